package org.certigjk.json;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Iteration;
import org.certigjk.gjk.SquaredDistanceBounds;
import org.certigjk.gjk.Stopped;
import org.certigjk.interval.QuickBounds;
import org.certigjk.number.Numerals;

/**
 * Writes distances as the fields of a JSON object; {@code docs/result.schema.json} describes each.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * DistanceJson<BigFraction> distances = new DistanceJson<>(Rationals.INSTANCE, "rational");
 * JsonText.record("7", json -> distances.write(json, a, b, Gjk.distance(a, b), "generic"));
 * }</pre>
 *
 * <p>The second line gives an object that begins with id and verdict, and ends with the engine.
 *
 * @param <E> the type of the coordinates
 */
public final class DistanceJson<E> {

  private final JsonNumbers<E> numbers;
  private final String field;

  /**
   * Makes a writer.
   *
   * @param field the field of the coordinates
   * @param name what it is called on the command line
   */
  public DistanceJson(OrderedField<E> field, String name) {
    this.numbers = new JsonNumbers<>(field);
    this.field = name;
  }

  /**
   * Writes the fields of a result.
   *
   * @param engine what found it
   */
  public void write(
      JsonText json, Polytope<E> a, Polytope<E> b, DistanceResult<E> result, String engine) {
    boolean certified =
        result instanceof DistanceResult.Answer<E> answer && isCertified(answer, a, b);
    write(json, result, certified, engine);
  }

  /**
   * Writes the fields of a result whose certificate was checked before.
   *
   * @param certified whether it is a proof, as {@link #isCertified} says
   * @param engine what found it
   */
  public void write(JsonText json, DistanceResult<E> result, boolean certified, String engine) {
    json.field("verdict", JsonWords.of(result.verdict()));
    if (result instanceof DistanceResult.Answer<E> answer) {
      numbers.prepare(numbersOf(answer));
      String v = numbers.text(answer.distanceVector());
      writeDistance(json, answer, v);
      writeExit(json, result.iterations(), JsonWords.of(result.exit()));
      json.name("certificate");
      CertificateJson.write(json, numbers, answer.certificate(), v);
      json.field("certified", certified);
    } else if (result instanceof Stopped<E> stopped) {
      writeBounds(json, stopped.bounds());
      writeSimplex(json, stopped.pairs(), stopped.run().weights(), stopped.distanceVector());
      writeExit(json, result.iterations(), JsonWords.of(result.exit()));
      json.field("certified", false);
    }
    if (!result.trace().isEmpty()) {
      writeTrace(json, result.trace());
    }
    json.field("field", field);
    json.field("engine", engine);
  }

  /**
   * Writes, after the verdict, the fields of a query that took too long.
   *
   * @param engine what was asked
   */
  public void writeStopped(JsonText json, QuickBounds<E> bounds, String engine) {
    writeBounds(json, bounds.squaredDistance());
    writeSimplex(json, bounds.pairs(), bounds.weights(), bounds.direction());
    writeExit(json, 0, JsonWords.TIME_LIMIT);
    json.field("certified", false);
    json.field("field", field);
    json.field("engine", engine);
  }

  /**
   * Returns whether the certificate of an answer is a proof, and every rounded number beside it as
   * near to the truth as {@code docs/result-claims.md} says.
   */
  public static <E> boolean isCertified(
      DistanceResult.Answer<E> answer, Polytope<E> a, Polytope<E> b) {
    return answer.certificate().proves(a, b) && Accuracy.isGood(answer, a, b);
  }

  private static <E> List<E> numbersOf(DistanceResult.Answer<E> answer) {
    List<E> all = new ArrayList<>(List.of(answer.squaredDistance()));
    List<Vec<E>> vectors =
        List.of(
            answer.distanceVector(),
            answer.closestPoints().a(),
            answer.closestPoints().b(),
            answer.certificate().weights());
    for (Vec<E> vector : vectors) {
      for (int k = 0; k < vector.dimension(); k++) {
        all.add(vector.get(k));
      }
    }
    return all;
  }

  private void writeDistance(JsonText json, DistanceResult.Answer<E> answer, String v) {
    numbers.write(json, "squaredDistance", answer.squaredDistance());
    numbers.writeRoot(json, "distance", answer.squaredDistance());
    json.name("distanceVector");
    json.raw(v);
    json.beginObject("closestPoints");
    numbers.write(json, "a", answer.closestPoints().a());
    numbers.write(json, "b", answer.closestPoints().b());
    json.endObject();
  }

  private static void writeBounds(JsonText json, SquaredDistanceBounds bounds) {
    json.beginObject("bounds");
    json.field("squaredLower", Numerals.format(bounds.lower()));
    json.field("squaredUpper", Numerals.format(bounds.upper()));
    json.endObject();
  }

  private void writeSimplex(JsonText json, List<IndexPair> pairs, Vec<E> weights, Vec<E> v) {
    json.beginObject("simplex");
    CertificateJson.writePairs(json, "pairs", pairs);
    numbers.write(json, "weights", weights);
    numbers.write(json, "v", v);
    json.endObject();
  }

  private static void writeExit(JsonText json, int iterations, String exit) {
    json.field("iterations", iterations);
    json.field("exit", exit);
  }

  private void writeTrace(JsonText json, List<Iteration<E>> trace) {
    json.beginArray("trace");
    for (Iteration<E> state : trace) {
      json.beginObject();
      CertificateJson.writePairs(json, "simplex", state.simplex());
      numbers.write(json, "weights", state.weights());
      numbers.write(json, "v", state.v());
      numbers.write(json, "squaredNorm", state.squaredNorm());
      IndexPair supportPair = state.supportPair();
      Vec<E> support = state.support();
      if (supportPair != null && support != null) {
        json.name("supportPair");
        CertificateJson.writePair(json, supportPair);
        numbers.write(json, "support", support);
      }
      json.endObject();
    }
    json.endArray();
  }
}
