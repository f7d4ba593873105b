package org.certigjk.explorer;

import java.util.List;
import org.certigjk.json.JsonText;

/** All scenes that the page offers, in groups. */
final class Presets {

  private Presets() {}

  /** Some scenes under a heading. */
  record Group(String title, List<Preset> presets) {}

  static List<Group> groups() {
    return List.of(
        new Group("First steps", FirstSteps.presets()),
        new Group("What the papers say", PapersInThePlane.presets()),
        new Group("What rounding does", RoundingInThePlane.presets()),
        new Group("Reported in public", PublicReports.presets()),
        new Group("In space", PresetsInSpace.presets()));
  }

  /** Writes an array of all of them. */
  static void writeTo(JsonText json) {
    json.beginArray();
    for (Group group : groups()) {
      for (Preset preset : group.presets()) {
        preset.writeTo(json, group.title());
      }
    }
    json.endArray();
  }
}
