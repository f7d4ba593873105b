package org.certigjk.penetration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IntegralSpan;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.Overlapping;
import org.certigjk.integral.Coordinates;
import org.certigjk.integral.Interruption;
import org.jspecify.annotations.Nullable;

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
 * <p>The search runs on {@link ScaledBodies}. It divides only where nothing is left over, and so
 * over the rationals it runs on integers.
 *
 * @param <E> the type of the coordinates
 * @param <R> the type of the scaled ones
 */
final class PenetrationSearch<E, R> {

  private final Overlapping<E> overlapping;
  private final ScaledBodies<E, R> bodies;
  private final OrderedField<R> field;
  private final MinkowskiDifference<R> difference;

  /** The pairs of the points of the polytope. */
  private final List<IndexPair> pairs;

  private final ExpandingPolytope<R> polytope;

  /** The facets at the depth, whose planes support X. */
  private final List<Facet<R>> supporting = new ArrayList<>();

  /** The plane of the nearest facet when it was last asked for; the depth is not less. */
  private @Nullable Plane<R> lower;

  /** The nearest of the planes found so far that support X; the depth is not greater. */
  private Plane<R> upper;

  private PenetrationSearch(Overlapping<E> overlapping, ScaledBodies<E, R> bodies) {
    this.overlapping = overlapping;
    this.bodies = bodies;
    this.field = bodies.a().field();
    this.difference = new MinkowskiDifference<>(bodies.a(), bodies.b());
    this.pairs = new ArrayList<>(overlapping.certificate().pairs());
    this.polytope =
        new ExpandingPolytope<>(pairs.stream().map(p -> difference.get(p.a(), p.b())).toList());
    Vec<R> first = Vec.unit(field, bodies.a().dimension(), 0);
    this.upper = supporting(first, support(first));
  }

  /**
   * Returns the depth of bodies that overlap.
   *
   * @throws Penetration.Stopped if the thread is interrupted
   */
  static <E> Penetrating<E> depth(Overlapping<E> overlapping) {
    return search(overlapping, ScaledBodies.of(overlapping.run().a(), overlapping.run().b()));
  }

  private static <E, R> Penetrating<E> search(
      Overlapping<E> overlapping, ScaledBodies<E, R> bodies) {
    return new PenetrationSearch<>(overlapping, bodies).result();
  }

  private Penetrating<E> result() {
    try {
      Interruption.check();
      polytope.includeAll();
      @Nullable Facet<R> facet = polytope.poll();
      while (facet != null && isNearest(facet)) {
        Interruption.check();
        expand(facet);
        facet = polytope.poll();
      }
    } catch (CancellationException interrupted) {
      throw stopped();
    }
    return answer();
  }

  private boolean isNearest(Facet<R> facet) {
    return supporting.isEmpty() || facet.plane().compareDistance(supporting.get(0).plane()) == 0;
  }

  private void expand(Facet<R> facet) {
    lower = facet.plane();
    IndexPair support = support(facet.plane().normal());
    Plane<R> beyond = supporting(facet.plane().normal(), support);
    if (beyond.compareDistance(upper) < 0) {
      upper = beyond;
    }
    if (field.compare(beyond.offset(), facet.plane().offset()) > 0) {
      pairs.add(support);
      polytope.insert(difference.get(support.a(), support.b()), facet);
    } else {
      supporting.add(facet);
    }
  }

  private IndexPair support(Vec<R> n) {
    return new IndexPair(bodies.a().supportIndex(n), bodies.b().supportIndex(n.unaryMinus()));
  }

  /** The plane with the normal n through a support point for n. */
  private Plane<R> supporting(Vec<R> n, IndexPair support) {
    return new Plane<>(n, n.dot(difference.get(support.a(), support.b())));
  }

  /** What is known when the search cannot go on. */
  private Penetration.Stopped stopped() {
    OrderedField<E> exact = overlapping.run().a().field();
    return new Penetration.Stopped(
        lower == null ? BigFraction.ZERO : exact.toRational(squaredDistance(lower)),
        exact.toRational(squaredDistance(upper)));
  }

  private E squaredDistance(Plane<R> plane) {
    R squaredScale = field.times(bodies.scale(), bodies.scale());
    return bodies
        .quotient()
        .apply(plane.squaredOffset(), field.times(plane.squaredNorm(), squaredScale));
  }

  private Penetrating<E> answer() {
    Plane<R> greatest = supporting.get(0).plane();
    Vec<E> p = foot(greatest);
    for (Facet<R> facet : supporting) {
      Vec<E> foot = foot(facet.plane());
      if (isLexicographicallyGreater(foot, p)) {
        p = foot;
        greatest = facet.plane();
      }
    }
    for (Facet<R> facet : supporting) {
      @Nullable Vec<R> weights = weights(facet, greatest);
      if (weights != null) {
        return new Penetrating<>(
            squaredDistance(greatest),
            p,
            witnessPoints(facet, weights),
            certificate(facet),
            pairs.size() - overlapping.certificate().pairs().size(),
            overlapping);
      }
    }
    throw new AssertionError("no simplex on the nearest plane contains its foot " + p);
  }

  /** The point of a plane nearest to the origin, n c/‖n‖². */
  private Vec<E> foot(Plane<R> plane) {
    return quotient(
        plane.normal().times(plane.offset()), field.times(plane.squaredNorm(), bodies.scale()));
  }

  /** The vector x/q over the field of the answer. */
  private Vec<E> quotient(Vec<R> x, R q) {
    OrderedField<E> original = overlapping.run().a().field();
    return Coordinates.map(x, original, c -> bodies.quotient().apply(c, q));
  }

  private boolean isLexicographicallyGreater(Vec<E> x, Vec<E> y) {
    int order = 0;
    for (int i = 0; i < x.dimension() && order == 0; i++) {
      order = x.field().compare(x.get(i), y.get(i));
    }
    return order > 0;
  }

  /**
   * The numbers μ &ge; 0 with Σ μₖzₖ = (Σ μₖ) x for the corners zₖ of a facet and the foot x of a
   * plane, {@code null} if there are none because x is not in the facet. With the normal n, y =
   * ‖n‖² x has no denominators; the corners and y are orthogonal, coordinate by coordinate, to (μ,
   * D).
   */
  private @Nullable Vec<R> weights(Facet<R> facet, Plane<R> plane) {
    Vec<R> y = plane.normal().times(plane.offset());
    R level = field.times(facet.plane().offset(), plane.squaredNorm());
    if (field.compare(facet.plane().normal().dot(y), level) != 0) {
      return null;
    }
    int n = y.dimension();
    IntegralSpan<R> equations = new IntegralSpan<>(field, n + 1);
    for (int c = 0; c < n; c++) {
      List<R> row = new ArrayList<>();
      for (int corner : facet.corners()) {
        row.add(polytope.points().get(corner).get(c));
      }
      row.add(field.unaryMinus(y.get(c)));
      equations.add(Vec.from(field, row));
    }
    Vec<R> solution = Objects.requireNonNull(equations.orthogonal(), "more columns than rows");
    boolean positive = field.signum(solution.get(n)) > 0;
    List<R> weights = new ArrayList<>();
    for (int k = 0; k < n; k++) {
      R weight = solution.get(k);
      weights.add(positive ? weight : field.unaryMinus(weight));
    }
    return weights.stream().anyMatch(weight -> field.signum(weight) < 0)
        ? null
        : Vec.from(field, weights);
  }

  private ClosestPoints<E> witnessPoints(Facet<R> facet, Vec<R> weights) {
    int[] i = Arrays.stream(facet.corners()).map(k -> pairs.get(k).a()).toArray();
    int[] j = Arrays.stream(facet.corners()).map(k -> pairs.get(k).b()).toArray();
    R sum = field.times(weights.sum(), bodies.scale());
    return new ClosestPoints<>(
        quotient(weights.combination(bodies.a().get(i)), sum),
        quotient(weights.combination(bodies.b().get(j)), sum));
  }

  /** The surface, with the pairs that are corners of it, renumbered. */
  private PenetrationCertificate<E> certificate(Facet<R> nearest) {
    List<Facet<R>> facets = List.copyOf(polytope.facets());
    int[] corners =
        facets.stream().flatMapToInt(f -> Arrays.stream(f.corners())).distinct().sorted().toArray();
    return new PenetrationCertificate<>(
        Arrays.stream(corners).mapToObj(pairs::get).toList(),
        facets.stream()
            .map(
                f ->
                    Arrays.stream(f.corners())
                        .mapToObj(k -> Arrays.binarySearch(corners, k))
                        .toList())
            .toList(),
        facets.indexOf(nearest));
  }
}
