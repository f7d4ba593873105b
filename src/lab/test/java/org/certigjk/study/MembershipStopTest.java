package org.certigjk.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.Iteration;
import org.certigjk.number.Floats;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.variants.VanDenBergen;
import org.certigjk.variants.VanDenBergenRequest;
import org.certigjk.variants.VanDenBergenRequest.Option;
import org.certigjk.variants.VariantExit;
import org.certigjk.variants.VariantResult;
import org.junit.jupiter.api.Test;

/**
 * What the study robustness found about the membership stop of van den Bergen 1999, section 5: the
 * loop "terminates properly for all tested configurations", and yet there are others. Over floats
 * this pair makes it go through the same three simplices for ever: the support point was in W two
 * iterations before, not one.
 */
class MembershipStopTest {

  private static final Polytope<Float> A =
      Polytope.of(Floats.INSTANCE, new double[][] {{-393, 383, -6}, {373, -363, 4}});
  private static final Polytope<Float> B =
      Polytope.of(Floats.INSTANCE, new double[][] {{0, 1, 15}, {2, 0, 0}, {0, 0, -1}});

  private static VariantResult<Float> run(VanDenBergenRequest request) {
    return new VanDenBergen<Float>(request, JohnsonSubAlgorithm::new).distance(A, B);
  }

  @Test
  void cyclesOfThreeSimplicesPassIt() {
    VariantResult<Float> result = run(VanDenBergenRequest.robust().withTrace(true));
    assertEquals(VariantExit.ITERATION_LIMIT, result.exit());
    List<Iteration<Float>> trace = result.trace();
    int last = trace.size() - 2;
    for (int k = 20; k < last; k++) {
      assertEquals(trace.get(k - 3), trace.get(k), "state " + k);
      assertNotEquals(trace.get(k - 1), trace.get(k), "state " + k);
    }
  }

  @Test
  void theDecreaseStopEndsIt() {
    VariantResult<Float> result = run(VanDenBergenRequest.robust().with(Option.DECREASE_STOP));
    assertEquals(VariantExit.NO_DECREASE, result.exit());
  }
}
