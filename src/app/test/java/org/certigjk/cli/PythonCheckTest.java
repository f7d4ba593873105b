package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.certigjk.cli.query.RayCastCommandTest;
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
  void judgesVectorsByTheirExactImages() throws IOException, InterruptedException {
    String made =
        Cli.run("vectors", "generate", "--family", "gap", "--posed=quaternion", "--count", "12")
            .ok()
            .out();
    Cli python = check(Cli.write(directory, "turned.jsonl", made));
    assertEquals(0, python.code(), python.out());
    assertEquals(12, python.lines().stream().filter(l -> l.endsWith(": accepted")).count());
    String conjugated = made.replaceAll("(\"poseA\":\\[\\[[^,]*,)", "$1-");
    Cli other = check(Cli.write(directory, "other.jsonl", conjugated.replace(",--", ",")));
    assertEquals(1, other.code(), other.out());
    assertTrue(other.lines().stream().anyMatch(l -> l.contains("rejected")), other.out());
    String zero = made.replaceAll("\"poseB\":\\[\\[[^]]*]", "\"poseB\":[[0,0,0,0]");
    Cli unreadable = check(Cli.write(directory, "zero.jsonl", zero));
    assertTrue(unreadable.out().contains("the quaternion 0 is no rotation"), unreadable.out());
  }

  @Test
  void rejectsFalseResults() throws IOException, InterruptedException {
    results = Cli.run("distance", PAIRS).ok().out();
    assertRejected("\"9/2\"", "\"5/2\"", "squaredDistance is (5/2), but should be (9/2)");
    assertRejected(
        "[\"1/2\",\"1/2\"],\"dir", "[\"1/3\",\"1/2\"],\"dir", "the weights sum to (5/6), not to 1");
    assertRejected("[\"1/2\",\"1/2\"],\"dir", "[\"1/3\",\"2/3\"],\"dir", "some v.(a - b) < v.v");
    assertRejected("[\"-2/1\",\"0/1\"]}", "[\"2/1\",\"0/1\"]}", "some d.(a - b) < 0");
    assertRejected("\"basis\":[0,2,3]", "\"basis\":[0,2,2]", "do not span the space");
    String basis = "\"basis\":[0,2,3]";
    assertRejected(basis, "\"basis\":[0,2,3,3]", "as many points as there are dimensions");
    assertRejected(basis, "\"basis\":[0,2,99]", "a position of the basis names no pair");
    for (String wrong : List.of("[-1,2,3]", "[true,2,3]", "[0.0,2,3]", "[1_0,2,3]", "[]")) {
      assertUnreadable(basis, "\"basis\":" + wrong);
    }
    assertRejected("[\"-2/1\",\"0/1\"]}", "[\"-2/1\"]}", "d = 0, or some d.(a - b) < 0");
    assertRejected("\"certified\":true", "\"certified\":false", "not certified, but");
    assertRejected("Vector\":[\"-3/2\"", "Vector\":[\"-5/2\"", "distanceVector is");
    assertRejected("{\"a\":[\"1/2\"", "{\"a\":[\"1/3\"", "closestPoints.a is");
    assertRejected("\"b\":[\"2/1\"", "\"b\":[\"3/1\"", "closestPoints.b is");
    assertRejected("\"pairs\":[[1,0]", "\"pairs\":[[7,0]", "the pair [7, 0] names no points");
  }

  @Test
  void readsStrictly() throws IOException, InterruptedException {
    results = Cli.run("distance", PAIRS).ok().out();
    String field = "\"field\":\"rational\"";
    assertUnreadable("\"certified\":true", "\"certified\":\"true\"");
    assertUnreadable(field, "\"field\":\"none\"");
    assertUnreadable(field, field + ",\"format\":1");
    assertUnreadable(field, field + "," + field);
    assertUnreadable("\"1/2\",\"1/2\"],\"dir", "\"0x1p-3000000000\",\"1/2\"],\"dir");
    assertUnreadable("\"1/2\",\"1/2\"],\"dir", "\"\u0661/2\",\"1/2\"],\"dir");
    String distance = "\"distance\":2.1213203435596424";
    assertRejected(distance, "\"distance\":2.12", "distance is 2.12, not the");
    assertRejected("\"0x1.0f876ccdf6cd9p1\"", "\"0x1.0f8p1\"", "distanceHex is 0x1.0f8p1, but");
    assertRejected(
        "\"exit\":\"optimal\"", "\"exit\":\"zero-vector\"", "separated ends with optimal");
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
    assertRejected("Depth\":\"1/1\"", "Depth\":\"2/1\"", "squaredDepth is (2), but");
    assertRejected("[\"3/5\"", "[\"4/5\"", "penetrationVector is (4/5, 4/5), but");
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
    assertRejected("31/42", "73/42", "the time of impact is (73/42)");
    assertRejected("\"point\":[\"9/1\"", "\"point\":[\"8/1\"", "point is (8, 4), but");
    assertRejected("\"normal\":[\"-3/1\"", "\"normal\":[\"-6/1\"", "normal is (-6, -4), but");
    assertRejected("\"hit\"", "\"miss\"", "the verdict does not fit the time of impact");
    results = Cli.runOn(RayCastCommandTest.MOTIONS, "raycast", "-").ok().lines().get(3);
    assertRejected("\"direction\":[1,\"1/3\"]", "\"direction\":[2,0]", "some v.(a - b) < v.v");
    assertRejected("\"point\":null", "\"point\":[\"1/1\",\"2/1\"]", "should be null");
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
  void readsPairsAsTheCommandDid() throws IOException, InterruptedException {
    String pairs =
        """
        {"id":1,"a":[["1/3",0.1]],"b":[["0x1.8p-3",1e-3]]}
        {"id":[1e400,"1"],"a":[[16777217,"2/3"]],"b":[[1,"-.5"]]}
        """;
    String file = Cli.write(directory, "pairs.jsonl", pairs);
    for (String field : List.of("rational", "double", "float")) {
      for (String option : List.of("--omit-input", "--trace")) {
        String text = Cli.run("distance", file, "--field", field, option).ok().out();
        Cli python = check(Cli.write(directory, "results.jsonl", text), file);
        assertEquals("1: accepted\n2: accepted\n", python.out(), text);
        assertEquals(0, Cli.runOn(text, "check", "-", "--pairs", file).code());
      }
    }
  }

  @Test
  void anErrorAboutAPairThatIsNoTextIsNotReadAgain() throws IOException, InterruptedException {
    String good = "{\"id\":1,\"a\":[[0]],\"b\":[[3]]}\n";
    Path pairs = directory.resolve("pairs.jsonl");
    Files.write(
        pairs, (good + "{\"id\":\"\u00e4\"}\n" + good).getBytes(StandardCharsets.ISO_8859_1));
    String text = Cli.run("distance", pairs.toString(), "--omit-input").out();
    assertTrue(text.contains("\"verdict\":\"error\""), text);
    Cli java = Cli.runOn(text, "check", "-", "--pairs", pairs.toString());
    assertEquals(
        "<stdin>: 2 accepted, 0 rejected, 1 without a proof (stopped, rounded, error), 0"
            + " unreadable\n",
        java.err());
    Cli python = check(Cli.write(directory, "results.jsonl", text), pairs.toString());
    assertEquals("1: accepted\n2: no proof (error)\n3: accepted\n", python.out());

    String result = text.lines().findFirst().orElseThrow() + "\n";
    java = Cli.runOn(result.repeat(3), "check", "-", "--pairs", pairs.toString());
    assertTrue(java.err().startsWith(pairs + ":2: not UTF-8"), java.err());
    assertTrue(java.err().contains(": 2 accepted, 0 rejected, 0 without"), java.err());
    python = check(Cli.write(directory, "results.jsonl", result.repeat(3)), pairs.toString());
    assertTrue(python.out().contains("\n2: unreadable: not UTF-8 text"), python.out());
    assertEquals(2, python.code());
  }

  @Test
  void readsDecimalsExactlyIfTold() throws IOException, InterruptedException {
    String file = Cli.write(directory, "pairs.jsonl", "{\"a\":[[0.1,\"1e-3\"]],\"b\":[[0.3,0]]}\n");
    String text = Cli.run("distance", file, "--omit-input", "--decimals", "exact").ok().out();
    String results = Cli.write(directory, "results.jsonl", text);
    assertEquals("1: accepted\n", check(results, file, "--decimals=exact").out());
    assertEquals(1, check(results, file).code());
    assertEquals(2, check(results, file, "--decimals=exactly").code());
  }

  @Test
  void readsIdsAsDeepAsLinesMayBe() throws IOException, InterruptedException {
    String id = "{\"x\":".repeat(495) + "[".repeat(495) + 7 + "]".repeat(495) + "}".repeat(495);
    String pair = "{\"id\":" + id + ",\"a\":[[0]],\"b\":[[3]]}\n";
    String pairs = Cli.write(directory, "pairs.jsonl", pair);
    String text = Cli.run("distance", pairs).ok().out();
    assertEquals("1: accepted\n", check(Cli.write(directory, "results.jsonl", text), pairs).out());
    assertEquals(0, Cli.runOn(text, "check", "-", "--pairs", pairs).code());
    String other =
        Cli.write(directory, "others.jsonl", pair.replace(":7", ":8").replace("[7", "[8"));
    assertEquals(1, check(Cli.write(directory, "results.jsonl", text), other).code());
    assertEquals(1, Cli.runOn(text, "check", "-", "--pairs", other).code());
  }

  /** The time for these grew with the square of the length, or they ended the program. */
  @Test
  void refusesLongTextsThatAreNearlyRight() throws IOException, InterruptedException {
    String result = Cli.runOn("{\"a\":[[0]],\"b\":[[3]]}", "distance", "-", "--omit-input").out();
    String results = Cli.write(directory, "results.jsonl", result);
    for (String number :
        List.of("1".repeat(99_000) + "x", "0x" + "1".repeat(99_000), "0x1p99999")) {
      String pair = "{\"a\":[[\"" + number + "\"]],\"b\":[[3]]}\n";
      Cli python = check(results, Cli.write(directory, "pairs.jsonl", pair));
      assertTrue(python.out().startsWith("1: "), python.out());
      assertTrue(python.code() > 0, number);
    }
    String quotes = "{\"a\": \"" + "\\\"".repeat(200_000);
    Cli python = check(Cli.write(directory, "results.jsonl", quotes + "\n" + result));
    assertTrue(python.out().contains("1: unreadable: malformed JSON"), python.out());
    Files.write(
        directory.resolve("damaged.gz"), new byte[] {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 7});
    python = check(directory.resolve("damaged.gz").toString());
    assertTrue(python.out().startsWith("check_certificate.py: "), python.out());
    assertEquals(2, python.code());
  }

  /**
   * A few kB that unpack to a line of 17 MiB and a record, and some that unpack to more than 1 GiB.
   */
  @Test
  void compressedLinesHaveALimit() throws IOException, InterruptedException {
    String good = Cli.run("distance", PAIRS).ok().lines().get(0) + "\n";
    String file = packed("long.gz", 17, "\n" + good);
    Cli python = check(file);
    assertEquals(
        "1: unreadable: longer than the limit of 64 MiB, or in a compressed file 16 MiB\n"
            + "2: accepted\n",
        python.out());
    assertEquals(2, python.code());
    python = check(packed("endless.gz", 1100, "\n" + good));
    assertTrue(python.out().contains("a line goes on for 1 GiB"), python.out());
    assertEquals(2, python.code());
  }

  /** A compressed file: so many MiB of zeros, each packed by itself, and an end. */
  private String packed(String name, int size, String end) throws IOException {
    Path file = directory.resolve(name);
    byte[] zeros = packed("0".repeat(1 << 20));
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
      for (int k = 0; k < size; k++) {
        out.write(zeros);
      }
      out.write(packed(end));
    }
    return file.toString();
  }

  private static byte[] packed(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream packed = new GZIPOutputStream(bytes)) {
      packed.write(text.getBytes(StandardCharsets.US_ASCII));
    }
    return bytes.toByteArray();
  }

  @Test
  void oneBadLineCostsNoOther() throws IOException, InterruptedException {
    String good = Cli.run("distance", PAIRS).ok().lines().get(0) + "\n";
    String bad = "[".repeat(5000) + "\n{\"a\": 1e99999999999999999999}\n\u0661\n";
    Cli python = check(Cli.write(directory, "results.jsonl", good + bad + good));
    List<String> words = python.lines().stream().map(line -> line.replaceAll(": .*", "")).toList();
    assertEquals(List.of("1", "2", "3", "4", "5"), words);
    assertTrue(python.out().startsWith("1: accepted\n2: unreadable: "), python.out());
    assertTrue(python.out().endsWith("\n5: accepted\n"), python.out());
    assertEquals(2, python.code());
  }

  private void assertUnreadable(String from, String to) throws IOException, InterruptedException {
    assertTrue(results.contains(from), from);
    Cli python = check(Cli.write(directory, "results.jsonl", results.replace(from, to)));
    assertTrue(python.out().contains("unreadable: "), to);
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
