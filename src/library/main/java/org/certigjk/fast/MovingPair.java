package org.certigjk.fast;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.fast.query.CertifiedQuery;
import org.certigjk.fast.query.NearestPoints;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.gjk.DistanceResult;

/**
 * The distance of two polytopes from frame to frame, while A is translated: ‖v((A + t) ⊖ B)‖; or
 * while both are where a {@link Pose} says.
 *
 * <p><b>Algorithm.</b> As {@link DistanceWorkspace}, but each frame starts from the simplex of the
 * one before, and looks for support vertices from its vertices on. If the motion is slow, it may be
 * optimal still, and is only checked again.
 *
 * <p><b>Guarantee.</b> Every frame is decided on its own; what came before only saves time. A + t
 * is the exact translate, its coordinates are not rounded. The certificate may depend on the frames
 * before; verdict, squared distance and distance vector do not.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for polytopes of different dimension and for a
 * translation of another dimension or one that is not finite.
 *
 * <p><b>Limits.</b> A body that is deformed takes new coordinates by {@link DoublePolytope#update},
 * or is given by {@link #replace}, which keeps the simplex if the numbers of points stay. Not for
 * several threads at once.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * MovingPair pair =
 *     new MovingPair(
 *         DoublePolytope.of(new double[][] {{0, 0}, {1, 0}}), DoublePolytope.of(new double[][] {{0, -1}}));
 * pair.distance(0, 0);     // 1.0
 * pair.distance(0.5, 0);   // 1.118033988749895
 * }</pre>
 *
 * @since 0.1.0
 */
public final class MovingPair {

  private final Candidate candidate;
  private final NearestPoints points;
  private DoublePolytope a;
  private DoublePolytope b;
  private final Answer answer = new Answer("distance(t)");

  /** Makes a pair at rest; the first frame starts cold. */
  public MovingPair(DoublePolytope a, DoublePolytope b) {
    Requirements.sameDimension(a, b);
    this.a = a;
    this.b = b;
    this.candidate = new Candidate(a.vertices.dimension);
    this.points = new NearestPoints(candidate);
  }

  /**
   * Returns the double nearest to the distance of A + t and B, ties to even. An array passed for t
   * is only read; without one, the call makes one.
   */
  public double distance(double... t) {
    answer.forget();
    move(t);
    double distance = CertifiedQuery.distance(a.vertices, b.vertices, candidate);
    answer(a.vertices, b.vertices);
    return distance;
  }

  /**
   * Returns the double nearest to the distance of the images of A and B, ties to even, as {@link
   * DistanceWorkspace#distance(DoublePolytope, Pose, DoublePolytope, Pose)}, starting from the
   * simplex of the frame before.
   *
   * @throws IllegalArgumentException if the dimension of a pose is not that of the bodies
   */
  public double distance(Pose poseA, Pose poseB) {
    answer.forget();
    Requirements.sameDimension(a, poseA, b, poseB);
    double distance =
        CertifiedQuery.distance(
            a.vertices, poseA.placement, b.vertices, poseB.placement, candidate);
    answer(candidate.imageA(), candidate.imageB());
    return distance;
  }

  private void answer(Vertices a, Vertices b) {
    points.set(a, b);
    answer.isAbout(a, b);
  }

  private void move(double[] t) {
    Requirements.translation(t, a.dimension());
    for (int k = 0; k < t.length; k++) {
      candidate.t[k] = t[k] + 0.0;
    }
  }

  /**
   * Puts new polytopes, such as the same bodies deformed, in the place of A and B.
   *
   * @throws IllegalArgumentException if their dimension is another
   */
  public void replace(DoublePolytope a, DoublePolytope b) {
    Requirements.sameDimension(this.a, a);
    Requirements.sameDimension(a, b);
    answer.forget();
    if (a.vertices.size != this.a.vertices.size || b.vertices.size != this.b.vertices.size) {
      candidate.size = 0;
    }
    this.a = a;
    this.b = b;
  }

  /** Returns the result of the last frame, in rational numbers, with a certificate. */
  public DistanceResult<BigFraction> result() {
    return CertifiedQuery.result(answer.a(), answer.b(), candidate).toRational();
  }

  /**
   * Writes the points of A + t and B of the last frame that are nearest to each other, as {@link
   * DistanceWorkspace#closestPoints}.
   *
   * @throws IllegalArgumentException if there is room for more or less than n numbers
   */
  public void closestPoints(double[] onA, double[] onB) {
    answer.require();
    points.closest(onA, onB);
  }

  /**
   * Returns whether they are the only ones, as {@link DistanceWorkspace#areClosestPointsUnique}.
   */
  public boolean areClosestPointsUnique() {
    answer.require();
    return points.areUnique();
  }

  /**
   * Writes the distance vector of the last frame, as {@link DistanceWorkspace#distanceVector}.
   *
   * @throws IllegalArgumentException if there is room for more or less than n numbers
   */
  public void distanceVector(double[] v) {
    answer.require();
    points.vector(v);
  }

  /** Returns the index pairs of the simplex that the last frame found optimal. */
  public List<IndexPair> pairs() {
    return CertifiedQuery.pairs(answer.a(), answer.b(), candidate);
  }

  /** Returns the arithmetic that the last frame needed. */
  public Stage stage() {
    answer.require();
    return Stage.of(candidate.stage);
  }
}
