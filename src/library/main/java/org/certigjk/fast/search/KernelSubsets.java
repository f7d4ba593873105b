package org.certigjk.fast.search;

/**
 * The point nearest to the origin of a simplex with up to four vertices in space, by trying every
 * subset.
 *
 * <p>A subset counts if all its weights are positive, and of those that count the one with the
 * smallest distance wins; a single vertex always counts, so there is an answer for flat, repeated
 * and rounded vertices too. The weights of an edge (y₀, y₁) with d = y₁ &minus; y₀ are y₁·d and
 * &minus;y₀·d, those of a triangle with the normal n are n·(y₁ × y₂), n·(y₂ × y₀), n·(y₀ × y₁), and
 * those of a tetrahedron are the determinants of three vertices each, all up to a positive factor.
 *
 * <p>Vertex k has the coordinates {@code s[3k]}, {@code s[3k+1]}, {@code s[3k+2]}.
 */
final class KernelSubsets {

  /** A tetrahedron is flat if its determinant is smaller than this share of the terms' sum. */
  private static final double FLAT = 0x1p-46;

  private KernelSubsets() {}

  /**
   * Returns the best of the subsets of the first {@code count} vertices that contain all of {@code
   * must}, as a set of bits.
   */
  static int best(double[] s, int count, int must) {
    int best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int set = 1; set < 1 << count; set++) {
      if ((set & must) == must) {
        double squared = squaredDistance(s, set);
        if (squared < least || best == 0) {
          least = squared;
          best = set;
        }
      }
    }
    return best;
  }

  /** Infinity if some weight is not positive. */
  private static double squaredDistance(double[] s, int set) {
    int p = 3 * Integer.numberOfTrailingZeros(set);
    int rest = set & (set - 1);
    int q = 3 * Integer.numberOfTrailingZeros(rest);
    rest &= rest - 1;
    int r = 3 * Integer.numberOfTrailingZeros(rest);
    return switch (Integer.bitCount(set)) {
      case 1 -> s[p] * s[p] + s[p + 1] * s[p + 1] + s[p + 2] * s[p + 2];
      case 2 -> ofEdge(s, p, q);
      case 3 -> ofTriangle(s, p, q, r);
      default -> ofTetrahedron(s);
    };
  }

  private static double ofEdge(double[] s, int p, int q) {
    double dx = s[q] - s[p];
    double dy = s[q + 1] - s[p + 1];
    double dz = s[q + 2] - s[p + 2];
    if (!(s[q] * dx + s[q + 1] * dy + s[q + 2] * dz > 0)
        || !(s[p] * dx + s[p + 1] * dy + s[p + 2] * dz < 0)) {
      return Double.POSITIVE_INFINITY;
    }
    double cx = s[p + 1] * dz - s[p + 2] * dy;
    double cy = s[p + 2] * dx - s[p] * dz;
    double cz = s[p] * dy - s[p + 1] * dx;
    return (cx * cx + cy * cy + cz * cz) / (dx * dx + dy * dy + dz * dz);
  }

  private static double ofTriangle(double[] s, int p, int q, int r) {
    double dx = s[q] - s[p];
    double dy = s[q + 1] - s[p + 1];
    double dz = s[q + 2] - s[p + 2];
    double ex = s[r] - s[p];
    double ey = s[r + 1] - s[p + 1];
    double ez = s[r + 2] - s[p + 2];
    double nx = dy * ez - dz * ey;
    double ny = dz * ex - dx * ez;
    double nz = dx * ey - dy * ex;
    if (!(determinant(nx, ny, nz, s, p, q) > 0)
        || !(determinant(nx, ny, nz, s, q, r) > 0)
        || !(determinant(nx, ny, nz, s, r, p) > 0)) {
      return Double.POSITIVE_INFINITY;
    }
    double height = nx * s[p] + ny * s[p + 1] + nz * s[p + 2];
    return height / (nx * nx + ny * ny + nz * nz) * height;
  }

  /** n·(y_p × y_q), from the nearer of the two, since y_p × y_q = y_p × (y_q &minus; y_p). */
  private static double determinant(double nx, double ny, double nz, double[] s, int p, int q) {
    double dx = s[q] - s[p];
    double dy = s[q + 1] - s[p + 1];
    double dz = s[q + 2] - s[p + 2];
    return nx * (s[p + 1] * dz - s[p + 2] * dy)
        + ny * (s[p + 2] * dx - s[p] * dz)
        + nz * (s[p] * dy - s[p + 1] * dx);
  }

  /** 0 if the origin is inside. */
  private static double ofTetrahedron(double[] s) {
    double d0 = determinant(s[3], s[4], s[5], s, 6, 9);
    double d1 = -determinant(s[0], s[1], s[2], s, 6, 9);
    double d2 = determinant(s[0], s[1], s[2], s, 3, 9);
    double d3 = -determinant(s[0], s[1], s[2], s, 3, 6);
    boolean inside =
        (d0 > 0 && d1 > 0 && d2 > 0 && d3 > 0) || (d0 < 0 && d1 < 0 && d2 < 0 && d3 < 0);
    double volume = Math.abs(d0 + d1 + d2 + d3);
    return inside && volume > FLAT * spread(s) ? 0 : Double.POSITIVE_INFINITY;
  }

  /** The product of the three edges' lengths in the maximum norm. */
  private static double spread(double[] s) {
    double product = 1;
    for (int k = 3; k < 12; k += 3) {
      product *=
          Math.max(
              Math.abs(s[k] - s[0]),
              Math.max(Math.abs(s[k + 1] - s[1]), Math.abs(s[k + 2] - s[2])));
    }
    return product;
  }
}
