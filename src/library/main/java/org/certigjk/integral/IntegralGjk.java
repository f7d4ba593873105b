package org.certigjk.integral;

import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.field.Integers;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.DistanceRequest;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.ExitReason;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.GjkLoop;
import org.certigjk.gjk.Overlapping;
import org.certigjk.gjk.Run;
import org.certigjk.gjk.Separated;
import org.certigjk.gjk.Touching;
import org.certigjk.gjk.ZeroCertifier;
import org.certigjk.number.Ratio;
import org.certigjk.number.UnreducedRationals;
import org.certigjk.simplex.JohnsonSubAlgorithm;

/**
 * The run of {@link Gjk} over the rationals, asked with the default request, without a gcd: the
 * same {@link GjkLoop}, over {@link UnreducedRationals}, on the bodies times their common
 * denominator. What it leaves is brought to lowest terms at the end. Where that denominator is not
 * {@linkplain IntegralPair#isShort short}, {@link Gjk} itself runs.
 *
 * <p><b>Guarantee.</b> The answers equal those of {@link Gjk#distance(Polytope, Polytope)},
 * certificates and numbers of iterations included. The certificate of each was accepted by {@link
 * org.certigjk.certificate.CertificateChecker}; if it were not, that would be an {@link
 * AssertionError}, and no result.
 */
public final class IntegralGjk {

  private final Polytope<BigFraction> a;
  private final Polytope<BigFraction> b;
  private final IntegralPair scaled;
  private final Polytope<Ratio> pointsOfA;
  private final Polytope<Ratio> pointsOfB;
  private final GjkLoop<Ratio> loop;

  private IntegralGjk(Polytope<BigFraction> a, Polytope<BigFraction> b, IntegralPair scaled) {
    this.a = a;
    this.b = b;
    this.scaled = scaled;
    UnreducedRationals ratios = UnreducedRationals.INSTANCE;
    this.pointsOfA = Coordinates.map(scaled.a(), ratios, Ratio::of);
    this.pointsOfB = Coordinates.map(scaled.b(), ratios, Ratio::of);
    int[] first = {0};
    this.loop =
        new GjkLoop<>(
            new FilteredPolytope<>(pointsOfA),
            new FilteredPolytope<>(pointsOfB),
            new JohnsonSubAlgorithm<>(),
            first,
            first,
            Integer.MAX_VALUE);
  }

  /**
   * Returns the distance between two polytopes: over the rationals by integers, over another field
   * from {@link Gjk}.
   *
   * @throws CancellationException if the thread is interrupted, over the rationals
   */
  @SuppressWarnings("unchecked") // the elements of Rationals are of type BigFraction
  public static <E> DistanceResult<E> distance(Polytope<E> a, Polytope<E> b) {
    boolean rational = a.field().equals(Rationals.INSTANCE) && b.field().equals(a.field());
    if (!rational || a.dimension() != b.dimension()) {
      return Gjk.distance(a, b);
    }
    Gjk.requireSimplicesFit(Math.min(a.dimension(), a.size() + b.size() - 2) + 1);
    Polytope<BigFraction> rationalA = (Polytope<BigFraction>) a;
    Polytope<BigFraction> rationalB = (Polytope<BigFraction>) b;
    IntegralPair scaled = IntegralPair.ifShort(rationalA, rationalB);
    return scaled == null
        ? Gjk.distance(a, b, DistanceRequest.defaults(), Interruption::check)
        : (DistanceResult<E>) new IntegralGjk(rationalA, rationalB, scaled).answer();
  }

  private DistanceResult<BigFraction> answer() {
    while (loop.advance()) {
      Interruption.check();
    }
    List<IndexPair> pairs = Gjk.simplex(loop);
    Vec<BigFraction> weights = loop.weights().toRational();
    if (loop.exit() == ExitReason.OPTIMAL) {
      judge(new SeparatedCertificate<>(pairs, loop.weights()), pointsOfA, pointsOfB);
      SeparatedCertificate<BigFraction> separated = new SeparatedCertificate<>(pairs, weights);
      BigInteger squaredScale = scaled.scale().multiply(scaled.scale());
      return new Separated<>(
          quotient(loop.squaredNorm(), squaredScale), separated, run(pairs, weights, separated));
    }
    Certificate<BigFraction> certificate =
        Objects.requireNonNull(
            new ZeroCertifier<>(a, b, pairs, weights, Integer.MAX_VALUE).find(), "exact field");
    judge(certificate, a, b);
    Run<BigFraction> run = run(pairs, weights, certificate);
    return certificate instanceof TouchingCertificate<BigFraction> touching
        ? new Touching<>(touching, run)
        : new Overlapping<>((OverlappingCertificate<BigFraction>) certificate, run);
  }

  private static <E> void judge(Certificate<E> certificate, Polytope<E> a, Polytope<E> b) {
    if (!certificate.certifies(a, b)) {
      throw new AssertionError(certificate + " of " + a + " and " + b);
    }
  }

  private Run<BigFraction> run(
      List<IndexPair> pairs, Vec<BigFraction> weights, Certificate<BigFraction> certificate) {
    return new Run<>(
        a,
        b,
        pairs,
        weights,
        Coordinates.map(loop.v(), Rationals.INSTANCE, c -> quotient(c, scaled.scale())),
        closestPoints(certificate),
        Objects.requireNonNull(loop.exit(), "the loop has not ended"),
        loop.iterations(),
        List.of());
  }

  private ClosestPoints<BigFraction> closestPoints(Certificate<BigFraction> certificate) {
    Vec<BigFraction> multiples = certificate.weights().cleared();
    Vec<BigInteger> weights =
        Coordinates.map(multiples, Integers.INSTANCE, BigFraction::getNumerator);
    return new ClosestPoints<>(
        mean(weights, scaled.a().get(IndexPair.indicesA(certificate.pairs()))),
        mean(weights, scaled.b().get(IndexPair.indicesB(certificate.pairs()))));
  }

  /** The combination of scaled points with such weights, divided by the sum of the weights. */
  private Vec<BigFraction> mean(Vec<BigInteger> weights, Vec<BigInteger>[] points) {
    Ratio total = Ratio.of(BigInteger.ONE, weights.sum());
    return Coordinates.map(
        weights.combination(points),
        Rationals.INSTANCE,
        c -> quotient(UnreducedRationals.INSTANCE.times(Ratio.of(c), total), scaled.scale()));
  }

  /** The fraction x/q in lowest terms. */
  private static BigFraction quotient(Ratio x, BigInteger q) {
    return Ratio.of(x.numerator(), x.denominator().multiply(q)).toRational();
  }
}
