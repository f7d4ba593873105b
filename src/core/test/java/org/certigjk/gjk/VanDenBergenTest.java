package org.certigjk.gjk;

import static org.certigjk.gjk.PointSet.distance;
import static org.certigjk.gjk.PointSet.fractions;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.samples.Fractions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What van den Bergen 1999 says of the loop, sections 2 and 5. */
class VanDenBergenTest {

  private static final Rationals Q = Rationals.INSTANCE;

  /** max(0, vᵀs)² / ‖v‖², the square of the bound that state k gives. */
  private static BigFraction squaredDelta(Iteration<BigFraction> state) {
    Vec<BigFraction> s = state.support();
    assertNotNull(s);
    BigFraction product = state.v().dot(s);
    return product.compareTo(BigFraction.ZERO) < 0
        ? BigFraction.ZERO
        : product.multiply(product).divide(state.squaredNorm());
  }

  @Test
  @DisplayName("van den Bergen 1999, 2: the lower bound δ is not monotone")
  void deltaIsNotMonotone() {
    DistanceResult<BigFraction> result = distance(new double[][] {{-2, 0}, {-1, -1}, {-1, 0}}, 0);
    assertEquals(
        fractions("1", "1/2", "1"),
        result.trace().stream().map(VanDenBergenTest::squaredDelta).toList());
  }

  @Nested
  @DisplayName("van den Bergen 1999, 5: runs in double arithmetic that would not end")
  class EndlessInDoubles {

    static Stream<List<Object>> runs() {
      return Stream.of(
          List.of(
              new double[][] {{-26, 137, 15}, {137, -719, -79}},
              new double[][] {{0, 0, 0}, {2, 0, -1}},
              "1/3664305",
              ExitReason.NO_DECREASE),
          List.of(
              new double[][] {{11, -269, 365}, {-13, 361, -485}},
              new double[][] {{0, 0, 0}, {2, 2, 3}},
              "1/4312337",
              ExitReason.NO_DECREASE),
          List.of(
              new double[][] {{7, 6045, 9902}, {-4, -2440, -4004}},
              new double[][] {{0, 0, 0}, {-2, 1, 2}},
              "7960208400/1072474013",
              ExitReason.NO_SUBSET),
          List.of(
              new double[][] {{0, 2, 26}, {-13, 6, -16}},
              new double[][] {{0, 0, 0}, {1, -1, -1}},
              "150264/1949",
              ExitReason.NO_DECREASE));
    }

    @ParameterizedTest
    @MethodSource("runs")
    @DisplayName("they stop, with bounds that hold the exact squared distance")
    void stopsWithTrueBounds(List<Object> run) {
      double[][] rowsA = (double[][]) run.get(0);
      double[][] rowsB = (double[][]) run.get(1);
      BigFraction exact = Fractions.of((String) run.get(2));
      assertEquals(
          exact,
          GjkProperties.answer(Polytope.of(Q, rowsA), Polytope.of(Q, rowsB)).squaredDistance());
      DistanceResult<Double> result =
          Gjk.distance(Polytope.of(Doubles.INSTANCE, rowsA), Polytope.of(Doubles.INSTANCE, rowsB));
      Stopped<Double> stopped = (Stopped<Double>) result;
      assertEquals(run.get(3), stopped.exit());
      assertTrue(stopped.bounds().lower().compareTo(exact) <= 0);
      assertTrue(stopped.bounds().upper().compareTo(exact) >= 0);
    }

    @Test
    @DisplayName("Johnson finds no subset within a run (a parallelogram)")
    void noSubset() {
      double[][] m = {
        {878, 2992, 4025}, {-968, -3299, -4438}, {876, 2992, 4027}, {-966, -3299, -4440}
      };
      List<IndexPair> all = IntStream.range(0, 4).mapToObj(i -> new IndexPair(i, 0)).toList();
      DistanceResult<Double> result =
          Gjk.distance(
              Polytope.of(Doubles.INSTANCE, m),
              Polytope.of(Doubles.INSTANCE, new double[1][3]),
              DistanceRequest.<Double>defaults().withStart(all));
      assertEquals(ExitReason.NO_SUBSET, result.exit());
      BigFraction exact = new BigFraction(60025, 185428843);
      assertEquals(exact, distance(m, 0).squaredDistance());
      assertTrue(((Stopped<Double>) result).bounds().lower().compareTo(exact) <= 0);
      assertTrue(((Stopped<Double>) result).bounds().upper().compareTo(exact) >= 0);
    }
  }
}
