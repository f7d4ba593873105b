package org.certigjk.engines;

import java.util.Arrays;
import java.util.Set;
import java.util.function.Supplier;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.distance.DistanceOp;

/**
 * JTS: {@code Geometry.distance} between polygons, which compares every edge of the one with every
 * edge of the other, {@code DistanceOp.nearestPoints}, and {@code Geometry.intersects} for the
 * verdict. Its own convex hull makes the polygons. It has no settings.
 */
public final class Jts extends Driver<Geometry> {

  private static final GeometryFactory FACTORY = new GeometryFactory();

  /** Makes the engine. */
  public Jts() {
    super("JTS", "jts", 2, Precision.DOUBLE, DEFAULT);
  }

  @Override
  public Set<Answers> answers() {
    return Set.of(Answers.VERDICT, Answers.DISTANCE, Answers.POINTS);
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
  public Answer answer(Geometry a, Geometry b) {
    Meeting verdict = a.intersects(b) ? Meeting.MEETING : Meeting.SEPARATED;
    return answer(verdict, distance(a, b), () -> DistanceOp.nearestPoints(a, b));
  }

  /** The largest number is the distance when JTS has found no points. */
  static Answer answer(Meeting verdict, double distance, Supplier<Coordinate[]> nearestPoints) {
    if (distance == Double.MAX_VALUE) {
      return new Answer(verdict, distance, null, null);
    }
    Coordinate[] nearest = nearestPoints.get();
    Points points = Points.of(coordinates(nearest[0]), coordinates(nearest[1]));
    return new Answer(verdict, distance, points, null);
  }

  private static double[] coordinates(Coordinate p) {
    return new double[] {p.x, p.y};
  }
}
