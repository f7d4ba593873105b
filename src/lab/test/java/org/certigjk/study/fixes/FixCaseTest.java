package org.certigjk.study.fixes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.List;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Vec;
import org.certigjk.study.robustness.RobustnessCase;
import org.certigjk.study.robustness.RobustnessPrecision;
import org.certigjk.variants.Claim;
import org.certigjk.variants.VariantExit;
import org.certigjk.variants.VariantResult;
import org.certigjk.vectors.PointPair;
import org.junit.jupiter.api.Test;

/** How the study fixes judges an answer. */
class FixCaseTest {

  private static final FixCase<Double> APART = square(3, 1);
  private static final FixCase<Double> TOUCHING = square(1, 1);
  private static final FixCase<Double> OVERLAPPING = square(0.75, 1);

  /** The square [0, 1]², and the same moved to the right and multiplied by a unit of length. */
  private static FixCase<Double> square(double moved, double unit) {
    PointPair pair = PointPair.of(corners(0, unit), corners(moved, unit));
    RobustnessCase<Double> input = RobustnessCase.of(pair, RobustnessPrecision.DOUBLE);
    assertNotNull(input);
    return new FixCase<>(input, RobustnessPrecision.DOUBLE);
  }

  private static double[][] corners(double x, double unit) {
    return new double[][] {
      {x * unit, 0}, {(x + 1) * unit, 0}, {x * unit, unit}, {(x + 1) * unit, unit}
    };
  }

  private static VariantResult<Double> answer(Claim claim, double distance, VariantExit exit) {
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

  private static VariantResult<Double> apart(double distance) {
    return answer(Claim.SEPARATED, distance, VariantExit.CLOSE_ENOUGH);
  }

  private static final VariantResult<Double> AXIS =
      answer(Claim.SEPARATED, 7, VariantExit.SEPARATING_AXIS);
  private static final VariantResult<Double> CONTACT =
      answer(Claim.MEETING, 7, VariantExit.ZERO_VECTOR);
  private static final VariantResult<Double> NOTHING =
      answer(Claim.NONE, 0, VariantExit.SIMPLEX_FULL);

  /** The motion of A after which the answer is right. */
  @Test
  void backwardError() {
    assertEquals(2, error(APART, CONTACT));
    assertEquals(0.25, error(APART, apart(2.25)));
    assertEquals(0.5, error(APART, apart(1.5)));
    assertEquals(0, error(APART, AXIS));
    assertEquals(0, error(TOUCHING, CONTACT));
    assertEquals(0.125, error(TOUCHING, apart(0.125)));
    assertEquals(0, error(OVERLAPPING, CONTACT));
    assertEquals(0.25, error(OVERLAPPING, AXIS));
    assertEquals(0.375, error(OVERLAPPING, apart(0.125)));
    for (FixCase<Double> each : List.of(APART, TOUCHING, OVERLAPPING)) {
      assertEquals(Double.POSITIVE_INFINITY, error(each, NOTHING));
      assertEquals(Double.POSITIVE_INFINITY, error(each, apart(Double.NaN)));
    }
  }

  private static double error(FixCase<?> input, VariantResult<?> answer) {
    return input.judge(answer).backwardError();
  }

  /** The unit is that of the greatest coordinate, whatever the unit of length. */
  @Test
  void unit() {
    assertEquals(4 * Math.ulp(1.0), APART.unit());
    assertEquals(4e-200 * Math.ulp(1.0), square(3, 1e-200).unit());
  }

  /** Below the normal numbers no answer can be nearer than the least number. */
  @Test
  void unitOfSubnormalFloats() {
    double least = Float.MIN_VALUE;
    PointPair pair = PointPair.of(corners(0, 4 * least), corners(3, 4 * least));
    RobustnessCase<Float> input = RobustnessCase.of(pair, RobustnessPrecision.FLOAT);
    assertNotNull(input);
    FixCase<Float> tiny = new FixCase<>(input, RobustnessPrecision.FLOAT);
    assertEquals(least, tiny.unit());
    assertFails(false, false, tiny, apart(9 * least));
    assertFails(true, false, tiny, apart(10 * least));
  }

  @Test
  void failures() {
    double most = FixMetric.MOST * APART.unit();
    assertFails(false, false, APART, apart(2));
    assertFails(false, false, APART, apart(2 + most));
    assertFails(false, true, APART, apart(2 + 1.25 * most));
    assertFails(false, true, APART, apart(2.002));
    assertFails(true, true, APART, apart(2.0025));
    assertFails(true, true, APART, CONTACT);
    assertFails(true, true, APART, NOTHING);
    assertFails(false, false, APART, AXIS);
    assertFails(true, false, TOUCHING, apart(0.5 * most));
    assertFails(true, true, TOUCHING, apart(2 * most));
    assertFails(true, true, OVERLAPPING, AXIS);
    assertFails(false, false, OVERLAPPING, CONTACT);
    assertFails(true, false, square(1 + 1e-15, 1), CONTACT);
  }

  private static void assertFails(
      boolean exact, boolean backward, FixCase<?> input, VariantResult<?> answer) {
    assertEquals(exact, FixMetric.EXACT.fails(input.judge(answer), input.unit()));
    assertEquals(backward, FixMetric.BACKWARD.fails(input.judge(answer), input.unit()));
  }
}
