package org.certigjk.explorer;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.picture.IntegerBodies;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;

/**
 * The exact distance of two bodies while somebody drags a point: the answer of {@link Gjk} on the
 * points of the scene, at integers ({@link IntegerBodies}) and so within a frame. Where the bodies
 * overlap it may name another common point than at the scale of the scene.
 */
final class LiveQuery {

  private final IntegerBodies bodies;
  private final DistanceResult<BigFraction> result;

  private LiveQuery(IntegerBodies bodies, DistanceResult<BigFraction> result) {
    this.bodies = bodies;
    this.result = result;
  }

  /** Asks for the distance of the bodies of the scene. */
  static LiveQuery of(Scene scene) {
    IntegerBodies bodies = IntegerBodies.of(scene.a(), scene.b());
    return new LiveQuery(bodies, Gjk.distance(bodies.a(), bodies.b()));
  }

  IntegerBodies bodies() {
    return bodies;
  }

  Verdict verdict() {
    return result.verdict();
  }

  ClosestPoints<BigFraction> closestPoints() {
    return new ClosestPoints<>(
        unscaled(result.closestPoints().a()), unscaled(result.closestPoints().b()));
  }

  BigFraction squaredDistance() {
    return unscaled(result.distanceVector()).squaredNorm();
  }

  private Vec<BigFraction> unscaled(Vec<BigFraction> x) {
    return x.times(bodies.scale().reciprocal());
  }
}
