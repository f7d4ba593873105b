package org.certigjk.hull;

/**
 * The boundary of the convex hull of points of R³ that are not all on a plane, as triangles that
 * turn counterclockwise seen from outside.
 *
 * <p><b>Algorithm.</b> Quickhull (Barber, Dobkin, Huhdanpaa, <i>The quickhull algorithm for convex
 * hulls</i>, 1996): each triangle has a list of points strictly above it. The furthest point of a
 * list is added: the triangles strictly below it, the visible ones, are replaced by triangles from
 * the edges around them, the horizon, to the point, and their lists are distributed among these.
 * Rounding has a say only in which point seems furthest, and any would do.
 *
 * <p><b>Guarantee.</b> By construction, since each side is exact. Let P be the hull so far, p the
 * point added. A triangle on a plane with p is not visible, just as if p were moved a little
 * towards the inside of P, so the visible triangles are a disk and the horizon is one cycle. No
 * horizon edge is on a line with p, for then p would be on the plane of the visible triangle there.
 * So the new triangles are proper ones, and the new surface is the boundary of conv(P ∪ {p}), where
 * neighbours may be on one plane. A point q outside the new hull and above a visible triangle is
 * above a new one: take x inside the visible triangle, hence inside the new hull. The segment from
 * x to q leaves P at once, and so leaves the new hull through a new triangle, which q is above. At
 * the end no list is left: no point is above any triangle.
 *
 * <p>Of equal points only the one with the lowest number becomes a corner: they are always in the
 * same list, at the same height.
 */
@SuppressWarnings("index") // points, triangles and edges are numbers that are kept in arrays
final class QuickHull {

  private final TriangleSurface surface;
  private final OutsideLists lists;

  /** Twice the round in which a triangle was last looked at, plus 1 if it was visible then. */
  private final int[] seen;

  private int round;
  private final int[] visible;
  private int visibleCount;

  /** The edges around the visible triangles, in the triangles that stay. */
  private final int[] horizon;

  private int horizonLength;

  /** The triangles made last, and, by starting point, their edges on the horizon. */
  private final int[] fresh;

  private int freshCount;
  private final int[] freshEdgeFrom;

  private QuickHull(double[] x, double[] y, double[] z) {
    int triangles = 2 * x.length - 4;
    surface = new TriangleSurface(x, y, z);
    lists = new OutsideLists(x.length, triangles);
    seen = new int[triangles];
    visible = new int[triangles];
    horizon = new int[triangles];
    fresh = new int[triangles];
    freshEdgeFrom = new int[x.length];
  }

  /**
   * Returns the boundary.
   *
   * @param basis four points that are not on a plane, each the first of those equal to it
   */
  static TriangleSurface boundary(double[] x, double[] y, double[] z, int[] basis) {
    QuickHull hull = new QuickHull(x, y, z);
    hull.begin(basis, x.length);
    int triangle = hull.lists.poll();
    while (triangle != OutsideLists.NONE) {
      hull.add(hull.lists.furthest(triangle), triangle);
      triangle = hull.lists.poll();
    }
    return hull.surface;
  }

  /** Makes the tetrahedron, and the first lists. */
  private void begin(int[] basis, int points) {
    int base = surface.add(basis[0], basis[1], basis[2]);
    if (surface.side(base, basis[3]) > 0) {
      surface.release(base);
      base = surface.add(basis[0], basis[2], basis[1]);
    }
    for (int i = 0; i < 3; i++) {
      horizon[i] = 3 * base + i;
    }
    horizonLength = 3;
    closeUp(basis[3]);
    fresh[freshCount] = base;
    freshCount++;
    for (int point = 0; point < points; point++) {
      distribute(point);
    }
  }

  /** Adds a point that is above a triangle. */
  private void add(int apex, int triangle) {
    look(apex, triangle);
    int orphans = OutsideLists.NONE;
    for (int i = 0; i < visibleCount; i++) {
      orphans = lists.removeAll(visible[i], orphans);
      surface.release(visible[i]);
    }
    closeUp(apex);
    while (orphans != OutsideLists.NONE) {
      int point = orphans;
      orphans = lists.next(point);
      distribute(point);
    }
  }

  /** Finds the visible triangles, going from one to its neighbours, and the horizon. */
  private void look(int apex, int triangle) {
    round++;
    seen[triangle] = 2 * round + 1;
    visible[0] = triangle;
    visibleCount = 1;
    horizonLength = 0;
    for (int i = 0; i < visibleCount; i++) {
      for (int edge = 3 * visible[i]; edge < 3 * visible[i] + 3; edge++) {
        int twin = surface.twin(edge);
        int neighbour = twin / 3;
        if (seen[neighbour] < 2 * round) {
          boolean above = surface.side(neighbour, apex) > 0;
          seen[neighbour] = above ? 2 * round + 1 : 2 * round;
          if (above) {
            visible[visibleCount] = neighbour;
            visibleCount++;
          }
        }
        if (seen[neighbour] == 2 * round) {
          horizon[horizonLength] = twin;
          horizonLength++;
        }
      }
    }
  }

  /** Makes the triangles from the horizon to a point. */
  private void closeUp(int apex) {
    freshCount = horizonLength;
    for (int i = 0; i < horizonLength; i++) {
      int edge = horizon[i];
      int from = surface.end(edge);
      fresh[i] = surface.add(from, surface.start(edge), apex);
      surface.join(3 * fresh[i], edge);
      freshEdgeFrom[from] = 3 * fresh[i];
    }
    for (int i = 0; i < freshCount; i++) {
      int edge = 3 * fresh[i];
      int after = freshEdgeFrom[surface.end(edge)];
      surface.join(edge + 1, after + 2);
    }
  }

  /** Puts a point into the list of the first new triangle that it is above. */
  private void distribute(int point) {
    for (int i = 0; i < freshCount; i++) {
      if (surface.side(fresh[i], point) > 0) {
        lists.add(fresh[i], point, surface.height(fresh[i], point));
        return;
      }
    }
  }
}
