package org.certigjk.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class LinearSpanTest {

  private static final Rationals Q = Rationals.INSTANCE;

  private static Vec<BigFraction> vec(double... coordinates) {
    return Vec.of(Q, coordinates);
  }

  @Test
  void growsToTheWholeSpace() {
    LinearSpan<BigFraction> span = new LinearSpan<>(Q, 3);
    assertEquals(vec(1, 0, 0), span.orthogonal());
    assertFalse(span.add(vec(0, 0, 0)));
    assertEquals(0, span.dimension());
    assertTrue(span.add(vec(0, 2, 4)));
    assertFalse(span.add(vec(0, -3, -6)));
    assertEquals(1, span.dimension());
    assertEquals(vec(1, 0, 0), span.orthogonal());
    assertTrue(span.add(vec(1, 1, 1)));
    assertFalse(span.add(vec(1, 3, 5)));
    assertFalse(span.isWhole());
    assertEquals(vec(1, -2, 1), span.orthogonal());
    assertTrue(span.add(vec(0, 0, 7)));
    assertTrue(span.isWhole());
    assertEquals(3, span.dimension());
    assertNull(span.orthogonal());
    assertFalse(span.add(vec(3, 1, 4)));
  }

  @Test
  @DisplayName("over doubles no column is a pivot twice, however the rows round")
  void roundingMakesNoPivotTwice() {
    LinearSpan<Double> span = new LinearSpan<>(Doubles.INSTANCE, 1);
    assertTrue(span.add(Vec.of(Doubles.INSTANCE, 1e-161)));
    assertFalse(span.add(Vec.of(Doubles.INSTANCE, 1)));
    assertFalse(span.add(Vec.of(Doubles.INSTANCE, 1e-161 * 49)));
    assertTrue(span.isWhole());
    LinearSpan<Double> infinite = new LinearSpan<>(Doubles.INSTANCE, 2);
    infinite.add(Vec.of(Doubles.INSTANCE, Double.MIN_VALUE, 1));
    infinite.add(Vec.of(Doubles.INSTANCE, 3, 1));
    infinite.add(Vec.of(Doubles.INSTANCE, 0.1, 7));
    assertTrue(infinite.isWhole() || infinite.orthogonal() != null);
  }

  @Test
  void orthogonalIsOneInTheFirstFreeColumn() {
    LinearSpan<BigFraction> span = new LinearSpan<>(Q, 4);
    span.add(vec(2, 4, 0, 6));
    span.add(vec(0, 0, 5, 10));
    Vec<BigFraction> d = span.orthogonal();
    assertNotNull(d);
    assertEquals(vec(-2, 1, 0, 0), d);
  }
}
