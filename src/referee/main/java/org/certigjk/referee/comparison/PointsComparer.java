package org.certigjk.referee.comparison;

import java.util.Arrays;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.gjk.Verdict;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.comparison.Mismatch.Measure;
import org.certigjk.vectors.Expected;
import org.jspecify.annotations.Nullable;

/** The comparison of claimed closest points p and q; {@link Profile} says by which rules. */
final class PointsComparer {

  /** Below it underflow counts. */
  private static final double SMALLEST_SQUARE = 0x1p-900;

  private final ClaimedPoints points;
  private final Expected expected;
  private final SignedDistance truth;
  private final Precision precision;
  private final boolean hasMargin;
  private final double[] p;
  private final double[] q;

  PointsComparer(ClaimedPoints points, Subject subject) {
    this.points = points;
    this.expected = subject.expected();
    this.truth = subject.truth();
    this.precision = subject.engine().precision();
    this.hasMargin = !subject.engine().margins().areNone();
    this.p = points.p();
    this.q = points.q();
  }

  /** Compares by profile k. */
  @Nullable Mismatch within(Tolerance tolerance) {
    Mismatch outside = points.outside(Fault.POINTS_OUTSIDE, tolerance.ofA(), tolerance.ofB());
    return outside != null ? outside : notClosest(tolerance.sum());
  }

  /** Compares by the profile exact. */
  @Nullable Mismatch exact() {
    if (!hasMargin && Arrays.equals(p, known(true)) && Arrays.equals(q, known(false))) {
      return null; // the nearest numbers to a right answer
    }
    Radius ofP = points.roundingOfP();
    Radius ofQ = points.roundingOfQ();
    Mismatch outside = points.outside(Fault.POINTS_OUTSIDE, ofP, ofQ);
    if (outside != null) {
      return outside;
    }
    return expected.points().unique() && !hasMargin ? notNearest() : notClosest(ofP.plus(ofQ));
  }

  /** Returns a closest point of A, or of B, rounded to the precision. */
  private double[] known(boolean ofA) {
    if (precision == Precision.DOUBLE) {
      return ofA ? expected.points().a() : expected.points().b();
    }
    float[] single = ofA ? expected.points().singleA() : expected.points().singleB();
    double[] point = new double[single.length];
    Arrays.setAll(point, c -> single[c]);
    return point;
  }

  private @Nullable Mismatch notClosest(Radius radius) {
    if (isSurelyClosest(radius)) {
      return null;
    }
    BigFraction square = points.difference().squaredNorm();
    boolean meet = truth.verdict() != Verdict.SEPARATED;
    if (meet ? radius.reaches(square) : truth.isNearRoot(square, radius)) {
      return null;
    }
    double claim = Roundings.round(precision, Conversions.sqrtToDouble(square));
    double exact = truth.distance();
    Measure measure = Measure.of(claim, exact, radius.value());
    return new Mismatch(
        Fault.POINTS_NOT_CLOSEST,
        measure,
        MismatchWords.number("distance between the closest points", measure, precision));
  }

  /**
   * Returns true only if the distance between the points is right: the differences are wrong by a
   * relative u, the sum of n squares by n + 2 of them, its root by half as many and one.
   */
  private boolean isSurelyClosest(Radius radius) {
    double sum = 0;
    for (int c = 0; c < p.length; c++) {
      sum += (p[c] - q[c]) * (p[c] - q[c]);
    }
    double exact = truth.distance();
    double error = Math.sqrt(sum) * (p.length + 4) * 0x1p-53 + Roundings.ulp(precision, exact);
    return sum >= SMALLEST_SQUARE && radius.surelyReaches(Math.abs(Math.sqrt(sum) - exact), error);
  }

  /** Compares points that are unique: each coordinate has to be the nearest number. */
  private @Nullable Mismatch notNearest() {
    for (boolean ofA : new boolean[] {true, false}) {
      double[] claim = ofA ? p : q;
      double[] exact = known(ofA);
      for (int c = 0; c < claim.length; c++) {
        if (claim[c] != exact[c]) {
          double half = Roundings.ulp(precision, exact[c]) / 2;
          Measure measure = Measure.of(claim[c], exact[c], half);
          String what = "coordinate %s of the closest point of %s".formatted(c, ofA ? "A" : "B");
          return new Mismatch(
              Fault.POINTS_NOT_CLOSEST, measure, MismatchWords.number(what, measure, precision));
        }
      }
    }
    return null;
  }
}
