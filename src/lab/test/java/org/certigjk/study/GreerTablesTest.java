package org.certigjk.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.subalgorithms.GreerRecursion;
import org.certigjk.vectors.Draw;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The columns of Greer's tables 7a and 7b, computed from one another as printed. */
class GreerTablesTest {

  /** Table 7a: dimension, analytical result, empirical result, error rate. */
  private static final String[][] CENTRES = {
    {"2", "0.25", "0.2488", "0.0012"},
    {"3", "0.125", "0.12593", "0.00093"},
    {"4", "0.0625", "0.06317", "0.00067"},
    {"5", "0.03125", "0.03182", "0.0057"},
    {"6", "0.015625", "0.01608", "0.000455"}
  };

  /** Table 7b: analytical and calculated distance, error, error in per cent, iterations. */
  private static final String[][] SPHERES = {
    {"1.0", "1.0000000155117723", "1.5511772311072036e-8", "1.5511772311072036e-6", "7"},
    {"0.1", "0.10000021515200824", "2.1515200815391822e-7", "2.1515200815391822e-4", "14"},
    {"0.01", "0.01000012428887733", "1.2428887732028604e-7", "1.2428887732028604e-3", "22"},
    {"0.001", "0.001000435898786521", "4.358987866310768e-7", "4.358987866310768e-2", "22"},
    {"0.0001", "0.00010971798612974", "9.717986129533827e-6", "9.717986129533827e0", "18"}
  };

  private static BigDecimal number(String printed) {
    return new BigDecimal(printed);
  }

  @Test
  @DisplayName("7a: the results are 2^−k, the errors are differences, and one has a zero too few")
  void centres() {
    for (String[] row : CENTRES) {
      int k = Integer.parseInt(row[0]);
      assertEquals(1.0 / (1 << k), Double.parseDouble(row[1]));
      BigDecimal difference = number(row[1]).subtract(number(row[2])).abs();
      assertEquals(k != 5, difference.compareTo(number(row[3])) == 0, row[0]);
      assertTrue(k != 5 || difference.compareTo(number("0.00057")) == 0);
    }
  }

  /** σ = √(p(1 − p)/N). */
  @Test
  @DisplayName("7a: estimates such as 100000 samples give, all within 1.2 standard deviations")
  void samples() {
    for (String[] row : CENTRES) {
      double p = Double.parseDouble(row[1]);
      double sigma = Math.sqrt(p * (1 - p) / 100_000);
      assertTrue(Math.abs(Double.parseDouble(row[2]) - p) < 1.2 * sigma, row[0]);
    }
  }

  /** To 10⁻¹⁵, as its distances are those of spheres in floating point, not of these decimals. */
  @Test
  @DisplayName("7b: the error is the difference, and the last but one column the same in per cent")
  void errors() {
    for (String[] row : SPHERES) {
      BigDecimal difference = number(row[1]).subtract(number(row[0]));
      assertTrue(difference.subtract(number(row[2])).abs().compareTo(number("1e-15")) < 0);
      BigDecimal percent = number(row[2]).multiply(number("100")).divide(number(row[0]));
      assertEquals(0, percent.compareTo(number(row[3])), row[0]);
    }
  }

  @Test
  @DisplayName("7b: from the first to the fourth row the error grows 28 times, to the fifth 626")
  void growth() {
    BigDecimal[] errors =
        Arrays.stream(SPHERES).map(row -> number(row[2])).toArray(BigDecimal[]::new);
    MathContext three = new MathContext(3);
    assertEquals(number("28.1"), errors[3].divide(errors[0], three));
    assertEquals(number("626"), errors[4].divide(errors[0], three));
    BigDecimal relative = number(SPHERES[4][3]).divide(number(SPHERES[0][3]), three);
    assertEquals(0, number("6.26e6").compareTo(relative));
  }

  /** Where the simplex has the origin inside, which is decided exactly. */
  @Test
  @DisplayName("7a over doubles: of 469 simplices with the origin one has it for nearest point")
  void exactlyTheOrigin() {
    Draw draw = new Draw(1992);
    int inside = 0;
    int exactly = 0;
    for (int i = 0; i < 4_000; i++) {
      double[][] rows =
          IntStream.range(0, 4).mapToObj(j -> draw.direction(3)).toArray(double[][]::new);
      double distance =
          new DistanceWorkspace()
              .distance(DoublePolytope.of(rows), DoublePolytope.of(new double[1][3]));
      Vec<Double>[] y = Polytope.of(Doubles.INSTANCE, rows).get(new int[] {0, 1, 2, 3});
      SubSimplex<Double> found = new GreerRecursion<Double>().solve(y);
      assertTrue(found != null);
      double squared = found.v().squaredNorm();
      assertEquals(distance == 0, Math.sqrt(squared) < 1e-12);
      inside += distance == 0 ? 1 : 0;
      exactly += squared == 0 ? 1 : 0;
    }
    assertEquals(469, inside);
    assertEquals(1, exactly);
  }
}
