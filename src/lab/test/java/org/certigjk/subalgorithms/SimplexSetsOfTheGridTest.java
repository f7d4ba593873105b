package org.certigjk.subalgorithms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.samples.BruteForce;
import org.certigjk.simplex.PrintedJohnson;
import org.certigjk.simplex.Subsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Jales 2024, sections 4.1 and 4.2, on all simplex sets of the 5 × 5 grid {−2, …, 2}²: the sets of
 * affinely independent points, which definition 2.5 calls so, here in every order of their points.
 */
class SimplexSetsOfTheGridTest {

  /** The points of the grid, row by row. */
  private static final List<int[]> GRID = new ArrayList<>();

  static {
    for (int code = 0; code < 25; code++) {
      GRID.add(new int[] {code % 5 - 2, code / 5 - 2});
    }
  }

  /** All simplex sets, the points of each in the order of the grid. */
  private static List<List<int[]>> simplexSets() {
    List<List<int[]>> all = new ArrayList<>();
    for (int size = 1; size <= 3; size++) {
      for (int[] subset : BruteForce.subsets(GRID.size(), size)) {
        List<int[]> y = Arrays.stream(subset).mapToObj(GRID::get).toList();
        if (size < 3 || cross(y.get(0), y.get(1), y.get(2)) != 0) {
          all.add(y);
        }
      }
    }
    return all;
  }

  private static int cross(int[] p, int[] q, int[] r) {
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  }

  /** All orders of a simplex set. */
  private static Stream<int[][]> orders(List<int[]> y) {
    if (y.isEmpty()) {
      return Stream.of(new int[1][0][]);
    }
    return y.stream()
        .flatMap(
            last ->
                orders(y.stream().filter(point -> point != last).toList())
                    .map(first -> with(first, last)));
  }

  private static int[][] with(int[][] first, int[] last) {
    int[][] all = Arrays.copyOf(first, first.length + 1);
    all[first.length] = last;
    return all;
  }

  private static List<int[][]> inEveryOrder() {
    return simplexSets().stream().flatMap(SimplexSetsOfTheGridTest::orders).toList();
  }

  private static BigFraction[][] exactly(int[][] y) {
    return Arrays.stream(y)
        .map(p -> Arrays.stream(p).mapToObj(BigFraction::new).toArray(BigFraction[]::new))
        .toArray(BigFraction[][]::new);
  }

  @Test
  @DisplayName("25 points, 300 pairs and 2148 triangles: 2473 sets, 13513 with their orders")
  void count() {
    assertEquals(2473, simplexSets().size());
    assertEquals(25 + 2 * 300 + 6 * 2148, inEveryOrder().size());
  }

  @Test
  @DisplayName("backup procedure: 0 ≤ Δᵢ, as in the text, and 0 < Δᵢ, as in algorithm 3, agree")
  void weakAndStrictSignsAgree() {
    int different = 0;
    for (int[][] y : inEveryOrder()) {
      PrintedJohnson weak = new PrintedJohnson(y);
      PrintedJohnson strict = new PrintedJohnson(y);
      int all = weak.whole();
      PrintedJohnson.Found found = strict.backup(all, 1);
      assertEquals(found, weak.backup(all, 0), () -> Arrays.deepToString(y));
      assertEquals(found, strict.johnson(all), () -> Arrays.deepToString(y));
      assertEquals(List.of(BruteForce.of(exactly(y)).nearest()), found.v());
      for (int s = 1; s <= all; s++) {
        different += weak.isAtLeast(s, 0) && !weak.isAtLeast(s, 1) ? 1 : 0;
      }
    }
    assertEquals(11_936, different, "subsets that only 0 ≤ Δᵢ admits");
  }

  @Test
  @DisplayName("v(aff Y_s) is in conv Y where it is in conv Y_s, which is where 0 ≤ Δᵢ(Y_s)")
  void hullOfAllAndHullOfTheSubset() {
    for (List<int[]> set : simplexSets()) {
      int[][] y = set.toArray(int[][]::new);
      PrintedJohnson table = new PrintedJohnson(y);
      table.backup(table.whole(), 1);
      for (int s = 1; s <= table.whole(); s++) {
        List<BigFraction> v = table.found(s).v();
        boolean inside = table.isAtLeast(s, 0);
        assertEquals(inside, contains(exactly(y), v), () -> Arrays.deepToString(y));
        assertEquals(inside, contains(exactly(chosen(y, s)), v), () -> Arrays.deepToString(y));
      }
    }
  }

  private static int[][] chosen(int[][] y, int s) {
    return Arrays.stream(Subsets.indices(s)).mapToObj(i -> y[i]).toArray(int[][]::new);
  }

  /** Whether the hull of the points contains v: whether that of the points less v contains 0. */
  private static boolean contains(BigFraction[][] points, List<BigFraction> v) {
    for (BigFraction[] point : points) {
      Arrays.setAll(point, c -> point[c].subtract(v.get(c)));
    }
    return BruteForce.of(points).squaredDistance().equals(BigFraction.ZERO);
  }

  @Test
  @DisplayName("as our copy prints the bound, algorithm 2 has an error and algorithm 3 is wrong")
  void printedBound() {
    int errors = 0;
    int wrong = 0;
    for (List<int[]> set : simplexSets()) {
      PrintedJohnson y = new PrintedJohnson(set.toArray(int[][]::new));
      PrintedJohnson.Found right = y.johnson(y.whole());
      assertNotNull(right);
      boolean missed = right.label() > y.printedBound();
      errors += missed ? 1 : 0;
      wrong += y.backup(y.printedBound(), 1).v().equals(right.v()) ? 0 : 1;
      assertEquals(missed, y.johnson(y.printedBound()) == null);
    }
    assertEquals(1599, errors);
    assertEquals(1599, wrong);
    PrintedJohnson pair = new PrintedJohnson(new int[] {-1}, new int[] {1});
    assertNull(pair.johnson(pair.printedBound()));
    assertNotEquals(pair.backup(3, 1), pair.backup(pair.printedBound(), 1));
    assertTrue(pair.whole() > pair.printedBound());
  }
}
