package org.certigjk.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Supplier;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.junit.jupiter.api.Test;

class VecTest {

  private static final Rationals Q = Rationals.INSTANCE;

  private static Vec<BigFraction> vec(double... coordinates) {
    return Vec.of(Q, coordinates);
  }

  @Test
  void exampleOfTheDocumentation() {
    Vec<BigFraction> x = vec(0.5, 1);
    assertEquals(new BigFraction(5, 4), x.dot(x));
    assertEquals(vec(1, 2), x.plus(x));
  }

  @Test
  void operations() {
    Vec<BigFraction> x = vec(1, -2, 3);
    Vec<BigFraction> y = vec(4, 5, -6);
    assertEquals(vec(5, 3, -3), x.plus(y));
    assertEquals(vec(-3, -7, 9), x.minus(y));
    assertEquals(vec(-1, 2, -3), x.unaryMinus());
    assertEquals(vec(0.5, -1, 1.5), x.times(BigFraction.ONE_HALF));
    assertEquals(new BigFraction(-24), x.dot(y));
    assertEquals(new BigFraction(14), x.squaredNorm());
    assertEquals(new BigFraction(2), x.sum());
    assertEquals(vec(1, -2, 3), x);
  }

  @Test
  void clearedOfDenominators() {
    Vec<BigFraction> x = Vec.of(Q, new BigFraction(-5, 6), new BigFraction(3, 4), BigFraction.ZERO);
    assertEquals(vec(-10, 9, 0), x.cleared());
    assertEquals(vec(2, -4), vec(2, -4).cleared());
    Vec<Double> doubles = Vec.of(Doubles.INSTANCE, 0.5, -0.75);
    assertEquals(doubles, doubles.cleared());
  }

  @Test
  void coordinates() {
    Vec<BigFraction> x = vec(7, 8, 9);
    assertEquals(3, x.dimension());
    assertEquals(new BigFraction(9), x.get(2));
    assertEquals(new BigFraction(7), x.component1());
    assertEquals(new BigFraction(8), x.component2());
    assertEquals(new BigFraction(9), x.component3());
    assertThrows(IndexOutOfBoundsException.class, () -> x.get(3));
    assertThrows(IndexOutOfBoundsException.class, () -> vec(1, 2).component3());
    assertSame(Q, x.field());
  }

  @Test
  void coordinatesInAListAndAsDoubles() {
    Vec<BigFraction> x = Vec.of(Q, new BigFraction(1, 3), new BigFraction(-2));
    assertEquals(List.of(new BigFraction(1, 3), new BigFraction(-2)), x.coordinates());
    assertThrows(
        UnsupportedOperationException.class, () -> x.coordinates().set(0, BigFraction.ONE));
    assertArrayEquals(new double[] {1.0 / 3, -2}, x.toDoubles());
    x.toDoubles()[0] = 5;
    assertEquals(new BigFraction(1, 3), x.get(0));
  }

  @Test
  void noArrayIsKept() {
    BigFraction[] array = {BigFraction.TWO, BigFraction.ONE};
    Vec<BigFraction> from = Vec.from(Q, array);
    Vec<BigFraction> of = Vec.of(Q, array);
    array[0] = BigFraction.ZERO;
    assertEquals(vec(2, 1), from);
    assertEquals(vec(2, 1), of);
  }

  @Test
  void otherCoordinatesOverTheSameField() {
    BigFraction[] array = {BigFraction.TWO, BigFraction.ONE, BigFraction.ZERO};
    Vec<BigFraction> x = vec(7, 8).withCoordinates(array);
    array[0] = BigFraction.ZERO;
    assertEquals(vec(2, 1, 0), x);
    assertSame(Q, x.field());
    assertThrows(IllegalArgumentException.class, () -> x.withCoordinates());
  }

  @Test
  void factories() {
    BigFraction third = new BigFraction(1, 3);
    BigFraction[] array = {third, BigFraction.ONE};
    Vec<BigFraction> x = Vec.from(Q, array);
    array[0] = BigFraction.ZERO;
    assertEquals(third, x.get(0));
    assertEquals(x, Vec.from(Q, List.of(third, BigFraction.ONE)));
    assertEquals(x, Vec.of(Q, third, BigFraction.ONE));
    assertEquals(Vec.of(Doubles.INSTANCE, 1 / 3.0), Vec.of(Doubles.INSTANCE, third));
    assertEquals(vec(0, 1, 0), Vec.unit(Q, 3, 1));
    assertThrows(IndexOutOfBoundsException.class, () -> Vec.unit(Q, 3, 3));
  }

  @Test
  void noCoordinates() {
    for (Supplier<Vec<BigFraction>> empty :
        List.<Supplier<Vec<BigFraction>>>of(
            () -> Vec.of(Q, new double[0]),
            () -> Vec.of(Q, new BigFraction[0]),
            () -> Vec.from(Q, new BigFraction[0]),
            () -> Vec.from(Q, List.of()))) {
      assertEquals(
          "a vector needs at least one coordinate",
          assertThrows(IllegalArgumentException.class, empty::get).getMessage());
    }
  }

  @Test
  void combination() {
    @SuppressWarnings({"unchecked", "rawtypes"}) // a generic array cannot be made otherwise
    Vec<BigFraction>[] points = new Vec[] {vec(1, 0), vec(0, 1), vec(2, 2)};
    assertEquals(vec(7, 8), vec(1, 2, 3).combination(points));
    assertEquals(
        "3 points with 2 weights",
        assertThrows(IllegalArgumentException.class, () -> vec(1, 2).combination(points))
            .getMessage());
    assertEquals(
        "3 points with 4 weights",
        assertThrows(IllegalArgumentException.class, () -> vec(1, 2, 3, 4).combination(points))
            .getMessage());
  }

  @Test
  void dimensionsMustAgree() {
    Vec<BigFraction> x = vec(1, 2);
    Vec<BigFraction> y = vec(1, 2, 3);
    for (Runnable operation :
        List.<Runnable>of(() -> x.plus(y), () -> y.minus(x), () -> x.dot(y), () -> y.dot(x))) {
      String message = assertThrows(IllegalArgumentException.class, operation::run).getMessage();
      assertTrue(message.matches("vectors of dimensions (2 and 3|3 and 2)"), message);
    }
  }

  @Test
  void zero() {
    assertTrue(vec(0, -0.0, 0).isZero());
    assertFalse(vec(0, 0, Double.MIN_VALUE).isZero());
    assertFalse(vec(-1, 0).isZero());
    assertTrue(Vec.of(Doubles.INSTANCE, -0.0).isZero());
  }

  @Test
  void equality() {
    assertEquals(vec(1, 2), vec(1, 2));
    assertEquals(vec(1, 2).hashCode(), vec(1, 2).hashCode());
    assertNotEquals(vec(1, 2).hashCode(), vec(2, 1).hashCode());
    assertNotEquals(vec(1, 2), vec(2, 1));
    assertNotEquals(vec(1, 2), vec(1, 2, 0));
    assertNotEquals(vec(1), Vec.of(Doubles.INSTANCE, 1));
    assertFalse(vec(1).equals(null));
  }

  @Test
  void toRational() {
    Vec<BigFraction> x = Vec.of(Doubles.INSTANCE, 0.75, Double.MIN_VALUE).toRational();
    assertEquals(vec(0.75, Double.MIN_VALUE), x);
    assertSame(Q, x.field());
    Vec<Double> infinite = Vec.from(Doubles.INSTANCE, 1.0, Double.POSITIVE_INFINITY);
    assertThrows(ArithmeticException.class, infinite::toRational);
  }

  @Test
  void text() {
    assertEquals("(1.0, -2.5)", Vec.of(Doubles.INSTANCE, 1, -2.5).toString());
    assertEquals("(1 / 2)", vec(0.5).toString());
  }
}
