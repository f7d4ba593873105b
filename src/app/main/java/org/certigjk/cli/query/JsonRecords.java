package org.certigjk.cli.query;

import java.util.function.Consumer;
import org.certigjk.cli.console.Output;
import org.certigjk.cli.input.Arithmetic;
import org.certigjk.cli.input.InputException;
import org.certigjk.cli.input.LineReader;
import org.certigjk.cli.input.Pair;
import org.certigjk.gjk.Verdict;
import org.certigjk.json.JsonNumbers;
import org.certigjk.json.JsonText;
import org.certigjk.json.JsonWords;

/**
 * Writes answers as JSON, one line each: the id, what the answer is, and at the end A and B. A line
 * longer than what {@link LineReader} reads is {@link BeyondLimit}.
 *
 * @param <E> the type of the coordinates
 * @param <P> what was asked about
 * @param <R> what was found
 */
public abstract class JsonRecords<E, P, R> implements RecordWriter<P, R> {

  private final JsonNumbers<E> numbers;
  private final boolean withInput;

  /**
   * Makes a writer.
   *
   * @param arithmetic how numbers are written
   * @param withInput whether the record ends with A and B
   */
  JsonRecords(Arithmetic<E> arithmetic, boolean withInput) {
    this.numbers = new JsonNumbers<>(arithmetic.field());
    this.withInput = withInput;
  }

  /** Returns the pair that was asked about. */
  abstract Pair<E> pair(P asked);

  /** Writes the fields between the id and the input. */
  abstract void write(JsonText json, P asked, R found);

  /** Writes, between the id and the input, what is known when the work took too long. */
  abstract void writeStopped(JsonText json, P asked);

  /** Writes what belongs to the input besides A and B. */
  void writeMoreInput(JsonText json, P asked) {}

  final JsonNumbers<E> numbers() {
    return numbers;
  }

  @Override
  public final String error(String id, long line, InputException e) {
    return JsonText.record(
        id,
        json -> {
          json.field("verdict", "error");
          json.beginObject("error");
          json.field("file", e.file());
          json.field("line", e.line());
          json.field("field", e.field());
          json.field("message", e.reason());
          json.endObject();
        });
  }

  @Override
  public final void print(P asked, long line, R found, Output output) {
    print(asked, json -> write(json, asked, found), output);
  }

  @Override
  public final void printStopped(P asked, long line, Output output) {
    print(
        asked,
        json -> {
          json.field("verdict", JsonWords.of(Verdict.STOPPED));
          writeStopped(json, asked);
        },
        output);
  }

  private void print(P asked, Consumer<JsonText> fields, Output output) {
    Pair<E> pair = pair(asked);
    OneLine line = new OneLine(withInput);
    if (withInput) {
      line.requireRoom(pair.bodyA().leastLength() + pair.bodyB().leastLength());
    }
    JsonText.record(
        pair.id(),
        json -> {
          fields.accept(json);
          if (withInput) {
            pair.bodyA().write(json, "a");
            pair.bodyB().write(json, "b");
            writeMoreInput(json, asked);
          }
        },
        line::add);
    line.print(output);
  }
}
