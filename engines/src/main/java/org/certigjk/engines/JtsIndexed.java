package org.certigjk.engines;

import java.util.Set;
import org.certigjk.referee.Outcome.Answer;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.operation.distance.IndexedFacetDistance;

/**
 * JTS: {@code IndexedFacetDistance}, with an index of the edges of A that is built beforehand. It
 * is the distance of the boundaries: of a polygon inside another it says how far it is from the
 * edge, which is no answer to our question and is not given as one. It has no settings.
 */
public final class JtsIndexed extends Driver<JtsIndexed.Body> {

  /** A polygon with the index of its edges. */
  public record Body(Geometry polygon, IndexedFacetDistance index) {}

  private final Jts jts = new Jts();

  /** Makes the engine. */
  public JtsIndexed() {
    super("JTS-indexed", "jts", 2, Precision.DOUBLE, DEFAULT);
  }

  @Override
  public Set<Answers> answers() {
    return Set.of(Answers.DISTANCE, Answers.POINTS);
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
  public Answer answer(Body a, Body b) {
    if (a.polygon().covers(b.polygon()) || b.polygon().covers(a.polygon())) {
      return new Answer(null, 0.0, null, null);
    }
    return Jts.answer(null, distance(a, b), () -> a.index().nearestPoints(b.polygon()));
  }
}
