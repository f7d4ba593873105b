package org.certigjk.explorer.page.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.certigjk.explorer.preset.PresetScript;
import org.certigjk.ledger.Ledger;

/** Writes the examples of the page, with what the ledger says of them. */
public final class PresetBuild {

  private PresetBuild() {}

  /** Writes the script to the file {@code args[0]}. */
  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[0]);
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.writeString(file, PresetScript.of(Ledger.read()));
  }
}
