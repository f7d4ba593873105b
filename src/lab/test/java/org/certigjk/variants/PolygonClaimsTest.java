package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.certigjk.hull.MonotoneChain;
import org.certigjk.vectors.Draw;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What Alzubaidi and Al-Saud say in sections 4 to 6, computed. */
class PolygonClaimsTest {

  private static final int WIDTH = 7;
  private static final Polytope<BigFraction> ORIGIN = polytope(List.of(vec(0, 0)));
  private static final List<Vec<BigFraction>> GRID =
      IntStream.range(0, WIDTH * WIDTH).mapToObj(i -> vec(i % WIDTH - 3, i / WIDTH - 3)).toList();

  private static Vec<BigFraction> vec(double x, double y) {
    return Vec.of(Rationals.INSTANCE, x, y);
  }

  private static Polytope<BigFraction> polytope(List<Vec<BigFraction>> points) {
    return Polytope.from(points);
  }

  private static Vec<BigFraction> nearest(List<Vec<BigFraction>> points) {
    return Gjk.distance(polytope(points), ORIGIN).distanceVector();
  }

  /** Equations 7 and 8: AO · n/‖AB‖ with n = AB/‖AB‖. */
  private static BigFraction t(Vec<BigFraction> a, Vec<BigFraction> b) {
    Vec<BigFraction> ab = b.minus(a);
    return a.unaryMinus().dot(ab).divide(ab.squaredNorm());
  }

  /** Equation 6. */
  private static Vec<BigFraction> onLine(Vec<BigFraction> a, Vec<BigFraction> b, BigFraction t) {
    return a.plus(b.minus(a).times(t));
  }

  @Test
  @DisplayName("eqs. (4) to (8): C is the foot on the line; on the segment, if t is in [0, 1]")
  void closestPointOnSegment() {
    int segments = 0;
    int beyond = 0;
    for (Vec<BigFraction> a : GRID) {
      for (Vec<BigFraction> b : GRID) {
        if (a.equals(b)) {
          continue;
        }
        BigFraction t = t(a, b);
        Vec<BigFraction> foot = onLine(a, b, t);
        assertEquals(BigFraction.ZERO, foot.dot(b.minus(a)));
        boolean inside = t.compareTo(BigFraction.ZERO) >= 0 && t.compareTo(BigFraction.ONE) <= 0;
        BigFraction kept =
            inside ? t : t.compareTo(BigFraction.ZERO) < 0 ? BigFraction.ZERO : BigFraction.ONE;
        assertEquals(nearest(List.of(a, b)), onLine(a, b, kept));
        assertEquals(inside, nearest(List.of(a, b)).equals(foot));
        segments++;
        beyond += inside ? 0 : 1;
      }
    }
    assertEquals(2352, segments);
    assertEquals(416, beyond);
  }

  @Test
  @DisplayName("with Y − X for X − Y, as in eq. (1), v becomes −v: the distance is the same")
  void signOfTheDifference() {
    for (int seed = 0; seed < 50; seed++) {
      Draw draw = new Draw(seed);
      List<Vec<BigFraction>> x = polygon(draw, 5);
      List<Vec<BigFraction>> y = polygon(draw, 5);
      assertEquals(nearest(differences(x, y)), nearest(differences(y, x)).unaryMinus());
      Vec<BigFraction> v = Gjk.distance(polytope(x), polytope(y)).distanceVector();
      assertEquals(v, nearest(differences(x, y)));
    }
  }

  @Test
  @DisplayName("|X|·|Y| differences, but no more than |X| + |Y| of them are vertices")
  void verticesOfTheDifference() {
    for (int seed = 0; seed < 50; seed++) {
      Draw draw = new Draw(seed);
      List<Vec<BigFraction>> x = vertices(polygon(draw, 12));
      List<Vec<BigFraction>> y = vertices(polygon(draw, 12));
      List<Vec<BigFraction>> all = differences(x, y);
      assertEquals(x.size() * y.size(), all.size());
      assertTrue(vertices(all).size() <= x.size() + y.size());
    }
  }

  @Test
  @DisplayName("GJK sees hulls: a point in the notch of an L is at distance 0")
  void onlyHullsAreSeen() {
    List<Vec<BigFraction>> shape =
        List.of(vec(0, 0), vec(4, 0), vec(4, 1), vec(1, 1), vec(1, 4), vec(0, 4));
    Polytope<BigFraction> notch = polytope(List.of(vec(2, 2)));
    assertTrue(Gjk.distance(polytope(shape), notch).distanceVector().isZero());
    assertEquals(
        Gjk.distance(polytope(vertices(shape)), notch).verdict(),
        Gjk.distance(polytope(shape), notch).verdict());
    assertFalse(vertices(shape).contains(vec(1, 1)));
  }

  @Test
  @DisplayName("the origin is outside: the nearest point is on a line with all points beyond it")
  void nearestPointIsOnTheBoundary() {
    for (int seed = 0; seed < 200; seed++) {
      List<Vec<BigFraction>> points = polygon(new Draw(seed), 4);
      Vec<BigFraction> v = nearest(points);
      if (v.isZero()) {
        assertNotEquals(Verdict.SEPARATED, Gjk.distance(polytope(points), ORIGIN).verdict());
      } else {
        assertTrue(points.stream().allMatch(p -> v.dot(p).compareTo(v.squaredNorm()) >= 0));
        assertTrue(points.stream().anyMatch(p -> v.dot(p).equals(v.squaredNorm())));
      }
    }
  }

  @Test
  @DisplayName("the first segment of the loop is an edge of a triangle, a diagonal of a square")
  void firstSegment() {
    List<Vec<BigFraction>> square = List.of(vec(0, 0), vec(2, 1), vec(1, 3), vec(-1, 2));
    List<Vec<BigFraction>> triangle = List.of(vec(0, 0), vec(2, 1), vec(-1, 2));
    Set<Vec<BigFraction>> first = Set.of(vec(2, 1), vec(-1, 2)); // for D = (1, -1) and -D
    for (List<Vec<BigFraction>> body : List.of(square, triangle)) {
      Polytope<BigFraction> points = polytope(body);
      Set<Vec<BigFraction>> found = new HashSet<>();
      for (Vec<BigFraction> d : List.of(vec(1, -1), vec(-1, 1))) {
        found.add(points.support(d));
      }
      assertEquals(first, found);
    }
    // the other two corners of the square are on either side of the first segment
    assertTrue(side(square.get(0)).compareTo(BigFraction.ZERO) < 0);
    assertTrue(side(square.get(2)).compareTo(BigFraction.ZERO) > 0);
  }

  /** Of the line x + 3y = 5 through (2, 1) and (−1, 2). */
  private static BigFraction side(Vec<BigFraction> p) {
    return vec(1, 3).dot(p).subtract(new BigFraction(5));
  }

  private static List<Vec<BigFraction>> polygon(Draw draw, int points) {
    return IntStream.range(0, points)
        .mapToObj(i -> vec(draw.between(-20, 20), draw.between(-20, 20)))
        .distinct()
        .toList();
  }

  private static List<Vec<BigFraction>> vertices(List<Vec<BigFraction>> points) {
    return MonotoneChain.hull(polytope(points)).stream().map(points::get).toList();
  }

  private static List<Vec<BigFraction>> differences(
      List<Vec<BigFraction>> x, List<Vec<BigFraction>> y) {
    List<Vec<BigFraction>> all = new ArrayList<>();
    for (Vec<BigFraction> p : x) {
      y.forEach(q -> all.add(p.minus(q)));
    }
    return all;
  }
}
