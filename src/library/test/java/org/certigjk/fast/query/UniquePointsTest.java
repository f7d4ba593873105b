package org.certigjk.fast.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.linear.Array2DRowFieldMatrix;
import org.apache.commons.math3.linear.FieldDecompositionSolver;
import org.apache.commons.math3.linear.FieldLUDecomposition;
import org.apache.commons.math3.linear.FieldMatrix;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.fast.MovingPair;
import org.certigjk.fast.Pose;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Gjk;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Against all closest points that affinely independent differences give: the extreme ones of the
 * set of all are among them, by Carathéodory's theorem for the pairs of points.
 */
class UniquePointsTest {

  private final DistanceWorkspace workspace = new DistanceWorkspace();
  private final Set<List<BigFraction>> closest = new HashSet<>();

  @ParameterizedTest
  @CsvSource({"1, 4, 200", "2, 4, 400", "3, 3, 300", "3, 4, 40"})
  void lattices(int dimension, int size, int pairs) {
    SplittableRandom random = new SplittableRandom(31 * dimension + size);
    int unique = 0;
    int meeting = 0;
    for (int round = 0; round < pairs; round++) {
      double[][] a = lattice(random, dimension, size, 0);
      double[][] b = lattice(random, dimension, size, round % 3);
      boolean expected = isUnique(a, b);
      DoublePolytope bodyA = DoublePolytope.of(a);
      DoublePolytope bodyB = DoublePolytope.of(b);
      meeting += workspace.distance(bodyA, bodyB) == 0 ? 1 : 0;
      String what = Arrays.deepToString(a) + ", " + Arrays.deepToString(b);
      assertEquals(expected, workspace.areClosestPointsUnique(), what);
      unique += expected ? 1 : 0;
      double[] t = new double[dimension];
      MovingPair pair = new MovingPair(bodyA, bodyB);
      pair.distance(t);
      assertEquals(expected, pair.areClosestPointsUnique(), what);
      if (dimension > 1) {
        workspace.distance(
            bodyA.withHull(), turned(dimension), bodyB.withHull(), turned(dimension));
        assertEquals(expected, workspace.areClosestPointsUnique(), what + ", turned");
      }
    }
    assertTrue(unique > pairs / 10 && pairs - unique > pairs / 20, unique + " are unique");
    assertTrue(meeting > pairs / 20, meeting + " meet");
  }

  /** The products with v are 0, and rounded to either side: closest points may be a segment. */
  @ParameterizedTest
  @CsvSource({"2", "3"})
  void parallelEdges(int dimension) {
    SplittableRandom random = new SplittableRandom(dimension);
    for (int round = 0; round < 300; round++) {
      double[] d = new double[dimension];
      double[][] a = new double[2][dimension];
      double[][] b = new double[2][dimension];
      for (int c = 0; c < dimension; c++) {
        d[c] = random.nextInt(2, 1 << 20);
        b[0][c] = (round % 7 - 3) * d[c] + (c == dimension - 1 ? 1 + round % 5 : 0);
        a[1][c] = 4 * d[c];
        b[1][c] = b[0][c] + 3 * d[c];
      }
      workspace.distance(DoublePolytope.of(a), DoublePolytope.of(b));
      assertEquals(isUnique(a, b), workspace.areClosestPointsUnique(), Arrays.deepToString(b));
      a[1][0]++;
      workspace.distance(DoublePolytope.of(a), DoublePolytope.of(b));
      assertEquals(isUnique(a, b), workspace.areClosestPointsUnique(), Arrays.deepToString(b));
    }
  }

  private static Pose turned(int dimension) {
    return dimension == 2
        ? Pose.of(3, -4, 0.1, 4, 3, 0)
        : Pose.ofQuaternion(new double[] {3, 1, 0, 2}, 0.1, 0, 7);
  }

  private static double[][] lattice(SplittableRandom random, int dimension, int size, int shift) {
    double[][] points = new double[1 + random.nextInt(size)][dimension];
    for (double[] point : points) {
      Arrays.setAll(point, c -> random.nextInt(5 - dimension) + (c == 0 ? shift : 0));
    }
    return points;
  }

  private boolean isUnique(double[][] a, double[][] b) {
    Polytope<BigFraction> inA = Polytope.of(Rationals.INSTANCE, a);
    Polytope<BigFraction> inB = Polytope.of(Rationals.INSTANCE, b);
    Vec<BigFraction> v = Gjk.distance(inA, inB).distanceVector();
    int[] near =
        IntStream.range(0, a.length * b.length)
            .filter(k -> v.dot(difference(inA, inB, k)).equals(v.squaredNorm()))
            .toArray();
    closest.clear();
    collect(inA, inB, v, near, 0, new int[0]);
    assertFalse(closest.isEmpty());
    return closest.size() == 1;
  }

  private static Vec<BigFraction> difference(
      Polytope<BigFraction> a, Polytope<BigFraction> b, int pair) {
    return a.get(pair / b.size()).minus(b.get(pair % b.size()));
  }

  /** Tries all subsets of at most n + 1 pairs. */
  private void collect(
      Polytope<BigFraction> a,
      Polytope<BigFraction> b,
      Vec<BigFraction> v,
      int[] near,
      int next,
      int[] chosen) {
    if (chosen.length > 0) {
      add(a, b, v, chosen);
    }
    for (int k = next; k < near.length && chosen.length <= v.dimension(); k++) {
      int[] more = Arrays.copyOf(chosen, chosen.length + 1);
      more[chosen.length] = near[k];
      collect(a, b, v, near, k + 1, more);
    }
  }

  /** The differences with 1 below as columns, times weights, are v with 1 below. */
  private void add(
      Polytope<BigFraction> a, Polytope<BigFraction> b, Vec<BigFraction> v, int[] chosen) {
    int rows = v.dimension() + 1;
    BigFraction[][] columns = new BigFraction[rows][chosen.length];
    BigFraction[][] right = new BigFraction[rows][1];
    for (int r = 0; r < rows; r++) {
      int row = r;
      boolean last = r == rows - 1;
      Arrays.setAll(columns[r], k -> last ? BigFraction.ONE : difference(a, b, chosen[k]).get(row));
      right[r][0] = last ? BigFraction.ONE : v.get(r);
    }
    FieldMatrix<BigFraction> m = new Array2DRowFieldMatrix<>(columns);
    FieldMatrix<BigFraction> target = new Array2DRowFieldMatrix<>(right);
    FieldDecompositionSolver<BigFraction> solver =
        new FieldLUDecomposition<>(m.transpose().multiply(m)).getSolver();
    if (!solver.isNonSingular()) {
      return;
    }
    FieldMatrix<BigFraction> weights = solver.solve(m.transpose().multiply(target));
    BigFraction[] point = new BigFraction[v.dimension()];
    Arrays.fill(point, BigFraction.ZERO);
    for (int k = 0; k < chosen.length; k++) {
      BigFraction weight = weights.getEntry(k, 0);
      if (weight.compareTo(BigFraction.ZERO) < 0) {
        return;
      }
      Vec<BigFraction> corner = a.get(chosen[k] / b.size());
      Arrays.setAll(point, c -> point[c].add(weight.multiply(corner.get(c))));
    }
    if (m.multiply(weights).equals(target)) {
      closest.add(List.of(point));
    }
  }
}
