package org.certigjk.referee.results;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;

/** How files of results use Jackson. */
final class ResultsJson {

  /** The writer of doubles is Schubfach: the same digits with every version of Java. */
  static final ObjectMapper MAPPER =
      new ObjectMapper(
              JsonFactory.builder()
                  .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
                  .disable(JsonWriteFeature.ESCAPE_FORWARD_SLASHES)
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private ResultsJson() {}
}
