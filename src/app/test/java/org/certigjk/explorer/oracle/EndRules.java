package org.certigjk.explorer.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import org.jspecify.annotations.Nullable;

/** What the sentences about the end of a run mean. */
final class EndRules {

  /**
   * The whole of a sentence that says what a rule does, and nothing of this run but its numbers.
   */
  private static final String ANYTHING = "[^.]*(?:\\.[^.]*)*\\.";

  static final Map<String, Rule> RULES =
      Map.ofEntries(
          Map.entry(
              "LINE_MEETS_ORIGIN",
              Rule.of(
                  "The point C of the line through X and Y (is|comes out as) 0, which is taken for a"
                      + " collision\\. But C is beyond the segment from X to Y \\(one weight is negative\\),"
                      + " so this proves nothing\\."
                      + ANYTHING,
                  at -> at.isPolygonLoop() && at.isZero() && at.hasNegativeWeight())),
          Map.entry(
              "COMBINATION_IS_ZERO",
              Rule.of(
                  "v = 0: with weights that are not negative and sum to 1, points of A ⊖ B combine to the origin\\."
                      + ANYTHING,
                  EndRules::combines)),
          Map.entry(
              "COMBINATION_IS_ROUNDED",
              Rule.of(
                  "v comes out as 0, and so this loop says that the bodies meet\\. Taken exactly, its weights"
                      + " do not combine points of A ⊖ B to the origin: it proves nothing\\.",
                  at -> at.isZero() && at.saysMeeting() && !at.isExact() && !combines(at))),
          Map.entry(
              "TOUCHING",
              Rule.of(
                  "A direction d has"
                      + ANYTHING
                      + " the bodies only touch\\.|A direction d has"
                      + ANYTHING,
                  at -> at.truth.verdict.equals("touching") && directionHolds(at))),
          Map.entry(
              "OVERLAPPING",
              Rule.of(
                  "The combination uses as many independent differences" + ANYTHING,
                  at -> at.truth.verdict.equals("overlapping"))),
          Map.entry(
              "NOT_ASKED",
              Rule.of(
                  "This loop does not ask whether they touch or overlap\\.",
                  at -> at.claim().equals("meeting"))),
          Map.entry(
              "NEAR_ZERO",
              Rule.of(
                  "‖v‖² {N} is so small that this loop takes v for 0 and says that the bodies meet\\. That is"
                      + " a tolerance, not a proof\\.",
                  (at, said) -> at.saysMeeting() && saysNorm(at, said, 1))),
          Map.entry(
              "OPTIMAL",
              Rule.of(
                  "v·\\(v − s\\) = 0 for s {V}: no point of A ⊖ B lies on the origin's side of the"
                      + " (line|plane) through v perpendicular to v\\. So none is nearer to the origin, and v"
                      + " {V} is the distance vector\\.",
                  (at, said) ->
                      at.exactGap().sign() == 0
                          && At.saysVector(said.group(1), said.group(2), at.support())
                          && StepRules.isLevel(at, said.group(3))
                          && at.saysVector(said, 4)
                          && StepRules.isNearest(at))),
          Map.entry(
              "OPTIMAL_AS_ROUNDED",
              Rule.of(
                  "v·\\(v − s\\) comes out as 0, so this loop takes v {V} for the distance vector\\. That is"
                      + " of rounded numbers, and proves nothing by itself\\.",
                  (at, said) ->
                      !at.isExact() && Q.ZERO.equals(at.gap()) && at.saysVector(said, 1))),
          Map.entry(
              "OPTIMAL_AS_CLIMBED",
              Rule.of(
                  "v·\\(v − s\\) = 0 for the s {V} that the climb has found, so this loop takes v {V} for the"
                      + " distance vector\\. But another point of A ⊖ B is farther in the direction −v\\.",
                  (at, said) ->
                      at.isExact()
                          && at.exactGap().sign() == 0
                          && At.saysVector(said.group(1), said.group(2), at.support())
                          && at.saysVector(said, 3)
                          && at.truth.least(at.v()).isLess(Q.dot(at.v(), at.support())))),
          Map.entry(
              "LEVEL_AS_ROUNDED",
              Rule.of(
                  "Against v no point of A ⊖ B comes out farther than the points of W, so this loop takes v"
                      + " {V} for the distance vector\\. That is of rounded numbers, and proves nothing by"
                      + " itself\\.",
                  (at, said) -> !at.isExact() && at.saysVector(said, 1))),
          Map.entry(
              "BEGUN_WITH_ZERO",
              Rule.of(
                  "The loop runs while v ≠ 0, and was begun with v = 0\\. So it is not entered, and says that"
                      + " the bodies meet, whatever they are\\.",
                  at -> at.isLast() && at.k == 0 && at.isZero() && at.saysMeeting())),
          Map.entry(
              "LEVEL_AS_PRINTED",
              Rule.of(
                  "Step 4 to the letter asks whether a point of W is no farther against v than s is\\. That is"
                      + " so of this W as, but for rounding, of every one, so this loop takes v, which {V},"
                      + " for the distance vector\\.",
                  (at, said) -> (at.k == 0 || !at.isExact()) && at.saysVector(said, 1))),
          Map.entry(
              "ENCLOSED",
              Rule.of(
                  "The distance is between the lower bound μ and ‖v‖, and these are as close as this loop asks"
                      + ANYTHING,
                  EndRules::isEnclosed)),
          Map.entry(
              "ENCLOSED_AS_ROUNDED",
              Rule.of(
                  "μ and ‖v‖, as rounded, are as close as this loop asks" + ANYTHING,
                  at -> !at.isExact())),
          Map.entry(
              "NO_AXIS",
              Rule.of(
                  "Its μ (is|comes out as) 0, and so it says that the bodies meet\\.",
                  (at, said) ->
                      at.saysMeeting() && (said.group(1).equals("comes out as") || !hasAxis(at)))),
          Map.entry(
              "GAP",
              Rule.of(
                  "v·\\(v − s\\) {N}(, as rounded)?: that is within the tolerance" + ANYTHING,
                  (at, said) -> At.says(said.group(1), said.group(2), at.gap()))),
          Map.entry(
              "GAP_IS_BOUND",
              Rule.of(
                  "It is at least the squared distance of v from the distance vector, so v is as good as that\\.",
                  at -> {
                    Q[] error = Q.minus(at.v(), at.truth.nearest);
                    return !at.gap().isLess(Q.dot(error, error));
                  })),
          Map.entry("HARDLY_FARTHER", Rule.of("D·Z − D·X" + ANYTHING, At::isPolygonLoop)),
          Map.entry("HARDLY_FARTHER_THAN_C", Rule.of("D·Z − D·C" + ANYTHING, At::isPolygonLoop)),
          Map.entry(
              "NO_PROOF",
              Rule.of("As the steps are listed that is no proof" + ANYTHING, At::isPolygonLoop)),
          Map.entry(
              "SUPPORT_REPEATED",
              Rule.of(
                  "s {V} is in W, or was discarded in the step before\\. In exact arithmetic that happens only"
                      + " at the end, so the loop stops and returns the v that it has\\.",
                  (at, said) ->
                      At.saysVector(said.group(1), said.group(2), at.support()) && isRepeated(at))),
          Map.entry(
              "SUPPORT_REPEATED_AS_ROUNDED",
              Rule.of("s, as rounded, is a point of W" + ANYTHING, at -> !at.isExact())),
          Map.entry(
              "POINT_REPEATED",
              Rule.of(
                  "C {V} was found before, in step (\\d+), and the second condition takes that for a"
                      + " collision, distance 0\\.",
                  (at, said) ->
                      at.saysVector(said, 1)
                          && at.saysMeeting()
                          && Integer.parseInt(said.group(3)) < at.k
                          && at.hasVectorOf(at.at(Integer.parseInt(said.group(3)))))),
          Map.entry(
              "AXIS",
              Rule.of(
                  "v·s {N} > 0, and no point of A ⊖ B has a smaller product with v: v·\\(a − b\\) > 0 for all"
                      + " points, so a (line|plane) perpendicular to v separates the bodies\\. This loop stops"
                      + " here, before the distance is known\\.",
                  (at, said) ->
                      At.says(said.group(1), said.group(2), Q.dot(at.v(), at.support()))
                          && StepRules.isLevel(at, said.group(3))
                          && at.truth.least(at.v()).sign() > 0
                          && !at.truth.least(at.v()).isLess(Q.dot(at.v(), at.support())))),
          Map.entry(
              "AXIS_AS_ROUNDED",
              Rule.of(
                  "v·s, as rounded, is > 0, and so this loop takes v for a separating axis\\. It stops here,"
                      + " before the distance is known\\.",
                  at -> !at.isExact() && at.claim().equals("separated"))),
          Map.entry(
              "AXIS_HOLDS",
              Rule.of(
                  "Taken exactly, v·\\(a − b\\) > 0 for all points: the axis separates the bodies\\.",
                  at -> at.truth.least(at.v()).sign() > 0)),
          Map.entry(
              "AXIS_FAILS",
              Rule.of(
                  "Taken exactly, v·\\(a − b\\) > 0 does not hold for all points\\.",
                  at -> at.v() == null || at.truth.least(at.v()).sign() <= 0)),
          Map.entry(
              "NO_DECREASE",
              Rule.of(
                  "The next v would have ‖v‖² (?:{N}, )?not smaller than that of v, which {N}\\. In exact"
                      + " arithmetic ‖v‖² always decreases; rounding prevents it here\\.",
                  (at, said) -> !at.isExact() && decreasesNot(at, said))),
          Map.entry(
              "NO_SUBSET",
              Rule.of(
                  "No subset of W ∪ \\{s\\} passes the test of the sub-algorithm\\. In exact arithmetic one"
                      + " always does; rounding prevents it here\\.",
                  at -> !at.isExact() && at.looks())),
          Map.entry(
              "SIMPLEX_FULL",
              Rule.of(
                  "W has (\\d) points, which in exact arithmetic is possible only if v = 0; here ‖v‖² {N}\\.",
                  (at, said) ->
                      !at.isExact()
                          && !at.isZero()
                          && said.group(1).equals("" + at.simplex().size())
                          && at.simplex().size() == at.truth.dimension() + 1
                          && saysNorm(at, said, 2))),
          Map.entry("SAME_POINT", StepRules.RULES.get("SAME_POINT")),
          Map.entry(
              "OUT_OF_RANGE",
              Rule.of(
                  "‖v‖² {N}, as rounded: the number has left the range of the field \\(overflow, or"
                      + " underflow to 0\\)\\.",
                  (at, said) ->
                      saysNorm(at, said, 1)
                          && !at.isExact()
                          && (at.squaredNorm() == null || at.squaredNorm().sign() == 0))),
          Map.entry(
              "OUT_OF_RANGE_SCALED",
              Rule.of(
                  "‖v‖² of the scaled bodies, as rounded, has left the range of the field"
                      + " \\(overflow, or underflow to 0\\)\\.",
                  EndRules::isScaledToNothing)),
          Map.entry(
              "NO_CERTIFICATE",
              Rule.of(
                  "v comes out as 0, so the bodies seem to meet; but rounding prevents deciding"
                      + ANYTHING,
                  at -> at.isZero() && !at.isExact() && at.claim().equals("none"))),
          Map.entry(
              "NOT_ENDED",
              Rule.of(
                  "After (\\d+) iterations the loop had not ended and was cut off\\. GJK of this library over"
                      + " rational numbers ends after (\\d+)\\.",
                  (at, said) ->
                      at.endsBy("ITERATION_LIMIT")
                          && said.group(1).equals("" + at.k)
                          && said.group(2).equals("" + (at.view.at("/exact/states").size() - 1)))),
          Map.entry(
              "UNCHANGED",
              Rule.of(
                  "W and v have been the same since step (\\d+)\\.",
                  (at, said) -> {
                    boolean isSame = true;
                    for (int step = Integer.parseInt(said.group(1)); step < at.k; step++) {
                      isSame = isSame && at.isSameAs(at.at(step));
                    }
                    return isSame && Integer.parseInt(said.group(1)) < at.k;
                  })),
          Map.entry(
              "SAME_AS_BEFORE",
              Rule.of(
                  "W and v are those of step (\\d+)\\.",
                  (at, said) -> at.isSameAs(at.at(Integer.parseInt(said.group(1)))))),
          Map.entry(
              "CLAIMS_NOTHING",
              Rule.of("The loop claims nothing\\.", at -> at.claim().equals("none"))),
          Map.entry(
              "CLAIMS_MEETING",
              Rule.of("The loop takes v for 0 and says that the bodies meet\\.", At::saysMeeting)),
          Map.entry(
              "RETURNS_VECTOR",
              Rule.of(
                  "The loop returns the v that it has\\.",
                  at -> returned(at).equals(at.run.get("states").get(at.k).get("v")))),
          Map.entry(
              "IS_DISTANCE_VECTOR",
              Rule.of("The vector that it returns is the distance vector\\.", EndRules::isRight)),
          Map.entry(
              "IS_NOT_DISTANCE_VECTOR",
              Rule.of(
                  "The vector that it returns is not exactly the distance vector\\.",
                  at -> !isRight(at))),
          Map.entry("MEETS_INDEED", Rule.of("Here the bodies do meet\\.", at -> at.truth.meets())),
          Map.entry(
              "IS_APART",
              Rule.of(
                  "Here the bodies do not meet: the squared distance {N}\\.",
                  (at, said) ->
                      !at.truth.meets()
                          && At.says(said.group(1), said.group(2), at.truth.squaredDistance()))));

  private EndRules() {}

  private static boolean saysNorm(At at, MatchResult said, int group) {
    return At.says(said.group(group), said.group(group + 1), at.squaredNorm());
  }

  private static boolean isRight(At at) {
    Q[] returned = at.vector(returned(at));
    return returned != null && List.of(returned).equals(List.of(at.truth.nearest));
  }

  private static JsonNode returned(At at) {
    JsonNode v = at.run.get("v");
    if (v.isNull()) {
      throw new IllegalStateException("the loop returns no vector");
    }
    return v;
  }

  private static boolean combines(At at) {
    Q @Nullable [] weights = at.weights();
    if (weights == null) {
      return false;
    }
    Q sum = Q.ZERO;
    for (Q weight : weights) {
      sum = sum.plus(weight);
    }
    Q[] combination = Q.combination(weights, at.points());
    return sum.equals(Q.ONE)
        && !at.hasNegativeWeight()
        && Q.dot(combination, combination).sign() == 0;
  }

  private static boolean directionHolds(At at) {
    JsonNode direction = at.run.at("/certificate/direction");
    Q[] d = Truth.vector(direction);
    return Q.dot(d, d).sign() > 0 && at.truth.least(d).sign() >= 0;
  }

  /** δ ≤ ‖v(A ⊖ B)‖ ≤ ‖v‖ for δ = v·s / ‖v‖ of every state. */
  private static boolean isEnclosed(At at) {
    Q square = at.truth.squaredDistance();
    for (int step = 0; step <= at.k; step++) {
      At before = at.at(step);
      Q product = Q.dot(before.v(), before.support());
      Q norm = Q.dot(before.v(), before.v());
      if (product.sign() > 0 && square.times(norm).isLess(product.times(product))) {
        return false;
      }
    }
    return !Q.dot(at.v(), at.v()).isLess(square);
  }

  private static boolean hasAxis(At at) {
    boolean found = false;
    for (int step = 0; step <= at.k; step++) {
      At before = at.at(step);
      found = found || Q.dot(before.v(), before.support()).sign() > 0;
    }
    return found;
  }

  private static boolean isRepeated(At at) {
    At before = at.k == 0 ? at : at.at(at.k - 1);
    boolean isSupport = at.k > 0 && List.of(before.support()).equals(List.of(at.support()));
    return isSupport || (!before.isEmpty() && before.hasPoint(at.support()));
  }

  private static boolean decreasesNot(At at, MatchResult said) {
    Q norm = at.squaredNorm();
    if (!At.says(said.group(3), said.group(4), norm)) {
      return false;
    }
    return said.group(2) == null
        || Q.written(said.group(2)).plus(norm.times(Q.written("1/100000"))).compareTo(norm) >= 0;
  }

  /** ‖v‖² is below the least number of the field beside the squares of the coordinates. */
  private static boolean isScaledToNothing(At at) {
    Q greatest = Q.ZERO;
    for (Q[][] body : java.util.List.of(at.truth.a, at.truth.b)) {
      for (Q[] point : body) {
        for (Q coordinate : point) {
          greatest = greatest.isLess(coordinate.abs()) ? coordinate.abs() : greatest;
        }
      }
    }
    int exponent = at.isFloat() ? -145 : -1070;
    Q bound = Q.of(Math.scalb(1.0, exponent)).times(greatest).times(greatest);
    Q norm = at.squaredNorm();
    return at.run.get("loop").asText().equals("proposed")
        && norm != null
        && norm.sign() > 0
        && norm.isLess(bound);
  }
}
