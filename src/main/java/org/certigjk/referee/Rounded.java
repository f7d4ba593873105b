package org.certigjk.referee;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.gjk.Verdict;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.vectors.Expected;
import org.jspecify.annotations.Nullable;

/** The exact answers, correctly rounded to the precision of an engine. */
final class Rounded {

  private final Expected expected;
  private final Precision precision;

  private Rounded(Expected expected, Precision precision) {
    this.expected = expected;
    this.precision = precision;
  }

  static Rounded of(Expected expected, Precision precision) {
    return new Rounded(expected, precision);
  }

  double distance() {
    return precision == Precision.SINGLE ? expected.singleDistance() : expected.distance();
  }

  /** Returns the squared depth, 0 for separated bodies; {@code null} if it is not known. */
  @Nullable BigFraction squaredDepth() {
    return expected.verdict() == Verdict.OVERLAPPING ? expected.squaredDepth() : BigFraction.ZERO;
  }

  /** Returns the number nearest to √q. */
  double root(BigFraction q) {
    return precision == Precision.SINGLE ? Conversions.sqrtToFloat(q) : Conversions.sqrtToDouble(q);
  }

  /** Returns the closest point of A, or of B. */
  double[] point(boolean ofA) {
    if (precision == Precision.DOUBLE) {
      return ofA ? expected.points().a() : expected.points().b();
    }
    float[] single = ofA ? expected.points().singleA() : expected.points().singleB();
    double[] point = new double[single.length];
    for (int c = 0; c < point.length; c++) {
      point[c] = single[c];
    }
    return point;
  }
}
