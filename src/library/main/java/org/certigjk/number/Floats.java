package org.certigjk.number;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.EuclideanField;

/**
 * The {@code float} numbers, with the operations of IEEE 754 (2019), rounded to nearest, ties to
 * even. Not a field: it is here so that the same generic algorithm can be watched when it rounds.
 *
 * <p><b>Guarantee.</b> Addition and multiplication are commutative, 0 and 1 are neutral, a +
 * (&minus;a) = 0, and the order is total. These laws are broken, each by the witness beside it:
 *
 * <ul>
 *   <li>(a + b) + c = a + (b + c): a = 1e8, b = &minus;1e8, c = 1 gives 1 and 0;
 *   <li>(ab)c = a(bc): a = {@link Float#MAX_VALUE}, b = 2, c = 0.5 gives &infin; and a;
 *   <li>a(b + c) = ab + ac: a = 0.1, b = 0.2, c = 0.3 gives 0.05 and 0.050000004;
 *   <li>a&middot;(1/a) = 1: a = 41 gives 0.99999994; a = {@link Float#MIN_VALUE} gives &infin;;
 *   <li>a/b = a&middot;(1/b): a = 41, b = 41 gives 1 and 0.99999994;
 *   <li>a &lt; b &rArr; a + c &lt; b + c: a = 0, b = 1, c = 1e8 gives equal sums;
 *   <li>0 &lt; a, 0 &lt; b &rArr; 0 &lt; ab: a = b = 1e-30 gives 0.
 * </ul>
 *
 * A double is rounded on the way in: {@link #of(double)} is not exact, and gives an infinity for a
 * double beyond the range of floats. Operations can also leave the numbers: 1/0 is &infin;, &infin;
 * &minus; &infin; is NaN. {@link #compare} still orders those; {@link #toRational} rejects them.
 *
 * <p><b>Errors.</b> {@link ArithmeticException} from {@link #toRational} of an infinity or NaN;
 * {@link IllegalArgumentException} from {@link #of(double)} of one.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Floats field = Floats.INSTANCE;
 * field.times(41f, field.inverse(41f)); // 0.99999994
 * field.of(0.1);                        // 0.1f, which is 13421773 / 134217728
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Floats implements EuclideanField<Float> {
  /** The {@code float} numbers. */
  public static final Floats INSTANCE = new Floats();

  private Floats() {}

  @Override
  public boolean exact() {
    return false;
  }

  @Override
  public Float zero() {
    return 0.0f;
  }

  @Override
  public Float one() {
    return 1.0f;
  }

  @Override
  public Float plus(Float a, Float b) {
    return a + b;
  }

  @Override
  public Float times(Float a, Float b) {
    return a * b;
  }

  @Override
  public Float unaryMinus(Float a) {
    return -a;
  }

  /** Returns 1/a, rounded; an infinity if a = 0. */
  @Override
  public Float inverse(Float a) {
    return 1.0f / a;
  }

  /**
   * Compares numbers: &minus;0.0 = 0.0, and NaN equals NaN and is greater than all else, so that no
   * test "a &lt; b" is ever passed by an a that is NaN.
   */
  @Override
  public int compare(Float a, Float b) {
    return Float.compare(a + 0.0f, b + 0.0f); // -0.0 + 0.0 = 0.0
  }

  @Override
  public BigFraction toRational(Float a) {
    if (!Float.isFinite(a)) {
      throw new ArithmeticException(a + " is not a rational number");
    }
    return Conversions.toRational(a);
  }

  /** Returns the float nearest to q, ties to even; an infinity if q is beyond the range. */
  @Override
  public Float of(BigFraction q) {
    return Conversions.toFloat(q);
  }

  /** Returns the float nearest to k, ties to even; an infinity if k is beyond the range. */
  @Override
  public Float of(BigInteger k) {
    return of(new BigFraction(k));
  }

  /** Returns {@code a} as a double, which is exact, also if it is an infinity or NaN. */
  @Override
  public double toDouble(Float a) {
    return a;
  }

  @Override
  public Float minus(Float a, Float b) {
    return a - b;
  }

  /** Returns a/b, rounded once; an infinity or NaN if b = 0. */
  @Override
  public Float div(Float a, Float b) {
    return a / b;
  }

  /** Returns &radic;a, rounded to nearest; NaN if a &lt; 0. */
  @Override
  public Float sqrt(Float a) {
    return (float)
        Math.sqrt(a); // rounding a double root of a float again is harmless: 53 > 2·24 + 1
  }

  @Override
  public String toString() {
    return "Floats";
  }
}
