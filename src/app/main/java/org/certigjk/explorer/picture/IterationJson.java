package org.certigjk.explorer.picture;

import java.util.function.Function;
import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Iteration;
import org.certigjk.json.CertificateJson;
import org.certigjk.json.JsonText;
import org.jspecify.annotations.Nullable;

/** Writes the points of a state of a run: W with its weights, and the support point s. */
public final class IterationJson {

  private IterationJson() {}

  /**
   * Writes W.
   *
   * @param point what a pair (i, j) stands for, aᵢ − bⱼ
   */
  public static <E> void writeSimplex(
      JsonText json, OrderedField<E> field, Iteration<E> state, Function<IndexPair, Vec<E>> point) {
    json.beginArray("simplex");
    for (int i = 0; i < state.simplex().size(); i++) {
      IndexPair pair = state.simplex().get(i);
      json.beginObject();
      writePoint(json, pair, point.apply(pair));
      NumberText.write(json, "weight", field, state.weights().get(i));
      json.endObject();
    }
    json.endArray();
  }

  /** Writes s, null if there is none. */
  public static void writeSupport(
      JsonText json, @Nullable IndexPair pair, @Nullable Vec<?> s, boolean isFarthest) {
    if (pair == null || s == null) {
      json.field("support", null);
      return;
    }
    json.beginObject("support");
    writePoint(json, pair, s);
    json.field("farthest", isFarthest);
    json.endObject();
  }

  /** Writes aᵢ − bⱼ, with its pair (i, j), into an object. */
  public static void writePoint(JsonText json, IndexPair pair, Vec<?> point) {
    json.name("pair");
    CertificateJson.writePair(json, pair);
    NumberText.write(json, "point", point);
  }
}
