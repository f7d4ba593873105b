package org.certigjk.referee.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.penetration.PenetrationCertificate;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.comparison.Separation;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.truth.Truth;
import org.jspecify.annotations.Nullable;

/**
 * What there is to see of a query: the bodies, the proof of the answer, the claim; all exact.
 *
 * @param penetration the shortest vector by which B must be moved until they only touch, if it is
 *     known
 */
record PictureScene(
    Query query,
    Polytope<BigFraction> a,
    Polytope<BigFraction> b,
    Certificate<BigFraction> certificate,
    Vec<BigFraction> closestA,
    Vec<BigFraction> closestB,
    @Nullable Vec<BigFraction> penetration,
    double distance,
    @Nullable Double depth,
    Outcome.@Nullable Answer claim) {

  /** Takes the answer with its proof, which is computed again where it was left out. */
  static PictureScene of(Query query, Expected expected, Outcome outcome) {
    Expected proved = expected.certificate() == null ? new Truth().of(query) : expected;
    Polytope<BigFraction> a = query.exactA();
    Polytope<BigFraction> b = query.exactB();
    Certificate<BigFraction> certificate = Objects.requireNonNull(proved.certificate());
    PenetrationCertificate<BigFraction> proof = proved.depthCertificate();
    BigFraction squaredDepth = proved.squaredDepth();
    return new PictureScene(
        query,
        a,
        b,
        certificate,
        combination(certificate, a, IndexPair.indicesA(certificate.pairs())),
        combination(certificate, b, IndexPair.indicesB(certificate.pairs())),
        proof == null ? null : proof.penetrationVector(a, b),
        proved.distance(),
        squaredDepth == null ? null : Conversions.sqrtToDouble(squaredDepth),
        outcome instanceof Outcome.Answer answer ? answer : null);
  }

  @SuppressWarnings("unchecked") // an array of vectors
  private static Vec<BigFraction> combination(
      Certificate<BigFraction> certificate, Polytope<BigFraction> points, int[] indices) {
    Vec<BigFraction>[] chosen = (Vec<BigFraction>[]) new Vec<?>[indices.length];
    for (int k = 0; k < indices.length; k++) {
      chosen[k] = points.get(indices[k]);
    }
    return certificate.weights().combination(chosen);
  }

  /** v, from the closest point of B to that of A; 0 if they meet. */
  Vec<BigFraction> distanceVector() {
    return closestA.minus(closestB);
  }

  List<IndexPair> simplexPairs() {
    return certificate.pairs();
  }

  /** The points of A ⊖ B that the proof speaks of. */
  List<Vec<BigFraction>> simplex() {
    return certificate.pairs().stream().map(k -> a.get(k.a()).minus(b.get(k.b()))).toList();
  }

  /** The number claimed as distance, if there is one that can be drawn. */
  @Nullable Double claimedDistance() {
    Double claimed = claim == null ? null : claim.distance();
    return claimed == null || !Double.isFinite(claimed) || claimed < 0 ? null : claimed;
  }

  /** The number claimed as depth, if there is one that can be drawn. */
  @Nullable Double claimedDepth() {
    Double claimed = claim == null ? null : claim.depth();
    return claimed == null || !Double.isFinite(claimed) ? null : Math.abs(claimed);
  }

  /** The claimed contact or closest points of A and B, if there are any that can be drawn. */
  List<Vec<BigFraction>> claimedPoints() {
    Outcome.Points points =
        claim == null ? null : claim.contacts() == null ? claim.points() : claim.contacts();
    List<Vec<BigFraction>> claimed = new ArrayList<>();
    if (points != null && isPlace(points.a()) && isPlace(points.b())) {
      claimed.add(Vec.of(Rationals.INSTANCE, points.a()));
      claimed.add(Vec.of(Rationals.INSTANCE, points.b()));
    }
    return claimed;
  }

  /**
   * Where the line of the claimed normal meets the plane that supports A ⊖ B, if it can be drawn.
   */
  List<Vec<BigFraction>> claimedFoot() {
    List<Double> normal = claim == null ? null : claim.normal();
    double[] n = normal == null ? new double[0] : normal.stream().mapToDouble(x -> x).toArray();
    if (!isPlace(n) || Arrays.stream(n).allMatch(x -> x == 0)) {
      return List.of();
    }
    return List.of(Separation.along(Vec.of(Rationals.INSTANCE, n), query).foot());
  }

  private boolean isPlace(double[] point) {
    boolean finite = point.length == query.dimension();
    for (double x : point) {
      finite &= Double.isFinite(x);
    }
    return finite;
  }

  /** The ways in which it is seen, the first the most telling. */
  List<Projection> projections() {
    if (query.dimension() == 2) {
      return List.of(Projection.ofPlane());
    }
    Vec<BigFraction> axis = axis();
    return axis == null ? Projection.alongAxes() : Projection.along(axis, bits(axis));
  }

  /** How exactly to look along an axis: its length is to be seen beside the size of the bodies. */
  private int bits(Vec<BigFraction> axis) {
    int size = Integer.MIN_VALUE;
    for (Polytope<BigFraction> body : List.of(a, b)) {
      for (int i = 0; i < body.size(); i++) {
        size = Math.max(size, exponent(body.get(i).minus(a.get(0))));
      }
    }
    return 64 + Math.max(0, size - exponent(axis));
  }

  /** The binary exponent of the largest coordinate, or one less. */
  private static int exponent(Vec<BigFraction> x) {
    int exponent = Integer.MIN_VALUE / 2;
    for (int i = 0; i < x.dimension(); i++) {
      BigFraction c = x.get(i);
      if (c.getNumerator().signum() != 0) {
        int bits = c.getNumerator().abs().bitLength() - c.getDenominator().bitLength();
        exponent = Math.max(exponent, bits);
      }
    }
    return exponent;
  }

  /** The direction that decides: of the distance, of the touching plane or of the depth. */
  @Nullable Vec<BigFraction> axis() {
    if (!distanceVector().isZero()) {
      return distanceVector();
    }
    return certificate instanceof TouchingCertificate<BigFraction> touching
        ? touching.direction()
        : penetration;
  }
}
