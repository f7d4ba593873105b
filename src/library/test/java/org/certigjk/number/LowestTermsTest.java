package org.certigjk.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LowestTermsTest {

  private static BigInteger product(Random random) {
    BigInteger product = BigInteger.valueOf(random.nextBoolean() ? 1 : -1);
    for (int factor : new int[] {2, 3, 3, 5, 7, 101}) {
      product = product.multiply(BigInteger.valueOf(factor).pow(random.nextInt(4)));
    }
    return random.nextInt(8) == 0 ? BigInteger.ZERO : product;
  }

  /** Also of numbers over different denominators, and of numerators that are 0. */
  @Test
  void areThoseOfTheGcdOfEachNumber() {
    Random random = new Random(17);
    for (int run = 0; run < 300; run++) {
      BigInteger q = product(random).abs().max(BigInteger.ONE);
      List<Ratio> numbers = new ArrayList<>();
      for (int k = 0; k < 6; k++) {
        BigInteger other = q.shiftLeft(random.nextInt(3));
        numbers.add(Ratio.of(product(random), random.nextInt(5) == 0 ? BigInteger.TEN : other));
      }
      LowestTerms.find(numbers);
      for (Ratio number : numbers) {
        BigInteger gcd = number.numerator().gcd(number.denominator());
        Ratio lowest = number.lowestTerms();
        assertEquals(number.numerator().divide(gcd), lowest.numerator(), number::toString);
        assertEquals(number.denominator().divide(gcd), lowest.denominator(), number::toString);
        assertSame(lowest, number.lowestTerms());
        assertSame(lowest, lowest.lowestTerms());
      }
    }
  }

  @Test
  void oneNumberAlone() {
    Ratio number = Ratio.of(BigInteger.valueOf(-84), BigInteger.valueOf(360));
    assertEquals("-7/30", number.lowestTerms().toString());
    assertEquals("-7/30", Numerals.format(number));
    assertEquals("0/1", Numerals.format(Ratio.of(BigInteger.ZERO, BigInteger.TEN)));
  }

  /** The JDK's gcd is the oracle. */
  @Test
  void divisorsOfLongNumbers() {
    Random random = new Random(4);
    for (int run = 0; run < 60; run++) {
      BigInteger g = new BigInteger(1 + random.nextInt(9000), random).setBit(0);
      BigInteger a = new BigInteger(random.nextInt(12000), random).multiply(g);
      BigInteger b = new BigInteger(random.nextInt(12000), random).multiply(g);
      BigInteger near = a.add(BigInteger.valueOf(random.nextInt(3)));
      assertEquals(a.gcd(b), LongGcd.of(a, b));
      assertEquals(a.gcd(near), LongGcd.of(a.negate(), near));
      assertEquals(a.gcd(a.multiply(b)), LongGcd.of(a, a.multiply(b)));
    }
  }

  /** The longest chain of quotients 1, and powers, whose matrices are far from balanced. */
  @Test
  void divisorsOfSpecialNumbers() {
    BigInteger x = BigInteger.ONE;
    BigInteger y = BigInteger.ONE;
    for (int k = 0; k < 20_000; k++) {
      BigInteger sum = x.add(y);
      x = y;
      y = sum;
    }
    BigInteger factor = BigInteger.TEN.pow(3000);
    assertEquals(BigInteger.ONE, LongGcd.of(x, y));
    assertEquals(factor, LongGcd.of(x.multiply(factor), y.multiply(factor)));
    BigInteger ones = BigInteger.ONE.shiftLeft(20_000).subtract(BigInteger.ONE);
    BigInteger more = BigInteger.ONE.shiftLeft(15_000).subtract(BigInteger.ONE);
    assertEquals(BigInteger.ONE.shiftLeft(5000).subtract(BigInteger.ONE), LongGcd.of(ones, more));
    assertEquals(BigInteger.ONE, LongGcd.of(ones, ones.add(BigInteger.ONE)));
    assertEquals(ones, LongGcd.of(ones, ones));
    assertEquals(ones, LongGcd.of(ones, BigInteger.ZERO));
  }
}
