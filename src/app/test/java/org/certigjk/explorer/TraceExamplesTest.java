package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.certigjk.cli.Cli;
import org.certigjk.explorer.trace.Contradiction;
import org.certigjk.explorer.trace.Judgement;
import org.certigjk.explorer.trace.TraceReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The traces in {@code examples}, the programs there that write them, and {@code docs/trace.md}.
 */
class TraceExamplesTest {

  private static final Path TRACES = Path.of("examples/traces.jsonl");

  /** A and B of the runs of three engines. */
  private static final double[][][] BODIES = {
    {{0, 0.1}, {1, 0}, {0.3, 2}, {-1.5, 1}}, {{3, 1}, {4, 0.25}, {4.5, 2.75}, {3.5, 2.5}}
  };

  /** The loop that keeps two points, where the origin is inside a triangle. */
  private static final String FAULTY = "a=-1,-1;2,-1;-1,2&b=0,0&field=double&loop=alzubaidi";

  @TempDir private Path folder;

  private static String query(double[][][] bodies) {
    StringBuilder line = new StringBuilder("1 %d".formatted(bodies[0][0].length));
    Arrays.stream(bodies).forEach(body -> line.append(" ").append(body.length));
    Arrays.stream(bodies)
        .flatMap(Arrays::stream)
        .flatMapToDouble(Arrays::stream)
        .forEach(x -> line.append(" ").append(x));
    return line.append("\n").toString();
  }

  private static String points(double[][] body) {
    return Arrays.stream(body)
        .map(p -> Arrays.stream(p).mapToObj(Double::toString).collect(Collectors.joining(",")))
        .collect(Collectors.joining(";"));
  }

  /** Runs a program on lines; returns what it prints. */
  private String run(String input, String... command) throws IOException, InterruptedException {
    Path in = Files.writeString(folder.resolve("in"), input);
    Path out = folder.resolve("out");
    Process process =
        new ProcessBuilder(command)
            .redirectInput(in.toFile())
            .redirectOutput(out.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertEquals(0, process.waitFor());
    return Files.readString(out);
  }

  private String[] recorder() throws IOException, InterruptedException {
    Path cc = Path.of("/usr/bin/cc");
    assumeTrue(Files.isExecutable(cc), "NOT CHECKED: there is no C compiler");
    String program = folder.resolve("gjk-trace").toString();
    run("", cc.toString(), "-Wall", "-Werror", "examples/gjk-trace.c", "-lm", "-o", program);
    return new String[] {program};
  }

  @Test
  void theFaultyLoopIsContradictedWhereVDoesNotGetShorter() throws IOException {
    assertEquals(RecordedRuns.of(FAULTY), Files.readString(Path.of("examples/trace.json")));
    Cli trace = Cli.run("trace", "examples/trace.json");
    assertEquals(1, trace.code());
    assertEquals(
        "examples/trace.json:1: alzubaidi in double: steps[1] of 4, NOT_FALLEN: v did not get"
            + " shorter, though a point of A ⊖ B is nearer to the origin: its squared length was"
            + " greater than the squared distance by 1/2 and is greater by 1\n",
        trace.out());
  }

  @Test
  void noneOfThreeEnginesIsContradictedHere() {
    Cli trace = Cli.run("trace", TRACES.toString()).ok();
    assertEquals(3, trace.lines().size());
    trace
        .lines()
        .forEach(line -> assertEquals("is contradicted", line.replaceFirst(".* (?=is )", "")));
  }

  @Test
  void theFirstIsTheLoopOfThisLibraryInDoubles() throws IOException {
    String scene =
        "a=%s&b=%s&field=double&loop=van-den-bergen-robust"
            .formatted(points(BODIES[0]), points(BODIES[1]));
    assertEquals(RecordedRuns.of(scene).strip(), Files.readAllLines(TRACES).get(0));
  }

  @Test
  void theSecondIsWrittenByTheHeader() throws IOException, InterruptedException {
    assertEquals(run(query(BODIES), recorder()).strip(), Files.readAllLines(TRACES).get(1));
  }

  @Test
  void theThirdIsWrittenFromDyn4j() throws IOException, InterruptedException {
    Path jar =
        Path.of(
            System.getProperty("user.home"),
            ".m2/repository/org/dyn4j/dyn4j/6.0.0/dyn4j-6.0.0.jar");
    assumeTrue(Files.exists(jar), "NOT CHECKED: dyn4j is not there; engines/pom.xml fetches it");
    ByteArrayOutputStream complaints = new ByteArrayOutputStream();
    String[] files = {"examples/GjkTrace.java", "examples/Dyn4jTrace.java"};
    String[] options = {"-d", folder.toString(), "-cp", jar.toString(), "-Xlint:all", "-Werror"};
    String[] arguments = Stream.of(options, files).flatMap(Arrays::stream).toArray(String[]::new);
    int compiled = ToolProvider.getSystemJavaCompiler().run(null, null, complaints, arguments);
    assertEquals(0, compiled, complaints.toString(StandardCharsets.UTF_8));
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String path = folder + System.getProperty("path.separator") + jar;
    assertEquals(
        run(query(BODIES), java, "-cp", path, "Dyn4jTrace").strip(),
        Files.readAllLines(TRACES).get(2));
  }

  @Test
  void theHeaderIsNotContradicted() throws Exception {
    SplittableRandom random = new SplittableRandom(81);
    StringBuilder queries = new StringBuilder();
    for (int k = 0; k < 100; k++) {
      double[][][] bodies = new double[2][][];
      int dimension = random.nextInt(2, 4);
      for (int body = 0; body < 2; body++) {
        bodies[body] = new double[random.nextInt(1, 9)][dimension];
        for (double[] point : bodies[body]) {
          Arrays.setAll(point, c -> random.nextInt(-40, 41) / 8.0);
        }
      }
      queries.append(query(bodies));
    }
    for (String trace : run(queries.toString(), recorder()).lines().toList()) {
      Judgement judgement = Judgement.of(TraceReader.read(trace));
      assertEquals(-1, judgement.first(), () -> trace + judgement.summary());
    }
  }

  @Test
  void thePageShowsWhatIsSaid() throws Exception {
    String page = Files.readString(Path.of("docs/trace.md"));
    String example = page.replaceFirst("(?s).*```json\n(.*?)```.*", "$1");
    Judgement judgement = Judgement.of(TraceReader.read(example));
    assertEquals(1, judgement.first());
    assertEquals(
        List.of(Contradiction.NOT_NEAREST, Contradiction.FALSE_DISTANCE),
        judgement.steps().get(1).charges());
    String rules = page.substring(page.indexOf("is contradicted by"));
    assertEquals(
        Arrays.stream(Contradiction.values()).map(Enum::name).toList(),
        Pattern.compile("`([A-Z_]+)`")
            .matcher(rules)
            .results()
            .map(found -> found.group(1))
            .toList());
  }
}
