package org.certigjk.subalgorithms;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.Subsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** How often the recursions over facets visit what, if nothing is remembered, as published. */
class FacetVisitsTest {

  private static final Rationals Q = Rationals.INSTANCE;

  /** Visits by subset, from all points down. */
  private static final class Visits {
    private final Vec<BigFraction>[] y;
    private final Vec<BigFraction>[] q;
    private final boolean everyFacet;
    private final Map<Integer, Integer> counts = new HashMap<>();

    Visits(double[][] rows, boolean everyFacet) {
      this.y = SubAlgorithmTest.points(Q, rows);
      this.q = y.clone();
      Arrays.setAll(q, i -> Vec.from(Q, Stream.of(y).map(y[i]::dot).toList()));
      this.everyFacet = everyFacet;
      visit(Subsets.all(y.length));
    }

    private void visit(int s) {
      counts.merge(s, 1, Integer::sum);
      int[] indices = Subsets.indices(s);
      Vec<BigFraction> alpha = Kkt.alpha(q, indices);
      boolean inside = IntStream.range(0, indices.length).allMatch(k -> sign(alpha, k) >= 0);
      for (int k = 0; k < indices.length && !inside; k++) {
        if (everyFacet || sign(alpha, k) < 0) {
          visit(Subsets.without(s, indices[k]));
        }
      }
    }

    private static int sign(Vec<BigFraction> alpha, int k) {
      return alpha.get(k).compareTo(BigFraction.ZERO);
    }

    int total() {
      return counts.values().stream().mapToInt(count -> count).sum();
    }

    /** The visits of the subsets of this size. */
    int[] of(int size) {
      return IntStream.rangeClosed(1, Subsets.all(y.length))
          .filter(s -> Integer.bitCount(s) == size)
          .map(s -> counts.getOrDefault(s, 0))
          .toArray();
    }
  }

  /** On rays away from the origin the projections are beyond an end of every edge. */
  private static final double[][] RAY = {{10, 0, 0}, {20, 1, 0}, {30, 0, 1}, {40, 1, 1}};

  @Test
  @DisplayName("every facet of a tetrahedron: triangles once, edges twice, points six times")
  void tetrahedron() {
    Visits visits = new Visits(RAY, true);
    assertArrayEquals(new int[] {1, 1, 1, 1}, visits.of(3));
    assertArrayEquals(new int[] {2, 2, 2, 2, 2, 2}, visits.of(2));
    assertArrayEquals(new int[] {6, 6, 6, 6}, visits.of(1));
    assertEquals(41, visits.total());
  }

  @Test
  @DisplayName("every facet of a triangle: edges once, points twice")
  void triangle() {
    Visits visits = new Visits(Arrays.copyOf(RAY, 3), true);
    assertArrayEquals(new int[] {1, 1, 1}, visits.of(2));
    assertArrayEquals(new int[] {2, 2, 2}, visits.of(1));
  }

  @Test
  @DisplayName("boundary elimination on random tetrahedra: 3.1 systems instead of 13.5")
  void elimination() {
    Random random = new Random(9);
    int all = 0;
    int negative = 0;
    int most = 0;
    for (int k = 0; k < 1000; k++) {
      double[][] rows = new double[4][];
      Arrays.setAll(rows, i -> random.ints(3, -9, 10).asDoubleStream().toArray());
      int eliminated = new Visits(rows, false).total();
      int every = new Visits(rows, true).total();
      assertTrue(eliminated <= every);
      negative += eliminated;
      all += every;
      most = Math.max(most, eliminated);
    }
    assertEquals(3.1, negative / 1000.0, 0.05);
    assertEquals(13.5, all / 1000.0, 0.05);
    assertEquals(16, most);
  }
}
