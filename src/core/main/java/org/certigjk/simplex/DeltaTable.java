package org.certigjk.simplex;

import java.util.Arrays;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * Johnson's cofactors Δᵢ(Y_s), by his recursion (Jales 2024, section 4.1)
 *
 * <pre>
 *   Δᵢ({yᵢ}) = 1
 *   Δⱼ(Y_s ∪ {yⱼ}) = Σ_{i ∈ I_s} Δᵢ(Y_s) (y_k − yⱼ)ᵀyᵢ,   j ∉ I_s,  k = min I_s.
 * </pre>
 *
 * <p>They give the point of aff Y_s nearest to the origin: v(aff Y_s) = Σ λᵢyᵢ with λᵢ = Δᵢ(Y_s) /
 * Δ(Y_s) and Δ(Y_s) = Σ Δᵢ(Y_s), which is positive if Y_s is affinely independent and 0 otherwise.
 *
 * <p>The subsets must be extended in ascending order of s, because Δᵢ(Y_s) stems from the smaller
 * Y_s ∖ {yᵢ}.
 *
 * @param <E> the type of the coordinates
 */
final class DeltaTable<E> {

  private final OrderedField<E> field;
  private final Vec<E>[] y;

  /** The inner products yᵢᵀyⱼ: row i, coordinate j. */
  private final Vec<E>[] products;

  /** Δⱼ(Y_s ∪ {yⱼ}), which is Δⱼ(Y_s) for j ∈ I_s: row s, coordinate j, where computed. */
  private final Vec<E>[] delta;

  /** Starts the table with Δᵢ({yᵢ}) = 1, the row of the empty set. */
  @SuppressWarnings("nullness:method.invocation") // the methods use only what is set before them
  DeltaTable(Vec<E>[] y) {
    this.field = y[0].field();
    this.y = Arrays.copyOf(y, y.length);
    this.products = innerProducts();
    this.delta = newTable(Subsets.all(y.length) + 1);
    delta[0] = ones();
  }

  private Vec<E>[] innerProducts() {
    Vec<E>[] products = newTable(y.length);
    /*@ loop_invariant 0 <= i <= y.length
    @       && (\forall int k; 0 <= k < i;
    @         products[k] != null && products[k].coordinates.length == y.length)
    @       && (\forall int k, l; 0 <= k < i && 0 <= l < y.length;
    @         products[k].at(l) == gram(k, l)
    @           && gram(k, l) == (k < l ? y[l].product(y[k]) : y[k].product(y[l])));
    @ loop_assigns i, products[*];
    @ loop_decreases y.length - i; @*/
    for (int i = 0; i < y.length; i++) {
      products[i] = innerProducts(i, products);
    }
    return products;
  }

  /** The inner products with yᵢ; those with earlier points are known. */
  private Vec<E> innerProducts(int i, Vec<E>[] known) {
    E[] row = newRow(y.length);
    /*@ loop_invariant 0 <= j <= y.length
    @       && (\forall int l; 0 <= l < j;
    @         row[l] != null
    @           && OrderedField.val(row[l]) == gram(i, l)
    @           && gram(i, l) == (i < l ? y[l].product(y[i]) : y[i].product(y[l])))
    @       && (j < y.length ==> stands(i, j));
    @ loop_assigns j, row[*];
    @ loop_decreases y.length - j; @*/
    for (int j = 0; j < y.length; j++) {
      row[j] = j < i ? known[j].get(i) : y[j].dot(y[i]);
    }
    return y[0].withCoordinates(row);
  }

  private Vec<E> ones() {
    E[] row = newRow(y.length);
    /*@ loop_invariant 0 <= j <= y.length
    @       && (\forall int l; 0 <= l < j;
    @         row[l] != null && OrderedField.val(row[l]) == cofactor(0, l))
    @       && starts(j);
    @ loop_assigns j, row[*];
    @ loop_decreases y.length - j; @*/
    for (int j = 0; j < y.length; j++) {
      row[j] = field.one();
    }
    return y[0].withCoordinates(row);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // a generic array cannot be made otherwise
  private Vec<E>[] newTable(int rows) {
    Vec<E>[] table = new Vec[rows];
    return table;
  }

  @SuppressWarnings("unchecked") // the array never leaves this class, which reads it as Object[]
  private E[] newRow(int length) {
    return (E[]) new Object[length];
  }

  /** Computes Δⱼ(Y_s ∪ {yⱼ}) for all j. */
  void extend(int s) {
    E[] row = newRow(y.length);
    /*@ loop_invariant 0 <= j <= y.length
    @       && (\forall int l; 0 <= l < j;
    @         row[l] != null && OrderedField.val(row[l]) == cofactor(s, l));
    @ loop_assigns j, row[*];
    @ loop_decreases y.length - j; @*/
    for (int j = 0; j < y.length; j++) {
      row[j] = Subsets.contains(s, j) ? within(s, j) : extension(s, j);
    }
    delta[s] = y[0].withCoordinates(row);
  }

  /** Returns Δᵢ(Y_s) for i ∈ I_s. */
  private E within(int s, int i) {
    return delta[Subsets.without(s, i)].get(i);
  }

  /** Returns Δⱼ(Y_s ∪ {yⱼ}) for j ∉ I_s. */
  private E extension(int s, int j) {
    int k = Subsets.min(s);
    E sum = field.zero();
    /*@ loop_invariant 0 <= i <= y.length
    @       && sum != null
    @       && sums(s, j)
    @       && addsUp(s, j, k, i < 16 ? i : 0)
    @       && OrderedField.val(sum) == sumTo(s, j, i);
    @ loop_assigns i, sum;
    @ loop_decreases y.length - i; @*/
    for (int i = 0; i < y.length; i++) {
      if (Subsets.contains(s, i)) {
        sum = field.plus(sum, term(s, i, k, j));
      }
    }
    return sum;
  }

  /** Returns Δᵢ(Y_s) (y_k − yⱼ)ᵀyᵢ for i ∈ I_s. */
  private E term(int s, int i, int k, int j) {
    return field.times(within(s, i), factor(i, k, j));
  }

  /** Returns (y_k − yⱼ)ᵀyᵢ. */
  private E factor(int i, int k, int j) {
    return field.minus(products[k].get(i), products[j].get(i));
  }

  /** Returns whether 0 &lt; Δᵢ(Y_s) for all i ∈ I_s. */
  boolean isPositiveWithin(int s) {
    /*@ loop_invariant 0 <= i <= y.length
    @       && (\forall int l; 0 <= l < i && Subsets.member(s, l); cofactor(s, l) > 0);
    @ loop_assigns i;
    @ loop_decreases y.length - i; @*/
    for (int i = 0; i < y.length; i++) {
      if (Subsets.contains(s, i) && field.signum(delta[s].get(i)) <= 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether Δⱼ(Y_s ∪ {yⱼ}) &le; 0 for all j ∉ I_s. */
  boolean isNonPositiveBeyond(int s) {
    /*@ loop_invariant 0 <= j <= y.length
    @       && (\forall int l; 0 <= l < j && !Subsets.member(s, l); cofactor(s, l) <= 0);
    @ loop_assigns j;
    @ loop_decreases y.length - j; @*/
    for (int j = 0; j < y.length; j++) {
      if (!Subsets.contains(s, j) && field.signum(delta[s].get(j)) > 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns Y_s with λᵢ = Δᵢ(Y_s) / Δ(Y_s) and v = Σ λᵢyᵢ, or {@code null} if rounding has left a
   * weight that is not in (0, 1]. Call it only where {@link #isPositiveWithin} holds.
   */
  @Nullable SubSimplex<E> subSimplex(int s) {
    @Nullable SubSimplex<E> subSimplex = subSimplex(s, Subsets.indices(s));
    /*@ assert isPoint(s, subSimplex); @*/
    return subSimplex;
  }

  private @Nullable SubSimplex<E> subSimplex(int s, int[] indices) {
    Vec<E> weights = weights(s, indices);
    return areProper(weights)
        ? new SubSimplex<>(indices, weights, weights.combination(points(indices)))
        : null;
  }

  /** Returns whether all weights are in (0, 1]. */
  private boolean areProper(Vec<E> weights) {
    /*@ loop_invariant 0 <= k <= weights.coordinates.length
    @       && (\forall int l; 0 <= l < k; 0 < weights.at(l) <= 1);
    @ loop_assigns k;
    @ loop_decreases weights.coordinates.length - k; @*/
    for (int k = 0; k < weights.dimension(); k++) {
      E weight = weights.get(k);
      if (field.signum(weight) <= 0 || field.compare(weight, field.one()) > 0) {
        return false;
      }
    }
    return true;
  }

  /** The Δᵢ(Y_s), i ∈ I_s. */
  private Vec<E> cofactors(int s, int[] indices) {
    E[] cofactors = newRow(indices.length);
    /*@ loop_invariant 0 <= k <= indices.length
    @       && (\forall int l; 0 <= l < k;
    @         cofactors[l] != null
    @           && OrderedField.val(cofactors[l]) == cofactor(s, indices[l]));
    @ loop_assigns k, cofactors[*];
    @ loop_decreases indices.length - k; @*/
    for (int k = 0; k < indices.length; k++) {
      cofactors[k] = delta[s].get(indices[k]);
    }
    return y[0].withCoordinates(cofactors);
  }

  /** The λᵢ = Δᵢ(Y_s) / Δ(Y_s), i ∈ I_s. */
  private Vec<E> weights(int s, int[] indices) {
    Vec<E> cofactors = cofactors(s, indices);
    /*@ assert isPositiveTo(cofactors, indices.length); @*/
    Vec<E> weights = weights(cofactors);
    /*@ assert areWeights(s, indices, weights, cofactors); @*/
    /*@ assert isPositiveTo(weights, indices.length); @*/
    return weights;
  }

  /** The quotients of the numbers by their sum. */
  private Vec<E> weights(Vec<E> cofactors) {
    E sum = cofactors.sum();
    E[] weights = newRow(cofactors.dimension());
    /*@ loop_invariant 0 <= k <= weights.length
    @       && isPositiveTo(cofactors, weights.length)
    @       && (\forall int l; 0 <= l < k;
    @         weights[l] != null
    @           && OrderedField.val(weights[l]) * OrderedField.val(sum) == cofactors.at(l));
    @ loop_assigns k, weights[*];
    @ loop_decreases weights.length - k; @*/
    for (int k = 0; k < weights.length; k++) {
      weights[k] = field.div(cofactors.get(k), sum);
    }
    return y[0].withCoordinates(weights);
  }

  private Vec<E>[] points(int[] indices) {
    Vec<E>[] points = newTable(indices.length);
    /*@ loop_invariant 0 <= k <= indices.length
    @       && (\forall int l; 0 <= l < k; points[l] != null && points[l] == y[indices[l]]);
    @ loop_assigns k, points[*];
    @ loop_decreases indices.length - k; @*/
    for (int k = 0; k < indices.length; k++) {
      points[k] = y[indices[k]];
    }
    return points;
  }
}
