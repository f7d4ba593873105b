package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.number.Floats;
import org.certigjk.number.UnreducedRationals;
import org.certigjk.shape.RationalsWithRoots;
import org.junit.jupiter.api.Test;

/** The distance from 1 to the next number of a field. */
class SpacingTest {

  @Test
  void ofFloatsAndDoubles() {
    assertEquals(Math.ulp(1f), Spacing.of(Floats.INSTANCE));
    assertEquals(Math.ulp(1d), Spacing.of(Doubles.INSTANCE));
  }

  @Test
  void ofExactFields() {
    assertEquals(0, Spacing.of(Rationals.INSTANCE));
    assertEquals(0, Spacing.of(UnreducedRationals.INSTANCE));
    assertEquals(0, Spacing.of(RationalsWithRoots.of(8)));
  }
}
