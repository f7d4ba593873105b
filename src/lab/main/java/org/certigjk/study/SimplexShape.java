package org.certigjk.study;

import org.certigjk.geometry.Vec;

/**
 * How near a segment or a triangle in space is to having fewer dimensions.
 *
 * @param points the number of vertices, 2 or 3
 * @param edge the length of the longest edge
 * @param height the length of the segment, or the least height of the triangle
 * @param norm the distance of the furthest vertex from the origin
 */
public record SimplexShape(int points, double edge, double height, double norm) {

  /** Returns the shape of the simplex with these vertices. */
  public static SimplexShape of(Vec<Double>[] w) {
    double norm = 0;
    for (Vec<Double> point : w) {
      norm = Math.max(norm, length(point));
    }
    Vec<Double> p = w[1].minus(w[0]);
    if (w.length == 2) {
      return new SimplexShape(2, length(p), length(p), norm);
    }
    Vec<Double> q = w[2].minus(w[0]);
    double edge = Math.max(Math.max(length(p), length(q)), length(w[2].minus(w[1])));
    return new SimplexShape(3, edge, doubleArea(p, q) / edge, norm);
  }

  private static double doubleArea(Vec<Double> p, Vec<Double> q) {
    double x = p.get(1) * q.get(2) - p.get(2) * q.get(1);
    double y = p.get(2) * q.get(0) - p.get(0) * q.get(2);
    double z = p.get(0) * q.get(1) - p.get(1) * q.get(0);
    return StrictMath.sqrt(x * x + y * y + z * z);
  }

  private static double length(Vec<Double> x) {
    return StrictMath.sqrt(x.squaredNorm());
  }

  public boolean isTriangle() {
    return points == 3;
  }

  /** Returns the least height divided by the longest edge: at most √3/2, less if more oblong. */
  public double width() {
    return height / edge;
  }

  /** Returns the least height divided by the distance of the furthest vertex. */
  public double relativeHeight() {
    return height / norm;
  }
}
