package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.Supplier;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Iteration;
import org.certigjk.gjk.Verdict;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.subalgorithms.CachedJohnson;
import org.certigjk.variants.VanDenBergenRequest.Option;
import org.certigjk.variants.VanDenBergenRequest.StopRule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Each fix of van den Bergen 1999, on an input that fails without it. */
class VanDenBergenTest {

  private static final VanDenBergenRequest PUBLISHED =
      VanDenBergenRequest.published().withMaxIterations(100);
  private static final VanDenBergenRequest RELATIVE =
      PUBLISHED.withAbsoluteTolerance(0).withRelativeTolerance(1e-6);

  private static final double[][] ALTERNATING_A = {{-26, 137, 15}, {137, -719, -79}};
  private static final double[][] ALTERNATING_B = {{0, 0, 0}, {2, 0, -1}};
  private static final double[][] SAME_A = {{7, 6045, 9902}, {-4, -2440, -4004}};
  private static final double[][] SAME_B = {{0, 0, 0}, {-2, 1, 2}};

  private static Polytope<Double> doubles(double[]... rows) {
    return Polytope.of(Doubles.INSTANCE, rows);
  }

  private static Polytope<BigFraction> rationals(double[]... rows) {
    return Polytope.of(Rationals.INSTANCE, rows);
  }

  private static VariantResult<Double> run(
      VanDenBergenRequest request, double[][] a, double[][] b) {
    return run(request, JohnsonSubAlgorithm::new, a, b);
  }

  private static VariantResult<Double> run(
      VanDenBergenRequest request,
      Supplier<DistanceSubAlgorithm<Double>> subAlgorithm,
      double[][] a,
      double[][] b) {
    return new VanDenBergen<>(request, subAlgorithm).distance(doubles(a), doubles(b));
  }

  private static double distance(double[][] a, double[][] b) {
    return Math.sqrt(
        Gjk.distance(rationals(a), rationals(b)).distanceVector().squaredNorm().doubleValue());
  }

  private static double length(VariantResult<Double> result) {
    return Math.sqrt(result.v().squaredNorm());
  }

  private static List<IndexPair> supports(VariantResult<Double> result) {
    return result.trace().stream().map(Iteration::supportPair).toList();
  }

  private static double[][] scaled(double[][] rows, double factor) {
    double[][] scaled = new double[rows.length][];
    for (int i = 0; i < rows.length; i++) {
      scaled[i] = Arrays.stream(rows[i]).map(x -> x * factor).toArray();
    }
    return scaled;
  }

  @Nested
  @DisplayName("the membership stop, figure 3")
  class MembershipStop {

    @Test
    @DisplayName("(b): two support points alternate for ever where only new subsets are tried")
    void alternatingSupportPoints() {
      VanDenBergenRequest request = RELATIVE.with(Option.START_IN_SIMPLEX).withTrace(true);
      VariantResult<Double> endless =
          run(request, CachedJohnson::new, ALTERNATING_A, ALTERNATING_B);
      assertEquals(VariantExit.ITERATION_LIMIT, endless.exit());
      assertEquals(Claim.NONE, endless.claim());
      List<IndexPair> supports = supports(endless);
      for (int k = 90; k < 98; k++) {
        assertEquals(supports.get(k), supports.get(k + 2));
        assertNotEquals(supports.get(k), supports.get(k + 1));
      }
      VariantResult<Double> ended =
          run(
              request.with(Option.MEMBERSHIP_STOP),
              CachedJohnson::new,
              ALTERNATING_A,
              ALTERNATING_B);
      assertEquals(VariantExit.SUPPORT_REPEATED, ended.exit());
      assertEquals(Claim.SEPARATED, ended.claim());
      assertEquals(distance(ALTERNATING_A, ALTERNATING_B), length(ended), 1e-14);
    }

    @Test
    @DisplayName("(b): with all subsets tried one support point repeats")
    void alternatingBecomesSame() {
      VariantResult<Double> endless = run(RELATIVE.withTrace(true), ALTERNATING_A, ALTERNATING_B);
      assertEquals(VariantExit.ITERATION_LIMIT, endless.exit());
      List<IndexPair> supports = supports(endless);
      for (int k = 90; k < 98; k++) {
        assertEquals(supports.get(k), supports.get(k + 1));
      }
    }

    @Test
    @DisplayName("(b): two segments of very different lengths, close to one another")
    void sizesOfTheAlternating() {
      double[][] a = ALTERNATING_A;
      double[][] b = ALTERNATING_B;
      assertEquals(876, distance(new double[][] {a[0]}, new double[][] {a[1]}), 0.5);
      assertEquals(2.2, distance(new double[][] {b[0]}, new double[][] {b[1]}), 0.05);
      assertEquals(5e-4, distance(a, b), 5e-5);
    }

    @Test
    @DisplayName("(a): the same support point for ever, with ‖v‖ − μ at 0.28 %")
    void sameSupportPoint() {
      VanDenBergenRequest request =
          RELATIVE.with(Option.START_IN_SIMPLEX).with(Option.BACKUP).withTrace(true);
      VariantResult<Double> endless = run(request, SAME_A, SAME_B);
      assertEquals(VariantExit.ITERATION_LIMIT, endless.exit());
      assertEquals(supports(endless).get(98), supports(endless).get(99));
      Iteration<Double> last = endless.trace().get(99);
      Vec<Double> s = Objects.requireNonNull(last.support());
      double gap = 1 - last.v().dot(s) / last.squaredNorm();
      assertEquals(0.0028, gap, 0.0001);
      assertEquals(16_290, distance(new double[][] {SAME_A[0]}, new double[][] {SAME_A[1]}), 1);
      assertEquals(3, distance(new double[][] {SAME_B[0]}, new double[][] {SAME_B[1]}));
      VariantResult<Double> ended = run(request.with(Option.MEMBERSHIP_STOP), SAME_A, SAME_B);
      assertEquals(VariantExit.SUPPORT_REPEATED, ended.exit());
      assertEquals(distance(SAME_A, SAME_B), length(ended), 1e-10);
    }

    @Test
    @DisplayName("stops at the latest when W_{k−1} ∪ {w_{k−1}} has the point, not any point before")
    void reappearingPointsAreNoReason() {
      double[][] m = {{-2, -2, 0}, {-1, 0, 1}, {-1, 2, 1}, {-2, 2, -1}};
      VariantResult<BigFraction> result =
          new VanDenBergen<BigFraction>(
                  RELATIVE.withRelativeTolerance(0).with(Option.MEMBERSHIP_STOP),
                  JohnsonSubAlgorithm::new)
              .distance(rationals(m), rationals(new double[3]));
      assertEquals(VariantExit.CLOSE_ENOUGH, result.exit());
      assertEquals(new BigFraction(100, 53), result.v().squaredNorm());
    }
  }

  @Nested
  @DisplayName("no subset")
  class NoSubset {

    private final VanDenBergenRequest request = RELATIVE.with(Option.START_IN_SIMPLEX);

    @Test
    @DisplayName(
        "Johnson in doubles finds none: gives up, or the previous vector, which is as good")
    void previousVector() {
      VariantResult<Double> gaveUp = run(request, SAME_A, SAME_B);
      assertEquals(VariantExit.NO_SUBSET, gaveUp.exit());
      assertEquals(Claim.NONE, gaveUp.claim());
      VariantResult<Double> previous = run(request.with(Option.PREVIOUS_VECTOR), SAME_A, SAME_B);
      assertEquals(VariantExit.NO_SUBSET, previous.exit());
      assertEquals(Claim.SEPARATED, previous.claim());
      assertEquals(distance(SAME_A, SAME_B), length(previous), 1e-10);
    }

    @Test
    @DisplayName("after the backup procedure the loop goes on for ever, as the paper says")
    void backupLoops() {
      assertEquals(
          VariantExit.ITERATION_LIMIT, run(request.with(Option.BACKUP), SAME_A, SAME_B).exit());
    }

    @Test
    @DisplayName("the decrease stop ends that loop too")
    void decreaseStop() {
      VariantResult<Double> result =
          run(request.with(Option.BACKUP).with(Option.DECREASE_STOP), SAME_A, SAME_B);
      assertEquals(VariantExit.NO_DECREASE, result.exit());
      assertEquals(Claim.SEPARATED, result.claim());
    }
  }

  @Nested
  @DisplayName("the termination condition")
  class Termination {

    private final double[][] a = {{0, 0, 7}, {1, 2, 3}, {-2, 1, 4}, {3, -1, 5}};
    private final double[][] b = {{0.1, 0.2, 0.3}, {-1, -1, -2}, {1, -1, -3}};

    @Test
    @DisplayName("an absolute tolerance depends on the unit of length, a relative one does not")
    void absoluteToleranceDependsOnTheUnit() {
      double d = distance(a, b);
      double small = 0x1p-40;
      VariantResult<Double> absolute = run(PUBLISHED, scaled(a, small), scaled(b, small));
      assertEquals(0, absolute.iterations());
      assertTrue(length(absolute) > 1.1 * d * small, "stops at the first point");
      VariantResult<Double> relative = run(RELATIVE, scaled(a, small), scaled(b, small));
      assertEquals(Claim.SEPARATED, relative.claim());
      assertEquals(d * small, length(relative), 1e-6 * d * small);
      assertEquals(run(RELATIVE, a, b).iterations(), relative.iterations());
    }

    @Test
    @DisplayName("for large ‖v‖ rounding keeps ‖v‖ − μ above an absolute tolerance")
    void absoluteToleranceNeverHoldsForLargeVectors() {
      Random random = new Random(1999);
      int endless = 0;
      for (int k = 0; k < 50; k++) {
        double[][] p = points(random, 6, 1e9);
        double[][] q = points(random, 6, 1e9);
        for (double[] point : q) {
          point[0] += 1e10;
        }
        endless += run(PUBLISHED, p, q).exit() == VariantExit.ITERATION_LIMIT ? 1 : 0;
        assertEquals(VariantExit.CLOSE_ENOUGH, run(RELATIVE, p, q).exit());
      }
      assertTrue(endless > 5, endless + " of 50");
    }

    @Test
    @DisplayName("v = 0 is not met in doubles where the bodies overlap; ω or a full simplex is")
    void omega() {
      Random random = new Random(2);
      for (int k = 0; k < 30; k++) {
        double[][] p = points(random, 8, 1);
        double[][] q = points(random, 8, 1);
        if (Gjk.distance(rationals(p), rationals(q)).verdict() == Verdict.OVERLAPPING) {
          VariantResult<Double> relative = run(RELATIVE, p, q);
          assertEquals(Claim.NONE, relative.claim());
          assertTrue(length(relative) > 1e-17 && length(relative) < 3e-15);
          VariantResult<Double> nearZero = run(RELATIVE.withNearZero(1e-10), p, q);
          assertEquals(VariantExit.NEAR_ZERO, nearZero.exit());
          assertEquals(Claim.MEETING, nearZero.claim());
          assertEquals(
              VariantExit.NEAR_ZERO, run(RELATIVE.withRelativeNearZero(1e-12), p, q).exit());
          VariantResult<Double> full = run(RELATIVE.with(Option.FULL_SIMPLEX_MEETS), p, q);
          assertEquals(VariantExit.SIMPLEX_FULL, full.exit());
          assertEquals(Claim.MEETING, full.claim());
        }
      }
    }

    @Test
    @DisplayName("ω is absolute: small bodies at a distance of their size are said to meet")
    void omegaDependsOnTheUnit() {
      double small = 0x1p-40;
      double[][] p = scaled(a, small);
      double[][] q = scaled(b, small);
      assertEquals(Claim.MEETING, run(RELATIVE.withNearZero(1e-10), p, q).claim());
      assertEquals(Claim.SEPARATED, run(RELATIVE.withRelativeNearZero(1e-12), p, q).claim());
    }

    private static double[][] points(Random random, int count, double size) {
      double[][] rows = new double[count][3];
      for (double[] row : rows) {
        for (int k = 0; k < 3; k++) {
          row[k] = size * random.nextGaussian();
        }
      }
      return rows;
    }
  }

  @Test
  @DisplayName("section 2: μ is the greatest δ so far; δ alone goes down again")
  void lowerBoundIsMonotone() {
    double[][] m = {{-2, 0}, {-1, -1}, {-1, 0}};
    VariantResult<BigFraction> result =
        new VanDenBergen<BigFraction>(
                RELATIVE.withRelativeTolerance(0).with(Option.START_IN_SIMPLEX).withTrace(true),
                JohnsonSubAlgorithm::new)
            .distance(rationals(m), rationals(new double[2]));
    assertEquals(VariantExit.CLOSE_ENOUGH, result.exit());
    assertEquals(3, result.trace().size());
    assertEquals(2, result.iterations());
    assertEquals(3, result.supportCalls());
  }

  @Test
  @DisplayName("section 2: from W = ∅ the first ‖v‖ may grow, and the decrease stop allows that")
  void firstVectorMayGrow() {
    double[][] m = {{0.1, 1}, {-3, 1}, {3, 1}};
    VariantResult<BigFraction> result =
        new VanDenBergen<BigFraction>(
                RELATIVE.withRelativeTolerance(0).with(Option.DECREASE_STOP).withTrace(true),
                JohnsonSubAlgorithm::new)
            .distance(rationals(m), rationals(new double[2]));
    List<BigFraction> norms = result.trace().stream().map(Iteration::squaredNorm).toList();
    assertEquals(1.01, norms.get(0).doubleValue(), 1e-15);
    assertEquals(10, norms.get(1).doubleValue());
    assertEquals(BigFraction.ONE, result.v().squaredNorm());
  }

  @Test
  @DisplayName(
      "the squared gap with an absolute tolerance: an error of √ε, and of ε/‖v‖ if smaller")
  void squaredGap() {
    double[][] a = {{-1, 1}, {1, 1.0000001}};
    double[][] b = {{0, 0}};
    VanDenBergenRequest gap = PUBLISHED.withRule(StopRule.SQUARED_GAP);
    assertEquals(VariantExit.CLOSE_ENOUGH, run(gap.withAbsoluteTolerance(10), a, b).exit());
    assertEquals(0, run(gap.withAbsoluteTolerance(10), a, b).iterations());
    assertEquals(distance(a, b), length(run(gap.withAbsoluteTolerance(1e-9), a, b)), 1e-9);
  }

  @Test
  @DisplayName("the request names what is wrong with it")
  void badRequests() {
    assertTrue(
        assertThrows(
                IllegalArgumentException.class, () -> PUBLISHED.withRelativeTolerance(Double.NaN))
            .getMessage()
            .contains("relativeTolerance = NaN"));
    assertThrows(IllegalArgumentException.class, () -> PUBLISHED.withAbsoluteTolerance(-1));
    assertThrows(IllegalArgumentException.class, () -> PUBLISHED.withMaxIterations(-1));
    assertThrows(
        IllegalArgumentException.class,
        () -> PUBLISHED.with(Option.BACKUP).with(Option.PREVIOUS_VECTOR));
    assertEquals(PUBLISHED, PUBLISHED.with(Option.MEMBERSHIP_STOP).without(Option.MEMBERSHIP_STOP));
  }
}
