package org.certigjk.fast.exact;

import org.certigjk.fast.search.Candidate;

/**
 * Reduces a simplex to the smallest of its faces that contains the point nearest to the origin.
 *
 * <p><b>Definition.</b> With the signs of {@link ExactSigns} that point is in the relative interior
 * of
 *
 * <ul>
 *   <li>y_i, if vertex(i, j) &ge; 0 for all j;
 *   <li>the edge y_i y_j, if vertex(i, j) &lt; 0, vertex(j, i) &lt; 0 and edge(i, j, k) &le; 0 for
 *       all k;
 *   <li>the face y_i y_j y_k, if its three edge signs are positive and face(i, j, k) times the side
 *       of the fourth point, if there is one, is not negative;
 *   <li>the tetrahedron, if that product is negative for all four faces.
 * </ul>
 *
 * <p>These are the conditions of Johnson's sub-algorithm (Gilbert, Johnson and Keerthi 1988). A
 * degenerate edge, face or tetrahedron fails, since it has a sign 0 where a strict one is needed.
 * One case always holds, because an inclusion-minimal subset whose hull contains the point is
 * affinely independent.
 *
 * <p><b>Algorithm.</b> A case counts if all its signs are decided. They are asked for in doubles;
 * only if no case can be proved with them, in pairs of doubles; then in integers.
 */
final class ExactSimplex {

  /** The sets of places in ascending order of size. */
  private static final int[] SETS = {1, 2, 4, 8, 3, 5, 6, 9, 10, 12, 7, 11, 13, 14, 15};

  private static final int SIZE = ExactPoints.SIZE;

  /** The outcome of a test whose signs may be undecided. */
  private static final int NO = 0;

  private static final int PERHAPS = 1;
  private static final int YES = 2;

  final ExactPoints points;
  final ExactSigns signs;

  /** The places in use, bit i for place i. */
  private int places;

  /** The members of {@link #places} in ascending order, and their number. */
  final int[] members = new int[SIZE];

  int size;

  /** The sets that were refuted, bit s for the set s. */
  private int refuted;

  ExactSimplex(ExactPair pair) {
    this.points = new ExactPoints(pair);
    this.signs = new ExactSigns(points);
  }

  /** Adds a pair of vertices in a free place. */
  int add(int vertexA, int vertexB) {
    int free = Integer.numberOfTrailingZeros(~places);
    points.set(free, vertexA, vertexB);
    places |= 1 << free;
    signs.clear();
    return free;
  }

  /** Keeps all places, whatever is nearest. */
  void keepAll() {
    keep(places);
  }

  /** Reduces the simplex, of whose subsets only those with all places of {@code required} count. */
  void reduce(int required) {
    int all = places;
    refuted = 0;
    for (int level = ExactSigns.DOUBLES; level <= ExactSigns.INTEGERS; level++) {
      int found = holds(all, all, level) ? all : first(all, required, level);
      if (found != 0) {
        keep(found);
        return;
      }
    }
    throw new IllegalStateException("no subset of " + Integer.toBinaryString(all) + " is nearest");
  }

  /** Returns the first set of places that can be proved to hold the nearest point; 0 for none. */
  private int first(int all, int required, int level) {
    for (int set : SETS) {
      if ((set & ~all) == 0 && (set & required) == required && holds(set, all, level)) {
        return set;
      }
    }
    return 0;
  }

  private boolean holds(int set, int all, int level) {
    if ((refuted >> set & 1) != 0) {
      return false;
    }
    int answer = test(set, all, level);
    if (answer == NO) {
      refuted |= 1 << set;
    }
    return answer == YES;
  }

  private void keep(int set) {
    places = set;
    size = list(set, members);
  }

  private static int list(int set, int[] list) {
    int count = 0;
    for (int i = 0; i < SIZE; i++) {
      if ((set >> i & 1) != 0) {
        list[count] = i;
        count++;
      }
    }
    return count;
  }

  private int test(int set, int all, int level) {
    list(set, members);
    return switch (Integer.bitCount(set)) {
      case 1 -> vertex(members[0], all, level);
      case 2 -> edge(members[0], members[1], all, level);
      case 3 -> face(members[0], members[1], members[2], all, level);
      default -> tetrahedron(level);
    };
  }

  private int vertex(int i, int all, int level) {
    int answer = YES;
    for (int j = 0; j < SIZE; j++) {
      if (j != i && (all >> j & 1) != 0) {
        answer = Math.min(answer, notNegative(signs.vertex(i, j, level)));
        if (answer == NO) {
          return NO;
        }
      }
    }
    return answer;
  }

  private int edge(int i, int j, int all, int level) {
    int answer = positive(-signs.vertex(i, j, level));
    if (answer != NO) {
      answer = Math.min(answer, positive(-signs.vertex(j, i, level)));
    }
    for (int k = 0; k < SIZE && answer != NO; k++) {
      if (k != i && k != j && (all >> k & 1) != 0) {
        answer = Math.min(answer, notNegative(-signs.edge(i, j, k, level)));
      }
    }
    return answer;
  }

  private int face(int i, int j, int k, int all, int level) {
    int answer = positive(signs.edge(i, j, k, level));
    if (answer != NO) {
      answer = Math.min(answer, positive(signs.edge(j, k, i, level)));
    }
    if (answer != NO) {
      answer = Math.min(answer, positive(signs.edge(i, k, j, level)));
    }
    return answer == NO || Integer.bitCount(all) < SIZE
        ? answer
        : Math.min(answer, notNegative(side(i, j, k, level)));
  }

  private int tetrahedron(int level) {
    int answer = positive(-side(0, 1, 2, level));
    if (answer != NO) {
      answer = Math.min(answer, positive(-side(0, 1, 3, level)));
    }
    if (answer != NO) {
      answer = Math.min(answer, positive(-side(0, 2, 3, level)));
    }
    return answer == NO ? NO : Math.min(answer, positive(-side(1, 2, 3, level)));
  }

  /**
   * The sign of (y_i &middot; n_ijk)(d_il &middot; n_ijk), l being the fourth place: negative if
   * the origin and y_l are strictly on the same side of the face. The second factor is the volume
   * up to the sign of the permutation (i, j, k, l).
   */
  private int side(int i, int j, int k, int level) {
    int face = signs.face(i, j, k, level);
    int volume = face == 0 ? 0 : signs.volume(level);
    if (volume == 0) {
      return 0;
    }
    int missing = 6 - i - j - k;
    int turn = (SIZE - 1 - missing) % 2 == 0 ? 1 : -1;
    return isUndecided(face) || isUndecided(volume) ? ExactSigns.UNDECIDED : turn * face * volume;
  }

  /** Returns the sign of y_i &middot; n_ijk for a simplex of three points i &lt; j &lt; k. */
  int side() {
    int sign = ExactSigns.UNDECIDED;
    for (int l = ExactSigns.DOUBLES; sign == ExactSigns.UNDECIDED; l++) {
      sign = signs.face(members[0], members[1], members[2], l);
    }
    return sign;
  }

  private static boolean isUndecided(int sign) {
    return Math.abs(sign) == ExactSigns.UNDECIDED;
  }

  private static int positive(int sign) {
    return isUndecided(sign) ? PERHAPS : sign > 0 ? YES : NO;
  }

  private static int notNegative(int sign) {
    return isUndecided(sign) ? PERHAPS : sign >= 0 ? YES : NO;
  }

  /** Writes the simplex into the candidate. */
  void store(Candidate c) {
    for (int k = 0; k < size; k++) {
      c.a[k] = points.a[members[k]];
      c.b[k] = points.b[members[k]];
    }
    c.size = size;
  }
}
