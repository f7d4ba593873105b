package org.certigjk.fast.exact;

import org.certigjk.predicates.BoundedVector;

/**
 * The sweep over both figures for a vertex on the other side of the plane through the simplex that
 * is normal to v: one of A with (a &minus; a_s) &middot; v &lt; 0, or one of B with (b &minus; b_s)
 * &middot; v &gt; 0. With {@code turn} &minus;1 the other signs.
 */
final class ExactSides {

  private final ExactSimplex simplex;
  private final ExactSide sideA;
  private final ExactSide sideB;
  private int beyondA = ExactSide.NONE;
  private int beyondB = ExactSide.NONE;

  ExactSides(ExactSimplex simplex, BoundedVector v, int turn) {
    this.simplex = simplex;
    ExactPair pair = simplex.points.pair;
    int first = simplex.members[0];
    int[] inA = simplex.points.a;
    int[] inB = simplex.points.b;
    int linked = linked();
    this.sideA = new ExactSide(pair.a, turn, v, inA[first], inA, linked);
    this.sideB = new ExactSide(pair.b, -turn, v, inB[first], inB, linked);
  }

  /** Returns whether there is one, which is then sought in the arithmetics in turn. */
  boolean isBeyond(ExactDirection direction) {
    beyondA = sideA.sweep();
    beyondB = sideB.sweep();
    if (!isFound()) {
      beyondA = sideA.sweepBand();
      beyondB = sideB.sweepBand();
    }
    if (!isFound() && !(sideA.isDecided() && sideB.isDecided())) {
      beyondA = sideA.sweepBand(direction);
      beyondB = sideB.sweepBand(direction);
    }
    return isFound();
  }

  private boolean isFound() {
    return beyondA != ExactSide.NONE || beyondB != ExactSide.NONE;
  }

  /** Returns the vertex of A found, or that of the simplex if it is one of B. */
  int inA() {
    return beyondA == ExactSide.NONE ? simplex.points.a[simplex.members[0]] : beyondA;
  }

  /** Returns the vertex of B found, or that of the simplex if it is one of A. */
  int inB() {
    return beyondB == ExactSide.NONE ? simplex.points.b[simplex.members[0]] : beyondB;
  }

  /**
   * The places that hang together with the first member by shared vertices, as bits: if two places
   * k and l share a vertex, (y_l &minus; y_k) &middot; v = 0 is a statement on one figure alone.
   */
  private int linked() {
    int linked = 1 << simplex.members[0];
    int before = 0;
    while (linked != before) {
      before = linked;
      for (int k = 1; k < simplex.size; k++) {
        int place = simplex.members[k];
        if (sharesVertex(place, before)) {
          linked |= 1 << place;
        }
      }
    }
    return linked;
  }

  private boolean sharesVertex(int place, int linked) {
    int[] inA = simplex.points.a;
    int[] inB = simplex.points.b;
    for (int other = 0; other < ExactPoints.SIZE; other++) {
      if ((linked >> other & 1) != 0 && (inA[place] == inA[other] || inB[place] == inB[other])) {
        return true;
      }
    }
    return false;
  }
}
