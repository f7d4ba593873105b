package org.certigjk.fast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Conversions;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Overlapping;
import org.certigjk.gjk.Separated;
import org.certigjk.gjk.Touching;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DistanceWorkspaceTest {

  private static final double[][] CUBE = {
    {0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}, {0, 0, 1}, {1, 0, 1}, {0, 1, 1}, {1, 1, 1}
  };

  private final DistanceWorkspace workspace = new DistanceWorkspace();

  private static DoublePolytope cubeAt(double x, double y, double z) {
    double[][] points = new double[CUBE.length][];
    for (int k = 0; k < points.length; k++) {
      points[k] = new double[] {CUBE[k][0] + x, CUBE[k][1] + y, CUBE[k][2] + z};
    }
    return DoublePolytope.of(points);
  }

  private static double truth(DoublePolytope a, DoublePolytope b) {
    DistanceResult<BigFraction> result = Gjk.distance(a.toRational(), b.toRational());
    BigFraction squared = ((DistanceResult.Answer<BigFraction>) result).squaredDistance();
    return Conversions.sqrtToDouble(squared);
  }

  @Test
  void verdictsOfTwoCubes() {
    DoublePolytope cube = cubeAt(0, 0, 0);
    assertEquals(Math.sqrt(2), workspace.distance(cubeAt(2, 2, 0.5), cube));
    assertInstanceOf(Separated.class, workspace.result());
    assertEquals(0, workspace.distance(cubeAt(1, 0.25, 0.5), cube));
    assertInstanceOf(Touching.class, workspace.result());
    assertEquals(0, workspace.distance(cubeAt(0.75, 0.25, 0.5), cube));
    assertInstanceOf(Overlapping.class, workspace.result());
  }

  /** The cubes are apart by one ulp, or overlap by one. */
  @Test
  void gapsOfOneUlp() {
    double end = Math.nextUp(1.0);
    assertEquals(0x1p-52, workspace.distance(cubeAt(end, 0.3, 0.1), cubeAt(0, 0, 0)));
    workspace.distance(cubeAt(0.5, 0.3, 0.1), cubeAt(-0.5 + 0x1p-53, 0, 0));
    assertInstanceOf(Overlapping.class, workspace.result());
  }

  @ParameterizedTest
  @ValueSource(ints = {-1070, -900, -300, -200, -40, 0, 40, 200, 237, 240, 300, 900, 1020})
  void scaleChangesTheExponentOnly(int exponent) {
    double[][] a = {{1, 2, 3}, {-3, 1, 2}, {2, 5, -1}, {0, 1, 1}};
    double[][] b = {{7, -2, -6}, {5, -3, -5}, {6, -3, -4}};
    DoublePolytope scaledA = DoublePolytope.of(scaled(a, exponent));
    DoublePolytope scaledB = DoublePolytope.of(scaled(b, exponent));
    double distance = workspace.distance(scaledA, scaledB);
    assertEquals(truth(scaledA, scaledB), distance);
    List<IndexPair> pairs = workspace.pairs();
    double unscaled = workspace.distance(DoublePolytope.of(a), DoublePolytope.of(b));
    assertEquals(Math.scalb(unscaled, exponent), distance);
    assertEquals(workspace.pairs(), pairs);
  }

  private static double[][] scaled(double[][] points, int exponent) {
    double[][] scaled = new double[points.length][];
    for (int k = 0; k < points.length; k++) {
      scaled[k] = new double[points[k].length];
      for (int c = 0; c < points[k].length; c++) {
        scaled[k][c] = Math.scalb(points[k][c], exponent);
      }
    }
    return scaled;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 8})
  void everyDimension(int n) {
    double[][] simplex = new double[n + 1][n];
    double[][] point = new double[1][n];
    for (int k = 0; k < n; k++) {
      simplex[k][k] = 1;
      point[0][k] = 1;
    }
    DoublePolytope a = DoublePolytope.of(simplex);
    DoublePolytope b = DoublePolytope.of(point);
    assertEquals(truth(a, b), workspace.distance(a, b));
    assertEquals(workspace.distance(a, b), workspace.distance(b, a));
    assertEquals(0, workspace.distance(a, a));
  }

  @Test
  void oneWorkspaceServesAllDimensions() {
    for (int n : new int[] {5, 4, 3, 1, 2, 6}) {
      DoublePolytope origin = DoublePolytope.of(new double[n]);
      double[] point = new double[n];
      Arrays.fill(point, 1);
      assertEquals(Math.sqrt(n), workspace.distance(DoublePolytope.of(point), origin));
    }
  }

  @Test
  void resultIsThatOfTheGenericSearch() {
    DoublePolytope a = cubeAt(0.1, 0.7, 3.3);
    DoublePolytope b = cubeAt(0.3, 0.2, 0.9);
    workspace.distance(a, b);
    DistanceResult<BigFraction> fast = workspace.result();
    DistanceResult<BigFraction> generic = Gjk.distance(a.toRational(), b.toRational());
    assertEquals(generic.verdict(), fast.verdict());
    assertEquals(generic.distanceVector(), fast.distanceVector());
    assertEquals(0, fast.iterations());
    assertTrue(
        ((DistanceResult.Answer<BigFraction>) fast)
            .certificate()
            .certifies(a.toRational(), b.toRational()));
    assertEquals(fast.pairs(), workspace.pairs());
  }

  @Test
  void stageIsTheArithmeticThatWasNeeded() {
    DoublePolytope tilted =
        DoublePolytope.of(
            new double[][] {{0.1, 0.7, 3.3}, {1.2, 0.4, 3.9}, {0.3, 1.9, 4.1}, {0.8, 0.9, 5.2}});
    workspace.distance(tilted, cubeAt(0.3, 0.2, 0.9));
    assertEquals(Stage.FILTER, workspace.stage());
    // a face of each is parallel to that of the other, and the coordinates have many bits
    workspace.distance(cubeAt(0.1, 0.7, 3.3), cubeAt(0.3, 0.2, 0.9));
    assertEquals(Stage.INTEGERS, workspace.stage());
  }

  @Test
  void aHullChangesNoDistance() {
    SplittableRandom random = new SplittableRandom(5);
    for (int dimension = 1; dimension <= 3; dimension++) {
      for (int size : new int[] {1, 2, 5, 40, 300}) {
        DoublePolytope a = DoublePolytope.of(inBox(random, dimension, size, 0.5));
        DoublePolytope b = DoublePolytope.of(inBox(random, dimension, size, -0.6));
        double distance = workspace.distance(a, b);
        assertEquals(truth(a, b), distance);
        assertEquals(distance, workspace.distance(a.withHull(), b));
        assertEquals(distance, workspace.distance(a, b.withHull()));
        assertEquals(distance, workspace.distance(a.withHull(), b.withHull()));
        assertEquals(distance == 0, !(workspace.result() instanceof Separated));
      }
    }
  }

  private static double[][] inBox(SplittableRandom random, int dimension, int size, double offset) {
    double[][] points = new double[size][dimension];
    for (double[] point : points) {
      for (int c = 0; c < dimension; c++) {
        point[c] = random.nextDouble() + offset;
      }
    }
    return points;
  }

  @Test
  void thereIsNoAnswerBeforeAQuery() {
    String message = "there is no answer yet: call distance(a, b) first";
    for (Runnable question :
        List.<Runnable>of(workspace::result, workspace::stage, workspace::pairs)) {
      assertEquals(message, assertThrows(IllegalStateException.class, question::run).getMessage());
    }
    workspace.kernelDistance(cubeAt(0, 0, 0), cubeAt(3, 0, 0));
    assertThrows(IllegalStateException.class, workspace::result);
  }

  @Test
  void dimensionsMustAgree() {
    DoublePolytope plane = DoublePolytope.of(new double[] {0, 0});
    assertEquals(
        "A has dimension 2, B has dimension 3",
        assertThrows(
                IllegalArgumentException.class, () -> workspace.distance(plane, cubeAt(0, 0, 0)))
            .getMessage());
  }

  @Test
  void badPointsAreRefused() {
    assertMessage("no points: a polytope has at least one");
    assertMessage("point 1 has 3 coordinates, point 0 has 2", new double[2], new double[3]);
    assertMessage("point 0 has 0 coordinates, point 0 has 0", new double[0]);
    assertMessage(
        "point 1, coordinate 0: NaN is not a number", new double[] {0}, new double[] {Double.NaN});
  }

  private static void assertMessage(String message, double[]... points) {
    assertEquals(
        message,
        assertThrows(IllegalArgumentException.class, () -> DoublePolytope.of(points)).getMessage());
  }

  @Test
  void pointsAreCopied() {
    double[][] points =
        IntStream.range(0, 4).mapToObj(k -> new double[] {k, 1}).toArray(double[][]::new);
    DoublePolytope a = DoublePolytope.of(points);
    points[0][1] = -5;
    assertEquals(1, workspace.distance(a, DoublePolytope.of(new double[] {0, 0})));
  }

  @Test
  void equalPolytopesHaveEqualPoints() {
    double[][] points = {{0, 0}, {2, 0}, {1, 1}, {2, 2}, {-0.0, 2}};
    DoublePolytope a = DoublePolytope.of(points);
    points[4][0] = 0;
    for (DoublePolytope same : List.of(DoublePolytope.of(points), a.withHull())) {
      assertEquals(a, same);
      assertEquals(same, a);
      assertEquals(a.hashCode(), same.hashCode());
      assertEquals("{(0.0, 0.0), (2.0, 0.0), (1.0, 1.0), (2.0, 2.0), (0.0, 2.0)}", same.toString());
    }
    assertNotEquals(a, DoublePolytope.of(points[0]));
    assertNotEquals(a, DoublePolytope.of(points[1], points[0], points[2], points[3], points[4]));
    assertNotEquals(
        DoublePolytope.of(points[0], points[1]).hashCode(),
        DoublePolytope.of(points[1], points[0]).hashCode());
    assertNotEquals(a, a.toRational());
  }

  @Test
  void flatArraysAreTheSamePoints() {
    double[] cube = Arrays.stream(CUBE).flatMapToDouble(Arrays::stream).toArray();
    assertEquals(DoublePolytope.of(CUBE), DoublePolytope.of(cube, 3));
    assertEquals(12, DoublePolytope.of(cube, 2).size());
    assertThrows(IllegalArgumentException.class, () -> DoublePolytope.of(cube, 5));
    assertThrows(IllegalArgumentException.class, () -> DoublePolytope.of(cube, 0));
    assertThrows(IllegalArgumentException.class, () -> DoublePolytope.of(new double[0], 3));
    cube[4] = Double.NEGATIVE_INFINITY;
    String message =
        assertThrows(IllegalArgumentException.class, () -> DoublePolytope.of(cube, 3)).getMessage();
    assertEquals("point 1, coordinate 1: -Infinity is not a number", message);
  }

  /** √2 is between two doubles, and the sides of one are 1; and gaps no double has. */
  @Test
  void verdictsAreExactWhereTheDistanceIsRounded() {
    DoublePolytope cube = cubeAt(0, 0, 0);
    DoublePolytope apart = cubeAt(2, 2, 0.5);
    double root = Math.sqrt(2); // 1.4142135623730951, above √2
    assertTrue(workspace.closerThan(apart, cube, root));
    assertFalse(workspace.closerThan(apart, cube, Math.nextDown(root)));
    assertFalse(workspace.closerThan(cubeAt(2, 0, 0), cube, 1));
    assertTrue(workspace.closerThan(cubeAt(2, 0, 0), cube, Math.nextUp(1.0)));
    assertFalse(workspace.closerThan(cube, cube, 0));
    assertFalse(workspace.closerThan(cube, cube, -1));
    assertTrue(workspace.closerThan(cube, cube, Double.MIN_VALUE));
    assertTrue(workspace.closerThan(apart, cube, Double.POSITIVE_INFINITY));
    assertThrows(
        IllegalArgumentException.class, () -> workspace.closerThan(cube, cube, Double.NaN));
    assertTrue(workspace.intersects(cubeAt(1, 1, 1), cube));
    assertFalse(workspace.intersects(cubeAt(Math.nextUp(1.0), 0, 0), cube));
    double least = Double.MIN_VALUE; // the distance of this point and line is a third of it
    DoublePolytope line =
        DoublePolytope.of(new double[][] {{-9 * least, 3 * least}, {9 * least, -4 * least}});
    DoublePolytope point = DoublePolytope.of(new double[][] {{0, -least}});
    assertEquals(0, workspace.distance(line, point));
    assertFalse(workspace.intersects(line, point));
  }

  /** Whatever is proposed, the answer is the same; what was found before is confirmed. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void certifiesAnySimplex(int dimension) {
    SplittableRandom random = new SplittableRandom(dimension);
    for (int run = 0; run < 300; run++) {
      DoublePolytope a = random(random, dimension, run % 3 == 0 ? 4 : 1e-3);
      DoublePolytope b = random(random, dimension, 1);
      if (dimension < 4 && run % 2 == 0) {
        a = a.withHull();
      }
      double distance = workspace.distance(a, b);
      assertEquals(truth(a, b), distance);
      List<IndexPair> pairs = workspace.pairs();
      assertEquals(distance, workspace.certify(a, b, pairs));
      assertTrue(workspace.isConfirmed());
      assertEquals(pairs, workspace.pairs());
      List<IndexPair> proposed =
          random
              .ints(random.nextInt(dimension + 2), 0, 8)
              .mapToObj(i -> new IndexPair(i, random.nextInt(8)))
              .toList();
      assertEquals(distance, workspace.certify(a, b, proposed));
      assertEquals(truth(a, b), Conversions.sqrtToDouble(squared(workspace.result())));
    }
  }

  private static BigFraction squared(DistanceResult<BigFraction> result) {
    return ((DistanceResult.Answer<BigFraction>) result).squaredDistance();
  }

  /** Eight points with few bits, so that there are ties, in a box of this size. */
  private static DoublePolytope random(SplittableRandom random, int dimension, double size) {
    double[] coordinates = new double[8 * dimension];
    Arrays.setAll(coordinates, k -> size * random.nextInt(-8, 9));
    return DoublePolytope.of(coordinates, dimension);
  }

  @Test
  void simplexOfOtherBodies() {
    DoublePolytope cube = cubeAt(0, 0, 0);
    DoublePolytope other = cubeAt(2, 2, 0.5);
    List<IndexPair> tooMany = IntStream.range(0, 5).mapToObj(k -> new IndexPair(k, k)).toList();
    assertThrows(IllegalArgumentException.class, () -> workspace.certify(cube, other, tooMany));
    List<IndexPair> none = List.of(new IndexPair(0, 8));
    assertEquals(
        "pair 0 is (0, 8), A has 8 points, B has 8",
        assertThrows(IllegalArgumentException.class, () -> workspace.certify(cube, other, none))
            .getMessage());
    assertEquals(Math.sqrt(2), workspace.certify(other, cube, List.of(new IndexPair(7, 0))));
    assertFalse(workspace.isConfirmed());
  }

  /** n = v / ‖v‖: each coordinate against the root of an exact quotient, in all sizes. */
  @ParameterizedTest
  @ValueSource(ints = {-1070, -1000, -955, -300, 0, 300, 1000, 1018})
  void unitNormal(int exponent) {
    SplittableRandom random = new SplittableRandom(exponent);
    for (int run = 0; run < 50; run++) {
      double unit = Math.scalb(1.0, exponent);
      DoublePolytope a = random(random, 3, unit);
      DoublePolytope b =
          DoublePolytope.of(new double[] {unit * 9, unit * random.nextInt(30), 0}, 3);
      workspace.distance(a, b);
      double[] normal = new double[3];
      workspace.unitNormal(normal);
      Separated<BigFraction> exact = (Separated<BigFraction>) workspace.result();
      for (int c = 0; c < 3; c++) {
        BigFraction v = exact.distanceVector().get(c);
        double root = Conversions.sqrtToDouble(v.pow(2).divide(exact.squaredDistance()));
        assertEquals(Math.copySign(root, v.doubleValue()), normal[c], 0x1p-51);
      }
    }
    DoublePolytope cube = cubeAt(0, 0, 0);
    workspace.distance(cube, cube);
    assertThrows(IllegalStateException.class, () -> workspace.unitNormal(new double[3]));
  }

  /** Two segments that cross at the least distance there is: it is rounded to 0, and is not 0. */
  @Test
  void meetingIsDecidedWhereTheDistanceIsRoundedToZero() {
    double least = Double.MIN_VALUE;
    DoublePolytope a = DoublePolytope.of(new double[] {0, 0, 8 * least, least}, 2);
    DoublePolytope b = DoublePolytope.of(new double[] {4 * least, 0}, 2);
    assertEquals(0, workspace.distance(a, b));
    assertFalse(workspace.intersects(a, b));
    assertTrue(workspace.intersects(a, DoublePolytope.of(new double[] {8 * least, least}, 2)));
    assertTrue(workspace.intersects(cubeAt(1, 1, 1), cubeAt(0, 0, 0)));
  }
}
