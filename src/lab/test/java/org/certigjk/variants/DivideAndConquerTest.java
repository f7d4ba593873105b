package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.subalgorithms.LeastSquaresRecursion;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Steps 4 and 6 of the blog post, as printed and corrected. */
class DivideAndConquerTest {

  private static final DivideAndConquer<BigFraction> LOOP =
      DivideAndConquer.<BigFraction>of(LeastSquaresRecursion::new).withMaxIterations(50);
  private static final Polytope<BigFraction> ORIGIN =
      Polytope.of(Rationals.INSTANCE, new double[1][2]);
  private static final Polytope<BigFraction> SEGMENT =
      Polytope.of(Rationals.INSTANCE, new double[][] {{-1, 1}, {1, 1}});

  @Test
  @DisplayName("corrected: (0, 1)")
  void corrected() {
    VariantResult<BigFraction> result = LOOP.distance(SEGMENT, ORIGIN);
    assertEquals("(0, 1)", result.v().toString());
    assertEquals(VariantExit.OPTIMAL, result.exit());
    assertEquals(1, result.iterations());
  }

  @Test
  @DisplayName("step 4 as printed returns the first point")
  void printedComparison() {
    VariantResult<BigFraction> result = LOOP.withPrintedComparison().distance(SEGMENT, ORIGIN);
    assertEquals("(-1, 1)", result.v().toString());
    assertEquals(VariantExit.OPTIMAL, result.exit());
    assertEquals(0, result.iterations());
  }

  @Test
  @DisplayName("step 6 as printed goes to and fro")
  void printedReduction() {
    VariantResult<BigFraction> result = LOOP.withPrintedReduction().distance(SEGMENT, ORIGIN);
    assertEquals(VariantExit.ITERATION_LIMIT, result.exit());
    assertEquals("(-1, 1)", result.v().toString());
    assertEquals(
        "(1, 1)",
        LOOP.withPrintedReduction().withMaxIterations(51).distance(SEGMENT, ORIGIN).v().toString());
  }

  @Test
  @DisplayName("in doubles step 4 stops where s is in W, and the loop of 1988 does not")
  void comparisonOfEqualProducts() {
    Polytope<Double> a = Polytope.of(Doubles.INSTANCE, new double[][] {{0, 2, 26}, {-13, 6, -16}});
    Polytope<Double> b = Polytope.of(Doubles.INSTANCE, new double[][] {{0, 0, 0}, {1, -1, -1}});
    assertEquals(
        VariantExit.OPTIMAL,
        DivideAndConquer.<Double>of(LeastSquaresRecursion::new).distance(a, b).exit());
    assertEquals(
        VariantExit.ITERATION_LIMIT,
        new ExactHalting<Double>(LeastSquaresRecursion::new).distance(a, b).exit());
  }

  @Test
  void labelsAndLimits() {
    assertEquals(
        "divide-and-conquer-printed-comparison-printed-reduction",
        LOOP.withPrintedComparison().withPrintedReduction().label());
    assertThrows(IllegalArgumentException.class, () -> LOOP.withMaxIterations(-1));
  }
}
