package org.certigjk.fast.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.junit.jupiter.api.Test;

class ExactPlaneTest {

  /** A box around the origin, at B, with sides at the distances 1, 2 and 3, and 3 once more. */
  private static final Vertices BOX =
      Vertices.of(
          new double[][] {
            {1, 2, 3}, {1, 2, -3}, {1, -3, 3}, {1, -3, -3},
            {-3, 2, 3}, {-3, 2, -3}, {-3, -3, 3}, {-3, -3, -3}
          });

  private static final Vertices ORIGIN = Vertices.of(new double[3], 3);

  private static ExactPlane plane(int... vertices) {
    Candidate c = new Candidate(3);
    c.size = 3;
    System.arraycopy(vertices, 0, c.a, 0, 3);
    return ExactPlane.of(BOX, ORIGIN, c);
  }

  @Test
  void supportingPlanesOfABox() {
    ExactPlane nearest = plane(0, 1, 2);
    assertNotNull(nearest);
    assertEquals(1, nearest.distance(new Candidate(3)));
    assertTrue(nearest.contains(3, 0));
    assertFalse(nearest.contains(4, 0));
    int[] atB = new int[3];
    assertEquals(1, nearest.compareDistance(new int[] {0, 1, 5}, atB), "at the distance 2");
    assertEquals(-1, nearest.compareDistance(new int[] {1, 0, 5}, atB), "seen from the other side");
    assertEquals(-1, nearest.compareDistance(new int[] {0, 0, 5}, atB), "no triangle");
    ExactPlane upper = plane(4, 0, 2);
    assertNotNull(upper);
    assertEquals(3, upper.distance(new Candidate(3)));
    assertEquals(0, upper.compareDistance(new int[] {1, 3, 7}, atB), "the lower side");
    assertEquals(-1, upper.compareDistance(new int[] {0, 1, 5}, atB), "nearer");
    assertNull(plane(0, 3, 5), "it cuts the box");
  }
}
