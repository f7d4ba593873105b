package org.certigjk.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.certigjk.field.Conversions;
import org.certigjk.referee.Domain.Bodies;
import org.certigjk.referee.Domain.Range;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.junit.jupiter.api.Test;

/** What is inside of a contract: each limit, from both sides of it. */
class DomainTest {

  private static final double[][] SQUARE = {{0, 0}, {4, 0}, {4, 4}, {0, 4}};
  private static final double ANY = Double.POSITIVE_INFINITY;

  private static Domain domain(double ratio, double aspect, int points, Bodies bodies) {
    return new Domain(Range.ALL, Range.ALL, ratio, aspect, points, bodies);
  }

  private static boolean contains(Domain domain, double[][] a, double[][] b) {
    Query query = Query.of(PointPair.of(a, b));
    boolean contains = domain.contains(query);
    assertEquals(contains, domain.contains(Query.of(PointPair.of(b, a))));
    Pose half = Pose.of(new double[][] {{0, -0.5, 7}, {0.5, 0, 9}});
    assertEquals(contains, domain.contains(new Query(query.pair(), new Poses(half, half))));
    return contains;
  }

  @Test
  void theSizesMayDifferByTheRatio() {
    double[][] edge = {{9, 9}, {9, 10}};
    assertTrue(contains(domain(4, ANY, 9, Bodies.POINTS), SQUARE, edge));
    assertFalse(contains(domain(Math.nextDown(4), ANY, 9, Bodies.POINTS), SQUARE, edge));
    assertFalse(contains(domain(1e300, ANY, 9, Bodies.POINTS), SQUARE, new double[][] {{9, 9}}));
  }

  /** The strip along the diagonal has the size 4 and the width √2/2, though its box is a square. */
  @Test
  void theAspectIsOfTheWidthAndNotOfTheBox() {
    double[][] strip = {{0, 0}, {1, 0}, {4, 3}, {3, 3}};
    double aspect = 4 / Math.sqrt(0.5);
    assertTrue(contains(domain(ANY, aspect + 1e-9, 9, Bodies.POINTS), SQUARE, strip));
    assertFalse(contains(domain(ANY, aspect - 1e-9, 9, Bodies.POINTS), SQUARE, strip));
    assertTrue(contains(domain(ANY, 1, 9, Bodies.POINTS), SQUARE, SQUARE));
    double[][] flat = {{0, 0}, {1, 1}, {2, 2}};
    assertFalse(contains(domain(ANY, 1e300, 9, Bodies.POINTS), SQUARE, flat));
  }

  @Test
  void inMoreThanThreeDimensionsNoAspectIsKnown() {
    double[][] simplex = {{0, 0, 0, 0}, {1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}};
    Query query = Query.of(PointPair.of(simplex, simplex));
    assertFalse(domain(ANY, 100, 9, Bodies.POINTS).contains(query));
    assertTrue(domain(ANY, ANY, 9, Bodies.SOLID).contains(query));
  }

  @Test
  void thePointsAreCounted() {
    assertTrue(contains(domain(ANY, ANY, 4, Bodies.POINTS), SQUARE, SQUARE));
    assertFalse(contains(domain(ANY, ANY, 3, Bodies.POINTS), SQUARE, SQUARE));
  }

  @Test
  void flatBodiesAreNotSolid() {
    double[][] flat = {{1, 0}, {2, 1}, {3, 2}};
    assertTrue(contains(domain(ANY, ANY, 9, Bodies.SOLID), SQUARE, SQUARE));
    assertFalse(contains(domain(ANY, ANY, 9, Bodies.SOLID), SQUARE, flat));
  }

  @Test
  void aHullHasVerticesAloneAndOnce() {
    Domain hulls = domain(ANY, ANY, 9, Bodies.HULL);
    assertTrue(contains(hulls, SQUARE, new double[][] {{0, 0}}));
    assertTrue(contains(hulls, SQUARE, new double[][] {{0, 0}, {1, 1}}), "flat");
    assertFalse(contains(hulls, SQUARE, new double[][] {{0, 0}, {0, 0}}), "twice");
    assertFalse(contains(hulls, SQUARE, new double[][] {{0, 0}, {1, 1}, {2, 2}}), "between");
    assertFalse(contains(hulls, SQUARE, new double[][] {{0, 0}, {3, 0}, {0, 3}, {1, 1}}), "inside");
  }

  /** A difference that is rounded to the limit is not within it. */
  @Test
  void sizesAreExact() {
    Query query =
        Query.of(PointPair.of(new double[][] {{-0x1p-60}, {4}}, new double[][] {{0}, {1}}));
    assertFalse(Domain.of(Range.ALL, new Range(0, 4)).contains(query));
    assertTrue(Domain.of(Range.ALL, new Range(0, Math.nextUp(4))).contains(query));
    Query least =
        Query.of(PointPair.of(new double[][] {{0x1p-60}, {1}}, new double[][] {{0}, {1}}));
    assertFalse(Domain.of(Range.ALL, new Range(1, 4)).contains(least));
  }

  @Test
  void theSizeIsThatOfTheLargerBody() {
    Random random = new Random(22);
    for (int k = 0; k < 20; k++) {
      double x = random.nextDouble();
      double[][] small = {{0, 0}, {x, x / 2}};
      double[][] large = {{0, 0}, {x, 2 * x}};
      Query query = Query.of(PointPair.of(small, large));
      assertEquals(Conversions.toRational(2 * x), Domain.size(query));
    }
  }

  @Test
  void whatIsNoLimitIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Range(1, 0.5));
    assertThrows(IllegalArgumentException.class, () -> new Range(0, ANY));
    assertThrows(IllegalArgumentException.class, () -> domain(0.5, ANY, 9, Bodies.POINTS));
    assertThrows(IllegalArgumentException.class, () -> domain(ANY, Double.NaN, 9, Bodies.POINTS));
    assertThrows(IllegalArgumentException.class, () -> domain(ANY, ANY, 0, Bodies.POINTS));
  }
}
