package org.certigjk.referee.picture;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.hull.MonotoneChain;

/**
 * A convex polygon in the plane with rational corners, counterclockwise from the lexicographically
 * lowest; also a segment (two corners), a point (one) or nothing.
 *
 * @param corners the corners
 */
record FlatPolygon(List<Vec<BigFraction>> corners) {

  FlatPolygon {
    corners = List.copyOf(corners);
  }

  /** Returns the hull of the points. */
  static FlatPolygon hull(Polytope<BigFraction> points) {
    return new FlatPolygon(MonotoneChain.hull(points).stream().map(points::get).toList());
  }

  /** Returns the hull of the points. */
  static FlatPolygon hull(List<Vec<BigFraction>> points) {
    return hull(Polytope.from(points));
  }

  /**
   * Returns P ⊖ Q = { p &minus; q }. Its edges are those of P and of &minus;Q, by ascending angle
   * from the lexicographically lowest corner on.
   */
  FlatPolygon minus(FlatPolygon other) {
    FlatPolygon opposite = hull(other.corners.stream().map(Vec::unaryMinus).toList());
    List<Vec<BigFraction>> edges = new ArrayList<>(edges());
    edges.addAll(opposite.edges());
    edges.sort(FlatPolygon::compareAngle);
    List<Vec<BigFraction>> sum = new ArrayList<>();
    sum.add(corners.get(0).plus(opposite.corners.get(0)));
    for (Vec<BigFraction> edge : edges.subList(0, Math.max(0, edges.size() - 1))) {
      sum.add(sum.get(sum.size() - 1).plus(edge));
    }
    return hull(sum);
  }

  private List<Vec<BigFraction>> edges() {
    List<Vec<BigFraction>> edges = new ArrayList<>();
    if (corners.size() > 1) {
      for (int i = 0; i < corners.size(); i++) {
        edges.add(corners.get((i + 1) % corners.size()).minus(corners.get(i)));
      }
    }
    return edges;
  }

  /** Compares angles in (−90°, 270°]: the directions to the right or up come first. */
  private static int compareAngle(Vec<BigFraction> x, Vec<BigFraction> y) {
    boolean right = isRight(x);
    if (right != isRight(y)) {
      return right ? -1 : 1;
    }
    return -cross(x, y).compareTo(BigFraction.ZERO);
  }

  private static boolean isRight(Vec<BigFraction> x) {
    int sign = x.get(0).compareTo(BigFraction.ZERO);
    return sign > 0 || (sign == 0 && x.get(1).compareTo(BigFraction.ZERO) > 0);
  }

  private static BigFraction cross(Vec<BigFraction> x, Vec<BigFraction> y) {
    return x.get(0).multiply(y.get(1)).subtract(x.get(1).multiply(y.get(0)));
  }

  /** Returns the part of this polygon in the square around a centre. */
  FlatPolygon within(Vec<BigFraction> centre, BigFraction half) {
    if (corners.stream().allMatch(x -> isWithin(x.minus(centre), half))) {
      return this;
    }
    List<Vec<BigFraction>> part = corners;
    for (int axis = 0; axis < 2; axis++) {
      Vec<BigFraction> outward = Vec.unit(Rationals.INSTANCE, 2, axis);
      part = beneath(part, outward, centre.get(axis).add(half));
      part = beneath(part, outward.unaryMinus(), half.subtract(centre.get(axis)));
    }
    return part.isEmpty() ? new FlatPolygon(part) : hull(part);
  }

  private static boolean isWithin(Vec<BigFraction> offset, BigFraction half) {
    return offset.get(0).abs().compareTo(half) <= 0 && offset.get(1).abs().compareTo(half) <= 0;
  }

  /** Cuts off what is beyond the line normalᵀx = offset (Sutherland and Hodgman 1974). */
  private static List<Vec<BigFraction>> beneath(
      List<Vec<BigFraction>> corners, Vec<BigFraction> normal, BigFraction offset) {
    List<Vec<BigFraction>> part = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      Vec<BigFraction> from = corners.get(i);
      Vec<BigFraction> to = corners.get((i + 1) % corners.size());
      BigFraction slackFrom = offset.subtract(normal.dot(from));
      BigFraction slackTo = offset.subtract(normal.dot(to));
      int signFrom = slackFrom.compareTo(BigFraction.ZERO);
      int signTo = slackTo.compareTo(BigFraction.ZERO);
      if (signFrom >= 0) {
        part.add(from);
      }
      if (signFrom * signTo < 0) {
        BigFraction share = slackFrom.divide(slackFrom.subtract(slackTo));
        part.add(from.plus(to.minus(from).times(share)));
      }
    }
    return part;
  }
}
