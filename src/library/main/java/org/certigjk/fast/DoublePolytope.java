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

  private static final int[] NONE = {};

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

  /** The indices of the vertices among the points given; null if all points are vertices. */
  private final int @Nullable [] given;

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

  /** The centre of the box around the vertices, rounded; at least three coordinates. */
  final double[] centre;

  /** Made when it is first asked for. */
  private @Nullable SupportTable starts;

  /** See {@link #exponent()}; {@link Integer#MIN_VALUE} before it has been asked for. */
  private int exponent = Integer.MIN_VALUE;

  /** For climbing; null without a hull, and where all vertices are scanned. */
  final @Nullable ClimbGraph climb;

  /** The points given if there is a hull; else they are the vertices. */
  private final double @Nullable [][] points;

  /** The same points as rationals, once they have been asked for. */
  private @Nullable Polytope<BigFraction> rational;

  /** Takes the coordinates of the vertices, and what a hull says of them, or nulls. */
  private DoublePolytope(
      double[][] axes,
      int dimension,
      double @Nullable [][] points,
      int @Nullable [] given,
      int @Nullable [] from,
      int[] neighbours) {
    this.axes = axes;
    this.dimension = dimension;
    this.size = axes[0].length;
    this.points = points;
    this.given = given;
    this.from = from;
    this.neighbours = neighbours;
    this.centre = new double[axes.length];
    double magnitude = 0;
    double extent = 0;
    for (int c = 0; c < dimension; c++) {
      double low = axes[c][0];
      double high = low;
      for (double coordinate : axes[c]) {
        low = Math.min(low, coordinate);
        high = Math.max(high, coordinate);
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
    this.climb =
        from != null && (dimension == 2 || dimension == 3) && size >= ClimbGraph.LEAST_SIZE
            ? new ClimbGraph(x, y, z, from, neighbours)
            : null;
  }

  /** Returns the hull of the given points, which are copied. All of them will be searched. */
  public static DoublePolytope of(double[]... points) {
    if (points.length == 0) {
      throw new IllegalArgumentException("no points: a polytope has at least one");
    }
    int dimension = points[0].length;
    double[][] axes = new double[Math.max(3, dimension)][points.length];
    for (int k = 0; k < points.length; k++) {
      double[] point = points[k];
      if (point.length == 0 || point.length != dimension) {
        throw new IllegalArgumentException(
            "point %d has %d coordinates, point 0 has %d".formatted(k, point.length, dimension));
      }
      for (int c = 0; c < dimension; c++) {
        axes[c][k] = point[c] + 0.0;
      }
    }
    return ofNumbers(axes, dimension);
  }

  /**
   * Returns the hull of points in one array, the coordinates of a point side by side, which are
   * copied: what {@link #of(double[][])} returns for the same points, without an array for each.
   *
   * @param coordinates point after point, as the vertex buffers of engines have them
   * @param dimension n
   * @throws IllegalArgumentException besides, if that is not a positive number of points
   */
  public static DoublePolytope of(double[] coordinates, int dimension) {
    if (dimension < 1 || coordinates.length == 0 || coordinates.length % dimension != 0) {
      throw new IllegalArgumentException(
          "%d numbers are not the coordinates of one or more points of dimension %d"
              .formatted(coordinates.length, dimension));
    }
    int size = coordinates.length / dimension;
    double[][] axes = new double[Math.max(3, dimension)][size];
    for (int k = 0; k < size; k++) {
      for (int c = 0; c < dimension; c++) {
        axes[c][k] = coordinates[dimension * k + c] + 0.0;
      }
    }
    return ofNumbers(axes, dimension);
  }

  /** Takes coordinates without a hull. */
  private static DoublePolytope ofNumbers(double[][] axes, int dimension) {
    DoublePolytope polytope = new DoublePolytope(axes, dimension, null, null, null, NONE);
    if (!Double.isFinite(polytope.magnitude)) { // also for NaN, which is the extreme of all numbers
      throw new IllegalArgumentException(notANumber(axes, dimension));
    }
    return polytope;
  }

  private static String notANumber(double[][] axes, int dimension) {
    for (int k = 0; k < axes[0].length; k++) {
      for (int c = 0; c < dimension; c++) {
        if (!Double.isFinite(axes[c][k])) {
          return "point %d, coordinate %d: %s is not a number".formatted(k, c, axes[c][k]);
        }
      }
    }
    throw new AssertionError("all are numbers");
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
    int[] vertices = hull.vertexArray();
    double[][] extreme = new double[axes.length][vertices.length];
    for (int c = 0; c < dimension; c++) {
      for (int k = 0; k < vertices.length; k++) {
        extreme[c][k] = axes[c][vertices[k]];
      }
    }
    return new DoublePolytope(
        extreme, dimension, all, vertices, hull.neighbourStarts(), hull.neighbourArray());
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
    SupportTable known = starts;
    if (known == null) {
      known = new SupportTable();
      starts = known; // if two threads make one, each finds the same vertices
    }
    return known.vertex(this, cell);
  }

  /** Returns the index of vertex k among the points given. */
  int given(int k) {
    return given == null ? k : given[k];
  }

  /** All coordinates are multiples of 2^exponent; {@link Integer#MAX_VALUE} if all are 0. */
  int exponent() {
    int known = exponent;
    if (known == Integer.MIN_VALUE) {
      known = Integer.MAX_VALUE;
      for (int c = 0; c < dimension; c++) {
        for (double coordinate : axes[c]) {
          known = Math.min(known, ScaledIntegers.exponent(coordinate));
        }
      }
      exponent = known;
    }
    return known;
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

  /** As {@link #exponent()}, for all points given. */
  int givenExponent() {
    int least = exponent();
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
