package org.certigjk.interval;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;

/** The tolerances of a request, compared with squared bounds without a root. */
final class IntervalTolerance {

  private final BigFraction relative;
  private final BigFraction absolute;

  IntervalTolerance(IntervalRequest request) {
    this.relative = Conversions.toRational(request.relativeTolerance());
    this.absolute = Conversions.toRational(request.absoluteTolerance());
  }

  /** Returns whether √upper − √lower ≤ max(relative · √upper, absolute). */
  boolean isMet(BigFraction lower, BigFraction upper) {
    BigFraction kept = BigFraction.ONE.subtract(relative);
    if (lower.compareTo(square(kept).multiply(upper)) >= 0) {
      return true;
    }
    // √upper ≤ √lower + t, squared: upper − lower − t² ≤ 2t√lower, and squared again
    BigFraction excess = upper.subtract(lower).subtract(square(absolute));
    return excess.getNumerator().signum() <= 0
        || square(excess).compareTo(square(absolute).multiply(lower).multiply(4)) <= 0;
  }

  /** Returns the square of the width allowed at this upper bound. */
  BigFraction squaredWidth(BigFraction upper) {
    BigFraction asked = square(relative).multiply(upper);
    BigFraction least = square(absolute);
    return asked.compareTo(least) > 0 ? asked : least;
  }

  private static BigFraction square(BigFraction x) {
    return x.multiply(x);
  }
}
