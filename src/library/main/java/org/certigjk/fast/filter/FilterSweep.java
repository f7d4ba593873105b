package org.certigjk.fast.filter;

import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Image;
import org.certigjk.fast.search.Placement;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.ErrorBounds;

/**
 * The second half of a proof of optimality: no vertex of A is lower than a<sub>0</sub> in the
 * direction v, and none of B higher than b<sub>0</sub>.
 *
 * <p>A vertex counts as proved if its rounded product reaches a threshold. The vertices of the
 * simplex cannot, as their exact product is that of a<sub>0</sub>: from v &middot; y<sub>k</sub> =
 * v &middot; y<sub>0</sub>, that is v &middot; (a<sub>k</sub> &minus; a<sub>0</sub>) = v &middot;
 * (b<sub>k</sub> &minus; b<sub>0</sub>), each side is 0 if the other has equal indices. This holds
 * along every chain of pairs that share an index, and is not used otherwise. By the bound they
 * <em>all</em> fail the test, so that it is enough to <em>count</em> the vertices that fail, and no
 * branch depends on a vertex; where the products are stored, theirs are replaced by 0.
 *
 * <p>If that fails, the vertices are looked at once more ({@code closely}). If it fails again, the
 * filter leaves the matter undecided.
 *
 * <p>With adjacency only the neighbours of a<sub>0</sub> and b<sub>0</sub> are looked at: a vertex
 * of a convex polytope that has no lower neighbour is lowest.
 */
public final class FilterSweep {

  /** From here on the products of all vertices are stored first, in a loop of their own. */
  static final int MANY = 48;

  private FilterSweep() {}

  /**
   * Returns whether both sweeps succeed.
   *
   * @param v at least the components of the direction
   * @param ev the bound on their error
   * @param u 0 if the direction and all products are exact, else the unit roundoff
   * @param tiny 0 or the absolute term
   */
  public static boolean proves(
      Vertices a,
      Vertices b,
      Candidate c,
      double vx,
      double vy,
      double vz,
      double v,
      double ev,
      double u,
      double tiny) {
    Image imageA = a.image;
    Image imageB = b.image;
    if (imageA != null && imageB != null) {
      return provesImage(imageA, c, c.a, vx, vy, vz, v, ev)
          && provesImage(imageB, c, c.b, -vx, -vy, -vz, v, ev)
          && isConnected(c, false);
    }
    int a0 = c.a[0];
    int b0 = c.b[0];
    double lowA =
        vx * a.x[a0]
            + vy * a.y[a0]
            + vz * a.z[a0]
            + ErrorBounds.plane(u, tiny, v, ev, 3 * a.magnitude, a.extent);
    double lowB =
        ErrorBounds.plane(u, tiny, v, ev, 3 * b.magnitude, b.extent)
            - (vx * b.x[b0] + vy * b.y[b0] + vz * b.z[b0]);
    lowA = -(0.0 - lowA); // 0 becomes -0.0, so that -0.0 - lowA is 0.0
    lowB = -(0.0 - lowB);
    if (a.size < MANY && b.size < MANY) {
      // the indices of the simplex are looked at afterwards: they would crowd the loops' registers
      long failed = below(a, vx, vy, vz, lowA) + below(b, -vx, -vy, -vz, lowB);
      if (failed == expected(c, u == 0)) {
        return true;
      }
    } else if (isConnected(c, u == 0)
        && proves(a, c, c.a, vx, vy, vz, lowA, u == 0)
        && proves(b, c, c.b, -vx, -vy, -vz, lowB, u == 0)) {
      return true;
    }
    return u != 0
        && isConnected(c, false)
        && closely(a, c, c.a, vx, vy, vz, ErrorBounds.sweep(u, tiny, v, ev, a.extent))
        && closely(b, c, c.b, -vx, -vy, -vz, ErrorBounds.sweep(u, tiny, v, ev, b.extent));
  }

  /**
   * The same for one image: M(a<sub>k</sub> &minus; a<sub>0</sub>) &middot; v = (a<sub>k</sub>
   * &minus; a<sub>0</sub>) &middot; M<sup>T</sup>v is a statement on the body, which has the
   * adjacency, too, and on the rounded M<sup>T</sup>v.
   */
  private static boolean provesImage(
      Image image, Candidate c, int[] index, double vx, double vy, double vz, double v, double ev) {
    Vertices body = image.body();
    Placement placement = image.placement();
    double wx = image.turned(0, vx, vy, vz);
    double wy = image.turned(1, vx, vy, vz);
    double wz = image.turned(2, vx, vy, vz);
    double w = ErrorBounds.norm(wx, wy, wz);
    double u = ErrorBounds.U;
    double tiny = ErrorBounds.TINY;
    double ew = ErrorBounds.dot(u, tiny, placement.row, placement.wrong, v, ev);
    int k = index[0];
    double low =
        wx * body.x[k]
            + wy * body.y[k]
            + wz * body.z[k]
            + ErrorBounds.plane(u, tiny, w, ew, 3 * body.magnitude, body.extent);
    low = -(0.0 - low);
    boolean proved =
        body.size < MANY
            ? below(body, wx, wy, wz, low) == distinct(c, index)
            : proves(body, c, index, wx, wy, wz, low, false);
    return proved
        || closely(body, c, index, wx, wy, wz, ErrorBounds.sweep(u, tiny, w, ew, body.extent));
  }

  /** How many vertices have to fail; &minus;1 if the pairs do not hang together. */
  private static long expected(Candidate c, boolean exact) {
    if (exact) {
      return 0;
    }
    return isConnected(c, false) ? distinct(c, c.a) + distinct(c, c.b) : -1;
  }

  /**
   * Whether the pairs hang together by common indices; where nothing is rounded it is not needed.
   */
  private static boolean isConnected(Candidate c, boolean exact) {
    int size = c.size;
    if (size == 1 || exact) {
      return true;
    }
    int links = shared(c, 0, 1);
    return size == 2 ? links == 1 : links + shared(c, 0, 2) + shared(c, 1, 2) > 1;
  }

  /** 1 if pairs i and j have an index in common, else 0. */
  private static int shared(Candidate c, int i, int j) {
    return 1 - (differ(c.a[i], c.a[j]) & differ(c.b[i], c.b[j]));
  }

  /** 1 if i and j differ, else 0. */
  private static int differ(int i, int j) {
    int d = i ^ j;
    return (d | -d) >>> 31;
  }

  /** The number of different indices in the simplex. */
  private static int distinct(Candidate c, int[] index) {
    int size = c.size;
    if (size == 1) {
      return 1;
    }
    int first = differ(index[0], index[1]);
    return size == 2
        ? 1 + first
        : 1 + first + (differ(index[0], index[2]) & differ(index[1], index[2]));
  }

  /** 1 if x is negative, else 0. Nothing here is NaN. */
  private static long negative(double x) {
    return Double.doubleToRawLongBits(x) >>> 63;
  }

  /** The number of vertices whose product is below the threshold. */
  private static long below(Vertices polytope, double vx, double vy, double vz, double threshold) {
    double[] x = polytope.x;
    double[] y = polytope.y;
    double[] z = polytope.z;
    long count = 0;
    for (int k = 0; k < x.length; k++) {
      count += negative(vx * x[k] + vy * y[k] + vz * z[k] - threshold);
    }
    return count;
  }

  private static boolean proves(
      Vertices polytope,
      Candidate c,
      int[] index,
      double vx,
      double vy,
      double vz,
      double threshold,
      boolean exact) {
    int[] from = polytope.from;
    if (from != null) {
      return neighbours(polytope, from, c, index, vx, vy, vz, threshold, exact);
    }
    double[] products = c.products(polytope.size);
    store(polytope, products, vx, vy, vz, threshold);
    if (!exact) {
      for (int k = 0; k < c.size; k++) {
        products[index[k]] = 0;
      }
    }
    return !anyNegative(products, polytope.size);
  }

  /** A loop that the compiler turns into vector instructions. */
  private static void store(
      Vertices polytope, double[] products, double vx, double vy, double vz, double threshold) {
    double[] x = polytope.x;
    double[] y = polytope.y;
    double[] z = polytope.z;
    for (int k = 0; k < x.length; k++) {
      products[k] = vx * x[k] + vy * y[k] + vz * z[k] - threshold;
    }
  }

  private static boolean anyNegative(double[] products, int size) {
    long s0 = 0;
    long s1 = 0;
    long s2 = 0;
    long s3 = 0;
    int k = 0;
    for (; k < size - 3; k += 4) {
      s0 |= Double.doubleToRawLongBits(products[k]);
      s1 |= Double.doubleToRawLongBits(products[k + 1]);
      s2 |= Double.doubleToRawLongBits(products[k + 2]);
      s3 |= Double.doubleToRawLongBits(products[k + 3]);
    }
    for (; k < size; k++) {
      s0 |= Double.doubleToRawLongBits(products[k]);
    }
    return (s0 | s1 | s2 | s3) < 0;
  }

  /** The same test for the neighbours of the simplex's first vertex. */
  private static boolean neighbours(
      Vertices polytope,
      int[] from,
      Candidate c,
      int[] index,
      double vx,
      double vy,
      double vz,
      double threshold,
      boolean exact) {
    int k0 = index[0];
    int k1 = c.size > 1 ? index[1] : k0;
    int k2 = c.size > 2 ? index[2] : k0;
    long failed = 0;
    long expected = 0;
    for (int n = from[k0]; n < from[k0 + 1]; n++) {
      int k = polytope.neighbours[n];
      failed += negative(vx * polytope.x[k] + vy * polytope.y[k] + vz * polytope.z[k] - threshold);
      expected += 1 - (differ(k, k1) & differ(k, k2));
    }
    return failed == (exact ? 0 : expected);
  }

  /**
   * The second look, at every vertex: products of differences, which are more accurate far from the
   * origin; and a vertex may be the same point as one of the simplex.
   */
  private static boolean closely(
      Vertices polytope,
      Candidate c,
      int[] index,
      double vx,
      double vy,
      double vz,
      double threshold) {
    double[] x = polytope.x;
    double[] y = polytope.y;
    double[] z = polytope.z;
    double x0 = x[index[0]];
    double y0 = y[index[0]];
    double z0 = z[index[0]];
    for (int k = 0; k < x.length; k++) {
      double product = vx * (x[k] - x0) + vy * (y[k] - y0) + vz * (z[k] - z0);
      if (!(product >= threshold) && !isOfSimplex(polytope, c.size, index, k)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isOfSimplex(Vertices polytope, int size, int[] index, int k) {
    for (int i = 0; i < size; i++) {
      int m = index[i];
      if (polytope.x[k] == polytope.x[m]
          && polytope.y[k] == polytope.y[m]
          && polytope.z[k] == polytope.z[m]) {
        return true;
      }
    }
    return false;
  }
}
