package org.certigjk.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PolytopeTest {

  private static final Rationals Q = Rationals.INSTANCE;
  private static final Polytope<BigFraction> SQUARE =
      Polytope.of(Q, new double[][] {{0, 0}, {1, 0}, {1, 1}, {0, 1}});

  private static String messageOf(org.junit.jupiter.api.function.Executable executable) {
    return assertThrows(IllegalArgumentException.class, executable).getMessage();
  }

  @Test
  void supportIsTheLowestIndexOnTies() {
    assertEquals(2, SQUARE.supportIndex(Vec.of(Q, 1, 1)));
    assertEquals(1, SQUARE.supportIndex(Vec.of(Q, 1, 0)));
    assertEquals(2, SQUARE.supportIndex(Vec.of(Q, 0, 1)));
    assertEquals(0, SQUARE.supportIndex(Vec.of(Q, -1, 0)));
    assertEquals(0, SQUARE.supportIndex(Vec.of(Q, 0, 0)));
    assertEquals(3, SQUARE.supportIndex(Vec.of(Q, -1, 2)));
    assertEquals(Vec.of(Q, 0, 1), SQUARE.support(Vec.of(Q, -1, 2)));
    assertEquals(new BigFraction(2), SQUARE.supportValue(Vec.of(Q, -1, 2)));
  }

  @Test
  void points() {
    assertEquals(4, SQUARE.size());
    assertEquals(2, SQUARE.dimension());
    assertSame(Q, SQUARE.field());
    assertEquals(Vec.of(Q, 1, 1), SQUARE.get(2));
    assertArrayEquals(
        new Vec<?>[] {Vec.of(Q, 0, 1), Vec.of(Q, 0, 0)}, SQUARE.get(new int[] {3, 0}));
    assertThrows(IndexOutOfBoundsException.class, () -> SQUARE.get(4));
    assertThrows(IndexOutOfBoundsException.class, () -> SQUARE.get(new int[] {0, -1}));
    assertEquals(
        "{(0.0), (1.5)}", Polytope.of(Doubles.INSTANCE, new double[][] {{0}, {1.5}}).toString());
  }

  @Test
  void pointsInAList() {
    List<Vec<BigFraction>> points = SQUARE.points();
    assertEquals(SQUARE, Polytope.from(points));
    assertThrows(UnsupportedOperationException.class, () -> points.set(0, Vec.of(Q, 5, 5)));
  }

  @Test
  void moved() {
    Vec<BigFraction> t = Vec.of(Q, new BigFraction(1, 3), BigFraction.TWO);
    Polytope<BigFraction> moved = SQUARE.translated(t);
    assertEquals(SQUARE.points().stream().map(t::plus).toList(), moved.points());
    assertEquals(SQUARE, moved.translated(t.unaryMinus()));
    assertEquals("vectors of dimensions 2 and 1", messageOf(() -> SQUARE.translated(Vec.of(Q, 1))));
    Polytope<Double> huge = Polytope.of(Doubles.INSTANCE, new double[][] {{Double.MAX_VALUE}});
    assertEquals(
        "point 0 is (Infinity): every coordinate must be a number",
        messageOf(() -> huge.translated(huge.get(0))));
  }

  @Test
  void pointsAreCopied() {
    @SuppressWarnings({"unchecked", "rawtypes"}) // a generic array cannot be made otherwise
    Vec<BigFraction>[] points = new Vec[] {Vec.of(Q, 1), Vec.of(Q, 2)};
    Polytope<BigFraction> segment = Polytope.of(points);
    points[1] = Vec.of(Q, 99);
    assertEquals(Vec.of(Q, 2), segment.get(1));
  }

  @Test
  void emptySetIsAnError() {
    assertEquals("a polytope needs at least one point", messageOf(() -> Polytope.from(List.of())));
    assertEquals(
        "a polytope needs at least one point", messageOf(() -> Polytope.of(Q, new double[0][])));
  }

  @Test
  void mixedDimensionsAreAnError() {
    assertEquals(
        "point 1 has 3 coordinates, point 0 has 2",
        messageOf(() -> Polytope.of(Q, new double[][] {{1, 2}, {1, 2, 3}})));
    assertEquals(
        "a vector needs at least one coordinate",
        messageOf(() -> Polytope.of(Q, new double[][] {{1, 2}, {}})));
  }

  @Test
  void mixedFieldsAreAnError() {
    @SuppressWarnings({"unchecked", "rawtypes"}) // what the compiler would not let pass
    Vec<BigFraction> stranger = (Vec) Vec.of(Doubles.INSTANCE, 1);
    assertEquals(
        "point 1 is over Doubles, point 0 over Rationals",
        messageOf(() -> Polytope.of(Vec.of(Q, 1), stranger)));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void nonNumbersAreAnError(double x) {
    double[][] rows = {{0, 0}, {0, x}};
    assertThrows(IllegalArgumentException.class, () -> Polytope.of(Q, rows));
    assertThrows(IllegalArgumentException.class, () -> Polytope.of(Doubles.INSTANCE, rows));
    assertEquals(
        "point 1 is (" + x + "): every coordinate must be a number",
        messageOf(() -> Polytope.of(Vec.of(Doubles.INSTANCE, 1), Vec.from(Doubles.INSTANCE, x))));
  }

  @Test
  void toRational() {
    Polytope<BigFraction> exact =
        Polytope.of(Doubles.INSTANCE, new double[][] {{0.5, -0.0}, {Double.MIN_VALUE, 3}})
            .toRational();
    assertEquals(Vec.of(Q, 0.5, 0), exact.get(0));
    assertEquals(Vec.of(Q, Double.MIN_VALUE, 3), exact.get(1));
    assertTrue(exact.field().exact());
  }
}
