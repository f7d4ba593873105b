package org.certigjk.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.hull.HillClimbing;
import org.certigjk.hull.HillClimbing.Rule;
import org.certigjk.study.Listing.Kind;
import org.certigjk.vectors.Draw;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sentences of Jales 2024, section 5.3, on hill climbing, one by one. */
class HillClimbingClaimsTest {

  private static final Rationals Q = Rationals.INSTANCE;

  @ParameterizedTest
  @EnumSource
  @DisplayName("after a move the point left is a lower neighbour, so that not all are level")
  void afterAMoveNotAllNeighboursAreLevel(Kind kind) {
    int moves = 0;
    for (int i = 0; i < 50; i++) {
      Draw draw = new Draw(i);
      Listing listing = Listing.random(kind, draw);
      Polytope<Double> points = listing.polytope();
      int[][] neighbours = listing.neighbours();
      double[] coordinates = new double[kind.dimension()];
      Arrays.setAll(coordinates, c -> draw.between(-1, 1));
      Vec<Double> d = Vec.of(Doubles.INSTANCE, coordinates);
      for (int from = 0; from < points.size(); from++) {
        double height = d.dot(points.get(from));
        for (int to : neighbours[from]) {
          assertTrue(contains(neighbours[to], from), kind::text);
          if (d.dot(points.get(to)) > height) {
            moves++;
            double reached = d.dot(points.get(to));
            assertTrue(IntStream.of(neighbours[to]).anyMatch(a -> d.dot(points.get(a)) < reached));
          }
        }
      }
    }
    assertTrue(moves > 100, moves + " moves");
  }

  private static boolean contains(int[] list, int element) {
    return IntStream.of(list).anyMatch(a -> a == element);
  }

  @Test
  @DisplayName("the search of the text in space: right if the list has the higher vertex first")
  void theTextDependsOnTheOrderOfTheLists() {
    Polytope<BigFraction> points =
        Polytope.of(Q, new double[][] {{-1, 0, 0}, {0, 0, 0}, {1, 0, 0}, {0, 1, -1}, {0, 1, 1}});
    int[][] lowerFirst = {{1, 3, 4}, {0, 2}, {1, 3, 4}, {0, 2, 4}, {0, 2, 3}};
    int[][] higherFirst = {{1, 4, 3}, {0, 2}, {1, 4, 3}, {0, 2, 4}, {0, 2, 3}};
    Vec<BigFraction> up = Vec.of(Q, 0, 0, 1);
    assertEquals(1, byText(points, lowerFirst).supportIndex(up, 1));
    assertEquals(4, byText(points, higherFirst).supportIndex(up, 1));
  }

  private static HillClimbing<BigFraction> byText(
      Polytope<BigFraction> points, int[][] neighbours) {
    return HillClimbing.of(points, neighbours).withRule(Rule.DESCRIBED_CORRECTION);
  }

  @Test
  @DisplayName("a convex function can have a local maximum that is not global: x² on [−1, 2]")
  void convexFunctionWithALocalMaximum() {
    for (int k = 1; k <= 1000; k++) {
      double x = -1 + k * 0.001; // up to 0
      assertTrue(x * x < 1);
    }
    assertTrue(2 * 2 > 1);
  }

  @Test
  @DisplayName(
      "a linear function cannot: from any point that is not highest the way up is straight")
  void linearFunctionWithoutOne() {
    Draw draw = new Draw(7);
    for (int i = 0; i < 200; i++) {
      Vec<BigFraction> d = small(draw);
      Vec<BigFraction> x = small(draw);
      Vec<BigFraction> y = small(draw);
      if (d.dot(y).compareTo(d.dot(x)) > 0) {
        for (int k = 1; k <= 20; k++) { // x + (y − x)/2^k tends to x
          BigFraction part = new BigFraction(1, 1 << k);
          Vec<BigFraction> near = x.plus(y.minus(x).times(part));
          assertTrue(d.dot(near).compareTo(d.dot(x)) > 0);
        }
      }
    }
  }

  private static Vec<BigFraction> small(Draw draw) {
    return Vec.of(Q, draw.between(-3, 3), draw.between(-3, 3), draw.between(-3, 3));
  }

  @Test
  @DisplayName("the climb that is counted is algorithm 4")
  void countedClimb() {
    for (int i = 0; i < 20; i++) {
      Draw draw = new Draw(i);
      double[][] ball = new double[24][];
      Arrays.setAll(ball, k -> draw.direction(3));
      CountedClimb counted = CountedClimb.of(ball);
      HillClimbing<Double> climbing =
          HillClimbing.onHull(Polytope.of(Doubles.INSTANCE, ball)).withRule(Rule.PUBLISHED);
      int last = 0;
      for (int k = 0; k < 20; k++) {
        Vec<Double> d = Vec.of(Doubles.INSTANCE, draw.direction(3));
        last = climbing.supportIndex(d, last);
        assertEquals(last, counted.supportIndex(d));
        assertEquals(Polytope.of(Doubles.INSTANCE, ball).supportIndex(d), last);
      }
      assertEquals(20, counted.count().climbs());
      assertTrue(counted.count().products() >= counted.count().moves() + 20);
    }
  }

  @Test
  @DisplayName("no move is no constant: the apex of a pyramid has all other vertices as neighbours")
  void apexOfAPyramid() {
    double[][] pyramid = new double[101][];
    for (int k = 0; k < 100; k++) { // on a parabola
      pyramid[k] = new double[] {k, k * k, 0};
    }
    pyramid[100] = new double[] {50, 5_000, 1};
    CountedClimb climb = CountedClimb.of(pyramid);
    Vec<Double> up = Vec.of(Doubles.INSTANCE, 0, 0, 1);
    assertEquals(100, climb.supportIndex(up));
    climb.reset();
    assertEquals(100, climb.supportIndex(up));
    assertEquals(0, climb.count().moves());
    assertEquals(101, climb.count().products());
  }
}
