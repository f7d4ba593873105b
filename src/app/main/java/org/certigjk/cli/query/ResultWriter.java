package org.certigjk.cli.query;

import org.certigjk.cli.input.Arithmetic;
import org.certigjk.cli.input.Pair;
import org.certigjk.interval.QuickBounds;
import org.certigjk.json.DistanceJson;
import org.certigjk.json.JsonText;
import org.certigjk.json.JsonWords;
import org.certigjk.number.Ratio;
import org.certigjk.number.UnreducedRationals;

/** Writes a result as one line of JSON; {@code docs/result.schema.json} describes each field. */
final class ResultWriter<E> extends JsonRecords<E, Pair<E>, Search.Found<E>> {

  private final DistanceJson<E> distances;
  private final DistanceJson<Ratio> ratios;
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
    this.ratios = new DistanceJson<>(UnreducedRationals.INSTANCE, arithmetic.name());
  }

  @Override
  Pair<E> pair(Pair<E> asked) {
    return asked;
  }

  @Override
  void write(JsonText json, Pair<E> pair, Search.Found<E> found) {
    String engine = JsonWords.of(found.engine());
    if (found.proved() != null) {
      ratios.write(json, found.proved(), true, engine);
    } else {
      distances.write(json, pair.a(), pair.b(), found.result(), engine);
    }
  }

  @Override
  void writeStopped(JsonText json, Pair<E> pair) {
    QuickBounds<E> bounds = QuickBounds.of(pair.a(), pair.b());
    distances.writeStopped(json, bounds, JsonWords.of(search.engine()));
  }
}
