package org.certigjk.penetration;

import org.certigjk.samples.BruteForce;
import org.certigjk.samples.Pair;
import org.junit.jupiter.api.Test;

/** All segments and triangles with corners in the grid {−1, 0, 1}². */
class EveryCrossingTest {

  private static double[][] corners(int[] positions) {
    double[][] rows = new double[positions.length][];
    for (int k = 0; k < positions.length; k++) {
      rows[k] = new double[] {positions[k] % 3 - 1, positions[k] / 3 - 1};
    }
    return rows;
  }

  private static void assertAllAgree(int sizeOfA, int sizeOfB) {
    for (int[] a : BruteForce.subsets(9, sizeOfA)) {
      for (int[] b : BruteForce.subsets(9, sizeOfB)) {
        PenetrationProperties.assertAgrees(new Pair(corners(a), corners(b)));
      }
    }
  }

  @Test
  void twoSegments() {
    assertAllAgree(2, 2);
  }

  @Test
  void triangleAndPoint() {
    assertAllAgree(3, 1);
  }

  @Test
  void segmentAndTriangle() {
    assertAllAgree(2, 3);
  }
}
