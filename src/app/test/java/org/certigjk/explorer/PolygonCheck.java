package org.certigjk.explorer;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/**
 * Whether pairs (i, j) are the vertices of A ⊖ B, by all #A · #B differences and signs of areas: no
 * difference is to the right of a side, and at each vertex the polygon turns left. (A closed
 * polygon that always turns left and has all its points on the left of all sides is convex and goes
 * around once.)
 */
public final class PolygonCheck {

  private final List<Vec<BigFraction>> differences = new ArrayList<>();
  private final List<Vec<BigFraction>> vertices = new ArrayList<>();

  private PolygonCheck(Polytope<BigFraction> a, Polytope<BigFraction> b, List<IndexPair> pairs) {
    for (int i = 0; i < a.size(); i++) {
      for (int j = 0; j < b.size(); j++) {
        differences.add(a.get(i).minus(b.get(j)));
      }
    }
    for (IndexPair pair : pairs) {
      vertices.add(a.get(pair.a()).minus(b.get(pair.b())));
    }
  }

  public static boolean isDifference(
      Polytope<BigFraction> a, Polytope<BigFraction> b, List<IndexPair> pairs) {
    PolygonCheck check = new PolygonCheck(a, b, pairs);
    return check.startsLowest()
        && switch (pairs.size()) {
          case 0 -> false;
          case 1 -> check.differences.stream().allMatch(check.vertices.get(0)::equals);
          case 2 -> check.isSegment();
          default -> check.isPolygon();
        };
  }

  private boolean startsLowest() {
    return differences.stream().noneMatch(point -> isLower(point, vertices.get(0)));
  }

  private static boolean isLower(Vec<BigFraction> p, Vec<BigFraction> q) {
    int byX = p.get(0).compareTo(q.get(0));
    return byX < 0 || (byX == 0 && p.get(1).compareTo(q.get(1)) < 0);
  }

  /** Whether all differences are between the two vertices, on their line. */
  private boolean isSegment() {
    Vec<BigFraction> p = vertices.get(0);
    Vec<BigFraction> q = vertices.get(1);
    return !p.equals(q)
        && differences.stream()
            .allMatch(
                point ->
                    area(p, q, point) == 0
                        && point.minus(p).dot(point.minus(q)).getNumerator().signum() <= 0);
  }

  private boolean isPolygon() {
    int count = vertices.size();
    for (int k = 0; k < count; k++) {
      Vec<BigFraction> p = vertices.get(k);
      Vec<BigFraction> q = vertices.get((k + 1) % count);
      if (area(p, q, vertices.get((k + 2) % count)) <= 0
          || differences.stream().anyMatch(point -> area(p, q, point) < 0)) {
        return false;
      }
    }
    return true;
  }

  /** The sign of the area of a triangle. */
  private static int area(Vec<BigFraction> p, Vec<BigFraction> q, Vec<BigFraction> r) {
    BigFraction twice =
        p.get(0)
            .multiply(q.get(1).subtract(r.get(1)))
            .add(q.get(0).multiply(r.get(1).subtract(p.get(1))))
            .add(r.get(0).multiply(p.get(1).subtract(q.get(1))));
    return twice.getNumerator().signum();
  }
}
