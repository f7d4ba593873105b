package org.certigjk.subalgorithms;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.SubSimplex;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Greer, section 4: which motions leave the distances, the matrix (13) and the answer alone. */
class CoordinateFreeMotionTest {

  private static final Rationals Q = Rationals.INSTANCE;

  private static double[][] tetrahedron(Random random) {
    double[][] rows = new double[4][];
    Arrays.setAll(rows, i -> random.ints(3, -9, 10).asDoubleStream().toArray());
    return rows;
  }

  /** (x, y, z) ↦ (3x − 4y, 4x + 3y, −5z), which is 5 times a rotation and a reflection. */
  private static double[][] turned(double[][] rows) {
    return Arrays.stream(rows)
        .map(p -> new double[] {3 * p[0] - 4 * p[1], 4 * p[0] + 3 * p[1], -5 * p[2]})
        .toArray(double[][]::new);
  }

  private static double[][] times(double factor, double[][] rows) {
    return Arrays.stream(rows)
        .map(p -> Arrays.stream(p).map(x -> factor * x).toArray())
        .toArray(double[][]::new);
  }

  private static double[][] shifted(double[][] rows) {
    return Arrays.stream(rows)
        .map(p -> Arrays.stream(p).map(x -> x + 7).toArray())
        .toArray(double[][]::new);
  }

  /** The same points in a space of one dimension more. */
  private static double[][] raised(double[][] rows) {
    return Arrays.stream(rows).map(p -> Arrays.copyOf(p, p.length + 1)).toArray(double[][]::new);
  }

  private static <E> SubSimplex<E> solve(OrderedField<E> field, double[][] rows) {
    SubSimplex<E> found = new CoordinateFreeGreer<E>().solve(SubAlgorithmTest.points(field, rows));
    assertTrue(found != null, "no subset");
    return found;
  }

  private static SquaredDistances<BigFraction> distances(double[][] rows) {
    return SquaredDistances.of(SubAlgorithmTest.points(Q, rows));
  }

  /** The squared distance of two of the points. */
  private static BigFraction between(double[][] rows, int i, int j) {
    Vec<BigFraction>[] y = SubAlgorithmTest.points(Q, rows);
    return y[i].minus(y[j]).squaredNorm();
  }

  @Test
  @DisplayName(
      "exactly: rotations and reflections about the origin leave (13) and the answer alone")
  void aboutTheOrigin() {
    Random random = new Random(4);
    for (int k = 0; k < 200; k++) {
      double[][] rows = tetrahedron(random);
      double[][] five = times(5, rows);
      assertArrayEquals(distances(five).innerProducts(), distances(turned(rows)).innerProducts());
      assertEquals(solve(Q, five).weights(), solve(Q, turned(rows)).weights());
      assertEquals(solve(Q, rows).weights(), solve(Q, raised(rows)).weights());
    }
  }

  @Test
  @DisplayName("a translation changes (13) and the answer, but no distance between vertices")
  void translation() {
    Random random = new Random(5);
    int changed = 0;
    for (int k = 0; k < 200; k++) {
      double[][] rows = tetrahedron(random);
      double[][] moved = shifted(rows);
      for (int i = 0; i < 4; i++) {
        for (int j = 0; j < i; j++) {
          assertEquals(between(rows, i, j), between(moved, i, j));
        }
      }
      changed += solve(Q, rows).toString().equals(solve(Q, moved).toString()) ? 0 : 1;
    }
    assertEquals(200, changed);
    double[][] segment = {{-1, 1}, {3, 1}};
    double[][] aside = {{0, 1}, {4, 1}};
    assertNotEquals(distances(segment).innerProducts()[0], distances(aside).innerProducts()[0]);
    assertEquals("(3 / 4, 1 / 4)", solve(Q, segment).weights().toString());
    assertEquals("(1)", solve(Q, aside).weights().toString());
  }

  /** The weights of all four points, 0 for those that are not in the subset. */
  private static double[] allWeights(double[][] rows) {
    SubSimplex<Double> found = solve(Doubles.INSTANCE, rows);
    double[] weights = new double[rows.length];
    for (int k = 0; k < found.size(); k++) {
      weights[found.index(k)] = found.weights().get(k);
    }
    return weights;
  }

  @Test
  @DisplayName("over doubles 217 of 1000 tetrahedra keep all bits of the weights, 997 the subset")
  void rotationOverDoubles() {
    Random random = new Random(6);
    int equal = 0;
    int sameSubset = 0;
    double largest = 0;
    int count = 0;
    while (count < 1000) {
      double[][] rows = tetrahedron(random);
      if (distances(rows).isDegenerate(new int[] {0, 1, 2, 3})) {
        continue; // weights are not unique
      }
      count++;
      double[] weights = allWeights(rows);
      double[] other = allWeights(times(0.2, turned(rows)));
      equal += Arrays.equals(weights, other) ? 1 : 0;
      double difference = 0;
      boolean same = true;
      for (int i = 0; i < 4; i++) {
        difference = Math.max(difference, Math.abs(weights[i] - other[i]));
        same &= weights[i] == 0 == (other[i] == 0);
      }
      sameSubset += same ? 1 : 0;
      largest = Math.max(largest, difference);
    }
    assertEquals(217, equal);
    assertEquals(997, sameSubset);
    assertTrue(largest < 1e-13);
  }

  @Test
  @DisplayName("over doubles (12) can lose what the inner product has: 0 instead of 1")
  void cancellation() {
    Vec<Double>[] y =
        SubAlgorithmTest.points(Doubles.INSTANCE, new double[] {1e8, 1}, new double[] {0, 1});
    assertEquals(1, y[0].dot(y[1]));
    assertEquals(0, SquaredDistances.of(y).innerProducts()[0].get(1));
  }
}
