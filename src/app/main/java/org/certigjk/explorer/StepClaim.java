package org.certigjk.explorer;

import java.util.function.Function;
import java.util.function.Predicate;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.variants.Variants;
import org.jspecify.annotations.Nullable;

/** What the page says of one state of a run, in this order: its caption. */
enum StepClaim implements Claim {
  EMPTY(
      Moment::isEmpty,
      at ->
          "W begins as ∅; %s only makes the first v %s."
              .formatted(first(at), at.equalsVector())),
  ONE_POINT(
      at -> at.isFirst() && !at.isEmpty() && at.simplex().size() == 1,
      at -> "W begins as one point, %s, and v %s.".formatted(first(at), at.equalsVector())),
  TWO_POINTS(
      at -> at.isFirst() && at.simplex().size() == 2,
      at ->
          "W begins with X = %s and Y = %s, and v %s."
              .formatted(first(at), Claim.point(at.simplex().get(1)), at.equalsVector())),
  VECTOR_NOT_FINITE(
      at -> !at.exactly().isFinite(), at -> "A coordinate of v has left the range of the field."),
  NORM_NOT_FINITE(
      at -> at.exactly().isFinite() && at.computedNorm() == null,
      at -> "‖v‖² has left the range of the field."),
  NORM_ZERO(
      at -> !at.exactly().isZero() && isSign(at.computedNorm(), 0),
      at -> "‖v‖² comes out as 0, though v is not 0."),
  SAME_POINT(
      at -> at.run().loop() == Variants.ALZUBAIDI && at.isPointTwice(),
      at -> "‖Y − X‖² " + at.is() + " 0, and eq. (7) divides by it."),
  ORIGIN_IN_HULL(
      at -> at.exactly().isZero() && at.originIsInHull(),
      at ->
          at.isEmpty()
              ? "That point is the origin O, so A and B have a point in common."
              : "v = 0: the origin O lies in the hull of W, so A and B have a point in common."),
  ORIGIN_NOT_IN_HULL(
      at -> at.exactly().isZero() && !at.originIsInHull(),
      at ->
          "v "
              + at.is()
              + " 0, but O does not lie in the hull of W"
              + (at.hasNegativeWeight() ? ": a weight is negative." : ".")),
  MEETING_ALL_THE_SAME(
      at -> ORIGIN_NOT_IN_HULL.holds(at) && at.exactly().truth().meets(),
      at -> "A and B have a point in common all the same."),
  APART(
      at -> ORIGIN_NOT_IN_HULL.holds(at) && !at.exactly().truth().meets(),
      at -> "A and B have no point in common."),
  NO_DIRECTION(
      at -> at.looks() && at.exactly().isZero(),
      at -> "v = 0 has no direction; this loop takes s %s.".formatted(named(at))),
  FARTHEST(
      at -> at.exactly().isFarthest(),
      at ->
          "s %s, is the support point: nothing of A ⊖ B is farther in the direction −v."
              .formatted(named(at))),
  NOT_FARTHEST(
      at -> at.exactly().hasDirection() && !at.exactly().isFarthest(),
      at ->
          "s %s, is where this loop looks next; another point of A ⊖ B lies farther in the direction −v."
              .formatted(named(at))),
  GAP_NOT_FINITE(
      at -> at.looks() && at.computedGap() == null,
      at -> "v·(v − s) has left the range of the field."),
  GAP(
      at -> at.exactly().hasDirection() && at.computedGap() != null,
      at -> "v·(v − s) %s%s.".formatted(at.equalsGap(), comparedWithZero(at))),
  GAP_OF_ANOTHER_SIGN(
      at -> GAP.holds(at) && !isSign(at.computedGap(), at.exactly().signOfGap()),
      at -> "Taken exactly it is %s 0.".formatted(relation(at.exactly().signOfGap()))),
  NOTHING_BEYOND(
      at -> at.looks() && at.exactly().supports(),
      at ->
          "Nothing of A ⊖ B lies beyond the %s v·x = v·v, where O is.".formatted(at.level())),
  NEARER(
      at -> at.exactly().hasDirection() && at.exactly().isBeaten(), at -> "A ⊖ B reaches nearer to O than v."),
  NOT_NEARER(
      at -> at.exactly().hasDirection() && !at.exactly().supports() && !at.exactly().isBeaten(),
      at -> "Yet nothing of A ⊖ B is nearer to O than v."),
  NEAREST(
      at -> at.exactly().hasDirection() && at.exactly().isDistanceVector(),
      at -> "v is the point of A ⊖ B nearest to O."),
  OUTSIDE(
      at -> at.looks() && at.exactly().isOutside(),
      at -> (at.isExact() ? "v" : "Taken exactly, v") + " is not in A ⊖ B."),
  IN_SIMPLEX(at -> at.isInSimplex(at.supportPair()), at -> "s is in W already."),
  REPLACES(
      at -> replaced(at) != null,
      at -> "s takes the place of %s.".formatted(Claim.point(replaced(at)))),
  JOINS(
      at -> at.run().loop() != Variants.ALZUBAIDI && isKept(at) && !IN_SIMPLEX.holds(at),
      at -> "s joins W."),
  NOT_KEPT(
      at -> at.looks() && !at.isLast() && !isKept(at), at -> "The next W is without s."),
  COMES_BACK(
      at -> at.discardedAfter() >= 0,
      at ->
          "s was in W until step %s, was discarded, and comes back.".formatted(at.discardedAfter())),
  TAKEN_FOR_ZERO(
      at -> at.endsBy(Stop.NEAR_ZERO) && !at.exactly().isZero(),
      at -> "v %s is so short that this loop takes it for 0.".formatted(at.equalsVector())),
  FULL(
      at -> at.endsBy(Stop.SIMPLEX_FULL) && at.isFull() && !at.exactly().isZero(),
      at ->
          "W has %s points, which is all that it may have, and v %s is not 0."
              .formatted(at.simplex().size(), at.equalsVector())),
  CUT_OFF(at -> at.endsBy(Stop.ITERATION_LIMIT), at -> "Here the run is cut off."),
  ENDS(at -> at.isLast() && !at.endsBy(Stop.ITERATION_LIMIT), at -> "Here the loop ends.");

  private final Predicate<Moment<?>> predicate;
  private final Function<Moment<?>, String> words;

  StepClaim(Predicate<Moment<?>> predicate, Function<Moment<?>, String> words) {
    this.predicate = predicate;
    this.words = words;
  }

  @Override
  public boolean holds(Moment<?> at) {
    return predicate.test(at);
  }

  @Override
  public String text(Moment<?> at) {
    return words.apply(at);
  }

  private static String first(Moment<?> at) {
    return Claim.point(at.simplex().get(0));
  }

  private static String named(Moment<?> at) {
    return at.exactly().equalsSupport() + ", which is " + Claim.point(at.supportPair());
  }

  private static boolean isSign(@Nullable BigFraction number, int sign) {
    return number != null && number.getNumerator().signum() == sign;
  }

  private static String relation(int sign) {
    return sign < 0 ? "<" : sign == 0 ? "=" : ">";
  }

  private static String comparedWithZero(Moment<?> at) {
    String rounded = at.isGapRounded() ? ", as rounded" : "";
    return (isSign(at.computedGap(), 1) ? " > 0" : isSign(at.computedGap(), -1) ? " < 0" : "")
        + rounded;
  }

  /** Returns whether the next W has s. */
  private static boolean isKept(Moment<?> at) {
    IndexPair pair = at.supportPair();
    return pair != null && at.next().contains(pair);
  }

  /** Returns the pair in whose place the loop that keeps two points puts s. */
  private static @Nullable IndexPair replaced(Moment<?> at) {
    for (int i = 0; at.run().loop() == Variants.ALZUBAIDI && i < at.next().size(); i++) {
      IndexPair before = at.simplex().get(i);
      if (!before.equals(at.next().get(i))) {
        return before;
      }
    }
    return null;
  }
}
