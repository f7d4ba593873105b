package org.certigjk.fast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.SplittableRandom;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MovingPairTest {

  private static double[][] points(SplittableRandom random, int dimension, int size, double bits) {
    double[][] points = new double[size][dimension];
    for (double[] point : points) {
      for (int c = 0; c < dimension; c++) {
        point[c] = bits == 0 ? random.nextDouble() - 0.5 : Math.rint(bits * random.nextDouble());
      }
    }
    return points;
  }

  private static DistanceResult<BigFraction> truth(double[][] a, double[][] b, double[] t) {
    Vec<BigFraction> translation = Vec.of(Rationals.INSTANCE, t);
    return Gjk.distance(
        Polytope.of(Rationals.INSTANCE, a).translated(translation),
        Polytope.of(Rationals.INSTANCE, b));
  }

  /** A flies through B, by steps small and large, on a lattice and off it. */
  @ParameterizedTest
  @CsvSource({"1, 0", "2, 0", "3, 0", "4, 0", "1, 3", "2, 3", "3, 3", "3, 1000000"})
  void everyFrameIsRight(int dimension, double bits) {
    SplittableRandom random = new SplittableRandom(dimension * 100L + (long) bits);
    for (int run = 0; run < 4; run++) {
      double[][] a = points(random, dimension, 7, bits);
      double[][] b = points(random, dimension, 6, bits);
      MovingPair pair = new MovingPair(DoublePolytope.of(a), DoublePolytope.of(b));
      double[] t = new double[dimension];
      for (int frame = -8; frame <= 8; frame++) {
        t[0] = bits == 0 ? frame * 0.17 : Math.rint(frame * bits / 5);
        double distance = pair.distance(t);
        DistanceResult<BigFraction> truth = truth(a, b, t);
        BigFraction squared = ((DistanceResult.Answer<BigFraction>) truth).squaredDistance();
        assertEquals(Conversions.sqrtToDouble(squared), distance);
        assertEquals(truth.verdict(), pair.result().verdict());
        assertEquals(truth.distanceVector(), pair.result().distanceVector());
      }
    }
  }

  @Test
  void aSimplexThatStaysOptimalIsKept() {
    double[][] tent = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0.5}, {0.5, 0.5, 1}};
    double[][] segment = {{-1.3, -0.2, 0.7}, {-1.6, 0.9, -0.4}};
    MovingPair pair = new MovingPair(DoublePolytope.of(tent), DoublePolytope.of(segment));
    pair.distance(5.1, 0.2, 0.3);
    List<IndexPair> pairs = pair.pairs();
    pair.distance(5.1000001, 0.2, 0.3);
    assertEquals(pairs, pair.pairs());
    assertEquals(Stage.FILTER, pair.stage());
  }

  @Test
  void bodiesCanBeReplaced() {
    DoublePolytope point = DoublePolytope.of(new double[] {0, 0});
    DoublePolytope segment = DoublePolytope.of(new double[] {3, 4}, new double[] {3, 5});
    MovingPair pair = new MovingPair(point, point);
    assertEquals(5, pair.distance(3, 4));
    pair.replace(segment, point);
    assertThrows(IllegalStateException.class, pair::result);
    assertEquals(5, pair.distance(0, 0));
    assertEquals(4, pair.distance(-3, 0));
    assertThrows(
        IllegalArgumentException.class,
        () ->
            pair.replace(DoublePolytope.of(new double[] {0}), DoublePolytope.of(new double[] {0})));
  }

  /** A turns from frame to frame; every other frame its hull is known. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void everyFrameOfABodyThatTurnsIsRight(int dimension) {
    SplittableRandom random = new SplittableRandom(dimension);
    double[][] a = points(random, dimension, 80, 0);
    double[][] b = points(random, dimension, 9, 0);
    double[] t = new double[dimension];
    t[0] = 1.1;
    MovingPair pair = new MovingPair(DoublePolytope.of(a), DoublePolytope.of(b));
    for (int frame = 0; frame < 24; frame++) {
      double[][] turned = turned(a, frame * 0.07);
      DoublePolytope body = DoublePolytope.of(turned);
      pair.replace(frame % 2 == 0 ? body : body.withHull(), DoublePolytope.of(b));
      BigFraction squared =
          ((DistanceResult.Answer<BigFraction>) truth(turned, b, t)).squaredDistance();
      assertEquals(Conversions.sqrtToDouble(squared), pair.distance(t));
      assertEquals(squared, pair.result().distanceVector().squaredNorm());
    }
  }

  private static double[][] turned(double[][] points, double angle) {
    double[][] turned = new double[points.length][];
    for (int k = 0; k < points.length; k++) {
      turned[k] = points[k].clone();
      turned[k][0] = StrictMath.cos(angle) * points[k][0] - StrictMath.sin(angle) * points[k][1];
      turned[k][1] = StrictMath.sin(angle) * points[k][0] + StrictMath.cos(angle) * points[k][1];
    }
    return turned;
  }

  @Test
  void translationsAreChecked() {
    DoublePolytope point = DoublePolytope.of(new double[] {0, 0});
    MovingPair pair = new MovingPair(point, point);
    assertEquals(
        "a translation of dimension 1, A has dimension 2",
        assertThrows(IllegalArgumentException.class, () -> pair.distance(1)).getMessage());
    assertEquals(
        "translation, coordinate 1: NaN is not a number",
        assertThrows(IllegalArgumentException.class, () -> pair.distance(1, Double.NaN))
            .getMessage());
    assertThrows(IllegalStateException.class, pair::stage);
  }
}
