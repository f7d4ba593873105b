package org.certigjk.gjk;

import static org.certigjk.gjk.PointSet.distance;
import static org.certigjk.gjk.PointSet.fractions;
import static org.certigjk.gjk.PointSet.inserted;
import static org.certigjk.gjk.PointSet.norms;
import static org.certigjk.gjk.PointSet.origin;
import static org.certigjk.gjk.PointSet.simplices;
import static org.certigjk.gjk.PointSet.supportIndex;
import static org.certigjk.gjk.PointSet.vec;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Whether a support point that was discarded can reappear, and how many iterations that makes. */
class ReappearanceTest {

  private static final Rationals Q = Rationals.INSTANCE;

  @Test
  @DisplayName("Jales 2024, 5.1: A ⊖ B can have #A · #B vertices: 3-D, two arcs of parabolas")
  void differenceWithAllPairsAsVertices() {
    double[][] rowsA =
        IntStream.range(-2, 3).mapToObj(ReappearanceTest::arcA).toArray(double[][]::new);
    double[][] rowsB =
        IntStream.range(-2, 3).mapToObj(ReappearanceTest::arcB).toArray(double[][]::new);
    Polytope<BigFraction> a = Polytope.of(Q, rowsA);
    Polytope<BigFraction> b = Polytope.of(Q, rowsB);
    for (int i = 0; i < 5; i++) {
      for (int j = 0; j < 5; j++) {
        // The gradient at the point of the paraboloid z = x² + y² above (x, y).
        Vec<BigFraction> d = Vec.of(Q, 2.0 * (i - 2), 2.0 * (j - 2), -1);
        assertEquals(i, a.supportIndex(d));
        assertEquals(j, b.supportIndex(d.unaryMinus()));
      }
    }
  }

  private static double[] arcA(int x) {
    return new double[] {x, 0, x * x};
  }

  private static double[] arcB(int y) {
    return new double[] {0, -y, -y * y};
  }

  @Nested
  @DisplayName("Jales 2024, 5.1, and van den Bergen 1999, 4: a support point never reappears")
  class Reappearance {

    private final double[][] witness = {{-2, -1, -1}, {0, -1, 0}, {0, -1, 2}, {0, 0, 2}};

    @Test
    @DisplayName("false in 3-D: (-2, -1, -1) is discarded and comes back; the whole trace")
    void tetrahedron() {
      DistanceResult<BigFraction> result = distance(witness, 2);
      assertEquals(List.of(0, 1, 3, 0), inserted(result));
      assertEquals(
          List.of(List.of(2), List.of(2, 0), List.of(1), List.of(1, 3), List.of(1, 3, 0)),
          simplices(result));
      assertEquals(fractions("5", "29/13", "1", "4/5", "16/21"), norms(result));
      assertEquals(
          List.of(
              vec("0", "-1", "2"),
              vec("-12/13", "-1", "8/13"),
              vec("0", "-1", "0"),
              vec("0", "-4/5", "2/5"),
              vec("-4/21", "-16/21", "8/21")),
          result.trace().stream().map(Iteration::v).toList());
      assertEquals(Verdict.SEPARATED, result.verdict());
    }

    @Test
    @DisplayName("false in 3-D: coordinates from {-1, 0, 1}")
    void smallestCoordinates() {
      double[][] m = {{-1, -1, -1}, {-1, 0, 0}, {1, -1, 1}, {1, 0, 1}};
      DistanceResult<BigFraction> result = distance(m, 2);
      assertEquals(List.of(0, 1, 3, 0), inserted(result));
      assertEquals(fractions("3", "1", "1/3", "1/5", "1/9"), norms(result));
    }

    @Test
    @DisplayName("false in 3-D: five iterations on four vertices, two of which come back")
    void fiveIterations() {
      double[][] m = {{-2, -2, -1}, {-2, 0, 0}, {-1, 0, 1}, {0, -1, 2}};
      DistanceResult<BigFraction> result = distance(m, 0);
      assertEquals(fractions("9", "45/14", "20/9", "2", "17/9", "49/26"), norms(result));
      assertEquals(2, 5 + 1 - new HashSet<>(withStart(0, inserted(result))).size());
    }

    @Test
    @DisplayName("more iterations than vertices: n = 8, 14 iterations, one point three times")
    void moreIterationsThanVertices() {
      double[][] m = {
        {28, -8, -30}, {2, 0, -2}, {25, 30, 24}, {1, 3, -7},
        {16, -6, 28}, {-12, -28, -23}, {14, -24, 27}, {1, -3, -3}
      };
      DistanceResult<BigFraction> result = distance(m, 0);
      List<Integer> inserted = inserted(result);
      assertEquals(14, result.iterations());
      assertEquals(7, 15 - new HashSet<>(withStart(0, inserted)).size());
      assertTrue(
          IntStream.range(0, 8)
              .anyMatch(i -> inserted.stream().filter(index -> index == i).count() == 3));
    }

    @Test
    @DisplayName("in 2-D a point of the start simplex that was never a support point can come back")
    void startSimplexInThePlane() {
      DistanceResult<BigFraction> result =
          GjkProperties.answer(
              Polytope.of(Q, new double[][] {{0, 1}, {1, -1}, {1, 0}}),
              origin(2),
              DistanceRequest.<BigFraction>defaults()
                  .withTrace(true)
                  .withStart(List.of(new IndexPair(2, 0), new IndexPair(1, 0))));
      assertEquals(List.of(List.of(2), List.of(2, 0), List.of(0, 1)), simplices(result));
      assertEquals(vec("2/5", "1/5"), result.distanceVector());
    }

    @Test
    @DisplayName("halting when s is any earlier support point would answer 4/5 instead of 16/21")
    void haltingAtAnyEarlierSupportPointIsNotSound() {
      DistanceResult<BigFraction> result = distance(witness, 2);
      Set<Integer> seen = new HashSet<>(Set.of(2));
      BigFraction haltedAt = BigFraction.ZERO;
      for (Iteration<BigFraction> state : result.trace()) {
        haltedAt = state.squaredNorm();
        if (!seen.add(supportIndex(state))) {
          break;
        }
      }
      assertEquals(new BigFraction(4, 5), haltedAt);
      assertEquals(new BigFraction(16, 21), result.trace().get(4).squaredNorm());
    }

    private List<Integer> withStart(int start, List<Integer> inserted) {
      return Stream.concat(Stream.of(start), inserted.stream()).toList();
    }
  }
}
