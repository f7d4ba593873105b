package org.certigjk.explorer;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.cli.Main;
import org.certigjk.explorer.number.NumberType;
import org.certigjk.geometry.Polytope;
import org.certigjk.number.Numerals;
import org.certigjk.subalgorithms.SubAlgorithm;

/**
 * Scenes of many kinds, as texts: in the plane and in space, in all fields, with every
 * sub-algorithm; repeated and collinear points, crossing segments, touching bodies; small integers,
 * ratios, decimals, floats of any exponent, subnormal and huge ones.
 */
public final class RandomScenes {

  /** How a coordinate is spelled. */
  private enum Numbers {
    INTEGER,
    EIGHTHS,
    RATIO,
    DECIMAL,
    HEX,
    EXTREME
  }

  private final SplittableRandom random;

  private RandomScenes(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** Returns the scenes of a seed. */
  public static List<String> of(long seed, int count) {
    RandomScenes scenes = new RandomScenes(seed);
    List<String> texts = new ArrayList<>();
    while (texts.size() < count) {
      String text = scenes.next();
      if (isScene(text)) {
        texts.add(text);
      }
    }
    return texts;
  }

  /** Returns what {@code certigjk distance} prints for each scene, with the end of the line. */
  public static List<String> commandLine(List<Scene> scenes) {
    Map<String, List<Integer>> batches = new TreeMap<>(); // starting the program takes the time
    for (int k = 0; k < scenes.size(); k++) {
      Scene scene = scenes.get(k);
      String settings = scene.numbers().label() + " " + scene.subAlgorithm().label();
      batches.computeIfAbsent(settings, key -> new ArrayList<>()).add(k);
    }
    String[] lines = new String[scenes.size()];
    batches.forEach(
        (settings, batch) -> {
          List<Scene> same = batch.stream().map(scenes::get).toList();
          Iterator<String> printed = commandLine(settings.split(" "), same).lines().iterator();
          batch.forEach(k -> lines[k] = printed.next() + "\n");
        });
    return List.of(lines);
  }

  /** Returns what {@code certigjk distance} prints for a scene. */
  public static String commandLine(Scene scene) {
    return commandLine(List.of(scene)).get(0);
  }

  private static String commandLine(String[] settings, List<Scene> scenes) {
    StringBuilder pairs = new StringBuilder();
    for (Scene scene : scenes) {
      String a = points(scene.a());
      pairs.append("{\"a\":%s,\"b\":%s}\n".formatted(a, points(scene.b())));
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Main.run(
        new ByteArrayInputStream(pairs.toString().getBytes(StandardCharsets.UTF_8)),
        out,
        new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8),
        "distance",
        "--field",
        settings[0],
        "--sub-algorithm",
        settings[1],
        "--trace",
        "-");
    return out.toString(StandardCharsets.UTF_8);
  }

  /** Prints lines of a scene, a tabulator, and what the command line prints for it. */
  public static void main(String[] args) throws SceneException {
    int count = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
    long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
    List<String> texts = of(seed, count);
    List<String> lines = commandLine(parse(texts));
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    for (int k = 0; k < count; k++) {
      out.print(texts.get(k) + "\t" + lines.get(k));
    }
    out.flush();
  }

  /** Reads scenes. */
  public static List<Scene> parse(List<String> texts) throws SceneException {
    List<Scene> scenes = new ArrayList<>();
    for (String text : texts) {
      scenes.add(SceneText.parse(text));
    }
    return scenes;
  }

  private static boolean isScene(String text) {
    try {
      SceneText.parse(text);
      return true;
    } catch (SceneException beyondTheRange) {
      return false;
    }
  }

  private static String points(Polytope<BigFraction> body) {
    List<String> points = new ArrayList<>();
    for (int i = 0; i < body.size(); i++) {
      List<String> coordinates = new ArrayList<>();
      for (int k = 0; k < body.dimension(); k++) {
        coordinates.add("\"" + Numerals.format(body.get(i).get(k)) + "\"");
      }
      points.add("[" + String.join(",", coordinates) + "]");
    }
    return "[" + String.join(",", points) + "]";
  }

  private String next() {
    int dimension = random.nextInt(3) == 0 ? 3 : 2;
    Numbers numbers = any(Numbers.values());
    int most = numbers == Numbers.EXTREME ? 3 : random.nextInt(8) == 0 ? 40 : 7;
    List<String> a = body(dimension, numbers, most);
    List<String> b = body(dimension, numbers, most);
    switch (random.nextInt(6)) {
      case 0 -> b.set(0, a.get(a.size() - 1)); // a common point
      case 1 -> a.add(a.get(random.nextInt(a.size()))); // a repeated one
      case 2 -> {
        a = collinear(dimension);
        b = collinear(dimension);
      }
      default -> {} // as they are
    }
    String scene = "a=" + String.join(";", a) + "&b=" + String.join(";", b);
    return scene
        + "&field="
        + any(NumberType.values()).label()
        + "&sub="
        + any(SubAlgorithm.values()).label();
  }

  private List<String> body(int dimension, Numbers numbers, int most) {
    List<String> points = new ArrayList<>();
    int shift = random.nextInt(-4, 5);
    for (int i = random.nextInt(most); i >= 0; i--) {
      List<String> coordinates = new ArrayList<>();
      for (int k = 0; k < dimension; k++) {
        coordinates.add(numeral(numbers, k == 0 ? shift : 0));
      }
      points.add(String.join(",", coordinates));
    }
    return points;
  }

  /** Returns points of a line through points with small integers: they meet, cross and coincide. */
  private List<String> collinear(int dimension) {
    int[] start = random.ints(dimension, -2, 3).toArray();
    int[] direction = random.ints(dimension, -1, 2).toArray();
    List<String> points = new ArrayList<>();
    for (int i = random.nextInt(4); i >= 0; i--) {
      int t = random.nextInt(-3, 4);
      List<String> coordinates = new ArrayList<>();
      for (int k = 0; k < dimension; k++) {
        coordinates.add(Integer.toString(start[k] + t * direction[k]));
      }
      points.add(String.join(",", coordinates));
    }
    return points;
  }

  private String numeral(Numbers numbers, int shift) {
    return switch (numbers) {
      case INTEGER -> Integer.toString(random.nextInt(-3, 4) + shift);
      case EIGHTHS -> (random.nextInt(-20, 21) + 8 * shift) + "/8";
      case RATIO -> random.nextInt(-99, 100) + "/" + random.nextInt(1, 60);
      case DECIMAL -> Numerals.format(random.nextDouble(-3, 3) + shift);
      case HEX -> Numerals.formatHex((float) random.nextDouble(-3, 3) + shift);
      case EXTREME -> extreme();
    };
  }

  /** Returns a double of any exponent; half of them could be floats. */
  private String extreme() {
    int reach = random.nextBoolean() ? 150 : 1075;
    double x = Math.scalb(random.nextDouble(-1, 1), random.nextInt(-reach, reach));
    return Double.isFinite(x) ? Numerals.formatHex(x) : "0";
  }

  private <T> T any(T[] values) {
    return values[random.nextInt(values.length)];
  }
}
