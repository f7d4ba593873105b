package org.certigjk.fast.filter;

import org.certigjk.fast.search.SupportScan;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.ErrorBounds;

/**
 * Proves in two steps in doubles that two bodies at rest are closer than d, or that they are not,
 * or leaves it undecided.
 *
 * <p><b>Algorithm.</b> For a direction v and the vertices y of A &ominus; B, min v &middot; y &gt;
 * d &#8214;v&#8214; proves that they are not, and &#8214;y&#8214; &lt; d that they are. The first
 * direction is that between the centres, the second the vertex found for the first. More directions
 * decide little that these do not, and are lost on bodies that meet.
 *
 * <p><b>Error.</b> u = 2<sup>&minus;53</sup>, M the sum of the largest magnitudes of coordinates, V
 * = &#8214;v&#8214;<sub>1</sub>. A product with a vertex of a body is wrong by at most 3.01u V
 * times the largest magnitude of the body, and the smallest rounded product is that close to the
 * smallest; their sum loses u V M more. A coordinate of y is rounded once, a norm loses 2.5u, its
 * product with d one more: less than 8u. Underflow is far below that, if V is at least
 * 2<sup>&minus;300</sup>, and elsewhere nothing is decided.
 */
public final class Threshold {

  /** What is proved. */
  public enum Side {
    CLOSER,
    NOT_CLOSER,
    UNDECIDED
  }

  private static final double U = ErrorBounds.U;

  /** More than 1 by more than what norms and products with them lose. */
  private static final double MORE = 1 + 8 * U;

  private static final double SMALLEST = 0x1p-300;

  private Threshold() {}

  /**
   * Asks for a number d &ge; 0. Nothing is decided in more than three dimensions, nor for bodies
   * whose hull is climbed, for which a query costs little more.
   */
  public static Side decide(Vertices a, Vertices b, double d) {
    double reach = a.magnitude + b.magnitude;
    if (!(reach <= ErrorBounds.LARGEST) || a.dimension > 3 || a.climb != null || b.climb != null) {
      return Side.UNDECIDED;
    }
    double x = a.centre[0] - b.centre[0];
    double y = a.centre[1] - b.centre[1];
    double z = a.centre[2] - b.centre[2];
    int i = SupportScan.lowest(a, x, y, z);
    int j = SupportScan.lowest(b, -x, -y, -z);
    if (isFurther(a, i, b, j, x, y, z, d)) {
      return Side.NOT_CLOSER;
    }
    x = a.x[i] - b.x[j];
    y = a.y[i] - b.y[j];
    z = a.z[i] - b.z[j];
    if (isCloser(x, y, z, d)) {
      return Side.CLOSER;
    }
    i = SupportScan.lowest(a, x, y, z);
    j = SupportScan.lowest(b, -x, -y, -z);
    return isFurther(a, i, b, j, x, y, z, d) ? Side.NOT_CLOSER : Side.UNDECIDED;
  }

  /** Whether &#8214;y&#8214; &lt; d, for a rounded difference of two vertices. */
  private static boolean isCloser(double x, double y, double z, double d) {
    return ErrorBounds.norm(x, y, z) >= SMALLEST && Math.sqrt(x * x + y * y + z * z) * MORE < d;
  }

  /**
   * Whether min v &middot; y &gt; d &#8214;v&#8214;, for the vertices with the smallest products.
   */
  private static boolean isFurther(
      Vertices a, int i, Vertices b, int j, double x, double y, double z, double d) {
    double v = ErrorBounds.norm(x, y, z);
    double gap = SupportScan.product(a, i, x, y, z) + SupportScan.product(b, j, -x, -y, -z);
    return v >= SMALLEST
        && gap - 8 * U * (v * (a.magnitude + b.magnitude))
            > d * Math.sqrt(x * x + y * y + z * z) * MORE;
  }
}
