package org.certigjk.penetration;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.Overlapping;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;

/**
 * The expanding polytope algorithm over an exact field, for X = A ⊖ B with the origin inside.
 *
 * <ol>
 *   <li>Let K be the convex hull of the points of the overlapping certificate. It has the origin
 *       inside: these points span Rⁿ and combine to 0 with weights &gt; 0.
 *   <li>Let F be a facet of K nearest to the origin, n its normal, and w = s_X(n). If w is strictly
 *       beyond the plane of F, add w to K and repeat.
 *   <li>Else the plane supports X. It is at the distance of the penetration depth: K, and with it
 *       the ball around the origin that touches the plane, is in X.
 *   <li>Repeat until all facets of K at this distance support X. Every nearest point of the
 *       boundary of X is now the foot of a facet of K, for K has only one supporting plane there,
 *       the tangent plane of the ball. Of these feet p is the lexicographically greatest.
 * </ol>
 *
 * <p>It ends: w is outside of K, which contains all points so far, so that every insertion is of
 * another one of the at most #A &middot; #B points; and a facet whose plane supports X is never
 * seen from a later one. The plane of the foot p supports K at p, so that p is in one of the
 * simplices on this plane; its weights give the witness points.
 *
 * @param <E> the type of the coordinates
 */
final class PenetrationSearch<E> {

  private final Overlapping<E> overlapping;
  private final Polytope<E> a;
  private final Polytope<E> b;
  private final MinkowskiDifference<E> difference;

  /** The pairs of the points of the polytope. */
  private final List<IndexPair> pairs;

  private final ExpandingPolytope<E> polytope;

  /** The facets at the depth, whose planes support X. */
  private final List<Facet<E>> supporting = new ArrayList<>();

  PenetrationSearch(Overlapping<E> overlapping) {
    this.overlapping = overlapping;
    this.a = overlapping.run().a();
    this.b = overlapping.run().b();
    this.difference = new MinkowskiDifference<>(a, b);
    this.pairs = new ArrayList<>(overlapping.certificate().pairs());
    this.polytope =
        new ExpandingPolytope<>(pairs.stream().map(p -> difference.get(p.a(), p.b())).toList());
  }

  Penetrating<E> result() {
    Facet<E> facet = polytope.poll();
    while (facet != null && isNearest(facet)) {
      expand(facet);
      facet = polytope.poll();
    }
    return answer();
  }

  private boolean isNearest(Facet<E> facet) {
    return supporting.isEmpty() || facet.compareDistance(supporting.get(0)) == 0;
  }

  private void expand(Facet<E> facet) {
    Vec<E> n = facet.normal();
    IndexPair support = new IndexPair(a.supportIndex(n), b.supportIndex(n.unaryMinus()));
    Vec<E> w = difference.get(support.a(), support.b());
    if (facet.isSeenFrom(w)) {
      pairs.add(support);
      polytope.insert(w, facet);
    } else {
      supporting.add(facet);
    }
  }

  private Penetrating<E> answer() {
    Vec<E> p = supporting.get(0).foot();
    for (Facet<E> facet : supporting) {
      p = lexicographicallyGreater(p, facet.foot());
    }
    for (Facet<E> facet : supporting) {
      List<IndexPair> corners = facet.corners().stream().map(pairs::get).toList();
      SubSimplex<E> nearest = nearest(corners);
      if (nearest.v().minus(p).isZero()) {
        return answer(p, witnessPoints(corners, nearest), certificate(facet));
      }
    }
    throw new AssertionError("no simplex on the nearest plane contains its foot " + p);
  }

  private Vec<E> lexicographicallyGreater(Vec<E> x, Vec<E> y) {
    OrderedField<E> field = a.field();
    for (int i = 0; i < x.dimension(); i++) {
      int order = field.compare(x.get(i), y.get(i));
      if (order != 0) {
        return order > 0 ? x : y;
      }
    }
    return x;
  }

  /** The point of a facet nearest to the origin. */
  private SubSimplex<E> nearest(List<IndexPair> corners) {
    Vec<E>[] points = difference.get(IndexPair.indicesA(corners), IndexPair.indicesB(corners));
    return Objects.requireNonNull(new JohnsonSubAlgorithm<E>().solve(points), "exact field");
  }

  private ClosestPoints<E> witnessPoints(List<IndexPair> corners, SubSimplex<E> nearest) {
    List<IndexPair> used = new ArrayList<>();
    for (int k = 0; k < nearest.size(); k++) {
      used.add(corners.get(nearest.index(k)));
    }
    return new ClosestPoints<>(
        nearest.weights().combination(a.get(IndexPair.indicesA(used))),
        nearest.weights().combination(b.get(IndexPair.indicesB(used))));
  }

  /** The surface, with the pairs that are corners of it, renumbered. */
  private PenetrationCertificate<E> certificate(Facet<E> nearest) {
    List<Facet<E>> facets = List.copyOf(polytope.facets());
    List<Integer> corners =
        facets.stream().flatMap(f -> f.corners().stream()).distinct().sorted().toList();
    return new PenetrationCertificate<>(
        corners.stream().map(pairs::get).toList(),
        facets.stream()
            .map(f -> f.corners().stream().map(k -> Collections.binarySearch(corners, k)).toList())
            .toList(),
        facets.indexOf(nearest));
  }

  private Penetrating<E> answer(
      Vec<E> p, ClosestPoints<E> witnessPoints, PenetrationCertificate<E> certificate) {
    return new Penetrating<>(
        p.squaredNorm(), p, witnessPoints, certificate, insertions(), overlapping);
  }

  private int insertions() {
    return pairs.size() - overlapping.certificate().pairs().size();
  }
}
