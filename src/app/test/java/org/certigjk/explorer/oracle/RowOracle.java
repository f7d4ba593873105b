package org.certigjk.explorer.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Judges what is said of a subset that a sub-algorithm looked at: of the numbers of its row, and,
 * as exact arithmetic has it, of its points.
 */
final class RowOracle {

  private static final String REGION = ": the region of ";
  private static final String AS_ROUNDED = "As rounded: ";
  private static final String EXACTLY = "In exact arithmetic: ";
  private static final Pattern NAME = Pattern.compile("\\{(\\d+)}");
  private static final Pattern KEPT =
      Pattern.compile("(\\d+) inner products, (\\d+) of them kept(.*)");

  private static final List<String> REGIONS =
      List.of(
          "d₁ ≤ 0 and d₂ ≤ 0",
          "d₃ ≥ 0 and d₄ ≤ d₃",
          "d₆ ≥ 0 and d₅ ≤ d₆",
          "v({2}) ≤ 0, d₁ ≥ 0 ≥ d₃ and d₁ > d₃",
          "v({1}) ≤ 0, d₂ ≥ 0 ≥ d₆ and d₂ > d₆",
          "v({0}) ≤ 0, d₄ ≥ d₃ and d₅ ≥ d₆");

  private final At at;
  private final JsonNode row;
  private final Simplex simplex;

  /** The numbers of the row; null where one is not finite. */
  private final @Nullable Map<String, Q> computed;

  RowOracle(At at, Q[][] y, JsonNode row) {
    this.at = at;
    this.row = row;
    List<Integer> members = new ArrayList<>();
    row.get("members").forEach(member -> members.add(member.asInt()));
    this.simplex = new Simplex(y, members);
    this.computed = computed();
  }

  private @Nullable Map<String, Q> computed() {
    Map<String, Q> values = new TreeMap<>();
    for (JsonNode delta : row.get("deltas")) {
      values.put("Δ({" + delta.get("position").asText() + "})", at.number(delta.get("value")));
    }
    for (JsonNode quantity : row.path("quantities")) {
      values.put(quantity.get("name").asText(), at.number(quantity.get("value")));
    }
    return values.containsValue(null) ? null : values;
  }

  /** Returns whether a claim about the row is true. */
  boolean isTrue(String claim, String text) {
    return switch (claim) {
      case "NOT_FINITE" -> computed == null;
      case "FOUND" -> isOfRow(text) && (text.contains("as rounded") || isSo(text));
      case "FOUND_AS_ROUNDED" ->
          text.startsWith(AS_ROUNDED) && isOfRow(text.substring(AS_ROUNDED.length()));
      case "FOUND_EXACTLY" -> text.startsWith(EXACTLY) && isSo(text.substring(EXACTLY.length()));
      case "NO_SUBSET", "NO_WEIGHTS", "NO_ANSWER" ->
          isNoAnswer() && !at.isExact() && text.contains(whyNone());
      case "RIGHT_FACE" -> isFace(simplex.members);
      case "WRONG_FACE" -> !isFace(simplex.members) && isFace(positions(text));
      default -> false;
    };
  }

  private boolean isNoAnswer() {
    return row.get("weights").isNull() && simplex.members.isEmpty();
  }

  /** What there is to say where there is no answer, by the Δ of all rows. */
  private String whyNone() {
    List<RowOracle> tests = new ArrayList<>();
    for (JsonNode other : at.subsets()) {
      if (!other.get("deltas").isEmpty()) {
        tests.add(new RowOracle(at, simplex.y, other));
      }
    }
    if (tests.stream()
        .anyMatch(one -> one.computed != null && one.faults(one.computed).isEmpty())) {
      return "a subset passes, but rounding has left a weight";
    }
    boolean isEachFinite = tests.stream().allMatch(one -> one.computed != null);
    return isEachFinite && !tests.isEmpty() ? "none of these subsets passes" : "found none";
  }

  private boolean isFace(List<Integer> face) {
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < simplex.y.length; i++) {
      all.add(i);
    }
    return !face.isEmpty() && new Simplex(simplex.y, all).isNearestIn(face);
  }

  static List<Integer> positions(String text) {
    return NAME.matcher(text).results().map(name -> Integer.parseInt(name.group(1))).toList();
  }

  /** Whether it is true of the numbers of the row. */
  private boolean isOfRow(String text) {
    if (computed == null) {
      return false;
    }
    Matcher kept = KEPT.matcher(text);
    return kept.matches() ? isKept(kept) : reads(text, computed);
  }

  /** Whether it is true of the points. */
  private boolean isSo(String text) {
    if (KEPT.matcher(text).matches()) {
      return true; // of calls, not of points
    }
    boolean isFace = text.startsWith("Flat") || text.startsWith("The sides");
    Map<String, Q> values = new TreeMap<>(isFace ? simplex.sides() : simplex.deltas());
    values.putAll(simplex.products());
    if (text.startsWith("All Δ") || text.startsWith("A Δ")) {
      values.keySet().removeIf(name -> name.startsWith("Δ") && !isWithin(name));
    }
    boolean isOfWeights = text.matches("(All C|Not the sign|No α|Some α|Degenerate).*");
    return isOfWeights ? isSoOfWeights(text) : reads(text, values) && isRegion(text);
  }

  private boolean isWithin(String name) {
    return simplex.members.containsAll(positions(name));
  }

  /** Whether the nearest point is in the face whose region is named. */
  private boolean isRegion(String text) {
    int at = text.indexOf(REGION);
    List<Integer> named = at < 0 ? List.of() : positions(text.substring(at));
    return named.isEmpty() || simplex.isNearestIn(named);
  }

  private boolean reads(String text, Map<String, Q> values) {
    int region = text.indexOf(REGION);
    if (text.startsWith("No corner")) {
      return REGIONS.stream().noneMatch(one -> Conditions.hold(named(one), values));
    }
    if (region >= 0) {
      return Conditions.hold(text.substring(0, region), values);
    }
    return switch (text.split(" ")[0].replace(":", "")) {
      case "Passes" -> faults(values).isEmpty();
      case "Rejected" -> isRejected(text, values);
      case "All" -> text.startsWith("All Δ") ? of("Δ", values).allMatch(1) : agree(values);
      case "A" -> !of("Δ", values).allMatch(1);
      case "Flat" -> vertex(values).sign() == 0;
      case "The" -> isSides(text, values);
      case "Not" -> positions(text).equals(others(values));
      case "Yet" -> isNoWeights("λ", values);
      case "No", "Some", "Degenerate" -> readsWeights(text, values);
      default -> false;
    };
  }

  /** The names 0, 1 and 2 stand for the first three members. */
  private String named(String condition) {
    return NAME.matcher(condition)
        .replaceAll(name -> "{" + simplex.members.get(Integer.parseInt(name.group(1))) + "}");
  }

  // Johnson's test.

  private List<String> faults(Map<String, Q> values) {
    List<String> faults = new ArrayList<>();
    values.forEach(
        (name, value) -> {
          boolean isDelta = name.startsWith("Δ");
          if (isDelta && isWithin(name) && value.sign() <= 0) {
            faults.add(name + (value.sign() == 0 ? " = 0 within" : " < 0 within"));
          } else if (isDelta && !isWithin(name) && value.sign() > 0) {
            faults.add(name + " > 0 beyond");
          }
        });
    return faults;
  }

  private boolean isRejected(String text, Map<String, Q> values) {
    List<String> faults = faults(values);
    return !faults.isEmpty() && text.equals("Rejected: " + String.join(", ", faults) + ".");
  }

  /** The points whose products are kept are those of W, if the last question had an answer. */
  private boolean isKept(Matcher said) {
    int size = simplex.members.size();
    boolean isFirst = at.k == 0 || !at.at(at.k - 1).isAnswered();
    int known = isFirst ? 0 : at.simplex().size();
    String newest = "{" + (size - 1) + "}";
    String rest = said.group(3);
    boolean isRestTrue =
        rest.contains("the last v")
            ? rest.startsWith("; v·" + newest)
                && Conditions.hold("v·" + newest + " ≥ ‖v‖²", computed)
            : rest.equals(".") || (rest.contains("those with " + newest) && !isFirst);
    return said.group(1).equals("" + size * (size + 1) / 2)
        && said.group(2).equals("" + known * (known + 1) / 2)
        && isRestTrue;
  }

  // Volumes, sides and weights.

  private record Signs(Map<Integer, Q> values) {
    boolean allMatch(int sign) {
      return values.values().stream().allMatch(value -> value.sign() == sign);
    }

    List<Integer> where(int... signs) {
      return values.entrySet().stream()
          .filter(
              one -> java.util.stream.IntStream.of(signs).anyMatch(s -> s == one.getValue().sign()))
          .map(Map.Entry::getKey)
          .collect(Collectors.toList());
    }
  }

  private static Signs of(String letter, Map<String, Q> values) {
    Map<Integer, Q> of = new TreeMap<>();
    values.forEach(
        (name, value) -> {
          if (name.startsWith(letter + "(")) {
            of.put(positions(name).get(0), value);
          }
        });
    return new Signs(of);
  }

  private static boolean agree(Map<String, Q> values) {
    int mu = values.get("μ").sign();
    return mu != 0 && of("C", values).allMatch(mu);
  }

  private static List<Integer> others(Map<String, Q> values) {
    int mu = values.get("μ").sign();
    return mu == 0 ? of("C", values).where(-1, 0, 1) : of("C", values).where(-mu, 0);
  }

  private Q vertex(Map<String, Q> values) {
    return values.entrySet().stream()
        .filter(one -> one.getKey().startsWith("side of {"))
        .findFirst()
        .orElseThrow()
        .getValue();
  }

  private boolean isSides(String text, Map<String, Q> values) {
    int product = values.get("side of O").times(vertex(values)).sign();
    return vertex(values).sign() != 0 && (product < 0) == text.startsWith("The sides are opposite");
  }

  private static boolean isNoWeights(String letter, Map<String, Q> values) {
    Signs all = of(letter, values);
    boolean isBeyond = all.values.values().stream().anyMatch(x -> x.sign() < 0 || Q.ONE.isLess(x));
    return isBeyond || all.allMatch(0);
  }

  private boolean readsWeights(String text, Map<String, Q> values) {
    Signs alpha = of("α", values);
    List<Integer> named = positions(text);
    List<Integer> negative = alpha.where(-1);
    return switch (text.split(":|, ")[0]) {
      case "No α is negative" ->
          text.endsWith("a candidate.")
              ? !isNoWeights("α", values)
              : negative.isEmpty() && isNoWeights("α", values);
      case "Some α is negative" ->
          !negative.isEmpty() && (named.isEmpty() || named.equals(negative));
      default -> alpha.values.isEmpty();
    };
  }

  /** Of weights of the nearest point of the affine hull: dependent points have many. */
  private boolean isSoOfWeights(String text) {
    Q[] weights = simplex.weights();
    List<Integer> named = positions(text);
    if (text.startsWith("Degenerate")) {
      return weights == null;
    }
    if (text.startsWith("No α")) {
      return simplex.hasFoot();
    }
    if (weights == null) {
      return text.startsWith("Some α")
          ? isNearestWithout(named.isEmpty() ? simplex.members : named)
          : named.equals(simplex.members);
    }
    List<Integer> notPositive = new ArrayList<>();
    List<Integer> negative = new ArrayList<>();
    for (int k = 0; k < weights.length; k++) {
      if (weights[k].sign() <= 0) {
        notPositive.add(simplex.members.get(k));
      }
      if (weights[k].sign() < 0) {
        negative.add(simplex.members.get(k));
      }
    }
    return text.startsWith("Some α")
        ? !negative.isEmpty() && (named.isEmpty() || named.equals(negative))
        : named.equals(notPositive); // none, where all signs agree
  }

  private boolean isNearestWithout(List<Integer> left) {
    return left.stream()
        .anyMatch(
            i ->
                simplex.isNearestIn(
                    simplex.members.stream().filter(member -> !member.equals(i)).toList()));
  }
}
