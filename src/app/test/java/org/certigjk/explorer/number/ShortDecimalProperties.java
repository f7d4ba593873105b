package org.certigjk.explorer.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import org.apache.commons.math3.fraction.BigFraction;

/** Short decimals against {@code BigDecimal}. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class ShortDecimalProperties {

  /** p/q·10^e, in which the decimals 0.5, 9.999995 and such are common. */
  @Provide
  Arbitrary<BigFraction> fractions() {
    Arbitrary<BigInteger> numerators =
        Arbitraries.oneOf(
            Arbitraries.bigIntegers().between(BigInteger.valueOf(-2000), BigInteger.valueOf(2000)),
            Arbitraries.bigIntegers()
                .between(BigInteger.valueOf(99999900L), BigInteger.valueOf(100000100L)),
            Arbitraries.bigIntegers());
    Arbitrary<BigInteger> denominators =
        Arbitraries.oneOf(
            Arbitraries.of(BigInteger.ONE, BigInteger.TWO, BigInteger.TEN),
            Arbitraries.bigIntegers().between(BigInteger.ONE, BigInteger.valueOf(1L << 60)));
    Arbitrary<Integer> exponents = Arbitraries.of(0, 0, 0, -3, 5, -9, 12, -330, 340);
    return Combinators.combine(numerators, denominators, exponents)
        .as((p, q, e) -> new BigFraction(p, q).multiply(power(e)));
  }

  private static BigFraction power(int exponent) {
    BigInteger ten = BigInteger.TEN.pow(Math.abs(exponent));
    return exponent < 0 ? new BigFraction(BigInteger.ONE, ten) : new BigFraction(ten);
  }

  private static BigDecimal rounded(BigFraction q, RoundingMode mode) {
    return new BigDecimal(q.getNumerator())
        .divide(new BigDecimal(q.getDenominator()), new MathContext(6, mode));
  }

  @Property(seed = "8101", tries = 1000)
  void isTheNearest(@ForAll("fractions") BigFraction q) {
    String text = ShortDecimal.nearest(q, 6);
    assertEquals(0, new BigDecimal(text).compareTo(rounded(q, RoundingMode.HALF_UP)), text);
    assertTrue(text.length() <= 13, text);
    String digits = text.replaceFirst("e.*", "");
    assertTrue(!digits.contains(".") || !digits.endsWith("0"), text);
  }

  /** |√q − t| ≤ u/2 with the unit u of the sixth digit of t, in squares. */
  @Property(seed = "8102", tries = 500)
  void isNearestToTheRoot(@ForAll("fractions") BigFraction q) {
    BigFraction t = number(ShortDecimal.nearestRoot(q.abs(), 6));
    BigFraction half = unit(t).divide(2);
    assertTrue(square(t.subtract(half)).compareTo(q.abs()) <= 0, t.toString());
    assertTrue(square(t.add(half)).compareTo(q.abs()) > 0 || isZero(q), t.toString());
  }

  /** t ≤ √q < t + u. */
  @Property(seed = "8103", tries = 500)
  void isNeverAboveTheRoot(@ForAll("fractions") BigFraction q) {
    BigFraction t = number(ShortDecimal.belowRoot(q.abs(), 6));
    assertTrue(square(t).compareTo(q.abs()) <= 0, t.toString());
    assertTrue(square(t.add(unit(t))).compareTo(q.abs()) > 0 || isZero(q), t.toString());
  }

  /** Roots that are decimals of few digits, and ties between two of six digits. */
  @Property(seed = "8104", tries = 500)
  void rootsOfSquaresAreRoundedLikeNumbers(@ForAll("fractions") BigFraction q) {
    assertEquals(ShortDecimal.nearest(q.abs(), 6), ShortDecimal.nearestRoot(square(q), 6));
  }

  private static BigFraction square(BigFraction q) {
    return q.multiply(q);
  }

  private static boolean isZero(BigFraction q) {
    return q.getNumerator().signum() == 0;
  }

  private static BigFraction number(String decimal) {
    BigDecimal number = new BigDecimal(decimal);
    return new BigFraction(number.unscaledValue()).multiply(power(-number.scale()));
  }

  /** The unit of the sixth digit. */
  private static BigFraction unit(BigFraction t) {
    if (isZero(t)) {
      return BigFraction.ZERO;
    }
    BigDecimal decimal = rounded(t, RoundingMode.HALF_EVEN);
    return power(decimal.precision() - decimal.scale() - 6);
  }

  @Example
  void plainOrWithAnExponent() {
    assertEquals("0", ShortDecimal.nearest(BigFraction.ZERO, 6));
    assertEquals("-0.001", ShortDecimal.nearest(new BigFraction(-1, 1000), 6));
    assertEquals("9.99999e-4", ShortDecimal.nearest(new BigFraction(999999, 1000000000), 6));
    assertEquals("100000000", ShortDecimal.nearest(new BigFraction(99999999), 6));
    assertEquals("1e9", ShortDecimal.nearest(new BigFraction(1000000000), 6));
    assertEquals("1.5", ShortDecimal.nearest(new BigFraction(3, 2), 6));
  }
}
