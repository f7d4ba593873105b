package org.certigjk.engines;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.hull.ConvexHull;
import org.certigjk.referee.Call;
import org.certigjk.referee.DeclinedException;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Domain.Bodies;
import org.certigjk.referee.Domain.Range;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.ode4j.ode.DContactGeomBuffer;
import org.ode4j.ode.DConvex;
import org.ode4j.ode.OdeHelper;

/**
 * ode4j, a port of ODE: {@code collide} of two convex bodies, which by default is libccd's
 * Minkowski portal refinement, with a tolerance of 1e-6. It says whether they meet, no more: the
 * depth that it has is that of some direction, not the least. Nothing is said of bodies that touch.
 * Its manual, that of ODE, recommends lengths from 0.1 to 1. It has no settings.
 *
 * <p>A body is given as its documentation wants it: the vertices of the hull, planes and polygons,
 * these counterclockwise, with the origin inside, for which it has its position where the mean of
 * its vertices is. Planes are exact but for the last rounding, and a body is declined if it is
 * flat, or if rounding has moved the mean out of it.
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
  public Domain domain() {
    return new Domain(
        Range.ALL,
        new Range(0.1, 1),
        Double.POSITIVE_INFINITY,
        Double.POSITIVE_INFINITY,
        Integer.MAX_VALUE,
        Bodies.SOLID);
  }

  @Override
  public String documentation() {
    return "http://ode.org/wiki/index.php/Manual";
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
      if (!Double.isFinite(local[k])) {
        throw new DeclinedException("a vertex overflows, measured from the mean of all");
      }
    }
    List<Integer> polygons = new ArrayList<>();
    double[] planes = new double[4 * hull.faces().size()];
    for (int face = 0; face < hull.faces().size(); face++) {
      int[] corners =
          hull.faces().get(face).stream().mapToInt(vertex -> position[vertex]).toArray();
      polygons.add(corners.length);
      Arrays.stream(corners).forEach(polygons::add);
      System.arraycopy(plane(local, corners), 0, planes, 4 * face, 4);
    }
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

  /** The plane of a face: its outer normal of length 1, and its distance from the origin. */
  static double[] plane(double[] local, int[] corners) {
    BigFraction[] p = corner(local, corners[0]);
    BigFraction[] u = minus(corner(local, corners[1]), p);
    BigFraction[] v = minus(corner(local, corners[2]), p);
    BigFraction[] normal = new BigFraction[3];
    Arrays.setAll(
        normal,
        c -> {
          int d = (c + 1) % 3;
          int e = (c + 2) % 3;
          return u[d].multiply(v[e]).subtract(u[e].multiply(v[d]));
        });
    BigFraction offset = dot(normal, p);
    if (offset.getNumerator().signum() <= 0) {
      throw new DeclinedException("the mean of the vertices, rounded, is not inside");
    }
    BigFraction square = dot(normal, normal);
    double[] plane = new double[4];
    for (int c = 0; c < 3; c++) {
      plane[c] = signedRoot(normal[c], square);
    }
    plane[3] = signedRoot(offset, square);
    return plane;
  }

  private static BigFraction[] corner(double[] local, int vertex) {
    BigFraction[] corner = new BigFraction[3];
    Arrays.setAll(corner, c -> Conversions.toRational(local[3 * vertex + c]));
    return corner;
  }

  private static BigFraction[] minus(BigFraction[] x, BigFraction[] y) {
    BigFraction[] difference = new BigFraction[3];
    Arrays.setAll(difference, c -> x[c].subtract(y[c]));
    return difference;
  }

  private static BigFraction dot(BigFraction[] x, BigFraction[] y) {
    return x[0].multiply(y[0]).add(x[1].multiply(y[1])).add(x[2].multiply(y[2]));
  }

  /** x / √square, rounded. */
  private static double signedRoot(BigFraction x, BigFraction square) {
    double root = Conversions.sqrtToDouble(x.multiply(x).divide(square));
    return x.getNumerator().signum() < 0 ? -root : root;
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
