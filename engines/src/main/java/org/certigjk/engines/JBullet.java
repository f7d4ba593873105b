package org.certigjk.engines;

import com.bulletphysics.BulletGlobals;
import com.bulletphysics.collision.narrowphase.DiscreteCollisionDetectorInterface.ClosestPointInput;
import com.bulletphysics.collision.narrowphase.GjkEpaPenetrationDepthSolver;
import com.bulletphysics.collision.narrowphase.GjkPairDetector;
import com.bulletphysics.collision.narrowphase.PointCollector;
import com.bulletphysics.collision.narrowphase.VoronoiSimplexSolver;
import com.bulletphysics.collision.shapes.ConvexHullShape;
import com.bulletphysics.util.ObjectArrayList;
import java.util.Set;
import javax.vecmath.Vector3f;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Domain.Range;
import org.certigjk.referee.Margins;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;

/**
 * JBullet, a port of Bullet 2.7: {@code GjkPairDetector} with its penetration solver, as its own
 * collision algorithm for convex shapes uses it. A shape has its default margin of 0.04, of which
 * the manual of Bullet says not to set it to zero; so it is judged for bodies that are larger by as
 * much. The same manual recommends sizes of 0.2 to 5 units.
 *
 * <p>It gives the closest point of B and a distance. That of A, B's moved by the distance along the
 * normal, is as wrong as the numbers of B are large, and not passed on; nor is a depth: nowhere is
 * it said that a negative distance is that of the shortest translation. Nothing is reported beyond
 * {@code maximumDistanceSquared}, by default the largest float.
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
    return new ConvexHullShape(vertices);
  }

  @Override
  public Margins margins() {
    return Margins.of(BulletGlobals.CONVEX_DISTANCE_MARGIN);
  }

  /** Bodies with such coordinates are nearer than the distance up to which it is asked. */
  @Override
  public Domain domain() {
    double largest = Math.sqrt(Float.MAX_VALUE) / 4;
    return Domain.of(new Range(0, largest), new Range(0.2, 5));
  }

  @Override
  public String documentation() {
    return "https://github.com/bulletphysics/bullet3/blob/master/docs/Bullet_User_Manual.pdf";
  }

  @Override
  public Set<Answers> answers() {
    return Set.of(Answers.VERDICT, Answers.DISTANCE);
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
    return distance < 0
        ? new Answer(Meeting.MEETING, null, null, null)
        : new Answer(distance > 0 ? Meeting.SEPARATED : null, distance, null, null);
  }

  /** Leaves in {@code answer} the distance, negative if they overlap. */
  private void detect(ConvexHullShape a, ConvexHullShape b) {
    answer.hasResult = false;
    answer.distance = Float.MAX_VALUE;
    detector.init(a, b, simplex, depth);
    detector.getClosestPoints(here, answer, null, false);
    if (!answer.hasResult) {
      throw new ArithmeticException("it reported no result");
    }
  }
}
