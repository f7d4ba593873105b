package org.certigjk.vectors.truth;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.predicates.IntegerPoints;
import org.certigjk.vectors.Difficulty;
import org.jspecify.annotations.Nullable;

/**
 * Affinely independent differences y_k = a_i &minus; b_j with the positive weights &lambda;_k =
 * &mu;_k / &Delta; of the point v of their hull nearest to the origin, in integers: see {@link
 * IntegerPoints}.
 */
final class WeightedSimplex {

  final ScaledBodies bodies;
  final List<IndexPair> pairs;

  /** The &mu;_k. */
  final BigInteger[] weights;

  /** &Delta;, the sum of the weights and the Gram determinant of the differences. */
  final BigInteger denominator;

  /** &Delta; v. */
  final BigInteger[] vector;

  private final BigInteger[][] differences;

  private WeightedSimplex(
      ScaledBodies bodies, List<IndexPair> pairs, BigInteger[][] y, BigInteger[] weights) {
    this.bodies = bodies;
    this.pairs = pairs;
    this.differences = y;
    this.weights = weights;
    this.denominator = Arrays.stream(weights).reduce(BigInteger.ZERO, BigInteger::add);
    this.vector = IntegerPoints.combination(weights, y);
  }

  /** Returns this simplex, or {@code null} if it is dependent or a weight is not positive. */
  static @Nullable WeightedSimplex orNull(ScaledBodies bodies, List<IndexPair> pairs) {
    BigInteger[][] y = pairs.stream().map(bodies::difference).toArray(BigInteger[][]::new);
    BigInteger[] weights = IntegerPoints.nearestWeights(y);
    boolean positive = Arrays.stream(weights).allMatch(weight -> weight.signum() > 0);
    return weights.length > 0 && positive ? new WeightedSimplex(bodies, pairs, y, weights) : null;
  }

  /** Returns &Delta; v &middot; v, which is &Delta; v &middot; y_k for every k. */
  BigInteger level() {
    return IntegerPoints.dot(vector, differences[0]);
  }

  /** Returns v &middot; v. */
  BigFraction squaredNorm() {
    return new BigFraction(level(), denominator);
  }

  SeparatedCertificate<BigFraction> certificate() {
    return new SeparatedCertificate<>(pairs, quotients(weights));
  }

  ClosestPoints<BigFraction> closestPoints() {
    return new ClosestPoints<>(
        closestPoint(pairs.stream().map(pair -> bodies.a[pair.a()])),
        closestPoint(pairs.stream().map(pair -> bodies.b[pair.b()])));
  }

  private Vec<BigFraction> closestPoint(Stream<BigInteger[]> corners) {
    return quotients(IntegerPoints.combination(weights, corners.toArray(BigInteger[][]::new)));
  }

  /** Returns integers divided by &Delta;. */
  private Vec<BigFraction> quotients(BigInteger[] x) {
    return Vec.from(
        Rationals.INSTANCE,
        Arrays.stream(x).map(numerator -> new BigFraction(numerator, denominator)).toList());
  }

  /**
   * Returns the bits of the least distance of v from a facet of this simplex; 0 for a single point.
   * With the Gram determinant &Delta;_k of the facet without y_k the height of y_k over it is
   * &radic;(&Delta; / &Delta;_k), and v is at &lambda;_k of this height, so that the square of the
   * distance is &mu;_k² / (&Delta; &Delta;_k).
   */
  int bitsOfFacets(BigInteger squaredSize) {
    int bits = 0;
    for (int k = 0; k < differences.length && differences.length > 1; k++) {
      BigInteger ofFacet = IntegerPoints.gramDeterminant(facet(k));
      int ofGap =
          Difficulty.bits(
              weights[k].multiply(weights[k]), denominator.multiply(ofFacet), squaredSize);
      bits = Math.max(bits, ofGap);
    }
    return bits;
  }

  private BigInteger[][] facet(int without) {
    return IntStream.range(0, differences.length)
        .filter(k -> k != without)
        .mapToObj(k -> differences[k])
        .toArray(BigInteger[][]::new);
  }
}
