package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Polytope;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The coordinates brought to size 1. */
class ScaledVariantTest {

  private static final DistanceVariant<Double> LOOP =
      new ScaledVariant<>(
          Variants.VAN_DEN_BERGEN_ROBUST.<Double>create(JohnsonSubAlgorithm::new, 100));

  /** A pair times a power of two gives the answer times that power, bit by bit. */
  @ParameterizedTest
  @ValueSource(ints = {-1000, -600, -200, -1, 0, 1, 200, 600, 1000})
  void answerDoesNotDependOnTheUnit(int exponent) {
    for (long seed = 0; seed < 20; seed++) {
      PointPair pair = Family.GRID.generate(seed, 3, 8);
      VariantResult<Double> small = distance(pair);
      VariantResult<Double> scaled =
          distance(PointPair.of(scaled(pair.a(), exponent), scaled(pair.b(), exponent)));
      assertEquals(small.claim(), scaled.claim());
      assertEquals(small.exit(), scaled.exit());
      assertEquals(small.pairs(), scaled.pairs());
      for (int c = 0; c < 3; c++) {
        assertEquals(Math.scalb(small.v().get(c), exponent), scaled.v().get(c), "coordinate " + c);
      }
    }
  }

  private static double[][] scaled(double[][] points, int exponent) {
    return Arrays.stream(points)
        .map(point -> Arrays.stream(point).map(x -> Math.scalb(x, exponent)).toArray())
        .toArray(double[][]::new);
  }

  private static VariantResult<Double> distance(PointPair pair) {
    return LOOP.distance(
        Polytope.of(Doubles.INSTANCE, pair.a()), Polytope.of(Doubles.INSTANCE, pair.b()));
  }
}
