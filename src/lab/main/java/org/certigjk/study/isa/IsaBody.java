package org.certigjk.study.isa;

import java.util.List;
import org.certigjk.hull.ConvexHull;
import org.certigjk.vectors.Draw;

/**
 * A polyhedron that moves and turns: in frame k it is R(kα)·conv{p₀, …, pₘ₋₁} + c, where R is the
 * rotation about a fixed axis. Every frame is computed from the shape itself, so that rounding
 * errors do not grow; the rounded vertices of a frame <em>are</em> the polyhedron of that frame.
 */
public final class IsaBody {

  private final double[][] shape;
  private final double[] axis;

  /** The largest distance of a vertex from c. */
  final double radius;

  /** The volume of the convex hull. */
  final double volume;

  /** c. */
  public final double[] centre = new double[3];

  /** What c moves by in one frame. */
  double[] velocity = new double[3];

  private IsaBody(double[][] shape, double[] axis) {
    this.shape = shape;
    this.axis = axis;
    this.radius = radius(shape);
    this.volume = volume(shape);
  }

  /** Returns the body with these points, at rest, that turns about an axis of length 1. */
  public static IsaBody of(double[][] shape, double[] axis) {
    return new IsaBody(shape, axis);
  }

  /** Returns a body with random points on an ellipsoid with semi-axes from 0.5 to 1, at rest. */
  static IsaBody random(Draw draw, int vertices) {
    double[] semiAxes = {draw.between(0.5, 1), draw.between(0.5, 1), draw.between(0.5, 1)};
    double[][] shape = new double[vertices][];
    for (int k = 0; k < vertices; k++) {
      shape[k] = draw.direction(3);
      for (int c = 0; c < 3; c++) {
        shape[k][c] *= semiAxes[c];
      }
    }
    return of(shape, draw.direction(3));
  }

  private static double radius(double[][] shape) {
    double greatest = 0;
    for (double[] point : shape) {
      greatest = Math.max(greatest, dot(point, point));
    }
    return Math.sqrt(greatest);
  }

  /** One sixth of the sum of the determinants of the triangles of the boundary. */
  private static double volume(double[][] shape) {
    double sum = 0;
    for (List<Integer> face : ConvexHull.of(shape).faces()) {
      double[] first = shape[face.get(0)];
      for (int k = 2; k < face.size(); k++) {
        sum += dot(first, cross(shape[face.get(k - 1)], shape[face.get(k)]));
      }
    }
    return sum / 6;
  }

  /** Returns the vertices, turned by the angle in degrees about the axis, and moved to c. */
  public double[][] vertices(double degrees) {
    double angle = StrictMath.toRadians(degrees);
    double cos = StrictMath.cos(angle);
    double sin = StrictMath.sin(angle);
    double[][] vertices = new double[shape.length][3];
    for (int k = 0; k < shape.length; k++) {
      double[] x = shape[k];
      double[] turned = cross(axis, x);
      double along = dot(axis, x) * (1 - cos);
      for (int c = 0; c < 3; c++) { // Rodrigues' formula
        vertices[k][c] = x[c] * cos + turned[c] * sin + axis[c] * along + centre[c];
      }
    }
    return vertices;
  }

  public static double[] times(double factor, double[] x) {
    return new double[] {factor * x[0], factor * x[1], factor * x[2]};
  }

  public static double dot(double[] x, double[] y) {
    return x[0] * y[0] + x[1] * y[1] + x[2] * y[2];
  }

  public static double[] cross(double[] x, double[] y) {
    return new double[] {
      x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]
    };
  }
}
