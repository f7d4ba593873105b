package org.certigjk.explorer;

import java.util.function.Function;
import java.util.function.Predicate;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.LoopText.Rule;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.field.Rationals;
import org.certigjk.variants.Variants;
import org.jspecify.annotations.Nullable;

/** What the page says of the last state of a run, in this order: why the run ended. */
enum EndClaim implements Claim {
  LINE_MEETS_ORIGIN(
      at -> at.endsBy(Stop.ZERO_VECTOR) && isBeyond(at),
      at ->
          "The point C of the line through X and Y "
              + at.is()
              + " 0, which is taken for a collision. But C is beyond the segment from X to Y (one"
              + " weight is negative), so this proves nothing. The text of the paper demands t in"
              + " [0, 1], the steps as listed do not repeat it."),
  COMBINATION_IS_ZERO(
      at -> at.endsBy(Stop.ZERO_VECTOR) && at.combinesToZero(),
      at ->
          "v = 0: with weights that are not negative and sum to 1, points of A ⊖ B combine to the"
              + " origin. The same weights give a point of A and a point of B, and they are the same"
              + " point."),
  COMBINATION_IS_ROUNDED(
      at ->
          at.endsBy(Stop.ZERO_VECTOR) && !isBeyond(at) && !at.combinesToZero(),
      at ->
          "v comes out as 0, and so this loop says that the bodies meet. Taken exactly, its weights"
              + " do not combine points of A ⊖ B to the origin: it proves nothing."),
  TOUCHING(
      at -> at.run().outcome() == Outcome.TOUCHING && at.isCertified(),
      at ->
          "A direction d has d·(a − b) ≥ 0 for all points (see the certificate): the bodies only"
              + " touch."),
  OVERLAPPING(
      at -> at.run().outcome() == Outcome.OVERLAPPING && at.isCertified(),
      at ->
          "The combination uses as many independent differences as there are dimensions (see the"
              + " certificate): no small move separates the bodies."),
  NOT_ASKED(
      at -> at.endsBy(Stop.ZERO_VECTOR) && at.run().outcome() == Outcome.MEETING,
      at -> "This loop does not ask whether they touch or overlap."),
  NEAR_ZERO(
      at -> at.endsBy(Stop.NEAR_ZERO),
      at ->
          "‖v‖² "
              + at.equalsNorm()
              + " is so small that this loop takes v for 0 and says that the bodies meet. That is a"
              + " tolerance, not a proof."),
  OPTIMAL(
      at -> at.endsBy(Stop.OPTIMAL) && isProvedOptimal(at),
      at ->
          "v·(v − s) = 0 for s "
              + at.exactly().equalsSupport()
              + ": no point of A ⊖ B lies on the origin's side of the "
              + at.level()
              + " through v perpendicular to v. So none is nearer to the origin, and v "
              + at.equalsVector()
              + " is the distance vector."),
  OPTIMAL_AS_ROUNDED(
      at -> at.endsBy(Stop.OPTIMAL) && !isProvedOptimal(at),
      at ->
          (at.run().loop() == Variants.DIVIDE_AND_CONQUER
                  ? "Against v no point of A ⊖ B comes out farther than the points of W"
                  : "v·(v − s) comes out as 0")
              + ", so this loop takes v "
              + at.equalsVector()
              + " for the distance vector. That is of rounded numbers, and proves nothing by"
              + " itself."),
  ENCLOSED(
      at -> isTolerance(at, Rule.LOWER_BOUND) && at.isExact() && isEnclosed(at),
      at ->
          "The distance is between the lower bound μ and ‖v‖, and these are as close as this loop"
              + " asks ("
              + stops(at)
              + ")."),
  ENCLOSED_AS_ROUNDED(
      at -> isTolerance(at, Rule.LOWER_BOUND) && !ENCLOSED.holds(at),
      at -> "μ and ‖v‖, as rounded, are as close as this loop asks (" + stops(at) + ")."),
  NO_AXIS(
      at -> isTolerance(at, Rule.LOWER_BOUND) && at.run().outcome() == Outcome.MEETING,
      at -> "Its μ " + at.is() + " 0, and so it says that the bodies meet."),
  GAP(
      at -> isTolerance(at, Rule.GAP),
      at ->
          "v·(v − s) " + at.equalsGap() + rounded(at) + " is within the tolerance (" + stops(at) + ")."),
  GAP_IS_BOUND(
      at -> isTolerance(at, Rule.GAP) && at.exactly().isWithin(at.computedGap()),
      at ->
          "It is at least the squared distance of v from the distance vector, so v is as good as"
              + " that."),
  HARDLY_FARTHER(
      at -> isTolerance(at, Rule.OTHER),
      at ->
          "D·Z − D·X"
              + rounded(at)
              + " is less than the tolerance: in direction D = −C/‖C‖ the support point Z is not"
              + " farther than X by more. X can be far from C, so this test can fail to hold where C"
              + " is the nearest point."),
  SUPPORT_REPEATED(
      at -> at.endsBy(Stop.SUPPORT_REPEATED) && at.isSupportRepeated(),
      at ->
          "s "
              + at.exactly().equalsSupport()
              + " is in W, or was discarded in the step before. In exact arithmetic that happens only"
              + " at the end, so the loop stops and returns the v that it has."),
  SUPPORT_REPEATED_AS_ROUNDED(
      at -> at.endsBy(Stop.SUPPORT_REPEATED) && !at.isSupportRepeated(),
      at ->
          "s, as rounded, is a point of W, or one that was discarded in the step before: so the loop"
              + " stops and returns the v that it has."),
  POINT_REPEATED(
      at -> at.endsBy(Stop.POINT_REPEATED) && at.run().lastWithVector(at.step()) >= 0,
      at ->
          "C "
              + at.equalsVector()
              + " was found before, in step "
              + at.run().lastWithVector(at.step())
              + ", and the second condition takes that for a collision, distance 0. As the steps are"
              + " listed that is no proof: by steps 12 and 14 a C other than 0 can come again though"
              + " the bodies are apart."),
  AXIS(
      at -> at.endsBy(Stop.SEPARATING_AXIS) && at.isExact() && at.exactly().separates() && at.exactly().isFarthest(),
      at ->
          "v·s "
              + at.equalsProduct()
              + " > 0, and no point of A ⊖ B has a smaller product with v: v·(a − b) > 0 for all"
              + " points, so a "
              + at.level()
              + " perpendicular to v separates the bodies. This loop stops here, before the distance"
              + " is known."),
  AXIS_AS_ROUNDED(
      at -> at.endsBy(Stop.SEPARATING_AXIS) && !AXIS.holds(at),
      at ->
          "v·s, as rounded, is > 0, and so this loop takes v for a separating axis. It stops here,"
              + " before the distance is known."),
  AXIS_HOLDS(
      at -> AXIS_AS_ROUNDED.holds(at) && at.exactly().separates(),
      at -> "Taken exactly, v·(a − b) > 0 for all points: the axis separates the bodies."),
  AXIS_FAILS(
      at -> AXIS_AS_ROUNDED.holds(at) && !at.exactly().separates(),
      at -> "Taken exactly, v·(a − b) > 0 does not hold for all points."),
  NO_DECREASE(
      at -> at.endsBy(Stop.NO_DECREASE) && !at.isExact() && at.answer() != null,
      at ->
          "The next v would have ‖v‖² "
              + answered(at)
              + "not smaller than "
              + at.norm()
              + " now. In exact arithmetic ‖v‖² always decreases; rounding prevents it here."),
  NO_SUBSET(
      at -> at.endsBy(Stop.NO_SUBSET) && !at.isExact() && at.answer() == null,
      at ->
          "No subset of W ∪ {s} passes the test of the sub-algorithm. In exact arithmetic one always"
              + " does; rounding prevents it here."),
  SIMPLEX_FULL(
      at -> at.endsBy(Stop.SIMPLEX_FULL) && at.isFull() && !at.exactly().isZero(),
      at ->
          "W has "
              + at.simplex().size()
              + " points, which in exact arithmetic is possible only if v = 0; here ‖v‖² "
              + at.equalsNorm()
              + "."),
  SAME_POINT(
      StepClaim.SAME_POINT::holds,
      at ->
          "‖Y − X‖² "
              + at.is()
              + " 0, and eq. (7) divides by it: the published steps have no answer here."),
  OUT_OF_RANGE(
      at -> at.endsBy(Stop.OUT_OF_RANGE) && !SAME_POINT.holds(at),
      at ->
          "‖v‖² "
              + at.equalsNorm()
              + rounded(at)
              + ": the number has left the range of the field (overflow, or underflow to 0)."),
  NO_CERTIFICATE(
      at -> at.endsBy(Stop.NO_CERTIFICATE),
      at ->
          "v comes out as 0, so the bodies seem to meet; but rounding prevents deciding whether they"
              + " touch or overlap."),
  NOT_ENDED(
      at -> at.endsBy(Stop.ITERATION_LIMIT),
      at ->
          "After "
              + at.step()
              + " iterations the loop had not ended and was cut off. GJK of this library over rational"
              + " numbers ends after "
              + at.exactly().exactIterations()
              + "."),
  UNCHANGED(
      at -> at.endsBy(Stop.ITERATION_LIMIT) && at.run().unchangedSince(at.step()) < at.step(),
      at -> "W and v have been the same since step " + at.run().unchangedSince(at.step()) + "."),
  SAME_AS_BEFORE(
      at ->
          at.endsBy(Stop.ITERATION_LIMIT)
              && at.run().unchangedSince(at.step()) == at.step()
              && at.run().lastWithState(at.step()) >= 0,
      at -> "W and v are those of step " + at.run().lastWithState(at.step()) + "."),
  CLAIMS_NOTHING(
      at -> at.run().outcome() == Outcome.NONE, at -> "The loop claims nothing."),
  CLAIMS_MEETING(
      at -> at.endsBy(Stop.SIMPLEX_FULL) && at.run().outcome() == Outcome.MEETING,
      at -> "The loop takes v for 0 and says that the bodies meet."),
  RETURNS_VECTOR(
      at ->
          (at.endsBy(Stop.NO_DECREASE) || at.endsBy(Stop.NO_SUBSET))
              && at.run().outcome() == Outcome.SEPARATED,
      at -> "The loop returns the v that it has."),
  IS_DISTANCE_VECTOR(
      at -> isGiven(at) && !OPTIMAL.holds(at) && at.isReturnedExact(),
      at -> "The vector that it returns is the distance vector."),
  IS_NOT_DISTANCE_VECTOR(
      at -> isGiven(at) && !at.isReturnedExact(),
      at -> "The vector that it returns is not exactly the distance vector."),
  MEETS_INDEED(
      at -> isUnproved(at) && at.exactly().truth().meets(), at -> "Here the bodies do meet."),
  IS_APART(
      at -> isUnproved(at) && !at.exactly().truth().meets(),
      at ->
          "Here the bodies do not meet: the squared distance is "
              + NumberText.inSentence(Rationals.INSTANCE, at.exactly().squaredDistance())
              + ".");

  private final Predicate<Moment<?>> predicate;
  private final Function<Moment<?>, String> words;

  EndClaim(Predicate<Moment<?>> predicate, Function<Moment<?>, String> words) {
    this.predicate = predicate;
    this.words = words;
  }

  @Override
  public boolean holds(Moment<?> at) {
    return at.isLast() && predicate.test(at);
  }

  @Override
  public String text(Moment<?> at) {
    return words.apply(at);
  }

  /** Returns whether v is on the line through two points, and not between them. */
  private static boolean isBeyond(Moment<?> at) {
    return at.run().loop() == Variants.ALZUBAIDI && at.hasNegativeWeight();
  }

  private static boolean isProvedOptimal(Moment<?> at) {
    return at.isExact() && at.exactly().supports() && at.exactly().isDistanceVector();
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

  private static String stops(Moment<?> at) {
    return LoopText.of(at.run().loop()).stops();
  }

  private static String rounded(Moment<?> at) {
    return at.isExact() ? "" : ", as rounded,";
  }

  private static String answered(Moment<?> at) {
    @Nullable BigFraction norm = at.answeredNorm();
    return norm == null ? "" : NumberText.equal(Rationals.INSTANCE, norm) + ", ";
  }

  /** Returns whether the run says that its v is the distance vector. */
  private static boolean isGiven(Moment<?> at) {
    return at.run().measures();
  }

  /** Returns whether the run says that the bodies meet, and proves nothing. */
  private static boolean isUnproved(Moment<?> at) {
    return at.run().outcome().meets() && !at.isCertified();
  }
}
