package org.certigjk.fast.depth;

import org.certigjk.fast.exact.ExactPlane;
import org.certigjk.fast.search.Candidate;
import org.certigjk.predicates.ErrorBounds;

/**
 * Proves that the polytope of an expansion, and with it A &ominus; B, contains the ball around the
 * origin that reaches to a plane which has A &ominus; B on the side of the origin. Then the depth
 * is the distance of that plane.
 *
 * <p>The conditions are those of {@link org.certigjk.penetration.PenetrationChecker}, which has the
 * proof: the surface is closed, and of each facet with the corners p, q, r
 *
 * <pre>
 *   h = n &middot; p &gt; 0,   h &ge; depth &middot; ‖n‖,   n = (q &minus; p) &times; (r &minus; p).
 * </pre>
 *
 * <p>For h = det(p, q, r), so that p, q, r are linearly independent; and where two facets (p, q, r)
 * and (q, p, s) meet, det(p, q, r) &gt; 0 and det(p, q, s) &lt; 0 say that r and s are on different
 * sides of the plane through p, q and the origin. In the plane n = (d_2, &minus;d_1) with d = q
 * &minus; p, and h = det(p, q).
 *
 * <p>A facet on the supporting plane itself is as far as that, and only h &gt; 0 is to be proved;
 * the comparison rounding could not decide. It is if its vertices in A and in B are those of the
 * candidate, for these are on two planes with the same normal. So are the two triangles of the
 * parallelogram in which edges of A and B meet. What doubles leave open is decided in integers.
 *
 * <p><b>Error.</b> u = 2<sup>&minus;53</sup>. The points of K are known as differences of two
 * coordinates, rounded once, and an edge is the difference of two of these: the bounds are {@link
 * ErrorBounds#difference}, {@link ErrorBounds#edge}, {@link ErrorBounds#cross} and {@link
 * ErrorBounds#dot}. ‖n‖ is at most &radic;3 E<sub>n</sub> more than ‖n&#770;‖, whose square is
 * computed with a relative error of at most 3.01u, if it does not underflow; that makes 1.51u in
 * the root, whose own rounding is one more, and the rest of the comparison are four roundings, in
 * all less than 8u. The depth is at most u more than the rounded one. The factor 1 +
 * 2<sup>&minus;48 </sup> = 1 + 32u pays for all of it. No product underflows where n&#770;&sup2;
 * &ge; 2<sup>&minus;960</sup> and the depth is at least 2<sup>&minus;400</sup>.
 */
final class InnerBall {

  private static final double U = ErrorBounds.U;
  private static final double TINY = ErrorBounds.TINY;
  private static final double SMALLEST_SQUARE = 0x1p-960;
  private static final double SMALLEST_DEPTH = 0x1p-400;
  private static final double ROUNDING = 1 + 0x1p-48;

  private InnerBall() {}

  /**
   * Returns whether it is proved in doubles.
   *
   * @param c pairs of the supporting plane
   * @param depth its distance, correctly rounded
   */
  static boolean isProved(Expansion k, Candidate c, double depth) {
    boolean proved = depth >= SMALLEST_DEPTH && k.isClosed();
    for (int f = 0; f < k.facets && proved; f++) {
      proved = !k.isPart(f) || isFarther(k, f, isOnPlane(k, f, c) ? 0 : depth);
    }
    return proved;
  }

  private static boolean isOnPlane(Expansion k, int f, Candidate c) {
    boolean on = true;
    for (int m = 0; m < k.corners() && on; m++) {
      int p = k.corner(f, m);
      on = contains(c.a, c.size, k.inA[p]) && contains(c.b, c.size, k.inB[p]);
    }
    return on;
  }

  private static boolean contains(int[] vertices, int size, int vertex) {
    boolean contains = false;
    for (int m = 0; m < size; m++) {
      contains |= vertices[m] == vertex;
    }
    return contains;
  }

  /** Returns whether h &gt; 0 and h &gt; depth &middot; ‖n‖ is proved of a facet. */
  private static boolean isFarther(Expansion k, int f, double depth) {
    int p = k.corner(f, 0);
    int q = k.corner(f, 1);
    double px = k.x[p];
    double py = k.y[p];
    double pz = k.z[p];
    double reach = ErrorBounds.norm(px, py, pz);
    double dx = k.x[q] - px;
    double dy = k.y[q] - py;
    double dz = k.z[q] - pz;
    double d = ErrorBounds.norm(dx, dy, dz);
    double ed = ErrorBounds.edge(U, TINY, ErrorBounds.norm(k.x[q], k.y[q], k.z[q]), reach, d);
    if (k.corners() == 2) {
      return isFarther(dy, -dx, 0, d, ed, px, py, pz, reach, depth);
    }
    int r = k.corner(f, 2);
    double ex = k.x[r] - px;
    double ey = k.y[r] - py;
    double ez = k.z[r] - pz;
    double e = ErrorBounds.norm(ex, ey, ez);
    double ee = ErrorBounds.edge(U, TINY, ErrorBounds.norm(k.x[r], k.y[r], k.z[r]), reach, e);
    double nx = dy * ez - dz * ey;
    double ny = dz * ex - dx * ez;
    double nz = dx * ey - dy * ex;
    double n = ErrorBounds.norm(nx, ny, nz);
    double en = ErrorBounds.cross(U, TINY, d, ed, e, ee);
    return isFarther(nx, ny, nz, n, en, px, py, pz, reach, depth);
  }

  /**
   * The same for a normal.
   *
   * @param n at least the magnitude of its coordinates
   * @param en a bound on their errors
   * @param reach at least the magnitude of a coordinate of p
   */
  private static boolean isFarther(
      double nx,
      double ny,
      double nz,
      double n,
      double en,
      double px,
      double py,
      double pz,
      double reach,
      double depth) {
    double height = nx * px + ny * py + nz * pz;
    double bound = ErrorBounds.dot(U, TINY, n, en, reach, ErrorBounds.difference(U, TINY, reach));
    double square = nx * nx + ny * ny + nz * nz;
    return square >= SMALLEST_SQUARE
        && height - bound > depth * ROUNDING * (Math.sqrt(square) + 2 * en);
  }

  /** What the exact comparison of the facets says. */
  enum Verdict {

    /** Some facet is nearer, or the surface is not closed: nothing is proved. */
    NO,

    /** The depth is proved; but another plane at the same distance may support, too. */
    TIED,

    /** The depth is proved, and there is one nearest point only. */
    PROVED
  }

  /** Decides it for a plane that was proved exactly. */
  static Verdict decide(Expansion k, double depth, ExactPlane plane) {
    if (!k.isClosed()) {
      return Verdict.NO;
    }
    Verdict verdict = Verdict.PROVED;
    int[] i = new int[k.corners()];
    int[] j = new int[k.corners()];
    for (int f = 0; f < k.facets; f++) {
      if (k.isPart(f) && !(depth >= SMALLEST_DEPTH && isFarther(k, f, depth))) {
        for (int m = 0; m < i.length; m++) {
          i[m] = k.inA[k.corner(f, m)];
          j[m] = k.inB[k.corner(f, m)];
        }
        int side = plane.compareDistance(i, j);
        if (side < 0) {
          return Verdict.NO;
        }
        if (side == 0 && !isOnPlane(k, f, plane)) {
          verdict = Verdict.TIED;
        }
      }
    }
    return verdict;
  }

  private static boolean isOnPlane(Expansion k, int f, ExactPlane plane) {
    boolean on = true;
    for (int m = 0; m < k.corners() && on; m++) {
      int p = k.corner(f, m);
      on = plane.contains(k.inA[p], k.inB[p]);
    }
    return on;
  }
}
