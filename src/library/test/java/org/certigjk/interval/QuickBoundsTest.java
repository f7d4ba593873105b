package org.certigjk.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.number.Floats;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.Penetration;
import org.certigjk.penetration.PenetrationResult;
import org.certigjk.raycast.Hit;
import org.certigjk.raycast.RayCast;
import org.certigjk.raycast.RayCastResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuickBoundsTest {

  /** Scales on which some coordinates are beyond the range of doubles, in both directions. */
  private static Vec<BigFraction> point(Random random, int dimension, int scale) {
    List<BigFraction> coordinates = new ArrayList<>();
    for (int c = 0; c < dimension; c++) {
      BigFraction number = new BigFraction(random.nextInt(2001) - 1000, 1 + random.nextInt(9));
      int shift = scale == 0 ? 0 : random.nextInt(3) == 0 ? scale : scale - random.nextInt(90);
      BigFraction power = new BigFraction(BigInteger.ONE.shiftLeft(Math.abs(shift)));
      coordinates.add(shift < 0 ? number.divide(power) : number.multiply(power));
    }
    return Vec.from(Rationals.INSTANCE, coordinates);
  }

  private static Polytope<BigFraction> body(Random random, int dimension, int scale) {
    List<Vec<BigFraction>> points = new ArrayList<>();
    for (int k = 1 + random.nextInt(6); k > 0; k--) {
      points.add(point(random, dimension, scale));
    }
    return Polytope.from(points);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 60, -1200, 1500})
  void theTruthIsBetweenThem(int scale) {
    Random random = new Random(scale);
    for (int round = 0; round < 25; round++) {
      int dimension = 1 + random.nextInt(4);
      Polytope<BigFraction> a = body(random, dimension, scale);
      Polytope<BigFraction> b = body(random, dimension, scale);
      Vec<BigFraction> r = point(random, dimension, scale);
      QuickBounds<BigFraction> bounds = QuickBounds.of(a, b);
      DistanceResult<BigFraction> truth = Gjk.distance(a, b);
      BigFraction square = truth.distanceVector().squaredNorm();
      assertTrue(bounds.squaredDistance().lower().compareTo(square) <= 0);
      assertTrue(bounds.squaredDistance().upper().compareTo(square) >= 0);
      PenetrationResult<BigFraction> depth = Penetration.depth(truth);
      if (depth instanceof Penetrating<BigFraction> deep) {
        assertTrue(bounds.squaredDepth().squared().compareTo(deep.squaredDepth()) >= 0);
      }
      RayCastResult<BigFraction> cast = RayCast.cast(a, b, r);
      if (cast instanceof Hit<BigFraction> hit) {
        assertTrue(bounds.earliestContact(r).compareTo(hit.timeOfImpact()) <= 0);
      }
    }
  }

  @Test
  void theyAreNotTooFarFromTheTruth() {
    Polytope<BigFraction> a =
        Polytope.of(Rationals.INSTANCE, new double[][] {{3, -1}, {3, 1}, {5, 0}});
    Polytope<BigFraction> b = Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}, {1, 0}});
    QuickBounds<BigFraction> bounds = QuickBounds.of(a, b);
    assertEquals(4, bounds.squaredDistance().lower().doubleValue(), 1e-9);
    assertEquals(4, bounds.squaredDistance().upper().doubleValue(), 1e-9);
    Vec<BigFraction> r = Vec.of(Rationals.INSTANCE, -8, 0);
    assertEquals(0.25, bounds.earliestContact(r).doubleValue(), 1e-9);
    assertEquals(BigFraction.ONE, bounds.earliestContact(r.unaryMinus()));
    Polytope<BigFraction> inside = Polytope.of(Rationals.INSTANCE, new double[][] {{3.5, 0}});
    assertEquals(0.25, QuickBounds.of(a, inside).squaredDepth().squared().doubleValue(), 1e-9);
  }

  @Test
  void bodiesOfRoundedNumbersHaveDirectionsOfSuch() {
    check(Doubles.INSTANCE);
    check(Floats.INSTANCE);
  }

  private static <E> void check(OrderedField<E> field) {
    Polytope<E> a = Polytope.of(field, new double[][] {{0.1, 3}, {1e30, 2}});
    Polytope<E> b = Polytope.of(field, new double[][] {{0, 0}});
    QuickBounds<E> bounds = QuickBounds.of(a, b);
    assertEquals(field, bounds.direction().field());
    assertEquals(field, bounds.weights().field());
    assertTrue(bounds.squaredDistance().upper().doubleValue() >= 4);
  }

  @Test
  void bodiesAtTheOriginAndOfOtherDimensions() {
    Polytope<BigFraction> zero = Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}});
    QuickBounds<BigFraction> bounds = QuickBounds.of(zero, zero);
    assertTrue(bounds.direction().isZero());
    assertEquals(BigFraction.ZERO, bounds.squaredDistance().lower());
    assertEquals(BigFraction.ZERO, bounds.earliestContact(Vec.of(Rationals.INSTANCE, 1, 0)));
    Polytope<BigFraction> line = Polytope.of(Rationals.INSTANCE, new double[][] {{0}});
    assertThrows(IllegalArgumentException.class, () -> QuickBounds.of(zero, line));
  }
}
