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
import java.util.stream.Stream;
import org.certigjk.study.Studies;
import org.certigjk.study.Study;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The published reports in {@code docs/studies}: all are there, with all that they link. */
class StudiesPageTest {

  private static final Path FOLDER = Path.of("docs/studies");
  private static final Pattern LINK = Pattern.compile("]\\(([^):#]+)\\)");
  private static final Pattern VERSION =
      Pattern.compile("(?m)^Version: certigjk \\d+\\.\\d+\\.\\d+");

  @TestFactory
  Stream<DynamicTest> reportsSayHowTheyWereMade() {
    return Studies.all().stream()
        .map(study -> DynamicTest.dynamicTest(study.label(), () -> saysHowItWasMade(study)));
  }

  private static void saysHowItWasMade(Study study) throws IOException {
    String page = Files.readString(FOLDER.resolve(study.label() + ".md"));
    String seed = study.random() ? " --seed " + Study.DEFAULT_SEED : "";
    String command = "Command: `certigjk study " + study.label() + " --full" + seed + "`";
    assertTrue(page.contains(command), command);
    assertTrue(VERSION.matcher(page).find(), "version");
    assertTrue(page.startsWith("# " + study.title() + "\n\n" + study.question()), study.title());
  }

  /**
   * Every file is linked from a page, but for the times, which no study writes; and every link
   * leads to a file.
   */
  @Test
  void filesAndLinksAgree() throws IOException {
    Set<String> there = new TreeSet<>();
    Set<String> linked = new TreeSet<>(Set.of("README.md", "isa-times.csv"));
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.toList()) {
        there.add(file.getFileName().toString());
        if (file.toString().endsWith(".md")) {
          Matcher link = LINK.matcher(Files.readString(file));
          while (link.find()) {
            linked.add(link.group(1));
          }
        }
      }
    }
    linked.removeIf(link -> link.startsWith("../"));
    assertEquals(linked, there);
  }
}
