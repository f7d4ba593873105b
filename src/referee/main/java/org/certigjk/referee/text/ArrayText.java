package org.certigjk.referee.text;

import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;

/**
 * The input of a query as text to paste: declarations in C, JSON, a line for an engine. Every
 * number is exact.
 */
public final class ArrayText {

  private static final int WIDTH = 96;

  private ArrayText() {}

  /** Returns {@code const double a[2][3] = …;} and so on, in float if all numbers are floats. */
  public static String c(Query query, boolean single) {
    Poses poses = query.poses();
    String text = c("a", query.pair().a(), single) + c("b", query.pair().b(), single);
    return poses == null
        ? text
        : text + c("pose_a", poses.a().rows(), single) + c("pose_b", poses.b().rows(), single);
  }

  private static String c(String name, double[][] rows, boolean single) {
    String type = single ? "float" : "double";
    String begin = "const %s %s[%s][%s] = ".formatted(type, name, rows.length, rows[0].length);
    List<String> points =
        Arrays.stream(rows)
            .map(
                row ->
                    Arrays.stream(row)
                        .mapToObj(x -> literal(x, single))
                        .collect(Collectors.joining(", ", "{", "}")))
            .toList();
    String line = begin + "{" + String.join(", ", points) + "};\n";
    return line.length() <= WIDTH ? line : begin + "{\n  " + String.join(",\n  ", points) + "};\n";
  }

  private static String literal(double x, boolean single) {
    String decimal = Wording.number(x);
    if (!single) {
      return decimal;
    }
    boolean integer = decimal.matches("-?[0-9]+");
    return decimal + (integer ? ".0f" : "f");
  }

  /** Returns the input as one object in JSON, with the names that test vectors use. */
  public static String json(Query query) {
    Poses poses = query.poses();
    String text = "\"a\": %s, \"b\": %s".formatted(json(query.pair().a()), json(query.pair().b()));
    return poses == null
        ? "{" + text + "}"
        : "{%s, \"poseA\": %s, \"poseB\": %s}"
            .formatted(text, json(poses.a().rows()), json(poses.b().rows()));
  }

  /** Returns the input as a line of the engine protocol, without its end. */
  public static String line(String id, Query query) {
    StringJoiner line = new StringJoiner(" ");
    line.add(id).add(String.valueOf(query.dimension()));
    line.add(String.valueOf(query.pair().sizeA())).add(String.valueOf(query.pair().sizeB()));
    add(line, query.pair().a());
    add(line, query.pair().b());
    Poses poses = query.poses();
    if (poses != null) {
      line.add("poses");
      add(line, poses.a().rows());
      add(line, poses.b().rows());
    }
    return line.toString();
  }

  private static void add(StringJoiner line, double[][] rows) {
    for (double[] row : rows) {
      for (double x : row) {
        line.add(Wording.number(x));
      }
    }
  }

  private static String json(double[][] rows) {
    return Arrays.stream(rows)
        .map(
            row ->
                Arrays.stream(row)
                    .mapToObj(Wording::number)
                    .collect(Collectors.joining(", ", "[", "]")))
        .collect(Collectors.joining(", ", "[", "]"));
  }
}
