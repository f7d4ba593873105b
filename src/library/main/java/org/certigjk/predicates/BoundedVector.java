package org.certigjk.predicates;

import org.certigjk.exact.DoubleDouble;

/**
 * A vector in pairs of doubles, and how far each of its coordinates may be off. The bounds of what
 * is computed from it are those of {@link ErrorBounds}.
 */
final class BoundedVector {

  final DoubleDoubleVector value;

  /** At least the largest magnitude of a coordinate, at most three times that, nearly. */
  final double norm;

  final double error;

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
  static BoundedVector of(DoubleDoubleVector value, boolean exact) {
    return exact
        ? new BoundedVector(value, 0, 0, 0)
        : new BoundedVector(
            value,
            ErrorBounds.difference(DoubleDouble.U, ErrorBounds.TINY, value.norm()),
            DoubleDouble.U,
            ErrorBounds.TINY);
  }

  BoundedVector cross(BoundedVector w) {
    return new BoundedVector(
        value.cross(w.value), ErrorBounds.cross(u, tiny, norm, error, w.norm, w.error), u, tiny);
  }

  BoundedVector unaryMinus() {
    return new BoundedVector(value.unaryMinus(), error, u, tiny);
  }

  /** Returns the inner product with w, of which {@link #dotError} bounds the error. */
  double dot(BoundedVector w) {
    return value.dot(w.value).high();
  }

  /**
   * Returns a bound on the error of the inner product with w. That {@link #dot} is rounded to
   * doubles is paid by the constants of the bound, which are larger than derived by far more than
   * 2^-53.
   */
  double dotError(BoundedVector w) {
    return ErrorBounds.dot(u, tiny, norm, error, w.norm, w.error);
  }

  /**
   * Returns a bound on the relative error of the length: &radic;3 errors against a length of at
   * least norm / &radic;3.
   */
  double relativeError() {
    return 3.25 * error / norm;
  }
}
