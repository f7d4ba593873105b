package org.certigjk.engines;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.certigjk.referee.Call;
import org.certigjk.referee.DeclinedException;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Domain.Range;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.distance.DistanceOp;
import org.locationtech.jts.operation.valid.IsValidOp;
import org.locationtech.jts.operation.valid.TopologyValidationError;

/**
 * JTS, each of its calls by itself: {@code Geometry.intersects}, {@code Geometry.distance} between
 * polygons, which compares every edge of the one with every edge of the other, and {@code
 * DistanceOp.nearestPoints}. A polygon is the ring of the corners of the hull. All its methods
 * assume valid geometries, so those that it calls invalid itself are declined. It has no settings.
 *
 * <p><b>Range.</b> The distance of two segments is documented as "NON-ROBUST" ({@code
 * algorithm/Distance.java}), nearest points as an approximation ({@code DistanceOp}). So nothing is
 * charged where products of up to three coordinates, of which the intersection of two segments is
 * computed, may overflow or underflow: {@link #RANGE} is well inside.
 */
public final class Jts extends Driver<Geometry> {

  /** Coordinates whose products of three are far from the ends of the range of doubles. */
  static final Domain RANGE = Domain.of(new Range(0x1p-200, 0x1p200), Range.ALL);

  /** Where its documentation is. */
  static final String DOCUMENTATION =
      "https://github.com/locationtech/jts/tree/1.20.0/modules/core/src/main/java/org/locationtech/jts";

  private static final GeometryFactory FACTORY = new GeometryFactory();

  private static final String INTERSECTS = "intersects";
  private static final String DISTANCE = "distance";
  private static final String NEAREST_POINTS = "nearest-points";

  /** Makes the engine. */
  public Jts() {
    super("JTS", "jts", 2, Precision.DOUBLE, DEFAULT);
  }

  @Override
  public Domain domain() {
    return RANGE;
  }

  @Override
  public String documentation() {
    return DOCUMENTATION;
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
    double[][] corners = FlatHull.corners(points);
    Coordinate[] ring = new Coordinate[corners.length < 3 ? corners.length : corners.length + 1];
    Arrays.setAll(
        ring, k -> new Coordinate(corners[k % corners.length][0], corners[k % corners.length][1]));
    Geometry geometry =
        switch (corners.length) {
          case 1 -> FACTORY.createPoint(ring[0]);
          case 2 -> FACTORY.createLineString(ring);
          default -> FACTORY.createPolygon(ring);
        };
    TopologyValidationError error = new IsValidOp(geometry).getValidationError();
    if (error != null) {
      throw new DeclinedException("it calls the polygon invalid: " + error.getMessage());
    }
    return geometry;
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
