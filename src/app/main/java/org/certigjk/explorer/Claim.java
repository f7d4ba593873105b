package org.certigjk.explorer;

import org.certigjk.certificate.IndexPair;
import org.certigjk.json.JsonText;
import org.jspecify.annotations.Nullable;

/**
 * A kind of sentence of the page about a state of a run: whether it is true there, decided in exact
 * arithmetic, and how it reads. A claim that does not hold is not shown.
 *
 * <p>What a rounded run computed is said to come out so; whatever else is said is meant of the
 * bodies of the scene and of the numbers that the run's stand for.
 */
interface Claim {

  /** Returns the name in JSON. */
  String name();

  /** Returns whether it is true of this state. */
  boolean holds(Moment<?> at);

  /** Returns the sentence, where it holds. */
  String text(Moment<?> at);

  /** Writes, in order, those that hold. */
  static void write(JsonText json, String name, Claim[] claims, Moment<?> at) {
    json.beginArray(name);
    for (Claim claim : claims) {
      if (claim.holds(at)) {
        write(json, claim.name(), claim.text(at));
      }
    }
    json.endArray();
  }

  /** Writes a sentence that holds, with the name of what it claims. */
  static void write(JsonText json, String claim, String text) {
    json.beginObject();
    json.field("claim", claim);
    json.field("text", text);
    json.endObject();
  }

  /** Returns "a₀ − b₁". */
  static String point(@Nullable IndexPair pair) {
    return pair == null
        ? ""
        : "a" + SubsetsJson.subscript(pair.a()) + " − b" + SubsetsJson.subscript(pair.b());
  }
}
