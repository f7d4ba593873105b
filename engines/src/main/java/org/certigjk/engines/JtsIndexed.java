package org.certigjk.engines;

import java.util.List;
import java.util.Set;
import org.certigjk.predicates.Orientation;
import org.certigjk.referee.Call;
import org.certigjk.referee.DeclinedException;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Outcome.Answer;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.distance.IndexedFacetDistance;

/**
 * JTS: {@code IndexedFacetDistance}, with an index of the edges of A that is built beforehand: its
 * distance and its nearest points. By its documentation it is "equivalent to computing the distance
 * to the polygon boundaries": of a polygon inside another that is not the distance of the bodies,
 * and such pairs, found by exact predicates, are declined. It has no settings.
 */
public final class JtsIndexed extends Driver<JtsIndexed.Body> {

  /** A polygon with the index of its edges. */
  public record Body(Geometry polygon, IndexedFacetDistance index) {}

  private static final String DISTANCE = "distance";
  private static final String NEAREST_POINTS = "nearest-points";

  private final Jts jts = new Jts();

  /** Makes the engine. */
  public JtsIndexed() {
    super("JTS-indexed", "jts", 2, Precision.DOUBLE, DEFAULT);
  }

  @Override
  public Domain domain() {
    return Jts.RANGE;
  }

  @Override
  public String documentation() {
    return Jts.DOCUMENTATION;
  }

  @Override
  public Set<Answers> answers() {
    return Set.of(Answers.DISTANCE, Answers.POINTS);
  }

  @Override
  public List<Call> calls() {
    return List.of(
        new Call(DISTANCE, Set.of(Answers.DISTANCE)),
        new Call(NEAREST_POINTS, Set.of(Answers.POINTS)));
  }

  @Override
  public Body body(double[][] points) {
    Geometry polygon = jts.body(points);
    return new Body(polygon, new IndexedFacetDistance(polygon));
  }

  @Override
  public double distance(Body a, Body b) {
    return a.index().distance(b.polygon());
  }

  @Override
  public Answer answer(String call, Body a, Body b) {
    if (isInside(a.polygon(), b.polygon()) || isInside(b.polygon(), a.polygon())) {
      throw new DeclinedException("a polygon inside another: this is the distance of boundaries");
    }
    return call.equals(DISTANCE)
        ? new Answer(null, distance(a, b), null, null)
        : new Answer(null, null, Jts.points(a.index().nearestPoints(b.polygon())), null);
  }

  /** Returns whether all corners of the one are in the interior of the other. */
  private static boolean isInside(Geometry inner, Geometry outer) {
    if (!(outer instanceof Polygon)) {
      return false;
    }
    Coordinate[] ring = outer.getCoordinates(); // closed, in one sense
    for (Coordinate p : inner.getCoordinates()) {
      int sum = 0;
      for (int k = 0; k + 1 < ring.length; k++) {
        sum +=
            Integer.signum(
                Orientation.sign(ring[k].x, ring[k].y, ring[k + 1].x, ring[k + 1].y, p.x, p.y));
      }
      if (Math.abs(sum) < ring.length - 1) {
        return false;
      }
    }
    return true;
  }
}
