package org.certigjk.penetration;

import java.util.concurrent.CancellationException;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * The search for a penetration depth was interrupted; the depth lies between two bounds.
 *
 * <p>The polytope of the search is in A ⊖ B, so that the distance of its nearest facet from the
 * origin is a lower bound, 0 while the origin need not be inside yet; and every plane that supports
 * A ⊖ B is at least as far away as the depth.
 *
 * @since 0.2.0
 */
public final class DepthStopped extends CancellationException {

  private static final long serialVersionUID = 1;

  private final BigFraction squaredLower;
  private final BigFraction squaredUpper;

  DepthStopped(BigFraction squaredLower, BigFraction squaredUpper) {
    super("interrupted; the squared depth is from " + squaredLower + " to " + squaredUpper);
    this.squaredLower = squaredLower;
    this.squaredUpper = squaredUpper;
  }

  /** Returns a number that the squared depth is not less than. */
  public BigFraction squaredLower() {
    return squaredLower;
  }

  /** Returns a number that the squared depth does not exceed. */
  public BigFraction squaredUpper() {
    return squaredUpper;
  }
}
