package org.certigjk.fast;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PairBatchTest {

  /**
   * Of all degeneracies, sizes and dimensions, some of them often and by several threads at once.
   */
  @Test
  void asOneByOne() {
    SplittableRandom random = new SplittableRandom(21);
    List<DoublePolytope> bodies = new ArrayList<>();
    for (int k = 0; k < 400; k++) {
      int dimension = 2 + k % 2;
      double step = k % 5 == 0 ? 4 : 0x1p30;
      double[] coordinates =
          random.doubles(dimension * random.nextInt(1, k % 40 == 0 ? 200 : 12), 0, 1).toArray();
      int n = coordinates.length - coordinates.length % dimension;
      double[] rounded =
          Arrays.stream(Arrays.copyOf(coordinates, Math.max(n, dimension)))
              .map(x -> Math.rint(x * step) / step + random.nextInt(4))
              .toArray();
      DoublePolytope body = DoublePolytope.of(rounded, dimension);
      bodies.add(k % 3 == 0 ? body.withHull() : body);
    }
    int[] pairs = new int[2 * 30_001];
    for (int k = 0; k < pairs.length; k += 2) {
      pairs[k] = random.nextInt(400);
      pairs[k + 1] = 2 * random.nextInt(200) + pairs[k] % 2;
    }
    double[] distances = DistanceWorkspace.distances(bodies, pairs);
    DistanceWorkspace workspace = new DistanceWorkspace();
    double[] expected =
        IntStream.range(0, pairs.length / 2)
            .mapToDouble(
                k -> workspace.distance(bodies.get(pairs[2 * k]), bodies.get(pairs[2 * k + 1])))
            .toArray();
    assertArrayEquals(expected, distances);
    assertArrayEquals(expected, DistanceWorkspace.distances(bodies, pairs));
  }

  @Test
  void mistakesAreNamed() {
    List<DoublePolytope> bodies =
        List.of(DoublePolytope.of(new double[2], 2), DoublePolytope.of(new double[3], 3));
    assertArrayEquals(new double[0], DistanceWorkspace.distances(List.of()));
    assertArrayEquals(new double[1], DistanceWorkspace.distances(bodies, 1, 1));
    assertMessage("3 indices are not pairs", bodies, 0, 0, 0);
    assertMessage("pair 1 is (0, 2), there are 2 bodies", bodies, 0, 0, 0, 2);
    assertMessage("pair 0: A has dimension 2, B has dimension 3", bodies, 0, 1);
  }

  private static void assertMessage(String message, List<DoublePolytope> bodies, int... pairs) {
    assertEquals(
        message,
        assertThrows(
                IllegalArgumentException.class, () -> DistanceWorkspace.distances(bodies, pairs))
            .getMessage());
  }
}
