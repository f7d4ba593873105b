package org.certigjk.simplex;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SubsetsTest {

  @Test
  void wholeSet() {
    assertEquals(1, Subsets.all(1));
    assertEquals(7, Subsets.all(3));
    assertEquals(65535, Subsets.all(Subsets.MAX_SIZE));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 17, 31, 32})
  void impossibleSizes(int size) {
    assertEquals(
        "a simplex set of " + size + " points; from 1 to 16 are possible",
        assertThrows(IllegalArgumentException.class, () -> Subsets.all(size)).getMessage());
  }

  @Test
  void elements() {
    int s = 0b10110;
    assertTrue(Subsets.contains(s, 1));
    assertTrue(Subsets.contains(s, 4));
    assertFalse(Subsets.contains(s, 0));
    assertFalse(Subsets.contains(s, 3));
    assertEquals(1, Subsets.min(s));
    assertEquals(0, Subsets.min(0b10111));
    assertEquals(0b11110, Subsets.with(s, 3));
    assertEquals(s, Subsets.with(s, 4));
    assertEquals(0b10010, Subsets.without(s, 2));
    assertEquals(s, Subsets.without(s, 3));
    assertArrayEquals(new int[] {1, 2, 4}, Subsets.indices(s));
    assertArrayEquals(new int[0], Subsets.indices(0));
  }
}
