package org.certigjk.integral;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Integers;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FilteredPolytopeTest {

  /** Points whose inner products differ by little or nothing, of few bits or of many. */
  @ParameterizedTest
  @CsvSource({"2, 3", "60, 3", "200, 2", "1022, 3", "1100, 3", "60, 1", "90, 6"})
  void hasTheSupportPointsOfThePolytope(int bits, int dimension) {
    Random random = new Random(17L * bits + dimension);
    for (int trial = 0; trial < 300; trial++) {
      Vec<BigInteger> direction = vector(random, bits, dimension);
      Vec<BigInteger> base = vector(random, bits, dimension);
      List<Vec<BigInteger>> points = new ArrayList<>();
      for (int k = 0; k < 12; k++) {
        boolean near = random.nextInt(3) > 0;
        points.add(
            near ? base.plus(vector(random, 2, dimension)) : vector(random, bits, dimension));
      }
      Polytope<BigInteger> polytope = Polytope.from(points);
      FilteredPolytope<BigInteger> filtered = new FilteredPolytope<>(polytope);
      assertEquals(polytope.supportIndex(direction), filtered.supportIndex(direction));
    }
  }

  private static Vec<BigInteger> vector(Random random, int bits, int dimension) {
    List<BigInteger> coordinates = new ArrayList<>();
    for (int c = 0; c < dimension; c++) {
      BigInteger magnitude = new BigInteger(bits, random);
      coordinates.add(random.nextBoolean() ? magnitude : magnitude.negate());
    }
    return Vec.from(Integers.INSTANCE, coordinates);
  }

  @Test
  void takesTheLowestIndexOfATie() {
    Polytope<BigInteger> square =
        Polytope.of(Integers.INSTANCE, new double[][] {{0, 0}, {1, 0}, {1, 1}, {0, 1}});
    FilteredPolytope<BigInteger> filtered = new FilteredPolytope<>(square);
    assertEquals(1, filtered.supportIndex(Vec.of(Integers.INSTANCE, 1, 0)));
    assertEquals(0, filtered.supportIndex(Vec.of(Integers.INSTANCE, 0, 0)));
    assertSame(square.get(2), filtered.get(2));
    assertEquals(2, filtered.dimension());
    assertEquals(Integers.INSTANCE, filtered.field());
  }

  @Test
  void aPairIsScaledByACommonDenominator() {
    Polytope<BigFraction> a =
        Polytope.of(Vec.of(Rationals.INSTANCE, new BigFraction(1, 2), new BigFraction(1)));
    Polytope<BigFraction> b =
        Polytope.of(Vec.of(Rationals.INSTANCE, new BigFraction(-1, 3), new BigFraction(0.0)));
    IntegralPair pair = IntegralPair.of(a, b);
    assertEquals(BigInteger.valueOf(6), pair.scale());
    assertEquals(Vec.of(Integers.INSTANCE, 3, 6), pair.a().get(0));
    assertEquals(Vec.of(Integers.INSTANCE, -2, 0), pair.b().get(0));
  }

  @Test
  void theScaleOfDoublesIsAPowerOfTwo() {
    double[][] rows = {{0.1, Double.MIN_VALUE}, {3, -0.375}};
    Polytope<BigFraction> a = Polytope.of(Rationals.INSTANCE, rows);
    IntegralPair pair = IntegralPair.of(a, a);
    assertEquals(BigInteger.ONE.shiftLeft(1074), pair.scale());
    assertEquals(BigInteger.ONE, pair.a().get(0).get(1));
  }
}
