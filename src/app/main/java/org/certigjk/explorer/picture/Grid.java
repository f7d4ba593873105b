package org.certigjk.explorer.picture;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.SceneText;
import org.certigjk.field.Conversions;

/**
 * The multiples of a positive rational number, to which a pointer snaps.
 *
 * <p><b>Definition.</b> x snaps to kg with the integer k = &lfloor;x/g + 1/2&rfloor;: the nearest
 * multiple of g, the upper one of two that are equally near.
 *
 * <p><b>Guarantee.</b> Exact.
 */
public final class Grid {

  private final BigFraction step;

  private Grid(BigFraction step) {
    this.step = step;
  }

  /**
   * Returns the grid with this step.
   *
   * @throws IllegalArgumentException if the step is not positive
   */
  public static Grid of(BigFraction step) {
    if (step.getNumerator().signum() <= 0) {
      throw new IllegalArgumentException("the step of a grid is positive, such as 1/4");
    }
    return new Grid(step);
  }

  /**
   * Returns the multiple to which a double snaps, as in a scene.
   *
   * @throws IllegalArgumentException for NaN and infinities
   */
  public String nearest(double x) {
    return SceneText.format(nearest(Conversions.toRational(x)));
  }

  /** Returns the multiple to which x snaps. */
  public BigFraction nearest(BigFraction x) {
    BigFraction twice = x.divide(step).multiply(2).add(BigFraction.ONE);
    return step.multiply(floor(twice.divide(2)));
  }

  private static BigInteger floor(BigFraction q) {
    BigInteger[] parts = q.getNumerator().divideAndRemainder(q.getDenominator());
    return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
  }
}
