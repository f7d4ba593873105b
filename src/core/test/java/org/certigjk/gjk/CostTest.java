package org.certigjk.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Jales 2024, section 5.1: what an iteration costs, in multiplications and divisions. */
class CostTest {

  /** The rationals, with a count. */
  private static final class Counting implements OrderedField<BigFraction> {
    private long operations;

    @Override
    public boolean exact() {
      return true;
    }

    @Override
    public BigFraction zero() {
      return BigFraction.ZERO;
    }

    @Override
    public BigFraction one() {
      return BigFraction.ONE;
    }

    @Override
    public BigFraction plus(BigFraction a, BigFraction b) {
      return a.add(b);
    }

    @Override
    public BigFraction times(BigFraction a, BigFraction b) {
      operations++;
      return a.multiply(b);
    }

    @Override
    public BigFraction unaryMinus(BigFraction a) {
      return a.negate();
    }

    @Override
    public BigFraction inverse(BigFraction a) {
      operations++;
      return a.reciprocal();
    }

    @Override
    public int compare(BigFraction a, BigFraction b) {
      return Rationals.INSTANCE.compare(a, b);
    }

    @Override
    public BigFraction toRational(BigFraction a) {
      return a;
    }

    /** Returns how many operations there are in a task. */
    long in(Runnable task) {
      long before = operations;
      task.run();
      return operations - before;
    }
  }

  /** Random points of a cube. */
  private static Polytope<BigFraction> cloud(Counting field, int points, double height) {
    Random random = new Random(points);
    double[][] rows = new double[points][3];
    for (double[] row : rows) {
      Arrays.setAll(row, c -> random.nextInt(2001) - 1000);
      row[2] += height;
    }
    return Polytope.of(field, rows);
  }

  @Test
  @DisplayName("a support point of n points in space takes 3 n multiplications")
  void supportPointIsLinear() {
    for (int points : new int[] {1, 10, 100, 1000}) {
      Counting field = new Counting();
      Polytope<BigFraction> cloud = cloud(field, points, 5);
      Vec<BigFraction> direction = Vec.of(field, 1.0, 2.0, -3.0);
      assertEquals(3L * points, field.in(() -> cloud.supportIndex(direction)));
    }
  }

  @Test
  @DisplayName("what an iteration does besides is limited, whatever the number of points")
  void theRestIsConstant() {
    int passes = 0;
    for (int points : new int[] {8, 64, 512}) {
      Counting field = new Counting();
      Polytope<BigFraction> a = cloud(field, points, 5);
      Polytope<BigFraction> b = cloud(field, points, -2500);
      List<IndexPair> first = List.of(new IndexPair(0, 0));
      GjkLoop<BigFraction> loop =
          new GjkLoop<>(
              a,
              b,
              new JohnsonSubAlgorithm<>(),
              IndexPair.indicesA(first),
              IndexPair.indicesB(first),
              Integer.MAX_VALUE);
      boolean more = true;
      while (more) {
        boolean[] inserted = new boolean[1];
        long pass = field.in(() -> inserted[0] = loop.advance());
        long rest = pass - 3L * (a.size() + b.size());
        assertTrue(0 <= rest && rest <= 300, points + " points, " + rest);
        more = inserted[0];
        passes++;
      }
      assertEquals(ExitReason.OPTIMAL, loop.exit());
    }
    assertTrue(passes > 9, passes + " passes");
  }

  /** The corners of a simplex around the origin: no smaller subset passes Johnson's test. */
  @Test
  @DisplayName("Johnson's sub-algorithm grows exponentially with the points of its simplex")
  void subAlgorithmIsExponential() {
    long before = 1;
    for (int dimension = 2; dimension <= 9; dimension++) {
      Counting field = new Counting();
      double[][] rows = new double[dimension + 1][dimension];
      for (int i = 0; i < dimension; i++) {
        rows[i][i] = 1;
        rows[dimension][i] = -1;
      }
      Polytope<BigFraction> simplex = Polytope.of(field, rows);
      int[] all = new int[rows.length];
      for (int i = 0; i < all.length; i++) {
        all[i] = i;
      }
      long now = field.in(() -> new JohnsonSubAlgorithm<BigFraction>().solve(simplex.get(all)));
      assertTrue(now > 2 * before, dimension + " dimensions, " + now + " after " + before);
      before = now;
    }
  }
}
