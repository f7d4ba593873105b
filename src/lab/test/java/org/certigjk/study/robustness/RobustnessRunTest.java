package org.certigjk.study.robustness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Verdict;
import org.certigjk.variants.Claim;
import org.certigjk.variants.DistanceVariant;
import org.certigjk.variants.VariantExit;
import org.certigjk.variants.VariantResult;
import org.certigjk.vectors.PointPair;
import org.junit.jupiter.api.Test;

/** How the study robustness judges a run. */
class RobustnessRunTest {

  private static final PointPair APART = pair(4); // 4 apart
  private static final PointPair TOUCHING = pair(0);

  private static PointPair pair(double gap) {
    return PointPair.of(new double[][] {{gap, 0}, {gap, 1}}, new double[][] {{0, 0}, {0, 1}});
  }

  /** A loop that says always the same. */
  private record Fixed(Claim claim, double distance, VariantExit exit)
      implements DistanceVariant<Double> {

    @Override
    public String label() {
      return "fixed";
    }

    @Override
    public VariantResult<Double> distance(
        IndexedSupportMapping<Double> a, IndexedSupportMapping<Double> b) {
      return new VariantResult<>(
          claim,
          List.of(new IndexPair(0, 0)),
          Vec.of(Doubles.INSTANCE, 1),
          Vec.from(Doubles.INSTANCE, distance, 0.0),
          exit,
          3,
          4,
          List.of());
    }
  }

  private static RobustnessRun judge(
      PointPair pair, Claim claim, double distance, VariantExit exit) {
    RobustnessCase<Double> input = RobustnessCase.of(pair, RobustnessPrecision.DOUBLE);
    assertNotNull(input);
    return RobustnessRun.of(input, RobustnessPrecision.DOUBLE, new Fixed(claim, distance, exit));
  }

  private static RobustnessOutcome outcome(
      PointPair pair, Claim claim, double distance, VariantExit exit) {
    return judge(pair, claim, distance, exit).outcome();
  }

  @Test
  void outcomes() {
    VariantExit end = VariantExit.CLOSE_ENOUGH;
    assertEquals(RobustnessOutcome.RIGHT, outcome(APART, Claim.SEPARATED, 4, end));
    assertEquals(RobustnessOutcome.RIGHT, outcome(APART, Claim.SEPARATED, 4.003, end));
    assertEquals(RobustnessOutcome.WRONG_DISTANCE, outcome(APART, Claim.SEPARATED, 4.005, end));
    assertEquals(
        RobustnessOutcome.WRONG_DISTANCE, outcome(APART, Claim.SEPARATED, Double.NaN, end));
    assertEquals(RobustnessOutcome.FALSE_CONTACT, outcome(APART, Claim.MEETING, 0, end));
    assertEquals(RobustnessOutcome.MISSED_CONTACT, outcome(TOUCHING, Claim.SEPARATED, 1e-9, end));
    assertEquals(RobustnessOutcome.RIGHT, outcome(TOUCHING, Claim.MEETING, 1e-9, end));
    assertEquals(
        RobustnessOutcome.GAVE_UP, outcome(APART, Claim.NONE, 4, VariantExit.SIMPLEX_FULL));
    assertEquals(
        RobustnessOutcome.NEVER_HALTED, outcome(APART, Claim.NONE, 4, VariantExit.ITERATION_LIMIT));
  }

  @Test
  void errorsInUnitsInTheLastPlace() {
    RobustnessRun run =
        judge(APART, Claim.SEPARATED, 4 + 3 * Math.ulp(4.0), VariantExit.CLOSE_ENOUGH);
    assertEquals(3, run.ulps());
    assertEquals(3 * Math.ulp(4.0) / 4, run.relativeError());
    assertEquals(3, run.iterations());
    double half = 0.5 * Math.ulp(4f);
    assertEquals(0.5, RobustnessPrecision.FLOAT.errorInUlps(4 + half, 4));
    assertTrue(
        Double.isNaN(judge(APART, Claim.SEPARATED, 4, VariantExit.SEPARATING_AXIS).ulps()),
        "an axis is no distance");
  }

  /** Over floats the truth is that of the rounded pair: 0.1f − 0.1 is not 0. */
  @Test
  void theTruthIsThatOfTheRoundedPair() {
    PointPair pair = PointPair.of(new double[][] {{0.1}}, new double[][] {{0.1 + 1e-12}});
    RobustnessCase<Float> floats = RobustnessCase.of(pair, RobustnessPrecision.FLOAT);
    RobustnessCase<Double> doubles = RobustnessCase.of(pair, RobustnessPrecision.DOUBLE);
    assertNotNull(floats);
    assertNotNull(doubles);
    assertEquals(Verdict.TOUCHING, floats.verdict());
    assertEquals(Verdict.SEPARATED, doubles.verdict());
    PointPair large = PointPair.of(new double[][] {{1e39}}, new double[][] {{0}});
    assertNull(RobustnessCase.of(large, RobustnessPrecision.FLOAT), "no float is that large");
  }
}
