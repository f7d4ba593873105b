package org.certigjk.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;

/** The first line of an engine. */
final class DeclarationLine {

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
          "margin");

  private DeclarationLine() {}

  /** Returns the line, without its end. */
  static String of(Declaration declaration) {
    return "%s name=%s version=%s settings=%s precision=%s %s dimensions=%s poses=%s%s"
        .formatted(
            START,
            declaration.name(),
            declaration.version(),
            declaration.settings(),
            label(declaration.precision()),
            calls(declaration),
            new TreeSet<>(declaration.dimensions())
                .stream().map(n -> Integer.toString(n)).collect(Collectors.joining(",")),
            declaration.poses() ? "yes" : "no",
            declaration.margin() == 0 ? "" : " margin=" + declaration.margin());
  }

  private static String calls(Declaration declaration) {
    return declaration.hasNamedCalls()
        ? declaration.calls().stream()
            .map(call -> call.name() + ":" + answers(call))
            .collect(Collectors.joining(";", "calls=", ""))
        : "answers=" + answers(declaration.calls().get(0));
  }

  private static String answers(Call call) {
    return EnumSet.copyOf(call.answers()).stream()
        .map(DeclarationLine::label)
        .collect(Collectors.joining(","));
  }

  /**
   * Reads the line.
   *
   * @throws IllegalArgumentException if it is none: the message says what is wrong, and what is
   *     right
   */
  static Declaration parse(String line) {
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
        margin(values.getOrDefault("margin", "0")));
  }

  /** Reads {@code answers=verdict,depth}, or {@code calls=NAME:verdict,depth;NAME:distance}. */
  private static List<Call> calls(Map<String, String> values) {
    String several = values.get("calls");
    if (several == null) {
      return List.of(Call.only(answers("answers", required(values, "answers"))));
    }
    if (values.containsKey("answers")) {
      throw new IllegalArgumentException("answers=… says again what calls=… says");
    }
    List<Call> calls = new ArrayList<>();
    for (String part : several.split(";", -1)) {
      String[] call = part.split(":", 2);
      if (call.length < 2 || call[0].isEmpty()) {
        throw new IllegalArgumentException(
            "calls: '%s' is not like collide:verdict,depth".formatted(part));
      }
      calls.add(new Call(call[0], answers("calls", call[1])));
    }
    return calls;
  }

  private static Set<Answers> answers(String key, String text) {
    return Arrays.stream(text.split(",", -1))
        .map(word -> constant(Answers.class, key, word))
        .collect(Collectors.toSet());
  }

  private static double margin(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("margin: '%s' is no number".formatted(text), e);
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
    for (T constant : type.getEnumConstants()) {
      if (label(constant).equals(word)) {
        return constant;
      }
    }
    String possible =
        Arrays.stream(type.getEnumConstants())
            .map(DeclarationLine::label)
            .collect(Collectors.joining(", "));
    throw new IllegalArgumentException("%s: '%s' is none of %s".formatted(key, word, possible));
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

  private static String label(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static List<String> sorted(Set<String> words) {
    return new ArrayList<>(new TreeSet<>(words));
  }
}
