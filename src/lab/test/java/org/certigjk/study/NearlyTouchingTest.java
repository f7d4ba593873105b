package org.certigjk.study;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Polytope;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.VanDenBergen;
import org.certigjk.variants.VanDenBergenRequest;
import org.certigjk.variants.VanDenBergenRequest.Option;
import org.certigjk.variants.VanDenBergenRequest.StopRule;
import org.certigjk.vectors.Draw;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Greer, section 7b: the loop of the study spheres with its absolute stop, on polytopes with
 * vertices on unit spheres that come as close.
 */
class NearlyTouchingTest {

  private static final VanDenBergenRequest REQUEST =
      VanDenBergenRequest.published()
          .withRule(StopRule.SQUARED_GAP)
          .withAbsoluteTolerance(1e-9)
          .withRelativeTolerance(0)
          .with(Option.DECREASE_STOP);

  private static double[][] ball(int points, double x, Draw draw) {
    double[][] rows =
        IntStream.range(0, points).mapToObj(i -> draw.direction(3)).toArray(double[][]::new);
    for (double[] row : rows) {
      row[0] += x;
    }
    return rows;
  }

  private static double exact(double[][] a, double[][] b) {
    return new DistanceWorkspace().distance(DoublePolytope.of(a), DoublePolytope.of(b));
  }

  /** Moves the bodies together along x until their distance is the gap, nearly. */
  private static double[][] closer(double[][] a, double[][] b, double gap) {
    double low = 0;
    double high = 2;
    for (int i = 0; i < 50; i++) {
      double middle = (low + high) / 2;
      boolean near = exact(a, moved(b, middle)) < gap;
      low = near ? low : middle;
      high = near ? middle : high;
    }
    return moved(b, low);
  }

  private static double[][] moved(double[][] b, double x) {
    return Arrays.stream(b).map(p -> new double[] {p[0] - x, p[1], p[2]}).toArray(double[][]::new);
  }

  /** The relative errors of 40 pairs, the largest last. */
  private static double[] errors(int points, double gap) {
    Draw draw = new Draw(points);
    double[] errors = new double[40];
    for (int k = 0; k < errors.length; k++) {
      double[][] a = ball(points, 0, draw);
      double[][] b = closer(a, ball(points, 3, draw), gap);
      double squared =
          new VanDenBergen<>(REQUEST, SubAlgorithm.GREER::<Double>create)
              .distance(Polytope.of(Doubles.INSTANCE, a), Polytope.of(Doubles.INSTANCE, b))
              .v()
              .squaredNorm();
      double exact = exact(a, b);
      errors[k] = Math.abs(Math.sqrt(squared) - exact) / exact;
    }
    Arrays.sort(errors);
    return errors;
  }

  @Test
  @DisplayName("64 points each: relative error below 10⁻¹² at 10⁻⁴, where that of spheres is 8 %")
  void polytopes() {
    assertTrue(errors(64, 1)[39] < 1e-15);
    assertTrue(errors(64, 1e-4)[39] < 1e-12);
  }
}
