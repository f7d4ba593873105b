package org.certigjk.engines;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.certigjk.referee.Call;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.distance.DistanceOp;

/**
 * JTS, each of its calls by itself: {@code Geometry.intersects}, {@code Geometry.distance} between
 * polygons, which compares every edge of the one with every edge of the other, and {@code
 * DistanceOp.nearestPoints}. Its own convex hull makes the polygons. It has no settings.
 */
public final class Jts extends Driver<Geometry> {

  private static final GeometryFactory FACTORY = new GeometryFactory();

  private static final String INTERSECTS = "intersects";
  private static final String DISTANCE = "distance";
  private static final String NEAREST_POINTS = "nearest-points";

  /** Makes the engine. */
  public Jts() {
    super("JTS", "jts", 2, Precision.DOUBLE, DEFAULT);
  }

  @Override
  public Set<Answers> answers() {
    return Set.of(Answers.VERDICT, Answers.DISTANCE, Answers.POINTS);
  }

  @Override
  public List<Call> calls() {
    return List.of(
        new Call(INTERSECTS, Set.of(Answers.VERDICT)),
        new Call(DISTANCE, Set.of(Answers.DISTANCE)),
        new Call(NEAREST_POINTS, Set.of(Answers.POINTS)));
  }

  @Override
  public Geometry body(double[][] points) {
    Coordinate[] coordinates =
        Arrays.stream(points).map(p -> new Coordinate(p[0], p[1])).toArray(Coordinate[]::new);
    return FACTORY.createMultiPointFromCoords(coordinates).convexHull();
  }

  @Override
  public double distance(Geometry a, Geometry b) {
    return a.distance(b);
  }

  @Override
  public Answer answer(String call, Geometry a, Geometry b) {
    return switch (call) {
      case INTERSECTS ->
          new Answer(a.intersects(b) ? Meeting.MEETING : Meeting.SEPARATED, null, null, null);
      case DISTANCE -> new Answer(null, distance(a, b), null, null);
      default -> new Answer(null, null, points(DistanceOp.nearestPoints(a, b)), null);
    };
  }

  static Points points(Coordinate[] nearest) {
    return Points.of(coordinates(nearest[0]), coordinates(nearest[1]));
  }

  private static double[] coordinates(Coordinate p) {
    return new double[] {p.x, p.y};
  }
}
