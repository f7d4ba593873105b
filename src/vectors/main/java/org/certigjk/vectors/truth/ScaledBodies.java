package org.certigjk.vectors.truth;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.predicates.IntegerPoints;
import org.certigjk.predicates.ScaledIntegers;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/**
 * The two bodies of a query, where they are, in integers: all coordinates divided by a power of two
 * 2<sup>exponent</sup> of which they are multiples. Products of doubles have one too, so that this
 * is exact for posed bodies as well.
 *
 * <p>Weights and certificates are the same for the bodies and for their multiples; lengths and
 * points are to be multiplied by 2<sup>exponent</sup>.
 */
final class ScaledBodies {

  final BigInteger[][] a;
  final BigInteger[][] b;
  final int exponent;

  private ScaledBodies(BigInteger[][] a, BigInteger[][] b, int exponent) {
    this.a = a;
    this.b = b;
    this.exponent = exponent;
  }

  static ScaledBodies of(Query query) {
    double[][] rowsA = query.pair().a();
    double[][] rowsB = query.pair().b();
    Poses poses = query.poses();
    double @Nullable [][] poseA = poses == null ? null : poses.a().rows();
    double @Nullable [][] poseB = poses == null ? null : poses.b().rows();
    int exponent = orZero(Math.min(exponent(rowsA, poseA), exponent(rowsB, poseB)));
    return new ScaledBodies(
        integers(rowsA, poseA, exponent), integers(rowsB, poseB, exponent), exponent);
  }

  /** The greatest e such that all coordinates are certain to be multiples of 2^e. */
  private static int exponent(double[][] points, double @Nullable [][] pose) {
    int ofPoints = leastExponent(Arrays.stream(points));
    if (pose == null) {
      return ofPoints;
    }
    int ofMap = leastExponent(linear(pose));
    int ofProducts =
        ofMap == Integer.MAX_VALUE || ofPoints == Integer.MAX_VALUE
            ? Integer.MAX_VALUE
            : ofMap + ofPoints;
    return Math.min(ofProducts, leastExponent(translation(pose)));
  }

  /** Returns an exponent that will do where there are zeros only. */
  private static int orZero(int leastExponent) {
    return leastExponent == Integer.MAX_VALUE ? 0 : leastExponent;
  }

  private static Stream<double[]> linear(double[][] pose) {
    return Arrays.stream(pose).map(row -> Arrays.copyOf(row, pose.length));
  }

  private static Stream<double[]> translation(double[][] pose) {
    return Arrays.stream(pose).map(row -> new double[] {row[pose.length]});
  }

  /** Returns the greatest e such that all numbers are multiples of 2^e; MAX_VALUE for zeros. */
  private static int leastExponent(Stream<double[]> rows) {
    return rows.flatMapToInt(row -> Arrays.stream(row).mapToInt(ScaledIntegers::exponent))
        .min()
        .orElseThrow();
  }

  private static BigInteger[][] integers(
      double[][] points, double @Nullable [][] pose, int exponent) {
    if (pose == null) {
      return Arrays.stream(points).map(row -> integers(row, exponent)).toArray(BigInteger[][]::new);
    }
    int ofPoints = orZero(leastExponent(Arrays.stream(points)));
    int ofMap = orZero(leastExponent(linear(pose)));
    int shift = Math.max(0, ofPoints + ofMap - exponent); // negative only if all products are 0
    BigInteger[][] map = linear(pose).map(r -> integers(r, ofMap)).toArray(BigInteger[][]::new);
    BigInteger[] origin =
        Arrays.stream(pose)
            .map(row -> ScaledIntegers.integer(row[pose.length], exponent))
            .toArray(BigInteger[]::new);
    return Arrays.stream(points)
        .map(row -> image(map, integers(row, ofPoints), shift, origin))
        .toArray(BigInteger[][]::new);
  }

  private static BigInteger[] integers(double[] row, int exponent) {
    return Arrays.stream(row)
        .mapToObj(x -> ScaledIntegers.integer(x, exponent))
        .toArray(BigInteger[]::new);
  }

  /** Returns Mx 2^shift + t. */
  private static BigInteger[] image(BigInteger[][] map, BigInteger[] x, int shift, BigInteger[] t) {
    BigInteger[] image = new BigInteger[t.length];
    Arrays.setAll(image, r -> IntegerPoints.dot(map[r], x).shiftLeft(shift).add(t[r]));
    return image;
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
    return ScaledIntegers.rounded(x, -exponent).high();
  }

  /** Returns q 2^(exponent · power), for a length (1) or its square (2) in these integers. */
  BigFraction unscaled(BigFraction q, int power) {
    int shift = exponent * power;
    return shift >= 0
        ? new BigFraction(q.getNumerator().shiftLeft(shift), q.getDenominator())
        : new BigFraction(q.getNumerator(), q.getDenominator().shiftLeft(-shift));
  }
}
