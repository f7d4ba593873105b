package org.certigjk.fast;

import java.util.Arrays;
import org.certigjk.fast.search.Placement;

/**
 * Where a body of the plane or of space is: x &#8614; M x + t, exact.
 *
 * <p><b>Definition.</b> M is any matrix of doubles, or R(q) / |q|&sup2; for a quaternion q = (w, x,
 * y, z) &ne; 0, the rotation u &#8614; q u q&#8315;&sup1; of pure quaternions (Hamilton,
 * <i>Lectures on Quaternions</i>): whose entries are rational, so that a quaternion need not be a
 * unit and is never normalised.
 *
 * <p><b>Guarantee.</b> {@link DistanceWorkspace#distance(DoublePolytope, Pose, DoublePolytope,
 * Pose)} answers for the exact images; no coordinate is rounded. M may be singular: the image is
 * then flat. Immutable.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a number of numbers that is none of the
 * above, for NaN and infinities, and for q = 0.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * DoublePolytope bar = DoublePolytope.of(new double[][] {{0, 0, 0}, {5, 0, 0}});
 * DoublePolytope point = DoublePolytope.of(new double[][] {{3, 4, 3}});
 * Pose turned = Pose.ofQuaternion(new double[] {2, 0, 0, 1}, 0, 0, 1);        // (5, 0, 0) to (3, 4, 1)
 * new DistanceWorkspace().distance(bar, turned, point, Pose.identity(3));     // 2.0
 * }</pre>
 *
 * @since 0.2.0
 */
public final class Pose {

  final Placement placement;

  private Pose(Placement placement) {
    this.placement = placement;
  }

  /**
   * Returns x &#8614; M x + t.
   *
   * @param rows the rows of (M t), one after the other: 6 numbers for the plane, 12 for space
   */
  public static Pose of(double... rows) {
    if (rows.length != 6 && rows.length != 12) {
      throw new IllegalArgumentException(
          "%d numbers are not the rows of a 2 × 3 or 3 × 4 matrix".formatted(rows.length));
    }
    requireNumbers("matrix, entry", rows);
    return new Pose(Placement.of(rows, rows.length == 6 ? 2 : 3));
  }

  /**
   * Returns x &#8614; R(q) x / |q|&sup2; + t.
   *
   * @param quaternion w, x, y, z
   * @param t three numbers
   */
  public static Pose ofQuaternion(double[] quaternion, double... t) {
    if (quaternion.length != 4 || t.length != 3) {
      throw new IllegalArgumentException(
          "a quaternion of %d numbers and a translation of %d: they have 4 and 3"
              .formatted(quaternion.length, t.length));
    }
    requireNumbers("quaternion, component", quaternion);
    requireNumbers("translation, coordinate", t);
    if (Arrays.stream(quaternion).allMatch(component -> component == 0)) {
      throw new IllegalArgumentException("the quaternion 0 is no rotation");
    }
    return new Pose(Placement.of(quaternion, t));
  }

  /**
   * Returns x &#8614; x.
   *
   * @param dimension 2 or 3
   */
  public static Pose identity(int dimension) {
    if (dimension != 2 && dimension != 3) {
      throw new IllegalArgumentException("a pose of dimension %d: 2 or 3".formatted(dimension));
    }
    return dimension == 2 ? of(1, 0, 0, 0, 1, 0) : of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0);
  }

  private static void requireNumbers(String what, double[] numbers) {
    for (int k = 0; k < numbers.length; k++) {
      if (!Double.isFinite(numbers[k])) {
        throw new IllegalArgumentException(
            "%s %d: %s is not a number".formatted(what, k, numbers[k]));
      }
    }
  }

  /** Returns n. */
  public int dimension() {
    return placement.dimension;
  }
}
