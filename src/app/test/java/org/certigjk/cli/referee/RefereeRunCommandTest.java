package org.certigjk.cli.referee;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.certigjk.cli.Cli;
import org.certigjk.referee.FaultyEngine;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.results.Result;
import org.certigjk.referee.results.ResultsReader;
import org.certigjk.samples.Patience;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code certigjk referee run} and {@code engines}. */
class RefereeRunCommandTest {

  @TempDir private static Path directory = Path.of("");

  /** Pairs of intervals, about which {@link FaultyEngine} is right. */
  private static String intervals = "";

  private static String triangles = "";

  @BeforeAll
  static void generate() {
    intervals = generated("intervals.jsonl", "--dimension=1", "--count=100");
    triangles = generated("triangles.jsonl.gz", "--dimension=2", "--count=20");
  }

  private static String generated(String name, String... options) {
    String file = directory.resolve(name).toString();
    List<String> args =
        new ArrayList<>(List.of("vectors", "generate", "--family=random-hulls", "--size=3"));
    args.addAll(List.of(options));
    args.add("--output=" + file);
    assertEquals(0, Cli.run(args.toArray(String[]::new)).code());
    return file;
  }

  private static Cli referee(String... args) {
    return Cli.run(Stream.concat(Stream.of("referee"), Stream.of(args)).toArray(String[]::new));
  }

  private static String faulty(String... faults) {
    List<String> arguments = new ArrayList<>(List.of("well"));
    arguments.addAll(List.of(faults));
    return "'" + String.join("' '", FaultyEngine.command(arguments.toArray(String[]::new))) + "'";
  }

  private static String results(String name) {
    return directory.resolve(name).toString();
  }

  private static Map<String, Kind> failures(String results, int vectors) throws IOException {
    Map<String, Kind> failures = new LinkedHashMap<>();
    int asked = 0;
    try (ResultsReader reader = ResultsReader.open(Path.of(results))) {
      for (Result result = reader.next(); result != null; result = reader.next()) {
        asked++;
        if (result.outcome() instanceof Failure failure) {
          failures.put(result.id(), failure.kind());
        }
      }
    }
    assertEquals(vectors, asked);
    return failures;
  }

  @Test
  void everyFaultIsFoundAtTheVectorThatCausedIt() throws IOException {
    String engine =
        faulty(
            "random-hulls/1/3/1=exit-3",
            "random-hulls/1/3/17=silent",
            "random-hulls/1/3/18=endless-lines",
            "random-hulls/1/3/30=nan",
            "random-hulls/1/3/31=twice",
            "random-hulls/1/3/99=none",
            "random-hulls/1/3/100=exit-after-answer");
    Map<String, Kind> expected = new LinkedHashMap<>();
    expected.put("random-hulls/1/3/1", Kind.CRASH);
    expected.put("random-hulls/1/3/17", Kind.SILENCE);
    expected.put("random-hulls/1/3/18", Kind.FLOOD);
    expected.put("random-hulls/1/3/30", Kind.NOT_A_NUMBER);
    expected.put("random-hulls/1/3/31", Kind.GARBAGE);
    expected.put("random-hulls/1/3/99", Kind.NO_ANSWER);
    expected.put("random-hulls/1/3/100", Kind.CRASH);
    for (String jobs : List.of("1", "3")) {
      String file = results("faults-" + jobs + ".jsonl");
      Cli run =
          referee(
              "run",
              "--engine=" + engine,
              Patience.OPTION,
              "--jobs=" + jobs,
              "--results=" + file,
              intervals);
      assertEquals(1, run.code(), run.err());
      assertEquals(expected, failures(file, 100));
      assertTrue(run.out().contains("100 vectors asked, 0 declined, 7 wrong"), run.out());
    }
    assertArrayEquals(
        Files.readAllBytes(Path.of(results("faults-1.jsonl"))),
        Files.readAllBytes(Path.of(results("faults-3.jsonl"))));
  }

  /** The engine answers none of these, so that a short limit is fair on any machine. */
  @Test
  void hangsAreFoundAtTheVectorsThatCausedThem() throws IOException {
    String vectors = generated("hangs.jsonl", "--dimension=1", "--count=2");
    String file = results("hangs-results.jsonl");
    Cli run =
        referee(
            "run",
            "--engine=" + faulty("random-hulls/1/3/1=hangs", "random-hulls/1/3/2=hangs"),
            "--limit=200ms",
            "--results=" + file,
            vectors);
    assertEquals(1, run.code(), run.err());
    assertEquals(
        Map.of("random-hulls/1/3/1", Kind.HANG, "random-hulls/1/3/2", Kind.HANG),
        failures(file, 2));
    assertTrue(run.out().contains("2 vectors asked, 0 declined, 2 wrong"), run.out());
  }

  @Test
  void aRunThatWasInterruptedGoesOn() throws IOException {
    String file = results("whole.jsonl");
    referee("run", "--engine=" + faulty(), Patience.OPTION, "--results=" + file, intervals);
    byte[] whole = Files.readAllBytes(Path.of(file));
    int header = Files.readAllLines(Path.of(file)).get(0).length() + 1;
    Random random = new Random(1);
    Path part = Path.of(results("part.jsonl"));
    int withoutItsEnd = new String(whole, StandardCharsets.UTF_8).indexOf('\n', whole.length / 2);
    for (int k = 0; k < 4; k++) {
      int killed = k == 1 ? random.nextInt(header) : header + random.nextInt(whole.length - header);
      int length = k == 0 ? withoutItsEnd : killed;
      Files.write(part, java.util.Arrays.copyOf(whole, length));
      Cli run =
          referee(
              "run",
              "--resume",
              "--engine=" + faulty(),
              Patience.OPTION,
              "--results=" + part,
              intervals);
      assertEquals(0, run.code(), run.err());
      assertArrayEquals(whole, Files.readAllBytes(part));
    }
    Cli other =
        referee(
            "run",
            "--resume",
            "--engine=certified",
            Patience.OPTION,
            "--results=" + part,
            intervals);
    assertEquals(2, other.code());
    assertTrue(other.err().contains("these are the results of another engine"), other.err());
  }

  @Test
  void aRunOverTheSameVectorsTwiceGoesOnInTheSecondFile() throws IOException {
    String file = results("twice.jsonl");
    referee(
        "run", "--engine=certified", Patience.OPTION, "--results=" + file, triangles, triangles);
    List<String> lines = Files.readAllLines(Path.of(file));
    Path part = Path.of(results("twice-part.jsonl"));
    Files.write(part, lines.subList(0, lines.size() * 3 / 4));
    Cli run =
        referee(
            "run",
            "--resume",
            "--engine=certified",
            Patience.OPTION,
            "--results=" + part,
            triangles,
            triangles);
    assertEquals(0, run.code(), run.err());
    assertEquals(lines, Files.readAllLines(part));
  }

  @Test
  void answersOfAnotherRunAreNotWrittenOver() throws IOException {
    String file = results("kept.jsonl");
    referee("run", "--engine=certified", Patience.OPTION, "--results=" + file, triangles);
    byte[] kept = Files.readAllBytes(Path.of(file));
    String[] other = {
      "run", "--engine=certified", Patience.OPTION, "--results=" + file, intervals, "--jobs=1"
    };
    String complaint =
        file
            + ": there are results of a run already; --resume goes on with that run, --overwrite"
            + " replaces them, or name another file";
    referee(other).bad(complaint);
    byte[] cut = java.util.Arrays.copyOf(kept, kept.length * 2 / 3);
    Files.write(Path.of(file), cut);
    referee(other).bad(complaint);
    assertArrayEquals(cut, Files.readAllBytes(Path.of(file)));
    other[other.length - 1] = "--resume";
    assertTrue(referee(other).err().contains("the results of another engine, of other vectors"));
    assertArrayEquals(cut, Files.readAllBytes(Path.of(file)));
    other[other.length - 1] = "--overwrite";
    assertEquals(0, referee(other).code());
    assertEquals(101, Files.readAllLines(Path.of(file)).size());
  }

  @Test
  void aRunDoesNotGoOnBehindADamagedLine() throws IOException {
    String file = results("damaged.jsonl");
    referee("run", "--engine=certified", Patience.OPTION, "--results=" + file, intervals);
    List<String> lines = new ArrayList<>(Files.readAllLines(Path.of(file)).subList(0, 50));
    lines.set(49, lines.get(49).substring(0, 20));
    Files.write(Path.of(file), lines);
    byte[] damaged = Files.readAllBytes(Path.of(file));
    String[] resume = {"run", "--engine=certified", "--resume", Patience.OPTION};
    String[] args =
        Stream.concat(Stream.of(resume), Stream.of("--results=" + file, intervals))
            .toArray(String[]::new);
    referee(args).bad(file + ": the last line is damaged; remove it, or begin with --overwrite");
    assertArrayEquals(damaged, Files.readAllBytes(Path.of(file)));
  }

  /** What an engine says of itself is in every report. */
  @Test
  void anEngineOfManyWordsIsRefused() throws IOException {
    String hello = "certigjk-engine 1 precision=double answers=distance dimensions=1 name=";
    String calls = "certigjk-engine 1 precision=double dimensions=1 name=x calls=";
    String one = "a".repeat(101) + ":distance";
    List<String> many = Stream.iterate(0, k -> k + 1).limit(21).map(k -> k + ":distance").toList();
    Map<String, String> complaints = new LinkedHashMap<>();
    complaints.put(hello + "x".repeat(60_000), "name has 60000 characters; at most 100 are");
    complaints.put(hello + "x version=" + "1".repeat(101), "version has 101 characters; at");
    complaints.put(hello + "x settings=" + "s".repeat(101), "settings has 101 characters; at");
    complaints.put(calls + one, "the name of a call has 101 characters; at most 100 are");
    complaints.put(calls + String.join(";", many), "21 calls; at most 20 are possible");
    for (Map.Entry<String, String> complaint : complaints.entrySet()) {
      Path greeting = Files.writeString(directory.resolve("hello"), complaint.getKey() + "\n");
      Cli run = referee("run", "--engine=cat '" + greeting + "' -", intervals);
      assertEquals(2, run.code(), run.err());
      assertTrue(run.err().contains(complaint.getValue()), run.err());
      assertTrue(run.err().length() < 1000, run.err());
    }
  }

  /** A forgotten name in {@code --results *.jsonl} must not cost the vectors. */
  @Test
  void filesThatAreNoResultsAreNotWrittenOver() throws IOException {
    byte[] before = Files.readAllBytes(Path.of(triangles));
    Cli results = referee("run", "--engine=certified", "--results=" + triangles, intervals);
    assertEquals(2, results.code());
    assertTrue(results.err().contains(triangles + ": no file of results"), results.err());
    Cli report = referee("run", "--engine=certified", "--output=" + triangles, triangles);
    assertEquals(3, report.code());
    assertTrue(report.err().contains("it is an input"), report.err());
    assertArrayEquals(before, Files.readAllBytes(Path.of(triangles)));
  }

  @Test
  void anEngineThatTakesNoneOfTheVectorsHasNotPassed() {
    Cli run = referee("run", "--engine=" + faulty(), Patience.OPTION, triangles);
    assertEquals(2, run.code(), run.out() + run.err());
    assertTrue(run.out().contains("20 vectors were not asked: of other"), run.out());
  }

  @Test
  void filesThatCannotBeReadAreNamed() throws IOException {
    Path cut = directory.resolve("cut.jsonl.gz");
    Files.write(cut, java.util.Arrays.copyOf(Files.readAllBytes(Path.of(triangles)), 500));
    referee("run", "--engine=certified", cut.toString())
        .bad(cut + ":1: the compressed file is damaged or cut off here");
    referee("run", "--engine=certified", directory.toString())
        .bad(directory + ": a folder; a file is expected");
    referee("judge", directory + "/none").bad(directory + "/none: no such file");
  }

  @Test
  void aReadyEngineIsRightAboutSeveralFiles() {
    Cli run =
        referee(
            "run", "--engine=certified", "--profile=exact", Patience.OPTION, intervals, triangles);
    assertEquals(0, run.code(), run.out() + run.err());
    assertTrue(run.out().contains("120 vectors asked, 0 declined, 0 wrong"), run.out());
  }

  @Test
  void anEngineThatCannotBeAsked() {
    Cli none = referee("run", "--engine=no-such-engine", intervals);
    assertEquals(2, none.code());
    assertTrue(
        none.err().startsWith("certigjk: the engine no-such-engine cannot be started"), none.err());
    Cli open = referee("run", "--engine='open", intervals);
    assertEquals(2, open.code());
    assertTrue(open.err().contains("a quote without its end"), open.err());
    Cli mute = referee("run", "--engine=" + faulty().replace("'well'", "'dies'"), intervals);
    assertEquals(2, mute.code());
    assertTrue(mute.err().contains("the engine ends: exit code 9"), mute.err());
  }

  @Test
  void wrongUsage() {
    assertEquals(2, referee("run", intervals).code());
    assertEquals(2, referee("run", "--engine=certified").code());
    assertEquals(2, referee("run", "--engine=certified", "--jobs=0", intervals).code());
    Cli resume = referee("run", "--engine=certified", "--resume", intervals);
    assertTrue(resume.err().contains("--resume needs --results FILE"), resume.err());
  }

  @Test
  void theReadyEngines() {
    Cli engines = referee("engines").ok();
    assertEquals(6, engines.lines().size());
    assertTrue(
        engines
            .lines()
            .get(3)
            .matches(
                "certified +\\S+ +double +1 to 15 +matrix,quaternion +verdict, .*contacts, toi"),
        engines.out());
  }
}
