package org.certigjk.hull;

import java.util.Arrays;
import java.util.List;
import org.certigjk.geometry.Polytope;

/**
 * The convex hull of finitely many points of the plane, by Andrew's monotone chain.
 *
 * <p><b>Definition.</b> The extreme points of conv{p₀, …, pₘ₋₁} ⊂ R², those that are not in the
 * hull of the others, as indices: counterclockwise, from the lexicographically lowest point. Of
 * equal points the one with the lowest index is meant. Points on an edge are not extreme. If all
 * points are on a line, the answer is the two ends; if all are equal, the one point.
 *
 * <p><b>Algorithm.</b> A. M. Andrew, <i>Another efficient algorithm for convex hulls in two
 * dimensions</i> (1979): sort lexicographically; from left to right, and then from right to left,
 * append each point after taking off the end of the chain what would not turn left. O(m log m).
 *
 * <p><b>Guarantee.</b> Exact: only signs of {@link org.certigjk.predicates.Orientation} or of the
 * exact field decide. Over an inexact field each coordinate is taken as the rational number it
 * stands for.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for no points, points that do not have two
 * coordinates, NaN and infinities. &minus;0.0 is taken as 0.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * MonotoneChain.hull(new double[][] {{2, 2}, {0, 0}, {1, 1}, {2, 0}, {1, 0}, {0, 0}});
 * // [1, 3, 0]
 * }</pre>
 *
 * @since 0.1.0
 */
@SuppressWarnings("index") // points are numbers that are kept in arrays
public final class MonotoneChain {

  private final PlanarPoints points;
  private final int[] chain;
  private int length;

  private MonotoneChain(PlanarPoints points) {
    this.points = points;
    this.chain = new int[points.size() + 1];
  }

  /** Returns the indices of the extreme points of the hull. */
  public static List<Integer> hull(double[]... points) {
    double[][] columns = Coordinates.columns(points, 2, 2);
    return new IntList(of(new PlanarDoubles(columns[0], columns[1])));
  }

  /** Returns the indices of the extreme points of the hull. */
  public static <E> List<Integer> hull(Polytope<E> points) {
    if (points.dimension() != 2) {
      throw new IllegalArgumentException(
          "the points have %d coordinates, here each has 2".formatted(points.dimension()));
    }
    return new IntList(
        of(
            points.field().exact()
                ? new PlanarPolytope<>(points)
                : new PlanarPolytope<>(points.toRational())));
  }

  /** The indices of the extreme points. */
  static int[] of(PlanarPoints points) {
    int[] distinct = sortedDistinct(points);
    MonotoneChain hull = new MonotoneChain(points);
    for (int i = 0; i < distinct.length; i++) {
      hull.append(distinct[i], 0);
    }
    int lowerEnd = hull.length - 1;
    for (int i = distinct.length - 2; i >= 0; i--) {
      hull.append(distinct[i], lowerEnd);
    }
    int closed = distinct.length > 1 ? 1 : 0; // the first point has come again as the last
    return Arrays.copyOf(hull.chain, hull.length - closed);
  }

  /** Appends a point, and keeps the chain up to {@code start} as it is. */
  private void append(int point, int start) {
    while (length - 2 >= start && points.turn(chain[length - 2], chain[length - 1], point) <= 0) {
      length--;
    }
    chain[length] = point;
    length++;
  }

  private static int[] sortedDistinct(PlanarPoints points) {
    Integer[] order = new Integer[points.size()];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, points::compare); // stable: of equal points the lowest index comes first
    int[] distinct = new int[order.length];
    int count = 0;
    for (int index : order) {
      if (count == 0 || points.compare(distinct[count - 1], index) != 0) {
        distinct[count] = index;
        count++;
      }
    }
    return Arrays.copyOf(distinct, count);
  }
}
