package org.certigjk.explorer.preset;

import java.util.List;

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
        new Group("In space", PresetsInSpace.presets()),
        new Group("Balls and cones", BallsAndCones.presets()));
  }
}
