package org.certigjk.check.algebra;

/**
 * Facets of n corners each in dimension n, around the origin: with the dual basis d₁, …, dₙ of its
 * corners, a facet is where all dₖ·x ≥ 0, and on the plane N·x = 1, N = Σ dₖ.
 */
public final class Surface {

  private Surface() {}

  /**
   * Whether beyond each side of each facet lies its neighbour.
   *
   * @param facets the positions of the corners of each facet
   * @param neighbours for each facet and each of its corners the facet beyond the opposite side
   */
  public static boolean isClosed(
      Vector[] corners, int[][] facets, DualBasis[] bases, int[][] neighbours) {
    /*@ loop_invariant 0 <= f <= facets.length
    @       && (\forall int g; 0 <= g < f;
    @         areBeyond(corners, facets, bases[g], facets[g], neighbours[g]));
    @ loop_assigns f;
    @ loop_decreases facets.length - f; @*/
    for (int f = 0; f < facets.length; f++) {
      if (!isSurrounded(corners, facets, bases[f], facets[f], neighbours[f])) {
        return false;
      }
    }
    return true;
  }

  private static boolean isSurrounded(
      Vector[] corners, int[][] facets, DualBasis basis, int[] facet, int[] neighbours) {
    /*@ loop_invariant 0 <= k <= facet.length
    @       && (\forall int m; 0 <= m < k; 0 <= neighbours[m] < facets.length
    @         && isNeighbour(corners, basis.vectors[m], facet, m, facets[neighbours[m]]));
    @ loop_assigns k;
    @ loop_decreases facet.length - k; @*/
    for (int k = 0; k < facet.length; k++) {
      int g = neighbours[k];
      if (g < 0 || g >= facets.length || !isBeyond(corners, basis.get(k), facet, k, facets[g])) {
        return false;
      }
    }
    return true;
  }

  /** Whether a facet has the corners of another but the k-th, and one z with a negative d·z. */
  public static boolean isBeyond(Vector[] corners, Vector d, int[] facet, int k, int[] other) {
    /*@ loop_invariant 0 <= m <= facet.length
    @       && (\forall int p; 0 <= p < m; p == k || has(other, facet[p]));
    @ loop_assigns m;
    @ loop_decreases facet.length - m; @*/
    for (int m = 0; m < facet.length; m++) {
      if (m != k && !contains(other, facet[m])) {
        return false;
      }
    }
    /*@ loop_invariant 0 <= m <= other.length
    @       && (\forall int p; 0 <= p < m; d.product(corners[other[p]]) >= 0);
    @ loop_assigns m;
    @ loop_decreases other.length - m; @*/
    for (int m = 0; m < other.length; m++) {
      if (d.dot(corners[other[m]]).signum() < 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean contains(int[] facet, int corner) {
    /*@ loop_invariant 0 <= m <= facet.length
    @       && (\forall int p; 0 <= p < m; facet[p] != corner);
    @ loop_assigns m;
    @ loop_decreases facet.length - m; @*/
    for (int m = 0; m < facet.length; m++) {
      if (facet[m] == corner) {
        return true;
      }
    }
    return false;
  }

  /** Returns the first N of a nearer plane than this one, a greater N·N; −1 if there is none. */
  public static int firstNearer(Vector[] normals, Vector n) {
    Ratio square = n.dot(n);
    /*@ loop_invariant 0 <= f <= normals.length
    @       && (\forall int g; 0 <= g < f; normals[g].product(normals[g]) <= n.product(n));
    @ loop_assigns f;
    @ loop_decreases normals.length - f; @*/
    for (int f = 0; f < normals.length; f++) {
      if (normals[f].dot(normals[f]).compareTo(square) > 0) {
        return f;
      }
    }
    return -1;
  }

  /**
   * Returns the first N as long as this one, lexicographically greater and with N·(a − b) ≤ 1 for
   * all a and b; −1 if there is none.
   */
  public static int firstGreater(Vector[] normals, Vector n, Difference bodies) {
    Ratio square = n.dot(n);
    /*@ loop_invariant 0 <= f <= normals.length
    @       && (\forall int g; 0 <= g < f; !isRival(normals[g], n, bodies));
    @ loop_assigns f;
    @ loop_decreases normals.length - f; @*/
    for (int f = 0; f < normals.length; f++) {
      if (normals[f].dot(normals[f]).is(square)
          && normals[f].compareLexicographically(n) > 0
          && bodies.isBelow(normals[f])) {
        return f;
      }
    }
    return -1;
  }
}
