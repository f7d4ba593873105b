package org.certigjk.simplex;

import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;

/**
 * The backup procedure: of all subsets Y_s with 0 &lt; Δᵢ(Y_s) for all i ∈ I_s the one whose v(aff
 * Y_s) has the least norm; the first such subset if several have it.
 *
 * <p>Source: Gilbert, Johnson and Keerthi 1988; Jales 2024, algorithm 3 (with the bound 2^#Y
 * &minus; 1 where our copy prints 2^(#Y&minus;1)). It needs no condition on the points outside Y_s,
 * which makes it insensitive to one kind of rounding error, at the price of always visiting every
 * subset.
 *
 * <p><b>Guarantee.</b> Over an exact field v = v(conv Y) for every Y. It never returns {@code
 * null}.
 *
 * @param <E> the type of the coordinates
 */
public final class BackupProcedure<E> implements DistanceSubAlgorithm<E> {

  /** Makes the algorithm; it has no state. */
  public BackupProcedure() {}

  @Override
  public SubSimplex<E> solve(Vec<E>[] y) {
    int last = Subsets.all(y.length);
    DeltaTable<E> delta = new DeltaTable<>(y);
    SubSimplex<E> best = point(y[0]);
    for (int s = 1; s <= last; s++) {
      delta.extend(s);
      if (delta.isPositiveWithin(s)) {
        SubSimplex<E> candidate = delta.subSimplex(s);
        if (candidate != null && isNearer(candidate, best)) {
          best = candidate;
        }
      }
    }
    return best;
  }

  private static <E> SubSimplex<E> point(Vec<E> y) {
    return new SubSimplex<>(new int[] {0}, Vec.unit(y.field(), 1, 0), y);
  }

  private static <E> boolean isNearer(SubSimplex<E> x, SubSimplex<E> y) {
    OrderedField<E> field = x.v().field();
    return field.compare(x.v().squaredNorm(), y.v().squaredNorm()) < 0;
  }

  /** Returns the name of the algorithm. */
  @Override
  public String toString() {
    return "backup";
  }
}
