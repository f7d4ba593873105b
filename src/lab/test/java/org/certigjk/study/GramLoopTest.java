package org.certigjk.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.vectors.Draw;
import org.junit.jupiter.api.Test;

/** The fast loop for searches makes the same runs as the one that is proved. */
class GramLoopTest {

  @Test
  void runsAreThoseOfTheExactLoop() {
    Draw draw = new Draw(17);
    int back = 0;
    for (int i = 0; i < 400; i++) {
      int dimension = draw.between(1, 3);
      int[][] points = new int[draw.between(1, 9)][dimension];
      int bound = draw.coin() ? 2 : 20;
      for (int[] point : points) {
        Arrays.setAll(point, c -> draw.between(-bound, bound));
      }
      int start = draw.below(points.length);
      back += isSameRun(points, start) ? 1 : 0;
    }
    int[][] witness = {{-2, -1, -1}, {0, -1, 0}, {0, -1, 2}, {0, 0, 2}};
    back += isSameRun(witness, 2) ? 1 : 0;
    back += isSameRun(ReappearanceStudy.longest(), 0) ? 1 : 0;
    assertTrue(back >= 2);
  }

  /** Compares the runs, and returns whether a support point came back. */
  private static boolean isSameRun(int[][] points, int start) {
    Polytope<BigFraction> m = Points.of(points);
    DistanceResult<BigFraction> exact = Points.run(m, start);
    int[] all = new int[points.length];
    Arrays.setAll(all, i -> i);
    GramLoop loop = new GramLoop(products(points));
    loop.run(all, start);
    assertEquals(exact.iterations(), loop.iterations(), m::toString);
    assertEquals(Points.reinsertions(exact) > 0, loop.supportReappeared(), m::toString);
    assertEquals(Points.inserted(exact).contains(start), loop.startReappeared(), m::toString);
    return loop.supportReappeared();
  }

  private static int[][] products(int[][] points) {
    int[][] products = new int[points.length][points.length];
    for (int i = 0; i < points.length; i++) {
      for (int j = 0; j < points.length; j++) {
        for (int c = 0; c < points[i].length; c++) {
          products[i][j] += points[i][c] * points[j][c];
        }
      }
    }
    return products;
  }
}
