package org.certigjk.simplex;

import java.util.Arrays;

/**
 * Subsets Y_s of a simplex set Y = {y₀, …, yₘ₋₁} as bit masks: yᵢ ∈ Y_s if and only if bit i of s
 * is 1, so that
 *
 * <pre>  s = Σ_{i ∈ I_s} 2ⁱ,   s = 1, …, 2^m − 1 for the non-empty subsets.</pre>
 *
 * <p>Source: Jales 2024, section 4.2 (whose first index is 1, hence its exponent i &minus; 1).
 * Removing an element makes s smaller, so counting s upwards meets every subset after all its own
 * subsets.
 */
public final class Subsets {

  /**
   * The largest #Y: 2¹⁶ &minus; 1 subsets. GJK in dimension n needs #Y up to n + 1, so that it runs
   * in up to 15 dimensions.
   */
  public static final int MAX_SIZE = 16;

  private Subsets() {}

  /**
   * Returns the mask of the whole set of {@code size} points, 2^size &minus; 1, which is also the
   * number of non-empty subsets.
   *
   * @throws IllegalArgumentException if the size is not 1 to {@link #MAX_SIZE}
   */
  public static int all(int size) {
    requirePossible(size);
    return (1 << size) - 1;
  }

  private static void requirePossible(int size) {
    if (size < 1 || size > MAX_SIZE) {
      throw new IllegalArgumentException(
          "a simplex set of " + size + " points; from 1 to " + MAX_SIZE + " are possible");
    }
  }

  /** Returns whether i ∈ I_s. */
  public static boolean contains(int s, int i) {
    return (s >> i & 1) != 0;
  }

  /** Returns s with i added: the mask of Y_s ∪ {yᵢ}. */
  public static int with(int s, int i) {
    return s | 1 << i;
  }

  /** Returns s with i removed, the mask of Y_s ∖ {yᵢ}, for i ∈ I_s. */
  public static int without(int s, int i) {
    return s & ~(1 << i);
  }

  /** Returns min I_s, for s &ne; 0. */
  public static int min(int s) {
    int i = 0;
    /*@ loop_invariant 0 <= i < 16
    @       && (s & ((1 << i) - 1)) == 0
    @       && (\forall int k; 0 <= k < i; !member(s, k));
    @ loop_assigns i;
    @ loop_decreases 16 - i; @*/
    while (!contains(s, i)) {
      i++;
    }
    return i;
  }

  /** Returns the elements of I_s in ascending order. */
  public static int[] indices(int s) {
    int[] indices = new int[MAX_SIZE];
    int count = 0;
    /*@ loop_invariant 0 <= count <= i <= 16
    @       && (\forall int k; 0 <= k < count; k <= indices[k] < i && member(s, indices[k]))
    @       && (\forall int k; 1 <= k < count; indices[k - 1] < indices[k])
    @       && (\forall int l; 0 <= l < i && member(s, l);
    @         (\exists int k; 0 <= k < count; indices[k] == l));
    @ loop_assigns i, count, indices[*];
    @ loop_decreases 16 - i; @*/
    for (int i = 0; i < MAX_SIZE; i++) {
      if (contains(s, i)) {
        indices[count] = i;
        count++;
      }
    }
    return Arrays.copyOf(indices, count);
  }
}
