package org.certigjk.fast.filter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.junit.jupiter.api.Test;

class RoundedContactTest {

  /**
   * A simplex of an edge of A and a vertex of B, whose other vertex is as near: its product with v
   * is 0, and rounded to either side.
   */
  @Test
  void anEdgeBesideAParallelOne() {
    SplittableRandom random = new SplittableRandom(5);
    for (int round = 0; round < 300; round++) {
      double dx = random.nextInt(2, 1 << 20);
      double dy = random.nextInt(2, 1 << 20);
      Vertices a = Vertices.of(new double[] {0, 0, 4 * dx, 4 * dy}, 2);
      Candidate c = new Candidate(2);
      c.add(0, 0);
      c.add(1, 0);
      assertFalse(isProved(a, body(dx, dy + 1, 2 * dx, 2 * dy + 1), c));
      assertFalse(isProved(a, body(dx, dy + 1, -dx, 1 - dy), c));
      assertTrue(isProved(a, body(dx, dy + 1, 2 * dx, 2 * dy + 2), c));
      assertTrue(isProved(a, body(dx, dy + 1, dx, dy + 1.5), c));
    }
  }

  private static Vertices body(double... coordinates) {
    return Vertices.of(coordinates, 2);
  }

  private static boolean isProved(Vertices a, Vertices b, Candidate c) {
    RoundedPoints points = new RoundedPoints(c);
    points.set(a, b);
    double[] v = new double[2];
    assertTrue(points.vector(v));
    boolean proved = RoundedContact.isSinglePair(a, b, c, v);
    // seen from the other side
    Candidate turned = new Candidate(2);
    for (int k = 0; k < c.size; k++) {
      turned.add(c.b[k], c.a[k]);
    }
    assertEquals(proved, RoundedContact.isSinglePair(b, a, turned, new double[] {-v[0], -v[1]}));
    return proved;
  }
}
