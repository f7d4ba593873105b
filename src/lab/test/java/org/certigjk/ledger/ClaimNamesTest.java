package org.certigjk.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.certigjk.samples.Sources;
import org.certigjk.study.Studies;
import org.certigjk.study.Study;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** All that the claims name to show what is known of them is there. */
class ClaimNamesTest {

  private static final List<Claim> CLAIMS = Ledger.read().claims();

  private static final Path STUDIES = Path.of("docs/studies");

  @Test
  @DisplayName("the lemmas are stated in the files named")
  void proofs() throws IOException {
    int lemmas = 0;
    for (Claim claim : CLAIMS) {
      for (String proof : claim.proofs()) {
        String[] parts = proof.split(": ", 2);
        Path file = Path.of("proofs/theories", parts[0]);
        assertTrue(Files.exists(file), () -> claim.id() + ": " + proof);
        for (String lemma : parts[1].split(", ", -1)) {
          Pattern statement =
              Pattern.compile("(?m)^(Theorem|Lemma|Corollary|Example) " + lemma + "(?![\\w'])");
          assertTrue(
              statement.matcher(Files.readString(file)).find(),
              () -> "%s: %s does not state %s".formatted(claim.id(), parts[0], lemma));
          lemmas++;
        }
      }
    }
    assertTrue(lemmas > 300, lemmas + " lemmas");
  }

  @Test
  @DisplayName("the contracts are proved of the Java code")
  void contracts() throws IOException {
    Set<String> proved = new HashSet<>();
    for (String line : Files.readAllLines(Path.of("specs/lock.tsv"))) {
      String[] cells = line.split("\t", -1);
      if (cells[5].equals("proved")) {
        String type = cells[0].substring(cells[0].lastIndexOf('.') + 1);
        proved.add(type + "." + cells[1].replaceFirst("\\(.*", ""));
      }
    }
    assertTrue(proved.size() > 100, proved::toString);
    for (Claim claim : CLAIMS) {
      for (String contract : claim.contracts()) {
        assertTrue(proved.contains(contract), () -> claim.id() + ": " + contract);
      }
    }
  }

  @Test
  @DisplayName("the studies and their tables are published, and every study is named")
  void studies() {
    Set<String> labels = new TreeSet<>();
    Studies.all().stream().map(Study::label).forEach(labels::add);
    Set<String> named = new TreeSet<>();
    for (Claim claim : CLAIMS) {
      for (String study : claim.studies()) {
        String file = study.contains("/") ? study.replace('/', '-') + ".csv" : study + ".md";
        assertTrue(Files.exists(STUDIES.resolve(file)), () -> claim.id() + ": " + study);
        named.add(study.split("/", 2)[0]);
      }
    }
    assertEquals(labels, named);
  }

  @Test
  @DisplayName("what the study of errata computes of a claim is named by the claim")
  void errata() throws IOException {
    for (String table : List.of("steps", "sentences", "true")) {
      Set<String> computed = new TreeSet<>();
      List<String> lines = Files.readAllLines(STUDIES.resolve("errata-" + table + ".csv"));
      lines.stream().skip(1).map(line -> line.split(",", 2)[0]).forEach(computed::add);
      Set<String> named = new TreeSet<>();
      CLAIMS.stream()
          .filter(claim -> claim.studies().contains("errata/" + table))
          .forEach(claim -> named.add(claim.id()));
      assertEquals(computed, named, table);
    }
  }

  @Test
  @DisplayName("the tests and the classes are in the sources")
  void testsAndClasses() throws IOException {
    Map<String, List<Path>> tests = sources(Sources.tests());
    Map<String, List<Path>> classes = sources(Sources.of("main/java"));
    for (Claim claim : CLAIMS) {
      for (String test : claim.tests()) {
        assertTrue(isIn(tests, test), () -> claim.id() + ": " + test);
      }
      for (String type : claim.classes()) {
        assertTrue(classes.containsKey(type), () -> claim.id() + ": " + type);
      }
    }
  }

  /** The files by the name of their class; two packages may have the same. */
  private static Map<String, List<Path>> sources(List<Path> files) {
    Map<String, List<Path>> sources = new HashMap<>();
    for (Path file : files) {
      String type = file.getFileName().toString().replace(".java", "");
      sources.computeIfAbsent(type, name -> new ArrayList<>()).add(file);
    }
    return sources;
  }

  /** Whether there is such a class or, with a dot, such a method. */
  private static boolean isIn(Map<String, List<Path>> sources, String name) throws IOException {
    String[] parts = name.split("\\.", 2);
    boolean found = false;
    for (Path file : sources.getOrDefault(parts[0], List.of())) {
      found |= parts.length == 1 || Files.readString(file).contains(" " + parts[1] + "(");
    }
    return found;
  }

  @Test
  @DisplayName("the scenes are those of the explorer")
  void presets() throws IOException {
    Set<String> there = presetsOfTheExplorer();
    assertTrue(there.size() > 40, there::toString);
    for (Claim claim : CLAIMS) {
      assertTrue(there.containsAll(claim.presets()), () -> claim.id() + ": " + claim.presets());
    }
  }

  private static Set<String> presetsOfTheExplorer() throws IOException {
    Pattern preset = Pattern.compile("Preset\\.\\w+\\(\\s*\"([a-z0-9-]+)\"");
    Set<String> names = new HashSet<>();
    for (Path file : Sources.of("main/java/org/certigjk/explorer/preset")) {
      preset.matcher(Files.readString(file)).results().forEach(at -> names.add(at.group(1)));
    }
    return names;
  }
}
