package org.certigjk.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.number.Numerals;

class NumeralsProperties {
  @Provide
  static Arbitrary<Double> doubles() {
    return ConversionsProperties.doubles();
  }

  @Provide
  static Arbitrary<BigFraction> fractions() {
    return ConversionsProperties.fractions();
  }

  /** Powers of two, where the doubles below are twice as dense, and their neighbours. */
  @Provide
  static Arbitrary<Double> powersOfTwo() {
    return Arbitraries.integers().between(-1074, 1023).map(e -> Math.scalb(1.0, e));
  }

  @Property(seed = "1")
  void fractionsComeBack(@ForAll("fractions") BigFraction q) {
    assertEquals(q, Numerals.parseExact(Numerals.format(q)));
    assertEquals(q, Numerals.parseExact("+" + Numerals.format(q.abs())).multiply(sign(q)));
    assertTrue(Numerals.isRatioOrHex(Numerals.format(q)));
  }

  private static int sign(BigFraction q) {
    return q.getNumerator().signum();
  }

  @Property(seed = "2")
  void doublesComeBack(@ForAll("doubles") double x) {
    assertEquals(x + 0.0, Numerals.parseNearest(Numerals.format(x)));
    assertEquals(x + 0.0, Numerals.parseNearest(Numerals.formatHex(x)));
    assertEquals(Conversions.toRational(x), Numerals.parseExact(Numerals.formatHex(x)));
    assertEquals(Conversions.toRational(x), Numerals.parseExact(new BigDecimal(x).toPlainString()));
  }

  @Property(seed = "3")
  void nearestIsTheRoundedExact(
      @ForAll BigInteger digits, @ForAll @IntRange(min = -400, max = 280) int exponent) {
    String text = digits + "e" + exponent;
    assertEquals(Conversions.toDouble(Numerals.parseExact(text)), Numerals.parseNearest(text));
    String hex = digits.signum() < 0 ? "-0x" : "0x";
    hex += digits.abs().toString(16) + "p" + 3 * exponent;
    assertEquals(Conversions.toDouble(Numerals.parseExact(hex)), Numerals.parseNearest(hex));
  }

  @Property(seed = "4")
  void decimalsAreThoseOfBigDecimal(@ForAll BigDecimal x) {
    BigDecimal back =
        new BigDecimal(Numerals.parseExact(x.toString()).getNumerator())
            .divide(new BigDecimal(Numerals.parseExact(x.toString()).getDenominator()));
    assertEquals(0, x.compareTo(back));
  }

  /**
   * No decimal of fewer digits comes back; the two around x of one digit less are the candidates.
   */
  @Property(seed = "5")
  void digitsAreFewest(@ForAll("doubles") double d, @ForAll("powersOfTwo") double power) {
    for (double x : new double[] {Math.abs(d), power}) {
      BigDecimal shortest = new BigDecimal(Numerals.format(x)).stripTrailingZeros();
      if (shortest.precision() > 1) {
        BigDecimal step = new BigDecimal(BigInteger.ONE, shortest.scale() - 1); // one digit less
        BigDecimal below = new BigDecimal(x).divideToIntegralValue(step).multiply(step);
        assertTrue(below.doubleValue() != x, () -> below + " suffices for " + x);
        assertTrue(below.add(step).doubleValue() != x, () -> below.add(step) + " for " + x);
      }
    }
  }
}
