package org.certigjk.cli.explore;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The user's browser. */
final class Browser {

  private Browser() {}

  /**
   * Opens an address.
   *
   * @throws IOException if the program that does so is not there
   */
  static void open(URI address) throws IOException {
    List<String> command = new ArrayList<>(opener(System.getProperty("os.name", "")));
    command.add(address.toString());
    new ProcessBuilder(command)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  /** Returns the command of a system that opens an address. */
  static List<String> opener(String system) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler");
    }
    return List.of(name.startsWith("mac") ? "open" : "xdg-open");
  }
}
