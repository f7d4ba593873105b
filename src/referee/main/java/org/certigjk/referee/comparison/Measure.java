package org.certigjk.referee.comparison;

/**
 * By how much a number is wrong. For reading: what is wrong has been decided exactly, and these
 * numbers are rounded.
 *
 * @param observed what the engine says
 * @param expected the exact number, rounded to the precision of the engine
 * @param error their difference, positive or 0; of points outside of a body, how far outside
 * @param tolerance by how much the exact number may be missed
 */
public record Measure(double observed, double expected, double error, double tolerance) {

  /** Returns error / |expected|; infinite if 0 is expected. */
  public double relative() {
    return error == 0 ? 0 : error / Math.abs(expected);
  }

  /**
   * Returns error / tolerance, by which mismatches of one kind compare; 0 if no number is wrong.
   */
  public double severity() {
    return error == 0 ? 0 : error / tolerance;
  }
}
