package org.certigjk.vectors.truth;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.predicates.IntegerPoints;
import org.certigjk.predicates.ScaledIntegers;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;

/**
 * The two bodies of a query, where they are, in integers: all coordinates divided by a power of two
 * 2<sup>exponent</sup> and multiplied by a whole number, the denominator. Products of doubles are
 * multiples of a power of two, so that this is exact for posed bodies as well; the denominator is 1
 * but for poses by quaternions, of whose rotations it is a common denominator.
 *
 * <p>Weights and certificates are the same for the bodies and for their multiples; lengths and
 * points are to be multiplied by 2<sup>exponent</sup> / denominator.
 */
final class ScaledBodies {

  final BigInteger[][] a;
  final BigInteger[][] b;
  final int exponent;
  private final BigInteger denominator;

  private ScaledBodies(BigInteger[][] a, BigInteger[][] b, int exponent, BigInteger denominator) {
    this.a = a;
    this.b = b;
    this.exponent = exponent;
    this.denominator = denominator;
  }

  static ScaledBodies of(Query query) {
    double[][] rowsA = query.pair().a();
    double[][] rowsB = query.pair().b();
    Poses poses = query.poses();
    if (poses == null) {
      int exponent =
          IntegerMap.orZero(
              Math.min(IntegerMap.leastExponent(rowsA), IntegerMap.leastExponent(rowsB)));
      return new ScaledBodies(
          IntegerMap.integers(rowsA, exponent),
          IntegerMap.integers(rowsB, exponent),
          exponent,
          BigInteger.ONE);
    }
    IntegerMap poseA = IntegerMap.of(poses.a());
    IntegerMap poseB = IntegerMap.of(poses.b());
    int exponent =
        IntegerMap.orZero(
            Math.min(poseA.leastExponentOfImage(rowsA), poseB.leastExponentOfImage(rowsB)));
    BigInteger denominator = IntegerMap.leastCommonMultiple(poseA.denominator, poseB.denominator);
    return new ScaledBodies(
        poseA.image(rowsA, exponent, denominator),
        poseB.image(rowsB, exponent, denominator),
        exponent,
        denominator);
  }

  int dimension() {
    return a[0].length;
  }

  /** Returns a_i &minus; b_j. */
  BigInteger[] difference(IndexPair pair) {
    return IntegerPoints.minus(a[pair.a()], b[pair.b()]);
  }

  /** Returns the largest magnitude of a coordinate of A, and of one of B, added. */
  BigInteger magnitude() {
    return magnitude(a).add(magnitude(b));
  }

  private static BigInteger magnitude(BigInteger[][] points) {
    return Arrays.stream(points)
        .flatMap(Arrays::stream)
        .map(BigInteger::abs)
        .reduce(BigInteger.ZERO, BigInteger::max);
  }

  Polytope<BigFraction> polytopeA() {
    return polytope(a);
  }

  Polytope<BigFraction> polytopeB() {
    return polytope(b);
  }

  static Polytope<BigFraction> polytope(BigInteger[][] points) {
    return Polytope.from(Arrays.stream(points).map(ScaledBodies::vec).toList());
  }

  static Vec<BigFraction> vec(BigInteger[] x) {
    List<BigFraction> coordinates = Arrays.stream(x).map(BigFraction::new).toList();
    return Vec.from(Rationals.INSTANCE, coordinates);
  }

  /** Returns the points in doubles, each coordinate rounded; infinite if beyond their range. */
  double[][] rounded(BigInteger[][] points) {
    return Arrays.stream(points)
        .map(point -> Arrays.stream(point).mapToDouble(this::rounded).toArray())
        .toArray(double[][]::new);
  }

  private double rounded(BigInteger x) {
    return denominator.equals(BigInteger.ONE)
        ? ScaledIntegers.rounded(x, -exponent).high()
        : Conversions.toDouble(unscaled(new BigFraction(x), 1));
  }

  /**
   * Returns q (2^exponent / denominator)^power, for a length (1) or its square (2) in these
   * integers.
   */
  BigFraction unscaled(BigFraction q, int power) {
    int shift = exponent * power;
    BigInteger below = q.getDenominator().multiply(denominator.pow(power));
    return shift >= 0
        ? new BigFraction(q.getNumerator().shiftLeft(shift), below)
        : new BigFraction(q.getNumerator(), below.shiftLeft(-shift));
  }
}
