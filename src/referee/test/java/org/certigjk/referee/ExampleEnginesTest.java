package org.certigjk.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.certigjk.json.JsonWords;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.engine.DeclarationLine;
import org.certigjk.referee.engine.EngineProcess;
import org.certigjk.referee.engine.QueryEngine;
import org.certigjk.samples.Patience;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The engines of {@code examples/}, and the page that shows them. */
class ExampleEnginesTest {

  private static final Path C = Path.of("examples/engine.c");
  private static final Path PYTHON = Path.of("examples/engine.py");

  @TempDir private Path directory = Path.of("");

  @Test
  void thePageShowsTheseFiles() throws IOException {
    String page = Files.readString(Path.of("docs/engine-protocol.md"));
    assertTrue(page.contains("```c\n" + Files.readString(C) + "```\n"));
    assertTrue(page.contains("```python\n" + Files.readString(PYTHON) + "```\n"));
  }

  @Test
  void thePageNamesEveryOutcomeAndWord() throws IOException {
    String page = Files.readString(Path.of("docs/engine-protocol.md"));
    for (Outcome.Kind kind : Outcome.Kind.values()) {
      String label = JsonWords.of(kind);
      assertTrue(page.contains("| `" + label + "` |"), label);
    }
    for (Engine.Answers answer : Engine.Answers.values()) {
      assertTrue(page.contains("| `" + JsonWords.of(answer) + "` |"), answer.name());
    }
    String declaration =
        page.lines().filter(line -> line.startsWith("certigjk-engine 2 ")).findFirst().orElse("");
    assertEquals("mine", DeclarationLine.parse(declaration).name());
  }

  @Test
  void inC() throws IOException, InterruptedException {
    String program = directory.resolve("engine").toString();
    run("cc", "-O2", "-Wall", "-Wextra", "-Werror", C.toString(), "-lm", "-o", program);
    assertAnswersAreRead(List.of(program));
  }

  @Test
  void inPython() throws IOException, InterruptedException {
    run("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 8))");
    assertAnswersAreRead(List.of("python3", PYTHON.toString()));
  }

  private static void run(String... command) throws IOException, InterruptedException {
    try {
      Process process = new ProcessBuilder(command).inheritIO().start();
      assertEquals(0, process.waitFor());
    } catch (IOException absent) {
      abort("there is no " + command[0]);
    }
  }

  private static void assertAnswersAreRead(List<String> command) throws EngineException {
    try (EngineProcess engine = EngineProcess.start(command, Patience.LIMIT)) {
      assertEquals("points", engine.declaration().name());
      numbersArriveAsTheyAre(engine);
      for (int seed = 1; seed <= 50; seed++) {
        PointPair pair = Family.RANDOM_HULLS.generate(seed, 3, 8);
        Answer answer = (Answer) engine.ask(Query.of(pair), "random-hulls/3/8/" + seed);
        double least = least(pair);
        assertEquals(least, answer.distance(), 4 * Math.ulp(least));
      }
    }
  }

  /** The distance of x from 0 is x, to the last bit. */
  private static void numbersArriveAsTheyAre(QueryEngine engine) throws EngineException {
    Random random = new Random(1);
    for (int k = 0; k < 1000; k++) {
      double x = Math.abs(Double.longBitsToDouble(random.nextLong()));
      if (Double.isFinite(x)) {
        assertDistance(engine, x);
      }
    }
    for (double x : new double[] {Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, 2e-3}) {
      assertDistance(engine, x);
    }
  }

  private static void assertDistance(QueryEngine engine, double x) throws EngineException {
    Query query = Query.of(PointPair.of(new double[][] {{x}}, new double[][] {{0}}));
    assertEquals(new Answer(null, x, null, null), engine.ask(query, "point"));
  }

  private static double least(PointPair pair) {
    return Arrays.stream(pair.a())
        .flatMapToDouble(p -> Arrays.stream(pair.b()).mapToDouble(q -> length(p, q)))
        .min()
        .orElseThrow();
  }

  private static double length(double[] p, double[] q) {
    double squares = 0;
    for (int c = 0; c < p.length; c++) {
      squares += (p[c] - q[c]) * (p[c] - q[c]);
    }
    return Math.sqrt(squares);
  }
}
