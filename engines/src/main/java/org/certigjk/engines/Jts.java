package org.certigjk.engines;

import java.util.Arrays;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/**
 * JTS: {@code Geometry.distance} between polygons, which compares every edge of the one with every
 * edge of the other. Its own convex hull makes the polygons.
 */
public final class Jts extends Driver<Geometry> {

  private static final GeometryFactory FACTORY = new GeometryFactory();

  /** Makes the engine. */
  public Jts() {
    super("JTS", "jts", 2, Precision.DOUBLE);
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
}
