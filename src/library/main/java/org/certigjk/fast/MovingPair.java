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
 * <p><b>Limits.</b> A body that is deformed has new coordinates, and is given by {@link #replace},
 * which keeps the simplex if the numbers of points stay. Not for several threads at once.
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

  /** The bodies of the last answer, or their images. */
  private Vertices answerA;

  private Vertices answerB;
  private boolean answered;

  /** Makes a pair at rest; the first frame starts cold. */
  public MovingPair(DoublePolytope a, DoublePolytope b) {
    requireSameDimension(a, b);
    this.a = a;
    this.b = b;
    this.answerA = a.vertices;
    this.answerB = b.vertices;
    this.candidate = new Candidate(a.vertices.dimension);
    this.points = new NearestPoints(candidate);
  }

  static void requireSameDimension(DoublePolytope a, DoublePolytope b) {
    if (a.vertices.dimension != b.vertices.dimension) {
      throw new IllegalArgumentException(
          "A has dimension %d, B has dimension %d"
              .formatted(a.vertices.dimension, b.vertices.dimension));
    }
  }

  /**
   * Returns the double nearest to the distance of A + t and B, ties to even. An array passed for t
   * is only read; without one, the call makes one.
   */
  public double distance(double... t) {
    answered = false;
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
    answered = false;
    requireSameDimension(a, poseA, b, poseB);
    double distance =
        CertifiedQuery.distance(
            a.vertices, poseA.placement, b.vertices, poseB.placement, candidate);
    answer(candidate.imageA(), candidate.imageB());
    return distance;
  }

  private void answer(Vertices a, Vertices b) {
    points.set(a, b);
    answerA = a;
    answerB = b;
    answered = true;
  }

  static void requireSameDimension(DoublePolytope a, Pose poseA, DoublePolytope b, Pose poseB) {
    requireSameDimension(a, b);
    int n = a.dimension();
    if (poseA.dimension() != n || poseB.dimension() != n) {
      throw new IllegalArgumentException(
          "the poses have dimensions %d and %d, A and B have dimension %d"
              .formatted(poseA.dimension(), poseB.dimension(), n));
    }
  }

  /** Checks the dimension and the numbers of a translation. */
  static void requireTranslation(double[] t, int dimension) {
    if (t.length != dimension) {
      throw new IllegalArgumentException(
          "a translation of dimension %d, A has dimension %d".formatted(t.length, dimension));
    }
    for (int k = 0; k < t.length; k++) {
      if (!Double.isFinite(t[k])) {
        throw new IllegalArgumentException(
            "translation, coordinate %d: %s is not a number".formatted(k, t[k]));
      }
    }
  }

  private void move(double[] t) {
    requireTranslation(t, a.vertices.dimension);
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
    requireSameDimension(this.a, a);
    requireSameDimension(a, b);
    answered = false;
    if (a.vertices.size != this.a.vertices.size || b.vertices.size != this.b.vertices.size) {
      candidate.size = 0;
    }
    this.a = a;
    this.b = b;
  }

  /** Returns the result of the last frame, in rational numbers, with a certificate. */
  public DistanceResult<BigFraction> result() {
    requireAnswer();
    return CertifiedQuery.result(answerA, answerB, candidate).toRational();
  }

  /**
   * Writes the points of A + t and B of the last frame that are nearest to each other, as {@link
   * DistanceWorkspace#closestPoints}.
   *
   * @throws IllegalArgumentException if there is room for more or less than n numbers
   */
  public void closestPoints(double[] onA, double[] onB) {
    requireAnswer();
    points.closest(onA, onB);
  }

  /**
   * Writes the distance vector of the last frame, as {@link DistanceWorkspace#distanceVector}.
   *
   * @throws IllegalArgumentException if there is room for more or less than n numbers
   */
  public void distanceVector(double[] v) {
    requireAnswer();
    points.vector(v);
  }

  /** Returns the index pairs of the simplex that the last frame found optimal. */
  public List<IndexPair> pairs() {
    requireAnswer();
    return CertifiedQuery.pairs(answerA, answerB, candidate);
  }

  /** Returns the arithmetic that the last frame needed. */
  public Stage stage() {
    requireAnswer();
    return Stage.of(candidate.stage);
  }

  private void requireAnswer() {
    if (!answered) {
      throw new IllegalStateException("there is no answer yet: call distance(t) first");
    }
  }
}
