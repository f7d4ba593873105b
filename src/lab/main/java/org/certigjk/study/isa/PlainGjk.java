package org.certigjk.study.isa;

/**
 * Algorithms 1 and 2 of van den Bergen 1999 over doubles, written for speed as its sections 3 and 4
 * say: inner products and cofactors are kept from one iteration to the next, only subsets with the
 * newest point are tried, and support points are found by climbing from the last one. Nothing is
 * allocated, which is ours. It is what {@code src/bench/run.sh --isa} times; a test holds it to the
 * loops that the study counts.
 *
 * <p>All points of a body must be vertices. In algorithm 2 a simplex of four points counts as
 * contact, or a support point that is in it already, or where no subset is found.
 *
 * <p><b>Limits.</b> Only points of W_k are recognised, not a point just discarded; an iteration
 * limit ends what circles.
 */
final class PlainGjk {

  /** The relative tolerance of algorithm 1. */
  private static final double TOLERANCE = 1e-6;

  /** Below it the length of v is taken for 0. */
  private static final double NEAR_ZERO = 1e-10;

  /** After as many iterations a query ends. */
  private static final int MAX_ITERATIONS = 1000;

  private static final int SPACE = 3;
  private static final int SLOTS = 4;
  private static final int FULL = (1 << SLOTS) - 1;

  private final double[] v = new double[SPACE];

  /** The last v that separated the bodies, if one has. */
  private final double[] axis = new double[SPACE];

  private boolean hasAxis;

  private final double[][] y = new double[SLOTS][SPACE];
  private final int[] ofA = new int[SLOTS];
  private final int[] ofB = new int[SLOTS];
  private final double[][] products = new double[SLOTS][SLOTS];
  private final double[][] cofactors = new double[FULL + 1][SLOTS];
  private int used;
  private int newest;
  private int lastA;
  private int lastB;
  private int supports;

  /** Returns how many support points of A ⊖ B the last query took. */
  int supports() {
    return supports;
  }

  /** Takes a₀ &minus; b₀ for v. */
  void start(PlacedBody a, PlacedBody b) {
    for (int c = 0; c < SPACE; c++) {
      v[c] = a.x()[c] - b.x()[c];
    }
  }

  /** Takes the last v with which {@link #meets} found the bodies apart, or a₀ &minus; b₀. */
  void resume(PlacedBody a, PlacedBody b) {
    if (hasAxis) {
      System.arraycopy(axis, 0, v, 0, SPACE);
    } else {
      start(a, b);
    }
  }

  /** Returns whether the bodies meet: algorithm 2, from v; at the iteration limit, that they do. */
  boolean meets(PlacedBody a, PlacedBody b) {
    used = 0;
    supports = 0;
    while (used != FULL && supports < MAX_ITERATIONS) {
      boolean isKnown = support(a, b);
      if (IsaBody.dot(v, y[newest]) > 0) {
        System.arraycopy(v, 0, axis, 0, SPACE);
        hasAxis = true;
        return false;
      }
      if (isKnown || !descend()) {
        return true;
      }
    }
    return true;
  }

  /**
   * Returns the distance: algorithm 1, from v, with the relative tolerance of section 5. Where the
   * support point is in W, no subset is found, or the iteration limit is reached, it is the length
   * of the last v.
   */
  double distance(PlacedBody a, PlacedBody b) {
    used = 0;
    supports = 0;
    double norm = Math.sqrt(IsaBody.dot(v, v));
    double lower = 0;
    while (used != FULL && norm > NEAR_ZERO) {
      boolean isKnown = support(a, b);
      lower = Math.max(lower, IsaBody.dot(v, y[newest]) / norm);
      boolean isLast = isKnown || supports == MAX_ITERATIONS;
      if (norm - lower <= TOLERANCE * norm || isLast || !descend()) {
        return norm;
      }
      norm = Math.sqrt(IsaBody.dot(v, v));
    }
    return 0;
  }

  /** Puts the support point along &minus;v into the first free slot; returns whether it is in W. */
  private boolean support(PlacedBody a, PlacedBody b) {
    supports++;
    lastA = climb(a, lastA, -1);
    lastB = climb(b, lastB, 1);
    newest = Integer.numberOfTrailingZeros(~used);
    boolean isKnown = false;
    for (int k = 0; k < SLOTS; k++) {
      isKnown |= (used >> k & 1) == 1 && ofA[k] == lastA && ofB[k] == lastB;
    }
    ofA[newest] = lastA;
    ofB[newest] = lastB;
    for (int c = 0; c < SPACE; c++) {
      y[newest][c] = a.x()[SPACE * lastA + c] - b.x()[SPACE * lastB + c];
    }
    return isKnown;
  }

  /** Returns the vertex that is furthest along ±v, from one to a higher neighbour. */
  private int climb(PlacedBody body, int last, double sign) {
    double[] x = body.x();
    double dx = sign * v[0];
    double dy = sign * v[1];
    double dz = sign * v[2];
    int best = last;
    double highest = x[SPACE * best] * dx + x[SPACE * best + 1] * dy + x[SPACE * best + 2] * dz;
    int from = -1;
    while (from != best) {
      from = best;
      for (int next : body.hull().neighbours[from]) {
        int at = SPACE * next;
        double height = x[at] * dx + x[at + 1] * dy + x[at + 2] * dz;
        if (height > highest) {
          highest = height;
          best = next;
        }
      }
    }
    return best;
  }

  /** Makes v the nearest point of the new simplex; returns whether there is one. */
  private boolean descend() {
    int bit = 1 << newest;
    computeProducts();
    cofactors[bit][newest] = 1;
    for (int set = next(0); set != 0; set = next(set)) {
      computeCofactors(set | bit);
    }
    int set = 0;
    do {
      if (isNearest(set | bit)) {
        used = set | bit;
        combine();
        return true;
      }
      set = next(set);
    } while (set != 0);
    return false;
  }

  /** Returns the subset of W that follows, as numbers do; after W itself comes the empty one. */
  private int next(int set) {
    return set - used & used;
  }

  private void computeProducts() {
    for (int k = 0; k < SLOTS; k++) {
      if (k == newest || (used >> k & 1) == 1) {
        products[k][newest] = IsaBody.dot(y[k], y[newest]);
        products[newest][k] = products[k][newest];
      }
    }
  }

  /** Δⱼ(X) = Σ Δᵢ(X ∖ {j})(yᵢᵀyₖ − yᵢᵀyⱼ) over i in X ∖ {j}, k the first of these. */
  private void computeCofactors(int set) {
    for (int j = 0; j < SLOTS; j++) {
      if ((set >> j & 1) == 1) {
        cofactors[set][j] = cofactor(set & ~(1 << j), j);
      }
    }
  }

  private double cofactor(int rest, int j) {
    int k = Integer.numberOfTrailingZeros(rest);
    double sum = 0;
    for (int i = k; i < SLOTS; i++) {
      if ((rest >> i & 1) == 1) {
        sum += cofactors[rest][i] * (products[i][k] - products[i][j]);
      }
    }
    return sum;
  }

  private boolean isNearest(int set) {
    int all = used | 1 << newest;
    for (int j = 0; j < SLOTS; j++) {
      int bit = 1 << j;
      boolean isOutside = (set & bit) == 0 && (all & bit) != 0 && cofactors[set | bit][j] > 0;
      if (isOutside || ((set & bit) != 0 && !(cofactors[set][j] > 0))) {
        return false;
      }
    }
    return true;
  }

  private void combine() {
    double sum = 0;
    v[0] = 0;
    v[1] = 0;
    v[2] = 0;
    for (int k = 0; k < SLOTS; k++) {
      if ((used >> k & 1) == 1) {
        double weight = cofactors[used][k];
        sum += weight;
        for (int c = 0; c < SPACE; c++) {
          v[c] += weight * y[k][c];
        }
      }
    }
    for (int c = 0; c < SPACE; c++) {
      v[c] /= sum;
    }
  }
}
