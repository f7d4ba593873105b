package org.certigjk.explorer.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Planes, in the plane lines, through points: by trying all. */
final class Planes {

  private Planes() {}

  /**
   * Returns the least squared distance from the origin of a plane through points that has all
   * points on one side: the squared depth of the origin in their hull.
   */
  static Q leastSquaredDistance(Q[][] points) {
    Q least = null;
    for (Q[][] corners : corners(distinct(points))) {
      Q[] normal = normal(corners);
      if (Q.dot(normal, normal).sign() > 0 && isOnOneSide(normal, corners[0], points)) {
        Q square = squaredDistance(corners);
        least = least == null || square.isLess(least) ? square : least;
      }
    }
    if (least == null) {
      throw new AssertionError("the points have no plane");
    }
    return least;
  }

  /** Returns the squared distance of the plane through as many points as there are dimensions. */
  static @Nullable Q squaredDistance(Q[][] corners) {
    Q[] normal = normal(corners);
    Q square = Q.dot(normal, normal);
    Q product = Q.dot(normal, corners[0]);
    return square.sign() == 0 ? null : product.times(product).over(square);
  }

  private static Q[] normal(Q[][] corners) {
    Q[] u = Q.minus(corners[1], corners[0]);
    if (corners.length == 2) {
      return new Q[] {u[1], Q.ZERO.minus(u[0])};
    }
    Q[] v = Q.minus(corners[2], corners[0]);
    Q[] normal = new Q[3];
    for (int c = 0; c < 3; c++) {
      int d = (c + 1) % 3;
      int e = (c + 2) % 3;
      normal[c] = u[d].times(v[e]).minus(u[e].times(v[d]));
    }
    return normal;
  }

  private static boolean isOnOneSide(Q[] normal, Q[] corner, Q[][] points) {
    Q level = Q.dot(normal, corner);
    boolean isBelow = false;
    boolean isAbove = false;
    for (Q[] point : points) {
      int side = Q.dot(normal, point).compareTo(level);
      isBelow = isBelow || side < 0;
      isAbove = isAbove || side > 0;
    }
    return !(isBelow && isAbove);
  }

  private static Q[][] distinct(Q[][] points) {
    List<List<Q>> seen = new ArrayList<>();
    for (Q[] point : points) {
      if (!seen.contains(Arrays.asList(point))) {
        seen.add(Arrays.asList(point));
      }
    }
    return seen.stream().map(point -> point.toArray(Q[]::new)).toArray(Q[][]::new);
  }

  private static List<Q[][]> corners(Q[][] points) {
    List<Q[][]> all = new ArrayList<>();
    for (int i = 0; i < points.length; i++) {
      for (int j = 0; j < i; j++) {
        for (int k = 0; points[0].length == 3 && k < j; k++) {
          all.add(new Q[][] {points[i], points[j], points[k]});
        }
        if (points[0].length == 2) {
          all.add(new Q[][] {points[i], points[j]});
        }
      }
    }
    return all;
  }
}
