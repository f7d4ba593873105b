package org.certigjk.study.fixes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import org.certigjk.study.robustness.RobustnessCase;
import org.certigjk.study.robustness.RobustnessPrecision;
import org.certigjk.variants.VariantResult;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The loop of the study against {@code examples/gjk.h}, compiled: the same answers, bit for bit.
 */
class GjkHeaderLoopTest {

  private static final int PAIRS = Integer.getInteger("certigjk.gjk.transcribed", 6);

  @TempDir private Path directory = Path.of("");

  @Test
  void inFloats() throws Exception {
    check(RobustnessPrecision.FLOAT);
  }

  @Test
  void inDoubles() throws Exception {
    check(RobustnessPrecision.DOUBLE);
  }

  private <E> void check(RobustnessPrecision<E> precision) throws Exception {
    List<RobustnessCase<E>> cases = cases(precision);
    List<String> expected = new ArrayList<>();
    List<String> queries = new ArrayList<>();
    for (RobustnessCase<E> each : cases) {
      VariantResult<E> result = new GjkHeader<>(precision).distance(each.a(), each.b());
      expected.add(answer(result));
      queries.add(query(each));
    }
    List<String> answers = ask(precision.label(), queries);
    assertEquals(expected.size(), answers.size());
    for (int k = 0; k < answers.size(); k++) {
      String[] words = answers.get(k).split(" ", -1);
      double said = Double.parseDouble(words[4].replace("inf", "Infinity"));
      double distance = precision.rounding().applyAsDouble(said);
      String found =
          words[2].equals("separated") && Double.isInfinite(distance) ? "none" : words[2];
      assertEquals(
          expected.get(k), found + " " + (found.equals("none") ? 0 : distance), queries.get(k));
    }
    assertTrue(cases.size() > 100);
  }

  private static <E> List<RobustnessCase<E>> cases(RobustnessPrecision<E> precision) {
    List<RobustnessCase<E>> cases = new ArrayList<>();
    for (Family family : Family.values()) {
      for (int dimension = 2; dimension <= 3; dimension++) {
        for (int points : new int[] {4, 12}) {
          if (family.hasDimension(dimension)) {
            new FixBlock<>(precision, family, dimension, points)
                .cases(PAIRS, 23)
                .forEach(each -> cases.add(each.input()));
          }
        }
      }
    }
    return cases;
  }

  private static String answer(VariantResult<?> result) {
    String verdict =
        switch (result.claim()) {
          case NONE -> "none";
          case MEETING -> "meeting";
          case SEPARATED -> "separated";
        };
    return verdict + " " + result.v().toDoubles()[0];
  }

  private static String query(RobustnessCase<?> each) {
    double[][] a = each.pair().a();
    double[][] b = each.pair().b();
    StringJoiner line = new StringJoiner(" ");
    line.add("q").add("" + a[0].length).add("" + a.length).add("" + b.length);
    for (double[][] points : List.of(a, b)) {
      Arrays.stream(points).flatMapToDouble(Arrays::stream).forEach(x -> line.add("" + x));
    }
    return line.toString();
  }

  private List<String> ask(String real, List<String> queries)
      throws IOException, InterruptedException {
    Path program = directory.resolve("engine");
    Path questions = Files.write(directory.resolve("questions"), queries);
    Path answers = directory.resolve("answers");
    ProcessBuilder compile =
        new ProcessBuilder(
            List.of(
                "cc",
                "-O2",
                "-std=c99",
                "-DGJK_REAL=" + real,
                "examples/gjk-engine.c",
                "-lm",
                "-o",
                program.toString()));
    try {
      assertEquals(0, compile.inheritIO().start().waitFor());
    } catch (IOException absent) {
      abort("there is no cc");
    }
    Process process =
        new ProcessBuilder(program.toString())
            .redirectInput(questions.toFile())
            .redirectOutput(answers.toFile())
            .start();
    assertEquals(0, process.waitFor());
    List<String> lines = Files.readAllLines(answers);
    return lines.subList(1, lines.size());
  }
}
