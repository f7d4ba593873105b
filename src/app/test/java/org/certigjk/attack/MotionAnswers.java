package org.certigjk.attack;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.certigjk.penetration.Apart;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.Penetration;
import org.certigjk.penetration.PenetrationResult;
import org.certigjk.raycast.Hit;
import org.certigjk.raycast.Miss;
import org.certigjk.raycast.RayCast;
import org.certigjk.raycast.RayCastResult;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.truth.Truth;

/** Asks for depths, times of impact, the truth of test vectors, and about certificates. */
final class MotionAnswers {

  private MotionAnswers() {}

  static void depth(Input input, Telling telling) {
    PenetrationResult<BigFraction> result =
        Penetration.depth(DistanceAnswers.rational(input.a()), DistanceAnswers.rational(input.b()));
    if (result instanceof Penetrating<BigFraction> penetrating) {
      telling.word("penetrating").ratio(penetrating.squaredDepth());
      telling.vector(penetrating.penetrationVector());
      telling.vector(penetrating.witnessPoints().a()).vector(penetrating.witnessPoints().b());
    } else {
      telling.word(result instanceof Apart ? "apart" : "zero");
    }
  }

  static void rayCast(Input input, Telling telling) {
    tell(
        RayCast.cast(
            DistanceAnswers.rational(input.a()),
            DistanceAnswers.rational(input.b()),
            Vec.of(Rationals.INSTANCE, input.t()[0])),
        telling);
  }

  static void tell(RayCastResult<BigFraction> result, Telling telling) {
    if (result instanceof Miss<BigFraction> miss) {
      telling.word("miss").vector(miss.distanceVector());
    } else if (result instanceof Hit<BigFraction> hit) {
      telling.word("hit").ratio(hit.timeOfImpact()).vector(hit.point());
      Vec<BigFraction> normal = hit.normal();
      if (normal == null) {
        telling.word("none");
      } else {
        telling.word("normal").vector(normal);
      }
    }
  }

  static void truth(Input input, Telling telling) {
    Expected expected = new Truth().of(Query.of(PointPair.of(input.a(), input.b())));
    BigFraction depth = expected.squaredDepth();
    telling.verdict(expected.verdict()).ratio(expected.squaredDistance());
    telling.number(expected.distance()).single(expected.singleDistance());
    telling.word(depth == null ? "none" : new Telling().ratio(depth).toString());
    if (expected.points().unique() && expected.verdict() == Verdict.SEPARATED) {
      telling.word("unique").numbers(expected.points().a()).numbers(expected.points().b());
    } else {
      telling.word("many");
    }
  }

  static void certificate(Input input, Telling telling) {
    Polytope<BigFraction> a = DistanceAnswers.rational(input.a());
    Polytope<BigFraction> b = DistanceAnswers.rational(input.b());
    Certificate<BigFraction> honest =
        ((DistanceResult.Answer<BigFraction>) Gjk.distance(a, b)).certificate();
    Certificate<BigFraction> forged = forged(honest, a, b, new Random(input.choice()));
    telling.certificate(forged).word(Boolean.toString(forged.certifies(a, b)));
  }

  /** Changes a pair, a weight, the direction or the basis; sometimes nothing. */
  private static Certificate<BigFraction> forged(
      Certificate<BigFraction> honest,
      Polytope<BigFraction> a,
      Polytope<BigFraction> b,
      Random random) {
    List<IndexPair> pairs = new ArrayList<>(honest.pairs());
    Vec<BigFraction> weights = honest.weights();
    int at = random.nextInt(pairs.size());
    int change = random.nextInt(6);
    if (change == 0) {
      pairs.set(at, new IndexPair(random.nextInt(a.size()), random.nextInt(b.size())));
    }
    if (change == 1 || change == 2) {
      weights = weights.plus(unit(weights, at).times(small(random)));
    }
    if (change == 2 && weights.sum().compareTo(BigFraction.ZERO) != 0) {
      weights = weights.times(weights.sum().abs().reciprocal());
    }
    if (honest instanceof TouchingCertificate<BigFraction> touching) {
      Vec<BigFraction> d = touching.direction();
      d = change == 3 ? d.plus(unit(d, random.nextInt(d.dimension())).times(small(random))) : d;
      return new TouchingCertificate<>(pairs, weights, change == 4 ? d.unaryMinus() : d);
    }
    if (honest instanceof OverlappingCertificate<BigFraction> overlapping) {
      List<Integer> basis = new ArrayList<>(overlapping.basis());
      if (change == 3) {
        Collections.swap(basis, 0, basis.size() - 1);
        basis.set(0, random.nextInt(pairs.size()));
      }
      return new OverlappingCertificate<>(pairs, weights, basis);
    }
    return new SeparatedCertificate<>(pairs, weights);
  }

  private static Vec<BigFraction> unit(Vec<BigFraction> like, int at) {
    return Vec.unit(Rationals.INSTANCE, like.dimension(), at);
  }

  private static BigFraction small(Random random) {
    BigFraction size = new BigFraction(1, 1L << (2 * random.nextInt(30)));
    return random.nextBoolean() ? size : size.negate();
  }
}
