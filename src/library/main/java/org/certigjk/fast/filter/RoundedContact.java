package org.certigjk.fast.filter;

import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.ErrorBounds;

/**
 * Proves in doubles that the closest points of two bodies at rest are the only ones, or leaves it
 * undecided.
 *
 * <p>The closest points of A are A &cap; (B + v), which is in the face of A in the direction v and
 * in v plus that of B. If one of the faces is a vertex, they are unique. If the k pairs of the
 * optimal simplex have p different vertices of A and q of B, and the faces have no others: the k
 * differences, which are affinely independent, span a space of k &minus; 1 dimensions, contained in
 * the sum of the spaces of the faces, which have at most p &minus; 1 and q &minus; 1. So if p + q
 * &minus; 1 = k, these have only 0 in common, and the faces one point.
 *
 * <p><b>Error.</b> v is rounded, each coordinate by u|v<sub>c</sub>| or 2<sup>&minus;1075</sup>, u
 * = 2<sup>&minus;53</sup>. (p &minus; p<sub>s</sub>) &middot; v loses that, the roundings of the
 * differences, of the products and two of sums: less than 5.01u T, T = &sum; |(p<sub>c</sub>
 * &minus; p<sub>sc</sub>) v<sub>c</sub>|; 8u pays for a rounded T. What underflows is below
 * 2<sup>&minus;830</sup>, as differences are at most 2<sup>239</sup>.
 */
public final class RoundedContact {

  private static final double UNDERFLOW = 0x1p-800;

  private RoundedContact() {}

  /**
   * Returns whether it is proved, for an optimal simplex and the vector v &ne; 0, correctly
   * rounded.
   */
  public static boolean isSinglePair(Vertices a, Vertices b, Candidate c, double[] v) {
    if (c.isPlaced || !Filter.isInRange(a, b, c.t)) {
      return false;
    }
    double x = v[0];
    double y = v.length > 1 ? v[1] : 0;
    double z = v.length > 2 ? v[2] : 0;
    int inA = distinct(c.a, c.size);
    int inB = distinct(c.b, c.size);
    boolean isSmall = inA + inB - 1 == c.size;
    if ((inA == 1 || isSmall) && isAlone(a, c.a, c.size, x, y, z)) {
      return inA == 1 || isAlone(b, c.b, c.size, -x, -y, -z);
    }
    return inB == 1 && isAlone(b, c.b, c.size, -x, -y, -z);
  }

  private static int distinct(int[] index, int size) {
    int distinct = 0;
    for (int k = 0; k < size; k++) {
      distinct += contains(index, k, index[k]) ? 0 : 1;
    }
    return distinct;
  }

  private static boolean contains(int[] index, int size, int k) {
    for (int i = 0; i < size; i++) {
      if (index[i] == k) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether all vertices but those of the simplex are certainly higher than its first. */
  private static boolean isAlone(
      Vertices p, int[] index, int size, double vx, double vy, double vz) {
    double[] x = p.x;
    double[] y = p.y;
    double[] z = p.z;
    int s = index[0];
    for (int k = 0; k < p.size; k++) {
      double sx = (x[k] - x[s]) * vx;
      double sy = (y[k] - y[s]) * vy;
      double sz = (z[k] - z[s]) * vz;
      double bound = 8 * ErrorBounds.U * ErrorBounds.norm(sx, sy, sz) + UNDERFLOW;
      if (!(sx + sy + sz > bound) && !contains(index, size, k)) {
        return false;
      }
    }
    return true;
  }
}
