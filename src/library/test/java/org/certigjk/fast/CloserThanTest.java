package org.certigjk.fast;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.gjk.DistanceResult;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CloserThanTest {

  private final DistanceWorkspace workspace = new DistanceWorkspace();

  /**
   * Numbers near the distance of bodies of all sizes, at rest in any place, with hulls and without.
   */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void closerThanNumbersNearTheDistance(int dimension) {
    SplittableRandom random = new SplittableRandom(40 + dimension);
    for (int run = 0; run < 200; run++) {
      double scale = Math.scalb(1.0, random.nextInt(-320, 240));
      int size = run % 20 == 0 ? 300 : 1 + random.nextInt(9);
      double gap = random.nextInt(3) * random.nextDouble();
      double shift = run % 5 == 0 ? 1e9 : 0;
      DoublePolytope a = body(random, dimension, size, scale, shift + gap);
      DoublePolytope b = body(random, dimension, size, scale, shift);
      if (run % 2 == 0) {
        a = a.withHull();
        b = b.withHull();
      }
      double distance = workspace.distance(a, b);
      BigFraction square =
          ((DistanceResult.Answer<BigFraction>) workspace.result()).squaredDistance();
      for (int k = -60; k <= 4; k++) {
        for (double sign : new double[] {-1, 0, 1}) {
          double d = distance * (1 + sign * Math.scalb(1.0, k));
          if (d > 0) {
            assertEquals(
                square.compareTo(Conversions.toRational(d).pow(2)) < 0,
                workspace.closerThan(a, b, d),
                run + ", " + k + ", " + sign);
          }
        }
      }
      assertEquals(square.equals(BigFraction.ZERO), workspace.intersects(a, b), "run " + run);
    }
  }

  private static DoublePolytope body(
      SplittableRandom random, int dimension, int size, double scale, double shift) {
    double[] coordinates = new double[size * dimension];
    for (int k = 0; k < coordinates.length; k++) {
      coordinates[k] = scale * (random.nextDouble() + (k % dimension == 0 ? shift : 0));
    }
    return DoublePolytope.of(coordinates, dimension);
  }
}
