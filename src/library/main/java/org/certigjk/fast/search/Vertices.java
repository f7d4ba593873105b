package org.certigjk.fast.search;

import java.math.BigInteger;
import java.util.Arrays;
import org.certigjk.hull.ClimbGraph;
import org.certigjk.hull.ConvexHull;
import org.certigjk.integral.IntegerRows;
import org.certigjk.predicates.ScaledIntegers;
import org.jspecify.annotations.Nullable;

/**
 * The points of a polytope with {@code double} coordinates, flat, and those of them that are
 * searched, the <em>vertices</em>: all, or with a hull the extreme ones.
 *
 * <p>What the stages of a query read is a public field, since a coordinate is read in the middle of
 * long methods.
 */
public final class Vertices {

  private static final int[] NONE = {};

  /** Stands for a body before there is any. */
  public static final Vertices ORIGIN = of(new double[1], 1);

  /** n. */
  public int dimension;

  /** The number of vertices. */
  public int size;

  /** Coordinate c of vertex k is {@code axes[c][k]}; at least three rows, those beyond n are 0. */
  public final double[][] axes;

  /** The first three rows. */
  public double[] x;

  public double[] y;
  public double[] z;

  /** The indices of the vertices among the points given; null if all points are vertices. */
  private final int @Nullable [] given;

  /**
   * The neighbours of vertex k are {@code neighbours[from[k]]} to {@code neighbours[from[k+1]-1]}.
   */
  public final int @Nullable [] from;

  public final int[] neighbours;

  /** The largest magnitude of a coordinate. */
  public double magnitude;

  /**
   * The sum over the coordinates of max &minus; min, rounded up: at least ‖p &minus; q‖₁ for all p,
   * q.
   */
  public double extent;

  /** The centre of the box around the vertices, rounded; at least three coordinates. */
  public final double[] centre;

  /** Made when it is asked for a second time: a body that is asked about once needs none. */
  private @Nullable SupportTable starts;

  private boolean isAskedAgain;

  /** How often the coordinates were changed. */
  private int version;

  /** See {@link #exponent()}; {@link Integer#MIN_VALUE} before it has been asked for. */
  private int exponent = Integer.MIN_VALUE;

  /** For climbing; null without a hull, and where all vertices are scanned. */
  public final @Nullable ClimbGraph climb;

  /** What these are the image of; null for a body. */
  public final @Nullable Image image;

  /** The points given if there is a hull; else they are the vertices. */
  private final double @Nullable [][] points;

  /** Takes the coordinates of the vertices, and what a hull says of them, or nulls. */
  private Vertices(
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
    this.x = axes[0];
    this.y = axes[1];
    this.z = axes[2];
    this.centre = new double[axes.length];
    measure();
    this.climb =
        from != null && (dimension == 2 || dimension == 3) && size >= ClimbGraph.LEAST_SIZE
            ? new ClimbGraph(x, y, z, from, neighbours)
            : null;
    this.image = null;
  }

  /** Finds what is said of all coordinates. */
  private void measure() {
    double largest = 0;
    double sum = 0;
    for (int c = 0; c < dimension; c++) {
      double low = axes[c][0];
      double high = low;
      for (double coordinate : axes[c]) {
        if (coordinate < low) {
          low = coordinate;
        } else if (coordinate > high) {
          high = coordinate;
        }
      }
      largest = Math.max(largest, Math.max(-low, high));
      sum += Math.nextUp(high - low);
      centre[c] = 0.5 * low + 0.5 * high;
    }
    magnitude = largest;
    extent = sum * (1 + 0x1p-40);
  }

  /** Those of an image, which fills them in. */
  Vertices(Image image) {
    this.image = image;
    this.axes = new double[3][0];
    this.x = axes[0];
    this.y = axes[1];
    this.z = axes[2];
    this.points = null;
    this.given = null;
    this.from = null;
    this.neighbours = NONE;
    this.centre = new double[3];
    this.extent = 0;
    this.climb = null;
  }

  /** Makes room for the vertices of an image. */
  void makeRoom(int size) {
    x = new double[size];
    y = new double[size];
    z = new double[size];
    axes[0] = x;
    axes[1] = y;
    axes[2] = z;
  }

  /** Returns the body that these are the image of, or these. */
  public Vertices body() {
    return image == null ? this : image.body();
  }

  /** Takes the given points, which are copied, without a hull. */
  public static Vertices of(double[]... points) {
    if (points.length == 0) {
      throw new IllegalArgumentException("no points: a polytope has at least one");
    }
    int dimension = points[0].length;
    double[] coordinates = new double[points.length * dimension];
    for (int k = 0; k < points.length; k++) {
      if (dimension == 0 || points[k].length != dimension) {
        throw new IllegalArgumentException(
            "point %d has %d coordinates, point 0 has %d"
                .formatted(k, points[k].length, dimension));
      }
      System.arraycopy(points[k], 0, coordinates, k * dimension, dimension);
    }
    return of(coordinates, dimension);
  }

  /** The same for points in one array, one after the other. */
  public static Vertices of(double[] coordinates, int dimension) {
    if (dimension < 1 || coordinates.length == 0 || coordinates.length % dimension != 0) {
      throw new IllegalArgumentException(
          "%d numbers are not the coordinates of one or more points of dimension %d"
              .formatted(coordinates.length, dimension));
    }
    requireNumbers(coordinates, dimension);
    double[][] axes = new double[Math.max(3, dimension)][];
    for (int c = 0; c < axes.length; c++) {
      axes[c] = new double[coordinates.length / dimension]; // one call for all of them is slower
    }
    copy(coordinates, dimension, axes);
    return new Vertices(axes, dimension, null, null, null, NONE);
  }

  /** Takes other coordinates for the same number of points, which have no hull. */
  public void update(double[] coordinates) {
    if (from != null) {
      throw new IllegalStateException(
          "the hull is that of other points: update the body without it");
    }
    if (coordinates.length != size * dimension) {
      throw new IllegalArgumentException(
          "%d numbers are not the coordinates of %d points of dimension %d"
              .formatted(coordinates.length, size, dimension));
    }
    requireNumbers(coordinates, dimension);
    copy(coordinates, dimension, axes);
    measure();
    exponent = Integer.MIN_VALUE;
    if (starts != null) {
      starts.clear();
    }
    version++;
  }

  private static void copy(double[] coordinates, int dimension, double[][] axes) {
    for (int c = 0; c < dimension; c++) {
      double[] axis = axes[c];
      int from = c;
      for (int k = 0; k < axis.length; k++) {
        axis[k] = coordinates[from] + 0.0;
        from += dimension;
      }
    }
  }

  private static void requireNumbers(double[] coordinates, int dimension) {
    for (int k = 0; k < coordinates.length; k++) {
      if (!Double.isFinite(coordinates[k])) {
        throw new IllegalArgumentException(
            "point %d, coordinate %d: %s is not a number"
                .formatted(k / dimension, k % dimension, coordinates[k]));
      }
    }
  }

  /** Returns the same points with their hull, in up to three dimensions. */
  public Vertices withHull() {
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
    return new Vertices(
        extreme, dimension, all, vertices, hull.neighbourStarts(), hull.neighbourArray());
  }

  /** Returns how often the coordinates were changed. */
  public int version() {
    return version;
  }

  /** Returns the number of points given. */
  public int givenSize() {
    return points == null ? size : points.length;
  }

  /** Returns the points given; to be read only. */
  public double[][] points() {
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

  /**
   * Returns where a scan starts in up to three dimensions, by the cell of the direction. Where
   * several simplices are optimal, the certificates of published vectors depend on it.
   */
  int start(int cell) {
    SupportTable known = starts;
    if (known == null) {
      if (!isAskedAgain) {
        isAskedAgain = true;
        return SupportTable.furthest(this, cell);
      }
      known = new SupportTable();
      starts = known; // if two threads make one, each finds the same vertices
    }
    return known.vertex(this, cell);
  }

  /** Returns the index of vertex k among the points given. */
  public int given(int k) {
    return given == null ? k : given[k];
  }

  /** Returns which vertex a point given is, or &minus;1 if it is none. */
  public int vertex(int index) {
    if (given == null) {
      return index;
    }
    int vertex = size - 1;
    while (vertex >= 0 && given[vertex] != index) {
      vertex--;
    }
    return vertex;
  }

  /** All coordinates are multiples of 2^exponent; {@link Integer#MAX_VALUE} if all are 0. */
  public int exponent() {
    int known = exponent;
    if (known == Integer.MIN_VALUE) {
      known = leastExponent();
      exponent = known;
    }
    return known;
  }

  private int leastExponent() {
    int least = Integer.MAX_VALUE;
    for (int c = 0; c < dimension; c++) {
      for (double coordinate : axes[c]) {
        least = Math.min(least, ScaledIntegers.exponent(coordinate));
      }
    }
    return least;
  }

  /** As {@link #exponent()}, for all points given. */
  public int givenExponent() {
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
  public IntegerRows integers(double[] t, int exponent) {
    BigInteger[] translation = new BigInteger[dimension];
    Arrays.setAll(translation, c -> ScaledIntegers.integer(t[c], exponent));
    return new IntegerRows() {
      @Override
      public int size() {
        return givenSize();
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
}
