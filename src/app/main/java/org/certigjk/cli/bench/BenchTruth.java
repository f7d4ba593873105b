package org.certigjk.cli.bench;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.CertificateChecker;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;

/**
 * The distance of a pair, and how far an answer is from it. It follows from a certificate that
 * {@link CertificateChecker} has accepted, in rational numbers: however the certificate was found,
 * it is a proof.
 */
final class BenchTruth {

  /**
   * Above this relative error an answer is far off: a loss of more than ten of sixteen digits, or
   * of more than half of seven.
   */
  static double limit(Precision precision) {
    return precision == Precision.DOUBLE ? 1e-6 : 1e-3;
  }

  private final double distance;
  private final float single;
  private final Precision precision;

  private BenchTruth(BigFraction squaredDistance, Precision precision) {
    this.distance = Conversions.sqrtToDouble(squaredDistance);
    this.single = Conversions.sqrtToFloat(squaredDistance);
    this.precision = precision;
  }

  /**
   * Finds the distance of the points as they are given.
   *
   * @param precision what answers are to be compared with it
   */
  static BenchTruth of(double[][] a, double[][] b, Precision precision) {
    DistanceWorkspace workspace = new DistanceWorkspace();
    DoublePolytope bodyA = DoublePolytope.of(a);
    DoublePolytope bodyB = DoublePolytope.of(b);
    workspace.distance(bodyA, bodyB);
    Polytope<BigFraction> exactA = bodyA.toRational();
    Polytope<BigFraction> exactB = bodyB.toRational();
    if (workspace.result() instanceof DistanceResult.Answer<BigFraction> answer
        && answer.certificate().certifies(exactA, exactB)) {
      return new BenchTruth(answer.squaredDistance(), precision);
    }
    throw new IllegalStateException(
        "the certified query has no proof for " + exactA + ", " + exactB);
  }

  /**
   * Says what is wrong with an answer.
   *
   * @param margins by how much the engine enlarges each body
   */
  BenchFault fault(double answer, Margins margins) {
    if (!(answer >= 0 && answer < Double.POSITIVE_INFINITY)) {
      return BenchFault.NO_ANSWER;
    }
    double right = right(margins);
    if (Math.abs(answer - right) <= limit(precision) * (right == 0 ? margins.sum() : distance)) {
      return BenchFault.NONE;
    }
    if (right == 0) {
      return BenchFault.MISSED_CONTACT;
    }
    return answer == 0 ? BenchFault.FALSE_OVERLAP : BenchFault.FAR;
  }

  /**
   * Returns how many numbers of the precision the answer is away from the nearest to the distance;
   * with margins, from that to which the difference is rounded.
   */
  long ulps(double answer, Margins margins) {
    return precision == Precision.DOUBLE
        ? Math.abs(Double.doubleToLongBits(answer + 0.0) - Double.doubleToLongBits(right(margins)))
        : Math.abs(
            (long) Float.floatToIntBits((float) answer + 0.0f)
                - Float.floatToIntBits(margins.areNone() ? single : (float) right(margins)));
  }

  /** Returns the distance of the bodies that are so much larger. */
  private double right(Margins margins) {
    return Math.max(distance - margins.sum(), 0);
  }
}
