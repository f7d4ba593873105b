package org.certigjk.ledger;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** The texts of the papers, which are not part of this project. */
final class PaperFiles {

  private PaperFiles() {}

  /** Returns the text of a paper; where there is none, says that something is not checked. */
  static Optional<String> text(Paper paper, String unchecked) throws IOException {
    String folder = System.getenv("CERTIGJK_PAPERS");
    if (folder == null || folder.isEmpty()) {
      System.err.println(
          "NOT CHECKED: %s of %s; CERTIGJK_PAPERS names no folder with the texts of the papers"
              .formatted(unchecked, paper.reference()));
      return Optional.empty();
    }
    try (Stream<Path> files = Files.list(Path.of(folder))) {
      Path file =
          files
              .filter(path -> path.getFileName().toString().startsWith(paper.number()))
              .findFirst()
              .orElseThrow();
      return Optional.of(Files.readString(file));
    }
  }
}
