package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.certigjk.cli.DrawnResults.Sample;
import org.certigjk.referee.comparison.Fault;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code examples/judge/judge.py} and the judge of this library charge the same. */
class SecondJudgeTest {

  private static final Path JUDGE = Path.of("examples", "judge", "judge.py");

  /** Runs a judge on one sample after the other, in one process, until it charges otherwise. */
  private static final String UNTIL_OTHERWISE =
      """
      import contextlib, io, sys
      class Otherwise(Exception):
          pass
      class Charges(io.StringIO):
          def write(self, text):
              super().write(text)
              if not expected.startswith(self.getvalue()):
                  raise Otherwise
      with open(sys.argv[1], encoding="utf-8") as source:
          judge = compile(source.read(), sys.argv[1], "exec")
      samples = iter(sys.argv[2:])
      try:
          for results, vectors in zip(samples, samples):
              with open(results.replace(".jsonl", ".charges"), encoding="utf-8") as charges:
                  expected = charges.read()
              sys.argv, said = ["judge.py", "16", results, vectors], Charges()
              with contextlib.redirect_stdout(said):
                  exec(judge, {"__name__": "__main__"})
              if said.getvalue() != expected:
                  raise Otherwise
      except Otherwise:
          print("noticed")
      """;

  @TempDir static Path folder;
  private static List<Sample> samples = List.of();

  @BeforeAll
  static void samples() throws IOException, InterruptedException {
    Python.require();
    samples = DrawnResults.in(folder);
  }

  private static String judgedBy(Path judge, Sample sample)
      throws IOException, InterruptedException {
    Cli run =
        Python.run(
            judge.toString(), "16", sample.results().toString(), sample.vectors().toString());
    assertEquals(0, run.code(), run.out());
    return run.out();
  }

  @Test
  void isShortAndNeedsPythonAlone() throws IOException, InterruptedException {
    List<String> lines = Files.readAllLines(JUDGE);
    assertTrue(lines.size() <= 260, lines.size() + " lines");
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
    for (Sample sample : samples) {
      assertEquals(sample.charges(), judgedBy(JUDGE, sample));
    }
  }

  /** But those of times of impact, which the second judge does not judge. */
  @Test
  void everyFaultIsThere() {
    String charges = String.join("", samples.stream().map(Sample::charges).toList());
    Set<Fault> ofMotion = EnumSet.of(Fault.FALSE_IMPACT, Fault.MISSED_IMPACT, Fault.WRONG_TOI);
    for (Fault fault : EnumSet.complementOf(EnumSet.copyOf(ofMotion))) {
      assertTrue(charges.contains("\"" + fault.label() + "\""), fault.label());
    }
  }

  @Test
  void anotherAnswerIsChargedOtherwise() throws IOException, InterruptedException {
    Sample sample =
        samples.stream().filter(it -> firstUncharged(it).isPresent()).findFirst().orElseThrow();
    List<String> lines = new ArrayList<>(Files.readAllLines(sample.results()));
    int separated = firstUncharged(sample).getAsInt();
    lines.set(
        separated, lines.get(separated).replaceAll("\"distance\":[^,}]+", "\"distance\":1e300"));
    Path results = Files.write(folder.resolve("changed.jsonl"), lines);
    Sample changed = new Sample(sample.vectors(), results, sample.charges());
    assertNotEquals(changed.charges(), judgedBy(JUDGE, changed));
  }

  /** The line of the first distance that is right. */
  private static OptionalInt firstUncharged(Sample sample) {
    try {
      List<String> lines = Files.readAllLines(sample.results());
      return IntStream.range(0, lines.size())
          .filter(i -> lines.get(i).contains("\"separated\",\"distance\":"))
          .filter(i -> !sample.charges().contains(lines.get(i).split(",", 2)[0] + ","))
          .findFirst();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
        "optional.get(x) | optional.get(x, True)",
        ", (toi, self.infinite) | ",
        "verdicts & MEET and verdicts & APART | False",
        "if cases[name].apart or cases[name].overlap | ",
        "FAULTS.index(charge[0]) | 0",
        "depth - sum(margins) | depth",
        "[margins] * 2 | [margins, 0]",
        "poses, margins) | poses, margins[::-1])",
        "+ margin) / 2 | ) / 2",
        "+ tolerance + margin for | + tolerance for",
        "+ tolerance + margin for | + margin for",
        "zip(noises, margins)] | zip(noises, margins[::-1])]",
        "self.tau = root(n * sum(noises) ** 2) + tolerance | self.tau = root(n * sum(noises) ** 2)",
        "root(n * sum(noises) | root(sum(noises)",
        "root(n * x | root(x",
        "max(abs(x), least) for x in point | abs(x) for x in point",
        "for row in rows] for point in sizes | for row in pose] for point in sizes",
        "2 * k | k",
        "2 * dot(rows[0], rows[0]) | dot(rows[0], rows[0])",
        "dot(rows[0], rows[0]) / dot(pose[0], pose[0]) | 1",
        "[share] * n + [x] for x in rows[1] | [share] * n + [0] for x in rows[1]",
        "- norm, x * y - w * z | - norm, x * y + w * z",
        "[m / norm for m in row] | row",
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
        "kind != 'solid' or all(map(is_solid, wholes)) | True",
        "kind != 'hull' or not any( | True or not any(",
        "'aspect' not in engine | True",
        "** 2 * dot(d, d) <= (limit * | ** 2 * dot(d, d) <= (2 * limit *",
        "stated.get('relative', 0) * abs(sigma) if self.known else 0 | 0",
        "stated.get('size', 0) * max(map(size, self.bodies)) | 0",
        "found.append('wrong-normal') | pass",
        "self.known and normal and | normal and",
        "/ norm(n) - self.margins | - self.margins",
        "/ norm(n) - self.margins | / norm(n)",
        "<= self.fall + 2 * | <= self.tau + 2 *",
        "<= self.fall + 2 * self.reach * delta / norm(n) | <= self.fall",
        "self.fall + 2 * self.reach | self.fall + 9 * self.reach",
        "self.reach * delta / norm(n) | self.reach * delta",
        "max(abs(x), self.least) for x in normal | abs(x) for x in normal",
        "[y - x for x, y in zip(*contacts)] | [x - y for x, y in zip(*contacts)]",
        "self.limits, contacts, self.bodies)) | [9 ** 999] * 2, contacts, self.bodies))",
        "return 'contacts-not-deepest' | pass",
        "if any(n) and not self.is_normal(n | if False and not self.is_normal(n",
        "sum(self.limits) - self.margins) | 0)",
        "contacts and self.sigma <= 0 | contacts",
        "self.sigma <= 0 and said(answer) not in APART | self.sigma <= 0",
        "'depth', 'normal', 'contacts'), not self.overlap | 'depth', 'normal', 'contacts'), True",
        "stated.get('size', 0) * max(map(size | stated.get('size', 0) * min(map(size",
      })
  void aRuleLessIsNoticed(String rule, String mutant) throws IOException, InterruptedException {
    String text = Files.readString(JUDGE);
    String from = rule.replace('\'', '"');
    assertTrue(text.contains(from), rule);
    String to = mutant == null ? "" : mutant.replace('\'', '"');
    Path judge = Files.writeString(folder.resolve("mutant.py"), text.replace(from, to));
    List<String> command = new ArrayList<>(List.of("-c", UNTIL_OTHERWISE, judge.toString()));
    for (Sample sample : samples) {
      command.add(sample.results().toString());
      command.add(sample.vectors().toString());
    }
    Cli run = Python.run(command.toArray(String[]::new));
    assertEquals("noticed\n", run.out(), () -> rule + " -> " + to);
    assertEquals(0, run.code());
  }
}
