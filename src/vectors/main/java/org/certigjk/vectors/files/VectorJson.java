package org.certigjk.vectors.files;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import java.io.IOException;

/** How files of test vectors use Jackson, and how numbers are written in them. */
final class VectorJson {

  /** The greatest number of bytes of a line. */
  static final int LONGEST_LINE = 1 << 26;

  /** Whole numbers below it are written without fraction and exponent; every one is a double. */
  private static final double WHOLE = 0x1p53;

  /** The writer of doubles is Schubfach: the same digits with every version of Java. */
  static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder().maxStringLength(LONGEST_LINE).build())
          .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
          .disable(JsonWriteFeature.ESCAPE_FORWARD_SLASHES)
          .build();

  private VectorJson() {}

  /**
   * Writes a double as the shortest decimal that reads back as the same double, as {@code
   * Double.toString} of Java 19 does, but a whole number below 2⁵³ without fraction and exponent; 0
   * for &minus;0, and {@code null} for an infinity.
   */
  static void writeDouble(JsonGenerator json, double x) throws IOException {
    if (Double.isInfinite(x)) {
      json.writeNull();
    } else if (Math.abs(x) < WHOLE && x == Math.rint(x)) {
      json.writeNumber((long) x);
    } else {
      json.writeNumber(x);
    }
  }
}
