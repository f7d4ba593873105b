package org.certigjk.cli;

import org.certigjk.gjk.QuickBounds;
import org.certigjk.json.DistanceJson;
import org.certigjk.json.JsonText;
import org.certigjk.json.JsonWords;

/** Writes a result as one line of JSON; {@code docs/result.schema.json} describes each field. */
final class ResultWriter<E> extends JsonRecords<E, Pair<E>, Search.Found<E>> {

  private final DistanceJson<E> distances;
  private final Search search;

  /**
   * Makes a writer.
   *
   * @param arithmetic how numbers are written
   * @param search what finds the distances
   * @param withInput whether the record ends with A and B
   */
  ResultWriter(Arithmetic<E> arithmetic, Search search, boolean withInput) {
    super(arithmetic, withInput);
    this.search = search;
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

  @Override
  void writeStopped(JsonText json, Pair<E> pair) {
    QuickBounds<E> bounds = QuickBounds.of(pair.a(), pair.b());
    distances.writeStopped(json, bounds, JsonWords.of(search.engine()));
  }
}
