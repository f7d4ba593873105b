package org.certigjk.referee.reports;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

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
   * Writes the page, and the other files into the folder beside it; pictures of an earlier page
   * there are removed.
   *
   * @param file the page
   * @param folder the folder, which is made if need be
   */
  public void writeTo(Path file, Path folder) throws IOException {
    Files.createDirectories(folder);
    try (var old = Files.newDirectoryStream(folder, "*.svg")) {
      for (Path picture : old) {
        Files.delete(picture);
      }
    }
    for (Map.Entry<String, String> picture : pictures.entrySet()) {
      Files.writeString(folder.resolve(picture.getKey()), picture.getValue());
    }
    Files.write(folder.resolve(VECTORS), vectors);
    Files.write(file, markdown.getBytes(StandardCharsets.UTF_8));
  }
}
