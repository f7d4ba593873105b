package org.certigjk.referee.comparison;

import static org.certigjk.referee.comparison.ComparisonOracle.around;
import static org.certigjk.referee.comparison.ComparisonOracle.exceeds;
import static org.certigjk.referee.comparison.ComparisonOracle.isWithin;
import static org.certigjk.referee.comparison.ComparisonOracle.sigma;
import static org.certigjk.referee.comparison.ComparisonOracle.tolerance;
import static org.certigjk.referee.comparison.ComparisonSamples.faults;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.gjk.Verdict;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.vectors.TestVector;

/** Errors just inside and just outside of the tolerance, by an oracle in decimal numbers. */
class OutcomeComparerProperties {

  @Provide
  Arbitrary<TestVector> vectors() {
    return ComparisonSamples.vectors();
  }

  @Property(tries = 120, edgeCases = EdgeCasesMode.NONE)
  void distancesAndDepths(
      @ForAll("vectors") TestVector vector,
      @ForAll("ks") long k,
      @ForAll Precision precision,
      @ForAll("margins") Margins margins) {
    OutcomeComparer comparer = OutcomeComparer.of(Profile.of(k));
    Declaration engine =
        ComparisonSamples.engine(precision, Set.of(Answers.DISTANCE, Answers.DEPTH), margins);
    BigDecimal tau = tolerance(vector.query(), k, engine, 0, 1);
    BigDecimal sigma = sigma(vector.expected(), margins);
    BigDecimal distance = sigma.max(BigDecimal.ZERO);
    for (BigDecimal edge : List.of(distance.add(tau), distance.subtract(tau), distance)) {
      for (double d : around(edge)) {
        double claim = precision == Precision.SINGLE ? (float) d : d;
        if (Double.isFinite(claim)) {
          Comparison comparison =
              comparer.compare(vector, engine, new Answer(null, d, null, claim == 0 ? null : 0.0));
          boolean right = isWithin(new BigDecimal(claim), distance, tau);
          assertEquals(right, !hasDistanceFault(comparison), () -> claim + " in " + vector.query());
        }
      }
    }
    BigDecimal depth = sigma.negate().max(BigDecimal.ZERO);
    for (double d : around(depth.add(tau))) {
      double claim = precision == Precision.SINGLE ? (float) d : d;
      if (Double.isFinite(claim)) {
        Comparison comparison = comparer.compare(vector, engine, new Answer(null, null, null, d));
        boolean right = isWithin(new BigDecimal(claim), depth, tau);
        assertEquals(
            right, !faults(comparison).contains(Fault.WRONG_DEPTH), () -> "depth " + claim);
      }
    }
  }

  @Provide
  Arbitrary<Margins> margins() {
    return ComparisonSamples.margins();
  }

  @Provide
  Arbitrary<Long> ks() {
    return Arbitraries.of(1L, 3L, 16L, 1000L, 1L << 20, Profile.LARGEST_K);
  }

  private static boolean hasDistanceFault(Comparison comparison) {
    return faults(comparison).stream()
        .anyMatch(
            fault ->
                Set.of(Fault.DISTANCE_ERROR, Fault.FALSE_OVERLAP, Fault.MISSED_OVERLAP)
                    .contains(fault));
  }

  @Property(tries = 120, edgeCases = EdgeCasesMode.NONE)
  void verdicts(
      @ForAll("vectors") TestVector vector,
      @ForAll("ks") long k,
      @ForAll("margins") Margins margins) {
    Declaration engine =
        ComparisonSamples.engine(Precision.DOUBLE, ComparisonSamples.AT_REST, margins);
    BigDecimal tau = tolerance(vector.query(), k, engine, 0, 1);
    BigDecimal sigma = sigma(vector.expected(), margins);
    boolean near = !exceeds(sigma.abs(), tau);
    Verdict enlarged =
        List.of(Verdict.OVERLAPPING, Verdict.TOUCHING, Verdict.SEPARATED).get(sigma.signum() + 1);
    Verdict truth = margins.areNone() ? vector.expected().verdict() : enlarged;
    OutcomeComparer lenient = OutcomeComparer.of(Profile.of(k));
    OutcomeComparer exact = OutcomeComparer.of(Profile.exact());
    for (Meeting meeting : Meeting.values()) {
      List<Fault> expected = expected(meeting, truth);
      Answer answer = ComparisonSamples.answer(meeting, vector.expected().distance());
      assertEquals(expected, verdictFaults(exact.compare(vector, engine, answer)));
      Comparison comparison = lenient.compare(vector, engine, answer);
      assertEquals(near ? List.of() : expected, verdictFaults(comparison));
      assertEquals(!near, comparison.compared().contains(Answers.VERDICT));
    }
  }

  private static List<Fault> expected(Meeting meeting, Verdict truth) {
    int said = List.of(Meeting.SEPARATED, Meeting.TOUCHING, Meeting.OVERLAPPING).indexOf(meeting);
    int is = List.of(Verdict.SEPARATED, Verdict.TOUCHING, Verdict.OVERLAPPING).indexOf(truth);
    if (meeting == Meeting.MEETING) {
      said = Math.max(is, 1);
    } else if (meeting == Meeting.NOT_OVERLAPPING) {
      said = Math.min(is, 1);
    }
    return said == is ? List.of() : List.of(said > is ? Fault.FALSE_OVERLAP : Fault.MISSED_OVERLAP);
  }

  private static List<Fault> verdictFaults(Comparison comparison) {
    return faults(comparison).stream()
        .filter(fault -> fault == Fault.FALSE_OVERLAP || fault == Fault.MISSED_OVERLAP)
        .toList();
  }

  /** The nearest number to σ less the margins is exactly right, and its neighbours are not. */
  @Property(tries = 120, edgeCases = EdgeCasesMode.NONE)
  void nearestNumbers(
      @ForAll("vectors") TestVector vector,
      @ForAll Precision precision,
      @ForAll("margins") Margins margins) {
    Declaration engine = ComparisonSamples.engine(precision, Set.of(Answers.DISTANCE), margins);
    BigDecimal distance = sigma(vector.expected(), margins).max(BigDecimal.ZERO);
    boolean single = precision == Precision.SINGLE;
    double nearest = single ? distance.floatValue() : distance.doubleValue();
    if (Double.isFinite(nearest)) {
      OutcomeComparer exact = OutcomeComparer.of(Profile.exact());
      double next = single ? Math.nextUp((float) nearest) : Math.nextUp(nearest);
      assertEquals(
          List.of(),
          faults(exact.compare(vector, engine, ComparisonSamples.answer(null, nearest))));
      assertTrue(
          hasDistanceFault(exact.compare(vector, engine, ComparisonSamples.answer(null, next))));
    }
  }

  /**
   * Off by one ulp, 1½ of a halfway distance: found by the exact profile, forgiven from k = 2 on.
   */
  @Property(tries = 80, edgeCases = EdgeCasesMode.NONE)
  void oneUlp(@ForAll("vectors") TestVector vector, @ForAll boolean up) {
    for (Declaration engine : List.of(ComparisonSamples.DOUBLE, ComparisonSamples.SINGLE)) {
      boolean single = engine.precision() == Precision.SINGLE;
      double right = single ? vector.expected().singleDistance() : vector.expected().distance();
      OutcomeComparer exact = OutcomeComparer.of(Profile.exact());
      Meeting verdict =
          vector.expected().verdict() == Verdict.SEPARATED ? Meeting.SEPARATED : Meeting.MEETING;
      assertEquals(
          0,
          distanceFaults(exact.compare(vector, engine, ComparisonSamples.answer(verdict, right))));
      double wrong =
          single ? step((float) right, up) : up ? Math.nextUp(right) : Math.nextDown(right);
      if (Double.isFinite(wrong) && Double.isFinite(right)) {
        Answer answer = ComparisonSamples.answer(verdict, wrong);
        assertEquals(1, distanceFaults(exact.compare(vector, engine, answer)));
        assertEquals(
            0, distanceFaults(OutcomeComparer.of(Profile.of(2)).compare(vector, engine, answer)));
      }
    }
  }

  private static float step(float x, boolean up) {
    return up ? Math.nextUp(x) : Math.nextDown(x);
  }

  private static long distanceFaults(Comparison comparison) {
    return faults(comparison).stream().filter(fault -> fault == Fault.DISTANCE_ERROR).count();
  }

  /** What the truth says of closest points, rounded, passes by every profile. */
  @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
  void roundedTruthIsRight(@ForAll("vectors") TestVector vector) {
    BigFraction depth = vector.expected().squaredDepth();
    Meeting verdict = Meeting.valueOf(vector.expected().verdict().name());
    Outcome.Points points =
        Outcome.Points.of(vector.expected().points().a(), vector.expected().points().b());
    Answer answer =
        new Answer(
            verdict,
            vector.expected().distance(),
            points,
            depth == null ? null : org.certigjk.field.Conversions.sqrtToDouble(depth));
    for (Profile profile : List.of(Profile.exact(), Profile.of(1), Profile.of(16))) {
      Comparison comparison =
          OutcomeComparer.of(profile).compare(vector, ComparisonSamples.DOUBLE, answer);
      assertEquals(List.of(), comparison.mismatches());
    }
  }
}
