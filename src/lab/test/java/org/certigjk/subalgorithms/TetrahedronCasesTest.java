package org.certigjk.subalgorithms;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.samples.BruteForce;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * The four cases of the divide-and-conquer post, for a tetrahedron that is not flat: inside, the
 * faces, the edges, the vertices. The origin is in the Voronoi region of a face or edge if the foot
 * v of the perpendicular on it is inside, and the other vertices w are beyond it: vᵀw ≥ vᵀv.
 */
class TetrahedronCasesTest {

  private static final Rationals Q = Rationals.INSTANCE;
  private static final List<int[]> FACES = BruteForce.subsets(4, 3);
  private static final List<int[]> EDGES = BruteForce.subsets(4, 2);

  /** The cases for the origin and this tetrahedron. */
  private static final class Cases {
    private final Vec<BigFraction>[] y;

    Cases(double[][] rows) {
      y = SubAlgorithmTest.points(Q, rows);
    }

    private Vec<BigFraction> weights(int... indices) {
      Vec<BigFraction>[] q = y.clone();
      Arrays.setAll(q, i -> Vec.from(Q, Stream.of(y).map(y[i]::dot).toList()));
      return Kkt.alpha(q, indices);
    }

    private static boolean isInside(Vec<BigFraction> weights) {
      return weights.coordinates().stream().allMatch(w -> w.compareTo(BigFraction.ZERO) >= 0);
    }

    private Vec<BigFraction> point(Vec<BigFraction> weights, int... indices) {
      return weights.combination(ConvexCombination.points(y, indices));
    }

    /** Whether all of the tetrahedron is beyond v, seen from the origin. */
    private boolean isBeyond(Vec<BigFraction> v) {
      return Stream.of(y).allMatch(vertex -> v.dot(vertex).compareTo(v.squaredNorm()) >= 0);
    }

    /** The squared distance by the four cases. */
    BigFraction squaredDistance(boolean regions) {
      if (isInside(weights(0, 1, 2, 3))) {
        return BigFraction.ZERO;
      }
      for (List<int[]> features : List.of(FACES, EDGES)) {
        for (int[] feature : features) {
          Vec<BigFraction> weights = weights(feature);
          Vec<BigFraction> v = point(weights, feature);
          if (isInside(weights) && (!regions || isBeyond(v))) {
            return v.squaredNorm();
          }
        }
      }
      return Stream.of(y).map(Vec::squaredNorm).min(BigFraction::compareTo).orElseThrow();
    }
  }

  @Test
  @DisplayName("with the regions right for 500 tetrahedra; by projections alone 246 are wrong")
  void cases() {
    Random random = new Random(11);
    int wrongByProjections = 0;
    int count = 0;
    while (count < 500) {
      double[][] rows = new double[4][];
      Arrays.setAll(rows, i -> random.ints(3, -4, 5).asDoubleStream().toArray());
      Cases cases = new Cases(rows);
      if (!SquaredDistances.of(cases.y).isDegenerate(new int[] {0, 1, 2, 3})) {
        BigFraction exact = BruteForce.of(BruteForce.exactly(rows)).squaredDistance();
        assertEquals(exact, cases.squaredDistance(true));
        wrongByProjections += exact.equals(cases.squaredDistance(false)) ? 0 : 1;
        count++;
      }
    }
    assertEquals(246, wrongByProjections);
  }
}
