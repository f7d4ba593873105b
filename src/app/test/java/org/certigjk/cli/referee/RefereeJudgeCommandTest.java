package org.certigjk.cli.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.certigjk.cli.Cli;
import org.certigjk.field.Conversions;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Domain.Range;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.referee.results.HashedStream;
import org.certigjk.referee.results.Result;
import org.certigjk.referee.results.ResultsHeader;
import org.certigjk.referee.results.ResultsHeader.VectorFile;
import org.certigjk.referee.results.ResultsWriter;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.files.VectorReader;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Results with planted errors, compared. */
class RefereeJudgeCommandTest {

  private static final Declaration ENGINE =
      new Declaration(
          "planted",
          "1.0",
          "default",
          Precision.DOUBLE,
          EnumSet.range(Answers.VERDICT, Answers.DEPTH),
          Set.of(2, 3),
          Set.of());

  private static Declaration promising(Margins margins, Domain domain) {
    return new Declaration(
        ENGINE.name(),
        ENGINE.version(),
        ENGINE.settings(),
        ENGINE.precision(),
        ENGINE.calls(),
        ENGINE.dimensions(),
        ENGINE.poses(),
        margins,
        domain,
        "https://example.org/");
  }

  @TempDir static Path folder;
  private static Path vectors;

  @BeforeAll
  static void vectors() {
    vectors = folder.resolve("vectors.jsonl.gz");
    generate(vectors);
  }

  private static void generate(Path file, String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of("vectors", "generate", "--family", "random-hulls,grid,gap", "--dimension"));
    arguments.addAll(List.of("2,3", "--size", "4", "--count", "25", "--output", file.toString()));
    arguments.addAll(List.of(more));
    Cli run = Cli.run(arguments.toArray(String[]::new));
    assertEquals(0, run.code(), run.err());
  }

  private static Answer right(Expected expected) {
    Points points = Points.of(expected.points().a(), expected.points().b());
    return switch (expected.verdict()) {
      case SEPARATED -> new Answer(Meeting.SEPARATED, expected.distance(), points, null);
      case TOUCHING -> new Answer(Meeting.TOUCHING, 0.0, null, 0.0);
      default -> {
        double depth =
            expected.squaredDepth() == null ? 0 : Conversions.sqrtToDouble(expected.squaredDepth());
        yield new Answer(Meeting.OVERLAPPING, 0.0, null, depth);
      }
    };
  }

  private static List<Result> rightResults(Path file) throws IOException {
    List<Result> results = new ArrayList<>();
    try (VectorReader reader = VectorReader.open(file)) {
      for (TestVector vector = reader.next(); vector != null; vector = reader.next()) {
        results.add(new Result(vector.id(), right(vector.expected())));
      }
    }
    return results;
  }

  private static String write(String name, Path file, UnaryOperator<List<Result>> change)
      throws IOException {
    return write(name, file, ENGINE, change);
  }

  private static String write(
      String name, Path file, Declaration engine, UnaryOperator<List<Result>> change)
      throws IOException {
    Path results = folder.resolve(name);
    String sha256;
    try (HashedStream stream = HashedStream.open(file)) {
      sha256 = stream.sha256();
    }
    ResultsHeader header =
        new ResultsHeader(engine, "./planted", 1, List.of(new VectorFile(file.toString(), sha256)));
    try (OutputStream out = Files.newOutputStream(results)) {
      ResultsWriter writer = ResultsWriter.begin(out, header);
      for (Result result : change.apply(rightResults(file))) {
        writer.write(result);
      }
    }
    return results.toString();
  }

  private static List<Result> planted(List<Result> results) {
    List<Result> changed = new ArrayList<>(results);
    Answer first = (Answer) results.get(0).outcome();
    double distance = first.distance() == null ? 0 : first.distance();
    plant(changed, 0, new Answer(first.verdict(), distance + 1, first.points(), first.depth()));
    plant(changed, 10, new Outcome.Failure(Kind.CRASH, "exit code 139, as after SIGSEGV"));
    plant(changed, 20, new Outcome.Declined("too `flat` | <b>"));
    plant(changed, 30, new Outcome.Failure(Kind.HANG, "no answer in 1 s"));
    return changed;
  }

  private static void plant(List<Result> results, int index, Outcome outcome) {
    results.set(index, new Result(results.get(index).id(), outcome));
  }

  @Test
  void rightResultsPass() throws IOException {
    String results = write("right.jsonl", vectors, list -> list);
    for (String profile : List.of("exact", "1", "16")) {
      Cli run = Cli.run("referee", "judge", "--profile", profile, results).ok();
      assertTrue(run.out().contains(" 0 wrong (0 %"), run.out());
      assertFalse(run.out().contains("not complete"), run.out());
    }
  }

  @Test
  void plantedErrorsAreFoundAndNoOthers() throws IOException {
    String results = write("planted.jsonl", vectors, RefereeJudgeCommandTest::planted);
    Cli run = Cli.run("referee", "judge", results);
    assertEquals(1, run.code());
    assertTrue(run.out().contains("1 declined, 3 wrong"), run.out());
    for (String fault : List.of("distance-error ", "crash ", "hang ")) {
      assertTrue(run.out().contains("  " + fault), run.out());
    }
  }

  @Test
  void ofQueriesOutsideOfTheContractAloneNothingIsKnown() throws IOException {
    Declaration tiny = promising(Margins.NONE, Domain.of(Range.ALL, new Range(0, 1e-300)));
    String results = write("tiny.jsonl", vectors, tiny, RefereeJudgeCommandTest::planted);
    Path charges = folder.resolve("tiny.charges");
    Cli run = Cli.run("referee", "judge", "--charges", charges.toString(), results);
    assertEquals(2, run.code());
    assertEquals(
        "certigjk: all queries were outside the contract of the engine, 150 of them beyond its"
            + " 'sizes' (sizes up to 1e-300), so nothing is known of it: ask others, such as"
            + " \"certigjk vectors from\" makes of bodies of your own, or let it declare a wider"
            + " range\n",
        run.err());
    assertTrue(run.out().contains("0 vectors asked, 0 declined, 0 wrong"), run.out());
    assertTrue(run.out().contains("Outside the contract, and not counted here: 3 of "), run.out());
    assertTrue(
        run.out().contains("Contract: sizes up to 1e-300: https://example.org/."), run.out());
    List<String> lines = Files.readAllLines(charges);
    assertEquals(3, lines.size());
    lines.forEach(line -> assertTrue(line.contains("\"outside\":true,"), line));
  }

  @Test
  void aBaselineLetsKnownFailuresPass() throws IOException {
    String known = folder.resolve("known.jsonl").toString();
    String results = write("known-results.jsonl", vectors, RefereeJudgeCommandTest::planted);
    assertEquals(1, Cli.run("referee", "judge", "--write-baseline", known, results).code());
    Cli same = Cli.run("referee", "judge", "--baseline", known, results);
    assertEquals(0, same.code());
    assertTrue(same.err().contains("known and seen again: 3\nnew: 0\nmended: 0\n"), same.err());
    List<Result> right = rightResults(vectors);
    String changed =
        write(
            "known-changed.jsonl",
            vectors,
            list -> {
              List<Result> planted = planted(list);
              plant(planted, 5, new Outcome.Failure(Kind.CRASH, "exit code 139"));
              plant(planted, 10, right.get(10).outcome());
              return planted;
            });
    Cli run = Cli.run("referee", "judge", "--baseline", known, changed);
    assertEquals(1, run.code());
    String expected =
        "known and seen again: 2\nnew: 1\n  %s: crash\nmended: 1\n  %s: crash\n"
            .formatted(right.get(5).id(), right.get(10).id());
    assertTrue(run.err().contains(expected), run.err());
  }

  @Test
  void aBaselineThatIsNoneIsRefused() throws IOException {
    String results = write("baseline-right.jsonl", vectors, list -> list);
    Path none = Files.writeString(folder.resolve("none.jsonl"), "{\"id\":\"x\"}\n");
    Cli run = Cli.run("referee", "judge", "--baseline", none.toString(), results);
    assertEquals(2, run.code());
    assertTrue(run.err().contains("none.jsonl"), run.err());
  }

  @Test
  void reportsAreTheSameOnAnyNumberOfThreads() throws IOException {
    String results = write("threads.jsonl", vectors, RefereeJudgeCommandTest::planted);
    for (String format : List.of("text", "markdown", "json", "html")) {
      Cli one = Cli.run("referee", "judge", "--threads", "1", "--format", format, results);
      Cli many = Cli.run("referee", "judge", "--threads", "4", "--format", format, results);
      assertEquals(one, many);
      assertFalse(one.out().isEmpty());
    }
  }

  /** The page can be opened from anywhere: the link has the folder of the installation. */
  @Test
  void theExplorerIsThatOfTheInstallation() throws IOException {
    String results = write("explorer.jsonl", vectors, RefereeJudgeCommandTest::planted);
    String[] judge = {"referee", "judge", "--format", "html", results};
    String before = System.getProperty("certigjk.home");
    try {
      System.setProperty("certigjk.home", Path.of("").toAbsolutePath().toString());
      String link = Path.of("docs", "explorer", "index.html").toUri() + "#a=";
      assertTrue(Cli.run(judge).out().contains("href=\"" + link));
      System.setProperty("certigjk.home", folder.toString());
      Cli nowhere = Cli.run(judge);
      assertFalse(nowhere.out().contains("Open it in the explorer"));
      assertTrue(
          nowhere.err().contains("no explorer was found at " + folder.resolve("docs")),
          nowhere.err());
    } finally {
      if (before == null) {
        System.clearProperty("certigjk.home");
      } else {
        System.setProperty("certigjk.home", before);
      }
    }
  }

  @Test
  void jsonFitsTheSchema() throws IOException {
    Schema schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(Files.readString(Path.of("docs", "report.schema.json")), InputFormat.JSON);
    for (String name : List.of("json-right.jsonl", "json-planted.jsonl")) {
      String results =
          write(name, vectors, list -> name.contains("planted") ? planted(list) : list);
      String json = Cli.run("referee", "judge", "--format", "json", results).out();
      assertEquals(List.of(), schema.validate(json, InputFormat.JSON), json);
      String wrong = json.replaceFirst("\"asked\" : ", "\"asked\" : -");
      assertNotEquals(List.of(), schema.validate(wrong, InputFormat.JSON));
    }
    Declaration ball = promising(new Margins(0.5, 0), Domain.ALL);
    String results = write("json-ball.jsonl", vectors, ball, list -> list);
    String json = Cli.run("referee", "judge", "--format", "json", results).out();
    assertTrue(json.contains("\"margin\" : [ 0.5, 0.0 ]"), json);
    assertEquals(List.of(), schema.validate(json, InputFormat.JSON), json);
  }

  @Test
  void markdownDoesNotObeyStrangers() throws IOException {
    String results =
        write(
            "hostile.jsonl",
            vectors,
            list -> {
              List<Result> changed = new ArrayList<>(list);
              String hostile = "<script>alert(1)</script> | x";
              plant(changed, 3, new Outcome.Failure(Kind.GARBAGE, hostile));
              return changed;
            });
    Cli run = Cli.run("referee", "judge", "--format", "markdown", results);
    assertTrue(run.out().contains("\\<script\\>"), run.out());
    assertFalse(run.out().replace("\\<", "").contains("<script"), run.out());
    assertTrue(run.out().contains("## What a pass does not prove"), run.out());
    Cli html = Cli.run("referee", "judge", "--format", "html", results);
    assertFalse(html.out().contains("<script>alert"), html.out());
  }

  @Test
  void aReportGoesToAFile() throws IOException {
    String results = write("file.jsonl", vectors, RefereeJudgeCommandTest::planted);
    Path report = folder.resolve("report.md");
    Cli run =
        Cli.run("referee", "judge", "--format", "markdown", "--output", report.toString(), results);
    assertEquals(1, run.code());
    assertEquals("", run.out());
    assertTrue(run.err().contains("3 wrong"), run.err());
    assertTrue(Files.readString(report).startsWith("# planted 1.0"));
  }

  @Test
  void otherVectorsAreNoticed() throws IOException {
    String results = write("other.jsonl", vectors, list -> list);
    Path plain = folder.resolve("changed.jsonl");
    try (HashedStream stream = HashedStream.open(vectors)) {
      String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      Files.writeString(plain, text);
      Cli.run("referee", "judge", "--vectors", plain.toString(), results).ok();
      Files.writeString(plain, text.replaceFirst("\"comment\":\"", "\"comment\":\"x"));
    }
    Cli changed = Cli.run("referee", "judge", "--vectors", plain.toString(), results);
    assertEquals(2, changed.code());
    assertEquals("", changed.out());
    assertTrue(changed.err().contains("not the vectors that"), changed.err());
    Cli missing = Cli.run("referee", "judge", "--vectors", folder + "/none.jsonl", results);
    assertEquals(2, missing.code());
    assertTrue(missing.err().contains("there is no file"), missing.err());
    Cli two = Cli.run("referee", "judge", "--vectors", vectors + "," + vectors, results);
    assertEquals(2, two.code());
  }

  @Test
  void disorderIsNoticed() throws IOException {
    String results =
        write(
            "disorder.jsonl",
            vectors,
            list -> {
              List<Result> changed = new ArrayList<>(list);
              Collections.swap(changed, 5, 6);
              return changed;
            });
    Cli run = Cli.run("referee", "judge", results);
    assertEquals(2, run.code());
    assertTrue(run.err().contains("results stand in the order"), run.err());
  }

  @Test
  void aRunThatWasCutOffIsComparedAsFarAsItGoes() throws IOException {
    String results = write("cut.jsonl", vectors, list -> list.subList(0, 40));
    Cli run = Cli.run("referee", "judge", results);
    assertEquals(1, run.code(), "what was not asked has not passed");
    assertTrue(run.out().contains("40 vectors asked"), run.out());
    assertTrue(run.out().contains("the run is not complete"), run.out());
  }

  /** Four shards, each with its vectors and its results, are compared like the whole. */
  @Test
  void shardsAreComparedAsOne() throws IOException {
    List<String> arguments = new ArrayList<>(List.of("referee", "judge", "--format", "json"));
    for (int shard = 1; shard <= 4; shard++) {
      Path file = folder.resolve("shard" + shard + ".jsonl");
      generate(file, "--shard", shard + "/4");
      arguments.add(write("results" + shard + ".jsonl", file, list -> list));
    }
    String shards = Cli.run(arguments.toArray(String[]::new)).out();
    String whole =
        Cli.run("referee", "judge", "--format", "json", write("whole.jsonl", vectors, list -> list))
            .out();
    assertEquals(withoutVectors(whole), withoutVectors(shards));
    Path other = folder.resolve("other-engine.jsonl");
    Files.writeString(
        other, Files.readString(Path.of(arguments.get(4))).replace("planted", "other"));
    arguments.add(other.toString());
    Cli mixed = Cli.run(arguments.toArray(String[]::new));
    assertEquals(2, mixed.code());
    assertTrue(mixed.err().contains("of another engine"), mixed.err());
  }

  private static String withoutVectors(String json) {
    return json.substring(json.indexOf("\"notAsked\""));
  }

  @Test
  void usage() {
    Cli.run("referee", "judge", "--profile", "0.5", "x")
        .bad(
            "certigjk: Invalid value for option '--profile': '0.5' is no profile: exact, or a whole"
                + " number of ulps from 1 to 9007199254740992, such as 16 (certigjk referee judge"
                + " --help explains)");
    assertTrue(Cli.run("referee", "judge", "--help").ok().out().contains("Examples:"));
  }
}
