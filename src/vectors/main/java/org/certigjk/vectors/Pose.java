package org.certigjk.vectors;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.shape.AffineMap;
import org.certigjk.shape.Rotations;
import org.jspecify.annotations.Nullable;

/**
 * A pose of a body in Rⁿ: the affine map x ↦ Mx + t, given by the n &times; (n + 1) doubles [M |
 * t], in space 3 &times; 4; or, in space, the map x ↦ R(q)x / |q|&sup2; + t, given by the doubles
 * (w, x, y, z) of a quaternion q &ne; 0 and the three of t, with R(q)x = qxq̄ (Hamilton,
 * <i>Lectures on Quaternions</i>).
 *
 * <p>M need not be a rotation exactly, and q need not be a unit: the truth about a posed body is
 * the truth about its image under the map with these very numbers, computed exactly. R(q) /
 * |q|&sup2; has rational entries, and is a rotation exactly.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} if a row does not have one number more than
 * there are rows, and the rows are not a quaternion of four numbers and a translation of three; for
 * the quaternion 0; and for NaN and infinities.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Pose quarterTurn = Pose.of(new double[][] {{0, -1, 5}, {1, 0, 0}});
 * quarterTurn.image(new double[][] {{1, 0}, {0.1, 0}}).get(0);  // (5, 1)
 * Pose turn = Pose.of(new double[][] {{2, 0, 0, 1}, {0, 0, 1}});
 * turn.image(new double[][] {{5, 0, 0}, {1, 0, 0}}).get(0);     // (3, 4, 1)
 * }</pre>
 */
public final class Pose {

  /** By which numbers a pose is given. */
  public enum Form {
    /** The matrix [M | t]. */
    MATRIX,
    /** A quaternion and a translation, in space. */
    QUATERNION
  }

  private static final int SPACE = 3;

  private final double[][] rows;

  private Pose(double[][] rows) {
    this.rows = rows;
  }

  /** Returns the map [M | t] with these rows, or that with the quaternion and the translation. */
  public static Pose of(double[][] rows) {
    Form form = form(rows);
    double[][] copy = new double[rows.length][];
    for (int r = 0; r < rows.length; r++) {
      if (form == Form.MATRIX && rows[r].length != rows.length + 1) {
        throw new IllegalArgumentException(
            "row %s of a pose in %s dimensions has %s numbers, not %s"
                .formatted(r, rows.length, rows[r].length, rows.length + 1));
      }
      copy[r] = new double[rows[r].length];
      for (int c = 0; c < copy[r].length; c++) {
        if (!Double.isFinite(rows[r][c])) {
          throw new IllegalArgumentException(
              "row %s of a pose has the number %s".formatted(r, rows[r][c]));
        }
        copy[r][c] = rows[r][c] + 0.0;
      }
    }
    if (form == Form.QUATERNION && Arrays.stream(copy[0]).allMatch(component -> component == 0)) {
      throw new IllegalArgumentException("a pose with the quaternion 0, which is no rotation");
    }
    return new Pose(copy);
  }

  private static Form form(double[][] rows) {
    boolean isQuaternion =
        rows.length == 2 && rows[0].length == SPACE + 1 && rows[1].length == SPACE;
    return isQuaternion ? Form.QUATERNION : Form.MATRIX;
  }

  /** Returns by which numbers it is given. */
  public Form form() {
    return form(rows);
  }

  /** Returns n. */
  public int dimension() {
    return form() == Form.QUATERNION ? SPACE : rows.length;
  }

  /** Returns [M | t], or q and t. */
  public double[][] rows() {
    return Arrays.stream(rows).map(double[]::clone).toArray(double[][]::new);
  }

  /** Returns t. */
  public double[] translation() {
    return form() == Form.QUATERNION
        ? rows[1].clone()
        : Arrays.stream(rows).mapToDouble(row -> row[rows.length]).toArray();
  }

  /** Returns the map with the same M or q, and another t. */
  public Pose withTranslation(double... t) {
    double[][] copy = rows();
    if (form() == Form.QUATERNION) {
      copy[1] = t;
    } else {
      IntStream.range(0, copy.length).forEach(r -> copy[r][copy.length] = t[r]);
    }
    return of(copy);
  }

  /**
   * Returns the map with these numbers rounded to the format, within its range.
   *
   * @throws IllegalArgumentException if that makes 0 of the quaternion
   */
  public Pose rounded(NumberFormat format) {
    double[][] copy = rows();
    for (double[] row : copy) {
      Arrays.setAll(row, c -> format.nearest(row[c]));
    }
    return of(copy);
  }

  /** Returns the hull of the images of the points, exactly. */
  public Polytope<BigFraction> image(double[][] points) {
    return toRational().image(Polytope.of(Rationals.INSTANCE, points));
  }

  /** Returns the same map over the rationals. */
  public AffineMap<BigFraction> toRational() {
    return AffineMap.of(linear(), Vec.of(Rationals.INSTANCE, translation()));
  }

  private List<Vec<BigFraction>> linear() {
    if (form() == Form.MATRIX) {
      return Arrays.stream(rows)
          .map(row -> Vec.of(Rationals.INSTANCE, Arrays.copyOf(row, rows.length)))
          .toList();
    }
    AffineMap<BigFraction> rotation = Rotations.of(Vec.of(Rationals.INSTANCE, rows[0]));
    return IntStream.range(0, SPACE).mapToObj(rotation::row).toList();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Pose that && Arrays.deepEquals(rows, that.rows);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(rows);
  }

  @Override
  public String toString() {
    return Arrays.deepToString(rows);
  }
}
