package org.certigjk.gjk;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.LinearSpan;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Vec;

/**
 * The point r of s + cone(X) nearest to the origin, X = A ⊖ B, as r = s + Σ μₚ·p with p ∈ X, μₚ
 * &gt; 0 and independent p: non-negative least squares by an active set (Lawson and Hanson 1974,
 * algorithm NNLS), with the support mapping of X to find the next point.
 *
 * <p>At the end rᵀx &ge; 0 for all x ∈ X. So either r = 0, and &minus;s is in the cone, or r is a
 * direction that supports X at the origin with rᵀs = ‖r‖² &gt; 0.
 *
 * <p><b>Guarantee.</b> Over an exact field and for finitely many support points it ends with the
 * exact r, because ‖r‖² strictly decreases and there are finitely many sets of points. Over an
 * inexact field it ends at the latest when ‖r‖² does not decrease, and then {@link #isOptimal()} is
 * false.
 *
 * @param <E> the type of the coordinates
 */
final class ConeProjection<E> {

  private final OrderedField<E> field;
  private final IndexedSupportMapping<E> a;
  private final IndexedSupportMapping<E> b;
  private final MinkowskiDifference<E> difference;
  private final Vec<E> s;
  private final List<IndexPair> pairs = new ArrayList<>();
  private final List<E> multipliers = new ArrayList<>();
  private Vec<E> residual;
  private boolean optimal;

  /** Starts with r = s. */
  ConeProjection(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b, Vec<E> s) {
    this.field = a.field();
    this.a = a;
    this.b = b;
    this.difference = new MinkowskiDifference<>(a, b);
    this.s = s;
    this.residual = s;
  }

  /** Returns the index pairs of the points p. */
  List<IndexPair> pairs() {
    return pairs;
  }

  /** Returns the multipliers μₚ, in the same order. */
  List<E> multipliers() {
    return multipliers;
  }

  /** Returns r. */
  Vec<E> residual() {
    return residual;
  }

  /** Returns whether r is the nearest point, as far as the field can tell. */
  boolean isOptimal() {
    return optimal;
  }

  /** Finds the nearest point, unless more points than the limit would have to be inserted. */
  void solve(int maxIterations) {
    int iterations = 0;
    boolean decreased = true;
    while (decreased && !optimal) {
      Vec<E> direction = residual.cleared(); // a positive multiple of r
      IndexPair next =
          new IndexPair(a.supportIndex(direction.unaryMinus()), b.supportIndex(direction));
      if (residual.isZero() || field.signum(residual.dot(point(next))) >= 0) {
        optimal = true;
      } else {
        if (iterations == maxIterations) {
          return;
        }
        iterations++;
        E before = residual.squaredNorm();
        pairs.add(next);
        multipliers.add(field.zero());
        moveToLeastSquares();
        residual = combine();
        decreased = field.compare(residual.squaredNorm(), before) < 0;
      }
    }
  }

  /** Moves μ towards the least squares solution; each point that would turn negative is dropped. */
  private void moveToLeastSquares() {
    Vec<E> solution = leastSquares();
    int blocking = blockingPosition(solution);
    while (blocking >= 0) {
      E step = step(blocking, solution);
      for (int k = pairs.size() - 1; k >= 0; k--) {
        E change = field.times(step, field.minus(solution.get(k), multipliers.get(k)));
        multipliers.set(k, field.plus(multipliers.get(k), change));
        if (k == blocking || field.signum(multipliers.get(k)) <= 0) {
          pairs.remove(k);
          multipliers.remove(k);
        }
      }
      solution = leastSquares();
      blocking = blockingPosition(solution);
    }
    for (int k = 0; k < pairs.size(); k++) {
      multipliers.set(k, solution.get(k));
    }
  }

  /** Returns the position of the first multiplier to reach 0 on the way, or −1 if none does. */
  private int blockingPosition(Vec<E> solution) {
    int blocking = -1;
    for (int k = 0; k < pairs.size(); k++) {
      if (field.signum(solution.get(k)) <= 0
          && (blocking < 0 || field.compare(step(k, solution), step(blocking, solution)) < 0)) {
        blocking = k;
      }
    }
    return blocking;
  }

  /** The t at which μ + t(z − μ) is 0 in this position. */
  private E step(int k, Vec<E> solution) {
    E multiplier = multipliers.get(k);
    return field.div(multiplier, field.minus(multiplier, solution.get(k)));
  }

  /**
   * The z that minimises ‖s + Σ zₚ·p‖² without regard to signs, from the normal equations Σ_q z_q
   * pᵀq + pᵀs = 0: the vector (z, 1) is orthogonal to their rows (pᵀq₁, …, pᵀq_k, pᵀs).
   */
  private Vec<E> leastSquares() {
    int unknowns = pairs.size();
    LinearSpan<E> rows = new LinearSpan<>(field, unknowns + 1);
    for (IndexPair row : pairs) {
      Vec<E> entries = Vec.unit(field, unknowns + 1, unknowns).times(point(row).dot(s));
      for (int k = 0; k < unknowns; k++) {
        E product = point(row).dot(point(pairs.get(k)));
        entries = entries.plus(Vec.unit(field, unknowns + 1, k).times(product));
      }
      rows.add(entries);
    }
    return Objects.requireNonNull(rows.orthogonal(), "more unknowns than equations");
  }

  private Vec<E> combine() {
    Vec<E> sum = s;
    for (int k = 0; k < pairs.size(); k++) {
      sum = sum.plus(point(pairs.get(k)).times(multipliers.get(k)));
    }
    return sum;
  }

  private Vec<E> point(IndexPair pair) {
    return difference.get(pair.a(), pair.b());
  }
}
