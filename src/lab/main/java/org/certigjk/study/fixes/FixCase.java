package org.certigjk.study.fixes;

import java.util.Arrays;
import java.util.stream.Stream;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.fast.PenetrationWorkspace;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Verdict;
import org.certigjk.study.robustness.RobustnessCase;
import org.certigjk.study.robustness.RobustnessPrecision;
import org.certigjk.variants.DistanceVariant;
import org.certigjk.variants.ScaledVariant;
import org.certigjk.variants.VariantExit;
import org.certigjk.variants.VariantResult;
import org.jspecify.annotations.Nullable;

/**
 * A pair and its exact answer, by which answers of loops are judged.
 *
 * <p>The <em>backward error</em> of an answer is the length of the shortest motion of A after which
 * it is right: of "meeting" the distance d; of "apart at distance r" |r &minus; d|, and p + r where
 * the bodies overlap to the depth p.
 *
 * @param <E> the type of the coordinates
 */
final class FixCase<E> {

  /** Beyond this relative error a distance counts as wrong, if a number of the format is nearer. */
  static final double TOLERANCE = 1e-3;

  private final RobustnessCase<E> input;
  private final double unit;
  private final double tolerance;
  private double depth = Double.NaN;
  private ScaledVariant.@Nullable Bodies<E> scaled;

  FixCase(RobustnessCase<E> input, RobustnessPrecision<E> precision) {
    this.input = input;
    double greatest =
        Stream.of(input.pair().a(), input.pair().b())
            .flatMap(Arrays::stream)
            .flatMapToDouble(Arrays::stream)
            .map(Math::abs)
            .max()
            .orElseThrow();
    this.unit =
        Math.max(
            precision.spacing().applyAsDouble(1) * greatest, precision.spacing().applyAsDouble(0));
    this.tolerance =
        Math.max(TOLERANCE * input.distance(), precision.spacing().applyAsDouble(input.distance()));
  }

  /** Returns the pair in the precision of the run. */
  RobustnessCase<E> input() {
    return input;
  }

  /**
   * Returns ε times the greatest coordinate, ε the distance from 1 to the next number; at least the
   * least positive number of the format.
   */
  double unit() {
    return unit;
  }

  private boolean meets() {
    return input.verdict() != Verdict.SEPARATED;
  }

  /**
   * An answer, judged.
   *
   * @param isRight whether the verdict is the exact one and the distance, if any, is right to
   *     1/1000
   * @param backwardError the length of the shortest motion of A after which the answer is right
   */
  record Judgement(boolean isRight, double backwardError) {}

  /** Runs a loop. */
  VariantResult<E> run(DistanceVariant<E> loop, boolean isScaled) {
    if (!isScaled) {
      return loop.distance(input.a(), input.b());
    }
    if (scaled == null) {
      scaled = ScaledVariant.Bodies.of(input.a(), input.b());
    }
    return scaled.distance(loop);
  }

  /** Judges an answer. */
  Judgement judge(VariantResult<?> result) {
    return switch (result.claim()) {
      case NONE -> new Judgement(false, Double.POSITIVE_INFINITY);
      case MEETING -> new Judgement(meets(), input.distance());
      case SEPARATED -> saysDistance(result) ? apart(norm(result.v())) : apart();
    };
  }

  /** Judges "apart", without a distance. */
  private Judgement apart() {
    return new Judgement(!meets(), meets() ? depth() : 0);
  }

  /** Judges "apart, at this distance". */
  private Judgement apart(double said) {
    double error = Math.abs(said - input.distance());
    return meets()
        ? new Judgement(false, depth() + said)
        : new Judgement(error <= tolerance, error);
  }

  private static boolean saysDistance(VariantResult<?> result) {
    return result.exit() != VariantExit.SEPARATING_AXIS;
  }

  private double depth() {
    if (Double.isNaN(depth)) {
      depth =
          input.verdict() == Verdict.TOUCHING
              ? 0
              : new PenetrationWorkspace()
                  .depth(DoublePolytope.of(input.pair().a()), DoublePolytope.of(input.pair().b()));
    }
    return depth;
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
