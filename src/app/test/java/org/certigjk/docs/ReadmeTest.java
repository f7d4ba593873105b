package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.cli.Main;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.fast.Stage;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Separated;
import org.certigjk.interval.DistanceBounds;
import org.certigjk.interval.IntervalGjk;
import org.certigjk.shape.Cone;
import org.certigjk.shape.RationalsWithRoots;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.Claim;
import org.certigjk.variants.DistanceVariant;
import org.certigjk.variants.Variants;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What the README shows is what happens. */
class ReadmeTest {

  private static final String PROMPT = "$ ./certigjk ";

  private static final List<Path> PAGES =
      List.of(
          Path.of("README.md"),
          Path.of("docs/engine-protocol.md"),
          Path.of("docs/engines.md"),
          Path.of("docs/papers.md"),
          Path.of("docs/referee.md"),
          Path.of("docs/referee-findings.md"),
          Path.of("docs/vectors.md"),
          Path.of("docs/verification.md"),
          Path.of("examples/README.md"),
          Path.of("proofs/README.md"));

  @Test
  @DisplayName("every certigjk command of the README runs, and prints what stands below it")
  void commands() throws IOException {
    int withOutput = 0;
    for (Example example : examples()) {
      String output = run(example.command());
      if (!example.output().isEmpty()) {
        assertEquals(example.output().strip(), output.strip(), example.command());
        withOutput++;
      }
    }
    assertTrue(withOutput > 0, "no example with output was found");
  }

  private record Example(String command, String output) {}

  private static List<Example> examples() throws IOException {
    List<Example> examples = new ArrayList<>();
    Matcher block =
        Pattern.compile("```console\\R(.*?)```", Pattern.DOTALL)
            .matcher(Files.readString(Path.of("README.md")));
    while (block.find()) {
      List<String> lines = block.group(1).lines().toList();
      for (int k = 0; k < lines.size(); k++) {
        if (lines.get(k).startsWith(PROMPT)) {
          Stream<String> below =
              lines.stream().skip(k + 1L).takeWhile(line -> !line.startsWith("$ "));
          examples.add(
              new Example(
                  lines.get(k).substring(PROMPT.length()), String.join("\n", below.toList())));
        }
      }
    }
    return examples;
  }

  /**
   * Runs a command up to its comment or redirection; a file that it reads may be of an earlier one.
   */
  private static String run(String command) throws IOException {
    String[] parts = command.replaceFirst("\\s+#.*", "").split("\\s*>\\s*");
    Path results = Path.of("target", "readme-results.jsonl");
    String[] args = parts[0].replace("results.jsonl", results.toString()).split(" ");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Main.run(
            new ByteArrayInputStream(new byte[0]),
            out,
            new PrintStream(err, true, StandardCharsets.UTF_8),
            args);
    assertEquals(0, code, () -> command + ": " + err);
    if (parts.length > 1) {
      Files.write(results, out.toByteArray());
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  @DisplayName("every file that the pages link to is there")
  void links() throws IOException {
    for (Path page : PAGES) {
      Matcher link = Pattern.compile("\\]\\(([^)#:]+)\\)").matcher(Files.readString(page));
      while (link.find()) {
        Path target = Path.of(".").resolve(page).resolveSibling(link.group(1));
        assertTrue(Files.exists(target), () -> page + " links to " + target);
      }
    }
  }

  @Test
  @DisplayName("the Java example")
  void java() {
    Polytope<BigFraction> a =
        Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}, {4, 0}, {0, 3}});
    Polytope<BigFraction> b =
        Polytope.of(Rationals.INSTANCE, new double[][] {{4, 3}, {6, 3}, {5, 6}});
    DistanceResult<BigFraction> result = Gjk.distance(a, b);
    Separated<BigFraction> separated = (Separated<BigFraction>) result;
    assertEquals("144 / 25", separated.squaredDistance().toString());
    assertEquals("(64 / 25, 27 / 25)", separated.closestPoints().a().toString());
    assertTrue(separated.certificate().certifies(a, b));
    assertFalse(separated.certificate().certifies(b, a));
  }

  @Test
  @DisplayName("the Java example with a round shape")
  void roundShapes() {
    RationalsWithRoots field = RationalsWithRoots.of(64);
    Cone<BigFraction> cone = Cone.of(field, field.of(1.0), field.of(1.0));
    Polytope<BigFraction> point = Polytope.of(field, new double[][] {{2, 1, 0}});
    assertEquals(
        new DistanceBounds(1.7888543819998317, 1.788854381999832),
        IntervalGjk.distance(cone, point).distance());
  }

  @Test
  @DisplayName("the Java example with a published loop")
  void publishedLoop() {
    Polytope<Double> a = Polytope.of(Doubles.INSTANCE, new double[][] {{0, 0}, {4, 0}, {0, 3}});
    Polytope<Double> b = Polytope.of(Doubles.INSTANCE, new double[][] {{4, 3}, {6, 3}, {5, 6}});
    DistanceVariant<Double> loop =
        Variants.VAN_DEN_BERGEN_ROBUST.create(SubAlgorithm.GREER::create, 100);
    assertEquals(Claim.SEPARATED, loop.distance(a, b).claim());
  }

  @Test
  @DisplayName("the Java example with doubles")
  void doubles() {
    DoublePolytope a = DoublePolytope.of(new double[][] {{0, 0}, {4, 0}, {0, 3}});
    DoublePolytope b = DoublePolytope.of(new double[][] {{4, 3}, {6, 3}, {5, 6}});
    DistanceWorkspace workspace = new DistanceWorkspace();
    assertEquals(2.4, workspace.distance(a, b));
    assertEquals(Stage.FILTER, workspace.stage());
    assertEquals("(-36 / 25, -48 / 25)", workspace.result().distanceVector().toString());
  }
}
