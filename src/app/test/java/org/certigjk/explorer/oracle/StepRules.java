package org.certigjk.explorer.oracle;

import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;

/** What the sentences of a caption mean. */
final class StepRules {

  private static final Map<String, Integer> SIGNS = Map.of("< 0", -1, "0", 0, "> 0", 1);

  static final Map<String, Rule> RULES =
      Map.ofEntries(
          Map.entry(
              "EMPTY",
              Rule.of(
                  "W begins as ∅; {P} only makes the first v {V}\\.",
                  (at, said) ->
                      at.isEmpty()
                          && At.names(said.group(1), at.simplex().get(0))
                          && at.saysVector(said, 2))),
          Map.entry(
              "ONE_POINT",
              Rule.of(
                  "W begins as one point, {P}, and v {V}\\.",
                  (at, said) ->
                      at.k == 0
                          && !at.startsEmpty()
                          && at.simplex().size() == 1
                          && At.names(said.group(1), at.simplex().get(0))
                          && at.saysVector(said, 2))),
          Map.entry(
              "TWO_POINTS",
              Rule.of(
                  "W begins with X = {P} and Y = {P}, and v {V}\\.",
                  (at, said) ->
                      at.k == 0
                          && at.isPolygonLoop()
                          && At.names(said.group(1), at.simplex().get(0))
                          && At.names(said.group(2), at.simplex().get(1))
                          && at.saysVector(said, 3))),
          Map.entry(
              "VECTOR_NOT_FINITE",
              Rule.of(
                  "A coordinate of v has left the range of the field\\.", at -> at.v() == null)),
          Map.entry(
              "NORM_NOT_FINITE",
              Rule.of("‖v‖² has left the range of the field\\.", at -> at.squaredNorm() == null)),
          Map.entry(
              "NORM_ZERO",
              Rule.of(
                  "‖v‖² comes out as 0, though v is not 0\\.",
                  at -> Q.ZERO.equals(at.squaredNorm()) && !at.isZero())),
          Map.entry(
              "SAME_POINT",
              Rule.of(
                  "‖Y − X‖² (is|comes out as) 0, and eq\\. \\(7\\) divides by it.*",
                  StepRules::samePoint)),
          Map.entry(
              "FIRST_IS_ORIGIN",
              Rule.of(
                  "That point is the origin O, so A and B have a point in common\\.",
                  at -> at.isEmpty() && at.originIsInHull() && at.truth.meets())),
          Map.entry(
              "ORIGIN_IN_HULL",
              Rule.of(
                  "v = 0: the origin O lies in the hull of W, so A and B have a point in common\\.",
                  at -> at.isZero() && !at.isEmpty() && at.originIsInHull() && at.truth.meets())),
          Map.entry(
              "ORIGIN_NOT_IN_HULL",
              Rule.of(
                  "v (is|comes out as) 0, but O does not lie in the hull of W\\.",
                  (at, said) ->
                      at.isZero()
                          && !at.originIsInHull()
                          && at.isExact() == said.group(1).equals("is"))),
          Map.entry("NEGATIVE_WEIGHT", Rule.of("A weight is negative\\.", At::hasNegativeWeight)),
          Map.entry(
              "MEETING_ALL_THE_SAME",
              Rule.of("A and B have a point in common all the same\\.", at -> at.truth.meets())),
          Map.entry(
              "APART", Rule.of("A and B have no point in common\\.", at -> !at.truth.meets())),
          Map.entry(
              "NO_DIRECTION",
              Rule.of(
                  "v = 0 has no direction; this loop takes s {V}, which is {P}\\.",
                  (at, said) -> at.isZero() && isSupport(at, said))),
          Map.entry(
              "FARTHEST",
              Rule.of(
                  "s {V}, which is {P}, is the support point: nothing of A ⊖ B is farther in the"
                      + " direction −v\\.",
                  (at, said) -> isSupport(at, said) && isFarthest(at))),
          Map.entry(
              "NOT_FARTHEST",
              Rule.of(
                  "s {V}, which is {P}, is where this loop looks next; another point of A ⊖ B lies"
                      + " farther in the direction −v\\.",
                  (at, said) -> isSupport(at, said) && at.direction() != null && !isFarthest(at))),
          Map.entry(
              "GAP_NOT_FINITE",
              Rule.of(
                  "v·\\(v − s\\) has left the range of the field\\.",
                  at -> at.looks() && at.gap() == null)),
          Map.entry(
              "GAP", Rule.of("v·\\(v − s\\) {N}( > 0| < 0)(|, as rounded)\\.", StepRules::gap)),
          Map.entry("GAP_ZERO", Rule.of("v·\\(v − s\\) {N}()(|, as rounded)\\.", StepRules::gap)),
          Map.entry(
              "GAP_OF_ANOTHER_SIGN",
              Rule.of(
                  "Taken exactly it is (< 0|0|> 0)\\.",
                  (at, said) -> SIGNS.get(said.group(1)) == at.exactGap().sign())),
          Map.entry(
              "NOTHING_BEYOND",
              Rule.of(
                  "Nothing of A ⊖ B lies beyond the (line|plane) v·x = v·v, where O is\\.",
                  (at, said) -> supports(at) && isLevel(at, said.group(1)))),
          Map.entry("NEARER", Rule.of("A ⊖ B reaches nearer to O than v\\.", StepRules::isBeaten)),
          Map.entry(
              "NOT_NEARER",
              Rule.of(
                  "Yet nothing of A ⊖ B is nearer to O than v\\.",
                  at -> at.v() != null && !isBeaten(at))),
          Map.entry(
              "NEAREST", Rule.of("v is the point of A ⊖ B nearest to O\\.", at -> isNearest(at))),
          Map.entry(
              "OUTSIDE",
              Rule.of(
                  "Taken exactly, v is not in A ⊖ B\\.",
                  at ->
                      at.direction() != null
                          && Q.dot(at.v(), at.v()).isLess(at.truth.least(at.v())))),
          Map.entry(
              "IN_SIMPLEX",
              Rule.of(
                  "s is in W already\\.",
                  at -> !at.isEmpty() && at.simplex().contains(at.supportPair()))),
          Map.entry("REPLACES", Rule.of("s takes the place of {P}\\.", StepRules::replaces)),
          Map.entry(
              "JOINS",
              Rule.of(
                  "s joins W\\.",
                  at ->
                      !at.isLast()
                          && at.at(at.k + 1).simplex().contains(at.supportPair())
                          && (at.isEmpty() || !at.simplex().contains(at.supportPair())))),
          Map.entry(
              "NOT_KEPT",
              Rule.of(
                  "The next W is without s\\.",
                  at ->
                      at.looks()
                          && !at.isLast()
                          && !at.at(at.k + 1).simplex().contains(at.supportPair()))),
          Map.entry(
              "COMES_BACK",
              Rule.of(
                  "s was in W until step (\\d+), was discarded, and comes back\\.",
                  StepRules::comesBack)),
          Map.entry(
              "TAKEN_FOR_ZERO",
              Rule.of(
                  "v {V} is so short that this loop takes it for 0\\.",
                  (at, said) ->
                      at.direction() != null
                          && at.endsBy("NEAR_ZERO")
                          && at.claim().equals("meeting")
                          && at.saysVector(said, 1))),
          Map.entry(
              "FULL",
              Rule.of(
                  "W has (\\d) points, which is all that it may have, and v {V} is not 0\\.",
                  (at, said) ->
                      !at.isZero()
                          && at.simplex().size() == at.truth.dimension() + 1
                          && said.group(1).equals("" + at.simplex().size())
                          && at.saysVector(said, 2))),
          Map.entry(
              "CUT_OFF",
              Rule.of(
                  "Here the run is cut off\\.",
                  at -> at.endsBy("ITERATION_LIMIT") && at.claim().equals("none"))),
          Map.entry(
              "ENDS",
              Rule.of(
                  "Here the loop ends\\.", at -> at.isLast() && !at.endsBy("ITERATION_LIMIT"))));

  private StepRules() {}

  private static boolean samePoint(At at, MatchResult said) {
    Q[][] points = at.points();
    Q[] difference = Q.minus(points[1], points[0]);
    Q square = Q.dot(difference, difference);
    return at.isPolygonLoop()
        && at.isExact() == said.group(1).equals("is")
        && !(at.isExact() ? Q.ZERO : rounding(at, points)).isLess(square);
  }

  /** Returns the squared distance of points that may round to the same, two last places apart. */
  private static Q rounding(At at, Q[][] points) {
    Q part = Q.written(at.isFloat() ? "6e-14" : "2e-31");
    Q sizes = Q.dot(points[0], points[0]).plus(Q.dot(points[1], points[1]));
    return Q.written("1e-40").plus(part.times(sizes));
  }

  private static boolean isSupport(At at, MatchResult said) {
    return At.saysVector(said.group(1), said.group(2), at.support())
        && At.names(said.group(3), at.supportPair());
  }

  private static boolean isFarthest(At at) {
    Q[] v = at.direction();
    return v != null && !at.truth.least(v).isLess(Q.dot(v, at.support()));
  }

  private static boolean gap(At at, MatchResult said) {
    Q gap = at.gap();
    if (gap == null || at.v() == null || !At.says(said.group(1), said.group(2), gap)) {
      return false;
    }
    String relation = List.of(" < 0", "", " > 0").get(gap.sign() + 1);
    boolean isRounded = !gap.equals(at.exactGap());
    return said.group(3).equals(relation) && isRounded == !said.group(4).isEmpty();
  }

  private static boolean supports(At at) {
    Q[] v = at.direction();
    return v != null && !at.truth.least(v).isLess(Q.dot(v, v));
  }

  static boolean isLevel(At at, String word) {
    return word.equals(at.truth.dimension() == 2 ? "line" : "plane");
  }

  private static boolean isBeaten(At at) {
    Q[] v = at.v();
    return v != null && at.truth.squaredDistance().isLess(Q.dot(v, v));
  }

  static boolean isNearest(At at) {
    Q[] v = at.v();
    return v != null && List.of(v).equals(List.of(at.truth.nearest));
  }

  private static boolean replaces(At at, MatchResult said) {
    for (int i = 0; !at.isLast() && i < 2; i++) {
      boolean isPut = at.at(at.k + 1).simplex().get(i).equals(at.supportPair());
      if (isPut && At.names(said.group(1), at.simplex().get(i))) {
        return at.isPolygonLoop();
      }
    }
    return false;
  }

  private static boolean comesBack(At at, MatchResult said) {
    int until = Integer.parseInt(said.group(1));
    boolean isGone = until < at.k && (until > 0 || !at.startsEmpty());
    for (int step = until + 1; step <= at.k; step++) {
      isGone = isGone && !at.at(step).hasPoint(at.support());
    }
    return isGone && at.at(until).hasPoint(at.support());
  }
}
