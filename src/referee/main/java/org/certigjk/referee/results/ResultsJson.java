package org.certigjk.referee.results;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.UncheckedIOException;
import org.certigjk.json.JsonText;
import org.certigjk.vectors.files.JsonFiles;

/** How files of results and reports are JSON. */
final class ResultsJson {

  static final ObjectMapper MAPPER =
      new ObjectMapper(JsonFiles.FACTORY).enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private ResultsJson() {}

  /** Writes a number as a field. */
  static void write(JsonText json, String name, double number) {
    json.name(name);
    JsonFiles.writeNumber(json, number);
  }

  /** Writes two numbers, such as the ends of an interval, as a field. */
  static void write(JsonText json, String name, double first, double second) {
    json.name(name);
    write(json, new double[] {first, second});
  }

  /** Writes points as a field. */
  static void write(JsonText json, String name, double[][] points) {
    json.beginArray(name);
    for (double[] point : points) {
      write(json, point);
    }
    json.endArray();
  }

  /** Writes the coordinates of a point, as an array. */
  static void write(JsonText json, double[] point) {
    json.beginArray();
    for (double x : point) {
      JsonFiles.writeNumber(json, x);
    }
    json.endArray();
  }

  /** Returns a text in lines that are indented, for people. */
  static String indented(String json) {
    try {
      JsonNode tree = MAPPER.readTree(json);
      return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(tree) + "\n";
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible); // it was written here
    }
  }
}
