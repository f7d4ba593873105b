package org.certigjk.check;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The files of a folder that are one line each, as UTF-8. */
final class Corpus {

  private Corpus() {}

  static List<String> lines(Path folder) throws IOException {
    List<String> lines = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        try {
          String text =
              StandardCharsets.UTF_8
                  .newDecoder()
                  .decode(ByteBuffer.wrap(Files.readAllBytes(file)))
                  .toString();
          if (!text.isBlank() && text.indexOf('\n') < 0 && !text.startsWith("\ufeff")) {
            lines.add(text);
          }
        } catch (CharacterCodingException notText) {
          continue; // of no interest here
        }
      }
    }
    return lines;
  }
}
