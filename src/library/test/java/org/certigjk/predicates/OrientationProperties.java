package org.certigjk.predicates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import org.certigjk.exact.ExactSign;
import org.certigjk.samples.Determinants;

/** Orientations against decimal arithmetic, mostly of points that are nearly on a line or plane. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE, tries = 2000)
class OrientationProperties {

  @Provide
  Arbitrary<double[][]> planar() {
    return points(2);
  }

  @Provide
  Arbitrary<double[][]> spatial() {
    return points(3);
  }

  private static Arbitrary<double[][]> points(int n) {
    return Arbitraries.oneOf(
        rows(n, lattice()),
        rows(n, ordinary()),
        rows(n, wild()),
        flat(n, ordinary(), 0),
        flat(n, ordinary(), 600),
        flat(n, ordinary(), -600),
        flat(n, ordinary(), -1060),
        flat(n, lattice(), -1074),
        flat(n, lattice(), 1015));
  }

  private static Arbitrary<Double> lattice() {
    return Arbitraries.integers().between(-3, 3).map(Integer::doubleValue);
  }

  private static Arbitrary<Double> ordinary() {
    return Arbitraries.doubles().between(-1, 1);
  }

  private static Arbitrary<Double> wild() {
    return Arbitraries.longs().map(Double::longBitsToDouble).filter(Double::isFinite);
  }

  private static Arbitrary<double[][]> rows(int n, Arbitrary<Double> coordinate) {
    return coordinate
        .array(Double[].class)
        .ofSize(n * (n + 1))
        .map(
            numbers -> {
              double[][] rows = new double[n + 1][n];
              for (int k = 0; k < numbers.length; k++) {
                rows[k / n][k % n] = numbers[k];
              }
              return rows;
            });
  }

  /** The last point is an affine combination of the others, rounded and moved by a few ulps. */
  private static Arbitrary<double[][]> flat(int n, Arbitrary<Double> coordinate, int exponent) {
    Arbitrary<Integer> ulps = Arbitraries.integers().between(-2, 2);
    return Combinators.combine(
            rows(n, coordinate),
            Arbitraries.doubles().between(-2, 2).array(double[].class).ofSize(2),
            ulps)
        .as(
            (rows, weights, moved) -> {
              for (int c = 0; c < n; c++) {
                double x = rows[0][c];
                for (int k = 1; k < n; k++) {
                  x += weights[k - 1] * (rows[k][c] - rows[0][c]);
                }
                rows[n][c] = x;
              }
              for (double[] row : rows) {
                for (int c = 0; c < n; c++) {
                  row[c] = Math.scalb(row[c], exponent);
                }
              }
              rows[n][0] += moved * Math.ulp(rows[n][0]);
              return rows;
            });
  }

  @Property(seed = "7101")
  @Label("in the plane, and for every order of the points")
  void planarSign(@ForAll("planar") double[][] p) {
    int expected = Determinants.orientation(p).signum();
    assertEquals(expected, Orientation.sign(p[0], p[1], p[2]));
    assertEquals(expected, Orientation.sign(p[1], p[2], p[0]));
    assertEquals(expected, Orientation.sign(p[2], p[0], p[1]));
    assertEquals(-expected, Orientation.sign(p[1], p[0], p[2]));
    assertEquals(-expected, Orientation.sign(p[0], p[2], p[1]));
    assertEquals(-expected, Orientation.sign(p[2], p[1], p[0]));
  }

  @Property(seed = "7102")
  @Label("in space, and for some orders of the points")
  void spatialSign(@ForAll("spatial") double[][] p) {
    int expected = Determinants.orientation(p).signum();
    assertEquals(expected, Orientation.sign(p[0], p[1], p[2], p[3]));
    assertEquals(-expected, Orientation.sign(p[1], p[0], p[2], p[3]));
    assertEquals(-expected, Orientation.sign(p[3], p[0], p[1], p[2]));
    assertEquals(expected, Orientation.sign(p[1], p[2], p[0], p[3]));
    assertEquals(expected, Orientation.sign(p[2], p[3], p[0], p[1]));
  }

  @Property(seed = "7103")
  @Label("the exact stages alone, with small and with big integers")
  void exactStages(@ForAll("planar") double[][] p, @ForAll("spatial") double[][] q) {
    assertEquals(
        Determinants.orientation(p).signum(),
        ExactSign.orientation(p[0][0], p[0][1], p[1][0], p[1][1], p[2][0], p[2][1]));
    assertEquals(
        Determinants.orientation(q).signum(),
        ExactSign.orientation(
            q[0][0], q[0][1], q[0][2], q[1][0], q[1][1], q[1][2], q[2][0], q[2][1], q[2][2],
            q[3][0], q[3][1], q[3][2]));
  }

  @Property(seed = "7104")
  @Label("the height is off by at most the bound in the comment of OrientedPlane")
  void boundOfTheHeight(@ForAll("spatial") double[][] p) {
    double height = OrientedPlane.through(p[0], p[1], p[2]).height(p[3][0], p[3][1], p[3][2]);
    double bound = 0x1p-1070;
    for (int i = 0; i < 3; i++) {
      int j = (i + 1) % 3;
      int k = (i + 2) % 3;
      double left = (p[1][j] - p[0][j]) * (p[2][k] - p[0][k]);
      double right = (p[1][k] - p[0][k]) * (p[2][j] - p[0][j]);
      double c = Math.abs(p[3][i] - p[0][i]);
      bound += 10 * 0x1p-53 * (c * (Math.abs(left) + Math.abs(right))) + 0x1p-1070 * c;
    }
    if (Double.isFinite(bound)) {
      BigDecimal error = Determinants.orientation(p).subtract(new BigDecimal(height)).abs();
      assertTrue(error.compareTo(new BigDecimal(bound)) <= 0);
    }
  }
}
