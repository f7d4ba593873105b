package org.certigjk.hull;

/**
 * Support vertices in the plane and in space by climbing along the edges of the hull.
 *
 * <p>A vertex that none of its neighbours surpasses in a direction is furthest in it, as a local
 * maximum of a linear function on a convex body is one of the whole body (simplex method; Dobkin
 * and Kirkpatrick 1985 for support vertices). Only strict improvements are followed, so a climb
 * ends; rounding may end it one step early, which costs the search nothing but time.
 *
 * <p>A climb starts from the vertex of the last one, or from a table: the cube around the origin
 * with K × K cells on each face, and for each cell the support vertex in the direction of its
 * middle. K² grows with the number of vertices, so that the climb from a cell stays short; of a
 * body with z = 0 everywhere a face has K × 1 cells, and K grows. The table is filled by climbs
 * from cell to neighbouring cell.
 *
 * @since 0.1.0
 */
public final class ClimbGraph {

  /** A climb does not pay below this number of vertices. */
  public static final int LEAST_SIZE = 64;

  private static final int MOST_CELLS = 1 << 12;

  private final int[] from;
  private final int[] neighbours;

  /** The coordinates of vertex k from place 3k on. */
  private final double[] points;

  private final int rows;
  private final int columns;
  private final int[] start;

  public ClimbGraph(double[] x, double[] y, double[] z, int[] from, int[] neighbours) {
    this.from = from;
    this.neighbours = neighbours;
    this.points = new double[3 * x.length];
    for (int k = 0; k < x.length; k++) {
      points[3 * k] = x[k];
      points[3 * k + 1] = y[k];
      points[3 * k + 2] = z[k];
    }
    boolean flat = isZero(z);
    int side = 4;
    while (side * (flat ? 1 : side) < MOST_CELLS && cells(side, flat) < x.length) {
      side *= 2;
    }
    this.columns = side;
    this.rows = flat ? 1 : side;
    this.start = new int[6 * rows * columns];
    fill();
  }

  private static boolean isZero(double[] coordinates) {
    for (double coordinate : coordinates) {
      if (coordinate != 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns twice the number of cells that directions can lie in. */
  private static int cells(int side, boolean flat) {
    return flat ? 8 * side : 12 * side * side;
  }

  private void fill() {
    int vertex = 0;
    for (int face = 0; face < 6; face++) {
      for (int row = 0; row < rows; row++) {
        for (int step = 0; step < columns; step++) {
          // There and back, so that each cell is next to the one before.
          int column = (row & 1) == 0 ? step : columns - 1 - step;
          double major = face < 3 ? 1 : -1;
          double u = (2 * column + 1.0) / columns - 1;
          double w = (2 * row + 1.0) / rows - 1;
          int axis = face % 3;
          double dx = axis == 0 ? major : u;
          double dy = axis == 0 ? u : axis == 1 ? major : w;
          double dz = axis == 2 ? major : w;
          vertex = lowest(-dx, -dy, -dz, vertex);
          start[(face * rows + row) * columns + column] = vertex;
        }
      }
    }
  }

  /** Returns a vertex that is low in the direction, from the table. */
  public int near(double dx, double dy, double dz) {
    double x = Math.abs(dx);
    double y = Math.abs(dy);
    double z = Math.abs(dz);
    int face;
    double major;
    double u;
    double w;
    if (x >= y && x >= z) {
      face = 0;
      major = -dx;
      u = -dy;
      w = -dz;
    } else if (y >= z) {
      face = 1;
      major = -dy;
      u = -dx;
      w = -dz;
    } else {
      face = 2;
      major = -dz;
      u = -dx;
      w = -dy;
    }
    double scale = 0.5 / Math.abs(major);
    int column = cell(u * scale, columns);
    int row = cell(w * scale, rows);
    return start[((major < 0 ? face + 3 : face) * rows + row) * columns + column];
  }

  /** Returns the place, of so many from &minus;1/2 to 1/2, in which a number is. */
  private static int cell(double number, int count) {
    return Math.min(Math.max((int) (number * count + 0.5 * count), 0), count - 1);
  }

  /** Returns the lowest vertex in the direction, by a climb from the given one. */
  public int lowest(double dx, double dy, double dz, int vertex) {
    double[] p = points;
    int best = vertex;
    double least = dx * p[3 * best] + dy * p[3 * best + 1] + dz * p[3 * best + 2];
    int last;
    do {
      last = best;
      int end = from[last + 1];
      for (int e = from[last]; e < end; e++) {
        int k = neighbours[e];
        double product = dx * p[3 * k] + dy * p[3 * k + 1] + dz * p[3 * k + 2];
        if (product < least) {
          least = product;
          best = k;
        }
      }
    } while (best != last);
    return best;
  }
}
