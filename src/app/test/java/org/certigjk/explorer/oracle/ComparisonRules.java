package org.certigjk.explorer.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import org.jspecify.annotations.Nullable;

/**
 * What the sentences mean that compare a run with the exact one; they are judged at its last state.
 */
final class ComparisonRules {

  private static final String MADE =
      "(At the start |With W and s of step (\\d+), from which it makes step (\\d+), )";

  static final Map<String, Rule> RULES =
      Map.ofEntries(
          Map.entry("VERDICT_RIGHT", Rule.of("The verdict is right\\.", At::saysTheTruth)),
          Map.entry(
              "FALSE_MEETING",
              Rule.of(
                  "It says that the bodies meet, but they do not\\.",
                  at -> at.saysMeeting() && !at.truth.meets())),
          Map.entry(
              "FALSE_SEPARATION",
              Rule.of(
                  "It says that the bodies are separated, but they meet\\.",
                  at -> at.claim().equals("separated") && at.truth.meets())),
          Map.entry(
              "OTHER_MEETING",
              Rule.of(
                  "The bodies meet, but not as it says\\.",
                  at -> at.saysMeeting() && at.truth.meets() && !at.saysTheTruth())),
          Map.entry(
              "TRUTH",
              Rule.of(
                  "The bodies are (separated|touching|overlapping): (.*)\\.",
                  (at, said) ->
                      said.group(1).equals(at.truth.verdict) && headline(at.truth, said.group(2)))),
          Map.entry(
              "MEASURES_NOTHING",
              Rule.of(
                  "The loop measures no distance\\.",
                  at -> at.run.get("squaredDistance").isNull())),
          Map.entry(
              "DISTANCE_EXACT",
              Rule.of(
                  "Its ‖v‖² is exactly the squared distance\\.",
                  at -> at.truth.squaredDistance().equals(returnedNorm(at)))),
          Map.entry("DISTANCE_GREATER", distance("greater", 1)),
          Map.entry("DISTANCE_SMALLER", distance("smaller", -1)),
          Map.entry(
              "OTHER_VECTOR",
              Rule.of(
                  "(?:At the start|In step (\\d+)) its v {V}( \\(a weight is negative\\))?, but (?:the point of"
                      + " conv W|of the points that it had, W and s of step (\\d+), the) nearest to the origin"
                      + " is {v}\\.",
                  ComparisonRules::otherVector)),
          Map.entry(
              "GOES_ON",
              Rule.of(
                  MADE + "exact GJK is at its end\\. This run goes on\\.",
                  (at, said) -> hasAnswer(at, said) && state(said) < at.k)),
          Map.entry(
              "CLAIMS_NOTHING",
              Rule.of(
                  MADE + "exact GJK has its answer; this run claims nothing\\.",
                  (at, said) ->
                      hasAnswer(at, said) && state(said) == at.k && at.claim().equals("none"))),
          Map.entry(
              "GIVES_UP",
              Rule.of(
                  "In step (\\d+) this run gives up; exact GJK goes on\\.",
                  (at, said) -> stopsEarly(at, said) && at.claim().equals("none"))),
          Map.entry(
              "FALSE_AXIS",
              Rule.of(
                  "In step (\\d+) it takes v for a separating axis, which it is not\\.",
                  at -> at.endsBy("SEPARATING_AXIS") && at.truth.least(at.v()).sign() <= 0)),
          Map.entry(
              "STOPS_EARLY",
              Rule.of(
                  "In step (\\d+) it stops; exact GJK goes on, because A ⊖ B reaches nearer to O than the exact"
                      + " v\\.",
                  ComparisonRules::stopsEarly)),
          Map.entry(
              "OTHER_CONCLUSION",
              Rule.of(
                  MADE + "exact GJK has another answer than this run\\.",
                  (at, said) -> hasAnswer(at, said) && state(said) == at.k && !at.saysTheTruth())),
          Map.entry(
              "INPUT_ROUNDED",
              Rule.of(
                  "Before the run (one coordinate was|\\d+ coordinates were) rounded to the nearest"
                      + " (double|float)\\.",
                  ComparisonRules::inputRounded)));

  private ComparisonRules() {}

  private static @Nullable Q returnedNorm(At at) {
    return at.run.get("squaredDistance").isNull() ? null : at.number(at.run.get("squaredDistance"));
  }

  private static Rule distance(String word, int sign) {
    String amount = "([\\d.e−]+)";
    return Rule.of(
        "Its ‖v‖² is "
            + word
            + " than the squared distance by about "
            + amount
            + " \\("
            + amount
            + " of it\\)\\.",
        (at, said) -> {
          Q excess = returnedNorm(at).minus(at.truth.squaredDistance());
          Q relative = excess.abs().over(at.truth.squaredDistance());
          return excess.sign() == sign
              && isAbout(said.group(1), excess.abs())
              && isAbout(said.group(2), relative);
        });
  }

  /** Three digits. */
  private static boolean isAbout(String text, Q number) {
    return !number.times(Q.written("1/200")).isLess(Q.written(text).minus(number).abs());
  }

  /** "‖v‖² = 4, distance = 2", or words that follow from the verdict. */
  static boolean headline(Truth truth, String said) {
    if (truth.meets()) {
      return said.matches(
          truth.verdict.equals("touching")
              ? "they meet, and nowhere overlap"
              : "a whole neighbourhood of the origin is in A ⊖ B");
    }
    String number = "(=|≈) ([\\d./e−]+)";
    MatchResult parts = match("‖v‖² " + number + ", distance " + number, said);
    return At.says(parts.group(1), parts.group(2), truth.squaredDistance())
        && isRoot(parts.group(3), parts.group(4), truth.squaredDistance());
  }

  /** A root that is right to six digits is so in its square to five. */
  static boolean isRoot(String sign, String root, Q square) {
    Q said = Q.written(root).times(Q.written(root));
    return sign.equals("=")
        ? said.equals(square)
        : !square.times(Q.written("1/50000")).isLess(said.minus(square).abs());
  }

  static MatchResult match(String pattern, String text) {
    java.util.regex.Matcher matcher = java.util.regex.Pattern.compile(pattern).matcher(text);
    if (!matcher.matches()) {
      throw new AssertionError(text);
    }
    return matcher.toMatchResult();
  }

  /** The step in a sentence that begins with what it is made from. */
  private static int state(MatchResult said) {
    return said.group(3) == null ? 0 : Integer.parseInt(said.group(3));
  }

  /** Returns the points from which a state is made: W and s before; at the start its own. */
  private static Q[][] made(At at, int step) {
    if (step == 0) {
      return at.at(0).points();
    }
    At before = at.at(step - 1);
    List<JsonNode> pairs = new ArrayList<>(before.isEmpty() ? List.of() : before.simplex());
    pairs.add(before.supportPair());
    return pairs.stream().map(at.truth::difference).toArray(Q[][]::new);
  }

  private static boolean hasAnswer(At at, MatchResult said) {
    int step = state(said);
    boolean follows = step == 0 || said.group(2).equals("" + (step - 1));
    return follows && List.of(Nearest.of(made(at, step))).equals(List.of(at.truth.nearest));
  }

  private static boolean stopsEarly(At at, MatchResult said) {
    Q[] v = Nearest.of(made(at, at.k));
    return said.group(1).equals("" + at.k) && at.truth.squaredDistance().isLess(Q.dot(v, v));
  }

  private static boolean otherVector(At at, MatchResult said) {
    int step = said.group(1) == null ? 0 : Integer.parseInt(said.group(1));
    At state = at.at(step);
    Q[] nearest = Nearest.of(made(at, step));
    Q[] v = state.v();
    return state.saysVector(said, 2)
        && (said.group(4) == null || state.hasNegativeWeight())
        && (said.group(5) == null || said.group(5).equals("" + (step - 1)))
        && At.saysVector(Rule.sign(said.group(6)), said.group(7), nearest)
        && (v == null || !List.of(v).equals(List.of(nearest)));
  }

  private static boolean inputRounded(At at, MatchResult said) {
    int rounded = 0;
    for (Q[][] body : new Q[][][] {at.truth.a, at.truth.b}) {
      for (Q[] point : body) {
        for (Q coordinate : point) {
          double nearest =
              new java.math.BigDecimal(coordinate.p())
                  .divide(new java.math.BigDecimal(coordinate.q()), new java.math.MathContext(1200))
                  .doubleValue();
          boolean isFloat = said.group(2).equals("float");
          rounded += Q.of(isFloat ? (float) nearest : nearest).equals(coordinate) ? 0 : 1;
        }
      }
    }
    return said.group(1)
        .equals(rounded == 1 ? "one coordinate was" : rounded + " coordinates were");
  }
}
