package org.certigjk.cli.input;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.certigjk.predicates.Orientation;
import org.jspecify.annotations.Nullable;

/**
 * The first faces of a mesh in space, to see whether one of them lies inside the convex hull of the
 * vertices: then the mesh is not convex, and a distance is not its distance but that of the hull;
 * or the face is an inner wall of a convex mesh, or a vertex of the hull is in no face.
 *
 * <p>A face lies inside if there are vertices on both sides of its plane, which {@link Orientation}
 * decides without error. So that a convex mesh with rounded coordinates stays one, they must be so
 * far away that the middle of the face is deeper in the hull than 10⁻⁶ of the greatest coordinate.
 * At most {@value #MOST} faces and {@value #WORK} distances are looked at: that nothing is found
 * says nothing.
 */
final class Faces {

  private static final int MOST = 1 << 14;
  private static final long WORK = 10_000_000;
  private static final int LEAST = 8;
  private static final double DEPTH = 1e-6;

  /** A face is even if its corners are so near to its plane, also by the greatest coordinate. */
  private static final double EVEN = 1e-9;

  private final List<int[]> faces = new ArrayList<>();

  /** Adds a face with these vertices, counted from 0, if there are not enough faces yet. */
  void add(int... corners) {
    if (!isFull()) {
      faces.add(corners);
    }
  }

  int size() {
    return faces.size();
  }

  boolean isFull() {
    return faces.size() >= MOST;
  }

  /** Returns what is to be said: that a face has no such vertex, or is inside the hull of all. */
  List<String> warnings(Body<?> body) {
    int count = body.size();
    for (int k = 0; k < faces.size(); k++) {
      for (int corner : faces.get(k)) {
        if (corner >= count) {
          return List.of(
              "faces[%s] names vertices[%s], but there are %s: is their number right?"
                  .formatted(k, corner, count));
        }
      }
    }
    double[][] vertices = body.rows();
    return vertices == null || vertices[0].length != 3 ? List.of() : warnings(vertices, vertices);
  }

  /** Returns what is to be said of some of these vertices, if the faces are theirs. */
  List<String> warnings(Body<?> body, BitSet some) {
    double[][] vertices = body.rows();
    double[][] own = body.only(some).rows();
    return vertices == null || own == null ? List.of() : warnings(vertices, own);
  }

  /** Corners are counted among all vertices; those of which the hull is are some of them. */
  private List<String> warnings(double[][] all, double[][] vertices) {
    double largest = 0;
    double diameter = 0;
    for (int c = 0; c < 3; c++) {
      double least = Double.POSITIVE_INFINITY;
      double greatest = Double.NEGATIVE_INFINITY;
      for (double[] vertex : vertices) {
        least = Math.min(least, vertex[c]);
        greatest = Math.max(greatest, vertex[c]);
      }
      largest = Math.max(largest, Math.max(-least, greatest));
      diameter = Math.hypot(diameter, greatest - least);
    }
    long most = Math.max(LEAST, WORK / vertices.length);
    int step = (int) Math.max(1, (faces.size() + most - 1) / most);
    for (int k = 0; k < faces.size(); k += step) {
      if (isInside(corners(faces.get(k), all), vertices, largest, diameter)) {
        return List.of(
            "faces["
                + k
                + "] lies inside the convex hull of the vertices: the mesh is not convex, or this"
                + " is an inner wall, or a vertex is in no face; the answer is about the hull");
      }
    }
    return List.of();
  }

  /** Returns the corners of a face, none if one is no vertex. */
  private static double[][] corners(int[] face, double[][] all) {
    double[][] corners = new double[face.length][];
    for (int k = 0; k < face.length; k++) {
      if (face[k] < 0 || face[k] >= all.length) {
        return new double[0][];
      }
      corners[k] = all[face[k]];
    }
    return corners;
  }

  private static boolean isInside(
      double[][] corners, double[][] all, double largest, double diameter) {
    Plane plane = corners.length < 3 ? null : Plane.of(corners[0], corners[1], corners[2]);
    if (plane == null) {
      return false;
    }
    for (double[] corner : corners) {
      if (!(Math.abs(plane.height(corner)) <= EVEN * largest)) {
        return false;
      }
    }
    // The middle has the distance r from the edges. The plane through an edge and a vertex at the
    // height h has at least the distance r h / diameter from the middle.
    double needed = DEPTH * largest * diameter / plane.radius;
    double[] above = null;
    double[] below = null;
    for (int k = 0; k < all.length && (above == null || below == null); k++) {
      double height = plane.height(all[k]);
      above = height > needed ? all[k] : above;
      below = -height > needed ? all[k] : below;
    }
    return above != null && below != null && plane.side(above) * plane.side(below) < 0;
  }

  /** The plane of a triangle, in rounded numbers. */
  private static final class Plane {
    private final double[] p;
    private final double[] q;
    private final double[] r;
    private final double[] normal;

    /** The distance of the middle from the edges: the radius of the circle in the triangle. */
    private final double radius;

    private Plane(double[] p, double[] q, double[] r, double[] normal, double radius) {
      this.p = p;
      this.q = q;
      this.r = r;
      this.normal = normal;
      this.radius = radius;
    }

    /** Returns {@code null} if the triangle has no plane, or none in the range of doubles. */
    static @Nullable Plane of(double[] p, double[] q, double[] r) {
      double[] u = difference(q, p);
      double[] v = difference(r, p);
      double[] n = {
        u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]
      };
      double twiceArea = length(n);
      double radius = twiceArea / (length(u) + length(v) + length(difference(r, q)));
      if (!(radius > 0) || Double.isInfinite(twiceArea)) {
        return null;
      }
      double[] unit = {n[0] / twiceArea, n[1] / twiceArea, n[2] / twiceArea};
      return new Plane(p, q, r, unit, radius);
    }

    double height(double[] x) {
      return normal[0] * (x[0] - p[0]) + normal[1] * (x[1] - p[1]) + normal[2] * (x[2] - p[2]);
    }

    int side(double[] x) {
      return Orientation.sign(p, q, r, x);
    }

    private static double[] difference(double[] a, double[] b) {
      return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    }

    private static double length(double[] v) {
      return Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    }
  }
}
