package org.certigjk.fast.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.IntegerVector;
import org.junit.jupiter.api.Test;

class ExactPairTest {

  private static final IntegerVector ONES = IntegerVector.of(1, 1, 1, 0);

  private static ExactPair pair(double[][] a, double[][] b, double... t) {
    return new ExactPair(Vertices.of(a), Vertices.of(b), t);
  }

  /** The sum of the coordinates, as a multiple of 2^exponent. */
  private static BigInteger sum(IntegerVector x, int exponent) {
    return x.dot(ONES).shiftLeft(x.exponent() - exponent);
  }

  @Test
  void differencesInIntegers() {
    ExactPair pair =
        pair(new double[][] {{1, 2, 3}, {0.5, 8, 0}}, new double[][] {{4, 1, 0}}, 1, 0, 0.25);
    assertEquals(BigInteger.valueOf(9), sum(pair.integerDifference(0, 0), -2));
    assertEquals(BigInteger.valueOf(19), sum(pair.integerDifference(1, 0), -2));
    assertEquals(BigInteger.valueOf(10), sum(pair.integerEdge(0, 1, 0, 0), -2));
    assertEquals(BigInteger.valueOf(-10), sum(ExactPair.integerEdge(pair.a, 1, 0), -2));
    assertEquals(BigInteger.ZERO, sum(ExactPair.integerEdge(pair.b, 0, 0), 0));
  }

  /** Longs up to 59 bits in each coordinate, large integers beyond. */
  @Test
  void differencesOfManyBits() {
    for (int bits = 50; bits < 70; bits++) {
      double large = Math.scalb(1.0, bits);
      ExactPair pair =
          pair(new double[][] {{large, 1, 0}}, new double[][] {{-large, -1, 0}}, large, 0, 0);
      BigInteger expected = BigInteger.ONE.shiftLeft(bits).multiply(BigInteger.valueOf(3));
      assertEquals(expected.add(BigInteger.TWO), sum(pair.integerDifference(0, 0), 0));
    }
  }

  /**
   * The same for edges of one figure: longs up to 59 bits in the figure, or in these two points.
   */
  @Test
  void edgesOfManyBits() {
    for (int bits = 50; bits < 70; bits++) {
      double large = Math.scalb(1.0, bits);
      Vertices p = Vertices.of(new double[][] {{large, 1, 0}, {-large, -1, 0}, {1, 1, 0}});
      BigInteger power = BigInteger.ONE.shiftLeft(bits);
      BigInteger first = power.shiftLeft(1).add(BigInteger.TWO).negate();
      BigInteger second = power.add(BigInteger.valueOf(3)).negate();
      assertEquals(first, sum(ExactPair.integerEdge(p, 0, 1), 0));
      assertEquals(second, sum(ExactPair.integerEdge(p, 2, 1), 0));
    }
  }

  @Test
  void differenceOfEqualPointsIsZero() {
    double[][] zero = {{0, 0, 0}};
    IntegerVector y = pair(zero, zero, 0, 0, 0).integerDifference(0, 0);
    assertEquals(BigInteger.ZERO, y.dot(ONES));
    assertEquals(0, y.exponent());
  }

  @Test
  void latticesAreThoseOfTenBits() {
    double[][] origin = {{0, 0, 0}};
    assertTrue(pair(new double[][] {{1023, 1, -1023}}, origin, 0, 0, 0).isLattice);
    assertFalse(pair(new double[][] {{1024, 1, 0}}, origin, 0, 0, 0).isLattice);
    assertFalse(pair(new double[][] {{1023, 0.5, 0}}, origin, 0, 0, 0).isLattice);
    assertFalse(pair(new double[][] {{1, 2, 3}}, origin, 1024, 0, 0).isLattice);
    assertFalse(pair(new double[][] {{1, 2, 3}}, origin, 0x1p-20, 0, 0).isLattice);
    assertTrue(pair(new double[][] {{0x1p-240, 0, 0}}, origin, 0, 0, 0).isLattice);
    assertFalse(pair(new double[][] {{0x1p-241, 0, 0}}, origin, 0, 0, 0).isLattice);
    assertTrue(pair(origin, origin, 0, 0, 0).isLattice);
  }
}
