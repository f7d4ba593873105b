package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.hull.HillClimbing;
import org.certigjk.hull.HillClimbingTracker;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.variants.VanDenBergenRequest.Option;
import org.junit.jupiter.api.Test;

/** The examples in the class comments of the loops and of hill climbing, as they stand there. */
class VariantsExamplesTest {

  @Test
  void vanDenBergen() {
    Polytope<Double> a =
        Polytope.of(Doubles.INSTANCE, new double[][] {{-26, 137, 15}, {137, -719, -79}});
    Polytope<Double> b = Polytope.of(Doubles.INSTANCE, new double[][] {{0, 0, 0}, {2, 0, -1}});
    VanDenBergenRequest robust = VanDenBergenRequest.robust();
    VanDenBergenRequest endless = robust.without(Option.MEMBERSHIP_STOP);
    assertEquals(
        VariantExit.SUPPORT_REPEATED,
        new VanDenBergen<Double>(robust, JohnsonSubAlgorithm::new).distance(a, b).exit());
    assertEquals(
        VariantExit.ITERATION_LIMIT,
        new VanDenBergen<Double>(endless, JohnsonSubAlgorithm::new).distance(a, b).exit());
    assertTrue(
        VanDenBergenRequest.published().with(Option.DECREASE_STOP).has(Option.DECREASE_STOP));
  }

  @Test
  void exactHalting() {
    double[][] a = {{0, 2, 26}, {-13, 6, -16}};
    double[][] b = {{0, 0, 0}, {1, -1, -1}};
    assertEquals(
        VariantExit.OPTIMAL,
        new ExactHalting<BigFraction>(JohnsonSubAlgorithm::new)
            .distance(Polytope.of(Rationals.INSTANCE, a), Polytope.of(Rationals.INSTANCE, b))
            .exit());
    assertEquals(
        VariantExit.ITERATION_LIMIT,
        new ExactHalting<Double>(JohnsonSubAlgorithm::new)
            .distance(Polytope.of(Doubles.INSTANCE, a), Polytope.of(Doubles.INSTANCE, b))
            .exit());
  }

  @Test
  void divideAndConquer() {
    Polytope<BigFraction> m = Polytope.of(Rationals.INSTANCE, new double[][] {{-1, 1}, {1, 1}});
    Polytope<BigFraction> o = Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}});
    DivideAndConquer<BigFraction> loop = DivideAndConquer.of(JohnsonSubAlgorithm::new);
    assertEquals("(0, 1)", loop.distance(m, o).v().toString());
    assertEquals("(-1, 1)", loop.withPrintedComparison().distance(m, o).v().toString());
    assertEquals(VariantExit.ITERATION_LIMIT, loop.withPrintedReduction().distance(m, o).exit());
  }

  @Test
  void alzubaidi() {
    Polytope<BigFraction> a =
        Polytope.of(Rationals.INSTANCE, new double[][] {{-2, -2}, {0, -2}, {2, 1}});
    Polytope<BigFraction> b = Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}});
    assertEquals(Claim.MEETING, new Alzubaidi<BigFraction>().distance(a, b).claim());
    assertEquals(VariantExit.POINT_REPEATED, new Alzubaidi<BigFraction>().distance(a, b).exit());
  }

  @Test
  void nesterov() {
    Polytope<Double> a = Polytope.of(Doubles.INSTANCE, new double[][] {{-1, 1}, {1, 1}});
    Polytope<Double> b = Polytope.of(Doubles.INSTANCE, new double[][] {{0, 0}});
    assertEquals(
        "(0.0, 1.0)",
        new NesterovAccelerated<Double>(JohnsonSubAlgorithm::new).distance(a, b).v().toString());
  }

  @Test
  void publishedSeparatingAxis() {
    Polytope<BigFraction> a = Polytope.of(Rationals.INSTANCE, new double[][] {{1, 0}, {2, 1}});
    Polytope<BigFraction> b = Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}});
    assertEquals(
        VariantExit.SEPARATING_AXIS,
        new PublishedSeparatingAxis<BigFraction>(JohnsonSubAlgorithm::new, 1000)
            .distance(a, b)
            .exit());
  }

  @Test
  void strictDecreaseAndVariants() {
    Polytope<Double> a = Polytope.of(Doubles.INSTANCE, new double[][] {{-1, 1}, {1, 1}});
    Polytope<Double> b = Polytope.of(Doubles.INSTANCE, new double[][] {{0, 0}});
    assertEquals(
        VariantExit.OPTIMAL,
        new StrictDecrease<Double>(JohnsonSubAlgorithm::new, 100).distance(a, b).exit());
    DistanceVariant<Double> loop =
        Variants.named("van-den-bergen-robust").create(JohnsonSubAlgorithm::new, 200);
    assertEquals(VariantExit.CLOSE_ENOUGH, loop.distance(a, b).exit());
    DistanceVariant<Float> proposed = Variants.PROPOSED.create(200);
    assertEquals("proposed", proposed.label());
  }

  @Test
  void hillClimbing() {
    Polytope<BigFraction> triangle =
        Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}, {1, -1}, {1, 1}});
    HillClimbing<BigFraction> climbing =
        HillClimbing.of(triangle, new int[][] {{1, 2}, {0, 2}, {0, 1}});
    Vec<BigFraction> up = Vec.of(Rationals.INSTANCE, 0, 1);
    assertEquals(2, climbing.supportIndex(up));
    assertEquals(0, climbing.withRule(HillClimbing.Rule.PRINTED_CORRECTION).supportIndex(up));
    HillClimbingTracker<BigFraction> tracker =
        new HillClimbingTracker<>(HillClimbing.onHull(triangle));
    assertEquals(2, tracker.supportIndex(up));
  }
}
