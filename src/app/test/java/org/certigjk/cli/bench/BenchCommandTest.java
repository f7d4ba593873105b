package org.certigjk.cli.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.certigjk.cli.Cli;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code certigjk bench}, with pairs so few that it takes a moment. */
class BenchCommandTest {

  private static final List<String> OWN =
      List.of("kernel", "kernel+hull", "certified", "certified+hull", "generic");

  @TempDir private Path directory = Path.of("");

  private static Cli bench(String... args) {
    String[] quick = {"bench", "--for=100ms", "--pairs=3"};
    return Cli.run(Stream.of(quick, args).flatMap(Stream::of).toArray(String[]::new)).ok();
  }

  private static JsonNode json(String... args) throws IOException {
    String[] format = {"--format=json"};
    Cli cli = bench(Stream.of(format, args).flatMap(Stream::of).toArray(String[]::new));
    assertEquals(
        List.of(),
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(Files.readString(Path.of("docs/bench.schema.json")), InputFormat.JSON)
            .validate(cli.out(), InputFormat.JSON));
    return new ObjectMapper().readTree(cli.out());
  }

  private static List<String> column(JsonNode run, String name) {
    List<String> values = new ArrayList<>();
    run.get("rows").forEach(row -> values.add(row.get(name).asText()));
    return values;
  }

  @Test
  void aRowForEveryEngineAndList() throws IOException {
    JsonNode run = json("--dimension=2,3", "--sizes=3,5");
    List<String> expected = new ArrayList<>();
    for (int list = 0; list < 12; list++) {
      expected.addAll(OWN);
    }
    assertEquals(expected, column(run, "engine"));
    assertEquals("2", run.get("rows").get(0).get("dimension").asText());
    assertEquals("3", run.get("rows").get(59).get("dimension").asText());
    assertEquals("5", run.get("rows").get(59).get("size").asText());
    assertEquals("random-hulls-repeated", run.get("rows").get(0).get("pairs").asText());
    assertEquals("hard", run.get("rows").get(59).get("pairs").asText());
    assertTrue(column(run, "wrong").stream().allMatch("0"::equals));
    assertEquals(1, run.get("notes").size());
  }

  @Test
  void hullsAreForThreeDimensions() throws IOException {
    assertEquals(
        List.of("kernel", "certified", "generic"),
        column(json("--dimension=4", "--sizes=5"), "engine").subList(0, 3));
  }

  @Test
  void textHasATablePerListAndTheCriteria() {
    List<String> lines = bench("--dimension=3", "--sizes=4", "--seed=7").lines();
    assertTrue(lines.get(0).endsWith("seed 7"), lines.get(0));
    assertEquals("3-D, 4 + 4 points, random-hulls-repeated: 3 pairs", lines.get(2));
    assertEquals(
        List.of(
            "engine", "ns/query", "÷", "kernel", "50", "%", "99", "%", "pairs", "wrong", "worst"),
        List.of(lines.get(3).strip().split(" +")));
    assertTrue(lines.get(4).startsWith("  kernel "), lines.get(4));
    assertTrue(lines.contains("3-D, 4 + 4 points, random-hulls-fresh: 3 pairs"));
    assertTrue(lines.stream().anyMatch(line -> line.contains("relative error above 1e-6")));
    assertEquals(
        "note: no engines of other people: ./certigjk bench builds them, or name a folder with"
            + " --engines",
        lines.get(lines.size() - 1));
  }

  @Test
  void sameSeedSamePairs() {
    for (BenchPlan plan : BenchPlan.of(3, 8, List.of(), 100, 5)) {
      BenchPlan other = new BenchPlan(3, 8, plan.name(), 100, 6);
      assertEquals(text(plan), text(plan));
      assertNotEquals(text(plan), text(other));
    }
  }

  private static String text(BenchPlan plan) {
    return plan.pairs().pairs().stream().map(Arrays::deepToString).toList().toString();
  }

  @Test
  void manyFreshPairsOfFewPoints() {
    List<BenchPlan> plans = BenchPlan.of(3, 8, List.of(), 2000, 1);
    assertEquals(
        List.of("random-hulls-repeated", "random-hulls-fresh", "hard"),
        plans.stream().map(BenchPlan::name).toList());
    assertEquals(25, plans.get(0).pairs().pairs().size());
    assertEquals(2000, plans.get(1).pairs().pairs().size());
    assertTrue(plans.get(2).pairs().pairs().size() >= 1000);
  }

  @Test
  void familiesCanBeChosen() throws IOException {
    JsonNode run = json("--dimension=1,2", "--sizes=4", "--family=gap,flat");
    assertEquals(List.of("flat", "gap"), column(run, "pairs").stream().distinct().toList());
    assertEquals(15, run.get("rows").size());
  }

  @Test
  void driversOfAFolderAreFound() throws IOException {
    plant("Zero", "return 0;", "DISTANCE");
    JsonNode run = json("--dimension=3", "--sizes=4", "--engines=" + directory);
    assertEquals("Zero", column(run, "engine").get(5));
    assertEquals(column(run, "count").get(5), column(run, "falseOverlap").get(5));
    assertEquals(column(run, "count").get(5), column(run, "wrong").get(5));
    assertEquals(0, run.get("notes").size());
    List<String> lines = bench("--dimension=3", "--sizes=4", "--engines=" + directory).lines();
    assertTrue(
        lines.stream()
            .anyMatch(l -> l.matches(" *Zero .* ([1-3]) +\\1 \\(\\1 false overlap\\).*")));
  }

  @Test
  void driversThatAnswerNoDistanceAreLeftOut() throws IOException {
    plant("Verdict", "throw new IllegalStateException();", "VERDICT");
    JsonNode run = json("--dimension=3", "--sizes=4", "--engines=" + directory);
    assertEquals(OWN, column(run, "engine").subList(5, 10));
    assertEquals("Verdict is left out: it answers no distance", run.get("notes").get(0).asText());
  }

  @Test
  void aFolderWithoutDriversIsNoted() throws IOException {
    String place = directory.resolve("none").toString();
    assertEquals(
        "no engines of other people: there are no drivers in " + place,
        json("--dimension=2", "--sizes=3", "--engines=" + place).get("notes").get(0).asText());
  }

  /** Compiles a driver into a jar of its own. */
  private void plant(String name, String body, String answers) throws IOException {
    String text =
        """
        import java.util.Set;
        import org.certigjk.referee.Engine;
        public final class %s implements Engine<double[][]> {
          public String name() { return "%s"; }
          public String version() { return "0"; }
          public boolean takes(int dimension) { return true; }
          public Precision precision() { return Precision.DOUBLE; }
          public Set<Answers> answers() { return Set.of(Answers.%s); }
          public double[][] body(double[][] points) { return points; }
          public double distance(double[][] a, double[][] b) { %s }
        }
        """
            .formatted(name, name, answers, body);
    Path source = Files.writeString(directory.resolve(name + ".java"), text);
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-cp",
                System.getProperty("java.class.path"),
                source.toString());
    assertEquals(0, code);
    try (OutputStream out = Files.newOutputStream(directory.resolve("planted.jar"));
        JarOutputStream jar = new JarOutputStream(out)) {
      jar.putNextEntry(new JarEntry(name + ".class"));
      jar.write(Files.readAllBytes(directory.resolve(name + ".class")));
      jar.putNextEntry(new JarEntry("META-INF/services/org.certigjk.referee.Engine"));
      jar.write(name.getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "--dimension=0 | --dimension 0: from 1 to 8 is possible",
        "--dimension=2,9 | --dimension 9: from 1 to 8 is possible",
        "--sizes=0 | --sizes 0: from 1 to 100000 is possible",
        "--pairs=0 | --pairs 0: from 1 to 100000 is possible",
        "--for=soon | Invalid value for option '--for': a time such as 90s or 5m is expected, not"
            + " 'soon'",
        "--for=0s | Invalid value for option '--for': a time such as 90s or 5m is expected, not '0s'",
        "--format=csv | Invalid value for option '--format': expected one of [json, text]"
            + " (case-insensitive) but was 'csv'",
        "more | Unmatched argument at index 1: 'more'"
      })
  void wrongUsage(String argument, String complaint) {
    Cli.run("bench", argument).bad("certigjk: " + complaint + " (certigjk bench --help explains)");
  }

  @Test
  void unknownFamiliesAreNamed() {
    Cli cli = Cli.run("bench", "--family=gap,gab");
    String complaint =
        "certigjk: --family gab: there is no such family; possible are random-hulls, ";
    assertTrue(cli.err().startsWith(complaint), cli.err());
    assertEquals(2, cli.code());
  }

  @Test
  void familiesWithoutPairsInTheDimensionsAreAnError() {
    Cli.run("bench", "--family=touching-vertex-face,gap", "--dimension=1")
        .bad(
            "certigjk: --family touching-vertex-face,gap: there are no such pairs with --dimension 1"
                + " (certigjk bench --help explains)");
  }
}
