package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The loop of 1988: right in exact arithmetic, endless in doubles. */
class ExactHaltingTest {

  private static final double[][] A = {{0, 2, 26}, {-13, 6, -16}};
  private static final double[][] B = {{0, 0, 0}, {1, -1, -1}};

  @Test
  @DisplayName("vᵀ(v − s) = 0 holds after one iteration, but never in doubles")
  void equalityNeverHoldsInDoubles() {
    VariantResult<BigFraction> exact =
        new ExactHalting<BigFraction>(JohnsonSubAlgorithm::new)
            .withTrace(true)
            .distance(Polytope.of(Rationals.INSTANCE, A), Polytope.of(Rationals.INSTANCE, B));
    assertEquals(VariantExit.OPTIMAL, exact.exit());
    assertEquals(new BigFraction(150264, 1949), exact.v().squaredNorm());
    assertEquals(1, exact.iterations());
    assertEquals(2, exact.trace().size());
    Polytope<Double> a = Polytope.of(Doubles.INSTANCE, A);
    Polytope<Double> b = Polytope.of(Doubles.INSTANCE, B);
    ExactHalting<Double> rounded = new ExactHalting<>(JohnsonSubAlgorithm::new);
    assertEquals(VariantExit.ITERATION_LIMIT, rounded.distance(a, b).exit());
    assertEquals(ExactHalting.DEFAULT_MAX_ITERATIONS, rounded.distance(a, b).iterations());
    assertEquals(
        VariantExit.NO_DECREASE,
        new StrictDecrease<Double>(JohnsonSubAlgorithm::new, 1000).distance(a, b).exit());
    assertEquals(
        VariantExit.CLOSE_ENOUGH,
        Variants.VAN_DEN_BERGEN_ROBUST
            .<Double>create(JohnsonSubAlgorithm::new, 1000)
            .distance(a, b)
            .exit());
  }

  @Test
  @DisplayName("most parallelograms with small integer coordinates are endless in doubles")
  void mostParallelogramsAreEndless() {
    Random random = new Random(1988);
    ExactHalting<Double> loop =
        new ExactHalting<Double>(JohnsonSubAlgorithm::new).withBackup().withMaxIterations(50);
    int endless = 0;
    for (int k = 0; k < 200; k++) {
      VariantResult<Double> result = loop.distance(segment(random, 1000), segment(random, 10));
      endless += result.exit() == VariantExit.ITERATION_LIMIT ? 1 : 0;
    }
    assertTrue(endless > 100, endless + " of 200");
  }

  private static Polytope<Double> segment(Random random, int size) {
    double[][] rows = new double[2][3];
    for (double[] row : rows) {
      for (int k = 0; k < 3; k++) {
        row[k] = random.nextInt(2 * size + 1) - size;
      }
    }
    return Polytope.of(Doubles.INSTANCE, rows);
  }

  @Test
  @DisplayName("the backup procedure where Johnson finds no subset in doubles")
  void backup() {
    Polytope<Double> a =
        Polytope.of(Doubles.INSTANCE, new double[][] {{7, 6045, 9902}, {-4, -2440, -4004}});
    Polytope<Double> b = Polytope.of(Doubles.INSTANCE, new double[][] {{0, 0, 0}, {-2, 1, 2}});
    ExactHalting<Double> loop = new ExactHalting<>(JohnsonSubAlgorithm::new);
    assertEquals(VariantExit.NO_SUBSET, loop.distance(a, b).exit());
    assertEquals(VariantExit.ITERATION_LIMIT, loop.withBackup().distance(a, b).exit());
  }

  @Test
  @DisplayName("‖v‖² beyond the range of doubles")
  void outOfRange() {
    Polytope<Double> origin = Polytope.of(Doubles.INSTANCE, new double[1][2]);
    for (double x : new double[] {1e-200, 1e200}) {
      Polytope<Double> point = Polytope.of(Doubles.INSTANCE, new double[][] {{x, 0}});
      for (Variants variant :
          EnumSet.complementOf( // these need no norm, or that of scaled bodies
              EnumSet.of(
                  Variants.SEPARATING_AXIS,
                  Variants.SEPARATING_AXIS_FROM_ZERO,
                  Variants.PROPOSED))) {
        VariantResult<Double> result =
            variant.<Double>create(JohnsonSubAlgorithm::new, 10).distance(point, origin);
        boolean takenForZero = x < 1 && result.exit() == VariantExit.NEAR_ZERO;
        assertTrue(
            takenForZero || result.exit() == VariantExit.OUT_OF_RANGE,
            () -> variant + ": " + result.exit());
      }
    }
  }

  @Test
  void limitIsChecked() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new ExactHalting<Double>(JohnsonSubAlgorithm::new).withMaxIterations(-1));
  }
}
