package org.certigjk.simplex;

import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * The backup procedure: of all subsets Y_s with 0 &lt; Δᵢ(Y_s) for all i ∈ I_s the one whose v(aff
 * Y_s) has the least norm; the first such subset if several have it.
 *
 * <p>Source: Gilbert, Johnson and Keerthi 1988; Jales 2024, algorithm 3 (with the bound 2^#Y
 * &minus; 1 where our copy prints 2^(#Y&minus;1)). It needs no condition on the points outside Y_s,
 * which makes it insensitive to one kind of rounding error, at the price of always visiting every
 * subset.
 *
 * <p><b>Guarantee.</b> Over an exact field v = v(conv Y) for every Y, and the answer is never
 * {@code null}.
 *
 * @param <E> the type of the coordinates
 */
public final class BackupProcedure<E> implements DistanceSubAlgorithm<E> {

  /** Makes the algorithm; it has no state. */
  public BackupProcedure() {}

  @Override
  public @Nullable SubSimplex<E> solve(Vec<E>[] y) {
    int last = Subsets.all(y.length);
    DeltaTable<E> delta = new DeltaTable<>(y);
    /*@ assert delta.someIsAccepted(last); @*/
    @Nullable SubSimplex<E> best = nearest(delta, last);
    /*@ assert isNearest(delta, last, best); @*/
    return best == null ? null : best.ifNearest(y);
  }

  /** Returns the nearest of all Y_s with positive weights. */
  private @Nullable SubSimplex<E> nearest(DeltaTable<E> delta, int last) {
    @Nullable SubSimplex<E> best = null;
    /*@ loop_invariant 1 <= s <= last + 1
    @       && (\forall int t; 0 <= t < s;
    @         delta.delta[t] != null && delta.delta[t].coordinates.length == delta.y.length)
    @       && (\forall int t, k; 0 <= t < s && 0 <= k < delta.y.length;
    @         delta.delta[t].at(k) == delta.cofactor(t, k))
    @       && (best != null
    @         ==> 1 <= best.indices.length <= delta.y.length
    @           && best.weights.coordinates.length == best.indices.length
    @           && best.weights.field.exact() && best.v.field.exact()
    @           && best.v.coordinates.length == delta.y[0].coordinates.length)
    @       && (best != null
    @         ==> (\forall int k; 0 <= k < best.indices.length;
    @           0 <= best.indexAt(k) < delta.y.length && best.weights.at(k) > 0))
    @       && (best != null
    @         ==> (\forall int k; 1 <= k < best.indices.length;
    @           best.indexAt(k - 1) < best.indexAt(k)))
    @       && (best != null ==> best.weights.sumTo(best.indices.length) == 1)
    @       && (best != null
    @         ==> (\forall Vec<E> d, t;
    @           d != null && t != null
    @             && d.coordinates.length == delta.y[0].coordinates.length
    @             && t.coordinates.length == best.indices.length
    @             && (\forall int k; 0 <= k < best.indices.length;
    @               t.at(k) == d.product(delta.y[best.indexAt(k)]));
    @           d.product(best.v) == best.weights.product(t)))
    @       && (\forall int t; 1 <= t < s && delta.positiveWithin(t);
    @         best != null
    @           && best.v.product(best.v) <= delta.pointOf(t).product(delta.pointOf(t)));
    @ loop_assigns s, best, delta.delta[*];
    @ loop_decreases last - s + 1; @*/
    for (int s = 1; s <= last; s++) {
      delta.extend(s);
      if (delta.isPositiveWithin(s)) {
        @Nullable SubSimplex<E> candidate = delta.subSimplex(s);
        if (best == null) {
          best = candidate;
        } else if (candidate != null) {
          best = nearer(best, candidate);
        }
      }
    }
    return best;
  }

  private SubSimplex<E> nearer(SubSimplex<E> first, SubSimplex<E> second) {
    OrderedField<E> field = first.v().field();
    int order = field.compare(second.v().squaredNorm(), first.v().squaredNorm());
    return order < 0 ? second : first;
  }

  /** Returns the name of the algorithm. */
  @Override
  public String toString() {
    return "backup";
  }
}
