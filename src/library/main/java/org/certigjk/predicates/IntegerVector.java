package org.certigjk.predicates;

import java.math.BigInteger;
import org.certigjk.exact.DoubleDouble;
import org.certigjk.exact.WideSum;
import org.jspecify.annotations.Nullable;

/**
 * Vectors of R&sup3; with integer coordinates times a power of two.
 *
 * <p><b>Guarantee.</b> Exact, but for what is called rounded; there is no division anywhere, and no
 * common divisor is looked for.
 *
 * <p>Coordinates up to 2<sup>61</sup> are held in longs, and a determinant of three such vectors is
 * a sum of products in 192 bits; all else is done with {@link BigInteger}.
 *
 * <p><b>Limits.</b> Larger coordinates in longs overflow, and this is not checked.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * IntegerVector x = IntegerVector.of(1, 0, 0, -1);
 * IntegerVector y = IntegerVector.of(0, 3, 0, 0);
 * x.cross(y).dot(IntegerVector.of(0, 0, 1, 0));            // 3, in units of 1/2
 * x.determinantSign(y, IntegerVector.of(0, 0, -1, 0));     // -1
 * }</pre>
 */
public final class IntegerVector {

  private final long x;
  private final long y;
  private final long z;
  private final int exponent;

  /** The coordinates if they may be too large for the fields above. */
  private final BigInteger @Nullable [] large;

  private IntegerVector(long x, long y, long z, BigInteger @Nullable [] large, int exponent) {
    this.x = x;
    this.y = y;
    this.z = z;
    this.large = large;
    this.exponent = exponent;
  }

  /** Returns (x, y, z) 2<sup>exponent</sup>; the magnitudes must not exceed 2<sup>61</sup>. */
  public static IntegerVector of(long x, long y, long z, int exponent) {
    return new IntegerVector(x, y, z, null, exponent);
  }

  /** Returns (x, y, z) 2<sup>exponent</sup>. */
  public static IntegerVector of(BigInteger x, BigInteger y, BigInteger z, int exponent) {
    return new IntegerVector(0, 0, 0, new BigInteger[] {x, y, z}, exponent);
  }

  private BigInteger[] large() {
    return large != null
        ? large
        : new BigInteger[] {BigInteger.valueOf(x), BigInteger.valueOf(y), BigInteger.valueOf(z)};
  }

  /** Returns the exponent. */
  public int exponent() {
    return exponent;
  }

  /** Returns the inner product, in units of 2 to the sum of the exponents. */
  public BigInteger dot(IntegerVector w) {
    BigInteger[] p = large();
    BigInteger[] q = w.large();
    return p[0].multiply(q[0]).add(p[1].multiply(q[1])).add(p[2].multiply(q[2]));
  }

  /** Returns the cross product. */
  public IntegerVector cross(IntegerVector w) {
    BigInteger[] p = large();
    BigInteger[] q = w.large();
    return of(
        p[1].multiply(q[2]).subtract(p[2].multiply(q[1])),
        p[2].multiply(q[0]).subtract(p[0].multiply(q[2])),
        p[0].multiply(q[1]).subtract(p[1].multiply(q[0])),
        exponent + w.exponent);
  }

  /** Returns the sign of this &middot; (u &times; v). */
  public int determinantSign(IntegerVector u, IntegerVector v) {
    return areSmall(u, v) ? determinant(u, v).signum() : dot(u.cross(v)).signum();
  }

  /** Returns this &middot; (u &times; v), rounded as {@link ScaledIntegers#rounded} does. */
  public DoubleDouble determinantRounded(IntegerVector u, IntegerVector v) {
    int power = exponent + u.exponent + v.exponent;
    return areSmall(u, v)
        ? determinant(u, v).rounded().scalb(power)
        : ScaledIntegers.rounded(dot(u.cross(v)), -power);
  }

  /** Returns this &times; w, rounded as {@link ScaledIntegers#rounded} does. */
  public DoubleDoubleVector crossRounded(IntegerVector w) {
    int power = exponent + w.exponent;
    if (!areSmall(w, w)) {
      return rounded(cross(w).large(), -power);
    }
    return new DoubleDoubleVector(
        minor(y, w.z, z, w.y).scalb(power),
        minor(z, w.x, x, w.z).scalb(power),
        minor(x, w.y, y, w.x).scalb(power));
  }

  /**
   * Returns this &times; w times some power of two, rounded, such that it is 0 only if this &times;
   * w is: the largest coordinate is at least 1/2 in magnitude and at most 2<sup>123</sup>.
   */
  public DoubleDoubleVector crossDirection(IntegerVector w) {
    if (!areSmall(w, w)) {
      BigInteger[] product = cross(w).large();
      int bits = Math.max(product[0].bitLength(), product[1].bitLength());
      return rounded(product, Math.max(bits, product[2].bitLength()));
    }
    return new DoubleDoubleVector(
        minor(y, w.z, z, w.y), minor(z, w.x, x, w.z), minor(x, w.y, y, w.x));
  }

  private static DoubleDoubleVector rounded(BigInteger[] vector, int power) {
    return new DoubleDoubleVector(
        ScaledIntegers.rounded(vector[0], power),
        ScaledIntegers.rounded(vector[1], power),
        ScaledIntegers.rounded(vector[2], power));
  }

  /** Returns ab &minus; cd, rounded. */
  private static DoubleDouble minor(long a, long b, long c, long d) {
    WideSum sum = new WideSum();
    sum.add(a, b, 1);
    sum.add(c, d, -1);
    return sum.rounded();
  }

  private boolean areSmall(IntegerVector u, IntegerVector v) {
    return large == null && u.large == null && v.large == null;
  }

  private WideSum determinant(IntegerVector u, IntegerVector v) {
    WideSum sum = new WideSum();
    sum.add(x, u.y, v.z);
    sum.add(-x, u.z, v.y);
    sum.add(y, u.z, v.x);
    sum.add(-y, u.x, v.z);
    sum.add(z, u.x, v.y);
    sum.add(-z, u.y, v.x);
    return sum;
  }
}
