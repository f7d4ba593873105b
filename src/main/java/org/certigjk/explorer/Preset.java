package org.certigjk.explorer;

import org.certigjk.json.JsonText;
import org.jspecify.annotations.Nullable;

/**
 * A scene worth looking at.
 *
 * <p>The text may hold names of numbers of the run in braces, {@code {exact.distance}}: the page
 * puts in what it has computed, so that no number of a run is typed by hand.
 *
 * @param id its name in addresses
 * @param title a few words
 * @param text what to look at: who claims what, and what exact arithmetic says
 * @param source where it comes from; empty if from here
 * @param link the address of the source, if it has one
 * @param scene the scene, in the canonical text of {@link SceneText}
 * @param step the state that is shown first
 */
record Preset(
    String id,
    String title,
    String text,
    String source,
    @Nullable String link,
    String scene,
    int step) {

  /** A scene, in any text of it, from the start. */
  static Preset of(String id, String title, String source, String scene, String text) {
    return new Preset(id, title, text, source, null, canonical(id, scene), 0);
  }

  private static String canonical(String id, String scene) {
    try {
      return SceneText.format(SceneText.parse(scene));
    } catch (SceneException e) {
      throw new IllegalArgumentException("preset %s: %s".formatted(id, e.reason()), e);
    }
  }

  /** Returns this one, shown first in another state. */
  Preset at(int state) {
    return new Preset(id, title, text, source, link, scene, state);
  }

  /** Returns this one with the address of its source. */
  Preset linked(String address) {
    return new Preset(id, title, text, source, address, scene, step);
  }

  void writeTo(JsonText json, String group) {
    json.beginObject();
    json.field("id", id);
    json.field("title", title);
    json.field("group", group);
    json.field("text", text);
    json.field("source", source);
    json.field("link", link);
    json.field("scene", scene);
    json.field("step", step);
    json.endObject();
  }
}
