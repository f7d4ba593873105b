package org.certigjk.vectors;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.vectors.Pose.Form;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The maps that poses are, by matrices and by quaternions. */
class PoseTest {

  private static Pose turn(double w, double x, double y, double z, double... t) {
    return Pose.of(new double[][] {{w, x, y, z}, t});
  }

  @Test
  void exampleOfTheClassComment() {
    Pose quarterTurn = Pose.of(new double[][] {{0, -1, 5}, {1, 0, 0}});
    assertEquals("(5, 1)", quarterTurn.image(new double[][] {{1, 0}, {0.1, 0}}).get(0).toString());
    Pose turn = turn(2, 0, 0, 1, 0, 0, 1);
    assertEquals("(3, 4, 1)", turn.image(new double[][] {{5, 0, 0}, {1, 0, 0}}).get(0).toString());
  }

  @Test
  void twoRowsOfThreeNumbersAreAMatrix() {
    assertEquals(Form.MATRIX, Pose.of(new double[][] {{1, 0, 0}, {0, 1, 0}}).form());
    Pose turn = turn(1, 0, 0, 0, 7, 8, 9);
    assertEquals(Form.QUATERNION, turn.form());
    assertEquals(3, turn.dimension());
    assertArrayEquals(new double[] {7, 8, 9}, turn.translation());
    assertArrayEquals(new double[][] {{1, 0, 0, 0}, {7, 8, 9}}, turn.rows());
    assertEquals("(8, 8, 9)", turn.image(new double[][] {{1, 0, 0}}).get(0).toString());
  }

  private static BigFraction[] exact(double... numbers) {
    return Arrays.stream(numbers).mapToObj(Conversions::toRational).toArray(BigFraction[]::new);
  }

  /** The product of quaternions, by i² = j² = k² = ijk = −1: which unit, and with which sign. */
  private static BigFraction[] product(BigFraction[] p, BigFraction[] q) {
    int[][] unit = {{0, 1, 2, 3}, {1, 0, 3, 2}, {2, 3, 0, 1}, {3, 2, 1, 0}};
    int[][] sign = {{1, 1, 1, 1}, {1, -1, 1, -1}, {1, -1, -1, 1}, {1, 1, -1, -1}};
    BigFraction[] sum = exact(0, 0, 0, 0);
    for (int i = 0; i < 4; i++) {
      for (int k = 0; k < 4; k++) {
        BigFraction term = p[i].multiply(q[k]).multiply(sign[i][k]);
        sum[unit[i][k]] = sum[unit[i][k]].add(term);
      }
    }
    return sum;
  }

  /** q x q̄ / |q|² + t, where the real part is 0. */
  @Test
  void theImageIsThatOfTheProduct() {
    Random random = new Random(1);
    for (int k = 0; k < 200; k++) {
      int spread = k % 2 == 0 ? 0 : 300;
      double[] q = random.doubles(4, -1, 1).map(x -> scaled(random, x, spread)).toArray();
      double[] x = random.doubles(3, -9, 9).map(c -> scaled(random, c, spread)).toArray();
      double[] t = random.doubles(3, -9, 9).toArray();
      BigFraction[] conjugate = exact(q[0], -q[1], -q[2], -q[3]);
      BigFraction norm = product(exact(q), conjugate)[0];
      BigFraction[] turned = product(product(exact(q), exact(0, x[0], x[1], x[2])), conjugate);
      assertEquals(BigFraction.ZERO, turned[0]);
      Pose pose = turn(q[0], q[1], q[2], q[3], t);
      for (int c = 0; c < 3; c++) {
        assertEquals(
            turned[c + 1].divide(norm).add(Conversions.toRational(t[c])),
            pose.image(new double[][] {x}).get(0).get(c));
      }
    }
  }

  private static double scaled(Random random, double x, int spread) {
    return Math.scalb(x, random.nextInt(2 * spread + 1) - spread);
  }

  @Test
  void multiplesOfAQuaternionTurnAlike() {
    double[][] points = {{1, 2, 3}};
    Pose third = turn(1, 1, 1, 0, 0, 0, 0);
    assertEquals("(11 / 3, -2 / 3, -1 / 3)", third.image(points).get(0).toString());
    Pose many = turn(-0x1p-1000, -0x1p-1000, -0x1p-1000, 0, 0, 0, 0);
    assertEquals(third.image(points), many.image(points));
    assertNotEquals(third, many);
  }

  @Test
  void anotherTranslation() {
    assertEquals(turn(1, 2, 3, 4, 5, 6, 7), turn(1, 2, 3, 4, 0, 0, 0).withTranslation(5, 6, 7));
    Pose plane = Pose.of(new double[][] {{1, 2, 3}, {4, 5, 6}});
    assertArrayEquals(new double[] {3, 6}, plane.translation());
    assertEquals(Pose.of(new double[][] {{1, 2, 0}, {4, 5, -1}}), plane.withTranslation(0, -1));
    assertEquals(Pose.of(new double[][] {{1, 2, 3}, {4, 5, 6}}), plane);
  }

  @Test
  void roundedToFloats() {
    assertEquals(
        turn(0.1f, 0, 0, 1, 0.2f, 0, 0),
        turn(0.1, 1e-300, 0, 1, 0.2, 0, 0).rounded(NumberFormat.SINGLE));
    Pose tiny = turn(1e-300, 0, 0, 0, 0, 0, 0);
    assertEquals(tiny, tiny.rounded(NumberFormat.DOUBLE));
    assertTrue(refused(() -> tiny.rounded(NumberFormat.SINGLE)).contains("quaternion 0"));
  }

  private static String refused(Runnable call) {
    return String.valueOf(assertThrows(IllegalArgumentException.class, call::run).getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 0 0 0; 0 0 | row 0 of a pose in 2 dimensions has 4 numbers, not 3",
        "1 0 0; 0 0 0 0 | row 1 of a pose in 2 dimensions has 4 numbers, not 3",
        "1 0 0 0; 0 0 0; 0 0 0 | row 1 of a pose in 3 dimensions has 3 numbers, not 4",
        "0 0 -0 0; 0 0 0 | a pose with the quaternion 0, which is no rotation",
        "1 0 NaN 0; 0 0 0 | row 0 of a pose has the number NaN",
        "1 0 0 0; 0 Infinity 0 | row 1 of a pose has the number Infinity"
      })
  void mistakesAreNamed(String text, String complaint) {
    double[][] rows =
        Arrays.stream(text.split("; ", -1))
            .map(row -> Arrays.stream(row.split(" ", -1)).mapToDouble(Double::parseDouble))
            .map(row -> row.toArray())
            .toArray(double[][]::new);
    assertEquals(complaint, refused(() -> Pose.of(rows)));
  }

  @Test
  void bothPosesOfAQueryAreOfOneForm() {
    Pose turn = turn(1, 0, 0, 0, 0, 0, 0);
    Pose still = Pose.of(new double[][] {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}});
    assertEquals(Form.QUATERNION, new Poses(turn, turn).form());
    assertEquals(
        "one pose has a matrix and the other a quaternion: both are to have the same",
        refused(() -> new Poses(turn, still)));
    PointPair plane = PointPair.of(new double[][] {{0, 0}}, new double[][] {{1, 0}});
    assertEquals(
        "points of 2 dimensions and poses of 3",
        refused(() -> new Query(plane, new Poses(turn, turn))));
  }
}
