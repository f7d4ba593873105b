package org.certigjk.explorer.preset;

import org.certigjk.explorer.SceneException;
import org.certigjk.explorer.SceneText;
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
 * @param text what to look at
 * @param claim what of a paper it is about, as the ledger calls it; null if there is nothing
 * @param source where else it comes from; null if it is from here, or about a claim
 * @param link the address of the source, if it has one
 * @param scene the scene, in the canonical text of {@link SceneText}
 * @param step the state that is shown first
 */
public record Preset(
    String id,
    String title,
    String text,
    @Nullable String claim,
    @Nullable String source,
    @Nullable String link,
    String scene,
    int step) {

  /** A scene, in any text of it, from the start. */
  static Preset of(String id, String title, String scene, String text) {
    return new Preset(id, title, text, null, null, null, canonical(id, scene), 0);
  }

  private static String canonical(String id, String scene) {
    try {
      return SceneText.format(SceneText.parse(scene));
    } catch (SceneException e) {
      throw new IllegalArgumentException("preset %s: %s".formatted(id, e.reason()), e);
    }
  }

  /** Returns this one, about a claim of the ledger. */
  Preset about(String idOfClaim) {
    return new Preset(id, title, text, idOfClaim, source, link, scene, step);
  }

  /** Returns this one, taken from somewhere. */
  Preset from(String newSource) {
    return new Preset(id, title, text, claim, newSource, link, scene, step);
  }

  /** Returns this one, taken from somewhere that has an address. */
  Preset from(String newSource, String address) {
    return new Preset(id, title, text, claim, newSource, address, scene, step);
  }

  /** Returns this one, shown first in another state. */
  Preset at(int state) {
    return new Preset(id, title, text, claim, source, link, scene, state);
  }

  void writeTo(JsonText json, String group) {
    json.beginObject();
    json.field("id", id);
    json.field("title", title);
    json.field("group", group);
    json.field("text", text);
    json.field("claim", claim);
    json.field("source", source);
    json.field("link", link);
    json.field("scene", scene);
    json.field("step", step);
    json.endObject();
  }
}
