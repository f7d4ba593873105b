package org.certigjk.vectors.files;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.certigjk.vectors.ExpectedPoints;
import org.jspecify.annotations.Nullable;

/**
 * Reads the closest points of a vector. A coordinate beyond the range of its type is {@code null}
 * in the file; it is read as the infinity of the sign that the double has, which is positive where
 * that is {@code null} as well.
 */
final class PointsDecoder {

  private static final List<String> NAMES = List.of("a", "b", "singleA", "singleB");

  private final JsonCursor json;
  private final Map<String, List<@Nullable Double>> read = new LinkedHashMap<>();
  private @Nullable Boolean unique;

  PointsDecoder(JsonCursor json) {
    this.json = json;
  }

  ExpectedPoints points() throws IOException {
    json.object(this::field);
    if (unique == null || read.size() != NAMES.size()) {
      throw json.wrong("unique, a, b, singleA and singleB are expected");
    }
    double[] a = doubles("a");
    double[] b = doubles("b");
    return ExpectedPoints.of(unique, a, b, floats("singleA", a), floats("singleB", b));
  }

  private boolean field(String name) throws IOException {
    if (name.equals("unique")) {
      unique = json.flag();
      return true;
    }
    if (!NAMES.contains(name)) {
      return false;
    }
    boolean single = name.startsWith("single");
    List<@Nullable Double> coordinates = new ArrayList<>();
    json.array(
        "an array of numbers",
        () -> {
          coordinates.add(
              json.isNull()
                  ? null
                  : single ? VectorDecoder.single(json, Double.NaN) : json.number());
          return name;
        });
    read.put(name, coordinates);
    return true;
  }

  private double[] doubles(String name) {
    return read.getOrDefault(name, List.of()).stream()
        .mapToDouble(x -> x == null ? Double.POSITIVE_INFINITY : x)
        .toArray();
  }

  private float[] floats(String name, double[] doubles) {
    List<@Nullable Double> coordinates = read.getOrDefault(name, List.of());
    float[] floats = new float[coordinates.size()];
    for (int k = 0; k < floats.length; k++) {
      Double x = coordinates.get(k);
      double sign = k < doubles.length ? doubles[k] : 1;
      floats[k] = x != null ? x.floatValue() : Math.copySign(Float.POSITIVE_INFINITY, (float) sign);
    }
    return floats;
  }
}
