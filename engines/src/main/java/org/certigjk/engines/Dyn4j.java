package org.certigjk.engines;

import java.util.Arrays;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.Separation;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.Polygon;
import org.dyn4j.geometry.Segment;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.dyn4j.geometry.hull.MonotoneChain;

/**
 * dyn4j: {@code Gjk.distance} on polygons, with its default settings. Its own monotone chain makes
 * the polygons, which must have extreme points only; it has no shape for a single point.
 */
public final class Dyn4j extends Driver<Convex> {

  private static final Transform HERE = new Transform();

  private final Gjk gjk = new Gjk();
  private final Separation separation = new Separation();

  /** Makes the engine. */
  public Dyn4j() {
    super("dyn4j", "dyn4j", 2, Precision.DOUBLE);
  }

  @Override
  public Convex body(double[][] points) {
    Vector2[] hull =
        new MonotoneChain()
            .generate(
                Arrays.stream(points).map(p -> new Vector2(p[0], p[1])).toArray(Vector2[]::new));
    return hull.length == 2 ? new Segment(hull[0], hull[1]) : new Polygon(hull);
  }

  @Override
  public double distance(Convex a, Convex b) {
    return gjk.distance(a, HERE, b, HERE, separation) ? separation.getDistance() : 0;
  }
}
