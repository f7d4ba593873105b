package org.certigjk.formulas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The changes that {@code proofs/differential.sh --drawn} draws, and the kept lists of two runs.
 */
class DrawnChangesTest {

  private static final Path PAGE = Path.of("proofs/README.md");

  @ParameterizedTest
  @EnumSource
  void eachChangesTheText(JavaList list) throws IOException {
    for (DrawnChanges.Change change : DrawnChanges.all(list)) {
      assertNotEquals(change.source().text(), change.changed(), change::toString);
    }
  }

  @Test
  void thereAreSomeOfEachKind() throws IOException {
    Set<DrawnChanges.Change> changes = new LinkedHashSet<>();
    for (JavaList list : JavaList.values()) {
      changes.addAll(DrawnChanges.all(list));
    }
    Set<String> all =
        changes.stream()
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
            "Orientation.sign/6: - ->",
            "RoundedContact.isAlone/6: * -> +",
            "BinaryFormat.BINARY32: 24 -> 25",
            "BinaryFormat.nearest/3: -= -> +=",
            "Conversions.toFloat/1: < -> <=")) {
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
    return DrawnChanges.draw(JavaList.METHODS, 20, seed).stream()
        .map(DrawnChanges.Change::toString)
        .toList();
  }

  /** What was not seen stands on the page, with the reason why it does no harm. */
  @ParameterizedTest
  @CsvSource({"changes.txt, 100", "changes-numbers.txt, 40"})
  void theKeptListIsTold(String file, int count) throws IOException {
    List<String> lines = Files.readAllLines(PAGE.resolveSibling(file));
    String page = Files.readString(PAGE);
    List<String> unseen = lines.stream().filter(line -> line.startsWith("NOT SEEN: ")).toList();
    long proofs = lines.stream().filter(line -> line.startsWith("seen: float/")).count();
    assertEquals(count, lines.size());
    assertTrue(lines.stream().allMatch(line -> line.startsWith("seen: ") || unseen.contains(line)));
    String told =
        "of %d, %d are seen by their bits, %d by a proof that fails, %d by neither"
            .formatted(count, count - proofs - unseen.size(), proofs, unseen.size());
    assertTrue(page.replaceAll("\\s+", " ").contains(told), () -> PAGE + " does not say: " + told);
    for (String line : unseen) {
      String change = line.substring("NOT SEEN: ".length()).replaceFirst("\\s+$", "");
      assertTrue(page.contains("`" + change + "`"), () -> PAGE + " does not tell of " + change);
    }
  }
}
