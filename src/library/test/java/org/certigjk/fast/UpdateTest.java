package org.certigjk.fast;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A body whose coordinates are changed is as one that is made of them. */
class UpdateTest {

  private static final double[] TRIANGLE = {0, 0, 4, 0, 0, 4};

  private static double[] points(SplittableRandom random, int dimension, int size) {
    double scale = Math.scalb(1.0, random.nextInt(-300, 300));
    double shift = random.nextInt(3);
    return random
        .doubles((long) dimension * size)
        .map(x -> scale * (random.nextBoolean() ? x + shift : Math.rint(4 * x) + shift))
        .toArray();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5})
  void asIfItWereNew(int dimension) {
    SplittableRandom random = new SplittableRandom(dimension);
    int size = 20;
    DoublePolytope a = DoublePolytope.of(new double[dimension * size], dimension);
    DoublePolytope b = DoublePolytope.of(new double[dimension * size], dimension);
    DistanceWorkspace workspace = new DistanceWorkspace();
    DistanceWorkspace fresh = new DistanceWorkspace();
    MovingPair pair = new MovingPair(a, b);
    for (int round = 0; round < 200; round++) {
      double[] inA = points(random, dimension, size);
      double[] inB = Arrays.stream(points(random, dimension, size)).map(x -> -x).toArray();
      a.update(inA);
      b.update(inB);
      DoublePolytope newA = DoublePolytope.of(inA, dimension);
      DoublePolytope newB = DoublePolytope.of(inB, dimension);
      double distance = fresh.distance(newA, newB);
      assertEquals(newA, a);
      assertEquals(newA.toRational(), a.toRational());
      assertEquals(distance, workspace.distance(a, b));
      assertEquals(distance, workspace.distance(a, b), "from the table of starts");
      assertEquals(distance, pair.distance(new double[dimension]));
      assertEquals(fresh.result().verdict(), workspace.result().verdict());
    }
  }

  @Test
  void answersOfOldPoints() {
    DoublePolytope a = DoublePolytope.of(TRIANGLE, 2);
    DoublePolytope b = DoublePolytope.of(new double[] {5, 5, 6, 6}, 2);
    DistanceWorkspace distance = new DistanceWorkspace();
    PenetrationWorkspace depth = new PenetrationWorkspace();
    ImpactWorkspace impact = new ImpactWorkspace();
    MovingPair pair = new MovingPair(a, b);
    distance.distance(a, b);
    depth.depth(a, b);
    impact.time(a, b, 9, 9);
    pair.distance(0, 0);
    double[] x = new double[2];
    b.update(5, 5, 7, 7);
    List<Executable> questions =
        List.of(
            distance::result,
            () -> distance.unitNormal(x),
            () -> distance.closestPoints(x, x),
            distance::isConfirmed,
            () -> depth.penetrationVector(x),
            depth::verdict,
            impact::result,
            () -> impact.normal(x),
            () -> pair.distanceVector(x),
            pair::pairs);
    for (Executable question : questions) {
      String message = assertThrows(IllegalStateException.class, question).getMessage();
      assertTrue(message.startsWith("a body was updated after the last answer: call "), message);
    }
    distance.distance(a, b);
    distance.closestPoints(x, x);
    assertArrayEquals(new double[] {5, 5}, x);
  }

  @Test
  void whatIsNoUpdate() {
    DoublePolytope a = DoublePolytope.of(TRIANGLE, 2);
    assertEquals(
        "5 numbers are not the coordinates of 3 points of dimension 2",
        assertThrows(IllegalArgumentException.class, () -> a.update(1, 2, 3, 4, 5)).getMessage());
    assertEquals(
        "point 2, coordinate 1: NaN is not a number",
        assertThrows(IllegalArgumentException.class, () -> a.update(1, 2, 3, 4, 5, Double.NaN))
            .getMessage());
    assertEquals(DoublePolytope.of(TRIANGLE, 2), a);
    assertEquals(
        "the hull is that of other points: update the body without it",
        assertThrows(IllegalStateException.class, () -> a.withHull().update(TRIANGLE))
            .getMessage());
  }
}
