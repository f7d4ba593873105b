package org.certigjk.vectors.files;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.io.NumberOutput;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import org.certigjk.json.JsonText;
import org.jspecify.annotations.Nullable;

/**
 * How files of JSON are read and written: strictly, with numbers that have one spelling, and with
 * complaints that say where.
 */
public final class JsonFiles {

  /** The greatest length of a line of test vectors (bytes) or results (characters): 64 Mi. */
  public static final int LONGEST_LINE = 1 << 26;

  /** Whole numbers below it are written without fraction and exponent; every one is a double. */
  private static final double WHOLE = 0x1p53;

  private static final int LONGEST_PATH = 60;

  /**
   * What reads lines of test vectors and of results; no member may stand in an object twice. What
   * it writes again has the same numbers as {@link #writeNumber}.
   */
  public static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder().maxStringLength(LONGEST_LINE).build())
          .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
          .disable(JsonWriteFeature.ESCAPE_FORWARD_SLASHES)
          .build();

  private JsonFiles() {}

  /**
   * Writes a double as {@code Double.toString} of Java 19 does, the shortest decimal that reads
   * back as the same double, with every version of Java; what is not finite is a string.
   */
  public static void writeNumber(JsonText json, double x) {
    String numeral = NumberOutput.toString(x, /* useFastWriter= */ true);
    if (Double.isFinite(x)) {
      json.number(numeral);
    } else {
      json.string(numeral);
    }
  }

  /**
   * Writes a number of a test vector: as {@link #writeNumber} does, but a whole number below 2⁵³
   * without fraction and exponent; 0 for &minus;0, and {@code null} for an infinity.
   */
  static void writeDouble(JsonText json, double x) {
    if (Double.isInfinite(x)) {
      json.none();
    } else if (Math.abs(x) < WHOLE && x == Math.rint(x)) {
      json.number((long) x);
    } else {
      writeNumber(json, x);
    }
  }

  /** Writes an array of such numbers. */
  static void writeDoubles(JsonText json, double[] numbers) {
    json.beginArray();
    for (double number : numbers) {
      writeDouble(json, number);
    }
    json.endArray();
  }

  /**
   * Returns where the parser stands, {@code a[2][1]} for the pointer {@code /a/2/1}, shortened if
   * it is very deep; {@code null} if it stands in no value.
   */
  public static @Nullable String path(JsonParser json) {
    String path =
        json.getParsingContext()
            .pathAsPointer()
            .toString()
            .replaceAll("/([0-9]+)(?=/|$)", "[$1]")
            .replaceFirst("^/", "")
            .replace('/', '.');
    if (path.isEmpty()) {
      return null;
    }
    return path.length() <= LONGEST_PATH ? path : path.substring(0, LONGEST_PATH) + "...";
  }

  /** Returns where a text is malformed. */
  public static JsonLocation place(JsonParser json, JsonProcessingException malformed) {
    JsonLocation place = malformed.getLocation();
    return place == null ? json.currentLocation() : place;
  }

  /** Returns whether a text is malformed because its end is missing. */
  public static boolean endsEarly(JsonProcessingException malformed) {
    return malformed.getOriginalMessage().startsWith("Unexpected end-of-input");
  }
}
