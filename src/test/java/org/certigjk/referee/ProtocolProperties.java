package org.certigjk.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;

/** What the two sides of the protocol write, the other side reads as it was meant. */
class ProtocolProperties {

  private static double number(Random random) {
    double any = Double.longBitsToDouble(random.nextLong());
    return Double.isFinite(any) ? any + 0.0 : random.nextInt(9) - 4;
  }

  private static double[][] rows(Random random, int count, int length) {
    double[][] rows = new double[count][length];
    for (double[] row : rows) {
      for (int c = 0; c < length; c++) {
        row[c] = number(random);
      }
    }
    return rows;
  }

  @Property(tries = 200)
  void queries(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 5) int n, @ForAll boolean posed) {
    Random random = new Random(seed);
    PointPair pair =
        PointPair.of(
            rows(random, 1 + random.nextInt(5), n), rows(random, 1 + random.nextInt(5), n));
    Poses poses =
        posed ? new Poses(Pose.of(rows(random, n, n + 1)), Pose.of(rows(random, n, n + 1))) : null;
    Query query = new Query(pair, poses);
    StringBuilder line = new StringBuilder();
    QueryLine.append(line, "family/3/8/" + seed, query);
    assertEquals('\n', line.charAt(line.length() - 1));
    assertEquals(
        new QueryLine.Named("family/3/8/" + seed, query), QueryLine.parse(line.toString().strip()));
  }

  @Property(tries = 200)
  void answers(@ForAll long seed, @ForAll @IntRange(min = 1, max = 5) int n) {
    Random random = new Random(seed);
    Set<Answers> given = EnumSet.allOf(Answers.class);
    given.removeIf(answer -> given.size() > 1 && random.nextBoolean());
    Answer answer =
        new Answer(
            given.contains(Answers.VERDICT)
                ? Meeting.values()[random.nextInt(Meeting.values().length)]
                : null,
            given.contains(Answers.DISTANCE) ? number(random) : null,
            given.contains(Answers.POINTS)
                ? Points.of(rows(random, 1, n)[0], rows(random, 1, n)[0])
                : null,
            given.contains(Answers.DEPTH) ? Double.POSITIVE_INFINITY : null);
    assertEquals(answer, AnswerLine.parse(" " + AnswerLine.values(answer), given, n));
  }

  @Property(tries = 100)
  void declarations(@ForAll long seed, @ForAll Precision precision, @ForAll boolean poses) {
    Random random = new Random(seed);
    Set<Answers> answers = EnumSet.allOf(Answers.class);
    answers.removeIf(answer -> answers.size() > 1 && random.nextBoolean());
    Set<Integer> dimensions = new TreeSet<>();
    random.ints(3, 1, 12).forEach(dimensions::add);
    Declaration declaration =
        new Declaration("name" + seed, "1.2-x", "tight", precision, answers, dimensions, poses);
    assertEquals(declaration, DeclarationLine.parse(DeclarationLine.of(declaration)));
  }

  /**
   * Whatever an engine writes is an outcome: never an exception, never a long or a hostile text.
   */
  @Property(tries = 500)
  void anyText(@ForAll long seed) {
    Random random = new Random(seed);
    List<String> words =
        List.of(
            "verdict", "distance", "points", "depth", "none", "declined", "separated", "1", "nan");
    StringBuilder text = new StringBuilder();
    for (int k = random.nextInt(8); k >= 0; k--) {
      text.append(words.get(random.nextInt(words.size()))).append(' ');
      text.append((char) random.nextInt(random.nextBoolean() ? 128 : 65536));
    }
    Outcome outcome = AnswerLine.parse(text.toString(), EnumSet.allOf(Answers.class), 1);
    if (outcome instanceof Failure failure) {
      assertTrue(failure.detail().length() <= 201, failure.detail());
      assertTrue(failure.detail().chars().noneMatch(Character::isISOControl), failure.detail());
      assertTrue(
          Set.of(Kind.GARBAGE, Kind.NOT_A_NUMBER, Kind.NO_ANSWER).contains(failure.kind()),
          failure.toString());
    }
  }
}
