package org.certigjk.fast.search;

import java.util.Arrays;

/**
 * GJK in any dimension over doubles: proposes a simplex, and proves nothing.
 *
 * <p>The outer loop is Gilbert, Johnson and Keerthi's (IEEE Journal of Robotics and Automation
 * 4(2), 1988). The sub-simplex is found as in Wolfe's algorithm (Mathematical Programming 11,
 * 1976): the nearest point v of the affine hull is taken if its weights are positive; otherwise the
 * weights move towards v's until the first becomes 0, its vertex goes, and the rest is solved
 * again. The nearest point of an affine hull comes from an orthonormal basis of the edges (Gram and
 * Schmidt, orthogonalised twice), an edge that depends on the others being left out.
 *
 * <p>It ends for every input: each round of the inner loop loses a vertex, |v|² strictly decreases,
 * and the number of steps is bounded.
 *
 * <p>An object is the room that a search needs, made once.
 */
final class KernelN {

  /** More steps than these are not worth taking. */
  private static final int MOST_STEPS = 1000;

  /** A gain below this share of its terms is taken for rounding. */
  private static final double NOISE = 0x1p-46;

  /** An edge of which less than this share is new depends on the others. */
  private static final double DEPENDENT = 0x1p-40;

  private final int n;

  /** Vertices of A + t &minus; B, those of the simplex among them, and their weights. */
  private final double[][] points;

  private final boolean[] active;
  private final double[] weights;
  private final double[] before;
  private final double[] target;
  private final double[] v;

  /** The orthonormal basis, which edge each of it is for, and the edges in it. */
  private final double[][] basis;

  private final int[] columns;
  private final double[][] edges;

  /** The part of the vertex that the edges start from along each vector of the basis. */
  private final double[] along;

  /** The number of vertices, also those that are not in the simplex. */
  private int size;

  KernelN(int dimension) {
    this.n = dimension;
    this.points = new double[n + 1][n];
    this.active = new boolean[n + 1];
    this.weights = new double[n + 1];
    this.before = new double[n + 1];
    this.target = new double[n + 1];
    this.v = new double[n];
    this.basis = new double[n][n];
    this.columns = new int[n];
    this.edges = new double[n][n];
    this.along = new double[n];
  }

  static double run(Vertices a, Vertices b, Candidate c) {
    return c.general.search(a, b, c);
  }

  private double search(Vertices a, Vertices b, Candidate c) {
    double g = start(a, b, c) ? 0 : squaredNorm();
    for (int step = 0; step < MOST_STEPS && g > 0 && size <= n; step++) {
      load(a, b, c, size, SupportScan.lowest(a, v, 1), SupportScan.lowest(b, v, -1));
      if (!gains()) {
        break;
      }
      System.arraycopy(weights, 0, before, 0, size);
      weights[size] = 0;
      active[size] = true;
      size++;
      boolean inside = solve();
      double h = inside ? 0 : squaredNorm();
      if (!(h < g) || !active[size - 1]) {
        size--;
        Arrays.fill(active, 0, size, true);
        System.arraycopy(before, 0, weights, 0, size);
        break;
      }
      g = h;
      compact(c);
    }
    c.size = size;
    return Math.sqrt(g);
  }

  /** Sets the first simplex and v; returns whether the origin is inside. */
  private boolean start(Vertices a, Vertices b, Candidate c) {
    if (c.size == 0) {
      for (int k = 0; k < n; k++) {
        v[k] = a.centre[k] - b.centre[k] + c.t[k];
      }
      c.a[0] = SupportScan.lowest(a, v, 1);
      c.b[0] = SupportScan.lowest(b, v, -1);
      c.size = 1;
    }
    size = c.size;
    for (int k = 0; k < size; k++) {
      load(a, b, c, k, c.a[k], c.b[k]);
    }
    Arrays.fill(weights, 0, size, 1.0 / size);
    Arrays.fill(active, 0, size, true);
    boolean inside = solve();
    compact(c);
    return inside;
  }

  private void load(Vertices a, Vertices b, Candidate c, int at, int i, int j) {
    c.a[at] = i;
    c.b[at] = j;
    for (int k = 0; k < n; k++) {
      points[at][k] = a.axes[k][i] - b.axes[k][j] + c.t[k];
    }
  }

  /** Whether the vertex after the last lies nearer in the direction of v, rounding aside. */
  private boolean gains() {
    double gain = 0;
    double terms = 0;
    for (int k = 0; k < n; k++) {
      double term = v[k] * (points[0][k] - points[size][k]);
      gain += term;
      terms += Math.abs(term);
    }
    return gain > NOISE * terms;
  }

  /** Moves the weights to the nearest point of a face, and v to it; returns whether v is 0. */
  private boolean solve() {
    // Every round but the last gives up a vertex.
    for (int round = size; round > 0; round--) {
      int rank = project();
      double share = 1;
      int first = -1;
      int count = 0;
      for (int k = 0; k < size; k++) {
        if (active[k]) {
          count++;
          if (!(target[k] > 0)) {
            double limit = weights[k] / (weights[k] - target[k]);
            if (first < 0 || limit < share) {
              share = limit;
              first = k;
            }
          }
        }
      }
      if (first < 0) {
        System.arraycopy(target, 0, weights, 0, size);
        return rank == n && count == n + 1;
      }
      for (int k = 0; k < size; k++) {
        if (active[k]) {
          weights[k] += share * (target[k] - weights[k]);
        }
      }
      active[first] = false;
    }
    return false;
  }

  /**
   * Sets v to the point of the affine hull nearest to the origin and target to its weights; returns
   * the dimension of the hull.
   */
  private int project() {
    int base = size - 1;
    while (!active[base]) {
      base--;
    }
    int rank = 0;
    for (int k = 0; k < base; k++) {
      target[k] = 0;
      if (active[k] && extend(rank, k, base)) {
        columns[rank++] = k;
      }
    }
    System.arraycopy(points[base], 0, v, 0, n);
    Arrays.fill(along, 0, rank, 0);
    orthogonalise(v, rank, along);
    target[base] = 1;
    for (int m = rank - 1; m >= 0; m--) {
      double sum = -along[m];
      for (int l = m + 1; l < rank; l++) {
        sum -= edges[l][m] * target[columns[l]];
      }
      target[columns[m]] = sum / edges[m][m];
      target[base] -= target[columns[m]];
    }
    return rank;
  }

  /** Adds the edge from base to vertex k to the basis; returns whether it is independent of it. */
  private boolean extend(int rank, int k, int base) {
    double[] q = basis[rank];
    for (int m = 0; m < n; m++) {
      q[m] = points[k][m] - points[base][m];
    }
    double whole = norm(q);
    Arrays.fill(edges[rank], 0);
    orthogonalise(q, rank, edges[rank]);
    double rest = norm(q);
    if (!(rest > DEPENDENT * whole)) {
      return false;
    }
    for (int m = 0; m < n; m++) {
      q[m] /= rest;
    }
    edges[rank][rank] = rest;
    return true;
  }

  /** Takes the parts along the basis off x, adding them to parts. */
  private void orthogonalise(double[] x, int rank, double[] parts) {
    for (int pass = 0; pass < 2; pass++) {
      for (int m = 0; m < rank; m++) {
        double part = 0;
        for (int k = 0; k < n; k++) {
          part += basis[m][k] * x[k];
        }
        for (int k = 0; k < n; k++) {
          x[k] -= part * basis[m][k];
        }
        parts[m] += part;
      }
    }
  }

  private static double norm(double[] x) {
    double sum = 0;
    for (double coordinate : x) {
      sum += coordinate * coordinate;
    }
    return Math.sqrt(sum);
  }

  private double squaredNorm() {
    double norm = norm(v);
    return norm * norm;
  }

  /** Forgets the vertices that are not in the simplex. */
  private void compact(Candidate c) {
    int kept = 0;
    for (int k = 0; k < size; k++) {
      if (active[k]) {
        double[] point = points[kept];
        points[kept] = points[k];
        points[k] = point;
        c.a[kept] = c.a[k];
        c.b[kept] = c.b[k];
        weights[kept++] = weights[k];
      }
    }
    size = kept;
    Arrays.fill(active, 0, size, true);
  }
}
