package org.certigjk.subalgorithms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.samples.BruteForce;
import org.certigjk.simplex.SubSimplex;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Greer, section 5: what a degenerate simplex does to V, Q, the equations and the volume. */
class DegenerateSimplexTest {

  private static final Rationals Q = Rationals.INSTANCE;

  private static double[][] random(Random random) {
    double[][] rows = new double[1 + random.nextInt(5)][1 + random.nextInt(3)];
    int dimension = rows[0].length;
    Arrays.setAll(rows, i -> random.ints(dimension, -2, 3).asDoubleStream().toArray());
    return rows;
  }

  private static boolean isDegenerate(double[][] rows) {
    BigFraction[][] lifted =
        Arrays.stream(BruteForce.exactly(rows))
            .map(x -> Stream.concat(Stream.of(x), Stream.of(BigFraction.ONE)))
            .map(x -> x.toArray(BigFraction[]::new))
            .toArray(BigFraction[][]::new);
    return BruteForce.rank(lifted) < rows.length;
  }

  private static BigFraction[][] gram(double[][] rows) {
    Vec<BigFraction>[] y = SubAlgorithmTest.points(Q, rows);
    return Stream.of(y)
        .map(u -> Stream.of(y).map(u::dot).toArray(BigFraction[]::new))
        .toArray(BigFraction[][]::new);
  }

  /** The matrix of the equations (7). */
  private static BigFraction[][] equations(double[][] rows) {
    BigFraction[][] q = gram(rows);
    BigFraction[][] all = new BigFraction[q.length + 1][q.length + 1];
    for (BigFraction[] row : all) {
      Arrays.fill(row, BigFraction.ONE);
    }
    for (int i = 0; i < q.length; i++) {
      System.arraycopy(q[i], 0, all[i], 0, q.length);
    }
    all[q.length][q.length] = BigFraction.ZERO;
    return all;
  }

  @Test
  @DisplayName(
      "degenerate: V and Q have less than k + 1 for rank; (7) is singular then and only then")
  void ranks() {
    Random random = new Random(2);
    int degenerate = 0;
    int onlyQ = 0;
    for (int k = 0; k < 2000; k++) {
      double[][] rows = random(random);
      int rank = BruteForce.rank(gram(rows));
      assertEquals(BruteForce.rank(BruteForce.exactly(rows)), rank);
      boolean singular = BruteForce.rank(equations(rows)) <= rows.length;
      assertEquals(isDegenerate(rows), singular);
      assertTrue(!singular || rank < rows.length);
      assertTrue(singular || rows.length <= rows[0].length + 1); // k > n is degenerate
      degenerate += singular ? 1 : 0;
      onlyQ += !singular && rank < rows.length ? 1 : 0;
    }
    assertTrue(degenerate > 500 && onlyQ > 400);
  }

  @Test
  @DisplayName("a flat triangle of rank 2, and one of rank 2 that is not flat")
  void rankDoesNotDecide() {
    double[][] flat = {{1, 0}, {1, 1}, {1, 2}};
    double[][] full = {{1, 0}, {0, 1}, {1, 1}};
    assertEquals(2, BruteForce.rank(gram(flat)));
    assertEquals(2, BruteForce.rank(gram(full)));
    assertEquals(List.of(true, false), List.of(isDegenerate(flat), isDegenerate(full)));
  }

  /** (k!)²V² = det EᵀE for the edges E from one vertex. */
  @Test
  @DisplayName("Cayley and Menger: (−1)^(k+1) 2^k (k!)² V², of every degree in every dimension")
  void volumes() {
    Random random = new Random(3);
    int zero = 0;
    for (int round = 0; round < 500; round++) {
      double[][] rows = random(random);
      Vec<BigFraction>[] y = SubAlgorithmTest.points(Q, rows);
      int k = y.length - 1;
      List<Vec<BigFraction>> edges =
          IntStream.rangeClosed(1, k).mapToObj(i -> y[i].minus(y[0])).toList();
      BigFraction squared = determinant(edges);
      BigFraction factor = new BigFraction(BigInteger.ONE.shiftLeft(k));
      assertEquals(
          squared.multiply(k % 2 == 0 ? factor.negate() : factor),
          SquaredDistances.of(y).cayleyMenger(IntStream.rangeClosed(0, k).toArray()).determinant());
      assertEquals(isDegenerate(rows), squared.equals(BigFraction.ZERO));
      zero += squared.equals(BigFraction.ZERO) ? 1 : 0;
    }
    assertTrue(zero > 100);
  }

  /** The determinant of the inner products, 1 for no edges. */
  private static BigFraction determinant(List<Vec<BigFraction>> edges) {
    if (edges.isEmpty()) {
      return BigFraction.ONE;
    }
    List<Vec<BigFraction>> rows =
        edges.stream()
            .map(e -> Stream.concat(edges.stream().map(e::dot), Stream.of(BigFraction.ZERO)))
            .map(row -> Vec.from(Q, row.toList()))
            .toList();
    return LinearEquations.of(rows).determinant();
  }

  @Test
  @DisplayName("the simplex {−1, 0, 1} has zero volume, holds the origin, on a facet")
  void originWithoutVolume() {
    double[][] rows = {{-1}, {0}, {1}};
    assertTrue(isDegenerate(rows));
    Vec<BigFraction>[] y = SubAlgorithmTest.points(Q, rows);
    SubSimplex<BigFraction> found = new GreerRecursion<BigFraction>().solve(y);
    assertTrue(found != null && found.v().isZero() && found.size() < 3);
  }
}
