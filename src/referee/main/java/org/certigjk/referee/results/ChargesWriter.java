package org.certigjk.referee.results;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.certigjk.referee.Charge;
import org.certigjk.referee.Example;

/**
 * Writes what is charged as JSON Lines, one for each wrong result in the order of the results:
 * {@code {"id":"gap/3/8/1","charges":[{"fault":"distance-error"}]}}. A charge names its {@code
 * call} if the engine has several.
 */
public final class ChargesWriter implements Consumer<Example> {

  private static final JsonGenerator.Feature CLOSE = JsonGenerator.Feature.AUTO_CLOSE_TARGET;

  private final OutputStream out;

  /** Writes to a stream, which is not closed. */
  public ChargesWriter(OutputStream out) {
    this.out = out;
  }

  @Override
  public void accept(Example example) {
    if (example.judgement().isRight()) {
      return;
    }
    try (JsonGenerator json = ResultsJson.MAPPER.getFactory().createGenerator(out).disable(CLOSE)) {
      json.writeStartObject();
      json.writeStringField("id", example.vector().id());
      json.writeArrayFieldStart("charges");
      for (Charge charge : example.judgement().charges()) {
        json.writeStartObject();
        if (!charge.call().isEmpty()) {
          json.writeStringField("call", charge.call());
        }
        json.writeStringField("fault", charge.fault().label());
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
