package org.certigjk.cli.bench;

import java.util.List;

/**
 * Pairs of polytopes of one kind.
 *
 * @param dimension n
 * @param size the number of points of A, and of B
 * @param name what kind: one word
 * @param pairs each the points of A and of B
 */
record BenchPairs(int dimension, int size, String name, List<double[][][]> pairs) {

  BenchPairs {
    pairs = List.copyOf(pairs);
  }

  /** Returns the title of the table. */
  String title() {
    return "%s-D, %s + %s points, %s: %s pairs"
        .formatted(dimension, size, size, name, pairs.size());
  }
}
