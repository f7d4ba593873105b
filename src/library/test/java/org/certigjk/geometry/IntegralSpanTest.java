package org.certigjk.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Integers;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.number.Ratio;
import org.certigjk.number.UnreducedRationals;
import org.certigjk.shape.RationalsWithRoots;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The fraction-free elimination against the one with quotients. */
class IntegralSpanTest {

  private static final OrderedField<BigFraction> WITH_QUOTIENTS = RationalsWithRoots.of(8);

  @Test
  void minorsOfTwoRowsAreTheirCrossProduct() {
    IntegralSpan<BigInteger> span = new IntegralSpan<>(Integers.INSTANCE, 3);
    span.add(Vec.of(Integers.INSTANCE, 0, 2, 3));
    span.add(Vec.of(Integers.INSTANCE, 5, 7, 11));
    // (0, 2, 3) × (5, 7, 11) = (1, 15, -10)
    assertEquals(Vec.of(Integers.INSTANCE, -1, -15, 10), span.orthogonal());
    assertEquals(BigInteger.TEN, span.determinant());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void agreesWithQuotients(int dimension) {
    Random random = new Random(1700 + dimension);
    for (int trial = 0; trial < 200; trial++) {
      LinearSpan<BigFraction> expected = new LinearSpan<>(WITH_QUOTIENTS, dimension);
      LinearSpan<BigFraction> rational = new LinearSpan<>(Rationals.INSTANCE, dimension);
      LinearSpan<Ratio> unreduced = new LinearSpan<>(UnreducedRationals.INSTANCE, dimension);
      for (int k = 0; k <= dimension; k++) {
        BigFraction[] x = fractions(random, dimension);
        boolean grows = expected.add(Vec.of(WITH_QUOTIENTS, x));
        assertEquals(grows, rational.add(Vec.of(Rationals.INSTANCE, x)));
        assertEquals(grows, unreduced.add(Vec.of(UnreducedRationals.INSTANCE, x)));
        assertEquals(expected.dimension(), rational.dimension());
        Vec<BigFraction> d = expected.orthogonal();
        assertEquals(d, rational.orthogonal());
        if (d == null) {
          assertNull(unreduced.orthogonal());
        } else {
          assertEquals(d, unreduced.orthogonal().toRational());
        }
      }
    }
  }

  private static BigFraction[] fractions(Random random, int dimension) {
    List<BigFraction> x = new ArrayList<>();
    for (int c = 0; c < dimension; c++) {
      x.add(new BigFraction(random.nextInt(5) - 2, 1 + random.nextInt(3)));
    }
    return x.toArray(new BigFraction[0]);
  }
}
