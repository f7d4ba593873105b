package org.certigjk.study;

/**
 * The distance loop (Jales 2024, algorithm 1, with Johnson's sub-algorithm) for points of a small
 * lattice and B = {0}, in {@code long} arithmetic and from inner products alone: millions of runs
 * per second, for exhaustive searches.
 *
 * <p>Let D = Σ Δᵢ(W) and v = Σ (Δᵢ(W)/D) wᵢ. Then D vᵀz = Σ Δᵢ(W) wᵢᵀz for every point z, and D
 * ‖v‖² is the same number for z ∈ W. So the support point is where it is least, and the loop ends
 * where the least is not below that of W. It makes the same choices as {@link
 * org.certigjk.gjk.Gjk}: the lowest index of equals, subsets in ascending order, the newest point
 * last.
 *
 * <p><b>Limits.</b> The numbers Δ of three or four points must fit into {@code long}: they do for
 * coordinates below 1000. At most {@value #MAX_POINTS} points.
 */
final class GramLoop {

  static final int MAX_POINTS = 31;

  private static final int MAX_SIMPLEX = 4;

  private final int[][] products;
  private final int[] simplex = new int[MAX_SIMPLEX];
  private final long[][] delta = new long[1 << MAX_SIMPLEX][MAX_SIMPLEX];
  private final long[] weights = new long[MAX_SIMPLEX]; // D λᵢ
  private int size;

  private int iterations;
  private boolean tied;
  private boolean supportReappeared;
  private boolean startReappeared;
  private boolean seenPointNearer;

  /**
   * Makes a loop.
   *
   * @param products the inner products of all points that runs may be about
   */
  GramLoop(int[][] products) {
    this.products = products;
  }

  /**
   * Runs on some of the points.
   *
   * @param points the numbers of the points, ascending
   * @param start the position of the start among them
   */
  void run(int[] points, int start) {
    iterations = 0;
    tied = false;
    supportReappeared = false;
    startReappeared = false;
    seenPointNearer = false;
    size = 1;
    simplex[0] = points[start];
    int seen = 1 << start; // bit i: the i-th point was in W
    int inserted = 0; // bit i: it was a support point
    solve();
    while (true) {
      long level = value(simplex[0]);
      int s = support(points);
      long least = value(points[s]);
      noteNearerPoints(points, seen, level);
      if (least >= level) {
        return;
      }
      tied |= isTied(points, s, least);
      supportReappeared |= (inserted >> s & 1) == 1;
      startReappeared |= s == start;
      seen |= 1 << s;
      inserted |= 1 << s;
      simplex[size] = points[s];
      size++;
      iterations++;
      solve();
    }
  }

  /** Returns D vᵀz. */
  private long value(int z) {
    long sum = 0;
    for (int i = 0; i < size; i++) {
      sum += weights[i] * products[simplex[i]][z];
    }
    return sum;
  }

  private int support(int[] points) {
    int best = 0;
    long least = value(points[0]);
    for (int i = 1; i < points.length; i++) {
      long value = value(points[i]);
      if (value < least) {
        best = i;
        least = value;
      }
    }
    return best;
  }

  private boolean isTied(int[] points, int s, long least) {
    for (int i = s + 1; i < points.length; i++) {
      if (value(points[i]) == least) {
        return true;
      }
    }
    return false;
  }

  /** Notes whether v is not the point nearest to the origin in the hull of all points seen. */
  private void noteNearerPoints(int[] points, int seen, long level) {
    for (int i = 0; i < points.length && !seenPointNearer; i++) {
      seenPointNearer = (seen >> i & 1) == 1 && value(points[i]) < level;
    }
  }

  /** Johnson's sub-algorithm: the first subset of W that passes the test becomes W. */
  private void solve() {
    for (int i = 0; i < size; i++) {
      delta[1 << i][i] = 1;
    }
    int s = 1;
    while (!passes(s)) {
      s++;
    }
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if ((s >> i & 1) == 1) {
        simplex[kept] = simplex[i];
        weights[kept] = delta[s][i];
        kept++;
      }
    }
    size = kept;
  }

  /** Computes Δⱼ(W_s ∪ {wⱼ}) for all j outside, and returns whether s passes the test. */
  private boolean passes(int s) {
    boolean passes = true;
    int k = Integer.numberOfTrailingZeros(s);
    for (int j = 0; j < size; j++) {
      if ((s >> j & 1) == 1) {
        passes &= delta[s][j] > 0;
      } else {
        long sum = 0;
        for (int i = 0; i < size; i++) {
          if ((s >> i & 1) == 1) {
            int[] row = products[simplex[i]];
            sum += delta[s][i] * (row[simplex[k]] - row[simplex[j]]);
          }
        }
        delta[s | 1 << j][j] = sum;
        passes &= sum <= 0;
      }
    }
    return passes;
  }

  /** Returns the number of support points inserted. */
  int iterations() {
    return iterations;
  }

  /** Returns whether a support point that was inserted was not the only furthest one. */
  boolean tied() {
    return tied;
  }

  /** Returns whether a support point was inserted a second time. */
  boolean supportReappeared() {
    return supportReappeared;
  }

  /** Returns whether the start was inserted again. */
  boolean startReappeared() {
    return startReappeared;
  }

  /** Returns whether some v was not the nearest point of the hull of all points seen before. */
  boolean seenPointNearer() {
    return seenPointNearer;
  }
}
