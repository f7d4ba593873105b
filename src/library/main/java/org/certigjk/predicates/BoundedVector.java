package org.certigjk.predicates;

import org.certigjk.exact.DoubleDouble;

/**
 * A vector in pairs of doubles, and how far each of its coordinates may be off. The bounds of what
 * is computed from it are those of {@link ErrorBounds}.
 */
public final class BoundedVector {

  public final DoubleDoubleVector value;

  /** At least the largest magnitude of a coordinate, at most three times that, nearly. */
  public final double norm;

  public final double error;

  /** The unit roundoff of what is computed from this vector; 0 if nothing is rounded. */
  private final double u;

  private final double tiny;

  private BoundedVector(DoubleDoubleVector value, double error, double u, double tiny) {
    this.value = value;
    this.norm = value.norm();
    this.error = error;
    this.u = u;
    this.tiny = tiny;
  }

  /**
   * Takes a vector of which each coordinate has a relative error of {@link DoubleDouble#U} at most.
   *
   * @param exact whether neither it nor what will be computed from it is rounded
   */
  public static BoundedVector of(DoubleDoubleVector value, boolean exact) {
    return exact
        ? new BoundedVector(value, 0, 0, 0)
        : new BoundedVector(
            value,
            ErrorBounds.difference(DoubleDouble.U, ErrorBounds.TINY, value.norm()),
            DoubleDouble.U,
            ErrorBounds.TINY);
  }

  public BoundedVector cross(BoundedVector w) {
    return new BoundedVector(
        value.cross(w.value), ErrorBounds.cross(u, tiny, norm, error, w.norm, w.error), u, tiny);
  }

  public BoundedVector unaryMinus() {
    return new BoundedVector(value.unaryMinus(), error, u, tiny);
  }

  /** Returns the inner product with w, of which {@link #dotError} bounds the error. */
  public double dot(BoundedVector w) {
    return value.dot(w.value).high();
  }

  /**
   * Returns a bound on the error of the inner product with w. That {@link #dot} is rounded to
   * doubles is paid by the constants of the bound, which are larger than derived by far more than
   * 2^-53.
   */
  public double dotError(BoundedVector w) {
    return ErrorBounds.dot(u, tiny, norm, error, w.norm, w.error);
  }

  /**
   * Returns a bound on the relative error of the length: &radic;3 errors against a length of at
   * least norm / &radic;3.
   */
  public double relativeError() {
    return 3.25 * error / norm;
  }
}
