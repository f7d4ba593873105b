package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.certigjk.referee.Accuracy;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Domain.Bodies;
import org.certigjk.referee.Domain.Range;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.results.HashedStream;
import org.certigjk.referee.results.Result;
import org.certigjk.referee.results.ResultsHeader;
import org.certigjk.referee.results.ResultsHeader.VectorFile;
import org.certigjk.referee.results.ResultsWriter;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.files.VectorReader;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code examples/judge/judge.py} and the judge of this library charge the same. */
class SecondJudgeTest {

  private static final Path JUDGE = Path.of("examples", "judge", "judge.py");
  private static final String HARD =
      "random-hulls,gap,overlap-by-a-hair,boxes,range-ends,subnormal,touching-vertex-edge";

  /** Drawn results about one file of vectors, and what the judge of this library charges. */
  private record Sample(Path vectors, Path results, String charges) {

    String judgedBy(Path judge) throws IOException, InterruptedException {
      Cli run = Python.run(judge.toString(), "16", results.toString(), vectors.toString());
      assertEquals(0, run.code(), run.out());
      return run.out();
    }
  }

  @TempDir static Path folder;
  private static final List<Sample> SAMPLES = new ArrayList<>();

  @BeforeAll
  static void samples() throws IOException, InterruptedException {
    Python.require();
    Set<Answers> all = EnumSet.allOf(Answers.class);
    Set<Answers> numbers = EnumSet.complementOf(EnumSet.of(Answers.VERDICT));
    List<Call> only = List.of(Call.only(all));
    List<Call> several =
        List.of(
            new Call("all", all, 1e-6),
            new Call("numbers", numbers),
            new Call("verdict", EnumSet.of(Answers.VERDICT)));
    sample(engine(Precision.DOUBLE, only, 0), HARD, "2,3", "4");
    sample(engine(Precision.DOUBLE, several, 0), HARD, "2,3", "4", "--seed", "1000");
    sample(engine(Precision.SINGLE, several, 0.04f), HARD, "2,3", "4", "--single");
    sample(engine(Precision.DOUBLE, several, 0), "gap,random-box", "2,3", "4", "--posed");
    sample(engine(Precision.DOUBLE, several, 0.5), "overlap-by-a-hair", "6", "8");
    String mixed = "random-hulls,gap,boxes,range-ends,overlap-by-a-hair,flat";
    List<Call> stated =
        List.of(
            new Call("relative", all, new Accuracy(0, 1e-3, 0)),
            new Call("sizes", all, new Accuracy(1e-9, 0, 1e-3)),
            new Call("all", numbers, new Accuracy(1e-3, 1e-2, 1e-4)));
    for (Domain domain : domains()) {
      sample(engine(Precision.DOUBLE, stated, 0.25, domain), mixed, "1,2,3", "5");
    }
    sample(
        engine(Precision.DOUBLE, stated, 0, domains().get(0)), "random-box", "2,3", "4", "--posed");
  }

  /** One for each limit, and one with several, such that some of the vectors are inside. */
  private static List<Domain> domains() {
    double any = Double.POSITIVE_INFINITY;
    int all = Integer.MAX_VALUE;
    return List.of(
        new Domain(new Range(0, 1e9), new Range(0.5, 1e6), 3, 4, 5, Bodies.POINTS),
        Domain.of(new Range(0x1p-20, 0x1p20), Range.ALL),
        Domain.of(Range.ALL, new Range(0.5, 3)),
        new Domain(Range.ALL, Range.ALL, 1.5, any, all, Bodies.POINTS),
        new Domain(Range.ALL, Range.ALL, any, 2.5, all, Bodies.POINTS),
        new Domain(Range.ALL, Range.ALL, any, any, 4, Bodies.POINTS),
        new Domain(Range.ALL, Range.ALL, any, any, all, Bodies.HULL),
        Domain.SOLID);
  }

  private static Declaration engine(Precision precision, List<Call> calls, double margin) {
    return engine(precision, calls, margin, Domain.ALL);
  }

  private static Declaration engine(
      Precision precision, List<Call> calls, double margin, Domain domain) {
    Set<Integer> dimensions = Set.of(1, 2, 3, 4, 5, 6);
    return new Declaration(
        "drawn", "1", "default", precision, calls, dimensions, true, margin, domain, "");
  }

  private static void sample(
      Declaration engine, String families, String dimensions, String size, String... more)
      throws IOException {
    String name = String.valueOf(SAMPLES.size());
    Path vectors = folder.resolve(name + ".vectors.jsonl");
    List<String> generate =
        new ArrayList<>(List.of("vectors", "generate", "--family", families, "--dimension"));
    generate.addAll(List.of(dimensions, "--size", size, "--count", "12", "--output"));
    generate.add(vectors.toString());
    generate.addAll(List.of(more));
    assertEquals(0, Cli.run(generate.toArray(String[]::new)).code());
    Path results = folder.resolve(name + ".jsonl");
    write(engine, vectors, results);
    Path charges = folder.resolve(name + ".charges");
    Cli.run("referee", "judge", "--charges", charges.toString(), results.toString());
    SAMPLES.add(new Sample(vectors, results, Files.readString(charges)));
  }

  private static void write(Declaration engine, Path vectors, Path results) throws IOException {
    String sha256;
    try (HashedStream stream = HashedStream.open(vectors)) {
      sha256 = stream.sha256();
    }
    VectorFile file = new VectorFile(vectors.toString(), sha256);
    DrawnOutcomes outcomes = new DrawnOutcomes(SAMPLES.size(), engine);
    try (OutputStream out = Files.newOutputStream(results);
        VectorReader reader = VectorReader.open(vectors)) {
      ResultsWriter writer =
          ResultsWriter.begin(out, new ResultsHeader(engine, "./drawn", 1, List.of(file)));
      for (TestVector vector = reader.next(); vector != null; vector = reader.next()) {
        writer.write(new Result(vector.id(), outcomes.next(vector)));
      }
    }
  }

  @Test
  void isShortAndNeedsPythonAlone() throws IOException, InterruptedException {
    List<String> lines = Files.readAllLines(JUDGE);
    assertTrue(lines.size() <= 220, lines.size() + " lines");
    assertEquals(List.of(), lines.stream().filter(line -> line.length() > 100).toList());
    String modules =
        "import ast, sys; tree = ast.walk(ast.parse(open(sys.argv[1]).read()));"
            + "print({n for s in tree for n in ([a.name for a in s.names]"
            + " if isinstance(s, ast.Import) else [s.module] if isinstance(s, ast.ImportFrom)"
            + " else [])} - set(sys.stdlib_module_names))";
    assertEquals("set()", Python.run("-c", modules, JUDGE.toString()).out().strip());
  }

  @Test
  void bothChargeTheSame() throws IOException, InterruptedException {
    for (Sample sample : SAMPLES) {
      assertEquals(sample.charges(), sample.judgedBy(JUDGE));
    }
  }

  @Test
  void everyFaultIsThere() {
    String charges = String.join("", SAMPLES.stream().map(Sample::charges).toList());
    for (Fault fault : Fault.values()) {
      assertTrue(charges.contains("\"" + fault.label() + "\""), fault.label());
    }
  }

  @Test
  void anotherAnswerIsChargedOtherwise() throws IOException, InterruptedException {
    Sample sample = SAMPLES.get(0);
    List<String> lines = new ArrayList<>(Files.readAllLines(sample.results()));
    int separated =
        IntStream.range(0, lines.size())
            .filter(i -> lines.get(i).contains("\"separated\",\"distance\":"))
            .filter(i -> !sample.charges().contains(lines.get(i).split(",", 2)[0] + ","))
            .findFirst()
            .orElseThrow();
    lines.set(separated, lines.get(separated).replace("\"distance\":", "\"distance\":9"));
    Path results = Files.write(folder.resolve("changed.jsonl"), lines);
    Sample changed = new Sample(sample.vectors(), results, sample.charges());
    assertNotEquals(changed.charges(), changed.judgedBy(JUDGE));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "verdict in MEET or claim == 0 | claim == 0 ",
        "or claim == 0 and 'verdict' not in self.parts | ",
        "and 'verdict' not in self.parts | ",
        "{'touching'} | set()",
        "or claim and claim > self.tau | ",
        "verdict or odd else | verdict else",
        "['distance-error'] | []",
        "if not all( | if False and all(",
        "elif self.differs( | elif False and self.differs(",
        "if points and not meets | if points",
        "said(answer) not in APART | verdict not in APART",
        "self.known and said(answer) | said(answer)",
        "self.known and x | x",
        "found + ['no-answer'] | found + []",
        "'distance': meets | 'distance': True",
        "'depth': not self.overlap | 'depth': True",
        "verdicts & MEET and verdicts & APART | False",
        "if cases[name].apart or cases[name].overlap | ",
        "FAULTS.index(charge[0]) | 0",
        "- 2 * margin | ",
        "+ margin) / 2 | ) / 2",
        "+ tolerance + margin for | + tolerance for",
        "+ tolerance + margin for | + margin for",
        "self.tau = root(n * sum(noises) ** 2) + tolerance | self.tau = root(n * sum(noises) ** 2)",
        "root(n * sum(noises) | root(sum(noises)",
        "root(n * noise | root(noise",
        "max(abs(x), least) for x in point | abs(x) for x in point",
        "for row in rows] for point in sizes | for row in pose] for point in sizes",
        "2 * k | k",
        "abs(claim - exact) > | claim - exact >",
        "ctypes.c_float, 24, 127 | ctypes.c_double, 24, 127",
        "x == -INFINITY or | ",
        "and exact < self.infinite | and False",
        "points-outside') | distance-error')",
        "least <= abs(x) <= largest | least <= x <= largest",
        "for x in p if x) | for x in p)",
        "smallest <= x <= greatest | smallest <= x",
        "max(sizes) <= engine['ratio'] * min(sizes) | True",
        "<= engine.get('points', INFINITY) | <= INFINITY",
        "kind != 'solid' or all(map(is_solid, bodies)) | True",
        "kind != 'hull' or not any( | True or not any(",
        "'aspect' not in engine | True",
        "limit ** 2 * width | limit * width",
        "stated.get('relative', 0) * abs(sigma) if self.known else 0 | 0",
        "stated.get('size', 0) * max(map(size, self.bodies)) | 0",
        "stated.get('size', 0) * max(map(size | stated.get('size', 0) * min(map(size",
      })
  void aRuleLessIsNoticed(String rule, String mutant) throws IOException, InterruptedException {
    String text = Files.readString(JUDGE);
    String from = rule.replace('\'', '"');
    assertTrue(text.contains(from), rule);
    String to = mutant == null ? "" : mutant.replace('\'', '"');
    Path judge = Files.writeString(folder.resolve("mutant.py"), text.replace(from, to));
    boolean noticed = false;
    for (int k = 0; k < SAMPLES.size() && !noticed; k++) {
      noticed = !SAMPLES.get(k).judgedBy(judge).equals(SAMPLES.get(k).charges());
    }
    assertTrue(noticed, () -> rule + " -> " + to);
  }
}
