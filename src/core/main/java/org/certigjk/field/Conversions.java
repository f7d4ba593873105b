package org.certigjk.field;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Conversions between rational numbers and the floating-point types.
 *
 * <p><b>Definition.</b> A finite {@code double} stands for the rational number
 * m&middot;2<sup>e</sup>, |m| &lt; 2<sup>53</sup>, e &ge; &minus;1074; {@link #toRational(double)}
 * returns it. {@link #toDouble(BigFraction)} returns the number of the format nearest to q and of
 * two equally near ones that with the even last bit (IEEE 754-2019, section 4.3.1,
 * roundTiesToEven). {@link #sqrtToDouble(BigFraction)} does the same for &radic;q.
 *
 * <p><b>Guarantee.</b> From floating point to rational: exact. From rational to floating point:
 * correctly rounded, with gradual underflow; at least MAX + ulp(MAX)/2 in magnitude gives an
 * infinity of the same sign. The numerator and the denominator may be as large as they like. A
 * result 0 is never &minus;0.0. All this is proved in Coq of the text of these methods ({@code
 * proofs/float}), for exponents below 2<sup>30</sup> in magnitude; of {@link
 * #sqrtToDouble(OrderedField, Object)} it is tested.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for NaN, an infinity, or the root of a
 * negative number.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Conversions.toRational(0.1);          // 3602879701896397 / 36028797018963968
 * Conversions.toDouble(new BigFraction(1, 3));      // 0.3333333333333333
 * Conversions.sqrtToDouble(new BigFraction(2, 1));  // 1.4142135623730951
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Conversions {
  private Conversions() {}

  /**
   * Returns the rational number that {@code x} stands for; 0 for &minus;0.0.
   *
   * @throws IllegalArgumentException if {@code x} is NaN or infinite
   */
  public static BigFraction toRational(double x) {
    if (!Double.isFinite(x)) {
      throw new IllegalArgumentException(x + " is not a number: a finite value is needed");
    }
    int exponent = Math.max(Math.getExponent(x), Double.MIN_EXPONENT) - 52;
    BigInteger significand = BigInteger.valueOf((long) Math.scalb(x, -exponent)); // exact
    return exponent >= 0
        ? new BigFraction(significand.shiftLeft(exponent))
        : new BigFraction(significand, BigInteger.ONE.shiftLeft(-exponent));
  }

  /**
   * Returns the rational number that {@code x} stands for; 0 for &minus;0.0f.
   *
   * @throws IllegalArgumentException if {@code x} is NaN or infinite
   */
  public static BigFraction toRational(float x) {
    return toRational((double) x);
  }

  /** Returns the double nearest to q, ties to even; an infinity if q is beyond the range. */
  public static double toDouble(BigFraction q) {
    return toDouble(q.getNumerator(), q.getDenominator(), 0);
  }

  /**
   * Returns the double nearest to (numerator / denominator)&middot;2<sup>exponent</sup>, ties to
   * even; an infinity if that is beyond the range. The fraction need not be in lowest terms; the
   * exponent has to be less than 2<sup>30</sup> in magnitude.
   *
   * @throws IllegalArgumentException if the denominator is not positive
   */
  public static double toDouble(BigInteger numerator, BigInteger denominator, int exponent) {
    if (denominator.signum() <= 0) {
      throw new IllegalArgumentException(denominator + " is no denominator: it is not positive");
    }
    if (numerator.signum() == 0) {
      return 0;
    }
    double magnitude =
        Double.longBitsToDouble(
            BinaryFormat.BINARY64.nearest(
                numerator.abs().shiftLeft(Math.max(exponent, 0)),
                denominator.shiftLeft(Math.max(-exponent, 0)),
                1));
    return numerator.signum() < 0 ? 0.0 - magnitude : magnitude;
  }

  /** Returns the float nearest to q, ties to even; an infinity if q is beyond the range. */
  public static float toFloat(BigFraction q) {
    float magnitude = Float.intBitsToFloat((int) nearest(BinaryFormat.BINARY32, q, 1));
    return q.getNumerator().signum() < 0 ? 0.0f - magnitude : magnitude;
  }

  /**
   * Returns the double nearest to &radic;q, ties to even; q itself may be outside the range of
   * doubles.
   *
   * @throws IllegalArgumentException if q &lt; 0
   */
  public static double sqrtToDouble(BigFraction q) {
    return Double.longBitsToDouble(nearest(BinaryFormat.BINARY64, notNegative(q), 2));
  }

  /**
   * Returns the double nearest to &radic;(numerator / denominator)&middot;2<sup>exponent</sup>,
   * ties to even. The fraction need not be in lowest terms; the exponent has to be less than
   * 2<sup>30</sup> in magnitude.
   *
   * @throws IllegalArgumentException if the numerator is negative or the denominator is not
   *     positive
   */
  public static double sqrtToDouble(BigInteger numerator, BigInteger denominator, int exponent) {
    if (numerator.signum() < 0 || denominator.signum() <= 0) {
      throw new IllegalArgumentException(
          "no square root of %s / %s".formatted(numerator, denominator));
    }
    return numerator.signum() == 0
        ? 0
        : Double.longBitsToDouble(
            BinaryFormat.BINARY64.nearest(
                numerator.shiftLeft(Math.max(2 * exponent, 0)),
                denominator.shiftLeft(Math.max(-2 * exponent, 0)),
                2));
  }

  /**
   * Returns the double nearest to the root of an element of a field, ties to even; an infinity if
   * that is beyond the range of doubles, or the element an infinity or NaN of an inexact field.
   *
   * @throws IllegalArgumentException if a &lt; 0
   */
  public static <E> double sqrtToDouble(OrderedField<E> field, E a) {
    return field.exact() || Double.isFinite(field.toDouble(a))
        ? sqrtToDouble(field.toRational(a))
        : Double.POSITIVE_INFINITY;
  }

  /**
   * Returns the float nearest to &radic;q, ties to even; q itself may be outside the range of
   * floats.
   *
   * @throws IllegalArgumentException if q &lt; 0
   */
  public static float sqrtToFloat(BigFraction q) {
    return Float.intBitsToFloat((int) nearest(BinaryFormat.BINARY32, notNegative(q), 2));
  }

  /** Returns the bit pattern nearest to the root of order {@code degree} of |q|. */
  private static long nearest(BinaryFormat format, BigFraction q, int degree) {
    BigInteger p = q.getNumerator();
    return p.signum() == 0 ? 0 : format.nearest(p.abs(), q.getDenominator(), degree);
  }

  private static BigFraction notNegative(BigFraction q) {
    if (q.getNumerator().signum() < 0) {
      throw new IllegalArgumentException(
          "no square root of a negative number: " + Numerals.format(q));
    }
    return q;
  }
}
