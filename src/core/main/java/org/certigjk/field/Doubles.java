package org.certigjk.field;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * The {@code double} numbers, with the operations of IEEE 754 (2019), rounded to nearest, ties to
 * even. Not a field: it is here so that the same generic algorithm can be watched when it rounds.
 *
 * <p><b>Guarantee.</b> Addition and multiplication are commutative, 0 and 1 are neutral, a +
 * (&minus;a) = 0, and the order is total. These laws are broken, each by the witness beside it:
 *
 * <ul>
 *   <li>(a + b) + c = a + (b + c): a = 1e16, b = &minus;1e16, c = 1 gives 1 and 0;
 *   <li>(ab)c = a(bc): a = {@link Double#MAX_VALUE}, b = 2, c = 0.5 gives &infin; and a;
 *   <li>a(b + c) = ab + ac: a = 3, b = 0.3, c = 0.7 gives 3 and 2.9999999999999996;
 *   <li>a&middot;(1/a) = 1: a = 49 gives 0.9999999999999999; a = {@link Double#MIN_VALUE} gives
 *       &infin;;
 *   <li>a/b = a&middot;(1/b): a = 49, b = 49 gives 1 and 0.9999999999999999;
 *   <li>a &lt; b &rArr; a + c &lt; b + c: a = 0, b = 1, c = 1e16 gives equal sums;
 *   <li>0 &lt; a, 0 &lt; b &rArr; 0 &lt; ab: a = b = 1e-200 gives 0.
 * </ul>
 *
 * Operations can also leave the numbers: 1/0 is &infin;, &infin; &minus; &infin; is NaN. {@link
 * #compare} still orders those; {@link #toRational} rejects them.
 *
 * <p><b>Errors.</b> {@link ArithmeticException} from {@link #toRational} of an infinity or NaN;
 * {@link IllegalArgumentException} from {@link #of(double)} of one.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Doubles field = Doubles.INSTANCE;
 * field.plus(0.1, 0.2);                 // 0.30000000000000004
 * field.of(new BigFraction(1, 10));     // 0.1
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Doubles implements EuclideanField<Double> {
  /** The {@code double} numbers. */
  public static final Doubles INSTANCE = new Doubles();

  private Doubles() {}

  @Override
  public boolean exact() {
    return false;
  }

  @Override
  public Double zero() {
    return 0.0;
  }

  @Override
  public Double one() {
    return 1.0;
  }

  @Override
  public Double plus(Double a, Double b) {
    return a + b;
  }

  @Override
  public Double times(Double a, Double b) {
    return a * b;
  }

  @Override
  public Double unaryMinus(Double a) {
    return -a;
  }

  /** Returns 1/a, rounded; an infinity if a = 0. */
  @Override
  public Double inverse(Double a) {
    return 1.0 / a;
  }

  /**
   * Compares numbers: &minus;0.0 = 0.0, and NaN equals NaN and is greater than all else, so that no
   * test "a &lt; b" is ever passed by an a that is NaN.
   */
  @Override
  public int compare(Double a, Double b) {
    return Double.compare(a + 0.0, b + 0.0); // -0.0 + 0.0 = 0.0
  }

  @Override
  public BigFraction toRational(Double a) {
    if (!Double.isFinite(a)) {
      throw new ArithmeticException(a + " is not a rational number");
    }
    return Conversions.toRational(a);
  }

  /** Returns the double nearest to q, ties to even; an infinity if q is beyond the range. */
  @Override
  public Double of(BigFraction q) {
    return Conversions.toDouble(q);
  }

  /** Returns the double nearest to k, ties to even; an infinity if k is beyond the range. */
  @Override
  public Double of(BigInteger k) {
    return of(new BigFraction(k));
  }

  /** Returns {@code a} itself, also if it is an infinity or NaN. */
  @Override
  public double toDouble(Double a) {
    return a;
  }

  @Override
  public Double minus(Double a, Double b) {
    return a - b;
  }

  /** Returns a/b, rounded once; an infinity or NaN if b = 0. */
  @Override
  public Double div(Double a, Double b) {
    return a / b;
  }

  /** Returns &radic;a, rounded to nearest; NaN if a &lt; 0. */
  @Override
  public Double sqrt(Double a) {
    return Math.sqrt(a);
  }

  @Override
  public String toString() {
    return "Doubles";
  }
}
