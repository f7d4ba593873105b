package org.certigjk.certificate;

import org.certigjk.field.OrderedField;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * Checks certificates for a pair of polytopes A, B in Rⁿ: the three of a distance query, and the
 * two of the question whether the bodies have a point in common at all. It uses the field, inner
 * products and one determinant, and nothing of the algorithms that find certificates.
 *
 * <ul>
 *   <li><em>separated</em>: index pairs and weights with λᵢ &gt; 0, Σ λᵢ = 1, v = Σ λᵢ(aᵢ &minus;
 *       bᵢ) &ne; 0 and vᵀ(a &minus; b) &ge; vᵀv for all a ∈ A, b ∈ B. Then v = v(A ⊖ B).
 *   <li><em>touching</em>: λᵢ &gt; 0, Σ λᵢ = 1, Σ λᵢ(aᵢ &minus; bᵢ) = 0, and d &ne; 0 with dᵀ(a
 *       &minus; b) &ge; 0 for all a, b. Then 0 is on the boundary of A ⊖ B.
 *   <li><em>overlapping</em>: λᵢ &gt; 0, Σ λᵢ = 1, Σ λᵢ(aᵢ &minus; bᵢ) = 0, and n of these
 *       differences have a determinant &ne; 0. Then 0 is inside A ⊖ B.
 * </ul>
 *
 * <ul>
 *   <li><em>apart</em>: dᵀ(a &minus; b) &gt; 0 for all a, b. Then d separates A from B, so that
 *       they have no point in common (Jales 2024, theorem 5.1).
 *   <li><em>meeting</em>: λᵢ &gt; 0, Σ λᵢ = 1, Σ λᵢ(aᵢ &minus; bᵢ) = 0. Then Σ λᵢaᵢ = Σ λᵢbᵢ is a
 *       point of both.
 * </ul>
 *
 * <p>The inequalities over all pairs are one minimum over A and one maximum over B: O(#A + #B).
 *
 * <p><b>Guarantee.</b> Over an exact field a certificate is accepted if and only if its conditions
 * hold, so that an accepted one proves its claim. Over an inexact field the verdict is rounded too
 * and proves nothing.
 *
 * @param <E> the type of the coordinates
 */
public final class CertificateChecker<E> {

  private static final int[] NOWHERE = {};

  private final OrderedField<E> field;
  private final Polytope<E> a;
  private final Polytope<E> b;
  private final MinkowskiDifference<E> difference;

  /**
   * Makes a checker for this pair.
   *
   * @throws IllegalArgumentException if the polytopes differ in dimension or field
   */
  public CertificateChecker(Polytope<E> a, Polytope<E> b) {
    this.field = a.field();
    this.a = a;
    this.b = b;
    this.difference = new MinkowskiDifference<>(a, b);
  }

  /**
   * Checks a certificate of separation.
   *
   * @param i the indices into A
   * @param j the indices into B, as many
   * @param weights λ
   * @return the first condition that does not hold, or {@code null} if all hold
   */
  public @Nullable Violation<E> separated(int[] i, int[] j, Vec<E> weights) {
    @Nullable Violation<E> violation = combination(i, j, weights);
    if (violation != null) {
      return violation;
    }
    return distanceVector(sum(i, j, weights));
  }

  /**
   * Checks a certificate of touching.
   *
   * @param i the indices into A
   * @param j the indices into B, as many
   * @param weights λ
   * @param d the direction
   * @return the first condition that does not hold, or {@code null} if all hold
   */
  public @Nullable Violation<E> touching(int[] i, int[] j, Vec<E> weights, Vec<E> d) {
    @Nullable Violation<E> violation = meeting(i, j, weights);
    if (violation != null) {
      return violation;
    }
    if (d.dimension() != a.dimension()) {
      return new Violation<>(Condition.DIRECTION_DIMENSION, NOWHERE, null);
    }
    if (d.isZero()) {
      return new Violation<>(Condition.DIRECTION_NOT_ZERO, NOWHERE, null);
    }
    return supports(Condition.DIRECTION_SUPPORTS, d, field.zero(), false);
  }

  /**
   * Checks a certificate of overlap.
   *
   * @param i the indices into A
   * @param j the indices into B, as many
   * @param weights λ
   * @param basis the positions in {@code i} and {@code j} of n independent differences
   * @return the first condition that does not hold, or {@code null} if all hold
   */
  public @Nullable Violation<E> overlapping(int[] i, int[] j, Vec<E> weights, int[] basis) {
    @Nullable Violation<E> violation = meeting(i, j, weights);
    if (violation != null) {
      return violation;
    }
    return basis(i, j, basis);
  }

  /**
   * Checks an axis that shall separate A from B.
   *
   * @param d the axis
   * @return the first condition that does not hold, or {@code null} if all hold
   */
  public @Nullable Violation<E> apart(Vec<E> d) {
    return d.dimension() == a.dimension()
        ? supports(Condition.AXIS_SEPARATES, d, field.zero(), true)
        : new Violation<>(Condition.DIRECTION_DIMENSION, NOWHERE, null);
  }

  /**
   * Checks that A and B have a point in common.
   *
   * @param i the indices into A
   * @param j the indices into B, as many
   * @param weights λ
   * @return the first condition that does not hold, or {@code null} if all hold
   */
  public @Nullable Violation<E> meeting(int[] i, int[] j, Vec<E> weights) {
    @Nullable Violation<E> violation = combination(i, j, weights);
    if (violation != null) {
      return violation;
    }
    Vec<E> sum = sum(i, j, weights);
    int k = firstNonZero(sum);
    return k == sum.dimension()
        ? null
        : new Violation<>(Condition.COMBINATION_IS_ZERO, new int[] {k}, sum.get(k));
  }

  /** Indices in range, λᵢ &gt; 0, Σ λᵢ = 1. */
  private @Nullable Violation<E> combination(int[] i, int[] j, Vec<E> weights) {
    if (i.length == 0 || i.length != j.length || i.length != weights.dimension()) {
      return new Violation<>(Condition.COUNTS_AGREE, NOWHERE, null);
    }
    /*@ loop_invariant 0 <= k <= i.length
    @       && (\forall int m; 0 <= m < k; a.has(i[m]) && b.has(j[m]) && weights.at(m) > 0);
    @ loop_assigns k;
    @ loop_decreases i.length - k; @*/
    for (int k = 0; k < i.length; k++) {
      if (i[k] < 0 || i[k] >= a.size()) {
        return new Violation<>(Condition.INDEX_IN_A, new int[] {k}, null);
      }
      if (j[k] < 0 || j[k] >= b.size()) {
        return new Violation<>(Condition.INDEX_IN_B, new int[] {k}, null);
      }
      if (field.signum(weights.get(k)) <= 0) {
        return new Violation<>(Condition.WEIGHT_POSITIVE, new int[] {k}, weights.get(k));
      }
    }
    E excess = field.minus(weights.sum(), field.one());
    return field.isZero(excess)
        ? null
        : new Violation<>(Condition.WEIGHTS_SUM_TO_ONE, NOWHERE, excess);
  }

  /** Σ λᵢ(aᵢ − bᵢ). */
  private Vec<E> sum(int[] i, int[] j, Vec<E> weights) {
    Vec<E> sum = weights.combination(difference.get(i, j));
    /*@ assert sum.isPositive();
    @ assert (\forall int c; 0 <= c < a.space(); sum.at(c) == 0) ==> sum.vanishes();
    @ assert (\forall Vec<E> d; d != null && d.coordinates.length == a.space();
    @     sum.commutes(d)); @*/
    return sum;
  }

  private int firstNonZero(Vec<E> x) {
    int k = 0;
    /*@ loop_invariant 0 <= k <= x.coordinates.length && (\forall int c; 0 <= c < k; x.at(c) == 0);
    @ loop_assigns k;
    @ loop_decreases x.coordinates.length - k; @*/
    while (k < x.dimension() && field.isZero(x.get(k))) {
      k++;
    }
    return k;
  }

  /** v ≠ 0, and vᵀ(a − b) ≥ vᵀv for all a, b. */
  private @Nullable Violation<E> distanceVector(Vec<E> v) {
    return v.isZero()
        ? new Violation<>(Condition.VECTOR_NOT_ZERO, NOWHERE, null)
        : supports(Condition.VECTOR_SUPPORTS, v, v.squaredNorm(), false);
  }

  /**
   * dᵀ(a − b) ≥ bound for all a, b, or &gt; if strictly so: the minimum over A minus the maximum
   * over B.
   */
  private @Nullable Violation<E> supports(
      Condition condition, Vec<E> d, E bound, boolean strictly) {
    Vec<E> direction = d.cleared(); // a positive multiple of d: the same extreme points
    int least = furthest(a, direction.unaryMinus());
    int greatest = furthest(b, direction);
    E excess = field.minus(d.dot(difference.get(least, greatest)), bound);
    int sign = field.signum(excess);
    return (strictly ? sign > 0 : sign >= 0)
        ? null
        : new Violation<>(condition, new int[] {least, greatest}, excess);
  }

  /** The first index at which dᵀx is greatest. The search has its own scan, not trusted here. */
  private int furthest(Polytope<E> polytope, Vec<E> d) {
    int furthest = 0;
    E maximum = d.dot(polytope.get(0));
    /*@ loop_invariant 1 <= k <= polytope.points.length
    @       && 0 <= furthest < k
    @       && maximum != null
    @       && (\forall int m; m == furthest;
    @         OrderedField.val(maximum) == d.product(polytope.point(m)))
    @       && (\forall int m; 0 <= m < k;
    @         d.product(polytope.point(m)) <= OrderedField.val(maximum))
    @       && (\forall int m; 0 <= m < furthest;
    @         d.product(polytope.point(m)) < OrderedField.val(maximum));
    @ loop_assigns k, furthest, maximum;
    @ loop_decreases polytope.points.length - k; @*/
    for (int k = 1; k < polytope.size(); k++) {
      E value = d.dot(polytope.get(k));
      if (field.compare(value, maximum) > 0) {
        furthest = k;
        maximum = value;
      }
    }
    return furthest;
  }

  /** The differences at these n positions have a determinant ≠ 0. */
  private @Nullable Violation<E> basis(int[] i, int[] j, int[] basis) {
    if (basis.length != a.dimension()) {
      return new Violation<>(Condition.BASIS_SIZE, NOWHERE, null);
    }
    int[] basisI = new int[basis.length];
    int[] basisJ = new int[basis.length];
    /*@ loop_invariant 0 <= k <= basis.length
    @       && (\forall int m; 0 <= m < k;
    @         0 <= basis[m] < i.length && basisI[m] == i[basis[m]] && basisJ[m] == j[basis[m]]);
    @ loop_assigns k, basisI[*], basisJ[*];
    @ loop_decreases basis.length - k; @*/
    for (int k = 0; k < basis.length; k++) {
      if (basis[k] < 0 || basis[k] >= i.length) {
        return new Violation<>(Condition.BASIS_IN_RANGE, new int[] {k}, null);
      }
      basisI[k] = i[basis[k]];
      basisJ[k] = j[basis[k]];
    }
    return isIndependent(difference.get(basisI, basisJ))
        ? null
        : new Violation<>(Condition.BASIS_INDEPENDENT, NOWHERE, null);
  }

  /** Whether n rows of Rⁿ have a determinant ≠ 0: Gaussian elimination finds n pivots. */
  private boolean isIndependent(Vec<E>[] rows) {
    /*@ loop_invariant 0 <= column <= rows.length;
    @ loop_invariant (\forall int r; 0 <= r < rows.length;
    @       rows[r] != null
    @         && rows[r].field.exact()
    @         && rows[r].coordinates.length == rows.length);
    @ loop_invariant (\forall int r, c; 0 <= r < rows.length && 0 <= c < column && c < r;
    @       rows[r].at(c) == 0);
    @ loop_invariant (\forall int r; 0 <= r < column; rows[r].at(r) != 0);
    @ loop_invariant isDeficient(rows, column);
    @ loop_invariant (\forall Vec<E> d;
    @       d != null && d.coordinates.length == rows.length
    @         && (\forall int r; 0 <= r < rows.length; d.product(rows[r]) == 0);
    @       (\forall int r; 0 <= r < rows.length; d.product(\old(rows[r])) == 0));
    @ loop_invariant (\forall Vec<E> d;
    @       d != null && d.coordinates.length == rows.length
    @         && (\forall int r; 0 <= r < rows.length; d.product(\old(rows[r])) == 0);
    @       (\forall int r; 0 <= r < rows.length; d.product(rows[r]) == 0));
    @ loop_assigns column, rows[*];
    @ loop_decreases rows.length - column; @*/
    for (int column = 0; column < rows.length; column++) {
      int pivot = pivot(rows, column);
      if (pivot == rows.length) {
        return false;
      }
      swap(rows, column, pivot);
      eliminate(rows, column);
    }
    return true;
  }

  /** The first row, from the diagonal on, that is not 0 in the column. */
  private int pivot(Vec<E>[] rows, int column) {
    int pivot = column;
    /*@ loop_invariant column <= pivot <= rows.length
    @       && (\forall int r; column <= r < pivot; rows[r].at(column) == 0);
    @ loop_assigns pivot;
    @ loop_decreases rows.length - pivot; @*/
    while (pivot < rows.length && field.isZero(rows[pivot].get(column))) {
      pivot++;
    }
    return pivot;
  }

  private void swap(Vec<E>[] rows, int p, int q) {
    Vec<E> row = rows[p];
    rows[p] = rows[q];
    rows[q] = row;
  }

  /** Makes the column 0 below the diagonal. */
  private void eliminate(Vec<E>[] rows, int column) {
    /*@ loop_invariant column < row <= rows.length;
    @ loop_invariant (\forall int r; 0 <= r <= column; rows[r] == \old(rows[r]));
    @ loop_invariant (\forall int r; row <= r < rows.length; rows[r] == \old(rows[r]));
    @ loop_invariant (\forall int r; 0 <= r < rows.length;
    @       rows[r] != null
    @         && rows[r].field.exact()
    @         && rows[r].coordinates.length == rows.length);
    @ loop_invariant (\forall int r; column < r < row; rows[r].at(column) == 0);
    @ loop_invariant (\forall int r, c; column < r < row && 0 <= c < column; rows[r].at(c) == 0);
    @ loop_invariant (\forall Vec<E> d;
    @       d != null && d.coordinates.length == rows.length && d.product(rows[column]) == 0;
    @       (\forall int r; 0 <= r < rows.length;
    @         d.product(rows[r]) == d.product(\old(rows[r]))));
    @ loop_assigns row, rows[*];
    @ loop_decreases rows.length - row; @*/
    for (int row = column + 1; row < rows.length; row++) {
      E factor = field.div(rows[row].get(column), rows[column].get(column));
      rows[row] = rows[row].minus(rows[column].times(factor));
    }
  }
}
