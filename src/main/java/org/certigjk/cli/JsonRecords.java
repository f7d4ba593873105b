package org.certigjk.cli;

import org.certigjk.json.JsonNumbers;
import org.certigjk.json.JsonText;

/**
 * Writes answers as JSON, one line each: the id, what the answer is, and at the end A and B.
 *
 * @param <E> the type of the coordinates
 * @param <P> what was asked about
 * @param <R> what was found
 */
abstract class JsonRecords<E, P, R> implements RecordWriter<P, R> {

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
  public final String result(P asked, long line, R found) {
    Pair<E> pair = pair(asked);
    return JsonText.record(
        pair.id(),
        json -> {
          write(json, asked, found);
          if (withInput) {
            pair.bodyA().write(json, "a");
            pair.bodyB().write(json, "b");
            writeMoreInput(json, asked);
          }
        });
  }
}
