package org.certigjk.cli;

import org.certigjk.json.DistanceJson;
import org.certigjk.json.JsonText;
import org.certigjk.json.JsonWords;

/** Writes a result as one line of JSON; {@code docs/result.schema.json} describes each field. */
final class ResultWriter<E> extends JsonRecords<E, Pair<E>, Search.Found<E>> {

  private final DistanceJson<E> distances;

  /**
   * Makes a writer.
   *
   * @param arithmetic how numbers are written
   * @param withInput whether the record ends with A and B
   */
  ResultWriter(Arithmetic<E> arithmetic, boolean withInput) {
    super(arithmetic, withInput);
    this.distances = new DistanceJson<>(arithmetic.field(), arithmetic.name());
  }

  @Override
  Pair<E> pair(Pair<E> asked) {
    return asked;
  }

  @Override
  void write(JsonText json, Pair<E> pair, Search.Found<E> found) {
    distances.write(json, pair.a(), pair.b(), found.result(), JsonWords.of(found.engine()));
  }
}
