package org.certigjk.gjk;

import static org.certigjk.gjk.PointSet.vec;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.samples.Pair;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Degenerate input is input: one test for each kind. */
class DegenerateInputTest {

  private static final Rationals Q = Rationals.INSTANCE;

  private static DistanceResult.Answer<BigFraction> answer(double[][] a, double[][] b) {
    Pair pair = new Pair(a, b);
    DistanceResult.Answer<BigFraction> answer = GjkProperties.answer(pair.a(), pair.b());
    assertNull(answer.certificate().violation(pair.a(), pair.b()));
    return answer;
  }

  private static void assertAnswer(
      Verdict verdict, String squaredDistance, DistanceResult.Answer<BigFraction> answer) {
    assertEquals(verdict, answer.verdict());
    assertEquals(vec(squaredDistance).get(0), answer.squaredDistance());
  }

  @Test
  @DisplayName("n = 1: intervals apart, touching, overlapping, one inside the other")
  void oneDimension() {
    assertAnswer(
        Verdict.SEPARATED, "9/4", answer(new double[][] {{0}, {1}}, new double[][] {{5}, {2.5}}));
    assertAnswer(
        Verdict.TOUCHING, "0", answer(new double[][] {{0}, {1}}, new double[][] {{5}, {1}}));
    assertAnswer(
        Verdict.OVERLAPPING, "0", answer(new double[][] {{0}, {2}}, new double[][] {{5}, {1}}));
    assertAnswer(
        Verdict.OVERLAPPING, "0", answer(new double[][] {{0}, {9}}, new double[][] {{5}, {1}}));
    assertAnswer(Verdict.OVERLAPPING, "0", answer(new double[][] {{0}, {2}}, new double[][] {{1}}));
  }

  @Test
  void singlePoints() {
    DistanceResult.Answer<BigFraction> apart =
        answer(new double[][] {{4, 6, 3}}, new double[][] {{1, 2, 3}});
    assertAnswer(Verdict.SEPARATED, "25", apart);
    assertEquals(vec("3", "4", "0"), apart.distanceVector());
    assertEquals(0, apart.iterations());
    DistanceResult.Answer<BigFraction> same =
        answer(new double[][] {{1, 2, 3}}, new double[][] {{1, 2, 3}});
    assertAnswer(Verdict.TOUCHING, "0", same);
    TouchingCertificate<?> certificate =
        assertInstanceOf(TouchingCertificate.class, same.certificate());
    assertEquals(vec("1", "0", "0"), certificate.direction());
    assertEquals(List.of(new IndexPair(0, 0)), same.pairs());
  }

  @Test
  void repeatedPoints() {
    DistanceResult.Answer<BigFraction> answer =
        answer(
            new double[][] {{2, 1}, {2, 1}, {2, -1}, {2, -1}},
            new double[][] {{0, 0}, {0, 0}, {0, 0}});
    assertAnswer(Verdict.SEPARATED, "4", answer);
    assertEquals(List.of(new IndexPair(0, 0), new IndexPair(2, 0)), answer.pairs());
  }

  @Test
  void collinearPoints() {
    DistanceResult.Answer<BigFraction> answer =
        answer(
            new double[][] {{3, 4, 3}, {-2, -1, -2}, {1, 2, 1}},
            new double[][] {{0, 0.5, 0}, {0, 0.5, 0}});
    assertAnswer(Verdict.SEPARATED, "1/6", answer);
    assertEquals(vec("-1/6", "1/3", "-1/6"), answer.distanceVector());
  }

  @Test
  void collinearPointsThatMeet() {
    assertAnswer(
        Verdict.TOUCHING,
        "0",
        answer(new double[][] {{0, 0}, {1, 1}, {3, 3}}, new double[][] {{2, 2}, {5, 5}}));
  }

  @Test
  void coplanarPoints() {
    assertAnswer(
        Verdict.SEPARATED,
        "4",
        answer(
            new double[][] {{0, 0, 1}, {3, 0, 1}, {0, 3, 1}, {3, 3, 1}, {1, 1, 1}},
            new double[][] {{1, 1, -1}, {2, 1, -1}, {1, 2, -1}, {2, 2, -1}}));
    assertAnswer(
        Verdict.TOUCHING,
        "0",
        answer(
            new double[][] {{0, 0, 1}, {3, 0, 1}, {0, 3, 1}, {3, 3, 1}, {1, 1, 1}},
            new double[][] {{1, 1, 1}, {2, 1, 1}, {1, 2, 1}, {2, 2, 1}}));
  }

  @Test
  @DisplayName("points inside the hull of others change nothing but the indices")
  void nonExtremePoints() {
    double[][] b = {{5, 1}};
    DistanceResult.Answer<BigFraction> answer =
        answer(new double[][] {{1, 1}, {0, 0}, {2, 1}, {2, 0}, {2, 2}, {0, 2}}, b);
    assertAnswer(Verdict.SEPARATED, "9", answer);
    assertEquals(List.of(new IndexPair(2, 0)), answer.pairs());
  }

  @Test
  void emptySet() {
    double[][] none = new double[0][];
    assertThrows(IllegalArgumentException.class, () -> Polytope.of(Q, none));
  }

  @Test
  void mixedDimensions() {
    Polytope<BigFraction> plane = Polytope.of(Q, new double[][] {{0, 0}});
    Polytope<BigFraction> space = Polytope.of(Q, new double[][] {{0, 0, 0}});
    assertEquals(
        "A has dimension 2, B has dimension 3",
        assertThrows(IllegalArgumentException.class, () -> Gjk.distance(plane, space))
            .getMessage());
  }

  @Test
  void notANumberAndInfinities() {
    for (double x : new double[] {Double.NaN, 1 / 0.0, -1 / 0.0}) {
      double[][] rows = {{0, x}};
      assertThrows(IllegalArgumentException.class, () -> Polytope.of(Q, rows));
    }
  }

  @Test
  @DisplayName("subnormals are exact: the distance of MIN_VALUE and 0 is 2^-1074")
  void subnormals() {
    BigFraction tiny = new BigFraction(1, 2).pow(1074);
    DistanceResult.Answer<BigFraction> answer =
        answer(new double[][] {{Double.MIN_VALUE}}, new double[][] {{0}, {-1}});
    assertEquals(tiny.multiply(tiny), answer.squaredDistance());
    double m = Double.MIN_VALUE;
    assertAnswer(
        Verdict.OVERLAPPING,
        "0",
        answer(new double[][] {{m, 0}, {0, m}}, new double[][] {{0, 0}, {m, m}, {1, 1}}));
    assertAnswer(
        Verdict.TOUCHING,
        "0",
        answer(new double[][] {{2 * m, 0}, {0, 2 * m}}, new double[][] {{0, 0}, {m, m}}));
  }

  @Test
  @DisplayName("huge values are exact: MAX_VALUE and -MAX_VALUE, whose difference is no double")
  void hugeValues() {
    BigFraction max = new BigFraction(2).pow(1024).subtract(new BigFraction(2).pow(971));
    DistanceResult.Answer<BigFraction> answer =
        answer(new double[][] {{Double.MAX_VALUE, 0}}, new double[][] {{-Double.MAX_VALUE, 0}});
    assertEquals(max.multiply(2).pow(2), answer.squaredDistance());
    assertAnswer(
        Verdict.SEPARATED,
        "1",
        answer(
            new double[][] {{Double.MAX_VALUE, 1}, {-Double.MAX_VALUE, 1}},
            new double[][] {{Double.MAX_VALUE, 0}, {-Double.MAX_VALUE, 0}}));
  }

  @Test
  @DisplayName("-0.0 is 0")
  void negativeZero() {
    assertAnswer(
        Verdict.TOUCHING, "0", answer(new double[][] {{-0.0, 0}}, new double[][] {{0, -0.0}}));
    assertEquals(
        answer(new double[][] {{-0.0, 1}}, new double[1][2]).distanceVector(),
        answer(new double[][] {{0.0, 1}}, new double[1][2]).distanceVector());
  }
}
