package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.explorer.Scene;
import org.certigjk.explorer.SceneException;
import org.certigjk.explorer.SceneText;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.files.VectorReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The page {@code docs/referee-findings.md}, which {@code certigjk referee findings} has written.
 */
class FindingsPageTest {

  private static final Path DOCS = Path.of("docs");
  private static final Path FOLDER = DOCS.resolve("referee-findings");
  private static final Pattern LINK =
      Pattern.compile("]\\(explorer/index\\.html#(a=[^)&]*&b=[^)&]*)&finding=([^)]*)\\)");
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

  /** The explorer shows the bodies of the example, and beside them what the page says. */
  @Test
  void everyExampleInThePlaneOrInSpaceOpensInTheExplorer() throws IOException, SceneException {
    Map<String, TestVector> wanted = new TreeMap<>();
    try (VectorReader reader = VectorReader.open(FOLDER.resolve("shrunk.jsonl"))) {
      for (TestVector vector = reader.next(); vector != null; vector = reader.next()) {
        int dimension = vector.query().dimension();
        if (vector.query().poses() == null && (dimension == 2 || dimension == 3)) {
          wanted.put(vector.id(), vector);
        }
      }
    }
    Set<String> linked = new TreeSet<>();
    for (String section : page().split("(?m)^### ")) {
      Matcher links = LINK.matcher(section);
      while (links.find()) {
        linked.add(assertShows(links, section, wanted));
      }
    }
    assertEquals(wanted.keySet(), linked);
  }

  private static String assertShows(Matcher link, String section, Map<String, TestVector> wanted)
      throws IOException, SceneException {
    String json = URLDecoder.decode(link.group(2), StandardCharsets.UTF_8);
    JsonNode finding = new ObjectMapper().readTree(json);
    TestVector vector = Objects.requireNonNull(wanted.get(finding.get("id").asText()), json);
    Scene scene = SceneText.parse(link.group(1));
    assertEquals(vector.query().exactA().points(), scene.a().points(), vector.id());
    assertEquals(vector.query().exactB().points(), scene.b().points(), vector.id());
    assertEquals(vector.comment(), finding.get("comment").asText());
    String plain = section.replaceAll("\\\\([^A-Za-z0-9])", "$1").replaceAll(" *\\| *", "|");
    for (JsonNode row : finding.get("rows")) {
      StringBuilder cells = new StringBuilder("|");
      row.forEach(cell -> cells.append(cell.asText()).append('|'));
      assertTrue(plain.contains(cells.toString()), vector.id() + ": " + cells);
    }
    for (JsonNode said : finding.get("says")) {
      String rest = said.asText().substring(1); // the page begins with a capital
      assertTrue(plain.contains(rest.replaceAll(" *\\| *", "|")), vector.id() + ": " + rest);
    }
    return vector.id();
  }

  @Test
  void failuresKnownBeforeAreSeenAgain() throws IOException {
    String page = page();
    assertTrue(page.contains("distance: separated, 2.23606797749979;"), "FCL with libccd");
    assertTrue(page.contains("`random-hulls/3/10/576`"), "Bullet");
  }

  /** Without a breach is who answered something, and nothing wrongly. */
  @ParameterizedTest
  @ValueSource(strings = {"box2d", "cannon", "chipmunk", "mujoco", "ode", "planck"})
  void honoursItsContract(String engine) throws IOException {
    Matcher row =
        Pattern.compile("\\| \\[" + engine + "]\\([^|]*\\| default \\| (\\d+) \\| (.*?) %")
            .matcher(page());
    assertTrue(row.find(), engine);
    assertTrue(Integer.parseInt(row.group(1)) > 500, row.group());
    assertEquals("0 | 0 | 0 | 0", row.group(2));
    String right =
        "- Settings `default`: %1$s of %1$s answers right (100 %%)".formatted(row.group(1));
    String section = page().split("(?m)^## " + engine + "$")[1].split("(?m)^## ")[0];
    assertTrue(section.contains(right) && section.contains(" Breaches: 0."), section);
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
