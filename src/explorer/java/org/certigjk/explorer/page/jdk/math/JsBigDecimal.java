package org.certigjk.explorer.page.jdk.math;

import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.jspecify.annotations.Nullable;

/**
 * {@link java.math.BigDecimal} in the script: n / 10<sup>scale</sup>, on {@link JsBigInteger}. It
 * has the methods that the script calls; were one missing, the build would fail and name it.
 */
public final class JsBigDecimal implements Comparable<JsBigDecimal> {
  /** 0. */
  public static final JsBigDecimal ZERO = new JsBigDecimal(BigInteger.ZERO, 0);

  private final BigInteger n;
  private final int scale;

  private JsBigDecimal(BigInteger n, int scale) {
    this.n = n;
    this.scale = scale;
  }

  /** An integer. */
  public JsBigDecimal(BigInteger integer) {
    this(integer, 0);
  }

  /** An integer. */
  public JsBigDecimal(long integer) {
    this(BigInteger.valueOf(integer), 0);
  }

  /** The exact value of a double. */
  public JsBigDecimal(double x) {
    BigFraction exact = Conversions.toRational(x); // p / 2^k = p·5^k / 10^k
    this.scale = exact.getDenominator().getLowestSetBit();
    this.n = exact.getNumerator().multiply(BigInteger.valueOf(5).pow(scale));
  }

  /** Returns the number with so many digits. */
  public JsBigDecimal round(MathContext context) {
    int drop = precision() - context.getPrecision();
    if (context.getPrecision() == 0 || drop <= 0) {
      return this;
    }
    BigInteger kept = quotient(n, tenTo(drop), context.getRoundingMode());
    return new JsBigDecimal(kept, scale - drop).round(context); // again, for 9.99 becomes 10.0
  }

  /** Returns the number with so many digits after the point. */
  public JsBigDecimal setScale(int newScale, RoundingMode mode) {
    return newScale >= scale
        ? new JsBigDecimal(n.multiply(tenTo(newScale - scale)), newScale)
        : new JsBigDecimal(quotient(n, tenTo(scale - newScale), mode), newScale);
  }

  /** Returns the quotient with so many digits; fewer if it is exact. */
  public JsBigDecimal divide(JsBigDecimal divisor, MathContext context) {
    int preferred = scale - divisor.scale;
    int more = Math.max(0, context.getPrecision() + 3 + divisor.precision() - precision());
    BigInteger[] parts = n.multiply(tenTo(more)).divideAndRemainder(divisor.n);
    boolean exact = parts[1].signum() == 0;
    // Digits of the quotient and, at the end, one more that says whether anything is left.
    BigInteger sticky =
        parts[0]
            .multiply(BigInteger.TEN)
            .add(BigInteger.valueOf(exact ? 0 : (long) n.signum() * divisor.n.signum()));
    JsBigDecimal quotient = new JsBigDecimal(sticky, preferred + more + 1);
    JsBigDecimal rounded = quotient.round(context);
    return rounded.compareTo(quotient) == 0 ? rounded.stripped(preferred) : rounded;
  }

  /** Returns this / 10^digits. */
  public JsBigDecimal movePointLeft(int digits) {
    if (digits == 0) {
      return this;
    }
    JsBigDecimal moved = new JsBigDecimal(n, scale + digits);
    return moved.scale < 0 ? moved.setScale(0, RoundingMode.UNNECESSARY) : moved;
  }

  /** Returns the same number without zeros at the end. */
  public JsBigDecimal stripTrailingZeros() {
    return n.signum() == 0 ? ZERO : stripped(Integer.MIN_VALUE);
  }

  private JsBigDecimal stripped(int leastScale) {
    BigInteger rest = n;
    int at = scale;
    while (at > leastScale) {
      BigInteger[] parts = rest.divideAndRemainder(BigInteger.TEN);
      if (parts[1].signum() != 0) {
        break;
      }
      rest = parts[0];
      at--;
    }
    return new JsBigDecimal(rest, at);
  }

  private static BigInteger tenTo(int exponent) {
    return BigInteger.TEN.pow(exponent);
  }

  private static BigInteger quotient(BigInteger a, BigInteger b, RoundingMode mode) {
    BigInteger[] parts = a.divideAndRemainder(b); // b > 0
    int half = parts[1].abs().shiftLeft(1).compareTo(b);
    boolean away =
        parts[1].signum() != 0
            && switch (mode) {
              case UP -> true;
              case DOWN -> false;
              case CEILING -> a.signum() > 0;
              case FLOOR -> a.signum() < 0;
              case HALF_UP -> half >= 0;
              case HALF_DOWN -> half > 0;
              case HALF_EVEN -> half > 0 || (half == 0 && parts[0].testBit(0));
              case UNNECESSARY -> throw new ArithmeticException("Rounding necessary");
            };
    return away ? parts[0].add(BigInteger.valueOf(a.signum())) : parts[0];
  }

  /** Returns |this|. */
  public JsBigDecimal abs() {
    return new JsBigDecimal(n.abs(), scale);
  }

  /** Returns the sign. */
  public int signum() {
    return n.signum();
  }

  /** Returns the number of digits. */
  public int precision() {
    return n.abs().toString().length();
  }

  /** Returns the number of digits after the point. */
  public int scale() {
    return scale;
  }

  /** Returns the nearest double. */
  public double doubleValue() {
    BigInteger denominator = tenTo(Math.max(scale, 0));
    return Conversions.toDouble(
        new BigFraction(n.multiply(tenTo(Math.max(-scale, 0))), denominator));
  }

  @Override
  public int compareTo(JsBigDecimal other) {
    int common = Math.max(scale, other.scale);
    return n.multiply(tenTo(common - scale))
        .compareTo(other.n.multiply(tenTo(common - other.scale)));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof JsBigDecimal decimal && scale == decimal.scale && n.equals(decimal.n);
  }

  @Override
  public int hashCode() {
    return 31 * n.hashCode() + scale;
  }

  /** Returns the decimal without an exponent. */
  public String toPlainString() {
    String digits = n.abs().toString() + (n.signum() == 0 ? "" : "0".repeat(Math.max(-scale, 0)));
    if (scale > 0) {
      digits = "0".repeat(Math.max(0, scale + 1 - digits.length())) + digits;
      int point = digits.length() - scale;
      digits = digits.substring(0, point) + "." + digits.substring(point);
    }
    return sign() + digits;
  }

  /** Returns the decimal, with an exponent if it is far from 1. */
  @Override
  public String toString() {
    String digits = n.abs().toString();
    int exponent = digits.length() - 1 - scale;
    if (scale >= 0 && exponent >= -6) {
      return toPlainString();
    }
    String rest = digits.length() > 1 ? "." + digits.substring(1) : "";
    return sign() + digits.charAt(0) + rest + "E" + (exponent > 0 ? "+" : "") + exponent;
  }

  private String sign() {
    return n.signum() < 0 ? "-" : "";
  }
}
