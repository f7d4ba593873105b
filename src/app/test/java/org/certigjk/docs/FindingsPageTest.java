package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.files.VectorReader;
import org.junit.jupiter.api.Test;

/**
 * The page {@code docs/referee-findings.md}, which {@code certigjk referee findings} has written.
 */
class FindingsPageTest {

  private static final Path DOCS = Path.of("docs");
  private static final Path FOLDER = DOCS.resolve("referee-findings");
  private static final Pattern PICTURE = Pattern.compile("!\\[[^]]*]\\(([^)]*)\\)");

  private static String page() throws IOException {
    return Files.readString(DOCS.resolve("referee-findings.md"));
  }

  @Test
  void picturesAreThoseOfTheFolder() throws IOException {
    Set<String> linked = new TreeSet<>();
    Matcher pictures = PICTURE.matcher(page());
    while (pictures.find()) {
      linked.add(Path.of(pictures.group(1)).getFileName().toString());
    }
    try (Stream<Path> files = Files.list(FOLDER)) {
      Set<String> there =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith(".svg"))
              .collect(Collectors.toCollection(TreeSet::new));
      assertEquals(there, linked);
    }
  }

  @Test
  void examplesAreProved() throws IOException {
    int count = 0;
    try (VectorReader reader = VectorReader.open(FOLDER.resolve("shrunk.jsonl"))) {
      for (TestVector vector = reader.next(); vector != null; vector = reader.next()) {
        Certificate<BigFraction> certificate = vector.expected().certificate();
        assertTrue(
            certificate != null
                && certificate.certifies(vector.query().exactA(), vector.query().exactB()),
            vector.id());
        count++;
      }
    }
    assertTrue(count > 20, count + " examples");
  }

  @Test
  void failuresKnownBeforeAreSeenAgain() throws IOException {
    String page = page();
    assertTrue(page.contains("distance: separated, 2.23606797749979;"), "FCL with libccd");
    assertTrue(page.contains("`random-hulls/3/10/576`"), "Bullet");
  }

  /** As docs/robustness.md says; the answers are those of both precisions. */
  @Test
  void gjkHeaderKeepsItsContract() throws IOException {
    Pattern row = Pattern.compile("\\| \\[(gjk\\.h[^]]*)]\\([^|]*\\|[^|]*\\| (\\d+) \\| (.*?) %");
    Set<String> names = new TreeSet<>();
    for (Matcher rows = row.matcher(page()); rows.find(); names.add(rows.group(1))) {
      assertTrue(Integer.parseInt(rows.group(2)) > 8000, rows.group());
      assertEquals("0 | 0 | 0 | 0", rows.group(3), rows.group());
    }
    assertEquals(Set.of("gjk.h", "gjk.h-single"), names);
  }

  @Test
  void certifiedQueryHasNoFault() throws IOException {
    Matcher row =
        Pattern.compile(
                "\\| \\[certified]\\(#certified\\)[^|]*\\|[^|]*\\| (\\d+) \\| 0 \\| 0 \\| 0 \\| 0 %"
                    + " \\| 0 of \\d+ \\| 0 \\| 0 \\|")
            .matcher(page());
    assertTrue(row.find(), "wrong by neither profile");
  }
}
