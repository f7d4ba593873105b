package org.certigjk.integral;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SeenPoints;
import org.certigjk.geometry.Vec;
import org.certigjk.hull.HillClimbing;
import org.certigjk.hull.HillClimbingTracker;
import org.certigjk.shape.Box;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Of several support points an indexed support mapping gives the one with the lowest index; which
 * shapes do, and which say that they do not. The truth is found in machine integers.
 */
class TieClauseTest {

  private static final Rationals Q = Rationals.INSTANCE;

  private final Random random = new Random(19);

  private int[][] points(int count, int dimension) {
    int[][] points = new int[count][];
    Arrays.setAll(points, k -> random.ints(dimension, -2, 3).toArray());
    return points;
  }

  private static Polytope<BigFraction> polytope(int[][] points) {
    return Polytope.of(
        Q,
        Arrays.stream(points)
            .map(point -> Arrays.stream(point).asDoubleStream().toArray())
            .toArray(double[][]::new));
  }

  private static IntegerRows rows(int[][] points) {
    return IntegerRows.of(
        Arrays.stream(points)
            .map(
                point ->
                    Arrays.stream(point).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new))
            .toArray(BigInteger[][]::new));
  }

  private static int product(int[] d, int[] x) {
    int sum = 0;
    for (int k = 0; k < d.length; k++) {
      sum += d[k] * x[k];
    }
    return sum;
  }

  /** Asks in random directions; returns how often the answer has not the lowest index. */
  private int others(IndexedSupportMapping<BigFraction> shape, int[][] points) {
    int others = 0;
    for (int run = 0; run < 40; run++) {
      int[] d = random.ints(points[0].length, -2, 3).toArray();
      int[] products = Arrays.stream(points).mapToInt(x -> product(d, x)).toArray();
      int greatest = Arrays.stream(products).max().getAsInt();
      int lowest = 0;
      while (products[lowest] < greatest) {
        lowest++;
      }
      int index = shape.supportIndex(vector(d));
      assertEquals(greatest, products[index], "not a support point");
      others += index == lowest ? 0 : 1;
    }
    return others;
  }

  private static Vec<BigFraction> vector(int[] x) {
    return Vec.of(Q, Arrays.stream(x).asDoubleStream().toArray());
  }

  @Test
  @DisplayName("the lowest index: a polytope, filtered or in pieces")
  void lowest() {
    for (int run = 0; run < 50; run++) {
      int[][] points = points(1 + random.nextInt(12), 1 + random.nextInt(3));
      Polytope<BigFraction> polytope = polytope(points);
      assertEquals(0, others(polytope, points));
      assertEquals(0, others(new FilteredPolytope<>(polytope), points));
      assertEquals(0, others(new PiecewisePolytope<>(Q, rows(points)), points));
    }
    int[][] many = points(2 * PiecewisePolytope.PIECE + 1, 3);
    assertEquals(0, others(new PiecewisePolytope<>(Q, rows(many)), many));
  }

  @Test
  @DisplayName("a support point, but another: a climb, a box, points as they are seen")
  void others() {
    int climbing = 0;
    int tracker = 0;
    for (int run = 0; run < 50; run++) {
      int[][] points = points(4 + random.nextInt(8), 2);
      HillClimbing<BigFraction> search = HillClimbing.onHull(polytope(points));
      climbing += others(search, points);
      tracker += others(new HillClimbingTracker<>(search), points);
    }
    assertTrue(climbing > 0 && tracker > 0, climbing + " and " + tracker);
    int[][] corners = {{-1, -2}, {1, -2}, {-1, 2}, {1, 2}};
    Box<BigFraction> box = Box.of(Vec.of(Q, 1, 2));
    assertTrue(others(box, corners) > 0);
    int[][] seen = {{1, 2}, {-1, 2}, {1, -2}, {-1, -2}};
    IndexedSupportMapping<BigFraction> points = new SeenPoints<>(box);
    for (int k = 1; k < seen.length; k++) {
      assertEquals(k, points.supportIndex(vector(seen[k])));
    }
    assertEquals(0, others(points, seen), "a box gives the corner that was seen first");
  }

  @Test
  @DisplayName("what a tracker answers depends on the questions before")
  void history() {
    int[][] square = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    HillClimbing<BigFraction> search = HillClimbing.onHull(polytope(square));
    HillClimbingTracker<BigFraction> tracker = new HillClimbingTracker<>(search);
    Vec<BigFraction> up = Vec.of(Q, 0, 1);
    int first = tracker.supportIndex(up);
    tracker.supportIndex(Vec.of(Q, first == 2 ? -1 : 1, 1));
    assertEquals(first == 2 ? 3 : 2, tracker.supportIndex(up));
  }
}
