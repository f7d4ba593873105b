package org.certigjk.gjk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.LinearSpan;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * Decides between touching and overlapping once GJK has found 0 = Σ λᵢ(aᵢ &minus; bᵢ), and finds
 * the certificate. With X = A ⊖ B and L the span of the differences in use:
 *
 * <ol>
 *   <li>if L = Rⁿ, n of them are independent: overlapping;
 *   <li>else take d &ne; 0 orthogonal to L and s = s_X(&minus;d); if dᵀs &ge; 0, then d supports X
 *       at the origin: touching;
 *   <li>else let r be the point of s + cone(X) nearest to the origin ({@link ConeProjection}); if r
 *       &ne; 0, then r supports X at the origin: touching;
 *   <li>else 0 = s + Σ μₚ·p; add these points with their weights. L has grown by s; repeat.
 * </ol>
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public final class ZeroCertifier<E> {

  private final OrderedField<E> field;
  private final IndexedSupportMapping<E> a;
  private final IndexedSupportMapping<E> b;
  private final MinkowskiDifference<E> difference;

  /** The differences in use with their weights, which are positive and combine them to 0. */
  private final Map<IndexPair, E> combination = new LinkedHashMap<>();

  /** L. */
  private final LinearSpan<E> span;

  /**
   * By what a residual is multiplied, so that it does not depend on the unit of the coordinates.
   */
  private final E unit;

  /** The number of points that a projection may insert. */
  private final int maxIterations;

  public ZeroCertifier(
      IndexedSupportMapping<E> a,
      IndexedSupportMapping<E> b,
      List<IndexPair> pairs,
      Vec<E> weights,
      int maxIterations) {
    this(a, b, pairs, weights, a.field().one(), maxIterations);
  }

  /**
   * Starts from a combination that is 0.
   *
   * @param a A, its coordinates as multiples of the unit
   * @param b B, likewise
   * @param pairs the differences of which 0 is a combination
   * @param weights λ, positive, with the sum 1
   * @param unit the unit, &gt; 0
   * @param maxIterations the number of points that a projection may insert
   */
  public ZeroCertifier(
      IndexedSupportMapping<E> a,
      IndexedSupportMapping<E> b,
      List<IndexPair> pairs,
      Vec<E> weights,
      E unit,
      int maxIterations) {
    this.field = a.field();
    this.a = a;
    this.b = b;
    this.difference = new MinkowskiDifference<>(a, b);
    this.unit = unit;
    this.maxIterations = maxIterations;
    this.span = new LinearSpan<>(field, a.dimension());
    for (int k = 0; k < pairs.size(); k++) {
      add(pairs.get(k), weights.get(k));
    }
  }

  /** Returns the certificate, or {@code null} if rounding or the limit prevents finding one. */
  public @Nullable Certificate<E> find() {
    List<IndexPair> pairs = List.copyOf(combination.keySet());
    Vec<E> weights = weights();
    for (Vec<E> d = span.orthogonal(); d != null; d = span.orthogonal()) {
      IndexPair opposite = new IndexPair(a.supportIndex(d.unaryMinus()), b.supportIndex(d));
      Vec<E> s = difference.get(opposite.a(), opposite.b());
      if (field.signum(d.dot(s)) >= 0) {
        return new TouchingCertificate<>(pairs, weights, d);
      }
      ConeProjection<E> projection = new ConeProjection<>(a, b, s);
      projection.solve(maxIterations);
      if (!projection.isOptimal()) {
        return null;
      }
      if (!projection.residual().isZero()) {
        return new TouchingCertificate<>(pairs, weights, projection.residual().times(unit));
      }
      int before = span.dimension();
      add(opposite, field.one());
      for (int k = 0; k < projection.pairs().size(); k++) {
        add(projection.pairs().get(k), projection.multipliers().get(k));
      }
      if (span.dimension() == before) {
        return null;
      }
    }
    return new OverlappingCertificate<>(List.copyOf(combination.keySet()), weights(), basis());
  }

  private void add(IndexPair pair, E weight) {
    combination.merge(pair, weight, field::plus);
    span.add(difference.get(pair.a(), pair.b()));
  }

  /** The weights in use, scaled to the sum 1. */
  private Vec<E> weights() {
    Vec<E> weights = Vec.from(field, combination.values());
    E sum = weights.sum();
    return Vec.from(
        field, weights.coordinates().stream().map(weight -> field.div(weight, sum)).toList());
  }

  /** The positions of the first n independent differences. */
  private List<Integer> basis() {
    LinearSpan<E> chosen = new LinearSpan<>(field, a.dimension());
    List<Integer> positions = new ArrayList<>();
    int position = 0;
    for (IndexPair pair : combination.keySet()) {
      if (chosen.add(difference.get(pair.a(), pair.b()))) {
        positions.add(position);
      }
      position++;
    }
    return positions;
  }
}
