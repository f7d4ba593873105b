package org.certigjk.fast.search;

import org.certigjk.hull.ClimbGraph;

/**
 * GJK in the plane over doubles: proposes a simplex, and proves nothing.
 *
 * <p>The method is Gilbert, Johnson and Keerthi's (IEEE Journal of Robotics and Automation 4(2),
 * 1988). The newest vertex w belongs to the new simplex, since w is nearer than v in the direction
 * of v. An edge (w, p) is it if the origin lies on the other side of it than the third vertex and
 * w·(p &minus; w) &lt; 0; if the origin lies on the same side of all three edges, the bodies meet.
 *
 * <p>It ends for every input: |v|² strictly decreases, and the number of steps is bounded. Bodies
 * on a line are bodies in the plane with y = 0.
 *
 * <p>The points of a polygon may be given in order. So a support vertex is first looked for from
 * index to index, as long as that leads down; only where it gains little are all vertices scanned.
 *
 * <p>The simplex is kept in local variables, and the search is one method.
 */
final class Kernel2 {

  /** More steps than these are not worth taking. */
  private static final int MOST_STEPS = 200;

  /** A gain below this share of its terms is taken for rounding. */
  private static final double NOISE = 0x1p-48;

  /** Up to this size a scan is as good as anything else. */
  private static final int FEW = 12;

  /** A step is taken without a scan if it gains at least this share of |v|². */
  private static final double WORTHWHILE = 0x1p-20;

  private Kernel2() {}

  static double run(Vertices a, Vertices b, Candidate c) {
    if (c.size == 0) {
      first(a, b, c);
    } else if (c.size > 1) {
      again(a, b, c);
      if (c.size > 2) {
        return 0;
      }
    }
    final double tx = c.t[0];
    final double ty = c.t[1];
    int size = c.size;
    int i0 = c.a[0];
    int j0 = c.b[0];
    double x0 = a.x[i0] - b.x[j0] + tx;
    double y0 = a.y[i0] - b.y[j0] + ty;
    int i1 = i0;
    int j1 = j0;
    double x1 = x0;
    double y1 = y0;
    double vx = x0;
    double vy = y0;
    if (size == 2) {
      i1 = c.a[1];
      j1 = c.b[1];
      x1 = a.x[i1] - b.x[j1] + tx;
      y1 = a.y[i1] - b.y[j1] + ty;
      double dx = x1 - x0;
      double dy = y1 - y0;
      double r = (x0 * dy - y0 * dx) / (dx * dx + dy * dy);
      vx = r * dy;
      vy = -r * dx;
    }
    double g = vx * vx + vy * vy;
    boolean walk = slides(a) || slides(b);
    for (int step = 0; step < MOST_STEPS && g > 0; step++) {
      int i = walk ? near(a, vx, vy, i0) : support(a, vx, vy, i0);
      int j = walk ? near(b, -vx, -vy, j0) : support(b, -vx, -vy, j0);
      double x = a.x[i] - b.x[j] + tx;
      double y = a.y[i] - b.y[j] + ty;
      double dx = x0 - x;
      double dy = y0 - y;
      double gain = vx * dx + vy * dy;
      if (walk && !(gain > WORTHWHILE * g)) {
        // If there is a gain, the walk has missed it: the vertices are in no order.
        walk = false;
        i = support(a, vx, vy, i0);
        j = support(b, -vx, -vy, j0);
        x = a.x[i] - b.x[j] + tx;
        y = a.y[i] - b.y[j] + ty;
        dx = x0 - x;
        dy = y0 - y;
        gain = vx * dx + vy * dy;
      }
      if (!(gain > NOISE * (Math.abs(vx * dx) + Math.abs(vy * dy)))) {
        break;
      }
      // The edge (w, p): its vector d, twice the signed area w × d, and -w·d.
      int pi = i0;
      int pj = j0;
      double px = x0;
      double py = y0;
      double area = x * dy - y * dx;
      double towards = -(x * dx + y * dy);
      if (size == 2) {
        double ex = x1 - x;
        double ey = y1 - y;
        double other = x * ey - y * ex;
        double turn = dx * ey - dy * ex;
        // The origin is beyond the edge if it is on the other side of it than the third vertex.
        boolean beyond0 = turn > 0 ? area <= 0 : area >= 0;
        boolean beyond1 = turn > 0 ? other >= 0 : other <= 0;
        if (!beyond0 && !beyond1) {
          if (turn == 0) {
            break;
          }
          c.size = 3;
          keep(c, 0, i0, j0);
          keep(c, 1, i1, j1);
          keep(c, 2, i, j);
          return 0;
        }
        double towards1 = -(x * ex + y * ey);
        if (beyond1 && towards1 > 0 && !(beyond0 && towards > 0)) {
          pi = i1;
          pj = j1;
          px = x1;
          py = y1;
          dx = ex;
          dy = ey;
          area = other;
          towards = towards1;
        } else if (!beyond0) {
          towards = 0;
        }
      }
      double ux = x;
      double uy = y;
      int count = 1;
      if (towards > 0) {
        double r = area / (dx * dx + dy * dy);
        ux = r * dy;
        uy = -r * dx;
        count = 2;
      }
      double h = ux * ux + uy * uy;
      if (!(h < g)) {
        break;
      }
      g = h;
      vx = ux;
      vy = uy;
      size = count;
      i0 = i;
      j0 = j;
      x0 = x;
      y0 = y;
      i1 = pi;
      j1 = pj;
      x1 = px;
      y1 = py;
    }
    c.size = size;
    keep(c, 0, i0, j0);
    keep(c, 1, i1, j1);
    return Math.sqrt(g);
  }

  /** The first pair: nearly support vertices in the direction from one box centre to the other. */
  private static void first(Vertices a, Vertices b, Candidate c) {
    double dx = a.centre[0] - b.centre[0] + c.t[0];
    double dy = a.centre[1] - b.centre[1] + c.t[1];
    c.a[0] = near(a, dx, dy, start(a, dx, dy));
    c.b[0] = near(b, -dx, -dy, start(b, -dx, -dy));
    c.size = 1;
  }

  private static int start(Vertices polytope, double dx, double dy) {
    Image image = polytope.image;
    if (image != null) {
      return start(image.body(), image.turned(0, dx, dy, 0), image.turned(1, dx, dy, 0));
    }
    return polytope.climb != null
        ? polytope.climb.near(dx, dy, 0)
        : polytope.start(SupportTable.cell(-dx, -dy, 0));
  }

  /** Whether {@link #near} does not answer with the lowest vertex. */
  private static boolean slides(Vertices polytope) {
    return polytope.climb == null && polytope.image == null && polytope.size > FEW;
  }

  /** A low vertex, the lowest if the polytope is small, or has a hull, or is a polygon in order. */
  private static int near(Vertices polytope, double dx, double dy, int likely) {
    return slides(polytope)
        ? SupportScan.slide(polytope, dx, dy, likely)
        : support(polytope, dx, dy, likely);
  }

  private static int support(Vertices polytope, double dx, double dy, int likely) {
    Image image = polytope.image;
    if (image != null) {
      return image.know(
          support(image.body(), image.turned(0, dx, dy, 0), image.turned(1, dx, dy, 0), likely));
    }
    ClimbGraph climb = polytope.climb;
    return climb != null
        ? climb.lowest(dx, dy, 0, climb.near(dx, dy, 0))
        : SupportScan.lowest(polytope, dx, dy, likely);
  }

  /** Reduces the pairs of an earlier search to the best of their subsets. */
  private static void again(Vertices a, Vertices b, Candidate c) {
    int count = Math.min(3, c.size);
    for (int k = 0; k < count; k++) {
      load(a, b, c, k);
    }
    int set = KernelSubsets.best(c.scratch, count, 0);
    int size = 0;
    for (int k = 0; k < count; k++) {
      if ((set >> k & 1) != 0) {
        keep(c, size, c.a[k], c.b[k]);
        size++;
      }
    }
    c.size = size;
  }

  private static void load(Vertices a, Vertices b, Candidate c, int k) {
    int i = c.a[k];
    int j = c.b[k];
    store(c.scratch, 3 * k, a.x[i] - b.x[j] + c.t[0], a.y[i] - b.y[j] + c.t[1]);
  }

  private static void keep(Candidate c, int k, int i, int j) {
    c.a[k] = i;
    c.b[k] = j;
  }

  private static void store(double[] s, int at, double x, double y) {
    s[at] = x;
    s[at + 1] = y;
    s[at + 2] = 0;
  }
}
