package org.certigjk.study.robustness;

import org.certigjk.field.Conversions;
import org.certigjk.geometry.Vec;
import org.certigjk.variants.Claim;
import org.certigjk.variants.DistanceVariant;
import org.certigjk.variants.VariantExit;
import org.certigjk.variants.VariantResult;

/**
 * One run of a distance loop, judged by the exact answer.
 *
 * @param outcome what became of it
 * @param ulps the error of the distance in units in the last place of the precision; NaN where
 *     there is no distance to compare
 * @param relativeError the same error divided by the distance; NaN likewise
 * @param iterations the iterations that it took
 */
record RobustnessRun(RobustnessOutcome outcome, double ulps, double relativeError, int iterations) {

  /** Beyond this relative error a distance counts as wrong. */
  static final double TOLERANCE = 1e-3;

  /** Runs a loop, and judges its answer. */
  static <E> RobustnessRun of(
      RobustnessCase<E> input, RobustnessPrecision<E> precision, DistanceVariant<E> loop) {
    VariantResult<E> result = loop.distance(input.a(), input.b());
    boolean measured =
        result.claim() == Claim.SEPARATED
            && result.exit() != VariantExit.SEPARATING_AXIS
            && input.distance() > 0;
    double claimed = measured ? norm(result.v()) : Double.NaN;
    double error = Math.abs(claimed - input.distance());
    double relative = error / input.distance();
    return new RobustnessRun(
        outcome(input.meets(), result, measured && !(relative <= TOLERANCE)),
        measured ? precision.errorInUlps(claimed, input.distance()) : Double.NaN,
        measured ? relative : Double.NaN,
        result.iterations());
  }

  private static RobustnessOutcome outcome(
      boolean meets, VariantResult<?> result, boolean wrongDistance) {
    return switch (result.claim()) {
      case NONE ->
          result.exit() == VariantExit.ITERATION_LIMIT
              ? RobustnessOutcome.NEVER_HALTED
              : RobustnessOutcome.GAVE_UP;
      case MEETING -> meets ? RobustnessOutcome.RIGHT : RobustnessOutcome.FALSE_CONTACT;
      case SEPARATED -> {
        if (meets) {
          yield RobustnessOutcome.MISSED_CONTACT;
        }
        yield wrongDistance ? RobustnessOutcome.WRONG_DISTANCE : RobustnessOutcome.RIGHT;
      }
    };
  }

  /** Returns the double nearest to ‖v‖, infinite if a coordinate is no number. */
  private static double norm(Vec<?> v) {
    try {
      return Conversions.sqrtToDouble(v.toRational().squaredNorm());
    } catch (ArithmeticException notNumber) {
      return Double.POSITIVE_INFINITY;
    }
  }
}
