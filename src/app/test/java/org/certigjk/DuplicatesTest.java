package org.certigjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.sourceforge.pmd.cpd.CPDConfiguration;
import net.sourceforge.pmd.cpd.CpdAnalysis;
import net.sourceforge.pmd.cpd.Match;
import net.sourceforge.pmd.lang.LanguageRegistry;
import net.sourceforge.pmd.lang.document.FileLocation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The main sources repeat themselves no more often than is said here (PMD's CPD counts). */
class DuplicatesTest {

  /** How many tokens of Java make a repetition. */
  private static final int TOKENS = 60;

  /** How many there may be. Only ever to be lowered: what is written twice becomes a method. */
  private static final int LIMIT = 5;

  private static final Path TWINS = Path.of("src", "twins.tsv");

  private record Repetition(Set<Path> files, String text) {}

  @Test
  @DisplayName("no more repetitions than the limit, besides the twins")
  void repetitions() throws IOException {
    List<Path> folders;
    try (Stream<Path> modules = Files.list(Path.of("src"))) {
      folders =
          modules.map(module -> module.resolve("main/java")).filter(Files::isDirectory).toList();
    }
    List<Repetition> found = repetitions(folders);
    List<Set<Path>> twins = twins();
    for (Set<Path> files : twins) {
      assertTrue(
          found.stream().anyMatch(repetition -> files.containsAll(repetition.files())),
          () -> TWINS + " names files that do not repeat each other any more: " + files);
    }
    List<Repetition> rest =
        found.stream()
            .filter(
                repetition ->
                    twins.stream().noneMatch(files -> files.containsAll(repetition.files())))
            .toList();
    assertTrue(
        rest.size() <= LIMIT,
        () ->
            "%d repetitions of %d tokens or more, and %d are allowed:%n%s"
                .formatted(
                    rest.size(),
                    TOKENS,
                    LIMIT,
                    rest.stream().map(Repetition::text).collect(Collectors.joining("\n"))));
  }

  @Test
  @DisplayName("a text of two files is found, and a shorter one is not")
  void bites(@TempDir Path folder) throws IOException {
    String method = "int sum() { return %s; }";
    String longText = method.formatted("1" + " + 1".repeat(TOKENS / 2));
    String shortText = method.formatted("2" + " + 2".repeat(TOKENS / 3));
    Files.writeString(folder.resolve("A.java"), "class A { " + longText + shortText + "}");
    Files.writeString(folder.resolve("B.java"), "class B { " + shortText + "}");
    assertEquals(List.of(), repetitions(List.of(folder)));
    Files.writeString(folder.resolve("C.java"), "class C { int c; " + longText + "}");
    List<Repetition> found = repetitions(List.of(folder));
    assertEquals(1, found.size());
    assertEquals(Set.of(folder.resolve("A.java"), folder.resolve("C.java")), found.get(0).files());
  }

  private static List<Repetition> repetitions(List<Path> folders) throws IOException {
    CPDConfiguration configuration = new CPDConfiguration(LanguageRegistry.CPD);
    configuration.setOnlyRecognizeLanguage(LanguageRegistry.CPD.getLanguageById("java"));
    configuration.setMinimumTileSize(TOKENS);
    configuration.setSourceEncoding(StandardCharsets.UTF_8);
    configuration.setInputPathList(folders);
    List<Repetition> found = new ArrayList<>();
    try (CpdAnalysis analysis = CpdAnalysis.create(configuration)) {
      analysis.performAnalysis(report -> report.getMatches().forEach(m -> found.add(of(m))));
    }
    return found;
  }

  private static Repetition of(Match match) {
    List<FileLocation> places = new ArrayList<>();
    match.forEach(mark -> places.add(mark.getLocation()));
    return new Repetition(
        places.stream()
            .map(place -> Path.of(place.getFileId().getAbsolutePath()))
            .collect(Collectors.toSet()),
        "%d tokens: %s"
            .formatted(
                match.getTokenCount(),
                places.stream()
                    .map(FileLocation::startPosToStringWithFile)
                    .collect(Collectors.joining(", "))));
  }

  private static List<Set<Path>> twins() throws IOException {
    List<Set<Path>> twins = new ArrayList<>();
    for (String line : Files.readAllLines(TWINS)) {
      if (!line.startsWith("#")) {
        String[] columns = line.split("\t", -1);
        assertEquals(2, columns.length, () -> TWINS + " needs files, a tab and a reason: " + line);
        twins.add(
            Stream.of(columns[0].split(" "))
                .map(file -> Path.of(file).toAbsolutePath())
                .collect(Collectors.toSet()));
      }
    }
    return twins;
  }
}
