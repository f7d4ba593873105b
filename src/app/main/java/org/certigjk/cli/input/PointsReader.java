package org.certigjk.cli.input;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.NumberInput;
import java.io.IOException;
import java.util.function.Supplier;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/** Reads the points of a polytope from a JSON array of arrays of numbers. */
final class PointsReader<E> {

  /** Longer numbers are looked at more closely. */
  private static final int USUAL = 64;

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
  Body<E> read(String name) throws IOException, InputException {
    if (json.currentToken() != JsonToken.START_ARRAY) {
      throw error(name, "an array of points, [[x, y, ...], ...], is expected, not " + kind());
    }
    Body.Builder<E> points = new Body.Builder<>(arithmetic);
    while (json.nextToken() != JsonToken.END_ARRAY) {
      int size = points.size();
      int dimension = readCoordinates(points, () -> name + "[" + size + "]", "a point");
      if (size > 0 && dimension != points.dimension()) {
        throw error(
            name + "[" + size + "]",
            "dimension %s, but %s[0] has dimension %s"
                .formatted(dimension, name, points.dimension()));
      }
      points.endPoint();
    }
    if (points.size() == 0) {
      throw error(name, "the set is empty: at least one point is needed");
    }
    return points.build();
  }

  /**
   * Reads the array of numbers at which the parser stands.
   *
   * @param name the name of the field
   * @param kind what the vector is, a point for example
   */
  Vec<E> readVector(String name, String kind) throws IOException, InputException {
    Body.Builder<E> vector = new Body.Builder<>(arithmetic);
    readCoordinates(vector, () -> name, kind);
    vector.endPoint();
    return vector.build().points().get(0);
  }

  /** Reads the coordinates of a point, and returns how many there are. */
  private int readCoordinates(Body.Builder<E> point, Supplier<String> name, String kind)
      throws IOException, InputException {
    if (json.currentToken() != JsonToken.START_ARRAY) {
      throw error(name.get(), kind + ", [x, y, ...], is expected, not " + kind());
    }
    while (json.nextToken() != JsonToken.END_ARRAY) {
      readCoordinate(point, name);
    }
    if (point.length() == 0) {
      throw error(name.get(), kind + " without coordinates: at least one is needed");
    }
    return point.length();
  }

  private void readCoordinate(Body.Builder<E> point, Supplier<String> name)
      throws IOException, InputException {
    JsonToken token = json.currentToken();
    boolean numeral = token != null && (token.isNumeric() || token == JsonToken.VALUE_STRING);
    if (!numeral) {
      throw error(
          name.get() + "[" + point.length() + "]",
          "a number, or a string with a numeral, is expected, not " + kind());
    }
    double number = token.isNumeric() && point.takesDoubles() ? nearest() : Double.NaN;
    if (Double.isFinite(number)) {
      point.add(number);
      return;
    }
    try {
      point.add(json.getText());
    } catch (NumberFormatException malformed) {
      throw error(name.get() + "[" + point.length() + "]", malformed.getMessage());
    }
  }

  /** Returns the double nearest to the number at which the parser stands; NaN for a long one. */
  private double nearest() throws IOException {
    int length = json.getTextLength();
    return length <= USUAL
        ? NumberInput.parseDouble(json.getTextCharacters(), json.getTextOffset(), length, true)
            + 0.0
        : Double.NaN;
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
