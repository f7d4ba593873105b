package org.certigjk.explorer;

import org.apache.commons.math3.fraction.BigFraction;
import org.jspecify.annotations.Nullable;

/** What the page says of one state of a run, in this order: its caption. */
enum StepClaim implements RunClaim {
  EMPTY("W begins as ∅; <first> only makes the first v <v>."),
  ONE_POINT("W begins as one point, <first>, and v <v>."),
  TWO_POINTS("W begins with X = <first> and Y = <second>, and v <v>."),
  VECTOR_NOT_FINITE("A coordinate of v has left the range of the field."),
  NORM_NOT_FINITE("‖v‖² has left the range of the field."),
  NORM_ZERO("‖v‖² comes out as 0, though v is not 0."),
  SAME_POINT("‖Y − X‖² <is> 0, and eq. (7) divides by it."),
  FIRST_IS_ORIGIN("That point is the origin O, so A and B have a point in common."),
  ORIGIN_IN_HULL("v = 0: the origin O lies in the hull of W, so A and B have a point in common."),
  ORIGIN_NOT_IN_HULL("v <is> 0, but O does not lie in the hull of W."),
  NEGATIVE_WEIGHT("A weight is negative."),
  MEETING_ALL_THE_SAME("A and B have a point in common all the same."),
  APART("A and B have no point in common."),
  NO_DIRECTION("v = 0 has no direction; this loop takes s <s>, which is <pair>."),
  FARTHEST(
      "s <s>, which is <pair>, is the support point: nothing of A ⊖ B is farther in the direction"
          + " −v."),
  NOT_FARTHEST(
      "s <s>, which is <pair>, is where this loop looks next; another point of A ⊖ B lies farther in"
          + " the direction −v."),
  GAP_NOT_FINITE("v·(v − s) has left the range of the field."),
  GAP_ZERO("v·(v − s) <gap><rounded>."),
  GAP("v·(v − s) <gap> <sign><rounded>."),
  GAP_OF_ANOTHER_SIGN("Taken exactly it is <exact sign>."),
  NOTHING_BEYOND("Nothing of A ⊖ B lies beyond the <level> v·x = v·v, where O is."),
  NEARER("A ⊖ B reaches nearer to O than v."),
  NOT_NEARER("Yet nothing of A ⊖ B is nearer to O than v."),
  NEAREST("v is the point of A ⊖ B nearest to O."),
  OUTSIDE("Taken exactly, v is not in A ⊖ B."),
  IN_SIMPLEX("s is in W already."),
  REPLACES("s takes the place of <replaced>."),
  JOINS("s joins W."),
  NOT_KEPT("The next W is without s."),
  COMES_BACK("s was in W until step <discarded>, was discarded, and comes back."),
  TAKEN_FOR_ZERO("v <v> is so short that this loop takes it for 0."),
  FULL("W has <size> points, which is all that it may have, and v <v> is not 0."),
  CUT_OFF("Here the run is cut off."),
  ENDS("Here the loop ends.");

  private final String words;

  StepClaim(String words) {
    this.words = words;
  }

  @Override
  public String words() {
    return words;
  }

  @Override
  public boolean holds(Moment<?> at) {
    Facts exactly = at.exactly();
    return switch (this) {
      case EMPTY -> at.isEmpty();
      case ONE_POINT -> at.isFirst() && !at.isEmpty() && at.simplex().size() == 1;
      case TWO_POINTS -> at.isFirst() && at.simplex().size() == 2;
      case VECTOR_NOT_FINITE -> !exactly.isFinite();
      case NORM_NOT_FINITE -> exactly.isFinite() && at.computedNorm() == null;
      case NORM_ZERO -> !exactly.isZero() && isSign(at.computedNorm(), 0);
      case SAME_POINT -> at.run().loop().keepsTwoPoints() && at.isPointTwice();
      case FIRST_IS_ORIGIN -> exactly.isZero() && at.isEmpty() && at.originIsInHull();
      case ORIGIN_IN_HULL -> exactly.isZero() && !at.isEmpty() && at.originIsInHull();
      case ORIGIN_NOT_IN_HULL -> exactly.isZero() && !at.originIsInHull();
      case NEGATIVE_WEIGHT -> at.hasNegativeWeight();
      case MEETING_ALL_THE_SAME -> ORIGIN_NOT_IN_HULL.holds(at) && exactly.truth().meets();
      case APART -> ORIGIN_NOT_IN_HULL.holds(at) && !exactly.truth().meets();
      case NO_DIRECTION -> at.looks() && exactly.isZero();
      case FARTHEST -> exactly.isFarthest();
      case NOT_FARTHEST -> exactly.hasDirection() && !exactly.isFarthest();
      case GAP_NOT_FINITE -> at.looks() && at.computedGap() == null;
      case GAP_ZERO -> exactly.hasDirection() && isSign(at.computedGap(), 0);
      case GAP -> isSign(at.computedGap(), 1) || isSign(at.computedGap(), -1);
      case GAP_OF_ANOTHER_SIGN ->
          at.isGapRounded() && !isSign(at.computedGap(), exactly.signOfGap());
      case NOTHING_BEYOND -> at.looks() && exactly.supports();
      case NEARER -> exactly.hasDirection() && exactly.isBeaten();
      case NOT_NEARER -> exactly.hasDirection() && !exactly.supports() && !exactly.isBeaten();
      case NEAREST -> exactly.hasDirection() && exactly.isDistanceVector();
      case OUTSIDE -> at.looks() && exactly.isOutside();
      case IN_SIMPLEX -> at.isInSimplex(at.supportPair());
      case REPLACES -> at.replaced() != null;
      case JOINS -> at.replaced() == null && at.isSupportKept() && !IN_SIMPLEX.holds(at);
      case NOT_KEPT -> at.looks() && !at.isLast() && !at.isSupportKept();
      case COMES_BACK -> at.discardedAfter() >= 0;
      case TAKEN_FOR_ZERO -> at.endsBy(Stop.NEAR_ZERO) && !exactly.isZero();
      case FULL -> at.endsBy(Stop.SIMPLEX_FULL) && at.isFull() && !exactly.isZero();
      case CUT_OFF -> at.endsBy(Stop.ITERATION_LIMIT);
      case ENDS -> at.isLast() && !at.endsBy(Stop.ITERATION_LIMIT);
    };
  }

  static boolean isSign(@Nullable BigFraction number, int sign) {
    return number != null && number.getNumerator().signum() == sign;
  }
}
