package org.certigjk.check;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.StringJoiner;
import org.certigjk.cli.Main;

/** Records that the commands write, of every kind and field, for small bodies drawn at random. */
final class HonestRecords {

  private static final List<List<String>> COMMANDS =
      List.of(
          List.of("distance", "-"),
          List.of("distance", "-", "--trace"),
          List.of("distance", "-", "--engine", "generic"),
          List.of("distance", "-", "--field", "double"),
          List.of("distance", "-", "--field", "double", "--trace"),
          List.of("distance", "-", "--field", "float"),
          List.of("distance", "-", "--field", "float", "--trace"),
          List.of("distance", "-", "--field", "double", "--sub-algorithm", "backup"),
          List.of("penetration", "-"),
          List.of("raycast", "-"),
          List.of("distance", "-", "--time-limit", "0"),
          List.of("distance", "-", "--time-limit", "0", "--field", "double"),
          List.of("distance", "-", "--time-limit", "0", "--field", "float"),
          List.of("penetration", "-", "--time-limit", "0"),
          List.of("raycast", "-", "--time-limit", "0"));

  private HonestRecords() {}

  /** Returns the records of all commands for so many motions. */
  static List<String> of(Random random, int motions) {
    StringBuilder input = new StringBuilder();
    for (int k = 0; k < motions; k++) {
      input.append(motion(random, k)).append('\n');
    }
    input.append("{\"id\": \"no pair\", \"a\": [[1, 2]], \"b\": [[3]]}\n");
    List<String> records = new ArrayList<>();
    for (List<String> command : COMMANDS) {
      records.addAll(run(input.toString(), command).lines().toList());
    }
    return records;
  }

  /** Returns what a command prints about an input. */
  static String run(String input, List<String> command) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream complaints =
        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    Main.run(in, out, complaints, command.toArray(String[]::new));
    return out.toString(StandardCharsets.UTF_8);
  }

  private static String motion(Random random, int id) {
    int dimension = 1 + random.nextInt(3);
    int style = random.nextInt(4);
    return "{\"id\": %s, \"a\": %s, \"b\": %s, \"direction\": %s}"
        .formatted(
            id,
            points(random, dimension, style, 0),
            points(random, dimension, style, random.nextInt(3)),
            point(random, dimension, style, 0));
  }

  private static String points(Random random, int dimension, int style, int shift) {
    StringJoiner points = new StringJoiner(", ", "[", "]");
    for (int k = 1 + random.nextInt(5); k > 0; k--) {
      points.add(point(random, dimension, style, shift));
    }
    return points.toString();
  }

  private static String point(Random random, int dimension, int style, int shift) {
    StringJoiner point = new StringJoiner(", ", "[", "]");
    for (int k = 0; k < dimension; k++) {
      int whole = random.nextInt(5) - 2 + (k == 0 ? 2 * shift : 0);
      point.add(
          switch (style) {
            case 0, 1 -> String.valueOf(whole);
            case 2 -> "\"" + whole + "/" + (1 + random.nextInt(4)) + "\"";
            default -> String.valueOf(whole + random.nextGaussian());
          });
    }
    return point.toString();
  }
}
