package org.certigjk.explorer.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.Scene;
import org.certigjk.explorer.round.RoundMapping;
import org.certigjk.explorer.round.Shape;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.json.JsonText;

/**
 * What is drawn of balls, cones and their A ⊖ B: support points in directions all around, in the
 * plane as an outline, in space as a net of latitudes and longitudes.
 *
 * <p>The directions are (1 &minus; t², 2t)/(1 + t²) and their turns by quarters, so that no sine is
 * needed.
 */
final class Surfaces {

  /** Directions of a quarter in the plane: together more than have dots in the picture. */
  private static final int IN_PLANE = 32;

  /** Directions of a quarter in space. */
  private static final int IN_SPACE = 6;

  /** Every so many longitudes and latitudes are drawn. */
  private static final int DRAWN = 3;

  private final Scene scene;

  Surfaces(Scene scene) {
    this.scene = scene;
  }

  /** Writes the surface of A, if it is round. */
  void writeA(JsonText json) {
    write(json, scene.a(), scene.shapeA());
  }

  /** Writes the surface of B, if it is round. */
  void writeB(JsonText json) {
    write(json, scene.b(), scene.shapeB());
  }

  private void write(JsonText json, Polytope<BigFraction> body, Shape shape) {
    if (shape.isRound()) {
      json.beginObject("surface");
      writePoints(json, points(RoundMapping.of(Doubles.INSTANCE, body, shape)));
      if (scene.dimension() == 3) {
        writeNet(json);
      }
      json.endObject();
    }
  }

  /** Writes the points of A ⊖ B; returns their indices in order. */
  List<Integer> writeDifference(JsonText json) {
    SupportMapping<Double> a = RoundMapping.of(Doubles.INSTANCE, scene.a(), scene.shapeA());
    SupportMapping<Double> b = RoundMapping.of(Doubles.INSTANCE, scene.b(), scene.shapeB());
    List<Vec<Double>> points = new ArrayList<>();
    for (Vec<Double> d : directions()) {
      points.add(a.support(d).minus(b.support(d.unaryMinus())));
    }
    writePoints(json, points);
    json.beginArray("pairs");
    json.endArray();
    json.field("smooth", true);
    if (scene.dimension() == 3) {
      writeNet(json);
    }
    return IntStream.range(0, points.size()).boxed().toList();
  }

  private List<Vec<Double>> points(SupportMapping<Double> body) {
    return directions().stream().map(body::support).toList();
  }

  private List<Vec<Double>> directions() {
    return scene.dimension() == 2 ? around(IN_PLANE) : overSphere();
  }

  /** Returns directions all around in the plane, counterclockwise from (1, 0). */
  private static List<Vec<Double>> around(int perQuarter) {
    List<Vec<Double>> found = new ArrayList<>();
    for (int k = 0; k < 4 * perQuarter; k++) {
      double t = (k % perQuarter) / (double) perQuarter;
      double x = 1 - t * t;
      double y = 2 * t;
      double length = 1 + t * t;
      Vec<Double> d = direction(x / length, y / length);
      for (int turn = 0; turn < k / perQuarter; turn++) {
        d = direction(-d.get(1), d.get(0));
      }
      found.add(d);
    }
    return found;
  }

  private static Vec<Double> direction(double... coordinates) {
    return Vec.of(Doubles.INSTANCE, coordinates);
  }

  /** Returns directions by latitude from the south, and in each all around. */
  private static List<Vec<Double>> overSphere() {
    List<Vec<Double>> longitudes = around(IN_SPACE);
    List<Vec<Double>> found = new ArrayList<>();
    for (int row = -IN_SPACE; row <= IN_SPACE; row++) {
      // the quarter from the equator to the north, or its mirror image
      Vec<Double> latitude = longitudes.get(Math.abs(row));
      double z = row < 0 ? -latitude.get(1) : latitude.get(1);
      for (Vec<Double> longitude : longitudes) {
        found.add(
            direction(latitude.get(0) * longitude.get(0), latitude.get(0) * longitude.get(1), z));
      }
    }
    return found;
  }

  private static void writePoints(JsonText json, List<Vec<Double>> points) {
    json.beginArray("points");
    for (Vec<Double> point : points) {
      Drawn.point(json, point);
    }
    json.endArray();
  }

  /** Writes the faces between neighbours, counterclockwise from outside, and some of the lines. */
  private static void writeNet(JsonText json) {
    int around = 4 * IN_SPACE;
    int rows = 2 * IN_SPACE;
    json.beginArray("faces");
    for (int row = 0; row < rows; row++) {
      for (int k = 0; k < around; k++) {
        int next = (k + 1) % around;
        int at = row * around;
        write(json, at + k, at + next, at + around + next, at + around + k);
      }
    }
    json.endArray();
    json.beginArray("edges");
    for (int row = 0; row <= rows; row++) {
      for (int k = 0; k < around; k++) {
        int at = row * around + k;
        if (k % DRAWN == 0 && row < rows) {
          write(json, at, at + around);
        }
        if (row % DRAWN == 0 && row > 0 && row < rows) {
          write(json, at, row * around + (k + 1) % around);
        }
      }
    }
    json.endArray();
  }

  private static void write(JsonText json, int... numbers) {
    json.beginArray();
    for (int number : numbers) {
      json.number(number);
    }
    json.endArray();
  }
}
