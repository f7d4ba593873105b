package org.certigjk.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.junit.jupiter.api.Test;

class MinkowskiDifferenceTest {

  private static final Rationals Q = Rationals.INSTANCE;

  private final Polytope<BigFraction> a = Polytope.of(Q, new double[][] {{1, 2}, {3, 5}});
  private final Polytope<BigFraction> b = Polytope.of(Q, new double[][] {{10, 0}, {20, 1}, {0, 7}});
  private final MinkowskiDifference<BigFraction> difference = new MinkowskiDifference<>(a, b);

  @Test
  void pointsByIndexPairs() {
    assertEquals(Vec.of(Q, -17, 4), difference.get(1, 1));
    assertArrayEquals(
        new Vec<?>[] {Vec.of(Q, 1, -5), Vec.of(Q, -7, 5)},
        difference.get(new int[] {0, 1}, new int[] {2, 0}));
    assertThrows(IndexOutOfBoundsException.class, () -> difference.get(2, 0));
    assertThrows(IndexOutOfBoundsException.class, () -> difference.get(0, 3));
    assertThrows(
        IndexOutOfBoundsException.class, () -> difference.get(new int[] {0, 1}, new int[] {0}));
  }

  @Test
  void support() {
    assertEquals(Vec.of(Q, 3, -2), difference.support(Vec.of(Q, 1, 0)));
    assertEquals(Vec.of(Q, -19, 1), difference.support(Vec.of(Q, -1, 0)));
    assertEquals(new BigFraction(19), difference.supportValue(Vec.of(Q, -1, 0)));
  }

  @Test
  void fieldAndDimension() {
    assertEquals(2, difference.dimension());
    assertSame(Q, difference.field());
  }

  @Test
  void dimensionsMustAgree() {
    Polytope<BigFraction> line = Polytope.of(Q, new double[][] {{1}});
    assertEquals(
        "A has dimension 2, B has dimension 1",
        assertThrows(IllegalArgumentException.class, () -> new MinkowskiDifference<>(a, line))
            .getMessage());
  }

  @Test
  void fieldsMustAgree() {
    @SuppressWarnings({"unchecked", "rawtypes"}) // what the compiler would not let pass
    Polytope<BigFraction> stranger =
        (Polytope) Polytope.of(Doubles.INSTANCE, new double[][] {{1, 1}});
    assertEquals(
        "A is over Rationals, B is over Doubles",
        assertThrows(IllegalArgumentException.class, () -> new MinkowskiDifference<>(a, stranger))
            .getMessage());
  }
}
