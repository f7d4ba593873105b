package org.certigjk.vectors.files;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.number.NumeralException;
import org.certigjk.number.Numerals;
import org.jspecify.annotations.Nullable;

/**
 * Reads the values of one line, one after the other, and complains with file, line and field. Each
 * method begins at the first token of its value and ends at the last.
 */
final class JsonCursor implements AutoCloseable {

  private final String file;
  private final long line;
  private final JsonParser json;

  private JsonCursor(String file, long line, JsonParser json) {
    this.file = file;
    this.line = line;
    this.json = json;
  }

  /** Reads the fields of an object, one after the other. */
  interface FieldReader {
    /** Reads the value of this field; returns false if there is no such field. */
    boolean read(String name) throws IOException;
  }

  interface ValueReader<T> {
    T read() throws IOException;
  }

  interface LineReader<T> {
    T read(JsonCursor json) throws IOException;
  }

  /** Opens a line, and has it read. */
  static <T> T readLine(String file, long line, byte[] bytes, LineReader<T> reader)
      throws IOException {
    try (JsonCursor cursor = new JsonCursor(file, line, JsonFiles.FACTORY.createParser(bytes))) {
      try {
        cursor.json.nextToken();
        return reader.read(cursor);
      } catch (JsonProcessingException malformed) {
        throw cursor.malformed(malformed);
      }
    }
  }

  /** Complains of what stands after the object that was read. */
  void endLine() throws IOException {
    if (json.nextToken() != null) {
      throw wrong(null, "there is more after the object; one object per line is expected");
    }
  }

  void object(FieldReader fields) throws IOException {
    expect(JsonToken.START_OBJECT, "an object");
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      json.nextToken();
      if (!fields.read(name)) {
        throw wrong("there is no such field in this version of the format");
      }
    }
  }

  <T> List<T> array(String what, ValueReader<T> values) throws IOException {
    expect(JsonToken.START_ARRAY, what);
    List<T> list = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      list.add(values.read());
    }
    return list;
  }

  /** Reads an object whose fields are all of one kind. */
  <T> Map<String, T> map(ValueReader<T> values) throws IOException {
    Map<String, T> map = new LinkedHashMap<>();
    object(
        name -> {
          map.put(name, values.read());
          return true;
        });
    return map;
  }

  /** Passes over a value. */
  void skip() throws IOException {
    json.skipChildren();
  }

  boolean isNull() {
    return json.currentToken() == JsonToken.VALUE_NULL;
  }

  String text() throws IOException {
    expect(JsonToken.VALUE_STRING, "a string");
    return json.getText();
  }

  /** Reads a string, or a number as it is written. */
  String name() throws IOException {
    return json.currentToken().isNumeric() ? json.getText() : text();
  }

  boolean flag() throws IOException {
    JsonToken token = json.currentToken();
    if (token != JsonToken.VALUE_TRUE && token != JsonToken.VALUE_FALSE) {
      throw wrong("true or false is expected, not " + found());
    }
    return token == JsonToken.VALUE_TRUE;
  }

  /** Reads a whole number that is not negative. */
  int count() throws IOException {
    expect(JsonToken.VALUE_NUMBER_INT, "a whole number");
    if (!json.getNumberType().equals(JsonParser.NumberType.INT) || json.getIntValue() < 0) {
      throw wrong("a whole number from 0 to 2147483647 is expected, not " + found());
    }
    return json.getIntValue();
  }

  /** Reads a finite double. */
  double number() throws IOException {
    double x = numberOrInfinity(Double.NaN);
    if (!Double.isFinite(x)) {
      throw wrong("a finite number is expected, not " + found());
    }
    return x;
  }

  /** Reads a double; {@code null} is what the caller says. */
  double numberOrInfinity(double ofNull) throws IOException {
    if (isNull() && !Double.isNaN(ofNull)) {
      return ofNull;
    }
    if (!json.currentToken().isNumeric()) {
      throw wrong("a number is expected, not " + found());
    }
    double x = json.getDoubleValue();
    if (Double.isInfinite(x)) {
      throw wrong(found() + " is beyond the largest double");
    }
    return x + 0.0; // not -0.0
  }

  /** Reads a number that must be a float; {@code null} is what the caller says. */
  float single(double ofNull) throws IOException {
    double x = numberOrInfinity(ofNull);
    if ((float) x != x) {
      throw wrong(x + " is not a number of type float");
    }
    return (float) x;
  }

  /** Reads "p/q". */
  BigFraction ratio() throws IOException {
    String text = text();
    try {
      return Numerals.parseLongRatio(text);
    } catch (NumeralException malformed) {
      throw wrong(Objects.requireNonNullElse(malformed.getMessage(), "not a ratio"));
    }
  }

  Vec<BigFraction> ratios() throws IOException {
    List<BigFraction> ratios = array("an array of ratios", this::ratio);
    if (ratios.isEmpty()) {
      throw wrong("an array of at least one ratio is expected");
    }
    return Vec.from(Rationals.INSTANCE, ratios);
  }

  /** Reads an array of finite doubles. */
  double[] numbers() throws IOException {
    expect(JsonToken.START_ARRAY, "an array of numbers");
    double[] numbers = new double[8];
    int size = 0;
    while (json.nextToken() != JsonToken.END_ARRAY) {
      numbers = size < numbers.length ? numbers : Arrays.copyOf(numbers, 2 * size);
      numbers[size++] = number();
    }
    return Arrays.copyOf(numbers, size);
  }

  /** Reads an array of arrays of finite doubles. */
  double[][] rows() throws IOException {
    return array("an array of arrays of numbers", this::numbers).toArray(double[][]::new);
  }

  private void expect(JsonToken token, String what) throws IOException {
    if (json.currentToken() != token) {
      throw wrong(what + " is expected, not " + found());
    }
  }

  private String found() throws IOException {
    JsonToken token = json.currentToken();
    if (token == null) {
      return "an empty line";
    }
    return switch (token) {
      case START_OBJECT -> "an object";
      case START_ARRAY -> "an array";
      case VALUE_STRING -> "a string";
      default -> json.getText();
    };
  }

  /** Returns the complaint about the value at which the cursor stands. */
  VectorFileException wrong(String reason) {
    return wrong(JsonFiles.path(json), reason);
  }

  /** Returns the complaint about a field. */
  VectorFileException wrong(@Nullable String field, String reason) {
    return new VectorFileException(file, line, field, reason);
  }

  private VectorFileException malformed(JsonProcessingException e) {
    String reason = JsonFiles.endsEarly(e) ? "the line ends too early" : e.getOriginalMessage();
    int column = JsonFiles.place(json, e).getColumnNr();
    return wrong(reason + "; malformed JSON at column " + column);
  }

  @Override
  public void close() throws IOException {
    json.close();
  }
}
