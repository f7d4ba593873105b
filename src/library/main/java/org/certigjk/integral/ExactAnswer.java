package org.certigjk.integral;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.ExitReason;
import org.certigjk.gjk.Overlapping;
import org.certigjk.gjk.Run;
import org.certigjk.gjk.Separated;
import org.certigjk.gjk.Touching;
import org.certigjk.gjk.ZeroCertifier;
import org.certigjk.number.Ratio;
import org.certigjk.number.UnreducedRationals;
import org.certigjk.predicates.IntegerPoints;

/**
 * The result of a query whose optimal simplex is known, without a gcd.
 *
 * <p><b>Algorithm.</b> Coordinates are integers times a unit u &gt; 0. With the weights &mu;_k of
 * {@link IntegerPoints}, whose sum is &Delta;, the simplex gives v = u &Sigma; &mu;_k y_k / &Delta;
 * and ‖v‖² = v &middot; u y₀. Where v = 0, {@link ZeroCertifier} finds the certificate, as after
 * any other search.
 *
 * <p><b>Guarantee.</b> The certificate of every result was accepted by {@link
 * org.certigjk.certificate.CertificateChecker} over the integer coordinates, of many points piece
 * by piece ({@link PiecewiseCheck}); if it were not, that would be an {@link AssertionError}, and
 * no result.
 */
public final class ExactAnswer {

  /** Up to this dimension an elimination without a gcd makes numbers no longer than one with it. */
  private static final int SHORT_ELIMINATION = 3;

  private static final UnreducedRationals RATIOS = UnreducedRationals.INSTANCE;

  /** The points of A and B, in units. */
  private final IntegerRows a;

  private final IntegerRows b;
  private final Ratio unit;

  private final List<IndexPair> pairs;
  private final BigInteger[] weights;

  private ExactAnswer(IntegerRows a, IntegerRows b, Ratio unit, List<IndexPair> pairs) {
    this.a = a;
    this.b = b;
    this.unit = unit;
    this.pairs = pairs;
    this.weights = IntegerPoints.nearestWeights(differences(pairs));
    if (weights.length == 0) {
      throw new AssertionError("not a simplex: " + pairs);
    }
  }

  /**
   * Returns the result.
   *
   * @param a the points of A in units
   * @param b the points of B in units
   * @param unit the unit, &gt; 0
   * @param pairs the simplex that was found to be optimal
   */
  public static DistanceResult<Ratio> of(
      IntegerRows a, IntegerRows b, Ratio unit, List<IndexPair> pairs) {
    ExactAnswer answer = new ExactAnswer(a, b, unit, pairs);
    BigInteger[][] y = answer.differences(pairs);
    BigInteger[] v = IntegerPoints.combination(answer.weights, y);
    return Arrays.stream(v).allMatch(coordinate -> coordinate.signum() == 0)
        ? answer.meeting()
        : answer.separated(v, IntegerPoints.dot(v, y[0]));
  }

  private BigInteger[][] differences(List<IndexPair> chosen) {
    BigInteger[][] y = new BigInteger[chosen.size()][];
    Arrays.setAll(y, k -> IntegerPoints.minus(a.get(chosen.get(k).a()), b.get(chosen.get(k).b())));
    return y;
  }

  /** The result for v &ne; 0, in units divided by &Delta;, and its product with y₀. */
  private DistanceResult<Ratio> separated(BigInteger[] v, BigInteger product) {
    SeparatedCertificate<Ratio> certificate =
        new SeparatedCertificate<>(pairs, ratios(weights, sum(weights)));
    judge(certificate, new PiecewisePolytope<>(RATIOS, a), new PiecewisePolytope<>(RATIOS, b));
    Ratio square = RATIOS.times(unit, unit);
    return new Separated<>(
        ratio(product, sum(weights), square),
        certificate,
        run(v, pairs, weights, ExitReason.OPTIMAL));
  }

  private DistanceResult<Ratio> meeting() {
    return a.get(0).length <= SHORT_ELIMINATION ? meeting(RATIOS) : meeting(Rationals.INSTANCE);
  }

  /** The result for v = 0, whose certificate is found in this field. */
  private <E> DistanceResult<Ratio> meeting(OrderedField<E> field) {
    PiecewisePolytope<E> pointsOfA = new PiecewisePolytope<>(field, a);
    PiecewisePolytope<E> pointsOfB = new PiecewisePolytope<>(field, b);
    E sum = field.of(sum(weights));
    Vec<E> lambda = PiecewisePolytope.vector(field, weights).times(field.inverse(sum));
    E scale = field.div(field.of(unit.numerator()), field.of(unit.denominator()));
    Certificate<E> found =
        Objects.requireNonNull(
            new ZeroCertifier<>(pointsOfA, pointsOfB, pairs, lambda, scale, Integer.MAX_VALUE)
                .find(),
            "over an exact field there is a certificate");
    judge(found, pointsOfA, pointsOfB);
    BigInteger[] multiples = integers(found.weights());
    Vec<Ratio> certified = ratios(multiples, sum(multiples));
    BigInteger[] zero = new BigInteger[a.get(0).length];
    Arrays.fill(zero, BigInteger.ZERO);
    Run<Ratio> run = run(zero, found.pairs(), multiples, ExitReason.ZERO_VECTOR);
    if (found instanceof TouchingCertificate<E> touching) {
      Vec<Ratio> direction = ratios(touching.direction());
      return new Touching<>(new TouchingCertificate<>(found.pairs(), certified, direction), run);
    }
    List<Integer> basis = ((OverlappingCertificate<E>) found).basis();
    return new Overlapping<>(new OverlappingCertificate<>(found.pairs(), certified, basis), run);
  }

  private static <E> void judge(
      Certificate<E> certificate, PiecewisePolytope<E> a, PiecewisePolytope<E> b) {
    Object violation = PiecewiseCheck.violation(certificate, a, b);
    if (violation != null) {
      throw new AssertionError(certificate + " of " + a + " and " + b + ": " + violation);
    }
  }

  private Run<Ratio> run(
      BigInteger[] v, List<IndexPair> certified, BigInteger[] multiples, ExitReason exit) {
    BigInteger sum = sum(weights);
    return Run.ofOptimal(
        () -> scaled(a),
        () -> scaled(b),
        pairs,
        () -> ratios(weights, sum),
        () -> vector(v, sum),
        () -> closestPoints(certified, multiples),
        exit);
  }

  private ClosestPoints<Ratio> closestPoints(List<IndexPair> certified, BigInteger[] multiples) {
    int[] inA = certified.stream().mapToInt(IndexPair::a).toArray();
    int[] inB = certified.stream().mapToInt(IndexPair::b).toArray();
    return new ClosestPoints<>(combination(a, inA, multiples), combination(b, inB, multiples));
  }

  /** The combination of these points; a point itself, if it is the only one, needs no quotient. */
  private Vec<Ratio> combination(IntegerRows points, int[] indices, BigInteger[] multiples) {
    if (Arrays.stream(indices).allMatch(index -> index == indices[0])) {
      return vector(points.get(indices[0]), BigInteger.ONE);
    }
    BigInteger[][] chosen =
        Arrays.stream(indices).mapToObj(points::get).toArray(BigInteger[][]::new);
    return vector(IntegerPoints.combination(multiples, chosen), sum(multiples));
  }

  private Polytope<Ratio> scaled(IntegerRows points) {
    return Polytope.from(
        IntStream.range(0, points.size())
            .mapToObj(k -> vector(points.get(k), BigInteger.ONE))
            .toList());
  }

  /** u x / denominator. */
  private Vec<Ratio> vector(BigInteger[] x, BigInteger denominator) {
    Ratio factor = RATIOS.times(unit, Ratio.of(BigInteger.ONE, denominator));
    return PiecewisePolytope.vector(RATIOS, x).times(factor);
  }

  private static Ratio ratio(BigInteger numerator, BigInteger denominator, Ratio factor) {
    return RATIOS.times(Ratio.of(numerator, denominator), factor);
  }

  private static Vec<Ratio> ratios(BigInteger[] numerators, BigInteger denominator) {
    List<Ratio> ratios = new ArrayList<>(numerators.length);
    for (BigInteger numerator : numerators) {
      ratios.add(Ratio.of(numerator, denominator));
    }
    return Vec.from(RATIOS, ratios);
  }

  /** The same numbers as ratios. */
  private static <E> Vec<Ratio> ratios(Vec<E> x) {
    return Coordinates.map(
        x, RATIOS, c -> c instanceof Ratio ratio ? ratio : RATIOS.of(x.field().toRational(c)));
  }

  /** A positive multiple of a vector, in integers. */
  private static <E> BigInteger[] integers(Vec<E> x) {
    Vec<E> multiple = x.cleared();
    BigInteger[] integers = new BigInteger[x.dimension()];
    Arrays.setAll(integers, k -> x.field().toRational(multiple.get(k)).getNumerator());
    return integers;
  }

  private static BigInteger sum(BigInteger[] summands) {
    BigInteger sum = BigInteger.ZERO;
    for (BigInteger summand : summands) {
      sum = sum.add(summand);
    }
    return sum;
  }
}
