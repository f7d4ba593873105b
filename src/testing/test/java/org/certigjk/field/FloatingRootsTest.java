package org.certigjk.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Random;
import org.certigjk.contract.EuclideanFieldContract;
import org.certigjk.number.Floats;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The roots of {@link Doubles} and {@link Floats}: rounded once, to nearest. */
class FloatingRootsTest {

  @Nested
  class OfDoubles extends DoublesTest implements EuclideanFieldContract<Double> {
    @Override
    public Doubles field() {
      return Doubles.INSTANCE;
    }
  }

  @Nested
  class OfFloats extends FloatsTest implements EuclideanFieldContract<Float> {
    @Override
    public Floats field() {
      return Floats.INSTANCE;
    }
  }

  private static BigDecimal root(double x) {
    return new BigDecimal(x).sqrt(new MathContext(60));
  }

  @Test
  void doubleIsNearest() {
    Random random = new Random(53);
    for (int k = 0; k < 2000; k++) {
      double x = Double.longBitsToDouble(random.nextLong() >>> 1);
      if (Double.isFinite(x)) {
        assertEquals(root(x).doubleValue(), Doubles.INSTANCE.sqrt(x), () -> "root of " + x);
      }
    }
  }

  @Test
  void floatIsNearest() {
    Random random = new Random(24);
    for (int k = 0; k < 2000; k++) {
      float x = Float.intBitsToFloat(random.nextInt() >>> 1);
      if (Float.isFinite(x)) {
        assertEquals(root(x).floatValue(), Floats.INSTANCE.sqrt(x), () -> "root of " + x);
      }
    }
  }

  @Test
  void whatIeee754Says() {
    assertTrue(Double.isNaN(Doubles.INSTANCE.sqrt(-1.0)));
    assertEquals(Double.POSITIVE_INFINITY, Doubles.INSTANCE.inverseSqrt(0.0));
    assertTrue(Float.isNaN(Floats.INSTANCE.sqrt(-1.0f)));
    for (Float zero : List.of(0.0f, -0.0f)) {
      assertTrue(Floats.INSTANCE.isZero(Floats.INSTANCE.sqrt(zero)));
    }
  }
}
