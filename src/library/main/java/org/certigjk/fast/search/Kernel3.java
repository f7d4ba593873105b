package org.certigjk.fast.search;

import org.certigjk.hull.ClimbGraph;

/**
 * GJK in space over doubles: proposes a simplex, and proves nothing.
 *
 * <p>The method is Gilbert, Johnson and Keerthi's (IEEE Journal of Robotics and Automation 4(2),
 * 1988). The sub-simplex is found by signs of normals instead of Johnson's determinants: the newest
 * vertex w belongs to it, since w is nearer than v in the direction of v; an edge (w, p) is it if
 * the origin lies beyond both planes through the edge that are normal to the faces next to it, and
 * a face if the origin lies outside and all three weights are positive. What these signs do not
 * settle, as in a flat tetrahedron, is settled by {@link KernelSubsets}.
 *
 * <p>It ends for every input: |v|² strictly decreases, and the number of steps is bounded.
 *
 * <p>The simplex is kept in local variables, and the search is one method, for speed: arrays and
 * calls cost more than the arithmetic.
 */
final class Kernel3 {

  /** More steps than these are not worth taking. */
  private static final int MOST_STEPS = 200;

  /** A gain below this share of its terms is taken for rounding. */
  private static final double NOISE = 0x1p-48;

  /** Below this share of its terms a determinant is taken for 0. */
  private static final double FLAT = 0x1p-46;

  /** Up to this size a start vertex from the table is good enough without a scan. */
  private static final int FEW = 12;

  private Kernel3() {}

  static double run(Vertices a, Vertices b, Candidate c) {
    double[] s = c.scratch;
    int size = c.size;
    if (size == 0) {
      first(a, b, c);
      size = 1;
    } else if (size > 1) {
      size = again(a, b, c);
    }
    final double tx = c.t[0];
    final double ty = c.t[1];
    final double tz = c.t[2];
    int i0 = c.a[0];
    int j0 = c.b[0];
    double x0 = a.x[i0] - b.x[j0] + tx;
    double y0 = a.y[i0] - b.y[j0] + ty;
    double z0 = a.z[i0] - b.z[j0] + tz;
    int i1 = i0;
    int j1 = j0;
    double x1 = x0;
    double y1 = y0;
    double z1 = z0;
    int i2 = i0;
    int j2 = j0;
    double x2 = x0;
    double y2 = y0;
    double z2 = z0;
    double vx = x0;
    double vy = y0;
    double vz = z0;
    if (size > 1) {
      i1 = c.a[1];
      j1 = c.b[1];
      x1 = a.x[i1] - b.x[j1] + tx;
      y1 = a.y[i1] - b.y[j1] + ty;
      z1 = a.z[i1] - b.z[j1] + tz;
      if (size == 4) {
        return 0;
      }
      if (size == 3) {
        i2 = c.a[2];
        j2 = c.b[2];
        x2 = a.x[i2] - b.x[j2] + tx;
        y2 = a.y[i2] - b.y[j2] + ty;
        z2 = a.z[i2] - b.z[j2] + tz;
        double dx = x1 - x0;
        double dy = y1 - y0;
        double dz = z1 - z0;
        double ex = x2 - x0;
        double ey = y2 - y0;
        double ez = z2 - z0;
        double nx = dy * ez - dz * ey;
        double ny = dz * ex - dx * ez;
        double nz = dx * ey - dy * ex;
        double r = (nx * x0 + ny * y0 + nz * z0) / (nx * nx + ny * ny + nz * nz);
        vx = r * nx;
        vy = r * ny;
        vz = r * nz;
      } else {
        double dx = x1 - x0;
        double dy = y1 - y0;
        double dz = z1 - z0;
        double cx = y0 * dz - z0 * dy;
        double cy = z0 * dx - x0 * dz;
        double cz = x0 * dy - y0 * dx;
        double r = 1 / (dx * dx + dy * dy + dz * dz);
        vx = (dy * cz - dz * cy) * r;
        vy = (dz * cx - dx * cz) * r;
        vz = (dx * cy - dy * cx) * r;
      }
    }
    double g = vx * vx + vy * vy + vz * vz;
    for (int step = 0; step < MOST_STEPS && g > 0; step++) {
      int i = support(a, vx, vy, vz, i0);
      int j = support(b, -vx, -vy, -vz, j0);
      double x = a.x[i] - b.x[j] + tx;
      double y = a.y[i] - b.y[j] + ty;
      double z = a.z[i] - b.z[j] + tz;
      double ax = x0 - x;
      double ay = y0 - y;
      double az = z0 - z;
      double gain = vx * ax + vy * ay + vz * az;
      if (!(gain > NOISE * (Math.abs(vx * ax) + Math.abs(vy * ay) + Math.abs(vz * az)))) {
        break;
      }
      int kept;
      // k0, k1, k2: w × (edge to vertex k), t0, t1, t2: does the edge go towards the origin?
      double k0x = y * az - z * ay;
      double k0y = z * ax - x * az;
      double k0z = x * ay - y * ax;
      double t0 = -(x * ax + y * ay + z * az);
      if (size == 1) {
        kept = t0 > 0 ? 1 : 0;
      } else {
        double bx = x1 - x;
        double by = y1 - y;
        double bz = z1 - z;
        double k1x = y * bz - z * by;
        double k1y = z * bx - x * bz;
        double k1z = x * by - y * bx;
        double t1 = -(x * bx + y * by + z * bz);
        double nx = ay * bz - az * by;
        double ny = az * bx - ax * bz;
        double nz = ax * by - ay * bx;
        double l01 = nx * k0x + ny * k0y + nz * k0z;
        double l10 = -(nx * k1x + ny * k1y + nz * k1z);
        if (size == 2) {
          if (l01 > 0 && l10 > 0) {
            kept = 3;
          } else if (l01 <= 0 && t0 > 0) {
            kept = 1;
          } else if (l10 <= 0 && t1 > 0) {
            kept = 2;
          } else {
            kept = 0;
          }
        } else {
          double ex = x2 - x;
          double ey = y2 - y;
          double ez = z2 - z;
          double k2x = y * ez - z * ey;
          double k2y = z * ex - x * ez;
          double k2z = x * ey - y * ex;
          double t2 = -(x * ex + y * ey + z * ez);
          double px = by * ez - bz * ey;
          double py = bz * ex - bx * ez;
          double pz = bx * ey - by * ex;
          double qx = ey * az - ez * ay;
          double qy = ez * ax - ex * az;
          double qz = ex * ay - ey * ax;
          double l12 = px * k1x + py * k1y + pz * k1z;
          double l21 = -(px * k2x + py * k2y + pz * k2z);
          double l20 = qx * k2x + qy * k2y + qz * k2z;
          double l02 = -(qx * k0x + qy * k0y + qz * k0z);
          double det = ex * nx + ey * ny + ez * nz;
          double out01 = (x * nx + y * ny + z * nz) * det;
          double out12 = (x * px + y * py + z * pz) * det;
          double out20 = (x * qx + y * qy + z * qz) * det;
          // the weight of w in each face
          double fx = x1 - x0;
          double fy = y1 - y0;
          double fz = z1 - z0;
          double w01 =
              nx * (y0 * fz - z0 * fy) + ny * (z0 * fx - x0 * fz) + nz * (x0 * fy - y0 * fx);
          fx = x2 - x1;
          fy = y2 - y1;
          fz = z2 - z1;
          double w12 =
              px * (y1 * fz - z1 * fy) + py * (z1 * fx - x1 * fz) + pz * (x1 * fy - y1 * fx);
          fx = x0 - x2;
          fy = y0 - y2;
          fz = z0 - z2;
          double w20 =
              qx * (y2 * fz - z2 * fy) + qy * (z2 * fx - x2 * fz) + qz * (x2 * fy - y2 * fx);
          if (!(Math.abs(det)
              > FLAT * (Math.abs(ex * nx) + Math.abs(ey * ny) + Math.abs(ez * nz)))) {
            kept = -1;
          } else if (out01 > 0 && l01 > 0 && l10 > 0 && w01 > 0) {
            kept = 3;
          } else if (out12 > 0 && l12 > 0 && l21 > 0 && w12 > 0) {
            kept = 6;
          } else if (out20 > 0 && l20 > 0 && l02 > 0 && w20 > 0) {
            kept = 5;
          } else if (t0 > 0 && l01 <= 0 && l02 <= 0) {
            kept = 1;
          } else if (t1 > 0 && l10 <= 0 && l12 <= 0) {
            kept = 2;
          } else if (t2 > 0 && l21 <= 0 && l20 <= 0) {
            kept = 4;
          } else if (t0 <= 0 && t1 <= 0 && t2 <= 0) {
            kept = 0;
          } else {
            kept = -1;
          }
          if (kept < 0) {
            store(s, 0, x0, y0, z0);
            store(s, 3, x1, y1, z1);
            store(s, 6, x2, y2, z2);
            store(s, 9, x, y, z);
            kept = KernelSubsets.best(s, 4, 8) & 7;
            if (kept == 7) {
              keep(c, 0, i0, j0);
              keep(c, 1, i1, j1);
              keep(c, 2, i2, j2);
              keep(c, 3, i, j);
              c.size = 4;
              return 0;
            }
          }
        }
      }
      // The new simplex is w and the vertices in kept, moved to the front: p, q.
      double px = x0;
      double py = y0;
      double pz = z0;
      int pi = i0;
      int pj = j0;
      double qx = x1;
      double qy = y1;
      double qz = z1;
      int qi = i1;
      int qj = j1;
      if ((kept & 1) == 0) {
        px = x1;
        py = y1;
        pz = z1;
        pi = i1;
        pj = j1;
        if ((kept & 2) == 0) {
          px = x2;
          py = y2;
          pz = z2;
          pi = i2;
          pj = j2;
        }
      }
      if (kept > 4) {
        qx = x2;
        qy = y2;
        qz = z2;
        qi = i2;
        qj = j2;
      }
      int count = 1 + Integer.bitCount(kept);
      double ux = x;
      double uy = y;
      double uz = z;
      if (count > 1) {
        double dx = px - x;
        double dy = py - y;
        double dz = pz - z;
        if (count == 2) {
          double cx = y * dz - z * dy;
          double cy = z * dx - x * dz;
          double cz = x * dy - y * dx;
          double r = 1 / (dx * dx + dy * dy + dz * dz);
          ux = (dy * cz - dz * cy) * r;
          uy = (dz * cx - dx * cz) * r;
          uz = (dx * cy - dy * cx) * r;
        } else {
          double ex = qx - x;
          double ey = qy - y;
          double ez = qz - z;
          double nx = dy * ez - dz * ey;
          double ny = dz * ex - dx * ez;
          double nz = dx * ey - dy * ex;
          double r = (nx * x + ny * y + nz * z) / (nx * nx + ny * ny + nz * nz);
          ux = r * nx;
          uy = r * ny;
          uz = r * nz;
        }
      }
      double h = ux * ux + uy * uy + uz * uz;
      if (!(h < g)) {
        break;
      }
      g = h;
      vx = ux;
      vy = uy;
      vz = uz;
      size = count;
      x0 = x;
      y0 = y;
      z0 = z;
      i0 = i;
      j0 = j;
      x1 = px;
      y1 = py;
      z1 = pz;
      i1 = pi;
      j1 = pj;
      x2 = qx;
      y2 = qy;
      z2 = qz;
      i2 = qi;
      j2 = qj;
    }
    c.size = size;
    keep(c, 0, i0, j0);
    keep(c, 1, i1, j1);
    keep(c, 2, i2, j2);
    return Math.sqrt(g);
  }

  /** The first pair: support vertices in the direction from one box centre to the other. */
  private static void first(Vertices a, Vertices b, Candidate c) {
    double dx = a.centre[0] - b.centre[0] + c.t[0];
    double dy = a.centre[1] - b.centre[1] + c.t[1];
    double dz = a.centre[2] - b.centre[2] + c.t[2];
    keep(c, 0, start(a, dx, dy, dz), start(b, -dx, -dy, -dz));
    c.size = 1;
  }

  private static int start(Vertices polytope, double dx, double dy, double dz) {
    Image image = polytope.image;
    if (image != null) {
      return image.know(
          start(
              image.body(),
              image.turned(0, dx, dy, dz),
              image.turned(1, dx, dy, dz),
              image.turned(2, dx, dy, dz)));
    }
    ClimbGraph climb = polytope.climb;
    if (climb != null) {
      return climb.lowest(dx, dy, dz, climb.near(dx, dy, dz));
    }
    int vertex = polytope.start(SupportTable.cell(-dx, -dy, -dz));
    return polytope.size <= FEW ? vertex : SupportScan.lowest(polytope, dx, dy, dz, vertex);
  }

  private static int support(Vertices polytope, double dx, double dy, double dz, int likely) {
    Image image = polytope.image;
    return image == null
        ? SupportScan.support(polytope, dx, dy, dz, likely)
        : image.know(
            SupportScan.support(
                image.body(),
                image.turned(0, dx, dy, dz),
                image.turned(1, dx, dy, dz),
                image.turned(2, dx, dy, dz),
                likely));
  }

  /** Reduces the pairs of an earlier search to the best of their subsets; returns its size. */
  private static int again(Vertices a, Vertices b, Candidate c) {
    for (int k = 0; k < c.size; k++) {
      load(a, b, c, k);
    }
    int set = KernelSubsets.best(c.scratch, c.size, 0);
    int size = 0;
    for (int k = 0; k < c.size; k++) {
      if ((set >> k & 1) != 0) {
        keep(c, size++, c.a[k], c.b[k]);
      }
    }
    c.size = size;
    return size;
  }

  private static void load(Vertices a, Vertices b, Candidate c, int k) {
    int i = c.a[k];
    int j = c.b[k];
    store(
        c.scratch,
        3 * k,
        a.x[i] - b.x[j] + c.t[0],
        a.y[i] - b.y[j] + c.t[1],
        a.z[i] - b.z[j] + c.t[2]);
  }

  private static void keep(Candidate c, int k, int i, int j) {
    c.a[k] = i;
    c.b[k] = j;
  }

  private static void store(double[] s, int at, double x, double y, double z) {
    s[at] = x;
    s[at + 1] = y;
    s[at + 2] = z;
  }
}
