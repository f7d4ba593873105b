package org.certigjk.fast.exact;

import org.certigjk.predicates.BoundedVector;
import org.certigjk.predicates.IntegerVector;
import org.jspecify.annotations.Nullable;

/**
 * Up to four points y_i = a_i + t &minus; b_i of R&sup3; in four places, and their differences d_ij
 * = y_j &minus; y_i, each computed when it is first asked for, in pairs of doubles and in integers.
 */
final class ExactPoints {

  static final int SIZE = 4;

  final ExactPair pair;

  /** The vertices of A and B in each place. */
  final int[] a = new int[SIZE];

  final int[] b = new int[SIZE];

  private final @Nullable BoundedVector[] y = new BoundedVector[SIZE];
  private final @Nullable IntegerVector[] integerY = new IntegerVector[SIZE];

  /** d_ij, i &lt; j, at 4i + j. */
  private final @Nullable BoundedVector[] d = new BoundedVector[SIZE * SIZE];

  private final @Nullable IntegerVector[] integerD = new IntegerVector[SIZE * SIZE];

  ExactPoints(ExactPair pair) {
    this.pair = pair;
  }

  /** Puts a pair of vertices in place i. */
  void set(int i, int vertexA, int vertexB) {
    a[i] = vertexA;
    b[i] = vertexB;
    y[i] = null;
    integerY[i] = null;
    for (int j = 0; j < SIZE; j++) {
      d[at(i, j)] = null;
      integerD[at(i, j)] = null;
    }
  }

  private static int at(int i, int j) {
    return SIZE * Math.min(i, j) + Math.max(i, j);
  }

  BoundedVector y(int i) {
    BoundedVector known = y[i];
    if (known == null) {
      known = pair.difference(a[i], b[i]);
      y[i] = known;
    }
    return known;
  }

  IntegerVector integerY(int i) {
    IntegerVector known = integerY[i];
    if (known == null) {
      known = pair.integerDifference(a[i], b[i]);
      integerY[i] = known;
    }
    return known;
  }

  /** Returns d_ij for i &lt; j. */
  BoundedVector d(int i, int j) {
    BoundedVector known = d[at(i, j)];
    if (known == null) {
      known = pair.edge(a[i], a[j], b[i], b[j]);
      d[at(i, j)] = known;
    }
    return known;
  }

  /** Returns d_ij for i &lt; j. */
  IntegerVector integerD(int i, int j) {
    IntegerVector known = integerD[at(i, j)];
    if (known == null) {
      known = pair.integerEdge(a[i], a[j], b[i], b[j]);
      integerD[at(i, j)] = known;
    }
    return known;
  }
}
