package org.certigjk.engines;

import com.bulletphysics.collision.narrowphase.DiscreteCollisionDetectorInterface.ClosestPointInput;
import com.bulletphysics.collision.narrowphase.GjkEpaPenetrationDepthSolver;
import com.bulletphysics.collision.narrowphase.GjkPairDetector;
import com.bulletphysics.collision.narrowphase.PointCollector;
import com.bulletphysics.collision.narrowphase.VoronoiSimplexSolver;
import com.bulletphysics.collision.shapes.ConvexHullShape;
import com.bulletphysics.util.ObjectArrayList;
import java.util.EnumSet;
import java.util.Set;
import javax.vecmath.Vector3f;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;

/**
 * JBullet, a port of Bullet 2.7: {@code GjkPairDetector} with its penetration solver, as its own
 * collision algorithm for convex shapes uses it, but with margins 0. It has no other settings.
 */
public final class JBullet extends Driver<ConvexHullShape> {

  private final GjkPairDetector detector = new GjkPairDetector();
  private final VoronoiSimplexSolver simplex = new VoronoiSimplexSolver();
  private final GjkEpaPenetrationDepthSolver depth = new GjkEpaPenetrationDepthSolver();
  private final ClosestPointInput here = new ClosestPointInput();
  private final PointCollector answer = new PointCollector();

  /** Places both bodies where their points are. */
  public JBullet() {
    super("JBullet", "jbullet", 3, Precision.SINGLE, DEFAULT);
    here.transformA.setIdentity();
    here.transformB.setIdentity();
  }

  @Override
  public ConvexHullShape body(double[][] points) {
    ObjectArrayList<Vector3f> vertices = new ObjectArrayList<>();
    for (double[] p : points) {
      vertices.add(new Vector3f((float) p[0], (float) p[1], (float) p[2]));
    }
    ConvexHullShape hull = new ConvexHullShape(vertices);
    hull.setMargin(0);
    return hull;
  }

  @Override
  public Set<Answers> answers() {
    return EnumSet.allOf(Answers.class);
  }

  @Override
  public double distance(ConvexHullShape a, ConvexHullShape b) {
    detect(a, b);
    return Math.max(answer.distance, 0);
  }

  @Override
  public Answer answer(ConvexHullShape a, ConvexHullShape b) {
    detect(a, b);
    double distance = answer.distance;
    return distance > 0
        ? new Answer(Meeting.SEPARATED, distance, points(), null)
        : new Answer(Meeting.MEETING, 0.0, null, -distance);
  }

  /** Leaves in {@code answer} the distance, or minus the depth. */
  private void detect(ConvexHullShape a, ConvexHullShape b) {
    answer.hasResult = false;
    answer.distance = Float.MAX_VALUE;
    detector.init(a, b, simplex, depth);
    detector.getClosestPoints(here, answer, null, false);
    if (!answer.hasResult) {
      throw new ArithmeticException("no answer");
    }
  }

  /** The point of A is that of B, moved along the normal. */
  private Points points() {
    Vector3f onB = answer.pointInWorld;
    Vector3f onA = new Vector3f();
    onA.scaleAdd(answer.distance, answer.normalOnBInWorld, onB);
    return Points.of(coordinates(onA), coordinates(onB));
  }

  private static double[] coordinates(Vector3f p) {
    return new double[] {p.x, p.y, p.z};
  }
}
