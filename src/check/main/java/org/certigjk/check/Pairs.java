package org.certigjk.check;

import java.util.Arrays;

/** Index pairs [i, j], at least one, none negative: each names the point aᵢ − bⱼ. */
final class Pairs {

  /** The indices into A, which nobody changes. */
  final int[] i;

  /** The indices into B, as many. */
  final int[] j;

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
    @       && (\forall int m; 0 <= m < k; i[m] >= 0 && j[m] >= 0);
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
}
