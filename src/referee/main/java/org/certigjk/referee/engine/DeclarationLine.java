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
import org.certigjk.referee.Accuracy;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Domain.Bodies;
import org.certigjk.referee.Domain.Range;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;
import org.certigjk.referee.Words;
import org.certigjk.vectors.Pose;
import org.jspecify.annotations.Nullable;

/**
 * The first line of an engine. Protocol 2 has all of protocol 1 and more keys; a line of protocol 1
 * means what it always has.
 */
public final class DeclarationLine {

  private static final String START = "certigjk-engine ";

  private static final String NO = "no";
  private static final String YES = "yes";

  private static final Set<String> KEYS_1 =
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

  private static final Set<String> KEYS_2 =
      Set.of("ratio", "aspect", "points", "bodies", "documentation");

  private DeclarationLine() {}

  /** Returns the line, without its end. */
  public static String of(Declaration declaration) {
    return "%s2 name=%s version=%s settings=%s precision=%s %s dimensions=%s poses=%s%s"
            .formatted(
                START,
                declaration.name(),
                declaration.version(),
                declaration.settings(),
                JsonWords.of(declaration.precision()),
                calls(declaration),
                new TreeSet<>(declaration.dimensions())
                    .stream().map(n -> Integer.toString(n)).collect(Collectors.joining(",")),
                poses(declaration.poses()),
                declaration.margins().areNone() ? "" : " margin=" + declaration.margins().text())
        + domain(declaration.domain())
        + (declaration.documentation().isEmpty()
            ? ""
            : " documentation=" + declaration.documentation());
  }

  private static String domain(Domain domain) {
    return range(" domain", domain.coordinates())
        + range(" sizes", domain.sizes())
        + (Double.isInfinite(domain.ratio()) ? "" : " ratio=" + domain.ratio())
        + (Double.isInfinite(domain.aspect()) ? "" : " aspect=" + domain.aspect())
        + (domain.points() == Integer.MAX_VALUE ? "" : " points=.." + domain.points())
        + (domain.bodies() == Bodies.POINTS ? "" : " bodies=" + JsonWords.of(domain.bodies()));
  }

  private static String range(String key, Range range) {
    return range.isAll() ? "" : "%s=%s..%s".formatted(key, range.least(), range.largest());
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
    return call.tolerance().isNone() ? "" : before + call.tolerance().text();
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
    if (!line.matches(START + "[12]([ \t].*)?")) {
      throw new IllegalArgumentException(
          "it is to begin with '%1$s1 ' or '%1$s2 '".formatted(START));
    }
    boolean first = line.charAt(START.length()) == '1';
    Map<String, String> values = new HashMap<>();
    for (String word : words(line.substring(START.length() + 1))) {
      int sign = word.indexOf('=');
      String key = word.substring(0, Math.max(sign, 0));
      requireKey(first, key, word);
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
        poses(values.getOrDefault("poses", NO)),
        Margins.parse(values.getOrDefault("margin", "0")),
        domain(values),
        values.getOrDefault("documentation", ""));
  }

  private static void requireKey(boolean first, String key, String word) {
    if (first && KEYS_2.contains(key)) {
      throw new IllegalArgumentException(
          "%s=… is of protocol 2: let the line begin with '%s2 '".formatted(key, START));
    }
    if (!KEYS_1.contains(key) && !KEYS_2.contains(key)) {
      Set<String> keys = new TreeSet<>(KEYS_1);
      keys.addAll(first ? Set.of() : KEYS_2);
      throw new IllegalArgumentException(
          "'%s' is not KEY=VALUE with a key of %s".formatted(word, keys));
    }
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
              Accuracy.parse(values.getOrDefault("tolerance", "0"))));
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
      Accuracy tolerance = call.length < 3 ? Accuracy.NONE : Accuracy.parse(call[2]);
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
    return new Domain(
        range("domain", values.get("domain")),
        range("sizes", values.get("sizes")),
        number("ratio", values.getOrDefault("ratio", "Infinity")),
        number("aspect", values.getOrDefault("aspect", "Infinity")),
        points(values.getOrDefault("points", ".." + Integer.MAX_VALUE)),
        constant(Bodies.class, "bodies", values.getOrDefault("bodies", "points")));
  }

  private static Range range(String key, @Nullable String text) {
    if (text == null) {
      return Range.ALL;
    }
    String[] ends = text.split("\\.\\.", 2);
    if (ends.length < 2) {
      throw new IllegalArgumentException("%s: '%s' is not like 0.01..1e6".formatted(key, text));
    }
    return new Range(number(key, ends[0]), number(key, ends[1]));
  }

  /** Reads {@code ..64}. */
  private static int points(String text) {
    if (!text.matches("\\.\\.[0-9]{1,10}")
        || Long.parseLong(text.substring(2)) > Integer.MAX_VALUE) {
      throw new IllegalArgumentException("points: '%s' is not like ..64".formatted(text));
    }
    return Integer.parseInt(text.substring(2));
  }

  private static double number(String key, String text) {
    return Words.number(key, text, text);
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

  /**
   * Returns {@code no}, {@code yes} for matrices, {@code quaternion}, or {@code matrix,quaternion}.
   */
  public static String poses(Set<Pose.Form> forms) {
    if (forms.equals(Set.of(Pose.Form.MATRIX))) {
      return YES;
    }
    return forms.isEmpty()
        ? NO
        : forms.stream().sorted().map(JsonWords::of).collect(Collectors.joining(","));
  }

  private static Set<Pose.Form> poses(String text) {
    if (text.equals(NO) || text.equals(YES)) {
      return text.equals(NO) ? Set.of() : Set.of(Pose.Form.MATRIX);
    }
    return Arrays.stream(text.split(",", -1))
        .map(
            word ->
                Words.constant(Pose.Form.class, word)
                    .orElseThrow(
                        () ->
                            new IllegalArgumentException(
                                "poses: '%s' is none of no, yes, matrix, quaternion"
                                    .formatted(word))))
        .collect(Collectors.toSet());
  }
}
