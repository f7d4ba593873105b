package org.certigjk.hull;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.certigjk.samples.BruteForce;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Alzubaidi and Al-Saud, section 3: the chain step by step as printed, and as in the literature.
 */
class MonotoneChainAsPrintedTest {

  private static final int GRID = 4;

  /** A chain H[1], …, H[k − 1], of points P[origin], …. */
  private static final class Chain {
    private final List<int[]> p;
    private final int origin;
    private final int[][] h;
    private int k;
    private int products;

    Chain(List<int[]> p, int origin, int k) {
      this.p = p;
      this.origin = origin;
      this.h = new int[2 * p.size() + 2][];
      this.k = k;
    }

    /** The body of the loops of steps 5 and 6. */
    void append(int index, int t) {
      int[] point = p.get(index - origin);
      while (k >= t && isNoLeftTurn(point)) {
        k--;
      }
      h[k] = point;
      k++;
    }

    private boolean isNoLeftTurn(int[] point) {
      products++;
      return cross(h[k - 2], h[k - 1], point) <= 0;
    }

    List<List<Integer>> output() {
      return IntStream.range(1, k).mapToObj(i -> List.of(h[i][0], h[i][1])).toList();
    }
  }

  /** Steps 2 to 7. */
  private static List<List<Integer>> printed(List<int[]> sorted, int origin) {
    int n = sorted.size();
    Chain chain = new Chain(sorted, origin, 3);
    chain.h[1] = sorted.get(0);
    chain.h[2] = sorted.get(n - 1);
    for (int i = 1; i <= n - 1; i++) {
      chain.append(i, 3);
    }
    int t = chain.k + 1;
    for (int i = n - 2; i >= 1; i--) {
      chain.append(i, t);
    }
    return chain.output();
  }

  /** H is empty, I goes from 1 to n and from n − 1 down to 1: the first point ends the chain. */
  private static Chain corrected(List<int[]> sorted) {
    int n = sorted.size();
    Chain chain = new Chain(sorted, 1, 1);
    for (int i = 1; i <= n; i++) {
      chain.append(i, 3);
    }
    int t = chain.k + 1;
    for (int i = n - 1; i >= 1; i--) {
      chain.append(i, t);
    }
    return chain;
  }

  /** The cross_Direction algorithm. */
  private static int cross(int[] p0, int[] p1, int[] p2) {
    return (p1[0] - p0[0]) * (p2[1] - p0[1]) - (p2[0] - p0[0]) * (p1[1] - p0[1]);
  }

  private static int[] grid(int index) {
    return new int[] {index / GRID, index % GRID}; // in lexicographic order
  }

  /** All sets of so many points of the grid that are not on a line, sorted. */
  private static List<List<int[]>> sets(int size) {
    List<List<int[]>> sets = new ArrayList<>();
    for (int[] chosen : BruteForce.subsets(GRID * GRID, size)) {
      List<int[]> points = Arrays.stream(chosen).mapToObj(i -> grid(i)).toList();
      if (points.stream().anyMatch(p -> cross(points.get(0), points.get(1), p) != 0)) {
        sets.add(points);
      }
    }
    return sets;
  }

  private static List<List<Integer>> hull(List<int[]> points) {
    double[][] rows = new double[points.size()][];
    Arrays.setAll(rows, i -> Arrays.stream(points.get(i)).asDoubleStream().toArray());
    return MonotoneChain.hull(rows).stream()
        .map(i -> List.of(points.get(i)[0], points.get(i)[1]))
        .toList();
  }

  private static List<int[]> points(int[]... points) {
    return List.of(points);
  }

  @Test
  @DisplayName("with P from 1 the rightmost point is never in H")
  void rightmostPointIsLost() {
    assertEquals(
        List.of(List.of(0, 0), List.of(0, 1), List.of(0, 0)),
        printed(points(new int[] {0, 0}, new int[] {0, 1}, new int[] {1, 0}), 1));
    for (int size = 3; size <= 5; size++) {
      for (List<int[]> set : sets(size)) {
        int[] rightmost = set.get(size - 1);
        assertFalse(printed(set, 1).contains(List.of(rightmost[0], rightmost[1])));
      }
    }
  }

  @Test
  @DisplayName("with P from 0 points come twice, and points that are no vertices come")
  void wrongAlsoFromZero() {
    assertEquals(
        List.of(List.of(0, 0), List.of(1, 0), List.of(1, 1), List.of(1, 0)),
        printed(points(new int[] {0, 0}, new int[] {1, 0}, new int[] {1, 1}), 0));
    List<int[]> inside =
        points(new int[] {-2, -2}, new int[] {-1, -1}, new int[] {0, -2}, new int[] {1, 2});
    assertEquals(
        List.of(List.of(-2, -2), List.of(0, -2), List.of(1, 2), List.of(-1, -1)),
        printed(inside, 0));
    assertEquals(List.of(List.of(-2, -2), List.of(0, -2), List.of(1, 2)), hull(inside));
    List<Integer> all = new ArrayList<>();
    List<Integer> right = new ArrayList<>();
    for (int size = 3; size <= 5; size++) {
      all.add(sets(size).size());
      right.add((int) sets(size).stream().filter(s -> printed(s, 0).equals(hull(s))).count());
    }
    assertEquals(List.of(516, 1810, 4368), all);
    assertEquals(List.of(258, 208, 179), right);
  }

  @Test
  @DisplayName("as in the literature it is the hull, closed, with at most 4n tests")
  void rightAsInTheLiterature() {
    for (int size = 3; size <= 5; size++) {
      for (List<int[]> set : sets(size)) {
        Chain chain = corrected(set);
        List<List<Integer>> closed = new ArrayList<>(hull(set));
        closed.add(closed.get(0));
        assertEquals(closed, chain.output());
        assertTrue(chain.products <= 4 * size);
      }
    }
  }

  @Test
  @DisplayName("with equal x the order of y counts: (0, 1), (0, 0), (0, 2), (1, 0)")
  void sortedByXAlone() {
    List<int[]> byX =
        points(new int[] {0, 1}, new int[] {0, 0}, new int[] {0, 2}, new int[] {1, 0});
    Set<List<Integer>> found = new HashSet<>(corrected(byX).output());
    assertTrue(found.contains(List.of(0, 1)));
    assertFalse(found.contains(List.of(0, 0)));
    List<int[]> sorted = new ArrayList<>(byX);
    sorted.sort(Comparator.<int[]>comparingInt(p -> p[0]).thenComparingInt(p -> p[1]));
    assertEquals(new HashSet<>(hull(byX)), new HashSet<>(corrected(sorted).output()));
  }

  @Test
  @DisplayName("the loop that goes up gives the lower chain, the one that goes down the upper")
  void lowerChainComesFirst() {
    List<int[]> square =
        points(new int[] {0, 0}, new int[] {1, -1}, new int[] {1, 1}, new int[] {2, 0});
    assertEquals(
        List.of(List.of(0, 0), List.of(1, -1), List.of(2, 0), List.of(1, 1), List.of(0, 0)),
        corrected(square).output());
  }

  @Test
  @DisplayName("value > 0: on the left; above, if P₀ is to the left of P₁; below, if to the right")
  void crossDirection() {
    UnaryOperator<int[]> above = p -> new int[] {p[0], p[1] + 1};
    for (int i = 0; i < GRID * GRID; i++) {
      for (int j = 0; j < GRID * GRID; j++) {
        int[] from = grid(i);
        int[] to = grid(j);
        assertEquals(
            Integer.signum(to[0] - from[0]), Integer.signum(cross(from, to, above.apply(to))));
        assertEquals(0, cross(from, to, to));
      }
    }
  }
}
