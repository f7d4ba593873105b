package org.certigjk.referee.engine;

import java.util.Arrays;
import java.util.StringJoiner;
import java.util.StringTokenizer;
import java.util.function.DoubleFunction;
import java.util.regex.Pattern;
import org.certigjk.referee.QueryMotion;
import org.certigjk.referee.Words;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/**
 * A query as a line: {@code id n #A #B} and the coordinates of the points of A and of B, all parted
 * by a blank; of posed bodies then {@code poses}, and the rows of both matrices, or {@code
 * quaternions}, and quaternion and translation of both; and for who answers when they meet {@code
 * motion} and the coordinates of r, as {@link QueryMotion} has them.
 */
public final class QueryLine {

  private static final String MATRICES = "poses";
  private static final String QUATERNIONS = "quaternions";
  private static final String MOTION = "motion";
  private static final int NUMBERS_OF_QUATERNIONS = 14;
  private static final Pattern ID = Pattern.compile("\\p{Graph}{1,255}");

  private QueryLine() {}

  /** Appends the line with its end. Every number is a decimal to which it is the nearest one. */
  static void append(StringBuilder line, String id, Query query, @Nullable QueryMotion motion) {
    line.append(of(id, query, motion, Double::toString)).append('\n');
  }

  /**
   * Returns the line without its end.
   *
   * @param number how a number is written
   */
  public static String of(
      String id, Query query, @Nullable QueryMotion motion, DoubleFunction<String> number) {
    if (!ID.matcher(id).matches()) {
      throw new IllegalArgumentException(
          "an id is one word of at most 255 visible ASCII characters; this is none: '%s'"
              .formatted(Words.of(id)));
    }
    PointPair pair = query.pair();
    StringJoiner line = new StringJoiner(" ");
    line.add(id).add(String.valueOf(pair.dimension()));
    line.add(String.valueOf(pair.sizeA())).add(String.valueOf(pair.sizeB()));
    add(line, pair.a(), number);
    add(line, pair.b(), number);
    Poses poses = query.poses();
    if (poses != null) {
      line.add(poses.form() == Pose.Form.MATRIX ? MATRICES : QUATERNIONS);
      add(line, poses.a().rows(), number);
      add(line, poses.b().rows(), number);
    }
    if (motion != null) {
      line.add(MOTION);
      motion.r().forEach(x -> line.add(number.apply(x)));
    }
    return line.toString();
  }

  private static void add(StringJoiner line, double[][] rows, DoubleFunction<String> number) {
    Arrays.stream(rows).flatMapToDouble(Arrays::stream).mapToObj(number).forEach(line::add);
  }

  /**
   * A query with its name.
   *
   * @param motion how A moves, or {@code null} if nothing is said of that
   */
  public record Named(String id, Query query, @Nullable QueryMotion motion) {}

  /**
   * Reads a line.
   *
   * @throws IllegalArgumentException if it is no query
   */
  public static Named parse(String line) {
    StringTokenizer words = new StringTokenizer(line, " ");
    int given = words.countTokens();
    if (given < 4) {
      throw new IllegalArgumentException("a query is a line 'id n #A #B a… b…'");
    }
    String id = words.nextToken();
    int n = count(words.nextToken());
    int sizeA = count(words.nextToken());
    int sizeB = count(words.nextToken());
    long coordinates = (long) n * ((long) sizeA + sizeB);
    long more = given - 4 - coordinates;
    boolean moves = line.contains(" " + MOTION + " ");
    more -= moves ? 1 + n : 0;
    boolean isQuaternion = n == 3 && more == 1 + NUMBERS_OF_QUATERNIONS;
    if (more != 0 && more != 1 + 2L * n * (n + 1) && !isQuaternion) {
      throw new IllegalArgumentException(
          "%s: %s words follow its sizes, not %s%s"
              .formatted(
                  id,
                  given - 4,
                  coordinates,
                  moves ? " and %s for the motion".formatted(1 + n) : ""));
    }
    PointPair pair = PointPair.of(rows(words, sizeA, n), rows(words, sizeB, n));
    Poses poses = more == 0 ? null : poses(id, words, n, isQuaternion);
    return new Named(id, new Query(pair, poses), moves ? motion(words, n) : null);
  }

  private static Poses poses(String id, StringTokenizer words, int n, boolean isQuaternion) {
    String expected = isQuaternion ? QUATERNIONS : MATRICES;
    if (!words.nextToken().equals(expected)) {
      throw new IllegalArgumentException(
          "%s: the word '%s' is to follow the points".formatted(id, expected));
    }
    Pose poseA = pose(words, n, isQuaternion);
    return new Poses(poseA, pose(words, n, isQuaternion));
  }

  private static QueryMotion motion(StringTokenizer words, int n) {
    if (!words.nextToken().equals(MOTION)) {
      throw new IllegalArgumentException("the word 'motion' is to follow points and poses");
    }
    return new QueryMotion(Arrays.stream(rows(words, 1, n)[0]).boxed().toList());
  }

  private static Pose pose(StringTokenizer words, int n, boolean isQuaternion) {
    return Pose.of(
        isQuaternion
            ? new double[][] {rows(words, 1, n + 1)[0], rows(words, 1, n)[0]}
            : rows(words, n, n + 1));
  }

  private static int count(String word) {
    if (!word.matches("[0-9]{1,9}")) {
      throw new IllegalArgumentException("'%s' is not a dimension or a size".formatted(word));
    }
    return Integer.parseInt(word);
  }

  private static double[][] rows(StringTokenizer words, int count, int length) {
    double[][] rows = new double[count][length];
    for (double[] row : rows) {
      for (int c = 0; c < length; c++) {
        row[c] = Double.parseDouble(words.nextToken());
      }
    }
    return rows;
  }
}
