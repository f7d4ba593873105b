package org.certigjk.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.samples.Polytopes;
import org.junit.jupiter.api.Test;

class SeenPointsTest {

  private static final Rationals Q = Rationals.INSTANCE;

  @Test
  void numbersPointsAsTheyAppear() {
    Polytope<BigFraction> square = Polytope.of(Q, new double[][] {{0, 0}, {1, 0}, {1, 1}, {0, 1}});
    SeenPoints<BigFraction> seen = new SeenPoints<>(square);
    assertEquals(Vec.of(Q, 1, 0), seen.get(0));
    assertEquals(1, seen.supportIndex(Vec.of(Q, -1, 2)));
    assertEquals(0, seen.supportIndex(Vec.of(Q, 2, -1)));
    assertEquals(1, seen.supportIndex(Vec.of(Q, -2, 1)));
    assertEquals(2, seen.supportIndex(Vec.of(Q, 1, 1)));
    assertEquals(Vec.of(Q, 0, 1), seen.get(1));
    assertEquals(Vec.of(Q, 1, 1), seen.support(Vec.of(Q, 5, 6)));
    assertThrows(IndexOutOfBoundsException.class, () -> seen.get(3));
    assertEquals(
        Polytopes.points(Polytope.of(Q, new double[][] {{1, 0}, {0, 1}, {1, 1}})),
        Polytopes.points(seen.polytope()));
    assertEquals(2, seen.dimension());
    assertSame(Q, seen.field());
  }
}
