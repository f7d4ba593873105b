package org.certigjk.predicates;

import org.certigjk.exact.DoubleDouble;

/**
 * Vectors of R&sup3; with {@link DoubleDouble} coordinates.
 *
 * <p><b>Definition.</b> (x, y, z); inner and cross products are evaluated in the order that {@link
 * ErrorBounds} assumes.
 *
 * <p><b>Guarantee.</b> The bounds of {@link ErrorBounds} hold with {@link DoubleDouble#U} and
 * {@link DoubleDouble#ETA} for u and &eta;. A difference has a relative error of at most {@link
 * DoubleDouble#U} <em>in each coordinate</em>, however much it cancels.
 *
 * <p><b>Limits.</b> Those of {@link DoubleDouble}.
 *
 * <p><b>Example.</b> (1, 2, 3) &times; (&minus;2, 5, 7) = (&minus;1, &minus;13, 9), without error.
 */
public final class DoubleDoubleVector {

  private final double xHigh;
  private final double xLow;
  private final double yHigh;
  private final double yLow;
  private final double zHigh;
  private final double zLow;

  /** Makes the vector (x, y, z). */
  public DoubleDoubleVector(DoubleDouble x, DoubleDouble y, DoubleDouble z) {
    this.xHigh = x.high();
    this.xLow = x.low();
    this.yHigh = y.high();
    this.yLow = y.low();
    this.zHigh = z.high();
    this.zLow = z.low();
  }

  /** Returns the first coordinate. */
  public DoubleDouble x() {
    return DoubleDouble.ofPair(xHigh, xLow);
  }

  /** Returns the second coordinate. */
  public DoubleDouble y() {
    return DoubleDouble.ofPair(yHigh, yLow);
  }

  /** Returns the third coordinate. */
  public DoubleDouble z() {
    return DoubleDouble.ofPair(zHigh, zLow);
  }

  /** Returns the first coordinate, rounded. */
  public double xRounded() {
    return xHigh;
  }

  /** Returns the second coordinate, rounded. */
  public double yRounded() {
    return yHigh;
  }

  /** Returns the third coordinate, rounded. */
  public double zRounded() {
    return zHigh;
  }

  /** Returns a number not less than the magnitude of any coordinate: about the 1-norm. */
  public double norm() {
    return ErrorBounds.norm(xHigh, yHigh, zHigh) * (1 + 0x1p-50);
  }

  /** Returns whether all coordinates are 0. */
  public boolean isZero() {
    return xHigh == 0 && yHigh == 0 && zHigh == 0;
  }

  /** Returns this &minus; w. */
  public DoubleDoubleVector minus(DoubleDoubleVector w) {
    return new DoubleDoubleVector(x().minus(w.x()), y().minus(w.y()), z().minus(w.z()));
  }

  /** Returns &minus;this, exactly. */
  public DoubleDoubleVector unaryMinus() {
    return new DoubleDoubleVector(x().unaryMinus(), y().unaryMinus(), z().unaryMinus());
  }

  /** Returns the inner product of this and w. */
  public DoubleDouble dot(DoubleDoubleVector w) {
    return x().times(w.x()).plus(y().times(w.y())).plus(z().times(w.z()));
  }

  /** Returns the cross product of this and w. */
  public DoubleDoubleVector cross(DoubleDoubleVector w) {
    return new DoubleDoubleVector(
        y().times(w.z()).minus(z().times(w.y())),
        z().times(w.x()).minus(x().times(w.z())),
        x().times(w.y()).minus(y().times(w.x())));
  }
}
