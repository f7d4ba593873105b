package org.certigjk.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;

class IntegersTest {

  private static final Integers Z = Integers.INSTANCE;

  private static BigInteger integer(long k) {
    return BigInteger.valueOf(k);
  }

  @Test
  void dividesWhereNothingIsLeftOver() {
    assertEquals(integer(-3), Z.div(integer(12), integer(-4)));
    assertEquals(integer(0), Z.div(integer(0), integer(7)));
    assertEquals(integer(-1), Z.inverse(integer(-1)));
    assertEquals(integer(5), Z.of(new BigFraction(10, 2)));
  }

  @Test
  void refusesWhatIsNotAnInteger() {
    assertThrows(ArithmeticException.class, () -> Z.div(integer(12), integer(5)));
    assertThrows(ArithmeticException.class, () -> Z.div(integer(12), integer(0)));
    assertThrows(ArithmeticException.class, () -> Z.inverse(integer(2)));
    assertThrows(ArithmeticException.class, () -> Z.of(new BigFraction(1, 2)));
    assertThrows(ArithmeticException.class, () -> Z.of(0.5));
  }

  @Test
  void hasTheOrderSumsAndProductsOfTheRationals() {
    for (int a = -3; a <= 3; a++) {
      for (int b = -3; b <= 3; b++) {
        BigInteger x = integer(a);
        BigInteger y = integer(b);
        assertEquals(integer(a + b), Z.plus(x, y));
        assertEquals(integer(a - b), Z.minus(x, y));
        assertEquals(integer(a * b), Z.times(x, y));
        assertEquals(Integer.compare(a, b), Z.compare(x, y));
      }
      assertEquals(integer(-a), Z.unaryMinus(integer(a)));
      assertEquals(new BigFraction(a), Z.toRational(integer(a)));
      assertEquals(Integer.signum(a), Z.signum(integer(a)));
      assertEquals(a == 0, Z.isZero(integer(a)));
    }
    assertFalse(Z.exact(), "2 has no inverse");
    assertEquals("Integers", Z.toString());
  }

  @Test
  void roundsToDoubles() {
    BigInteger large = BigInteger.ONE.shiftLeft(53).add(BigInteger.ONE);
    assertEquals(0x1p53, Z.toDouble(large));
    assertEquals(Double.POSITIVE_INFINITY, Z.toDouble(BigInteger.ONE.shiftLeft(2000)));
  }
}
