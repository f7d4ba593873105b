package org.certigjk.fast;

import java.math.BigInteger;
import java.util.Arrays;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.hull.ClimbGraph;
import org.certigjk.hull.ConvexHull;
import org.certigjk.integral.IntegerRows;
import org.certigjk.predicates.ScaledIntegers;
import org.jspecify.annotations.Nullable;

/**
 * The convex hull of finitely many points with {@code double} coordinates, stored flat for {@link
 * DistanceWorkspace}.
 *
 * <p><b>Definition.</b> conv{p₀, …, p_{m−1}} ⊂ Rⁿ. Indices in answers are those of the points
 * given, in their order. The points that are searched, the <em>vertices</em>, are all points, or,
 * {@link #withHull() with a hull}, the extreme ones.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for no points, points of different or no
 * dimension, NaN and infinities. &minus;0.0 is taken as 0.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * double[][] points = {{0, 0}, {2, 0}, {1, 1}, {2, 2}, {0, 2}};
 * DoublePolytope a = DoublePolytope.of(points).withHull();
 * DoublePolytope b = DoublePolytope.of(new double[][] {{3, 4}});
 * DistanceWorkspace workspace = new DistanceWorkspace();
 * workspace.distance(a, b);  // 2.23606797749979
 * workspace.pairs();         // [(3, 0)]
 * }</pre>
 *
 * @since 0.1.0
 */
public final class DoublePolytope {

  /** n. */
  final int dimension;

  /** The number of vertices. */
  final int size;

  /** Coordinate c of vertex k is {@code axes[c][k]}; at least three rows, those beyond n are 0. */
  final double[][] axes;

  /** The first three rows. */
  final double[] x;

  final double[] y;
  final double[] z;

  /** The index of vertex k among the points given. */
  final int[] given;

  /**
   * The neighbours of vertex k are {@code neighbours[from[k]]} to {@code neighbours[from[k+1]-1]}.
   */
  final int @Nullable [] from;

  final int[] neighbours;

  /** The largest magnitude of a coordinate. */
  final double magnitude;

  /**
   * The sum over the coordinates of max &minus; min, rounded up: at least ‖p &minus; q‖₁ for all p,
   * q.
   */
  final double extent;

  /** All coordinates are multiples of 2^exponent; {@link Integer#MAX_VALUE} if all are 0. */
  final int exponent;

  /** The centre of the box around the vertices, rounded; at least three coordinates. */
  final double[] centre;

  private final SupportTable starts = new SupportTable();

  /** For climbing; null without a hull, and where all vertices are scanned. */
  final @Nullable ClimbGraph climb;

  /** The points given if there is a hull; else they are the vertices. */
  private final double @Nullable [][] points;

  /** The same points as rationals, once they have been asked for. */
  private @Nullable Polytope<BigFraction> rational;

  private DoublePolytope(double[][] points, int[] given, int @Nullable [] from, int[] neighbours) {
    this.points = from == null ? null : points;
    this.dimension = points[0].length;
    this.size = given.length;
    this.given = given;
    this.from = from;
    this.neighbours = neighbours;
    this.axes = new double[Math.max(3, dimension)][size];
    this.centre = new double[axes.length];
    double magnitude = 0;
    double extent = 0;
    int exponent = Integer.MAX_VALUE;
    for (int c = 0; c < dimension; c++) {
      double low = points[given[0]][c];
      double high = low;
      for (int k = 0; k < size; k++) {
        double coordinate = points[given[k]][c] + 0.0;
        axes[c][k] = coordinate;
        low = Math.min(low, coordinate);
        high = Math.max(high, coordinate);
        exponent = Math.min(exponent, ScaledIntegers.exponent(coordinate));
      }
      magnitude = Math.max(magnitude, Math.max(-low, high));
      extent += Math.nextUp(high - low);
      centre[c] = 0.5 * low + 0.5 * high;
    }
    this.x = axes[0];
    this.y = axes[1];
    this.z = axes[2];
    this.magnitude = magnitude;
    this.extent = extent * (1 + 0x1p-40);
    this.exponent = exponent;
    this.climb =
        from != null && (dimension == 2 || dimension == 3) && size >= ClimbGraph.LEAST_SIZE
            ? new ClimbGraph(x, y, z, from, neighbours)
            : null;
  }

  /** Returns the hull of the given points, which are copied. All of them will be searched. */
  public static DoublePolytope of(double[]... points) {
    requireNumbers(points);
    int[] given = new int[points.length];
    Arrays.setAll(given, k -> k);
    return new DoublePolytope(points, given, null, new int[0]);
  }

  /** Returns the same points as doubles, or {@code null} if a coordinate is not a finite double. */
  public static <E> @Nullable DoublePolytope fromOrNull(Polytope<E> polytope) {
    double[][] points = new double[polytope.size()][polytope.dimension()];
    for (int k = 0; k < points.length; k++) {
      for (int c = 0; c < points[k].length; c++) {
        BigFraction coordinate = polytope.field().toRational(polytope.get(k).get(c));
        points[k][c] = Conversions.toDouble(coordinate);
        if (!Double.isFinite(points[k][c])
            || !Conversions.toRational(points[k][c]).equals(coordinate)) {
          return null;
        }
      }
    }
    return of(points);
  }

  private static void requireNumbers(double[][] points) {
    if (points.length == 0) {
      throw new IllegalArgumentException("no points: a polytope has at least one");
    }
    for (int k = 0; k < points.length; k++) {
      if (points[k].length == 0 || points[k].length != points[0].length) {
        throw new IllegalArgumentException(
            "point %d has %d coordinates, point 0 has %d"
                .formatted(k, points[k].length, points[0].length));
      }
      for (int c = 0; c < points[k].length; c++) {
        if (!Double.isFinite(points[k][c])) {
          throw new IllegalArgumentException(
              "point %d, coordinate %d: %s is not a number".formatted(k, c, points[k][c]));
        }
      }
    }
  }

  /**
   * Returns the same polytope with its hull: only extreme points are searched, and support points
   * are found by climbing from neighbour to neighbour, if there are many. It is meant for a
   * polytope that is asked about again and again: the hull is computed here, once.
   *
   * @throws IllegalArgumentException if the dimension is greater than 3
   */
  public DoublePolytope withHull() {
    if (from != null) {
      return this;
    }
    double[][] all = points();
    ConvexHull hull = ConvexHull.of(all);
    return new DoublePolytope(
        all, hull.vertexArray(), hull.neighbourStarts(), hull.neighbourArray());
  }

  /** Returns n. */
  public int dimension() {
    return dimension;
  }

  /** Returns the number of points given. */
  public int size() {
    return points == null ? size : points.length;
  }

  /** The points given. */
  private double[][] points() {
    if (points != null) {
      return points;
    }
    double[][] rows = new double[size][dimension];
    for (int k = 0; k < size; k++) {
      for (int c = 0; c < dimension; c++) {
        rows[k][c] = axes[c][k];
      }
    }
    return rows;
  }

  /** Returns where a scan starts in up to three dimensions, by the cell of the direction. */
  int start(int cell) {
    return starts.vertex(this, cell);
  }

  /** Returns the same points as exact rationals; they are kept. */
  public Polytope<BigFraction> toRational() {
    Polytope<BigFraction> known = rational;
    if (known == null) {
      known = Polytope.of(Rationals.INSTANCE, points());
      rational = known; // immutable, so it does not matter if two threads make it
    }
    return known;
  }

  /** As {@link #exponent}, for all points given. */
  int givenExponent() {
    int least = exponent;
    if (points != null) {
      for (double[] point : points) {
        for (double coordinate : point) {
          least = Math.min(least, ScaledIntegers.exponent(coordinate));
        }
      }
    }
    return least;
  }

  /**
   * Returns the points given, moved by t, as multiples of 2^exponent, which all coordinates must
   * be.
   */
  IntegerRows integers(double[] t, int exponent) {
    BigInteger[] translation = new BigInteger[dimension];
    Arrays.setAll(translation, c -> ScaledIntegers.integer(t[c], exponent));
    return new IntegerRows() {
      @Override
      public int size() {
        return DoublePolytope.this.size();
      }

      @Override
      public BigInteger[] get(int index) {
        BigInteger[] row = new BigInteger[dimension];
        for (int c = 0; c < dimension; c++) {
          double coordinate = points == null ? axes[c][index] : points[index][c];
          row[c] = ScaledIntegers.integer(coordinate, exponent).add(translation[c]);
        }
        return row;
      }
    };
  }

  /**
   * Equal are polytopes with equal points in the same order. A hull makes no difference: it changes
   * how points are searched, not which there are.
   */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof DoublePolytope polytope
        && Arrays.deepEquals(points(), polytope.points());
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(points());
  }

  /** Returns the points given, in order, in braces. */
  @Override
  public String toString() {
    return Polytope.of(Doubles.INSTANCE, points()).toString();
  }
}
