package org.certigjk.fast;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.certigjk.samples.Sources;

/**
 * A row of {@code src/library/test/pose-mutants.tsv}: a class on the path of a query under poses, a
 * text that it has once, what stands there in the mutant, the test that sees it, and what it does.
 */
record PoseMutant(String type, String text, String replacement, String test, String what) {

  static final Path LIST = Path.of("src/library/test/pose-mutants.tsv");

  private static final String PACKAGE = "org/certigjk/";

  static List<PoseMutant> all() throws IOException {
    return Files.readAllLines(LIST).stream()
        .skip(1)
        .map(line -> line.split("\t", -1))
        .map(cells -> new PoseMutant(cells[0], cells[1], cells[2], testClass(cells[3]), cells[4]))
        .toList();
  }

  /** The name of a test's class, which stands somewhere in the library. */
  private static String testClass(String name) {
    String file = "/" + name + ".java";
    return Sources.of("test/java").stream()
        .map(Path::toString)
        .filter(path -> path.startsWith("src/library/") && path.endsWith(file))
        .map(path -> path.substring(path.indexOf(PACKAGE), path.lastIndexOf('.')).replace('/', '.'))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no test " + name));
  }

  Path source() {
    return Path.of("src/library/main/java", PACKAGE, type + ".java");
  }

  /** Returns another mutant of the same text. */
  PoseMutant with(String other) {
    return new PoseMutant(type, text, other, test, what);
  }

  /** Returns the text of the class with the change. */
  String changed() throws IOException {
    String source = Files.readString(source());
    int at = source.indexOf(text);
    if (at < 0 || at != source.lastIndexOf(text)) {
      throw new IllegalArgumentException("%s does not have \"%s\" once".formatted(source(), text));
    }
    return source.substring(0, at) + replacement + source.substring(at + text.length());
  }

  @Override
  public String toString() {
    return type + ": " + what;
  }
}
