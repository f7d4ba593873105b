package org.certigjk.cli.vectors;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.certigjk.cli.console.Console;
import org.certigjk.vectors.files.VectorReader;

/** Opens the files that the commands for test vectors name, and prints lines. */
final class VectorsFiles {

  private VectorsFiles() {}

  /** Opens a file of vectors; {@code -} is the standard input. */
  static VectorReader open(String name, Console console) throws IOException {
    return name.equals("-")
        ? VectorReader.of("<stdin>", console.in())
        : VectorReader.open(Path.of(name));
  }

  static void print(Console console, String line) throws IOException {
    console.out().write((line + "\n").getBytes(StandardCharsets.UTF_8));
  }
}
