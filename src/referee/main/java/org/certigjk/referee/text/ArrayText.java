package org.certigjk.referee.text;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;

/** The input of a query as text to paste: declarations in C, and JSON. Every number is exact. */
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
