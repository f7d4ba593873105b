package org.certigjk.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.samples.BruteForce;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Algorithm 1 of Jales 2024 as printed, on sets of differences: W₀ is used as it is, where the
 * loops of the library reduce it first.
 */
class PrintedStartTest {

  private static final Rationals Q = Rationals.INSTANCE;

  /** What a run gives: v, and how many of the sets W ∪ {s} were affinely dependent. */
  private record Ran(Vec<BigFraction> v, int dependent) {}

  private static Vec<BigFraction> vec(int... x) {
    return Vec.of(Q, Arrays.stream(x).asDoubleStream().toArray());
  }

  @SuppressWarnings("unchecked") // a generic array cannot be made otherwise
  private static Vec<BigFraction>[] array(List<Vec<BigFraction>> points) {
    return points.toArray(Vec[]::new);
  }

  private static SubSimplex<BigFraction> solve(List<Vec<BigFraction>> y) {
    SubSimplex<BigFraction> found = new JohnsonSubAlgorithm<BigFraction>().solve(array(y));
    assertTrue(found != null, "no subset");
    return found;
  }

  /** Algorithm 1 for A ⊖ B = M. */
  private static Ran run(List<Vec<BigFraction>> m, List<Vec<BigFraction>> start) {
    List<Vec<BigFraction>> w = start;
    Vec<BigFraction> v = solve(w).v();
    int dependent = 0;
    while (!v.isZero()) {
      Vec<BigFraction> s = support(m, v.unaryMinus());
      if (Q.isZero(v.dot(v.minus(s)))) {
        break;
      }
      List<Vec<BigFraction>> y = new ArrayList<>(w);
      y.add(s);
      dependent += isSimplexSet(y) ? 0 : 1;
      SubSimplex<BigFraction> found = solve(y);
      w = new ArrayList<>();
      for (int k = 0; k < found.size(); k++) {
        w.add(y.get(found.index(k)));
      }
      v = found.v();
    }
    return new Ran(v, dependent);
  }

  private static Vec<BigFraction> support(List<Vec<BigFraction>> m, Vec<BigFraction> d) {
    Vec<BigFraction> best = m.get(0);
    for (Vec<BigFraction> x : m) {
      best = d.dot(x).compareTo(d.dot(best)) > 0 ? x : best;
    }
    return best;
  }

  private static BigFraction[][] rows(List<Vec<BigFraction>> points) {
    return points.stream()
        .map(p -> new BigFraction[] {p.get(0), p.get(1)})
        .toArray(BigFraction[][]::new);
  }

  /** Whether the points are affinely independent: the points (x, 1) linearly. */
  private static boolean isSimplexSet(List<Vec<BigFraction>> points) {
    BigFraction[][] lifted =
        Stream.of(rows(points))
            .map(p -> new BigFraction[] {p[0], p[1], BigFraction.ONE})
            .toArray(BigFraction[][]::new);
    return BruteForce.rank(lifted) == points.size();
  }

  @Test
  @DisplayName("W₀ = {(1, 0), (2, 0)}, s = (−1, 0): W₀ ∪ {s} is no simplex set; v = 0 is right")
  void dependent() {
    List<Vec<BigFraction>> start = List.of(vec(1, 0), vec(2, 0));
    List<Vec<BigFraction>> m = List.of(vec(1, 0), vec(2, 0), vec(-1, 0));
    assertEquals(new Ran(vec(0, 0), 1), run(m, start));
    assertEquals(new Ran(vec(0, 0), 0), run(m, List.of(vec(1, 0))));
  }

  @Test
  @DisplayName(
      "every M of four points in a 4 × 3 grid, every W₀ of two or three of them: v is right")
  void everyStart() {
    List<Vec<BigFraction>> grid = new ArrayList<>();
    for (int code = 0; code < 12; code++) {
      grid.add(vec(code % 4 - 1, code / 4 - 1));
    }
    int runs = 0;
    int dependent = 0;
    for (int[] chosen : BruteForce.subsets(grid.size(), 4)) {
      List<Vec<BigFraction>> m = Arrays.stream(chosen).mapToObj(grid::get).toList();
      Vec<BigFraction> nearest = Vec.of(Q, BruteForce.of(rows(m)).nearest());
      for (int size = 2; size <= 3; size++) {
        for (int[] first : BruteForce.subsets(m.size(), size)) {
          List<Vec<BigFraction>> start = Arrays.stream(first).mapToObj(m::get).toList();
          if (isSimplexSet(start)) {
            Ran ran = run(m, start);
            assertEquals(nearest, ran.v());
            runs++;
            dependent += ran.dependent() > 0 ? 1 : 0;
          }
        }
      }
    }
    assertEquals(4770, runs);
    assertEquals(577, dependent);
  }

  @Test
  @DisplayName("W₀ must be of A ⊖ B: from (0, 0) the answer for M = {(1, 0)} is 0")
  void foreignStart() {
    List<Vec<BigFraction>> m = List.of(vec(1, 0));
    assertEquals(vec(0, 0), run(m, List.of(vec(0, 0))).v());
    assertNotEquals(vec(0, 0), run(m, m).v());
  }
}
