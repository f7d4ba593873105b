package org.certigjk.certificate;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A point aᵢ &minus; bⱼ of the Minkowski difference A ⊖ B, by its indices from 0.
 *
 * @param a i, the index in A
 * @param b j, the index in B
 */
public record IndexPair(int a, int b) {

  /** Returns i, for {@code val (i, j) = pair} in Kotlin. */
  public int component1() {
    return a;
  }

  /** Returns j. */
  public int component2() {
    return b;
  }

  /** Returns the pair with its indices exchanged, the pair of B ⊖ A. */
  public IndexPair mirrored() {
    return new IndexPair(b, a);
  }

  /**
   * Returns the pairs (a[0], b[0]), (a[1], b[1]), and so on.
   *
   * @throws IllegalArgumentException if there are more of one than of the other
   */
  @SuppressWarnings("index") // k is below the length of both
  public static List<IndexPair> of(int[] a, int[] b) {
    if (a.length != b.length) {
      throw new IllegalArgumentException(a.length + " indices in A, " + b.length + " in B");
    }
    return IntStream.range(0, a.length).mapToObj(k -> new IndexPair(a[k], b[k])).toList();
  }

  /** Returns the first indices of the pairs. */
  public static int[] indicesA(List<IndexPair> pairs) {
    return pairs.stream().mapToInt(IndexPair::a).toArray();
  }

  /** Returns the second indices of the pairs. */
  public static int[] indicesB(List<IndexPair> pairs) {
    return pairs.stream().mapToInt(IndexPair::b).toArray();
  }

  /** Returns {@code (i, j)}. */
  @Override
  public String toString() {
    return "(" + a + ", " + b + ")";
  }
}
