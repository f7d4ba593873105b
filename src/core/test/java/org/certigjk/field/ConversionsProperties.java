package org.certigjk.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import org.apache.commons.math3.fraction.BigFraction;

/** Every conversion against its definition, and against Commons Numbers. */
class ConversionsProperties {
  /** All finite doubles, every exponent equally often, subnormal numbers among them. */
  @Provide
  static Arbitrary<Double> doubles() {
    return Arbitraries.longs()
        .withDistribution(RandomDistribution.uniform())
        .map(Double::longBitsToDouble)
        .filter(x -> Double.isFinite(x))
        .edgeCases(c -> c.add(0.0, -0.0, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE));
  }

  @Provide
  static Arbitrary<Double> subnormals() {
    return Arbitraries.longs().between(-(1L << 52), 1L << 52).map(k -> k * Double.MIN_VALUE);
  }

  @Provide
  static Arbitrary<Float> floats() {
    return Arbitraries.integers()
        .withDistribution(RandomDistribution.uniform())
        .map(Float::intBitsToFloat)
        .filter(x -> Float.isFinite(x))
        .edgeCases(c -> c.add(0f, Float.MIN_VALUE, Float.MIN_NORMAL, Float.MAX_VALUE));
  }

  /** Fractions of either sign with terms of up to 1 200 bits. */
  @Provide
  static Arbitrary<BigFraction> fractions() {
    return Combinators.combine(integers(), integers(), Arbitraries.of(1, -1))
        .as((p, q, sign) -> new BigFraction(p.multiply(BigInteger.valueOf(sign)), q));
  }

  private static Arbitrary<BigInteger> integers() {
    return Combinators.combine(Arbitraries.integers().between(1, 1200), Arbitraries.longs())
        .as((bits, seed) -> new BigInteger(bits, new Random(seed)).setBit(0));
  }

  /** Numbers that differ from x in the positions below its last place, if at all. */
  private static BigFraction[] around(BigFraction x) {
    BigFraction little = new BigFraction(BigInteger.ONE, BigInteger.ONE.shiftLeft(1200));
    return new BigFraction[] {x.subtract(little), x, x.add(little)};
  }

  private static BigFraction rational(BigDecimal x) {
    return x.scale() >= 0
        ? new BigFraction(x.unscaledValue(), BigInteger.TEN.pow(x.scale()))
        : new BigFraction(x.toBigIntegerExact());
  }

  private static BigFraction middle(BigDecimal a, BigDecimal b) {
    return rational(a.add(b).multiply(new BigDecimal("0.5")));
  }

  @Property(seed = "1")
  void doubleToRationalIsExact(@ForAll("doubles") double x) {
    assertEquals(rational(new BigDecimal(x)), Conversions.toRational(x));
    assertEquals(
        org.apache.commons.numbers.fraction.BigFraction.from(x).getNumerator(),
        Conversions.toRational(x).getNumerator());
  }

  @Property(seed = "2")
  void subnormalToRationalIsExact(@ForAll("subnormals") double x) {
    assertEquals(rational(new BigDecimal(x)), Conversions.toRational(x));
  }

  @Property(seed = "3")
  void floatToRationalIsExact(@ForAll("floats") float x) {
    assertEquals(rational(new BigDecimal(x)), Conversions.toRational(x));
  }

  @Property(seed = "4")
  void doublesAndFloatsComeBack(@ForAll("doubles") double x, @ForAll("floats") float y) {
    assertEquals(x + 0.0, Conversions.toDouble(Conversions.toRational(x)));
    assertEquals(y + 0f, Conversions.toFloat(Conversions.toRational(y)));
  }

  @Property(seed = "5")
  void rationalToDoubleIsNearest(@ForAll("fractions") BigFraction q) {
    double x = Conversions.toDouble(q);
    assertTrue(NearestJudge.isNearest(q, 1, x), () -> q + " gives " + x);
    org.apache.commons.numbers.fraction.BigFraction oracle =
        org.apache.commons.numbers.fraction.BigFraction.of(q.getNumerator(), q.getDenominator());
    assertEquals(oracle.doubleValue() + 0.0, x);
  }

  @Property(seed = "6")
  void rationalToFloatIsNearest(@ForAll("fractions") BigFraction q) {
    float x = Conversions.toFloat(q);
    assertTrue(NearestJudge.isNearest(q, 1, x), () -> q + " gives " + x);
  }

  @Property(seed = "7")
  void tiesAndTheirSurroundingsAreNearest(
      @ForAll("doubles") double x, @ForAll("subnormals") double s, @ForAll("floats") float y) {
    for (double d : new double[] {Math.abs(x), Math.abs(s)}) {
      if (d != Double.MAX_VALUE) {
        for (BigFraction q : around(middle(new BigDecimal(d), new BigDecimal(Math.nextUp(d))))) {
          assertTrue(NearestJudge.isNearest(q, 1, Conversions.toDouble(q)));
          assertTrue(NearestJudge.isNearest(q.negate(), 1, Conversions.toDouble(q.negate())));
        }
      }
    }
    float f = Math.abs(y);
    if (f != Float.MAX_VALUE) {
      for (BigFraction q : around(middle(new BigDecimal(f), new BigDecimal(Math.nextUp(f))))) {
        assertTrue(NearestJudge.isNearest(q, 1, Conversions.toFloat(q)));
      }
    }
  }

  @Property(seed = "8")
  void rootIsNearest(@ForAll("fractions") BigFraction q) {
    BigFraction square = q.multiply(q.getNumerator().signum()); // |q|
    double x = Conversions.sqrtToDouble(square);
    assertTrue(NearestJudge.isNearest(square, 2, x), () -> square + " gives " + x);
    float y = Conversions.sqrtToFloat(square);
    assertTrue(NearestJudge.isNearest(square, 2, y), () -> square + " gives " + y);
  }

  /** Squares of middles are the numbers where a root is a tie; beside them it nearly is one. */
  @Property(seed = "9")
  void rootsNearTiesAreNearest(@ForAll("doubles") double x, @ForAll("floats") float y) {
    double d = Math.abs(x);
    if (d != Double.MAX_VALUE) {
      BigFraction middle = middle(new BigDecimal(d), new BigDecimal(Math.nextUp(d)));
      for (BigFraction q : new BigFraction[] {middle, Conversions.toRational(d)}) {
        for (BigFraction square : around(q.multiply(q))) {
          if (square.getNumerator().signum() >= 0) {
            assertTrue(NearestJudge.isNearest(square, 2, Conversions.sqrtToDouble(square)));
          }
        }
      }
    }
    float f = Math.abs(y);
    if (f != Float.MAX_VALUE) {
      BigFraction middle = middle(new BigDecimal(f), new BigDecimal(Math.nextUp(f)));
      BigFraction square = middle.multiply(middle);
      assertTrue(NearestJudge.isNearest(square, 2, Conversions.sqrtToFloat(square)));
    }
  }

  /** The hardware's root of a double is correctly rounded (IEEE 754-2019, section 5.4.1). */
  @Property(seed = "10")
  void rootOfADoubleIsThatOfTheHardware(@ForAll("doubles") double x) {
    double d = Math.abs(x);
    assertEquals(Math.sqrt(d), Conversions.sqrtToDouble(Conversions.toRational(d)));
  }
}
