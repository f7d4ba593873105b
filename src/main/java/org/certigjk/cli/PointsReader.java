package org.certigjk.cli;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/** Reads the points of a polytope from a JSON array of arrays of numbers. */
final class PointsReader<E> {

  private final Arithmetic<E> arithmetic;
  private final InputText input;
  private final JsonParser json;

  /**
   * Makes a reader.
   *
   * @param arithmetic how numbers are read
   * @param input the text, for complaints
   * @param json the parser of the text
   */
  PointsReader(Arithmetic<E> arithmetic, InputText input, JsonParser json) {
    this.arithmetic = arithmetic;
    this.input = input;
    this.json = json;
  }

  /** Reads the array at which the parser stands; {@code name} is that of the field. */
  Polytope<E> read(String name) throws IOException, InputException {
    if (json.currentToken() != JsonToken.START_ARRAY) {
      throw error(name, "an array of points, [[x, y, ...], ...], is expected, not " + kind());
    }
    List<Vec<E>> points = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      Vec<E> point = readVector(name + "[" + points.size() + "]", "a point");
      if (!points.isEmpty() && point.dimension() != points.get(0).dimension()) {
        throw error(
            name + "[" + points.size() + "]",
            "dimension %d, but %s[0] has dimension %d"
                .formatted(point.dimension(), name, points.get(0).dimension()));
      }
      points.add(point);
    }
    if (points.isEmpty()) {
      throw error(name, "the set is empty: at least one point is needed");
    }
    return Polytope.from(points);
  }

  /**
   * Reads the array of numbers at which the parser stands.
   *
   * @param name the name of the field
   * @param kind what the vector is, a point for example
   */
  Vec<E> readVector(String name, String kind) throws IOException, InputException {
    if (json.currentToken() != JsonToken.START_ARRAY) {
      throw error(name, kind + ", [x, y, ...], is expected, not " + kind());
    }
    List<E> coordinates = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      coordinates.add(coordinate(name, coordinates.size()));
    }
    if (coordinates.isEmpty()) {
      throw error(name, kind + " without coordinates: at least one is needed");
    }
    return Vec.from(arithmetic.field(), coordinates);
  }

  private E coordinate(String name, int index) throws IOException, InputException {
    JsonToken token = json.currentToken();
    boolean numeral = token != null && (token.isNumeric() || token == JsonToken.VALUE_STRING);
    if (!numeral) {
      throw error(
          name + "[" + index + "]",
          "a number, or a string with a numeral, is expected, not " + kind());
    }
    try {
      return arithmetic.parse(json.getText());
    } catch (NumberFormatException malformed) {
      throw error(name + "[" + index + "]", malformed.getMessage());
    }
  }

  private String kind() throws IOException {
    return Json.kind(json);
  }

  private InputException error(String field, @Nullable String reason) {
    int row = Math.max(1, json.currentTokenLocation().getLineNr()); // -1 if not known
    long line = input.line() + row - 1;
    return new InputException(input.file(), line, field, reason);
  }
}
