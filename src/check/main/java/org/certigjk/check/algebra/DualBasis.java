package org.certigjk.check.algebra;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The dual basis d₁, …, dₙ of n independent vectors z₁, …, zₙ of dimension n: dᵢ·zⱼ is 1 if i = j,
 * else 0. Elimination finds it, or weights that show that the z are dependent; both are tested.
 */
public final class DualBasis {

  private final Vector[] vectors;

  private DualBasis(Vector[] vectors) {
    this.vectors = Arrays.copyOf(vectors, vectors.length);
    /*@ assert this.vectors != vectors; @*/
  }

  /** Returns the dual basis, {@code null} if the vectors are linearly dependent. */
  public static @Nullable DualBasis of(Vector[] z) {
    Elimination elimination = new Elimination(z);
    if (elimination.isRegular()) {
      Vector[] d = elimination.dual();
      require(areDual(d, z));
      return new DualBasis(d);
    }
    requireRelation(elimination.relation(), z);
    return null;
  }

  private static void require(boolean found) {
    if (!found) {
      throw new ArithmeticException("neither a dual basis nor a relation was found");
    }
  }

  private static void requireRelation(Vector weights, Vector[] z) {
    require(isZeroSum(weights, z));
  }

  private static boolean areDual(Vector[] d, Vector[] z) {
    if (d.length != z.length) {
      return false;
    }
    /*@ loop_invariant 0 <= i <= d.length
    @       && (\forall int p; 0 <= p < i; d[p].numerators.length == z.length
    @         && (\forall int q; 0 <= q < z.length; d[p].product(z[q]) == (p == q ? 1 : 0)));
    @ loop_assigns i;
    @ loop_decreases d.length - i; @*/
    for (int i = 0; i < d.length; i++) {
      if (!isUnit(d[i], z, i)) {
        return false;
      }
    }
    return true;
  }

  /** Whether d·zⱼ is 1 for j = i, else 0. */
  private static boolean isUnit(Vector d, Vector[] z, int i) {
    if (d.dimension() != z.length) {
      return false;
    }
    /*@ loop_invariant 0 <= j <= z.length
    @       && (\forall int q; 0 <= q < j; d.product(z[q]) == (i == q ? 1 : 0));
    @ loop_assigns j;
    @ loop_decreases z.length - j; @*/
    for (int j = 0; j < z.length; j++) {
      if (!d.dot(z[j]).is(Ratio.of(i == j ? 1 : 0))) {
        return false;
      }
    }
    return true;
  }

  /** Whether weights, not all of them 0, make the sum of the z 0. */
  private static boolean isZeroSum(Vector weights, Vector[] z) {
    if (weights.dimension() != z.length || weights.isZero()) {
      return false;
    }
    Vector sum = weights.combination(z);
    return sum.isZero();
  }

  public Vector get(int k) {
    return vectors[k];
  }

  /** Returns N = Σ dₖ, the normal of the plane N·x = 1 through the z. */
  public Vector normal() {
    Vector sum = vectors[0];
    /*@ loop_invariant 1 <= k <= vectors.length && sum != null
    @       && sum.numerators.length == vectors.length
    @       && (\forall int c; 0 <= c < vectors.length; sum.at(c) == sumTo(c, k));
    @ loop_assigns k, sum;
    @ loop_decreases vectors.length - k; @*/
    for (int k = 1; k < vectors.length; k++) {
      sum = sum.plus(vectors[k]);
    }
    return sum;
  }
}
