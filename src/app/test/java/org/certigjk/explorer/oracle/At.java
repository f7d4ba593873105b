package org.certigjk.explorer.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import org.jspecify.annotations.Nullable;

/** A state of a run as its JSON has it, beside the truth. */
final class At {

  /** Of a number that is not exactly what is written: six digits are right. */
  private static final Q ROUNDING = Q.written("1/100000");

  final Truth truth;
  final JsonNode view;
  final JsonNode run;
  final int k;
  private final JsonNode state;

  At(Truth truth, JsonNode view, JsonNode run, int k) {
    this.truth = truth;
    this.view = view;
    this.run = run;
    this.k = k;
    this.state = run.get("states").get(k);
  }

  JsonNode sentences() {
    return state.get("sentences");
  }

  JsonNode subsets() {
    return state.get("subsets");
  }

  /** Whether the sub-algorithm had an answer here. */
  boolean isAnswered() {
    for (JsonNode row : subsets()) {
      if (row.get("accepted").asBoolean()) {
        return true;
      }
    }
    return false;
  }

  JsonNode method() {
    return state.get("method");
  }

  /** The points of W ∪ {s}, of which the sub-algorithm is asked. */
  Q[][] extended() {
    List<JsonNode> pairs = new ArrayList<>(isEmpty() ? List.of() : simplex());
    if (looks()) {
      pairs.add(supportPair());
    }
    return pairs.stream().map(truth::difference).toArray(Q[][]::new);
  }

  At at(int step) {
    return new At(truth, view, run, step);
  }

  int states() {
    return run.get("states").size();
  }

  boolean isLast() {
    return k == states() - 1;
  }

  boolean isExact() {
    return run.get("field").asText().equals("rational");
  }

  boolean isFloat() {
    return run.get("field").asText().equals("float");
  }

  boolean isPolygonLoop() {
    return run.get("loop").asText().startsWith("alzubaidi");
  }

  /** Whether no sub-algorithm is asked: of two points, or where only s is kept. */
  boolean isOfOwnRule() {
    return isPolygonLoop() || run.get("loop").asText().endsWith("-reduction");
  }

  boolean startsEmpty() {
    String loop = run.get("loop").asText();
    return loop.startsWith("van-den-bergen")
        || loop.equals("proposed")
        || loop.startsWith("squared-gap")
        || loop.startsWith("separating-axis");
  }

  boolean isEmpty() {
    return k == 0 && startsEmpty();
  }

  boolean endsBy(String exit) {
    return isLast() && run.at("/why/exit").asText().equals(exit);
  }

  String claim() {
    return run.get("claim").asText();
  }

  boolean saysMeeting() {
    return List.of("touching", "overlapping", "meeting").contains(claim());
  }

  /** Whether what the run says of the bodies is so. */
  boolean saysTheTruth() {
    return claim().equals("meeting") ? truth.meets() : claim().equals(truth.verdict);
  }

  // Numbers of the run; null if there is none, or it is not finite.

  @Nullable Q number(JsonNode number) {
    String text = number.path("exact").asText();
    if (!text.matches("[-+\\d./eE]+")) {
      return null;
    }
    return isExact() ? Q.written(text) : Q.nearest(text);
  }

  Q @Nullable [] v() {
    return vector(state.get("v"));
  }

  Q @Nullable [] vector(JsonNode coordinates) {
    Q[] x = new Q[coordinates.size()];
    for (int c = 0; c < x.length; c++) {
      Q coordinate = number(coordinates.get(c));
      if (coordinate == null) {
        return null;
      }
      x[c] = coordinate;
    }
    return x;
  }

  boolean isZero() {
    Q[] v = v();
    return v != null && Q.dot(v, v).sign() == 0;
  }

  /** v, where it is finite and not 0. */
  Q @Nullable [] direction() {
    return isZero() ? null : v();
  }

  @Nullable Q squaredNorm() {
    return number(state.get("squaredNorm"));
  }

  @Nullable Q gap() {
    return number(state.get("gap"));
  }

  boolean looks() {
    return !state.get("support").isNull();
  }

  JsonNode supportPair() {
    return state.at("/support/pair");
  }

  Q[] support() {
    return truth.difference(supportPair());
  }

  Q exactGap() {
    Q[] v = v();
    return Q.dot(v, Q.minus(v, support()));
  }

  List<JsonNode> simplex() {
    List<JsonNode> pairs = new ArrayList<>();
    state.get("simplex").forEach(member -> pairs.add(member.get("pair")));
    return pairs;
  }

  Q[][] points() {
    return simplex().stream().map(truth::difference).toArray(Q[][]::new);
  }

  boolean hasPoint(Q[] point) {
    for (Q[] member : points()) {
      if (List.of(member).equals(List.of(point))) {
        return true;
      }
    }
    return false;
  }

  boolean originIsInHull() {
    Q[] nearest = Nearest.of(points());
    return Q.dot(nearest, nearest).sign() == 0;
  }

  boolean hasNegativeWeight() {
    for (JsonNode member : state.get("simplex")) {
      if (member.at("/weight/exact").asText().startsWith("-")) {
        return true;
      }
    }
    return false;
  }

  Q @Nullable [] weights() {
    List<Q> weights = new ArrayList<>();
    for (JsonNode member : state.get("simplex")) {
      Q weight = number(member.get("weight"));
      if (weight == null) {
        return null;
      }
      weights.add(weight);
    }
    return weights.toArray(Q[]::new);
  }

  boolean isSameAs(At other) {
    return simplex().equals(other.simplex()) && state.get("v").equals(other.state.get("v"));
  }

  boolean hasVectorOf(At other) {
    return state.get("v").equals(other.state.get("v"));
  }

  // What a sentence says of numbers.

  /** Whether "=" or "≈" and a number say what it is. */
  static boolean says(String sign, String numeral, @Nullable Q number) {
    if (number == null || numeral.matches("−?∞|NaN")) {
      return number == null && numeral.matches("−?∞|NaN");
    }
    Q said = Q.written(numeral);
    return sign.equals("=")
        ? said.equals(number)
        : !number.abs().times(ROUNDING).isLess(said.minus(number).abs());
  }

  static boolean saysVector(String sign, String tuple, Q @Nullable [] x) {
    String[] numerals = tuple.replaceAll("[()]", "").split(", ");
    for (int c = 0; c < numerals.length; c++) {
      boolean isWord = numerals[c].matches("−?∞|NaN");
      if (!isWord && (x == null || !says(sign, numerals[c], x[c]))) {
        return x == null;
      }
    }
    return true;
  }

  boolean saysVector(MatchResult said, int group) {
    return saysVector(said.group(group), said.group(group + 1), v());
  }

  /** Whether "a₁ − b₀" is the name of a pair. */
  static boolean names(String name, JsonNode pair) {
    StringBuilder digits = new StringBuilder();
    for (char c : name.toCharArray()) {
      digits.append(c >= '₀' && c <= '₉' ? (char) ('0' + c - '₀') : c);
    }
    return digits.toString().equals("a" + pair.get(0).asInt() + " − b" + pair.get(1).asInt());
  }
}
