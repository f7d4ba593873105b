package org.certigjk.fast;

import java.util.stream.IntStream;

/** Many pairs of bodies, a block after the other, each with a workspace of its own. */
final class PairBatch {

  /** So many pairs that a workspace for them costs nothing, and few enough to share them out. */
  private static final int BLOCK = 512;

  private PairBatch() {}

  static double[] distances(DoublePolytope[] bodies, int[] pairs) {
    requirePairs(bodies, pairs);
    double[] distances = new double[pairs.length / 2];
    int blocks = (distances.length + BLOCK - 1) / BLOCK;
    IntStream.range(0, blocks)
        .parallel()
        .forEach(block -> fill(bodies, pairs, distances, block * BLOCK));
    return distances;
  }

  private static void fill(DoublePolytope[] bodies, int[] pairs, double[] distances, int from) {
    DistanceWorkspace workspace = new DistanceWorkspace();
    int to = Math.min(from + BLOCK, distances.length);
    for (int k = from; k < to; k++) {
      distances[k] = workspace.distance(bodies[pairs[2 * k]], bodies[pairs[2 * k + 1]]);
    }
  }

  private static void requirePairs(DoublePolytope[] bodies, int[] pairs) {
    if (pairs.length % 2 != 0) {
      throw new IllegalArgumentException("%d indices are not pairs".formatted(pairs.length));
    }
    for (int k = 0; k < pairs.length; k += 2) {
      int i = pairs[k];
      int j = pairs[k + 1];
      if (i < 0 || i >= bodies.length || j < 0 || j >= bodies.length) {
        throw new IllegalArgumentException(
            "pair %d is (%d, %d), there are %d bodies".formatted(k / 2, i, j, bodies.length));
      }
      if (bodies[i].dimension() != bodies[j].dimension()) {
        throw new IllegalArgumentException(
            "pair %d: A has dimension %d, B has dimension %d"
                .formatted(k / 2, bodies[i].dimension(), bodies[j].dimension()));
      }
    }
  }
}
