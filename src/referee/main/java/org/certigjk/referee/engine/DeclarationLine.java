package org.certigjk.referee.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.certigjk.json.JsonWords;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Words;
import org.jspecify.annotations.Nullable;

/** The first line of an engine. */
public final class DeclarationLine {

  private static final String START = "certigjk-engine 1";

  private static final Set<String> KEYS =
      Set.of(
          "name",
          "version",
          "settings",
          "precision",
          "answers",
          "calls",
          "dimensions",
          "poses",
          "margin",
          "domain",
          "sizes",
          "tolerance");

  private DeclarationLine() {}

  /** Returns the line, without its end. */
  public static String of(Declaration declaration) {
    return "%s name=%s version=%s settings=%s precision=%s %s dimensions=%s poses=%s%s"
            .formatted(
                START,
                declaration.name(),
                declaration.version(),
                declaration.settings(),
                JsonWords.of(declaration.precision()),
                calls(declaration),
                new TreeSet<>(declaration.dimensions())
                    .stream().map(n -> Integer.toString(n)).collect(Collectors.joining(",")),
                declaration.poses() ? "yes" : "no",
                declaration.margin() == 0 ? "" : " margin=" + declaration.margin())
        + domain(declaration.domain());
  }

  private static String domain(Domain domain) {
    return (domain.hasCoordinates()
            ? " domain=%s..%s".formatted(domain.least(), domain.largest())
            : "")
        + (domain.hasSizes()
            ? " sizes=%s..%s".formatted(domain.leastSize(), domain.largestSize())
            : "");
  }

  private static String calls(Declaration declaration) {
    return declaration.hasNamedCalls()
        ? declaration.calls().stream()
            .map(call -> call.name() + ":" + answers(call) + tolerance(":", call))
            .collect(Collectors.joining(";", "calls=", ""))
        : "answers="
            + answers(declaration.calls().get(0))
            + tolerance(" tolerance=", declaration.calls().get(0));
  }

  private static String tolerance(String before, Call call) {
    return call.tolerance() == 0 ? "" : before + call.tolerance();
  }

  private static String answers(Call call) {
    return EnumSet.copyOf(call.answers()).stream()
        .map(JsonWords::of)
        .collect(Collectors.joining(","));
  }

  /**
   * Reads the line.
   *
   * @throws IllegalArgumentException if it is none: the message says what is wrong, and what is
   *     right
   */
  public static Declaration parse(String line) {
    if (!(line + " ").startsWith(START + " ")) {
      throw new IllegalArgumentException("it is to begin with '%s '".formatted(START));
    }
    Map<String, String> values = new HashMap<>();
    for (String word : words(line.substring(START.length()))) {
      int sign = word.indexOf('=');
      String key = word.substring(0, Math.max(sign, 0));
      if (!KEYS.contains(key)) {
        throw new IllegalArgumentException(
            "'%s' is not KEY=VALUE with a key of %s".formatted(word, sorted(KEYS)));
      }
      if (values.put(key, word.substring(sign + 1)) != null) {
        throw new IllegalArgumentException("%s is there twice".formatted(key));
      }
    }
    return new Declaration(
        required(values, "name"),
        values.getOrDefault("version", "unknown"),
        values.getOrDefault("settings", "default"),
        constant(Precision.class, "precision", required(values, "precision")),
        calls(values),
        dimensions(required(values, "dimensions")),
        yes(values.getOrDefault("poses", "no")),
        number("margin", values.getOrDefault("margin", "0")),
        domain(values));
  }

  /**
   * Reads {@code answers=verdict,depth}, or {@code calls=NAME:verdict,depth;NAME:distance:1e-6}.
   */
  private static List<Call> calls(Map<String, String> values) {
    String several = values.get("calls");
    if (several == null) {
      return List.of(
          new Call(
              "",
              answers("answers", required(values, "answers")),
              number("tolerance", values.getOrDefault("tolerance", "0"))));
    }
    for (String again : List.of("answers", "tolerance")) {
      if (values.containsKey(again)) {
        throw new IllegalArgumentException("%s=… says again what calls=… says".formatted(again));
      }
    }
    List<Call> calls = new ArrayList<>();
    for (String part : several.split(";", -1)) {
      String[] call = part.split(":", 3);
      if (call.length < 2 || call[0].isEmpty()) {
        throw new IllegalArgumentException(
            "calls: '%s' is not like collide:verdict,depth".formatted(part));
      }
      double tolerance = call.length < 3 ? 0 : number("calls", call[2]);
      calls.add(new Call(call[0], answers("calls", call[1]), tolerance));
    }
    return calls;
  }

  private static Set<Answers> answers(String key, String text) {
    return Arrays.stream(text.split(",", -1))
        .map(word -> constant(Answers.class, key, word))
        .collect(Collectors.toSet());
  }

  private static Domain domain(Map<String, String> values) {
    double[] coordinates = range("domain", values.get("domain"));
    double[] sizes = range("sizes", values.get("sizes"));
    return new Domain(coordinates[0], coordinates[1], sizes[0], sizes[1]);
  }

  private static double[] range(String key, @Nullable String text) {
    if (text == null) {
      return new double[] {0, Double.MAX_VALUE};
    }
    String[] ends = text.split("\\.\\.", 2);
    if (ends.length < 2) {
      throw new IllegalArgumentException("%s: '%s' is not like 0.01..1e6".formatted(key, text));
    }
    return new double[] {number(key, ends[0]), number(key, ends[1])};
  }

  private static double number(String key, String text) {
    try {
      return Double.parseDouble(text) + 0.0; // -0 is 0, so that it is the same when read again
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("%s: '%s' is no number".formatted(key, text), e);
    }
  }

  private static List<String> words(String text) {
    return Arrays.stream(text.split("[ \t]+")).filter(word -> !word.isEmpty()).toList();
  }

  private static String required(Map<String, String> values, String key) {
    String value = values.get(key);
    if (value == null) {
      throw new IllegalArgumentException("%s=… is missing".formatted(key));
    }
    return value;
  }

  private static <T extends Enum<T>> T constant(Class<T> type, String key, String word) {
    return Words.constant(type, word)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "%s: '%s' is none of %s"
                        .formatted(
                            key,
                            word,
                            Arrays.stream(type.getEnumConstants())
                                .map(JsonWords::of)
                                .collect(Collectors.joining(", ")))));
  }

  /** Reads numbers and ranges, such as {@code 2,3} or {@code 1-8}. */
  private static Set<Integer> dimensions(String text) {
    Set<Integer> dimensions = new TreeSet<>();
    for (String part : text.split(",", -1)) {
      if (!part.matches("[0-9]{1,2}(-[0-9]{1,2})?")) {
        throw new IllegalArgumentException(
            "dimensions: '%s' is not like 3 or 2,3 or 1-8".formatted(text));
      }
      String[] ends = part.split("-", -1);
      for (int n = Integer.parseInt(ends[0]); n <= Integer.parseInt(ends[ends.length - 1]); n++) {
        dimensions.add(n);
      }
    }
    return dimensions;
  }

  private static boolean yes(String word) {
    if (!word.equals("yes") && !word.equals("no")) {
      throw new IllegalArgumentException("poses: '%s' is neither yes nor no".formatted(word));
    }
    return word.equals("yes");
  }

  private static List<String> sorted(Set<String> words) {
    return new ArrayList<>(new TreeSet<>(words));
  }
}
