package org.certigjk.exact;

/** The door to {@link ExactOrientation} for other packages. */
public final class ExactSign {

  private ExactSign() {}

  /**
   * Returns the sign of the orientation of three points of R² or four of R³, finite doubles, one
   * after the other, without a rounding error.
   */
  public static int orientation(double... coordinates) {
    return ExactOrientation.sign(coordinates);
  }
}
