package org.certigjk.vectors;

import java.util.Arrays;
import org.certigjk.fast.DoublePolytope;
import org.jspecify.annotations.Nullable;

/**
 * Two finite point sets A and B in Rⁿ with {@code double} coordinates, the input of one distance
 * query, and where they come from.
 *
 * <p><b>Guarantee.</b> Immutable: arrays are copied on the way in and out. Equal are pairs with the
 * same points in the same order, whatever their source. &minus;0.0 is taken as 0.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a set without points, for points of
 * different dimension or of none, and for NaN and infinities.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * PointPair pair = PointPair.of(new double[][] {{-1, 1}, {1, 1}}, new double[][] {{0, 0}});
 * pair.sizeA();          // 2
 * pair.toString();       // {{-1.0, 1.0}, {1.0, 1.0}} and {{0.0, 0.0}}
 * }</pre>
 */
public final class PointPair {

  private final double[][] a;
  private final double[][] b;
  private final @Nullable Source source;

  public PointPair(double[][] a, double[][] b, @Nullable Source source) {
    if (a.length == 0 || b.length == 0) {
      throw new IllegalArgumentException("a set without points has no distance");
    }
    this.a = checkedCopy(a, a[0].length, "A");
    this.b = checkedCopy(b, a[0].length, "B");
    this.source = source;
  }

  /** Returns the pair of these sets, whose rows are the points. */
  public static PointPair of(double[][] a, double[][] b) {
    return new PointPair(a, b, null);
  }

  private static double[][] checkedCopy(double[][] rows, int dimension, String set) {
    double[][] copy = new double[rows.length][];
    for (int k = 0; k < rows.length; k++) {
      if (rows[k].length != dimension || dimension == 0) {
        throw new IllegalArgumentException(
            "point %d of %s has %d coordinates, the first point has %d"
                .formatted(k, set, rows[k].length, dimension));
      }
      copy[k] = new double[dimension];
      for (int c = 0; c < dimension; c++) {
        if (!Double.isFinite(rows[k][c])) {
          throw new IllegalArgumentException(
              "point %d of %s has the coordinate %s".formatted(k, set, rows[k][c]));
        }
        copy[k][c] = rows[k][c] + 0.0;
      }
    }
    return copy;
  }

  static double[][] copy(double[][] rows) {
    return Arrays.stream(rows).map(double[]::clone).toArray(double[][]::new);
  }

  /** Returns the points of A. */
  public double[][] a() {
    return copy(a);
  }

  /** Returns the points of B. */
  public double[][] b() {
    return copy(b);
  }

  /** Returns the points of A, for {@code val (a, b) = pair} in Kotlin. */
  public double[][] component1() {
    return a();
  }

  /** Returns the points of B. */
  public double[][] component2() {
    return b();
  }

  /** Returns n. */
  public int dimension() {
    return a[0].length;
  }

  /** Returns the number of points of A. */
  public int sizeA() {
    return a.length;
  }

  /** Returns the number of points of B. */
  public int sizeB() {
    return b.length;
  }

  /** Returns the number of points of both. */
  public int size() {
    return a.length + b.length;
  }

  /** Returns conv A. */
  public DoublePolytope polytopeA() {
    return DoublePolytope.of(a);
  }

  /** Returns conv B. */
  public DoublePolytope polytopeB() {
    return DoublePolytope.of(b);
  }

  /** Returns where this pair comes from, or {@code null} if no family made it. */
  public @Nullable Source source() {
    return source;
  }

  /** Returns the pair (B, A). What the source says of the answer holds for it too. */
  public PointPair mirrored() {
    return new PointPair(b, a, null);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PointPair that
        && Arrays.deepEquals(a, that.a)
        && Arrays.deepEquals(b, that.b);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.deepHashCode(a) + Arrays.deepHashCode(b);
  }

  /** Returns the points as array initialisers in Java, to paste into a test. */
  @Override
  public String toString() {
    return literal(a) + " and " + literal(b);
  }

  private static String literal(double[][] rows) {
    return Arrays.deepToString(rows).replace('[', '{').replace(']', '}');
  }
}
