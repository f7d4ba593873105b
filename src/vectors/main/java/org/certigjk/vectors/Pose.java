package org.certigjk.vectors;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.shape.AffineMap;
import org.jspecify.annotations.Nullable;

/**
 * A pose of a body in Rⁿ: the affine map x ↦ Mx + t, given by the n &times; (n + 1) doubles [M |
 * t], in space 3 &times; 4.
 *
 * <p>M need not be a rotation exactly: the truth about a posed body is the truth about its image
 * under the map with these very numbers, computed exactly.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} if a row does not have one number more than
 * there are rows, and for NaN and infinities.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Pose quarterTurn = Pose.of(new double[][] {{0, -1, 5}, {1, 0, 0}});
 * quarterTurn.image(new double[][] {{1, 0}, {0.1, 0}}).get(0);  // (5, 1)
 * }</pre>
 */
public final class Pose {

  private final double[][] rows;

  private Pose(double[][] rows) {
    this.rows = rows;
  }

  /** Returns the map [M | t] with these rows. */
  public static Pose of(double[][] rows) {
    double[][] copy = new double[rows.length][];
    for (int r = 0; r < rows.length; r++) {
      if (rows[r].length != rows.length + 1) {
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
    return new Pose(copy);
  }

  /** Returns n. */
  public int dimension() {
    return rows.length;
  }

  /** Returns [M | t]. */
  public double[][] rows() {
    return Arrays.stream(rows).map(double[]::clone).toArray(double[][]::new);
  }

  /** Returns the map with these numbers rounded to the format, within its range. */
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
    int n = rows.length;
    List<Vec<BigFraction>> linear =
        Arrays.stream(rows).map(row -> Vec.of(Rationals.INSTANCE, Arrays.copyOf(row, n))).toList();
    double[] translation = Arrays.stream(rows).mapToDouble(row -> row[n]).toArray();
    return AffineMap.of(linear, Vec.of(Rationals.INSTANCE, translation));
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
