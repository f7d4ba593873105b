package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.certigjk.cli.DrawnResults.Sample;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code examples/judge/judge.hpp} and the judge of this library charge the same. */
class CppJudgeTest {

  private static final Path JUDGE = Path.of("examples", "judge", "judge.hpp");

  @TempDir static Path folder;
  private static List<Sample> samples = List.of();
  private static Path judge = Path.of("");
  private static @Nullable Path mutants;

  @BeforeAll
  static void samples() throws IOException, InterruptedException {
    samples = DrawnResults.in(folder);
    judge = judge();
  }

  private static Cli run(List<String> command) throws IOException, InterruptedException {
    Process process;
    try {
      process = new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException absent) {
      return abort("there is no " + command.get(0));
    }
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Cli(process.waitFor(), out, "");
  }

  /** Compiles a text of the header, or what includes it. */
  private static Path compiled(String name, String text, String... options)
      throws IOException, InterruptedException {
    Path source = Files.writeString(folder.resolve(name + ".cpp"), text);
    Path program = folder.resolve(name);
    List<String> command = new ArrayList<>(List.of("g++", "-std=c++17", "-o", program.toString()));
    command.addAll(List.of(options));
    command.add(source.toString());
    assertEquals("", run(command).out());
    return program;
  }

  /** Compiles the program that the header is. */
  private static Path judge() throws IOException, InterruptedException {
    return compiled(
        "judge",
        Files.readString(JUDGE),
        "-O2",
        "-DCERTIGJK_JUDGE",
        "-Wall",
        "-Wextra",
        "-Wpedantic",
        "-Werror");
  }

  private static String judgedBy(List<String> judge, Sample sample)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(judge);
    command.addAll(List.of("16", sample.results().toString(), sample.vectors().toString()));
    Cli run = run(command);
    assertEquals(0, run.code(), run.out());
    return run.out();
  }

  @Test
  void bothChargeTheSame() throws IOException, InterruptedException {
    for (Sample sample : samples) {
      assertEquals(sample.charges(), judgedBy(List.of(judge.toString()), sample));
    }
  }

  /** As in the comment at its head: no program of its own, in the tests of a library. */
  @Test
  void isIncluded() throws IOException, InterruptedException {
    String text =
        Files.readString(JUDGE)
            .lines()
            .filter(line -> line.startsWith("//   "))
            .limit(10)
            .toList()
            .stream()
            .map(line -> line.substring(5))
            .reduce("#include <cmath>\n", (all, line) -> all + line + "\n");
    assertTrue(text.contains("faults("), text);
    int body = text.indexOf("certigjk::VectorFile");
    String program =
        text.substring(0, body)
            + "static double my_distance(const certigjk::Rows& a, const certigjk::Rows&) {"
            + " return a[0][0] - a[0][0]; }\nint main(int, char** arguments) {\n"
            + text.substring(body).replace("\"space.jsonl\"", "arguments[1]")
            + "}\n";
    Path tests = compiled("tests", program, "-I", JUDGE.toAbsolutePath().getParent().toString());
    Cli run = run(List.of(tests.toString(), samples.get(0).vectors().toString()));
    assertEquals(0, run.code(), run.out());
    assertTrue(run.out().contains(": false-overlap\n"), run.out());
  }

  @Test
  void saysWhereAFileIsWrong() throws IOException, InterruptedException {
    Sample sample = samples.get(0);
    List<String> lines = new ArrayList<>(Files.readAllLines(sample.vectors()));
    lines.set(2, lines.get(2).replace("\"expected\"", "\"expect\""));
    Path wrong = Files.write(folder.resolve("wrong.jsonl"), lines);
    Cli run = run(List.of(judge.toString(), "16", sample.results().toString(), wrong.toString()));
    assertEquals(2, run.code());
    assertTrue(run.out().endsWith(wrong + ", line 3: no field \"expected\"\n"), run.out());
    Path packed = Path.of("vectors", "recorded.jsonl.gz");
    run = run(List.of(judge.toString(), "16", sample.results().toString(), packed.toString()));
    assertEquals(2, run.code());
    assertTrue(run.out().endsWith("gzip -dk vectors/recorded.jsonl.gz unpacks it\n"), run.out());
  }

  /**
   * A part of the rules that {@link SecondJudgeTest} takes out one after the other, and what is put
   * there; with none of them a search goes on for ever.
   */
  private static final List<List<String>> RULES =
      List.of(
          List.of("k), 1 - digits", "k), -digits"),
          List.of("- depth - margins_", "- depth"),
          List.of("noises[i] + margins[i]", "noises[i] + margins[1 - i]"),
          List.of("+ tolerance + margins[i]", "+ tolerance + margins[1 - i]"),
          List.of(
              "it.verdict == \"not-overlapping\" || it.verdict == \"touching\"",
              "it.verdict == \"not-overlapping\""),
          List.of("if (it.points && !meets)", "if (it.points)"),
          List.of("known_ && !it.apart() && ", ""),
          List.of(" || isOdd(it.toi, infinite_)", ""),
          List.of("(has(\"toi\") && !it.toi)", "false"),
          List.of("Number size = map.sizes[r].back()", "Number size"),
          List.of("dot(size, size) * twice / square", "dot(size, size) / square"),
          List.of("q[k] - q[0] * q[l]) * twice", "q[k] + q[0] * q[l]) * twice"),
          List.of("- that.exponent_, product(divisor_, that.magnitude_)", "- that.exponent_"),
          List.of("&& !it.apart() && sigma_.sign() <= 0", ""),
          List.of("x = std::max(x.abs(), least_)", "x = x.abs()"),
          List.of("length.sign() > 0 && (sigma_", "(sigma_"),
          List.of("(sigma_ + margins_ - fall_)", "(sigma_ - fall_)"),
          List.of("- (low - high) <= twiceReach_ * delta", "- (low - high) <= Number()"),
          List.of("limits_[0] + limits_[1] - margins_", "Number()"),
          List.of("limit * limit * (high", "limit * (high"),
          List.of("height * height > most * square", "true"),
          List.of("{-p[1], p[0]}", "{p[1], p[0]}"),
          List.of("row[c] * by[column] - factor * by[c]", "row[c] * by[column]"));

  /** Compiles all mutants into one program, each in a name space of its own: that is what costs. */
  private static Path mutants() throws IOException, InterruptedException {
    if (mutants != null) {
      return mutants;
    }
    String text = Files.readString(JUDGE);
    StringBuilder all = new StringBuilder();
    StringBuilder calls = new StringBuilder();
    for (int k = 0; k < RULES.size(); k++) {
      String rule = RULES.get(k).get(0);
      assertTrue(text.contains(rule), rule);
      all.append(
          text.replace(rule, RULES.get(k).get(1))
              .replace("CERTIGJK_JUDGE_HPP", "MUTANT_" + k)
              .replaceAll("\\bcertigjk(?= \\{|::)", "mutant" + k));
      calls.append(
          "  if (a[1] == std::string(\"%1$d\"))".formatted(k)
              + " mutant%1$d::judge(std::stod(a[2]), a[3], {a[4]}, std::cout);\n".formatted(k));
    }
    all.append("int main(int, char** a) {\n").append(calls).append("}\n");
    return mutants = compiled("mutants", all.toString(), "-Og");
  }

  static IntStream rules() {
    return IntStream.range(0, RULES.size());
  }

  @ParameterizedTest
  @MethodSource("rules")
  void aRuleLessIsNoticed(int rule) throws IOException, InterruptedException {
    List<String> mutant = List.of(mutants().toString(), String.valueOf(rule));
    boolean noticed = false;
    for (int k = 0; k < samples.size() && !noticed; k++) {
      noticed = !judgedBy(mutant, samples.get(k)).equals(samples.get(k).charges());
    }
    assertTrue(noticed, () -> String.join(" -> ", RULES.get(rule)));
  }
}
