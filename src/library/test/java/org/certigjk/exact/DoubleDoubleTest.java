package org.certigjk.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every operation against exact decimals, with the bound that its comment claims. */
class DoubleDoubleTest {

  private static final int RUNS = 5_000;

  /** u². */
  private static final double SQUARE = 0x1p-106;

  @FunctionalInterface
  private interface Operation {
    /** Runs on two operands and returns what must not exceed bound · |expected|. */
    Deviation on(DoubleDouble x, DoubleDouble y);
  }

  private record Deviation(BigDecimal error, BigDecimal expected) {
    static Deviation of(DoubleDouble computed, BigDecimal expected) {
      return new Deviation(exact(computed).subtract(expected), expected);
    }
  }

  @TestFactory
  Stream<DynamicTest> keepsItsBound() {
    return Stream.of(
        bound("sum", 0, (x, y) -> sum(x.high(), y.high())),
        bound("difference", 0, (x, y) -> difference(x.high(), y.high())),
        bound("product", 0, (x, y) -> product(x.high(), y.high())),
        bound(
            "plus a double",
            2,
            (x, y) -> Deviation.of(x.plus(y.high()), exact(x).add(exact(y.high())))),
        bound("plus", 3.001, (x, y) -> Deviation.of(x.plus(y), exact(x).add(exact(y)))),
        bound("minus", 3.001, (x, y) -> Deviation.of(x.minus(y), exact(x).subtract(exact(y)))),
        bound(
            "times a double",
            2,
            (x, y) -> Deviation.of(x.times(y.high()), exact(x).multiply(exact(y.high())))),
        bound("times", 5, (x, y) -> Deviation.of(x.times(y), exact(x).multiply(exact(y)))),
        bound("div", 15.001, DoubleDoubleTest::quotient),
        bound("sqrt", 10, (x, y) -> square(x.abs().sqrt(), x.abs())));
  }

  private static DynamicTest bound(String name, double squares, Operation operation) {
    return DynamicTest.dynamicTest(name, () -> checkBound(name, squares, operation));
  }

  private static void checkBound(String name, double squares, Operation operation) {
    Random random = new Random(name.hashCode());
    BigDecimal bound = new BigDecimal(squares * SQUARE);
    boolean rounded = false;
    for (int run = 0; run < RUNS; run++) {
      DoubleDouble x = random(random);
      DoubleDouble y = run % 3 == 0 ? near(x, random) : random(random);
      Deviation deviation = operation.on(x, y);
      BigDecimal allowed = bound.multiply(deviation.expected().abs());
      assertTrue(deviation.error().abs().compareTo(allowed) <= 0, () -> name + " " + x + ", " + y);
      rounded |= deviation.error().signum() != 0;
    }
    assertEquals(squares != 0, rounded, "is anything rounded at all?");
  }

  private static Deviation sum(double x, double y) {
    return Deviation.of(DoubleDouble.sum(x, y), exact(x).add(exact(y)));
  }

  private static Deviation difference(double x, double y) {
    return Deviation.of(DoubleDouble.difference(x, y), exact(x).subtract(exact(y)));
  }

  private static Deviation product(double x, double y) {
    return Deviation.of(DoubleDouble.product(x, y), exact(x).multiply(exact(y)));
  }

  /** |q − x/y| ≤ bound |x/y| if and only if |qy − x| ≤ bound |x|. */
  private static Deviation quotient(DoubleDouble x, DoubleDouble y) {
    BigDecimal product = exact(x.div(y)).multiply(exact(y));
    return new Deviation(product.subtract(exact(x)), exact(x));
  }

  /** Twice the relative error of a root is that of its square, nearly. */
  private static Deviation square(DoubleDouble root, DoubleDouble x) {
    return new Deviation(exact(root).pow(2).subtract(exact(x)), exact(x));
  }

  private static BigDecimal exact(double x) {
    return new BigDecimal(x);
  }

  private static BigDecimal exact(DoubleDouble x) {
    return exact(x.high()).add(exact(x.low()));
  }

  /** Of either sign, the parts close together or far apart, now and then only one. */
  private static DoubleDouble random(Random random) {
    double high = Math.scalb(0.5 + random.nextDouble() / 2, random.nextInt(80) - 40);
    int gap = random.nextInt(4) == 0 ? random.nextInt(60) : 0;
    double low = Math.scalb(random.nextDouble() - 0.5, Math.getExponent(high) - 52 - gap);
    DoubleDouble sum = DoubleDouble.sum(high, random.nextInt(8) == 0 ? 0 : low);
    return random.nextBoolean() ? sum : sum.unaryMinus();
  }

  /** A number close to −x, so that sums cancel. */
  private static DoubleDouble near(DoubleDouble x, Random random) {
    double high = x.high() * (1 + random.nextInt(5) * 0x1p-52);
    double low = x.low() * (1 + random.nextInt(5) * 0x1p-50);
    return DoubleDouble.sum(high, low).unaryMinus();
  }

  @Test
  void signsAndScalingAreExact() {
    DoubleDouble x = DoubleDouble.sum(-1, 0x1p-70);
    assertEquals(exact(x).negate(), exact(x.unaryMinus()));
    assertEquals(exact(x).abs(), exact(x.abs()));
    assertEquals(exact(x).negate().abs(), exact(x.unaryMinus().abs()));
    assertEquals(0, exact(x).multiply(exact(0x1p-300)).compareTo(exact(x.scalb(-300))));
    assertEquals(exact(x), exact(DoubleDouble.ofPair(x.high(), x.low())));
  }

  @Test
  void rootOfZero() {
    assertEquals(0.0, DoubleDouble.of(0).sqrt().high());
  }

  @Test
  void roundsIfTheErrorLeavesNoChoice() {
    DoubleDouble above = DoubleDouble.ofPair(1, 0x1.8p-54);
    assertEquals(1, above.roundedWithin(0x1p-56));
    assertEquals(Double.NaN, above.roundedWithin(0x1p-54), "the midpoint 1 + 2⁻⁵³ is too close");
    // below a power of two the doubles are closer together
    DoubleDouble below = DoubleDouble.ofPair(1, -0x1.8p-55);
    assertEquals(1, below.roundedWithin(0x1p-57));
    assertEquals(Double.NaN, below.roundedWithin(0x1p-55));
    assertEquals(-1, above.unaryMinus().roundedWithin(0x1p-56));
    assertEquals(Double.NaN, above.unaryMinus().roundedWithin(0x1p-54));
  }

  @Test
  void doesNotRoundWhereUnderflowOrOverflowIsNear() {
    assertEquals(0x1p-900, DoubleDouble.of(0x1p-900).roundedWithin(DoubleDouble.U));
    assertEquals(Double.NaN, DoubleDouble.of(0x1p-901).roundedWithin(DoubleDouble.U));
    assertEquals(0x1p900, DoubleDouble.of(0x1p900).roundedWithin(DoubleDouble.U));
    assertEquals(Double.NaN, DoubleDouble.of(0x1p901).roundedWithin(DoubleDouble.U));
    assertEquals(Double.NaN, DoubleDouble.of(0).roundedWithin(DoubleDouble.U));
    assertEquals(Double.NaN, DoubleDouble.product(1e200, 1e200).roundedWithin(DoubleDouble.U));
  }

  /** The absolute error of products that underflow. */
  @Test
  void underflowCostsLessThanEta() {
    Random random = new Random(9);
    for (int run = 0; run < RUNS; run++) {
      DoubleDouble x = random(random).scalb(-530);
      DoubleDouble y = random(random).scalb(-530 + random.nextInt(60) - 30);
      BigDecimal expected = exact(x).multiply(exact(y));
      BigDecimal error = exact(x.times(y)).subtract(expected).abs();
      BigDecimal allowed = expected.abs().multiply(exact(DoubleDouble.U));
      assertTrue(error.compareTo(allowed.add(exact(DoubleDouble.ETA))) <= 0, () -> x + ", " + y);
    }
  }

  @Test
  void exampleOfTheComment() {
    DoubleDouble third = DoubleDouble.of(1).div(DoubleDouble.of(3));
    assertEquals("0.3333333333333333 + 1.850371707708594E-17", third.toString());
  }
}
