package org.certigjk.simplex;

import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * Johnson's distance sub-algorithm: the first subset Y_s, s = 1, 2, …, 2^#Y &minus; 1, with
 *
 * <pre>
 *   0 &lt; Δᵢ(Y_s)  for all i ∈ I_s   and   Δⱼ(Y_s ∪ {yⱼ}) ≤ 0  for all j ∉ I_s.
 * </pre>
 *
 * <p>Source: Gilbert, Johnson and Keerthi 1988; Jales 2024, theorem 4.1 and algorithm 2. Our copy
 * of the algorithm prints the bound 2^(#Y&minus;1), with which Y = {&minus;1, 1} already fails, and
 * I where I_s is meant.
 *
 * <p><b>Guarantee.</b> Over an exact field it never fails and v = v(conv Y), also when Y is
 * affinely dependent; Y_s is then affinely independent, and no smaller subset <em>of Y_s</em> has v
 * in its hull, but it need not be the only such subset of Y, nor the smallest.
 *
 * <p>Over an inexact field the test can fail for every subset; the answer is then {@code null}.
 *
 * <p><b>Example.</b> Y = {(&minus;1, 1), (1, 1)} gives I_s = {0, 1}, λ = (1/2, 1/2), v = (0, 1).
 *
 * @param <E> the type of the coordinates
 */
public final class JohnsonSubAlgorithm<E> implements DistanceSubAlgorithm<E> {

  /** Makes the algorithm; it has no state. */
  public JohnsonSubAlgorithm() {}

  @Override
  public @Nullable SubSimplex<E> solve(Vec<E>[] y) {
    int last = Subsets.all(y.length);
    DeltaTable<E> delta = new DeltaTable<>(y);
    int s = first(delta, last);
    @Nullable SubSimplex<E> found = s == 0 ? null : delta.subSimplex(s);
    /*@ assert isNearest(delta, s, found); @*/
    return found == null ? null : found.ifNearest(y);
  }

  /** Returns the first subset that passes the test, 0 if none does. */
  private int first(DeltaTable<E> delta, int last) {
    /*@ loop_invariant 1 <= s <= last + 1
    @       && (\forall int t; 0 <= t < s;
    @         delta.delta[t] != null && delta.delta[t].coordinates.length == delta.y.length)
    @       && (\forall int t, k; 0 <= t < s && 0 <= k < delta.y.length;
    @         delta.delta[t].at(k) == delta.cofactor(t, k))
    @       && (\forall int t; 1 <= t < s;
    @         !(delta.positiveWithin(t) && delta.nonPositiveBeyond(t)));
    @ loop_assigns s, delta.delta[*];
    @ loop_decreases last - s + 1; @*/
    for (int s = 1; s <= last; s++) {
      delta.extend(s);
      if (delta.isPositiveWithin(s) && delta.isNonPositiveBeyond(s)) {
        return s;
      }
    }
    /*@ assert delta.someIsAccepted(last); @*/
    return 0;
  }

  /** Returns the name of the algorithm. */
  @Override
  public String toString() {
    return "johnson";
  }
}
