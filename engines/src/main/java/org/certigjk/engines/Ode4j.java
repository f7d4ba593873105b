package org.certigjk.engines;

import java.util.Set;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.ode4j.ode.DContactGeomBuffer;
import org.ode4j.ode.DConvex;
import org.ode4j.ode.OdeHelper;

/**
 * ode4j, a port of ODE: {@code collide} of two convex bodies, which by default is libccd's
 * Minkowski portal refinement. It says whether they meet, no more: the depth that it has is that of
 * some direction, not the least. It has no settings.
 *
 * <p>A body has its position where the mean of its points is, as the search starts from there. The
 * mean is rounded to single precision, so that few differences from it need to be rounded. The
 * algorithm looks at the points alone and not at the planes and polygons, which are left out.
 */
public final class Ode4j extends Driver<DConvex> {

  private static final double[] NO_PLANES = {};
  private static final int[] NO_POLYGONS = {};

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
  public DConvex body(double[][] points) {
    double[] mean = new double[3];
    for (double[] p : points) {
      for (int c = 0; c < 3; c++) {
        mean[c] += p[c] / points.length;
      }
    }
    double[] local = new double[3 * points.length];
    for (int c = 0; c < 3; c++) {
      mean[c] = (float) mean[c];
      for (int k = 0; k < points.length; k++) {
        local[3 * k + c] = points[k][c] - mean[c];
      }
    }
    DConvex body = OdeHelper.createConvex(NO_PLANES, 0, local, points.length, NO_POLYGONS);
    body.setPosition(mean[0], mean[1], mean[2]);
    return body;
  }

  @Override
  public double distance(DConvex a, DConvex b) {
    throw new UnsupportedOperationException("ode4j has no distance");
  }

  @Override
  public Answer answer(DConvex a, DConvex b) {
    boolean meeting = OdeHelper.collide(a, b, 1, contact) > 0;
    return new Answer(meeting ? Meeting.MEETING : Meeting.SEPARATED, null, null, null);
  }
}
