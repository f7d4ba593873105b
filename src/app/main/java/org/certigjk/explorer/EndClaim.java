package org.certigjk.explorer;

import org.certigjk.explorer.LoopText.Rule;
import org.certigjk.variants.Variants;

/** What the page says of the last state of a run, in this order: why the run ended. */
enum EndClaim implements RunClaim {
  LINE_MEETS_ORIGIN(
      "The point C of the line through X and Y <is> 0, which is taken for a collision. But C is beyond"
          + " the segment from X to Y (one weight is negative), so this proves nothing. The text of"
          + " the paper demands t in [0, 1], the steps as listed do not repeat it."),
  COMBINATION_IS_ZERO(
      "v = 0: with weights that are not negative and sum to 1, points of A ⊖ B combine to the origin."
          + " The same weights give a point of A and a point of B, and they are the same point."),
  COMBINATION_IS_ROUNDED(
      "v comes out as 0, and so this loop says that the bodies meet. Taken exactly, its weights do not"
          + " combine points of A ⊖ B to the origin: it proves nothing."),
  BEGUN_WITH_ZERO(
      "The loop runs while v ≠ 0, and was begun with v = 0. So it is not entered, and says that the"
          + " bodies meet, whatever they are."),
  TOUCHING(
      "A direction d has d·(a − b) ≥ 0 for all points (see the certificate): the bodies only touch."),
  OVERLAPPING(
      "The combination uses as many independent differences as there are dimensions (see the"
          + " certificate): no small move separates the bodies."),
  NOT_ASKED("This loop does not ask whether they touch or overlap."),
  NEAR_ZERO(
      "‖v‖² <norm> is so small that this loop takes v for 0 and says that the bodies meet. That is a"
          + " tolerance, not a proof."),
  OPTIMAL(
      "v·(v − s) = 0 for s <s>: no point of A ⊖ B lies on the origin's side of the <level> through v"
          + " perpendicular to v. So none is nearer to the origin, and v <v> is the distance vector."),
  OPTIMAL_AS_ROUNDED(
      "v·(v − s) comes out as 0, so this loop takes v <v> for the distance vector. That is of rounded"
          + " numbers, and proves nothing by itself."),
  OPTIMAL_AS_CLIMBED(
      "v·(v − s) = 0 for the s <s> that the climb has found, so this loop takes v <v> for the distance"
          + " vector. But another point of A ⊖ B is farther in the direction −v."),
  LEVEL_AS_ROUNDED(
      "Against v no point of A ⊖ B comes out farther than the points of W, so this loop takes v <v> for"
          + " the distance vector. That is of rounded numbers, and proves nothing by itself."),
  LEVEL_AS_PRINTED(
      "Step 4 to the letter asks whether a point of W is no farther against v than s is. That is so of"
          + " this W as, but for rounding, of every one, so this loop takes v, which <v>, for the"
          + " distance vector."),
  ENCLOSED(
      "The distance is between the lower bound μ and ‖v‖, and these are as close as this loop asks"
          + " (<stops>)."),
  ENCLOSED_AS_ROUNDED("μ and ‖v‖, as rounded, are as close as this loop asks (<stops>)."),
  NO_AXIS("Its μ <is> 0, and so it says that the bodies meet."),
  GAP("v·(v − s) <gap><rounded>: that is within the tolerance (<stops>)."),
  GAP_IS_BOUND(
      "It is at least the squared distance of v from the distance vector, so v is as good as that."),
  HARDLY_FARTHER(
      "D·Z − D·X <is> less than the tolerance: in direction D = −C/‖C‖ the support point Z is not"
          + " farther than X by more. X can be far from C, so this test can fail to hold where C is"
          + " the nearest point."),
  HARDLY_FARTHER_THAN_C(
      "D·Z − D·C <is> less than the tolerance: in direction D = −C/‖C‖ the support point Z is not"
          + " farther than C by more."),
  SUPPORT_REPEATED(
      "s <s> is in W, or was discarded in the step before. In exact arithmetic that happens only at the"
          + " end, so the loop stops and returns the v that it has."),
  SUPPORT_REPEATED_AS_ROUNDED(
      "s, as rounded, is a point of W, or one that was discarded in the step before: so the loop stops"
          + " and returns the v that it has."),
  POINT_REPEATED(
      "C <v> was found before, in step <same v>, and the second condition takes that for a collision,"
          + " distance 0."),
  NO_PROOF(
      "As the steps are listed that is no proof: by steps 12 and 14 a C other than 0 can come again"
          + " though the bodies are apart."),
  AXIS(
      "v·s <product> > 0, and no point of A ⊖ B has a smaller product with v: v·(a − b) > 0 for all"
          + " points, so a <level> perpendicular to v separates the bodies. This loop stops here,"
          + " before the distance is known."),
  AXIS_AS_ROUNDED(
      "v·s, as rounded, is > 0, and so this loop takes v for a separating axis. It stops here, before"
          + " the distance is known."),
  AXIS_HOLDS("Taken exactly, v·(a − b) > 0 for all points: the axis separates the bodies."),
  AXIS_FAILS("Taken exactly, v·(a − b) > 0 does not hold for all points."),
  NO_DECREASE(
      "The next v would have ‖v‖² <next norm>not smaller than that of v, which <norm>. In exact"
          + " arithmetic ‖v‖² always decreases; rounding prevents it here."),
  NO_SUBSET(
      "No subset of W ∪ {s} passes the test of the sub-algorithm. In exact arithmetic one always does;"
          + " rounding prevents it here."),
  SIMPLEX_FULL(
      "W has <size> points, which in exact arithmetic is possible only if v = 0; here ‖v‖² <norm>."),
  SAME_POINT(
      "‖Y − X‖² <is> 0, and eq. (7) divides by it: the published steps have no answer here."),
  OUT_OF_RANGE(
      "‖v‖² <norm>, as rounded: the number has left the range of the field (overflow, or underflow to"
          + " 0)."),
  OUT_OF_RANGE_SCALED(
      "‖v‖² of the scaled bodies, as rounded, has left the range of the field (overflow, or underflow"
          + " to 0)."),
  NO_CERTIFICATE(
      "v comes out as 0, so the bodies seem to meet; but rounding prevents deciding whether they touch"
          + " or overlap."),
  NOT_ENDED(
      "After <step> iterations the loop had not ended and was cut off. GJK of this library over rational"
          + " numbers ends after <exact steps>."),
  UNCHANGED("W and v have been the same since step <since>."),
  SAME_AS_BEFORE("W and v are those of step <same>."),
  CLAIMS_NOTHING("The loop claims nothing."),
  CLAIMS_MEETING("The loop takes v for 0 and says that the bodies meet."),
  RETURNS_VECTOR("The loop returns the v that it has."),
  IS_DISTANCE_VECTOR("The vector that it returns is the distance vector."),
  IS_NOT_DISTANCE_VECTOR("The vector that it returns is not exactly the distance vector."),
  MEETS_INDEED("Here the bodies do meet."),
  IS_APART("Here the bodies do not meet: the squared distance <distance>.");

  private final String words;

  EndClaim(String words) {
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
      case LINE_MEETS_ORIGIN -> at.endsBy(Stop.ZERO_VECTOR) && isBeyond(at);
      case COMBINATION_IS_ZERO -> at.endsBy(Stop.ZERO_VECTOR) && at.combinesToZero();
      case COMBINATION_IS_ROUNDED ->
          at.endsBy(Stop.ZERO_VECTOR)
              && !isBeyond(at)
              && !at.combinesToZero()
              && !isBegunWithZero(at);
      case BEGUN_WITH_ZERO -> isBegunWithZero(at);
      case NOT_ASKED -> at.endsBy(Stop.ZERO_VECTOR) && says(at, Outcome.MEETING);
      case NEAR_ZERO -> at.endsBy(Stop.NEAR_ZERO);
      case OPTIMAL -> at.endsBy(Stop.OPTIMAL) && isProvedOptimal(at) && !isPrinted(at);
      case OPTIMAL_AS_ROUNDED ->
          at.endsBy(Stop.OPTIMAL) && !at.isExact() && !isProvedOptimal(at) && !endsLevel(at);
      case OPTIMAL_AS_CLIMBED ->
          at.endsBy(Stop.OPTIMAL) && at.isExact() && at.run().loop().climbs() && isBelow(at);
      case LEVEL_AS_ROUNDED ->
          at.endsBy(Stop.OPTIMAL) && !isProvedOptimal(at) && endsLevel(at) && !isPrinted(at);
      case LEVEL_AS_PRINTED -> at.endsBy(Stop.OPTIMAL) && isPrinted(at);
      case ENCLOSED -> isTolerance(at, Rule.LOWER_BOUND) && at.isExact() && isEnclosed(at);
      case ENCLOSED_AS_ROUNDED -> isTolerance(at, Rule.LOWER_BOUND) && !ENCLOSED.holds(at);
      case NO_AXIS -> isTolerance(at, Rule.LOWER_BOUND) && says(at, Outcome.MEETING);
      case GAP -> isTolerance(at, Rule.GAP);
      case GAP_IS_BOUND -> isTolerance(at, Rule.GAP) && exactly.isWithin(at.computedGap());
      case HARDLY_FARTHER -> isTolerance(at, Rule.OTHER) && !asksAboutC(at);
      case HARDLY_FARTHER_THAN_C -> isTolerance(at, Rule.OTHER) && asksAboutC(at);
      case SUPPORT_REPEATED -> at.endsBy(Stop.SUPPORT_REPEATED) && at.isSupportRepeated();
      case SUPPORT_REPEATED_AS_ROUNDED ->
          at.endsBy(Stop.SUPPORT_REPEATED) && !at.isSupportRepeated();
      case POINT_REPEATED ->
          at.endsBy(Stop.POINT_REPEATED) && at.run().lastWithVector(at.step()) >= 0;
      case NO_PROOF -> POINT_REPEATED.holds(at) && at.run().loop() == Variants.ALZUBAIDI;
      case AXIS -> at.endsBy(Stop.SEPARATING_AXIS) && at.isExact() && isFarthestAxis(exactly);
      case AXIS_AS_ROUNDED -> at.endsBy(Stop.SEPARATING_AXIS) && !AXIS.holds(at);
      case AXIS_HOLDS -> AXIS_AS_ROUNDED.holds(at) && exactly.separates();
      case AXIS_FAILS -> AXIS_AS_ROUNDED.holds(at) && !exactly.separates();
      default -> givesUp(at);
    };
  }

  /** The claims about a run that could not go on, and about what it says in the end. */
  private boolean givesUp(Moment<?> at) {
    Outcome outcome = at.run().outcome();
    return switch (this) {
      case NO_DECREASE -> at.endsBy(Stop.NO_DECREASE) && !at.isExact() && at.answer() != null;
      case NO_SUBSET -> at.endsBy(Stop.NO_SUBSET) && !at.isExact() && at.answer() == null;
      case SIMPLEX_FULL -> at.endsBy(Stop.SIMPLEX_FULL) && at.isFull() && !at.exactly().isZero();
      case SAME_POINT -> at.isLast() && StepClaim.SAME_POINT.holds(at);
      case OUT_OF_RANGE ->
          at.endsBy(Stop.OUT_OF_RANGE)
              && !StepClaim.SAME_POINT.holds(at)
              && (at.computedNorm() == null || StepClaim.isSign(at.computedNorm(), 0));
      case OUT_OF_RANGE_SCALED ->
          at.endsBy(Stop.OUT_OF_RANGE) && !OUT_OF_RANGE.holds(at) && at.isScaledOutOfRange();
      case NO_CERTIFICATE -> at.endsBy(Stop.NO_CERTIFICATE);
      case NOT_ENDED -> at.endsBy(Stop.ITERATION_LIMIT);
      case UNCHANGED -> NOT_ENDED.holds(at) && isUnchanged(at);
      case SAME_AS_BEFORE ->
          NOT_ENDED.holds(at) && !isUnchanged(at) && at.run().lastWithState(at.step()) >= 0;
      default -> at.isLast() && (outcome.meets() ? saysMeeting(at) : saysOther(at));
    };
  }

  private boolean saysMeeting(Moment<?> at) {
    return switch (this) {
      case TOUCHING -> says(at, Outcome.TOUCHING) && at.isCertified();
      case OVERLAPPING -> says(at, Outcome.OVERLAPPING) && at.isCertified();
      case CLAIMS_MEETING -> at.endsBy(Stop.SIMPLEX_FULL);
      case MEETS_INDEED -> at.exactly().truth().meets() && !at.isCertified();
      case IS_APART -> !at.exactly().truth().meets() && !at.isCertified();
      default -> false;
    };
  }

  private boolean saysOther(Moment<?> at) {
    boolean measures = at.run().measures();
    return switch (this) {
      case CLAIMS_NOTHING -> says(at, Outcome.NONE);
      case RETURNS_VECTOR -> measures && (at.endsBy(Stop.NO_DECREASE) || at.endsBy(Stop.NO_SUBSET));
      case IS_DISTANCE_VECTOR -> measures && !OPTIMAL.holds(at) && at.isReturnedExact();
      case IS_NOT_DISTANCE_VECTOR -> measures && !at.isReturnedExact();
      default -> false;
    };
  }

  private static boolean says(Moment<?> at, Outcome outcome) {
    return at.run().outcome() == outcome;
  }

  /** Returns whether v is on the line through two points, and not between them. */
  private static boolean isBeyond(Moment<?> at) {
    return at.run().loop().keepsTwoPoints() && at.hasNegativeWeight();
  }

  private static boolean isProvedOptimal(Moment<?> at) {
    return at.isExact() && at.exactly().supports() && at.exactly().isDistanceVector();
  }

  /** Returns whether s is no support point. */
  private static boolean isBelow(Moment<?> at) {
    return !at.exactly().isFarthest();
  }

  /** Returns whether the loop compares s with the points of W, and not with v. */
  private static boolean endsLevel(Moment<?> at) {
    return at.run().loop().comparesWithSimplex();
  }

  /** Returns whether it makes that comparison the other way round, as it is printed. */
  private static boolean isPrinted(Moment<?> at) {
    return switch (at.run().loop()) {
      case DIVIDE_AND_CONQUER_COMPARISON, DIVIDE_AND_CONQUER_PRINTED -> true;
      default -> false;
    };
  }

  private static boolean isBegunWithZero(Moment<?> at) {
    return at.run().loop() == Variants.SEPARATING_AXIS_FROM_ZERO;
  }

  /** Returns whether the third condition looks at C and not at X. */
  private static boolean asksAboutC(Moment<?> at) {
    return switch (at.run().loop()) {
      case ALZUBAIDI_UNCLAMPED, ALZUBAIDI_CLOSER_VERTEX, ALZUBAIDI_MENDED -> true;
      default -> false;
    };
  }

  private static boolean isFarthestAxis(Facts exactly) {
    return exactly.separates() && exactly.isFarthest();
  }

  private static boolean isTolerance(Moment<?> at, Rule rule) {
    return at.endsBy(Stop.CLOSE_ENOUGH) && LoopText.of(at.run().loop()).rule() == rule;
  }

  /** Returns whether max { 0, vᵀs / ‖v‖ } over the states ≤ ‖v(A ⊖ B)‖ ≤ ‖v‖. */
  private static boolean isEnclosed(Moment<?> at) {
    boolean isBelow = true;
    for (int step = 0; isBelow && step <= at.step(); step++) {
      isBelow = at.at(step).exactly().isLowerBound();
    }
    return isBelow && !at.exactly().isShort();
  }

  private static boolean isUnchanged(Moment<?> at) {
    return at.run().unchangedSince(at.step()) < at.step();
  }
}
