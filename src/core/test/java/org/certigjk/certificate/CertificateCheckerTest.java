package org.certigjk.certificate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.samples.Fractions;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Each condition is met once by a certificate that fails only there. */
class CertificateCheckerTest {

  private static final Rationals Q = Rationals.INSTANCE;

  private static Polytope<BigFraction> polytope(double[]... rows) {
    return Polytope.of(Q, rows);
  }

  private static double[] at(double... coordinates) {
    return coordinates;
  }

  private static int[] indices(int... indices) {
    return indices;
  }

  private static Vec<BigFraction> vec(String... coordinates) {
    return Vec.of(Q, Stream.of(coordinates).map(Fractions::of).toArray(BigFraction[]::new));
  }

  private static void assertViolates(
      @Nullable Violation<BigFraction> violation,
      Condition condition,
      int[] where,
      @Nullable String amount) {
    assertNotNull(violation, "accepted");
    assertEquals(condition, violation.condition());
    assertArrayEquals(where, violation.indices());
    assertEquals(amount == null ? null : Fractions.of(amount), violation.amount());
  }

  @Nested
  @DisplayName("separated: a segment above the origin and a segment below it")
  class Separated {

    private final CertificateChecker<BigFraction> checker =
        new CertificateChecker<>(
            polytope(at(-1, 1), at(2, 1), at(0, 5)), polytope(at(0, 0), at(0, -3)));

    @Test
    void accepted() {
      assertNull(checker.separated(indices(0, 1), indices(0, 0), vec("2/3", "1/3")));
    }

    @Test
    void acceptedWithEqualityForOtherPairs() {
      CertificateChecker<BigFraction> flat =
          new CertificateChecker<>(
              polytope(at(0, 1), at(-1, 1), at(1, 1)), polytope(at(0, 0), at(0, 0)));
      assertNull(flat.separated(indices(0), indices(1), vec("1")));
    }

    @Test
    void noPairs() {
      assertViolates(
          checker.separated(indices(), indices(), vec("1")),
          Condition.COUNTS_AGREE,
          indices(),
          null);
    }

    @Test
    void moreFirstThanSecondIndices() {
      assertViolates(
          checker.separated(indices(0, 1), indices(0), vec("2/3", "1/3")),
          Condition.COUNTS_AGREE,
          indices(),
          null);
    }

    @Test
    void moreWeightsThanPairs() {
      assertViolates(
          checker.separated(indices(0), indices(0), vec("2/3", "1/3")),
          Condition.COUNTS_AGREE,
          indices(),
          null);
    }

    @Test
    void indexOutsideA() {
      assertViolates(
          checker.separated(indices(0, 3), indices(0, 0), vec("2/3", "1/3")),
          Condition.INDEX_IN_A,
          indices(1),
          null);
      assertViolates(
          checker.separated(indices(-1, 1), indices(0, 0), vec("2/3", "1/3")),
          Condition.INDEX_IN_A,
          indices(0),
          null);
    }

    @Test
    void indexOutsideB() {
      assertViolates(
          checker.separated(indices(0, 1), indices(2, 0), vec("2/3", "1/3")),
          Condition.INDEX_IN_B,
          indices(0),
          null);
      assertViolates(
          checker.separated(indices(0, 1), indices(0, -1), vec("2/3", "1/3")),
          Condition.INDEX_IN_B,
          indices(1),
          null);
    }

    @Test
    void weightZero() {
      assertViolates(
          checker.separated(indices(0, 1, 2), indices(0, 0, 0), vec("2/3", "1/3", "0")),
          Condition.WEIGHT_POSITIVE,
          indices(2),
          "0");
    }

    @Test
    void weightNegative() {
      assertViolates(
          checker.separated(indices(0, 1, 0), indices(0, 0, 0), vec("1", "-1/3", "1/3")),
          Condition.WEIGHT_POSITIVE,
          indices(1),
          "-1/3");
    }

    @Test
    void weightsSumToMoreOrLess() {
      assertViolates(
          checker.separated(indices(0, 1), indices(0, 0), vec("2/3", "1/2")),
          Condition.WEIGHTS_SUM_TO_ONE,
          indices(),
          "1/6");
      assertViolates(
          checker.separated(indices(0, 1), indices(0, 0), vec("1/3", "1/3")),
          Condition.WEIGHTS_SUM_TO_ONE,
          indices(),
          "-1/3");
    }

    @Test
    void vectorZero() {
      CertificateChecker<BigFraction> meeting =
          new CertificateChecker<>(polytope(at(-1, 0), at(1, 0)), polytope(at(0, 0)));
      assertViolates(
          meeting.separated(indices(0, 1), indices(0, 0), vec("1/2", "1/2")),
          Condition.VECTOR_NOT_ZERO,
          indices(),
          null);
    }

    @Test
    @DisplayName("v = (-1/2, 1) is not nearest: v·(a₀ − b₀) is 3/2, v·(a₁ − b₀) = 0, v·v = 5/4")
    void vectorDoesNotSupport() {
      assertViolates(
          checker.separated(indices(0, 1), indices(0, 0), vec("5/6", "1/6")),
          Condition.VECTOR_SUPPORTS,
          indices(1, 0),
          "-5/4");
    }

    @Test
    @DisplayName("the least over A and the greatest over B are found wherever they stand")
    void vectorDoesNotSupportSomewhere() {
      CertificateChecker<BigFraction> other =
          new CertificateChecker<>(
              polytope(at(0, 4), at(0, 3), at(0, 2), at(0, 3)),
              polytope(at(0, -9), at(0, -8), at(0, -7), at(0, -8)));
      assertViolates(
          other.separated(indices(0), indices(0), vec("1")),
          Condition.VECTOR_SUPPORTS,
          indices(2, 2),
          "-52");
    }
  }

  @Nested
  @DisplayName("touching: a triangle that stands on the origin")
  class Touching {

    private final Polytope<BigFraction> triangle = polytope(at(-1, 0), at(1, 0), at(0, 2));
    private final CertificateChecker<BigFraction> checker =
        new CertificateChecker<>(triangle, polytope(at(0, 0)));

    @Test
    void accepted() {
      assertNull(
          checker.touching(indices(0, 1), indices(0, 0), vec("1/2", "1/2"), vec("0", "1/7")));
    }

    @Test
    void combinationIsChecked() {
      assertViolates(
          checker.touching(indices(0, 3), indices(0, 0), vec("1/2", "1/2"), vec("0", "1")),
          Condition.INDEX_IN_A,
          indices(1),
          null);
    }

    @Test
    void combinationNotZero() {
      assertViolates(
          checker.touching(indices(0, 1), indices(0, 0), vec("1/3", "2/3"), vec("0", "1")),
          Condition.COMBINATION_IS_ZERO,
          indices(0),
          "1/3");
      assertViolates(
          checker.touching(indices(2), indices(0), vec("1"), vec("0", "1")),
          Condition.COMBINATION_IS_ZERO,
          indices(1),
          "2");
    }

    @Test
    void directionOfAnotherDimension() {
      assertViolates(
          checker.touching(indices(0, 1), indices(0, 0), vec("1/2", "1/2"), vec("0", "1", "0")),
          Condition.DIRECTION_DIMENSION,
          indices(),
          null);
    }

    @Test
    void directionZero() {
      assertViolates(
          checker.touching(indices(0, 1), indices(0, 0), vec("1/2", "1/2"), vec("0", "0")),
          Condition.DIRECTION_NOT_ZERO,
          indices(),
          null);
    }

    @Test
    void directionDoesNotSupport() {
      assertViolates(
          checker.touching(indices(0, 1), indices(0, 0), vec("1/2", "1/2"), vec("0", "-3")),
          Condition.DIRECTION_SUPPORTS,
          indices(2, 0),
          "-6");
      assertViolates(
          checker.touching(indices(0, 1), indices(0, 0), vec("1/2", "1/2"), vec("1/5", "1")),
          Condition.DIRECTION_SUPPORTS,
          indices(0, 0),
          "-1/5");
    }
  }

  @Nested
  @DisplayName("overlapping: a triangle around the origin")
  class Overlapping {

    private final CertificateChecker<BigFraction> checker =
        new CertificateChecker<>(
            polytope(at(0, -1), at(1, 1), at(-1, 1), at(0, 1)), polytope(at(0, 0)));
    private final Vec<BigFraction> weights = vec("1/2", "1/4", "1/4");

    @Test
    void accepted() {
      assertNull(checker.overlapping(indices(0, 1, 2), indices(0, 0, 0), weights, indices(0, 1)));
      assertNull(checker.overlapping(indices(0, 1, 2), indices(0, 0, 0), weights, indices(2, 0)));
    }

    @Test
    void combinationIsChecked() {
      assertViolates(
          checker.overlapping(
              indices(0, 1, 2), indices(0, 0, 0), vec("1/4", "1/2", "1/4"), indices(0, 1)),
          Condition.COMBINATION_IS_ZERO,
          indices(0),
          "1/4");
    }

    @Test
    void basisTooShortOrTooLong() {
      assertViolates(
          checker.overlapping(indices(0, 1, 2), indices(0, 0, 0), weights, indices(0)),
          Condition.BASIS_SIZE,
          indices(),
          null);
      assertViolates(
          checker.overlapping(indices(0, 1, 2), indices(0, 0, 0), weights, indices(0, 1, 2)),
          Condition.BASIS_SIZE,
          indices(),
          null);
    }

    @Test
    void basisOutOfRange() {
      assertViolates(
          checker.overlapping(indices(0, 1, 2), indices(0, 0, 0), weights, indices(0, 3)),
          Condition.BASIS_IN_RANGE,
          indices(1),
          null);
      assertViolates(
          checker.overlapping(indices(0, 1, 2), indices(0, 0, 0), weights, indices(-1, 2)),
          Condition.BASIS_IN_RANGE,
          indices(0),
          null);
    }

    @Test
    void basisDependent() {
      assertViolates(
          checker.overlapping(indices(0, 1, 2), indices(0, 0, 0), weights, indices(1, 1)),
          Condition.BASIS_INDEPENDENT,
          indices(),
          null);
      assertViolates(
          checker.overlapping(indices(0, 3), indices(0, 0), vec("1/2", "1/2"), indices(0, 1)),
          Condition.BASIS_INDEPENDENT,
          indices(),
          null);
    }

    @Test
    @DisplayName("the determinant is found non-zero when pivots need row exchanges")
    void basisThatNeedsRowExchanges() {
      CertificateChecker<BigFraction> space =
          new CertificateChecker<>(
              polytope(at(0, 0, 1), at(0, 2, 1), at(3, 1, 1), at(-3, -3, -3)),
              polytope(at(0, 0, 0)));
      assertNull(
          space.overlapping(
              indices(0, 1, 2, 3),
              indices(0, 0, 0, 0),
              vec("1/6", "1/6", "1/6", "1/6").times(new BigFraction(3, 2)),
              indices(0, 1, 2)));
    }

    @Test
    @DisplayName("(1, 2, 3), (2, 4, 7), (3, 6, 10) are dependent, although no two are")
    void basisOfRankTwo() {
      CertificateChecker<BigFraction> space =
          new CertificateChecker<>(
              polytope(at(1, 2, 3), at(2, 4, 7), at(3, 6, 10), at(-6, -12, -20)),
              polytope(at(0, 0, 0)));
      assertViolates(
          space.overlapping(
              indices(0, 1, 2, 3),
              indices(0, 0, 0, 0),
              vec("1/4", "1/4", "1/4", "1/4"),
              indices(0, 1, 2)),
          Condition.BASIS_INDEPENDENT,
          indices(),
          null);
    }
  }

  @Test
  void bodiesMustFitEachOther() {
    Polytope<BigFraction> plane = polytope(at(0, 0));
    assertEquals(
        "A has dimension 2, B has dimension 1",
        assertThrows(
                IllegalArgumentException.class,
                () -> new CertificateChecker<>(plane, polytope(at(0))))
            .getMessage());
  }

  @Test
  @DisplayName("over doubles the checker rounds: 0.7 + 0.2 + 0.1 is not 1")
  void roundsOverDoubles() {
    Polytope<Double> a = Polytope.of(Doubles.INSTANCE, new double[][] {{0.1}});
    Polytope<Double> b = Polytope.of(Doubles.INSTANCE, new double[][] {{0}});
    Violation<Double> violation =
        new CertificateChecker<>(a, b)
            .separated(indices(0, 0, 0), indices(0, 0, 0), Vec.of(Doubles.INSTANCE, 0.7, 0.2, 0.1));
    assertNotNull(violation);
    assertEquals(Condition.WEIGHTS_SUM_TO_ONE, violation.condition());
    assertTrue(violation.toString().endsWith("off by -1.1102230246251565E-16"));
  }
}
