package org.certigjk.explorer;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.picture.IntegerBodies;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;

/**
 * The exact distance of two bodies while somebody drags a point, and the run that finds it: that of
 * the settled view, made on the points of the scene at integers ({@link IntegerBodies}) and so
 * within a frame.
 */
final class LiveQuery {

  private final IntegerBodies bodies;
  private final ShownRun<BigFraction> run;

  private LiveQuery(IntegerBodies bodies, ShownRun<BigFraction> run) {
    this.bodies = bodies;
    this.run = run;
  }

  /** Asks for the distance of the bodies of the scene. */
  static LiveQuery of(Scene scene) {
    IntegerBodies bodies = IntegerBodies.of(scene.a(), scene.b());
    return new LiveQuery(bodies, Runs.exact(bodies.a(), bodies.b()));
  }

  IntegerBodies bodies() {
    return bodies;
  }

  Outcome outcome() {
    return run.outcome();
  }

  ShownRun<BigFraction> run() {
    return run;
  }

  ClosestPoints<BigFraction> closestPoints() {
    ClosestPoints<BigFraction> closest = run.closestPoints();
    return new ClosestPoints<>(unscaled(closest.a()), unscaled(closest.b()));
  }

  BigFraction squaredDistance() {
    return unscaled(run.v()).squaredNorm();
  }

  /** Returns a point of the run in the unit of the scene. */
  Vec<BigFraction> unscaled(Vec<BigFraction> x) {
    return x.times(bodies.scale().reciprocal());
  }
}
