package org.certigjk.subalgorithms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.contract.Cases;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.GjkLoop;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.simplex.Subsets;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Van den Bergen's caches: they spare work, and over the rationals they change no answer. */
class CachedJohnsonTest {

  private static final Rationals Q = Rationals.INSTANCE;

  private static <E> String text(@Nullable SubSimplex<E> found) {
    return String.valueOf(found);
  }

  /** Johnson's algorithm, counting the inner products of its points. */
  private static final class CountingJohnson implements DistanceSubAlgorithm<BigFraction> {

    private final JohnsonSubAlgorithm<BigFraction> johnson = new JohnsonSubAlgorithm<>();
    private long products;

    @Override
    public @Nullable SubSimplex<BigFraction> solve(Vec<BigFraction>[] y) {
      products += y.length * (y.length + 1L) / 2;
      return johnson.solve(y);
    }
  }

  private static GjkLoop<BigFraction> run(
      Cases.Pair<BigFraction> pair, DistanceSubAlgorithm<BigFraction> algorithm) {
    GjkLoop<BigFraction> loop =
        new GjkLoop<>(
            pair.a(), pair.b(), algorithm, new int[] {0}, new int[] {0}, Integer.MAX_VALUE);
    loop.run();
    return loop;
  }

  @Test
  @DisplayName("in whole runs: the same v, and 750 inner products instead of 1205")
  void fewerProducts() {
    long johnson = 0;
    long cached = 0;
    for (Cases.Pair<BigFraction> pair : Cases.pairs(Q)) {
      CountingJohnson plain = new CountingJohnson();
      CachedJohnson<BigFraction> cache = new CachedJohnson<>();
      assertEquals(run(pair, plain).v(), run(pair, cache).v(), pair.name());
      assertTrue(cache.products() <= plain.products, pair.name());
      johnson += plain.products;
      cached += cache.products();
    }
    assertEquals(1205, johnson);
    assertEquals(750, cached);
  }

  @Test
  @DisplayName("for W of n points, w takes n + 1 inner products")
  void productsOfOneMorePoint() {
    CachedJohnson<BigFraction> cached = new CachedJohnson<>();
    double[][] y = {{-3, -3, 1}, {3, -3, 1}, {0, 3, 1}, {0, 0, -9}};
    long before = 0;
    for (int n = 0; n < y.length; n++) {
      double[][] first = Arrays.copyOf(y, n + 1);
      SubSimplex<BigFraction> found = cached.solve(SubAlgorithmTest.points(Q, first));
      assertTrue(found != null && found.size() == n + 1, "W is all of Y");
      assertEquals(n + 1, cached.products() - before);
      before = cached.products();
    }
  }

  @Test
  @DisplayName("of the 2ⁿ⁺¹ − 1 subsets of W ∪ {w} there are 2ⁿ with w; 2⁰ + 2³ = 9 is {y₀, y₃}")
  void subsetsWithTheNewestPoint() {
    for (int n = 0; n <= 3; n++) {
      int newest = n;
      int all = Subsets.all(n + 1);
      assertEquals((1 << (n + 1)) - 1, all);
      assertEquals(
          1 << n, IntStream.rangeClosed(1, all).filter(s -> Subsets.contains(s, newest)).count());
    }
    assertEquals(9, Subsets.with(Subsets.with(0, 0), 3));
  }

  @Test
  @DisplayName("a discarded point loses its slot; that it reappears (000, 5.1) does no harm")
  void reappearance() {
    double[][] m = {{-2, -1, -1}, {0, -1, 0}, {0, -1, 2}, {0, 0, 2}};
    Polytope<BigFraction> a = Polytope.of(Q, m);
    Polytope<BigFraction> b = Polytope.of(Q, new double[][] {{0, 0, 0}});
    GjkLoop<BigFraction> loop =
        new GjkLoop<>(a, b, new CachedJohnson<>(), new int[] {2}, new int[] {0}, 100);
    List<Integer> inserted = new ArrayList<>();
    while (loop.advance()) {
      inserted.add(loop.supportA());
    }
    assertEquals(List.of(0, 1, 3, 0), inserted);
    assertEquals(new BigFraction(16, 21), loop.squaredNorm());
  }

  @Test
  @DisplayName("whatever was asked before, the answer is Johnson's: subset, weights and v")
  void independentOfHistory() {
    Random random = new Random(1999);
    CachedJohnson<BigFraction> cached = new CachedJohnson<>();
    JohnsonSubAlgorithm<BigFraction> johnson = new JohnsonSubAlgorithm<>();
    List<double[]> w = new ArrayList<>();
    for (int k = 0; k < 3000; k++) {
      int dimension = 1 + k / 500 % 3;
      if (random.nextInt(4) == 0 || (!w.isEmpty() && w.get(0).length != dimension)) {
        w.clear(); // a new query
      }
      for (int more = random.nextInt(8) / 6; more >= 0 || w.isEmpty(); more--) {
        w.add(random.ints(dimension, -2, 3).asDoubleStream().toArray());
      }
      Vec<BigFraction>[] y = SubAlgorithmTest.points(Q, w.toArray(double[][]::new));
      SubSimplex<BigFraction> expected = johnson.solve(y);
      assertEquals(text(expected), text(cached.solve(y)));
      keep(w, expected, random);
    }
  }

  /** Keeps the points of the answer, at times in another order. */
  private static void keep(
      List<double[]> w, @Nullable SubSimplex<BigFraction> found, Random random) {
    assertTrue(found != null, "no subset");
    List<double[]> kept = new ArrayList<>();
    for (int k = 0; k < found.size(); k++) {
      kept.add(random.nextInt(5) == 0 ? kept.size() : 0, w.get(found.index(k)));
    }
    w.clear();
    w.addAll(kept);
  }

  @Test
  @DisplayName("if vᵀw ≥ ‖v‖², v stays: theorem 2 supposes that it does not")
  void answerStays() {
    CachedJohnson<BigFraction> cached = new CachedJohnson<>();
    Vec<BigFraction>[] segment =
        SubAlgorithmTest.points(Q, new double[] {-1, 1}, new double[] {1, 1});
    String expected = text(cached.solve(segment));
    for (double[] w : new double[][] {{5, 7}, {0, 1}, {1, 1}}) {
      assertEquals(
          expected,
          text(
              cached.solve(
                  SubAlgorithmTest.points(Q, new double[] {-1, 1}, new double[] {1, 1}, w))));
    }
  }

  @Test
  @DisplayName("a larger Y, another dimension: the caches start anew")
  void largerSets() {
    CachedJohnson<BigFraction> cached = new CachedJohnson<>();
    for (int size : new int[] {1, 2, 7, 3, 10}) {
      double[][] y = new double[size][2];
      for (int i = 0; i < size; i++) {
        y[i] = new double[] {i, 1 + i * i};
      }
      assertEquals("indices [0], weights (1), v (0, 1)", text(cached.solve(points(y))));
    }
    assertEquals(
        "indices [0], weights (1), v (4)", text(cached.solve(points(new double[][] {{4}}))));
  }

  private static Vec<BigFraction>[] points(double[][] y) {
    return SubAlgorithmTest.points(Q, y);
  }

  @Test
  @DisplayName("in doubles no subset with w may pass; then there is no answer, and no memory")
  void noSubset() {
    double[][] y = {{-85, 382, 13828}, {69, -311, -11316}, {-79, 380, 13830}, {66, -310, -11318}};
    CachedJohnson<Double> cached = new CachedJohnson<>();
    assertNull(cached.solve(SubAlgorithmTest.points(Doubles.INSTANCE, y)));
    assertEquals(
        "indices [0], weights (1.0), v (1.0, 0.0, 0.0)",
        text(cached.solve(SubAlgorithmTest.points(Doubles.INSTANCE, new double[] {1, 0, 0}))));
  }
}
