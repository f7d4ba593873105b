package org.certigjk.fast.search;

import java.util.Arrays;

/**
 * Support vertices for 48 directions, where a search in the plane or in space starts from.
 *
 * <p>The directions are cut into the 48 cells in which the signs of the coordinates and the order
 * of their magnitudes stay the same; a cell's vertex is the support vertex for a direction in its
 * middle. For another direction of the cell it is where a scan starts.
 *
 * <p>A cell costs a scan when it is first asked for; a table keeps 64 small numbers. Threads may
 * share it: whichever asks first finds the same vertex.
 */
final class SupportTable {

  private static final int CELLS = 64;

  /** The coordinates of the sum of a cell's corners (1, 0, 0), (1, 1, 0)/√2 and (1, 1, 1)/√3. */
  private static final double[] MIDDLE = {0.577, 1.284, 2.284};

  /** From here on a vertex + 1 has no place in the table: scans then start anywhere. */
  private static final int TOO_MANY = Character.MAX_VALUE;

  /** The vertex of a cell + 1; 0 before it is known. */
  private final char[] known = new char[CELLS];

  /** Returns the vertex for a cell, of a polytope that is always the same. */
  int vertex(Vertices polytope, int cell) {
    int vertex = known[cell] - 1;
    if (vertex < 0) {
      vertex = furthest(polytope, cell);
      known[cell] = (char) (vertex + 1);
    }
    return vertex;
  }

  /** Forgets all vertices, of which the polytope is another. */
  void clear() {
    Arrays.fill(known, '\0');
  }

  /** Returns the vertex furthest in the direction of a cell's middle; 0 of very many. */
  static int furthest(Vertices polytope, int cell) {
    if (polytope.size >= TOO_MANY) {
      return 0;
    }
    int xBelowY = cell >> 3 & 1;
    int yBelowZ = cell >> 4 & 1;
    int xBelowZ = cell >> 5 & 1;
    // A coordinate's rank is how many of the other two it is above.
    double x = MIDDLE[2 - xBelowY - xBelowZ];
    double y = MIDDLE[1 + xBelowY - yBelowZ];
    double z = MIDDLE[yBelowZ + xBelowZ];
    return SupportScan.lowest(
        polytope, (cell & 1) != 0 ? x : -x, (cell & 2) != 0 ? y : -y, (cell & 4) != 0 ? z : -z);
  }

  /** Returns a direction's cell. */
  static int cell(double dx, double dy, double dz) {
    long x = Double.doubleToRawLongBits(dx);
    long y = Double.doubleToRawLongBits(dy);
    long z = Double.doubleToRawLongBits(dz);
    // The bits of magnitudes are in the magnitudes' order.
    long xSize = x & Long.MAX_VALUE;
    long ySize = y & Long.MAX_VALUE;
    long zSize = z & Long.MAX_VALUE;
    return (int)
        (x >>> 63
            | y >>> 63 << 1
            | z >>> 63 << 2
            | (xSize - ySize) >>> 63 << 3
            | (ySize - zSize) >>> 63 << 4
            | (xSize - zSize) >>> 63 << 5);
  }
}
