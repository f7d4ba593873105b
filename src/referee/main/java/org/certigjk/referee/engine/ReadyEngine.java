package org.certigjk.referee.engine;

import java.util.List;

/**
 * An engine that needs no writing: this library's own, or one that a driver is there for.
 *
 * @param name its name in small letters, as in {@code bullet}
 * @param settings with which settings, as in {@code tightest}
 * @param command how to start it: a program and its arguments
 */
public record ReadyEngine(String name, String settings, List<String> command) {

  /** Copies the list. */
  public ReadyEngine {
    command = List.copyOf(command);
  }

  /** Returns the name with the settings, as in {@code bullet:tightest}, and without the default. */
  public String label() {
    return settings.equals(ReadyEngines.DEFAULT) ? name : name + ":" + settings;
  }
}
