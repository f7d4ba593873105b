package org.certigjk.explorer;

import org.certigjk.json.JsonText;

/**
 * A kind of sentence of the page: whether it is true of something, decided in exact arithmetic, and
 * how it reads. A claim that does not hold is not shown.
 *
 * @param <M> what it is about
 */
public interface Claim<M> {

  /** Returns the name in JSON. */
  String name();

  /** Returns whether it is true of this. */
  boolean holds(M at);

  /** Returns the sentence, where it holds. */
  String text(M at);

  /** Writes, in order, those that hold, as an array. */
  static <M> void write(JsonText json, String name, Claim<M>[] claims, M at) {
    json.beginArray(name);
    write(json, claims, at);
    json.endArray();
  }

  /** Writes, in order, those that hold, into an array. */
  static <M> void write(JsonText json, Claim<M>[] claims, M at) {
    for (Claim<M> claim : claims) {
      if (claim.holds(at)) {
        write(json, claim.name(), claim.text(at));
      }
    }
  }

  /** Writes a sentence that holds, with the name of what it claims. */
  static void write(JsonText json, String claim, String text) {
    json.beginObject();
    json.field("claim", claim);
    json.field("text", text);
    json.endObject();
  }
}
