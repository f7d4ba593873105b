package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.Gjk;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Momentum: the same answers as the plain loop, on polyhedra and on nearly round bodies. */
class NesterovAcceleratedTest {

  private static final NesterovAccelerated<Double> LOOP =
      new NesterovAccelerated<>(JohnsonSubAlgorithm::new);

  @Test
  @DisplayName("within √ε of v on random polyhedra in doubles, with and without unit vectors")
  void distanceOfPolyhedra() {
    Random random = new Random(2022);
    for (int k = 0; k < 100; k++) {
      double[][] p = ball(random, 12, 0, 0);
      double[][] q = ball(random, 12, 2.5, 0.5);
      double exact =
          Math.sqrt(
              Gjk.distance(Polytope.of(Rationals.INSTANCE, p), Polytope.of(Rationals.INSTANCE, q))
                  .distanceVector()
                  .squaredNorm()
                  .doubleValue());
      for (NesterovAccelerated<Double> loop : List.of(LOOP, LOOP.normalised())) {
        VariantResult<Double> result =
            loop.distance(Polytope.of(Doubles.INSTANCE, p), Polytope.of(Doubles.INSTANCE, q));
        assertEquals(Claim.SEPARATED, result.claim());
        assertEquals(exact, Math.sqrt(result.v().squaredNorm()), 1e-8);
      }
    }
  }

  @Test
  @DisplayName("the plain direction at the end is needed: the gap for the momentum proves nothing")
  void fallback() {
    // s = v for the direction with momentum, although another point is nearer
    double[][] m = {{4, 1}, {1, 3}, {-4, 3}};
    Polytope<BigFraction> a = Polytope.of(Rationals.INSTANCE, m);
    Polytope<BigFraction> origin = Polytope.of(Rationals.INSTANCE, new double[1][2]);
    VariantResult<BigFraction> result =
        new NesterovAccelerated<BigFraction>(JohnsonSubAlgorithm::new)
            .withTolerance(0)
            .withTrace(true)
            .distance(a, origin);
    assertEquals(VariantExit.CLOSE_ENOUGH, result.exit());
    assertEquals(Gjk.distance(a, origin).distanceVector(), result.v());
    assertTrue(result.supportCalls() > result.iterations() + 1);
    assertEquals(result.iterations() + 1, result.trace().size());
  }

  @Test
  @DisplayName("on fine approximations of spheres fewer iterations than the plain loop")
  void fewerIterations() {
    Random random = new Random(9);
    int plain = 0;
    int accelerated = 0;
    DistanceVariant<Double> gap =
        new VanDenBergen<>(
            VanDenBergenRequest.published()
                .withRule(VanDenBergenRequest.StopRule.SQUARED_GAP)
                .withAbsoluteTolerance(1e-8),
            JohnsonSubAlgorithm::new);
    for (int k = 0; k < 10; k++) {
      Polytope<Double> a = Polytope.of(Doubles.INSTANCE, ball(random, 500, 0, 0));
      Polytope<Double> b = Polytope.of(Doubles.INSTANCE, ball(random, 500, 2.01, 0));
      plain += gap.distance(a, b).iterations();
      accelerated += LOOP.distance(a, b).iterations();
    }
    assertTrue(accelerated < plain, accelerated + " and " + plain);
  }

  @Test
  void whatItNeeds() {
    Polytope<BigFraction> a = Polytope.of(Rationals.INSTANCE, new double[][] {{1, 0}, {2, 1}});
    NesterovAccelerated<BigFraction> loop = new NesterovAccelerated<>(JohnsonSubAlgorithm::new);
    assertThrows(IllegalArgumentException.class, () -> loop.normalised().distance(a, a));
    assertThrows(IllegalArgumentException.class, () -> loop.withTolerance(Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> loop.withMaxIterations(-1));
  }

  /** Points on the sphere of radius 1 about (x, y, 0). */
  private static double[][] ball(Random random, int count, double x, double y) {
    double[][] rows = new double[count][3];
    for (double[] row : rows) {
      double norm = 0;
      for (int k = 0; k < 3; k++) {
        row[k] = random.nextGaussian();
        norm += row[k] * row[k];
      }
      for (int k = 0; k < 3; k++) {
        row[k] /= Math.sqrt(norm);
      }
      row[0] += x;
      row[1] += y;
    }
    return rows;
  }
}
