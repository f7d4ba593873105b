package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.Iteration;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * The Java loops do what proofs/float/float_failures.v says: the states that those of 000 and 001
 * repeat are compared bit for bit, of the other runs the end, or that two states alternate.
 */
class DoublesFailTest {

  private static final Path FILE = Path.of("proofs/float/float_failures.v");

  private static Polytope<Double> points(double[]... rows) {
    return Polytope.of(Doubles.INSTANCE, rows);
  }

  private static List<IndexPair> pairs(int... indices) {
    List<IndexPair> pairs = new ArrayList<>();
    for (int k = 0; k < indices.length; k += 2) {
      pairs.add(new IndexPair(indices[k], indices[k + 1]));
    }
    return pairs;
  }

  /** The first numbers m 2^e in the statement of this theorem. */
  private static double[] vector(String theorem) throws IOException {
    String file = Files.readString(FILE);
    Matcher numbers =
        Pattern.compile("(up|down) (\\d+) \\((-?\\d+)\\)")
            .matcher(file.substring(file.indexOf("Theorem " + theorem + " :")));
    double[] vector = new double[3];
    for (int k = 0; k < vector.length; k++) {
      assertTrue(numbers.find(), theorem);
      double magnitude =
          Math.scalb((double) Long.parseLong(numbers.group(2)), Integer.parseInt(numbers.group(3)));
      vector[k] = numbers.group(1).equals("up") ? magnitude : -magnitude;
    }
    return vector;
  }

  private static void assertRepeats(
      List<Iteration<Double>> trace, int from, List<IndexPair> simplex, double[] v) {
    for (Iteration<Double> state : trace.subList(from, trace.size())) {
      assertEquals(simplex, state.simplex());
      assertTrue(Arrays.equals(v, state.v().toDoubles()), () -> state.v().toString());
    }
  }

  @Test
  @DisplayName("algorithm 1 of 000: from the first turn on the state that Coq finds")
  void printedLoop() throws IOException {
    VariantResult<Double> result =
        new ExactHalting<Double>(JohnsonSubAlgorithm::new)
            .withTrace(true)
            .withMaxIterations(50)
            .distance(
                points(new double[][] {{0, 2, 26}, {-13, 6, -16}}),
                points(new double[][] {{0, 0, 0}, {1, -1, -1}}));
    assertEquals(VariantExit.ITERATION_LIMIT, result.exit());
    assertRepeats(result.trace(), 1, pairs(0, 0, 1, 0), vector("printed_loop_never_halts"));
  }

  @Test
  @DisplayName("algorithm 1 of 001: from the fourth turn on the state that Coq finds")
  void bergenLoop() throws IOException {
    VariantResult<Double> result =
        new VanDenBergen<Double>(
                VanDenBergenRequest.published()
                    .withAbsoluteTolerance(0)
                    .withRelativeTolerance(1e-6)
                    .withMaxIterations(50)
                    .withTrace(true),
                JohnsonSubAlgorithm::new)
            .distance(
                points(new double[][] {{-26, 137, 15}, {137, -719, -79}}),
                points(new double[][] {{0, 0, 0}, {2, 0, -1}}));
    assertEquals(VariantExit.ITERATION_LIMIT, result.exit());
    assertRepeats(result.trace(), 4, pairs(1, 0, 0, 1, 0, 0), vector("bergen_loop_never_halts"));
  }

  @Test
  @DisplayName("algorithm 1 of 000: no subset in the third turn")
  void printedLoopWithoutSubset() {
    VariantResult<Double> result =
        new ExactHalting<Double>(JohnsonSubAlgorithm::new)
            .distance(
                points(new double[][] {{7, 6045, 9902}, {-4, -2440, -4004}}),
                points(new double[][] {{0, 0, 0}, {-2, 1, 2}}));
    assertEquals(VariantExit.NO_SUBSET, result.exit());
    assertEquals(2, result.iterations());
  }

  @Test
  @DisplayName("003: the second condition holds in the third turn; without it two states alternate")
  void polygonLoop() {
    Polytope<Double> triangle = points(new double[][] {{-2, -2}, {0, -2}, {2, 1}});
    Polytope<Double> origin = points(new double[2]);
    Alzubaidi<Double> loop = new Alzubaidi<Double>().withClamp().withTrace(true);
    VariantResult<Double> wrong = loop.distance(triangle, origin);
    assertEquals(VariantExit.POINT_REPEATED, wrong.exit());
    assertEquals(Claim.MEETING, wrong.claim());
    assertEquals(3, wrong.trace().size());
    VariantResult<Double> endless =
        loop.withoutSecondCondition().withMaxIterations(50).distance(triangle, origin);
    assertEquals(VariantExit.ITERATION_LIMIT, endless.exit());
    for (int k = 2; k < endless.trace().size(); k++) {
      assertEquals(endless.trace().get(k - 2).simplex(), endless.trace().get(k).simplex());
      assertEquals(endless.trace().get(k - 2).v(), endless.trace().get(k).v());
    }
  }
}
