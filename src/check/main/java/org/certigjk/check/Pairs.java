package org.certigjk.check;

import java.util.Arrays;
import org.certigjk.check.algebra.Difference;
import org.certigjk.check.algebra.Vector;
import org.jspecify.annotations.Nullable;

/** Index pairs [i, j], at least one, none negative: each names the point aᵢ − bⱼ. */
final class Pairs {

  private final int[] i;

  private final int[] j;

  Pairs(int[] i, int[] j) {
    this.i = Arrays.copyOf(i, i.length);
    this.j = Arrays.copyOf(j, j.length);
  }

  /** Reads an array of pairs. */
  static Pairs read(Item item) throws Refusal {
    Item[] items = item.items();
    int[] i = new int[items.length];
    int[] j = new int[items.length];
    /*@ loop_invariant 0 <= k <= items.length
    @       && (\forall int m; 0 <= m < k; i[m] >= 0 && j[m] >= 0
    @         && item.value.valueAt(m) != null && isPair(item.value.valueAt(m), i[m], j[m]));
    @ loop_assigns k, i[*], j[*];
    @ loop_decreases items.length - k; @*/
    for (int k = 0; k < items.length; k++) {
      int[] pair = pair(items[k]);
      i[k] = pair[0];
      j[k] = pair[1];
    }
    return new Pairs(i, j);
  }

  /** Reads one pair. */
  static Pairs readOne(Item item) throws Refusal {
    int[] pair = pair(item);
    return new Pairs(new int[] {pair[0]}, new int[] {pair[1]});
  }

  private static int[] pair(Item item) throws Refusal {
    int[] indices = item.numbers();
    if (indices.length != 2) {
      throw item.unreadable("two indices, [i, j], are expected, not " + indices.length);
    }
    return indices;
  }

  int size() {
    return i.length;
  }

  /** Returns the index into A of the k-th pair. */
  int i(int k) {
    return i[k];
  }

  /** Returns the index into B of the k-th pair. */
  int j(int k) {
    return j[k];
  }

  /** Whether the k-th pair is among the others. */
  boolean isIn(int k, Pairs others) {
    /*@ loop_invariant 0 <= m <= others.i.length
    @       && (\forall int p; 0 <= p < m; i[k] != others.i[p] || j[k] != others.j[p]);
    @ loop_assigns m;
    @ loop_decreases others.i.length - m; @*/
    for (int m = 0; m < others.i.length; m++) {
      if (i[k] == others.i[m] && j[k] == others.j[m]) {
        return true;
      }
    }
    return false;
  }

  /** Returns Σ w(a − b). */
  Vector combination(Difference points, Vector w) {
    return points.combination(i, j, w);
  }

  /** Returns Σ w(a − b) if these weights prove that it is the distance vector. */
  @Nullable Vector distanceVector(Difference points, Vector w) {
    return points.distanceVector(i, j, w);
  }

  /** Whether these weights and the direction prove that the bodies touch. */
  boolean touches(Difference points, Vector w, Vector direction) {
    return points.touches(i, j, w, direction);
  }

  /** Whether these weights and the positions of a basis prove that the bodies overlap. */
  boolean overlaps(Difference points, Vector w, int[] basis) {
    return points.overlaps(i, j, w, basis);
  }
}
