package org.certigjk.subalgorithms;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.SingularValueDecomposition;
import org.certigjk.samples.BruteForce;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Greer, sections 5 and 6: the algorithm over doubles, by the singular values of the equations. */
class GreerBySingularValuesTest {

  private static final double EPSILON = 1e-10;

  /** What is done with singular values that are almost 0. */
  private enum Inverse {
    AS_PRINTED,
    PSEUDO
  }

  /** Lines 1 to 9. */
  private static final class Algorithm {
    private final Inverse inverse;
    private final double epsilon;
    private int calls;

    Algorithm(Inverse inverse, double epsilon) {
      this.inverse = inverse;
      this.epsilon = epsilon;
    }

    double @Nullable [] nearest(double[][] v) {
      calls++;
      SingularValueDecomposition svd = new SingularValueDecomposition(equations(v)); // lines 1, 2
      double[] alpha = weights(svd, v.length); // line 3
      if (Arrays.stream(alpha).allMatch(a -> a >= 0)) { // line 4
        return combination(alpha, v); // line 5
      }
      boolean every = least(svd) < epsilon; // line 6
      double @Nullable [] best = null;
      for (int i = 0; i < v.length && v.length > 1; i++) {
        if (every || alpha[i] < 0) { // lines 7 and 9
          best = nearer(best, nearest(without(v, i)));
        }
      }
      return best;
    }

    double[] weights(SingularValueDecomposition svd, int size) {
      double[] sigma = svd.getSingularValues();
      RealMatrix u = svd.getU();
      RealMatrix w = svd.getV();
      double[] alpha = new double[size];
      for (int l = 0; l < sigma.length; l++) {
        double factor =
            inverse == Inverse.PSEUDO && sigma[l] < epsilon ? 0 : u.getEntry(size, l) / sigma[l];
        for (int i = 0; i < size; i++) {
          alpha[i] += w.getEntry(i, l) * factor;
        }
      }
      return alpha;
    }
  }

  private static RealMatrix equations(double[][] v) {
    double[][] rows = new double[v.length + 1][v.length + 1];
    for (int i = 0; i < v.length; i++) {
      for (int j = 0; j < v.length; j++) {
        rows[i][j] = dot(v[i], v[j]);
      }
      rows[i][v.length] = 1;
      rows[v.length][i] = 1;
    }
    return new Array2DRowRealMatrix(rows);
  }

  private static double least(SingularValueDecomposition svd) {
    return Arrays.stream(svd.getSingularValues()).min().orElseThrow();
  }

  private static double dot(double[] x, double[] y) {
    return IntStream.range(0, x.length).mapToDouble(c -> x[c] * y[c]).sum();
  }

  private static double[] combination(double[] alpha, double[][] v) {
    return IntStream.range(0, v[0].length)
        .mapToDouble(c -> IntStream.range(0, v.length).mapToDouble(i -> alpha[i] * v[i][c]).sum())
        .toArray();
  }

  private static double @Nullable [] nearer(double @Nullable [] p, double @Nullable [] q) {
    return p == null || q != null && dot(q, q) < dot(p, p) ? q : p;
  }

  private static double[][] without(double[][] v, int omitted) {
    return IntStream.range(0, v.length)
        .filter(i -> i != omitted)
        .mapToObj(i -> v[i])
        .toArray(double[][]::new);
  }

  /** The error of the distance; infinite if there is no answer. */
  private static double error(Algorithm algorithm, double[][] v) {
    double exact = Math.sqrt(BruteForce.of(BruteForce.exactly(v)).squaredDistance().doubleValue());
    double[] p = algorithm.nearest(v);
    return p == null ? Double.POSITIVE_INFINITY : Math.abs(Math.sqrt(dot(p, p)) - exact);
  }

  private static double worst(Inverse inverse, double epsilon, double[][][] simplices) {
    return Arrays.stream(simplices)
        .mapToDouble(v -> error(new Algorithm(inverse, epsilon), v))
        .max()
        .orElseThrow();
  }

  /** Points on a line of whole numbers in up to three dimensions, some of them the same. */
  private static double[][][] collinear(double unit) {
    Random random = new Random(2024);
    double[][][] simplices = new double[400][][];
    for (int k = 0; k < simplices.length; k++) {
      int[] start = random.ints(1 + random.nextInt(3), -3, 4).toArray();
      int[] step = random.ints(start.length, -2, 3).toArray();
      double[][] v = new double[3 + random.nextInt(3)][start.length];
      for (double[] point : v) {
        int at = random.nextInt(7) - 3;
        Arrays.setAll(point, c -> unit * (start[c] + at * step[c]));
      }
      simplices[k] = v;
    }
    return simplices;
  }

  /** Points near a line or a plane of space, at most this far from it. */
  private static double[][][] nearlyFlat(double noise) {
    Random random = new Random(7);
    double[][][] simplices = new double[200][][];
    for (int k = 0; k < simplices.length; k++) {
      double[][] frame = new double[3][];
      Arrays.setAll(frame, i -> random.doubles(3, -1, 1).toArray());
      double[][] v = new double[3 + k % 2][3];
      for (double[] point : v) {
        double s = random.nextDouble() * 2 - 1;
        double t = v.length == 3 ? 0 : random.nextDouble() * 2 - 1;
        for (int c = 0; c < 3; c++) {
          double off = noise * (random.nextDouble() * 2 - 1);
          point[c] = frame[0][c] + s * frame[1][c] + t * frame[2][c] + off;
        }
      }
      simplices[k] = v;
    }
    return simplices;
  }

  @Test
  @DisplayName("section 6 on 400 degenerate simplices of small whole numbers: right to 10⁻¹²")
  void degenerate() {
    double[][][] simplices = collinear(1);
    assertTrue(worst(Inverse.AS_PRINTED, EPSILON, simplices) < 1e-12);
    assertTrue(worst(Inverse.PSEUDO, EPSILON, simplices) < 1e-12);
  }

  /** The ones in the equations are lost beside inner products of 10¹¹. */
  @Test
  @DisplayName(
      "the same in a unit that is 10⁵ times smaller: an error of more than half the old unit")
  void largeNumbers() {
    assertTrue(worst(Inverse.AS_PRINTED, EPSILON, collinear(1e3)) < 1e-4);
    assertTrue(worst(Inverse.AS_PRINTED, EPSILON, collinear(1e5)) > 5e4);
  }

  /** So the precaution of section 5 is worth something, though exactly it is not needed. */
  @Test
  @DisplayName("nearly degenerate: elimination alone loses 8 digits, every facet keeps them")
  void nearlyDegenerate() {
    double[][][] flat = nearlyFlat(1e-8);
    assertEquals(8.5e-9, worst(Inverse.AS_PRINTED, 0, flat), 1e-9);
    assertTrue(worst(Inverse.AS_PRINTED, EPSILON, flat) < 1e-15);
    assertTrue(worst(Inverse.AS_PRINTED, 0, nearlyFlat(1e-2)) < 1e-15);
  }

  /** A singular value of 0 makes weights infinite or not a number, which are not all ≥ 0. */
  @Test
  @DisplayName("four times the same point: Σ⁻¹ leads on to facets, a pseudo-inverse ends at once")
  void collocated() {
    double[][] same = new double[4][];
    Arrays.fill(same, new double[] {3, -4});
    Algorithm printed = new Algorithm(Inverse.AS_PRINTED, EPSILON);
    assertArrayEquals(new double[] {3, -4}, printed.nearest(same), 1e-12);
    assertTrue(printed.calls > 4);
    Algorithm pseudo = new Algorithm(Inverse.PSEUDO, EPSILON);
    assertArrayEquals(new double[] {3, -4}, pseudo.nearest(same), 1e-12);
    assertEquals(1, pseudo.calls);
    SingularValueDecomposition svd = new SingularValueDecomposition(equations(same));
    assertArrayEquals(new double[] {0.25, 0.25, 0.25, 0.25}, pseudo.weights(svd, 4), 1e-12);
    assertTrue(Arrays.stream(printed.weights(svd, 4)).anyMatch(Double::isInfinite));
  }

  @Test
  @DisplayName("whether the least singular value is below ε depends on the unit of length")
  void scale() {
    for (double unit : new double[] {1e-6, 1, 1e6}) {
      double[][] segment = {{-unit, unit}, {3 * unit, 2 * unit}};
      double least = least(new SingularValueDecomposition(equations(segment)));
      assertEquals(unit != 1, least < EPSILON);
    }
  }
}
