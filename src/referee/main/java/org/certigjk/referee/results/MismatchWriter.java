package org.certigjk.referee.results;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.certigjk.json.JsonText;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Mismatch;

/**
 * Writes what is wrong as JSON Lines, one for each wrong result in the order of the results: {@code
 * {"id":"gap/3/8/1","charges":[{"fault":"distance-error"}]}}. A mismatch names its {@code call} if
 * the engine has several; a line with {@code "outside":true} is outside the contract. For a {@link
 * Baseline} each line has a digest of its {@code query} as well.
 */
public final class MismatchWriter implements Consumer<Example> {

  private final OutputStream out;
  private final boolean isBaseline;

  /** Writes to a stream, which is not closed. */
  public MismatchWriter(OutputStream out) {
    this(out, /* isBaseline= */ false);
  }

  private MismatchWriter(OutputStream out, boolean isBaseline) {
    this.out = out;
    this.isBaseline = isBaseline;
  }

  /** Returns one that writes a {@link Baseline}. */
  public static MismatchWriter ofBaseline(OutputStream out) {
    return new MismatchWriter(out, /* isBaseline= */ true);
  }

  @Override
  public void accept(Example example) {
    if (example.comparison().isRight()) {
      return;
    }
    String line = JsonText.line(json -> write(json, example));
    try {
      out.write(line.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(JsonText json, Example example) {
    json.field("id", example.vector().id());
    if (isBaseline) {
      json.field("query", Baseline.digest(example.vector().query()));
    }
    if (!example.comparison().inside()) {
      json.field("outside", true);
    }
    json.beginArray("charges");
    for (Mismatch mismatch : example.comparison().mismatches()) {
      json.beginObject();
      writeFault(json, mismatch);
      json.endObject();
    }
    json.endArray();
  }

  /** Writes what is wrong, and of which call if the engine has several. */
  static void writeFault(JsonText json, Mismatch mismatch) {
    if (!mismatch.call().isEmpty()) {
      json.field("call", mismatch.call());
    }
    json.field("fault", mismatch.fault().label());
  }
}
