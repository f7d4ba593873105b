package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code docs/check_certificate.py}, where there is a Python 3.10 or later. */
class PythonCheckTest {

  private static final String PAIRS = "examples/pairs.jsonl";

  /** What {@link #assertRejected} falsifies. */
  private String results = "";

  @TempDir private Path directory = Path.of("");

  @BeforeAll
  static void requirePython() throws IOException, InterruptedException {
    Python.require();
  }

  private static Cli check(String... files) throws IOException, InterruptedException {
    List<String> args = new ArrayList<>(List.of("docs/check_certificate.py"));
    args.addAll(List.of(files));
    return Python.run(args.toArray(String[]::new));
  }

  @Test
  void acceptsEveryResult() throws IOException, InterruptedException {
    for (String option : List.of("--decimals=nearest", "--decimals=exact")) {
      String results = Cli.run("distance", PAIRS, option).ok().out();
      Cli python = check(Cli.write(directory, "results.jsonl", results));
      assertEquals(11, python.lines().stream().filter(l -> l.endsWith(": accepted")).count());
      assertEquals(0, python.code(), python.out());
    }
  }

  @Test
  void acceptsResultsWithTheirPairs() throws IOException, InterruptedException {
    String results = Cli.run("distance", PAIRS, "--omit-input").ok().out();
    Cli python = check(Cli.write(directory, "results.jsonl", results), PAIRS);
    assertEquals(0, python.code(), python.out());
  }

  @Test
  void rejectsFalseResults() throws IOException, InterruptedException {
    results = Cli.run("distance", PAIRS).ok().out();
    assertRejected(
        "\"9/2\"", "\"5/2\"", "squaredDistance is ['5/2'], but the weights give ['9/2']");
    assertRejected("[\"1/2\",\"1/2\"],\"dir", "[\"1/3\",\"1/2\"],\"dir", "their sum is 5/6");
    assertRejected("[\"1/2\",\"1/2\"],\"dir", "[\"1/3\",\"2/3\"],\"dir", "some v.(a - b) < v.v");
    assertRejected("[\"-2/1\",\"0/1\"]}", "[\"2/1\",\"0/1\"]}", "some d.(a - b) < 0");
    assertRejected("\"basis\":[0,2,3]", "\"basis\":[0,2,2]", "do not span the space");
    String basis = "\"basis\":[0,2,3]";
    for (String wrong :
        List.of("[-1,2,3]", "[0,2,3,3]", "[]", "[0,2,99]", "[true,2,3]", "[0.0,2,3]")) {
      assertRejected(basis, "\"basis\":" + wrong, "as many of the points as there are dimensions");
    }
    assertRejected("[\"-2/1\",\"0/1\"]}", "[\"-2/1\"]}", "malformed");
    assertRejected("\"certified\":true", "\"certified\":false", "not certified");
    assertRejected("Vector\":[\"-3/2\"", "Vector\":[\"-5/2\"", "distanceVector is");
    assertRejected("{\"a\":[\"1/2\"", "{\"a\":[\"1/3\"", "closestPoints.a is");
    assertRejected("\"b\":[\"2/1\"", "\"b\":[\"3/1\"", "closestPoints.b is");
    assertRejected("\"pairs\":[[1,0]", "\"pairs\":[[7,0]", "an index pair names no point");
  }

  @Test
  void acceptsDepthsAndImpacts() throws IOException, InterruptedException {
    String depths = Cli.run("penetration", PAIRS).ok().out();
    Cli python = check(Cli.write(directory, "depths.jsonl", depths));
    assertEquals(11, python.lines().stream().filter(l -> l.endsWith(": accepted")).count());
    assertEquals(0, python.code(), python.out());
    String motions = Cli.write(directory, "motions.jsonl", RayCastCommandTest.MOTIONS);
    String impacts = Cli.run("raycast", motions, "--omit-input").ok().out();
    python = check(Cli.write(directory, "impacts.jsonl", impacts), motions);
    assertEquals(5, python.lines().stream().filter(l -> l.endsWith(": accepted")).count());
  }

  @Test
  void rejectsFalseDepths() throws IOException, InterruptedException {
    results = Cli.run("penetration", "examples/overlapping.json").ok().out();
    assertRejected("Depth\":\"1/1\"", "Depth\":\"2/1\"", "depth and vector are");
    assertRejected("[\"3/5\"", "[\"4/5\"", "depth and vector are");
    assertRejected(",[2,3]]", "]", "the facets do not enclose the origin");
    assertRejected("\"nearest\":0", "\"nearest\":1", "the nearest facet is not the nearest");
    assertRejected("[0,1],", "[0,0],", "a facet does not have n independent corners");
    assertRejected("[1,5]]}", "[1,5],[0,0]]}", "a point of A - B is beyond the nearest facet");
    assertRejected(
        "overlapping", "touching", "a certificate for depth, but the verdict is touching");
  }

  @Test
  void rejectsFalseImpacts() throws IOException, InterruptedException {
    results = Cli.run("raycast", "examples/motion.json").ok().out();
    assertRejected("31/42", "30/42", "not 0");
    assertRejected("31/42", "73/42", "the time of impact is 73/42");
    assertRejected("\"point\":[\"9/1\"", "\"point\":[\"8/1\"", "do not follow");
    assertRejected("\"normal\":[\"-3/1\"", "\"normal\":[\"-6/1\"", "do not follow");
    assertRejected("\"hit\"", "\"miss\"", "the verdict miss");
    results = Cli.runOn(RayCastCommandTest.MOTIONS, "raycast", "-").ok().lines().get(3);
    assertRejected("\"direction\":[1,\"1/3\"]", "\"direction\":[2,0]", "some v.(a - b) < v.v");
    assertRejected("\"point\":null", "\"point\":[1,2]", "does not fit");
  }

  @Test
  void readsFractionsOfAnyLength() throws IOException, InterruptedException {
    String pair = "{\"id\":1,\"a\":[[1e5000,0],[0,1]],\"b\":[[0,0]]}";
    String file = Cli.write(directory, "long.json", pair);
    String results = Cli.run("distance", file, "--decimals", "exact").ok().out();
    Cli python = check(Cli.write(directory, "results.jsonl", results));
    assertEquals("1: accepted", python.out().strip());
  }

  @Test
  void refusesFloatResultsWithoutTheirInput() throws IOException, InterruptedException {
    String results = Cli.run("distance", PAIRS, "--field", "float", "--omit-input").out();
    Cli python = check(Cli.write(directory, "results.jsonl", results), PAIRS);
    assertTrue(python.out().contains("write them without --omit-input"), python.out());
    assertEquals(2, python.code());
  }

  private void assertRejected(String from, String to, String reason)
      throws IOException, InterruptedException {
    Cli python = check(Cli.write(directory, "results.jsonl", results.replace(from, to)));
    assertTrue(python.out().contains("rejected: "), from);
    assertTrue(python.out().contains(reason), python.out());
    assertEquals(1, python.code());
  }
}
