package org.certigjk.vectors.truth;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.predicates.IntegerPoints;
import org.certigjk.predicates.ScaledIntegers;
import org.certigjk.vectors.Pose;

/**
 * A pose x ↦ Mx 2<sup>e</sup> / denominator + t with integers M, and images under it as integers.
 */
final class IntegerMap {

  /** 1 unless the pose is by a quaternion. */
  final BigInteger denominator;

  private final BigInteger[][] linear;

  /** e, MAX_VALUE if M is 0. */
  private final int exponent;

  private final double[] translation;

  private IntegerMap(
      BigInteger[][] linear, int exponent, BigInteger denominator, double[] translation) {
    this.linear = linear;
    this.exponent = exponent;
    this.denominator = denominator;
    this.translation = translation;
  }

  static IntegerMap of(Pose pose) {
    return pose.form() == Pose.Form.QUATERNION ? ofRotation(pose) : ofMatrix(pose);
  }

  private static IntegerMap ofMatrix(Pose pose) {
    int n = pose.dimension();
    double[][] rows =
        Arrays.stream(pose.rows()).map(row -> Arrays.copyOf(row, n)).toArray(double[][]::new);
    int exponent = leastExponent(rows);
    return new IntegerMap(
        integers(rows, orZero(exponent)), exponent, BigInteger.ONE, pose.translation());
  }

  private static IntegerMap ofRotation(Pose pose) {
    var map = pose.toRational();
    List<List<BigFraction>> rows =
        IntStream.range(0, pose.dimension()).mapToObj(r -> map.row(r).coordinates()).toList();
    BigInteger denominator =
        rows.stream()
            .flatMap(List::stream)
            .map(BigFraction::getDenominator)
            .reduce(BigInteger.ONE, IntegerMap::leastCommonMultiple);
    BigInteger[][] linear =
        rows.stream()
            .map(row -> row.stream().map(x -> x.multiply(denominator).getNumerator()))
            .map(row -> row.toArray(BigInteger[]::new))
            .toArray(BigInteger[][]::new);
    return new IntegerMap(linear, 0, denominator, pose.translation());
  }

  static BigInteger leastCommonMultiple(BigInteger x, BigInteger y) {
    return x.divide(x.gcd(y)).multiply(y);
  }

  /** Returns an exponent that will do where there are zeros only. */
  static int orZero(int leastExponent) {
    return leastExponent == Integer.MAX_VALUE ? 0 : leastExponent;
  }

  /** Returns the greatest e such that all numbers are multiples of 2^e; MAX_VALUE for zeros. */
  static int leastExponent(double[]... rows) {
    return Arrays.stream(rows)
        .flatMapToInt(row -> Arrays.stream(row).mapToInt(ScaledIntegers::exponent))
        .min()
        .orElseThrow();
  }

  static BigInteger[][] integers(double[][] rows, int exponent) {
    return Arrays.stream(rows).map(row -> integers(row, exponent)).toArray(BigInteger[][]::new);
  }

  private static BigInteger[] integers(double[] row, int exponent) {
    return Arrays.stream(row)
        .mapToObj(x -> ScaledIntegers.integer(x, exponent))
        .toArray(BigInteger[]::new);
  }

  /**
   * Returns the greatest k such that all coordinates of the images are certain to be multiples of
   * 2^k / denominator; MAX_VALUE for zeros.
   */
  int leastExponentOfImage(double[][] points) {
    int ofPoints = leastExponent(points);
    int ofProducts =
        exponent == Integer.MAX_VALUE || ofPoints == Integer.MAX_VALUE
            ? Integer.MAX_VALUE
            : exponent + ofPoints;
    return Math.min(ofProducts, leastExponent(translation));
  }

  /**
   * Returns the images in units of 2^unit / common.
   *
   * @param common a multiple of the denominator
   */
  BigInteger[][] image(double[][] points, int unit, BigInteger common) {
    int ofPoints = orZero(leastExponent(points));
    // negative only if all products are 0
    int shift = Math.max(0, ofPoints + orZero(exponent) - unit);
    BigInteger factor = common.divide(denominator).shiftLeft(shift);
    BigInteger[] origin = integers(translation, unit);
    Arrays.setAll(origin, r -> origin[r].multiply(common));
    return Arrays.stream(points)
        .map(row -> image(integers(row, ofPoints), factor, origin))
        .toArray(BigInteger[][]::new);
  }

  /** Returns Mx factor + origin. */
  private BigInteger[] image(BigInteger[] x, BigInteger factor, BigInteger[] origin) {
    BigInteger[] image = new BigInteger[origin.length];
    Arrays.setAll(image, r -> IntegerPoints.dot(linear[r], x).multiply(factor).add(origin[r]));
    return image;
  }
}
