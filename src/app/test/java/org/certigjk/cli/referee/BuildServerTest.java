package org.certigjk.cli.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.certigjk.cli.Cli;
import org.certigjk.cli.Main;
import org.certigjk.samples.Patience;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * What build servers read, of an engine that crashes on repeated points and measures corners only.
 */
class BuildServerTest {

  private static final Path SCRIPTS = Path.of("examples", "ci");

  private static final String PLANTED =
      "python3 "
          + Path.of("src/app/test/resources/org/certigjk/referee/planted_engine.py")
              .toAbsolutePath();

  /** Right, a crash, a wrong distance. */
  private static final String PAIRS =
      """
      {"id":"right/1","a":[[0,0],[1,0]],"b":[[3,4]]}
      {"id":"crash#1/100%","a":[[0,0],[0,0]],"b":[[1,1]]}
      {"id":"wrong/1","a":[[-1,0],[1,0]],"b":[[0,1]]}
      """;

  private static final String WORDS =
      "distance 1.4142135623730951 instead of 1: too large by 0.414, 41.4 % or";

  @TempDir private Path folder = Path.of("");

  private Cli run(String format, String... more) throws IOException {
    String pairs = Cli.write(folder, "pairs.jsonl", PAIRS);
    String[] args = {
      "referee", "run", "--engine", PLANTED, Patience.OPTION, "--format", format, pairs
    };
    return Cli.run(with(args, more));
  }

  private String baseline() throws IOException {
    return Cli.write(
        folder,
        "known.jsonl",
        "{\"id\":\"wrong/1\",\"charges\":[{\"fault\":\"distance-error\"}]}\n");
  }

  private static Document xml(String text) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static Element first(Document document, String tag) {
    return (Element) document.getElementsByTagName(tag).item(0);
  }

  @Test
  void junit() throws Exception {
    Cli cli = run("junit");
    assertEquals(1, cli.code(), cli.err());
    Document document = xml(cli.out());
    Element suite = first(document, "testsuite");
    assertEquals("3", suite.getAttribute("tests"));
    assertEquals("1", suite.getAttribute("failures"));
    assertEquals("1", suite.getAttribute("errors"));
    assertEquals("0", suite.getAttribute("skipped"));
    assertEquals(3, document.getElementsByTagName("testcase").getLength());
    Element crash = first(document, "testcase");
    assertEquals("crash#1/100%", crash.getAttribute("name"));
    assertEquals("crash#1", crash.getAttribute("classname"));
    assertEquals("2", crash.getAttribute("line"));
    assertEquals(folder.resolve("pairs.jsonl").toString(), crash.getAttribute("file"));
    assertEquals("crash", first(document, "error").getAttribute("type"));
    String message = first(document, "failure").getAttribute("message");
    assertTrue(message.startsWith(WORDS), message);
    assertTrue(message.endsWith(", 0.207 of the bodies' size (public reports: new)"), message);

    Document known = xml(run("junit", "--baseline", baseline()).out());
    assertEquals("1", first(known, "testsuite").getAttribute("skipped"));
    assertEquals("0", first(known, "testsuite").getAttribute("failures"));
    assertTrue(first(known, "skipped").getAttribute("message").startsWith("known: " + WORDS));
  }

  @Test
  void tap() throws IOException {
    List<String> lines = run("tap", "--baseline", baseline()).lines();
    assertEquals(List.of("TAP version 14", "1..3"), lines.subList(0, 2));
    assertEquals("not ok 1 - crash\\#1/100%", lines.get(2));
    assertEquals(List.of("  ---", "  fault: crash"), lines.subList(3, 5));
    assertTrue(lines.contains("not ok 2 - wrong/1 # TODO known"), lines::toString);
    String message = lines.get(lines.size() - 3);
    assertTrue(message.contains("0.207 of the bodies'' size (public reports: new)"), message);
    assertEquals("ok 3 - 1 of right", lines.get(lines.size() - 1));
  }

  @Test
  void sarif() throws IOException {
    JsonNode log = new ObjectMapper().readTree(run("sarif", "--baseline", baseline()).out());
    assertEquals("2.1.0", log.path("version").asText());
    JsonNode run = log.path("runs").path(0);
    assertEquals(22, run.path("tool").path("driver").path("rules").size());
    assertEquals(2, run.path("results").size());
    JsonNode crash = run.path("results").path(0);
    assertEquals("crash", crash.path("ruleId").asText());
    assertEquals("new", crash.path("baselineState").asText());
    JsonNode place = crash.path("locations").path(0).path("physicalLocation");
    assertEquals(2, place.path("region").path("startLine").asInt());
    assertTrue(place.path("artifactLocation").path("uri").asText().endsWith("/pairs.jsonl"));
    assertFalse(crash.path("properties").has("severity"), "no number is wrong");
    JsonNode wrong = run.path("results").path(1);
    assertEquals("unchanged", wrong.path("baselineState").asText());
    assertEquals(0.207, wrong.path("properties").path("severity").asDouble(), 0.001);
    assertEquals("new", wrong.path("properties").path("reported").asText());
    assertEquals(0, wrong.path("properties").path("reports").size());
  }

  @Test
  void github() throws IOException {
    List<String> lines = run("github").lines();
    String file = folder.resolve("pairs.jsonl").toString();
    assertTrue(
        lines.get(0).startsWith("::error file=" + file + ",line=2,title=crash::crash#1/100%25: "),
        lines.get(0));
    assertTrue(lines.get(1).startsWith("::error file=" + file + ",line=3,title=distance-error::"));
    assertTrue(lines.get(2).startsWith("::error title=certigjk::3 vectors asked, "), lines.get(2));
    assertEquals(3, lines.size());
    List<String> known = run("github", "--baseline", baseline()).lines();
    assertEquals(2, known.size(), known::toString);
  }

  /** Ten wrong answers of one family, before one of another, of which a second is right. */
  @Test
  void everyFamilyIsAnnotatedBeforeOneIsTwiceAndWhatIsRightIsCounted() throws Exception {
    String wrong = "{\"id\":\"%s\",\"a\":[[-1,0],[1,0]],\"b\":[[0,%s]]}\n";
    StringBuilder pairs = new StringBuilder();
    for (int k = 1; k <= 10; k++) {
      pairs.append(wrong.formatted("wrong/" + k, k));
    }
    pairs.append(wrong.formatted("other/1", 1));
    pairs.append("{\"id\":\"other/2\",\"a\":[[0,0],[1,0]],\"b\":[[3,4]]}\n");
    String file = Cli.write(folder, "many.jsonl", pairs.toString());
    String[] words = {"referee", "run", "--engine", PLANTED, Patience.OPTION, file, "--format"};
    Function<String, Cli> in = format -> Cli.run(with(words, format));
    List<String> lines = in.apply("github").lines();
    assertEquals(9 + 1, lines.size());
    assertTrue(lines.get(1).contains("::other/1: "), lines.get(1));
    assertTrue(lines.get(8).contains("::wrong/8: "), lines.get(8));
    NodeList cases = xml(in.apply("junit").out()).getElementsByTagName("testcase");
    Element last = (Element) cases.item(cases.getLength() - 1);
    assertEquals("1 of other", last.getAttribute("name"));
  }

  /** What is known of line 1 of one file must not excuse line 1 of another. */
  @Test
  void aBaselineIsForQueriesWithIdsOfTheirOwn() throws IOException {
    String one = Cli.write(folder, "one.jsonl", "{\"a\":[[-1,0],[1,0]],\"b\":[[0,1]]}\n");
    String other = Cli.write(folder, "other.jsonl", "{\"a\":[[-2,0],[2,0]],\"b\":[[0,1]]}\n");
    String known = folder.resolve("known-lines.jsonl").toString();
    String[] run = {"referee", "run", "--engine", PLANTED, Patience.OPTION, one};
    assertEquals(1, Cli.run(with(run, "--write-baseline", known)).code());
    assertEquals(0, Cli.run(with(run, "--baseline", known)).code());
    assertEquals(0, Cli.run(with(run, one, "--baseline", known)).code());
    Cli.run(with(run, other, "--baseline", known))
        .bad(
            "queries: field id: two different ones are called line-1; what was right and"
                + " wrong is known by ids, so that each needs its own");
  }

  /** The same id is another pair after it was changed; a baseline without digests goes by ids. */
  @Test
  void aChangedPairIsAnother() throws IOException {
    String pair = "{\"id\":\"p\",\"a\":[[-%s,0],[%s,0]],\"b\":[[0,1]]}\n";
    String then = Cli.write(folder, "then.jsonl", pair.formatted(1, 1));
    String now = Cli.write(folder, "now.jsonl", pair.formatted(2, 2));
    Path known = folder.resolve("known-then.jsonl");
    String[] run = {"referee", "run", "--engine", PLANTED, Patience.OPTION};
    Path charges = folder.resolve("charges.jsonl");
    Cli.run(with(run, then, "--write-baseline", known.toString(), "--charges", charges.toString()));
    String entry = "{\"id\":\"p\",\"query\":\"6d\",\"charges\":[{\"fault\":\"distance-error\"}]}\n";
    String digest =
        Files.readString(known).replaceAll("(?s).*\"query\":\"([0-9a-f]{16})\".*", "$1");
    assertEquals(entry.replace("6d", digest), Files.readString(known));
    assertEquals(entry.replace("\"query\":\"6d\",", ""), Files.readString(charges));
    assertEquals(0, Cli.run(with(run, then, "--baseline", known.toString())).code());
    Cli changed = Cli.run(with(run, now, "--baseline", known.toString()));
    assertEquals(1, changed.code());
    assertTrue(
        changed
            .err()
            .contains(
                "again: 0\n"
                    + "new: 1\n"
                    + "  p: distance-error\n"
                    + "mended: 0\n"
                    + "another query now than then, so that nothing is known of it: 1\n"
                    + "  p: known of another query\n"),
        changed.err());
    Files.writeString(known, Files.readString(charges));
    assertEquals(0, Cli.run(with(run, now, "--baseline", known.toString())).code());
  }

  private static String[] with(String[] words, String... more) {
    return Stream.of(words, more).flatMap(Arrays::stream).toArray(String[]::new);
  }

  /** What the action and the job say is run, here. */
  @Test
  void scriptsOfExamplesRun() throws IOException, InterruptedException {
    Path launcher =
        Files.writeString(
            folder.resolve("certigjk"),
            "#!/bin/sh\nexec %s -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '%s' %s \"$@\"\n"
                .formatted(
                    Path.of(System.getProperty("java.home"), "bin", "java"),
                    System.getProperty("java.class.path"),
                    Main.class.getName()));
    assertTrue(launcher.toFile().setExecutable(true));
    Cli.write(folder, "pairs.jsonl", PAIRS);
    String place = SCRIPTS.toAbsolutePath().toString();
    String action = Files.readString(SCRIPTS.resolve("action.yml"));
    String job = Files.readString(SCRIPTS.resolve("gitlab.yml"));
    assertEquals(
        1, shell(found("run: (.*)", action).replace("${{ github.action_path }}", place), ""));
    assertEquals(
        1, shell(found("\n  script:\n +- (.*)", job).replace("./certigjk/examples/ci", place), ""));
    for (String file : List.of("referee.junit.xml", "referee.sarif", "referee.html")) {
      assertTrue(Files.size(folder.resolve(file)) > 100, file);
      assertTrue(job.contains(file), file);
    }
    String page = Files.readString(folder.resolve("referee.html"));
    assertTrue(
        page.contains("<pre>certigjk explore "), "its readers have not this machine's files");
    String known =
        Cli.write(
            folder,
            "all.jsonl",
            Files.readString(Path.of(baseline()))
                + "{\"id\":\"crash#1/100%\",\"charges\":[{\"fault\":\"crash\"}]}\n");
    assertEquals(0, shell(place + "/referee.sh", known));
    assertEquals(2, shell("VECTORS=none.jsonl " + place + "/referee.sh", ""));
  }

  private static String found(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    assertTrue(matcher.find(), pattern);
    return matcher.group(1);
  }

  private int shell(String command, String baseline) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder("sh", "-c", command).directory(folder.toFile());
    builder
        .environment()
        .putAll(
            Map.of(
                "CERTIGJK",
                folder.resolve("certigjk").toString(),
                "ENGINE",
                PLANTED,
                "VECTORS",
                "pairs.jsonl",
                "BASELINE",
                baseline));
    return builder
        .redirectErrorStream(true)
        .redirectOutput(new File("/dev/null"))
        .start()
        .waitFor();
  }
}
