package org.certigjk.gjk;

import static org.certigjk.gjk.PointSet.distance;
import static org.certigjk.gjk.PointSet.origin;
import static org.certigjk.gjk.PointSet.vec;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Touching and overlapping: the difference, and their certificates. */
class MeetingTest {

  private static final Rationals Q = Rationals.INSTANCE;

  @Nested
  @DisplayName("touching and overlapping")
  class Meeting {

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    @DisplayName("the cross-polytope overlaps, and its certificate needs 2n > n + 1 pairs")
    void crossPolytope(int n) {
      double[][] m = new double[2 * n][n];
      for (int i = 0; i < n; i++) {
        m[2 * i][i] = 1;
        m[2 * i + 1][i] = -1;
      }
      Overlapping<BigFraction> result = (Overlapping<BigFraction>) distance(m, 0);
      assertEquals(2 * n, result.certificate().pairs().size());
      assertTrue(result.certificate().certifies(Polytope.of(Q, m), origin(n)));
      assertEquals(n, result.certificate().basis().size());
    }

    @Test
    @DisplayName("two crossing segments in the plane are each flat and yet overlap")
    void crossingSegments() {
      Overlapping<BigFraction> result =
          (Overlapping<BigFraction>)
              Gjk.distance(
                  Polytope.of(Q, new double[][] {{-1, -1}, {1, 1}}),
                  Polytope.of(Q, new double[][] {{-1, 1}, {1, -1}}));
      assertEquals(Verdict.OVERLAPPING, result.verdict());
      assertEquals(2, result.certificate().basis().size());
    }

    @Test
    @DisplayName("the same segments in space touch: A ⊖ B is flat")
    void crossingSegmentsInSpace() {
      Touching<BigFraction> result =
          (Touching<BigFraction>)
              Gjk.distance(
                  Polytope.of(Q, new double[][] {{-1, -1, 0}, {1, 1, 0}}),
                  Polytope.of(Q, new double[][] {{-1, 1, 0}, {1, -1, 0}}));
      assertEquals(vec("0", "0", "1"), result.certificate().direction());
      assertEquals(Verdict.TOUCHING, result.verdict());
    }
  }
}
