package org.certigjk.interval;

/**
 * What is asked of an interval for a distance: it is narrow enough if its width is at most {@code
 * relativeTolerance} times its upper bound, or at most {@code absoluteTolerance}.
 *
 * <p><b>Example.</b> {@code IntervalRequest.defaults().withAbsoluteTolerance(1e-6)}
 *
 * @param relativeTolerance a number from 0 to 1; 1e-9 by default
 * @param absoluteTolerance a length, in the unit of the coordinates; 0 by default, because no other
 *     number is right in every unit
 * @param maxIterations after so many iterations the answer is what is known then; 1000 by default
 * @since 0.1.0
 */
public record IntervalRequest(
    double relativeTolerance, double absoluteTolerance, int maxIterations) {

  private static final IntervalRequest DEFAULTS = new IntervalRequest(1e-9, 0, 1000);

  /**
   * Checks.
   *
   * @throws IllegalArgumentException if a tolerance or the limit is outside its range
   */
  public IntervalRequest {
    if (!(relativeTolerance >= 0 && relativeTolerance <= 1)) {
      throw new IllegalArgumentException(
          "a relative tolerance of " + relativeTolerance + ": it must be from 0 to 1");
    }
    if (!(absoluteTolerance >= 0 && absoluteTolerance <= Double.MAX_VALUE)) {
      throw new IllegalArgumentException(
          "an absolute tolerance of " + absoluteTolerance + ": it must be a length");
    }
    if (maxIterations < 0) {
      throw new IllegalArgumentException("a limit of " + maxIterations + " iterations");
    }
  }

  /** Returns the default request. */
  public static IntervalRequest defaults() {
    return DEFAULTS;
  }

  /** Returns this request with another relative tolerance. */
  public IntervalRequest withRelativeTolerance(double tolerance) {
    return new IntervalRequest(tolerance, absoluteTolerance, maxIterations);
  }

  /** Returns this request with another absolute tolerance. */
  public IntervalRequest withAbsoluteTolerance(double tolerance) {
    return new IntervalRequest(relativeTolerance, tolerance, maxIterations);
  }

  /** Returns this request with another limit on the iterations. */
  public IntervalRequest withMaxIterations(int limit) {
    return new IntervalRequest(relativeTolerance, absoluteTolerance, limit);
  }
}
