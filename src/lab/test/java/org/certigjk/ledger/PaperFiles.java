package org.certigjk.ledger;

import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The texts of the papers, which are not part of this project. */
final class PaperFiles {

  private PaperFiles() {}

  /**
   * Returns the text of a paper; where there is none, says loudly what is not checked, and skips.
   */
  static String text(Paper paper, String unchecked) throws IOException {
    String folder = System.getenv("CERTIGJK_PAPERS");
    if (folder == null || folder.isEmpty()) {
      String reason =
          "NOT CHECKED: %s of %s; CERTIGJK_PAPERS names no folder with the texts of the papers"
              .formatted(unchecked, paper.reference());
      System.err.println(reason);
      return abort(reason);
    }
    try (Stream<Path> files = Files.list(Path.of(folder))) {
      Path file =
          files
              .filter(path -> path.getFileName().toString().startsWith(paper.number()))
              .findFirst()
              .orElseThrow();
      return Files.readString(file);
    }
  }
}
