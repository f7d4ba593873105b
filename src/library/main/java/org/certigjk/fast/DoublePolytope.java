package org.certigjk.fast;

import java.util.Arrays;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.search.Vertices;
import org.certigjk.field.Conversions;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
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
 * <p><b>Limits.</b> Threads may share a polytope, as long as none calls {@link #update}, the only
 * method that changes one; what is changed must not be a key of a map.
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

  final Vertices vertices;

  /** The points given as rationals, once they have been asked for. */
  private @Nullable Polytope<BigFraction> rational;

  private DoublePolytope(Vertices vertices) {
    this.vertices = vertices;
  }

  /** Returns the hull of the given points, which are copied. All of them will be searched. */
  public static DoublePolytope of(double[]... points) {
    return new DoublePolytope(Vertices.of(points));
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
    return new DoublePolytope(Vertices.of(coordinates, dimension));
  }

  /**
   * Takes other coordinates for its points, as of a body that is deformed: as {@link #of(double[],
   * int)}, but in place, without an allocation. A {@link MovingPair} keeps its simplex.
   *
   * <p>Threads that share the body must not ask about it meanwhile, and ask afterwards only if the
   * update happens before (a lock, a join); else an answer may be wrong and is not refused. Nor may
   * another thread write into the array meanwhile. An answer that was given before is about other
   * points: what a workspace is then asked about it throws {@link IllegalStateException} until
   * there is a new one.
   *
   * @param coordinates point after point, as many as there are
   * @throws IllegalArgumentException if that is another number of points, or for NaN and
   *     infinities; the body is then as it was
   * @throws IllegalStateException with a {@linkplain #withHull() hull}, which is that of the points
   *     it was made of
   */
  public void update(double... coordinates) {
    vertices.update(coordinates);
    rational = null; // exact points are those of the old coordinates
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
    Vertices hull = vertices.withHull();
    return hull == vertices ? this : new DoublePolytope(hull);
  }

  /** Returns n. */
  public int dimension() {
    return vertices.dimension;
  }

  /** Returns the number of points given. */
  public int size() {
    return vertices.givenSize();
  }

  /** Returns the same points as exact rationals; they are kept. */
  public Polytope<BigFraction> toRational() {
    Polytope<BigFraction> known = rational;
    if (known == null) {
      known = Polytope.of(Rationals.INSTANCE, vertices.points());
      rational = known; // immutable, so it does not matter if two threads make it
    }
    return known;
  }

  /**
   * Equal are polytopes with equal points in the same order. A hull makes no difference: it changes
   * how points are searched, not which there are.
   */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof DoublePolytope polytope
        && Arrays.deepEquals(vertices.points(), polytope.vertices.points());
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(vertices.points());
  }

  /** Returns the points given, in order, in braces. */
  @Override
  public String toString() {
    return Polytope.of(Doubles.INSTANCE, vertices.points()).toString();
  }
}
