package org.certigjk.engines;

import com.bulletphysics.collision.narrowphase.DiscreteCollisionDetectorInterface.ClosestPointInput;
import com.bulletphysics.collision.narrowphase.GjkEpaPenetrationDepthSolver;
import com.bulletphysics.collision.narrowphase.GjkPairDetector;
import com.bulletphysics.collision.narrowphase.PointCollector;
import com.bulletphysics.collision.narrowphase.VoronoiSimplexSolver;
import com.bulletphysics.collision.shapes.ConvexHullShape;
import com.bulletphysics.util.ObjectArrayList;
import javax.vecmath.Vector3f;

/**
 * JBullet, a port of Bullet 2.7: {@code GjkPairDetector} with its penetration solver, as its own
 * collision algorithm for convex shapes uses it, but with margins 0.
 */
public final class JBullet extends Driver<ConvexHullShape> {

  private final GjkPairDetector detector = new GjkPairDetector();
  private final VoronoiSimplexSolver simplex = new VoronoiSimplexSolver();
  private final GjkEpaPenetrationDepthSolver depth = new GjkEpaPenetrationDepthSolver();
  private final ClosestPointInput here = new ClosestPointInput();
  private final PointCollector answer = new PointCollector();

  /** Places both bodies where their points are. */
  public JBullet() {
    super("JBullet", "jbullet", 3, Precision.SINGLE);
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
  public double distance(ConvexHullShape a, ConvexHullShape b) {
    answer.hasResult = false;
    answer.distance = Float.MAX_VALUE;
    detector.init(a, b, simplex, depth);
    detector.getClosestPoints(here, answer, null, false);
    if (!answer.hasResult) {
      throw new ArithmeticException("no answer");
    }
    return Math.max(answer.distance, 0);
  }
}
