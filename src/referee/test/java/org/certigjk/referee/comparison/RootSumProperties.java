package org.certigjk.referee.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Signs of sums of roots, against decimals of 400 digits. */
class RootSumProperties {

  private static final MathContext DIGITS = new MathContext(400);

  @Property(tries = 500)
  void agreesWithDecimals(@ForAll long seed) {
    Random random = new Random(seed);
    BigFraction[] squares = new BigFraction[1 + random.nextInt(4)];
    BigDecimal sum = BigDecimal.ZERO;
    for (int i = 0; i < squares.length; i++) {
      squares[i] = square(random, i == 0 ? null : squares[i - 1]);
      BigDecimal root = decimal(squares[i].abs()).sqrt(DIGITS);
      sum = squares[i].getNumerator().signum() < 0 ? sum.subtract(root) : sum.add(root);
    }
    int expected = sum.abs().compareTo(new BigDecimal("1e-150")) < 0 ? 0 : sum.signum();
    assertEquals(expected, RootSum.sign(squares));
  }

  /** Often a multiple of the one before, so that sums vanish or nearly do. */
  private static BigFraction square(Random random, BigFraction before) {
    BigFraction q =
        before == null || random.nextBoolean()
            ? new BigFraction(random.nextInt(20) - 10, 1 + random.nextInt(9))
            : before.multiply(new BigFraction(-(1 + random.nextInt(4))));
    return random.nextInt(4) == 0 ? q.add(Conversions.toRational(0x1p-200)) : q;
  }

  private static BigDecimal decimal(BigFraction q) {
    return new BigDecimal(q.getNumerator()).divide(new BigDecimal(q.getDenominator()), DIGITS);
  }

  private static BigFraction of(long p) {
    return new BigFraction(p);
  }

  @Test
  @DisplayName("√8 − √2 − √2 = 0, and a hair beside it is not")
  void zero() {
    assertEquals(0, RootSum.sign(of(8), of(-2), of(-2)));
    BigFraction hair = Conversions.toRational(0x1p-1000);
    assertEquals(1, RootSum.sign(of(8).add(hair), of(-2), of(-2)));
    assertEquals(-1, RootSum.sign(of(8).subtract(hair), of(-2), of(-2)));
    assertEquals(0, RootSum.sign());
    BigFraction tiny = hair.multiply(hair);
    assertEquals(0, RootSum.sign(of(8).multiply(tiny), tiny.multiply(-2), tiny.multiply(-2)));
    BigFraction[] twoClasses = {of(8), of(-27), of(-2), of(3), of(-2), of(12)};
    assertEquals(0, RootSum.sign(twoClasses));
    twoClasses[3] = of(3).subtract(tiny);
    assertEquals(-1, RootSum.sign(twoClasses));
  }

  @Test
  @DisplayName("sums that agree in many digits: √10 + √11 against √5 + √18 and like")
  void close() {
    assertEquals(1, RootSum.sign(of(10), of(11), of(-5), of(-18)));
    assertEquals(
        1,
        RootSum.sign(of(1_000_000_025), of(1_000_000_031), of(-1_000_000_027), of(-1_000_000_028)));
  }
}
