package org.certigjk.formulas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The changes that {@code proofs/differential.sh --drawn} draws, and the kept list of one run. */
class DrawnChangesTest {

  private static final Path LIST = Path.of("proofs/changes.txt");
  private static final Path PAGE = Path.of("proofs/README.md");

  @Test
  void eachChangesTheText() throws IOException {
    for (DrawnChanges.Change change : DrawnChanges.all()) {
      assertNotEquals(change.source().text(), change.changed(), change::toString);
    }
  }

  @Test
  void thereAreSomeOfEachKind() throws IOException {
    Set<String> all =
        DrawnChanges.all().stream()
            .map(DrawnChanges.Change::toString)
            .map(change -> change.replaceFirst(", line \\d+", ""))
            .collect(Collectors.toSet());
    for (String change :
        List.of(
            "ErrorBounds.cross/6: 5 -> 6",
            "ErrorBounds.cross/6: + -> -",
            "ErrorBounds.cross/6: 5 * u * (x * y) + ->",
            "ErrorBounds.cross/6: 2.125 -> 1.0625",
            "Orientation.sign/6: > -> >=",
            "Orientation.sign/6: - ->")) {
      assertTrue(
          all.stream().anyMatch(each -> each.replaceAll("\\s+", " ").strip().equals(change)),
          change);
    }
  }

  @Test
  void aSeedDrawsTheSame() throws IOException {
    assertEquals(texts(7), texts(7));
    assertNotEquals(texts(7), texts(8));
  }

  private static List<String> texts(long seed) throws IOException {
    return DrawnChanges.draw(20, seed).stream().map(DrawnChanges.Change::toString).toList();
  }

  /** What was not seen stands on the page, with the reason why it does no harm. */
  @Test
  void theKeptListIsTold() throws IOException {
    List<String> lines = Files.readAllLines(LIST);
    String page = Files.readString(PAGE);
    List<String> unseen = lines.stream().filter(line -> line.startsWith("NOT SEEN: ")).toList();
    long proofs = lines.stream().filter(line -> line.startsWith("seen: float/")).count();
    assertEquals(100, lines.size());
    assertTrue(lines.stream().allMatch(line -> line.startsWith("seen: ") || unseen.contains(line)));
    String told =
        "of 100, %d are seen by their bits, %d by a proof that fails, %d by neither"
            .formatted(100 - proofs - unseen.size(), proofs, unseen.size());
    assertTrue(page.replaceAll("\\s+", " ").contains(told), () -> PAGE + " does not say: " + told);
    for (String line : unseen) {
      String change = line.substring("NOT SEEN: ".length()).replaceFirst("\\s+$", "");
      assertTrue(page.contains("`" + change + "`"), () -> PAGE + " does not tell of " + change);
    }
  }
}
