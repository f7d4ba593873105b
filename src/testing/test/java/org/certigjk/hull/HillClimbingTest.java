package org.certigjk.hull;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.contract.SupportMappingContract;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.hull.HillClimbing.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The four rules of hill climbing, each fault by its witness. */
class HillClimbingTest {

  private static final Rationals Q = Rationals.INSTANCE;

  private static HillClimbing<BigFraction> climbing(double[][] points, int[]... neighbours) {
    return HillClimbing.of(Polytope.of(Q, points), neighbours);
  }

  private static int find(
      HillClimbing<BigFraction> climbing, Rule rule, int from, double... direction) {
    return climbing.withRule(rule).withStart(from).supportIndex(Vec.of(Q, direction));
  }

  /** A search on the hull, or on the complete graph where there is no hull. */
  private static <E> SupportMapping<E> search(Polytope<E> points) {
    if (points.dimension() <= 3) {
      return HillClimbing.onHull(points);
    }
    int[] all = IntStream.range(0, points.size()).toArray();
    int[][] complete = new int[points.size()][];
    Arrays.fill(complete, all);
    return HillClimbing.of(points, complete);
  }

  private static <E> List<SupportMappingContract.Region<E>> builtIn(OrderedField<E> field) {
    return SupportMappingContract.Region.builtIn(field, HillClimbingTest::search);
  }

  @Nested
  class OverRationals implements SupportMappingContract<BigFraction> {
    @Override
    public List<Region<BigFraction>> regions() {
      return builtIn(Q);
    }
  }

  @Nested
  class OverDoubles implements SupportMappingContract<Double> {
    @Override
    public List<Region<Double>> regions() {
      return builtIn(Doubles.INSTANCE);
    }
  }

  @Nested
  @DisplayName("Jales 2024, 5.3: a triangle with the midpoint of its base, from the midpoint, up")
  class TriangleWithMidpoint {

    private final HillClimbing<BigFraction> climbing =
        climbing(
            new double[][] {{-1, 0}, {0, 0}, {1, 0}, {0, 1}},
            new int[] {1, 3},
            new int[] {0, 2},
            new int[] {1, 3},
            new int[] {0, 2});

    @Test
    @DisplayName("algorithm 4 stays on the base")
    void published() {
      assertEquals(1, find(climbing, Rule.PUBLISHED, 1, 0, 1));
      assertEquals(3, find(climbing, Rule.PUBLISHED, 0, 0, 1));
    }

    @Test
    @DisplayName("all corrections find the top")
    void corrections() {
      assertEquals(3, find(climbing, Rule.DESCRIBED_CORRECTION, 1, 0, 1));
      assertEquals(3, find(climbing, Rule.PRINTED_CORRECTION, 1, 0, 1));
      assertEquals(3, find(climbing, Rule.CORRECTED, 1, 0, 1));
    }

    @Test
    @DisplayName("down, the whole base is a plateau, and any point of it is right")
    void plateauAtTheTop() {
      for (Rule rule : Rule.values()) {
        for (int from = 0; from < 3; from++) {
          assertTrue(find(climbing, rule, from, 0, -1) < 3);
        }
      }
    }
  }

  @Test
  @DisplayName("algorithm 5 as printed is wrong on a bare triangle: the first neighbour is lower")
  void printedCorrectionOnTriangle() {
    HillClimbing<BigFraction> climbing =
        climbing(
            new double[][] {{0, 0}, {1, -1}, {1, 1}},
            new int[] {1, 2},
            new int[] {0, 2},
            new int[] {0, 1});
    assertEquals(0, find(climbing, Rule.PRINTED_CORRECTION, 0, 0, 1));
    assertEquals(2, find(climbing, Rule.PUBLISHED, 0, 0, 1));
    assertEquals(2, find(climbing, Rule.DESCRIBED_CORRECTION, 0, 0, 1));
    assertEquals(2, find(climbing, Rule.CORRECTED, 0, 0, 1));
  }

  @Test
  @DisplayName("the text of 5.3 is wrong in space: from the middle of an edge it meets l before h")
  void describedCorrectionOnMidpointInSpace() {
    // (−1, 0, 0), s = (0, 0, 0), (1, 0, 0), l = (0, 1, −1), h = (0, 1, 1)
    HillClimbing<BigFraction> climbing =
        climbing(
            new double[][] {{-1, 0, 0}, {0, 0, 0}, {1, 0, 0}, {0, 1, -1}, {0, 1, 1}},
            new int[] {1, 3, 4},
            new int[] {0, 2},
            new int[] {1, 3, 4},
            new int[] {0, 2, 4},
            new int[] {0, 2, 3});
    assertEquals(1, find(climbing, Rule.DESCRIBED_CORRECTION, 1, 0, 0, 1));
    assertEquals(1, find(climbing, Rule.PUBLISHED, 1, 0, 0, 1));
    assertEquals(4, find(climbing, Rule.CORRECTED, 1, 0, 0, 1));
  }

  @Test
  @DisplayName("the text of 5.3 is wrong where only one of the neighbours is lower: a T-junction")
  void describedCorrectionOnJunction() {
    HillClimbing<BigFraction> climbing =
        climbing(
            new double[][] {{-1, 0, 0}, {0, 0, 0}, {1, 0, 0}, {0, 1, -1}, {0, 1, 1}},
            new int[] {1, 3, 4},
            new int[] {0, 2, 3},
            new int[] {1, 3, 4},
            new int[] {0, 1, 2, 4},
            new int[] {0, 2, 3});
    assertEquals(1, find(climbing, Rule.DESCRIBED_CORRECTION, 1, 0, 0, 1));
    assertEquals(4, find(climbing, Rule.CORRECTED, 1, 0, 0, 1));
  }

  @Test
  @DisplayName("the search is needed at every stop, not only at the start")
  void laterStop() {
    // up a triangle from its bottom to a side with a midpoint that is first in the list
    HillClimbing<BigFraction> climbing =
        climbing(
            new double[][] {{0, -2}, {-1, 0}, {0, 0}, {1, 0}, {0, 1}},
            new int[] {2, 1, 3},
            new int[] {0, 2, 4},
            new int[] {0, 1, 3},
            new int[] {0, 2, 4},
            new int[] {1, 3});
    assertEquals(2, find(climbing, Rule.PUBLISHED, 0, 0, 1));
    assertEquals(2, find(climbing, Rule.DESCRIBED_CORRECTION, 0, 0, 1));
    assertEquals(4, find(climbing, Rule.CORRECTED, 0, 0, 1));
  }

  @Test
  @DisplayName("a point without neighbours is not left: condition (ii) is needed")
  void isolatedPoint() {
    HillClimbing<BigFraction> climbing =
        climbing(
            new double[][] {{0, 0}, {-1, -1}, {1, -1}, {0, 2}},
            new int[0],
            new int[] {2, 3},
            new int[] {1, 3},
            new int[] {1, 2});
    for (Rule rule : Rule.values()) {
      assertEquals(0, find(climbing, rule, 0, 0, 1));
    }
    assertEquals(3, find(climbing, Rule.CORRECTED, 1, 0, 1));
  }

  @Test
  @DisplayName("the tracker starts where it found the last support point")
  void tracker() {
    double[][] square = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    HillClimbing<BigFraction> climbing = HillClimbing.onHull(Polytope.of(Q, square));
    HillClimbingTracker<BigFraction> tracker = new HillClimbingTracker<>(climbing);
    assertEquals(0, climbing.supportIndex(Vec.of(Q, 0, -1)));
    assertEquals(2, tracker.supportIndex(Vec.of(Q, 2, 1)));
    assertEquals(1, tracker.supportIndex(Vec.of(Q, 1, -1)));
    assertEquals(1, tracker.supportIndex(Vec.of(Q, 0, -1)), "1 is as low as 0, and nearer");
    assertEquals(2, tracker.dimension());
    assertEquals(Q, tracker.field());
    assertEquals(Vec.of(Q, 1, 0), tracker.support(Vec.of(Q, 0, -1)));
  }

  @Test
  @DisplayName("on a hull only vertices are searched, and inner and repeated points never found")
  void onHull() {
    double[][] rows = {{1, 1}, {0, 0}, {2, 0}, {2, 0}, {2, 2}, {0, 2}, {1, 0}};
    HillClimbing<BigFraction> climbing = HillClimbing.onHull(Polytope.of(Q, rows));
    assertEquals(1, climbing.start());
    assertEquals(4, climbing.supportIndex(Vec.of(Q, 1, 1)));
    assertEquals(2, climbing.supportIndex(Vec.of(Q, 1, -1)));
    assertEquals(7, climbing.points().size());
  }

  @Test
  void whatDoesNotFit() {
    Polytope<BigFraction> segment = Polytope.of(Q, new double[][] {{0}, {1}});
    assertThrows(IllegalArgumentException.class, () -> HillClimbing.of(segment, new int[1][0]));
    assertTrue(
        assertThrows(
                IllegalArgumentException.class,
                () -> HillClimbing.of(segment, new int[][] {{1}, {2}}))
            .getMessage()
            .contains("point 1 has the neighbour 2"));
    HillClimbing<BigFraction> climbing = HillClimbing.of(segment, new int[][] {{1}, {0}});
    assertThrows(IllegalArgumentException.class, () -> climbing.withStart(2));
    assertThrows(IllegalArgumentException.class, () -> climbing.withStart(-1));
    Polytope<BigFraction> third = Polytope.of(Vec.of(Q, BigFraction.ONE_THIRD));
    assertThrows(IllegalArgumentException.class, () -> HillClimbing.onHull(third));
  }

  @Test
  @DisplayName("the graph is copied")
  void graphIsCopied() {
    int[][] graph = {{1}, {0}};
    HillClimbing<BigFraction> climbing =
        HillClimbing.of(Polytope.of(Q, new double[][] {{0}, {1}}), graph);
    graph[0][0] = 0;
    assertEquals(1, climbing.supportIndex(Vec.of(Q, 1)));
  }
}
