package org.certigjk.referee.results;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Mismatch;

/**
 * Writes what is charged as JSON Lines, one for each wrong result in the order of the results:
 * {@code {"id":"gap/3/8/1","charges":[{"fault":"distance-error"}]}}. A mismatch names its {@code
 * call} if the engine has several.
 */
public final class MismatchWriter implements Consumer<Example> {

  private static final JsonGenerator.Feature CLOSE = JsonGenerator.Feature.AUTO_CLOSE_TARGET;

  private final OutputStream out;

  /** Writes to a stream, which is not closed. */
  public MismatchWriter(OutputStream out) {
    this.out = out;
  }

  @Override
  public void accept(Example example) {
    if (example.comparison().isRight()) {
      return;
    }
    try (JsonGenerator json = ResultsJson.MAPPER.getFactory().createGenerator(out).disable(CLOSE)) {
      json.writeStartObject();
      json.writeStringField("id", example.vector().id());
      json.writeArrayFieldStart("charges");
      for (Mismatch mismatch : example.comparison().mismatches()) {
        json.writeStartObject();
        if (!mismatch.call().isEmpty()) {
          json.writeStringField("call", mismatch.call());
        }
        json.writeStringField("fault", mismatch.fault().label());
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
      json.flush();
      out.write("\n".getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
