package org.certigjk.engines;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.certigjk.geometry.ConvexHull;
import org.certigjk.referee.Call;
import org.certigjk.referee.DeclinedException;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.ode4j.ode.DContactGeomBuffer;
import org.ode4j.ode.DConvex;
import org.ode4j.ode.OdeHelper;

/**
 * ode4j, a port of ODE: {@code collide} of two convex bodies, which by default is libccd's
 * Minkowski portal refinement, with a tolerance of 1e-6. It says whether they meet, no more: the
 * depth that it has is that of some direction, not the least. Nothing is said of bodies that touch.
 * It has no settings.
 *
 * <p>A body is given as its documentation wants it: the vertices of the hull, planes and polygons,
 * these counterclockwise, with the origin inside, for which it has its position where the mean of
 * its vertices is; so a flat body is declined.
 */
public final class Ode4j extends Driver<DConvex> {

  private static final double TOLERANCE = 1e-6;

  private final DContactGeomBuffer contact = new DContactGeomBuffer(1);

  /** Starts the library. */
  public Ode4j() {
    super("ode4j", "ode4j", 3, Precision.DOUBLE, DEFAULT);
    OdeHelper.initODE2(0);
  }

  @Override
  public Set<Answers> answers() {
    return Set.of(Answers.VERDICT);
  }

  @Override
  public List<Call> calls() {
    return List.of(new Call("", answers(), TOLERANCE));
  }

  @Override
  public DConvex body(double[][] points) {
    ConvexHull hull = ConvexHull.of(points);
    if (hull.dimension() < 3) {
      throw new DeclinedException("a body without volume");
    }
    int[] vertices = hull.vertexArray();
    int[] position = new int[points.length];
    double[] mean = new double[3];
    for (int k = 0; k < vertices.length; k++) {
      position[vertices[k]] = k;
      for (int c = 0; c < 3; c++) {
        mean[c] += points[vertices[k]][c] / vertices.length;
      }
    }
    double[] local = new double[3 * vertices.length];
    for (int k = 0; k < local.length; k++) {
      local[k] = points[vertices[k / 3]][k % 3] - mean[k % 3];
    }
    List<Integer> polygons = new ArrayList<>();
    for (List<Integer> face : hull.faces()) {
      polygons.add(face.size());
      face.forEach(vertex -> polygons.add(position[vertex]));
    }
    double[] planes = planes(polygons, local, hull.faces().size());
    DConvex body =
        OdeHelper.createConvex(
            planes,
            hull.faces().size(),
            local,
            vertices.length,
            polygons.stream().mapToInt(Integer::intValue).toArray());
    body.setPosition(mean[0], mean[1], mean[2]);
    return body;
  }

  /** The plane of each face: its outer normal of length 1, and its distance from the origin. */
  private static double[] planes(List<Integer> polygons, double[] local, int faces) {
    double[] planes = new double[4 * faces];
    int at = 0;
    for (int face = 0; face < faces; face++) {
      int[] corners = {polygons.get(at + 1), polygons.get(at + 2), polygons.get(at + 3)};
      double[] normal = new double[3];
      for (int c = 0; c < 3; c++) {
        int d = (c + 1) % 3;
        int e = (c + 2) % 3;
        normal[c] =
            edge(local, corners, 1, d) * edge(local, corners, 2, e)
                - edge(local, corners, 1, e) * edge(local, corners, 2, d);
      }
      double length = Math.hypot(Math.hypot(normal[0], normal[1]), normal[2]);
      for (int c = 0; c < 3; c++) {
        planes[4 * face + c] = normal[c] / length;
        planes[4 * face + 3] += planes[4 * face + c] * local[3 * corners[0] + c];
      }
      at += 1 + polygons.get(at);
    }
    return planes;
  }

  private static double edge(double[] local, int[] corners, int to, int c) {
    return local[3 * corners[to] + c] - local[3 * corners[0] + c];
  }

  @Override
  public double distance(DConvex a, DConvex b) {
    throw new UnsupportedOperationException("ode4j has no distance");
  }

  @Override
  public Answer answer(DConvex a, DConvex b) {
    boolean meeting = OdeHelper.collide(a, b, 1, contact) > 0;
    return new Answer(meeting ? Meeting.MEETING : Meeting.NOT_OVERLAPPING, null, null, null);
  }
}
