package org.certigjk.predicates;

/**
 * A vector in doubles, and how far each of its coordinates may be off: {@link BoundedVector} with
 * less precision.
 */
public final class RoundedVector {

  final double x;
  final double y;
  final double z;

  /** At least the largest magnitude of a coordinate. */
  final double norm;

  final double error;

  /** The unit roundoff of what is computed from this vector; 0 if nothing is rounded. */
  private final double u;

  private final double tiny;

  private RoundedVector(
      double x, double y, double z, double norm, double error, double u, double tiny) {
    this.x = x;
    this.y = y;
    this.z = z;
    this.norm = norm;
    this.error = error;
    this.u = u;
    this.tiny = tiny;
  }

  /**
   * Rounds a vector. One that is exact is not rounded, nor is what will be computed from it; and 1
   * in 2<sup>20</sup> more than u pays for the error that it has already, if that is of the size of
   * the second unit roundoff.
   */
  public static RoundedVector of(BoundedVector v) {
    boolean exact = v.error == 0;
    double u = exact ? 0 : ErrorBounds.U;
    double error = exact ? 0 : v.error + u * (1 + 0x1p-20) * v.norm;
    return new RoundedVector(
        v.value.xRounded(),
        v.value.yRounded(),
        v.value.zRounded(),
        v.norm,
        error,
        u,
        exact ? 0 : ErrorBounds.TINY);
  }

  public RoundedVector cross(RoundedVector w) {
    double cx = y * w.z - z * w.y;
    double cy = z * w.x - x * w.z;
    double cz = x * w.y - y * w.x;
    return new RoundedVector(
        cx,
        cy,
        cz,
        ErrorBounds.norm(cx, cy, cz),
        ErrorBounds.cross(u, tiny, norm, error, w.norm, w.error),
        u,
        tiny);
  }

  public double dot(RoundedVector w) {
    return x * w.x + y * w.y + z * w.z;
  }

  /** Returns a bound on the error of the inner product with w. */
  public double dotError(RoundedVector w) {
    return ErrorBounds.dot(u, tiny, norm, error, w.norm, w.error);
  }
}
