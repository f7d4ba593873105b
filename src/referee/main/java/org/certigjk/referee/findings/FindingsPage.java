package org.certigjk.referee.findings;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.certigjk.vectors.files.WholeFile;

/** A page of {@link Findings}, its pictures, and its examples as a file of test vectors. */
public final class FindingsPage {

  /** The name of the file with the examples. */
  public static final String VECTORS = "shrunk.jsonl";

  private final String markdown;
  private final Map<String, String> pictures;
  private final byte[] vectors;

  FindingsPage(String markdown, Map<String, String> pictures, byte[] vectors) {
    this.markdown = markdown;
    this.pictures = new LinkedHashMap<>(pictures);
    this.vectors = vectors.clone();
  }

  /** Returns the page in Markdown. */
  public String markdown() {
    return markdown;
  }

  /** Returns the pictures in SVG by the names of their files. */
  public Map<String, String> pictures() {
    return Map.copyOf(pictures);
  }

  /**
   * Writes the other files into the folder beside the page, and then the page; in the end pictures
   * of an earlier page there are removed.
   *
   * @param file the page
   * @param folder the folder, which is made if need be
   */
  public void writeTo(Path file, Path folder) throws IOException {
    Files.createDirectories(folder);
    for (Map.Entry<String, String> picture : pictures.entrySet()) {
      write(folder.resolve(picture.getKey()), picture.getValue());
    }
    WholeFile.write(folder.resolve(VECTORS), vectors);
    write(file, markdown);
    try (var all = Files.newDirectoryStream(folder, "*.svg")) {
      for (Path picture : all) {
        if (!pictures.containsKey(String.valueOf(picture.getFileName()))) {
          Files.delete(picture);
        }
      }
    }
  }

  private static void write(Path file, String text) throws IOException {
    WholeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
  }
}
