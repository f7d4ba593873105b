package org.certigjk.referee.judging;

import static org.certigjk.referee.judging.JudgeSamples.DISTANCES;
import static org.certigjk.referee.judging.JudgeSamples.DOUBLE;
import static org.certigjk.referee.judging.JudgeSamples.SINGLE;
import static org.certigjk.referee.judging.JudgeSamples.answer;
import static org.certigjk.referee.judging.JudgeSamples.faults;
import static org.certigjk.referee.judging.JudgeSamples.vector;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.certigjk.referee.Charge;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Fault;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** One sentence of the rules, one test. */
class JudgeTest {

  private static final Judge STANDARD = Judge.of(Profile.standard());
  private static final Judge EXACT = Judge.of(Profile.exact());

  /** Distance 2, between (1, 0) and (3, 0), and no others. */
  private static final TestVector APART =
      vector(new double[][] {{0, -1}, {1, 0}, {0, 1}}, new double[][] {{3, 0}, {5, 1}, {5, -1}});

  /** Distance 1, between any two points one above the other. */
  private static final TestVector PARALLEL =
      vector(
          new double[][] {{0, 0}, {4, 0}, {4, -1}, {0, -1}},
          new double[][] {{1, 1}, {3, 1}, {3, 2}, {1, 2}});

  private static final TestVector TOUCHING =
      vector(new double[][] {{0, 0}, {1, 0}, {0, 1}}, new double[][] {{1, 0}, {2, 0}, {2, 1}});

  /** Depth 1. */
  private static final TestVector OVERLAPPING =
      vector(
          new double[][] {{0, 0}, {4, 0}, {4, 4}, {0, 4}},
          new double[][] {{3, 1}, {6, 1}, {6, 3}, {3, 3}});

  private static List<Fault> judged(Judge judge, TestVector vector, Outcome outcome) {
    return faults(judge.judge(vector, DOUBLE, outcome));
  }

  private static Answer full(Meeting verdict, double distance, double[] p, double[] q) {
    return new Answer(verdict, distance, Points.of(p, q), null);
  }

  @Test
  void rightAnswersAreRight() {
    double[] p = {1, 0};
    double[] q = {3, 0};
    for (Judge judge : List.of(STANDARD, EXACT)) {
      assertEquals(List.of(), judged(judge, APART, full(Meeting.SEPARATED, 2, p, q)));
      assertEquals(List.of(), judged(judge, TOUCHING, answer(Meeting.TOUCHING, 0.0)));
      assertEquals(List.of(), judged(judge, TOUCHING, answer(Meeting.MEETING, null)));
      assertEquals(
          List.of(), judged(judge, OVERLAPPING, new Answer(Meeting.OVERLAPPING, 0.0, null, 1.0)));
    }
  }

  @Test
  void aWrongVerdictIsTheOnlyCharge() {
    Judgement judgement =
        STANDARD.judge(APART, DOUBLE, new Answer(Meeting.MEETING, 0.0, null, 7.0));
    assertEquals(List.of(Fault.FALSE_OVERLAP), faults(judgement));
    Charge charge = Objects.requireNonNull(judgement.worst());
    assertEquals(
        "says meeting, but the bodies are separated, the distance being 2", charge.words());
    assertEquals(2, Objects.requireNonNull(charge.measure()).error());
    assertEquals(Set.of(Answers.VERDICT), judgement.judged());
    assertEquals(
        List.of(Fault.MISSED_OVERLAP),
        judged(STANDARD, OVERLAPPING, answer(Meeting.SEPARATED, 3.0)));
    assertEquals(
        List.of(Fault.MISSED_OVERLAP),
        judged(STANDARD, OVERLAPPING, answer(Meeting.TOUCHING, 0.0)));
  }

  @Test
  void anEngineIsTakenAtItsWord() {
    assertEquals(
        List.of(Fault.FALSE_OVERLAP),
        judged(EXACT, TOUCHING, new Answer(Meeting.OVERLAPPING, 0.0, null, 0.0)));
    assertEquals(
        List.of(), judged(STANDARD, TOUCHING, new Answer(Meeting.OVERLAPPING, 0.0, null, 0.0)));
    assertEquals(
        List.of(Fault.MISSED_OVERLAP), judged(EXACT, TOUCHING, answer(Meeting.SEPARATED, 0.0)));
  }

  @Test
  void withoutVerdictsDistancesStandForThem() {
    assertEquals(
        List.of(Fault.FALSE_OVERLAP), faults(STANDARD.judge(APART, DISTANCES, answer(null, 0.0))));
    assertEquals(
        List.of(Fault.MISSED_OVERLAP),
        faults(STANDARD.judge(OVERLAPPING, DISTANCES, answer(null, 0.1))));
    assertEquals(
        List.of(Fault.DISTANCE_ERROR),
        faults(STANDARD.judge(TOUCHING, DISTANCES, answer(null, 0.1))));
    assertEquals(
        List.of(Fault.DISTANCE_ERROR), faults(STANDARD.judge(APART, DISTANCES, answer(null, 2.1))));
    assertEquals(List.of(), faults(STANDARD.judge(OVERLAPPING, DISTANCES, answer(null, 1e-16))));
  }

  @Test
  void aDistanceThatStandsForAWrongVerdictIsTheOnlyCharge() {
    Declaration numbers =
        JudgeSamples.engine(
            Precision.DOUBLE, Set.of(Answers.DISTANCE, Answers.POINTS, Answers.DEPTH));
    Points wrong = Points.of(new double[] {9, 9}, new double[] {7, 7});
    assertEquals(
        List.of(Fault.FALSE_OVERLAP),
        faults(STANDARD.judge(APART, numbers, new Answer(null, 0.0, wrong, 7.0))));
    assertEquals(
        List.of(Fault.MISSED_OVERLAP),
        faults(STANDARD.judge(OVERLAPPING, numbers, new Answer(null, 0.1, wrong, null))));
    assertEquals(
        List.of(Fault.DISTANCE_ERROR, Fault.POINTS_OUTSIDE),
        faults(STANDARD.judge(APART, numbers, new Answer(null, 2.1, wrong, 7.0))));
  }

  @Test
  void errorsOfDistancesAreMeasured() {
    Judgement judgement = STANDARD.judge(APART, DISTANCES, answer(null, 2.5));
    Measure measure = Objects.requireNonNull(Objects.requireNonNull(judgement.worst()).measure());
    assertEquals(0.5, measure.error());
    assertEquals(0.25, measure.relative());
    assertEquals(new Deviation(0.5, 0.25, 1L << 50), judgement.distance());
    Deviation ulp =
        Objects.requireNonNull(
            STANDARD.judge(APART, DISTANCES, answer(null, Math.nextUp(2.0))).distance());
    assertEquals(1L, ulp.ulps());
    assertEquals(
        "distance 2.0000000000000004 instead of 2: too large by 4.44e-16, 2.22e-14 % or one ulp",
        Objects.requireNonNull(
                EXACT.judge(APART, DISTANCES, answer(null, Math.nextUp(2.0))).worst())
            .words());
  }

  @Test
  void pointsMustBeInTheirBodiesAndRealiseTheDistance() {
    double[] q = {3, 0};
    assertEquals(
        List.of(Fault.POINTS_OUTSIDE),
        judged(STANDARD, APART, full(Meeting.SEPARATED, 2, new double[] {1.5, 0}, q)));
    assertEquals(
        List.of(Fault.POINTS_NOT_CLOSEST),
        judged(STANDARD, APART, full(Meeting.SEPARATED, 2, new double[] {0, 0}, q)));
    assertEquals(
        List.of(Fault.GARBAGE),
        judged(STANDARD, APART, full(Meeting.SEPARATED, 2, new double[] {1}, new double[] {3})));
    double[] near = {1, 0x1p-60};
    assertEquals(List.of(), judged(STANDARD, APART, full(Meeting.SEPARATED, 2, near, q)));
    assertEquals(
        List.of(Fault.POINTS_NOT_CLOSEST),
        judged(EXACT, APART, full(Meeting.SEPARATED, 2, near, q)));
    double[] outside = {1 + 0x1p-52, 0};
    assertEquals(List.of(), judged(STANDARD, APART, full(Meeting.SEPARATED, 2, outside, q)));
    assertEquals(
        List.of(Fault.POINTS_OUTSIDE),
        judged(EXACT, APART, full(Meeting.SEPARATED, 2, outside, q)));
    double[] inside = {1 - 0x1p-52, 0};
    assertEquals(
        List.of(Fault.POINTS_NOT_CLOSEST),
        judged(EXACT, APART, full(Meeting.SEPARATED, 2, inside, q)));
  }

  @Test
  void ofSeveralClosestPointsAnyWillDo() {
    for (Judge judge : List.of(STANDARD, EXACT)) {
      for (double x : new double[] {1, 2, 3, 2.7}) {
        double[] p = {x, 0};
        double[] q = {x, 1};
        assertEquals(List.of(), judged(judge, PARALLEL, full(Meeting.SEPARATED, 1, p, q)));
      }
      assertEquals(
          List.of(Fault.POINTS_NOT_CLOSEST),
          judged(
              judge,
              PARALLEL,
              full(Meeting.SEPARATED, 1, new double[] {1, 0}, new double[] {3, 1})));
    }
  }

  @Test
  void depthsAreJudgedUnlessItSaysSeparated() {
    assertEquals(
        List.of(Fault.WRONG_DEPTH),
        judged(STANDARD, OVERLAPPING, new Answer(Meeting.OVERLAPPING, 0.0, null, 1.5)));
    assertEquals(
        List.of(Fault.WRONG_DEPTH),
        judged(EXACT, OVERLAPPING, new Answer(Meeting.MEETING, 0.0, null, Math.nextUp(1.0))));
    assertEquals(
        List.of(Fault.WRONG_DEPTH),
        judged(STANDARD, TOUCHING, new Answer(Meeting.MEETING, 0.0, null, 0.1)));
    assertEquals(
        List.of(),
        judged(
            STANDARD,
            APART,
            new Answer(
                Meeting.SEPARATED,
                2.0,
                Points.of(new double[] {1, 0}, new double[] {3, 0}),
                -2.0)));
  }

  @Test
  void whatIsDeclaredMustNotBeLeftOut() {
    assertEquals(
        "leaves out the distance, the closest points",
        Objects.requireNonNull(
                STANDARD.judge(APART, DOUBLE, answer(Meeting.SEPARATED, null)).worst())
            .words());
    assertEquals(
        List.of(Fault.NO_ANSWER), judged(STANDARD, OVERLAPPING, answer(Meeting.MEETING, null)));
    assertEquals(
        List.of(Fault.NO_ANSWER), faults(STANDARD.judge(APART, DISTANCES, answer(null, null))));
  }

  @Test
  void onlyWhatIsDeclaredIsJudged() {
    Declaration verdicts = JudgeSamples.engine(Precision.DOUBLE, Set.of(Answers.VERDICT));
    Answer nonsense = full(Meeting.SEPARATED, Double.NaN, new double[] {9, 9}, new double[] {9});
    assertEquals(List.of(), faults(EXACT.judge(APART, verdicts, nonsense)));
  }

  @Test
  void whatIsNoNumberIsSaid() {
    assertEquals(
        List.of(Fault.NOT_A_NUMBER),
        judged(STANDARD, APART, answer(Meeting.SEPARATED, Double.NaN)));
    assertEquals(
        List.of(Fault.NOT_A_NUMBER),
        judged(
            STANDARD,
            APART,
            full(Meeting.SEPARATED, 2, new double[] {1, 0}, new double[] {Double.NaN, 0})));
    assertEquals(
        List.of(Fault.NOT_A_NUMBER),
        faults(STANDARD.judge(APART, SINGLE, answer(Meeting.SEPARATED, 1e300))));
  }

  @Test
  void anInfinityIsRightWhereTheDistanceRoundsToIt() {
    double max = Double.MAX_VALUE;
    TestVector far = vector(new double[][] {{max, 0}}, new double[][] {{-max, 0}});
    for (Judge judge : List.of(STANDARD, EXACT)) {
      Answer answer = answer(null, Double.POSITIVE_INFINITY);
      assertEquals(List.of(), faults(judge.judge(far, DISTANCES, answer)));
    }
    assertEquals(
        List.of(Fault.DISTANCE_ERROR), faults(EXACT.judge(far, DISTANCES, answer(null, max))));
  }

  /** Who says within the tolerance that they touch, or are apart, has no depth to tell. */
  @Test
  void theDepthOfASlightOverlapMayBeLeftOut() {
    double depth = 0x1p-52;
    TestVector slight =
        vector(
            new double[][] {{0, 0}, {1, 0}, {1, 1}, {0, 1}},
            new double[][] {{1 - depth, 0}, {2, 0}, {2, 1}, {1 - depth, 1}});
    assertEquals(List.of(), judged(STANDARD, slight, answer(Meeting.TOUCHING, null)));
    assertEquals(List.of(), judged(STANDARD, slight, answer(Meeting.MEETING, null)));
    assertEquals(List.of(Fault.NO_ANSWER), judged(EXACT, slight, answer(Meeting.MEETING, null)));
    assertEquals(
        List.of(Fault.NO_ANSWER), judged(STANDARD, OVERLAPPING, answer(Meeting.MEETING, null)));
  }

  /** Where a pose takes a body back from afar, its coordinates are no measure of the rounding. */
  @Test
  void theToleranceOfPosedBodiesIsThatOfTheTermsOfTheirCoordinates() {
    double far = 0x1p20;
    Poses back =
        new Poses(
            Pose.of(new double[][] {{1 + 0x1p-52, 0, -far}, {0, 1, 0}}),
            Pose.of(new double[][] {{1, 0, 0}, {0, 1, 0}}));
    Query query = new Query(PointPair.of(new double[][] {{far, 0}}, new double[][] {{3, 0}}), back);
    TestVector posed = JudgeSamples.vector("sample/posed", Family.BOXES, query);
    assertTrue(posed.expected().distance() < 3);
    assertEquals(List.of(), judged(STANDARD, posed, answerOf(3)));
    assertEquals(List.of(), judged(STANDARD, posed, answerOf(3 + far * 0x1p-49)));
    assertEquals(
        List.of(Fault.DISTANCE_ERROR), judged(STANDARD, posed, answerOf(3 + far * 0x1p-46)));
  }

  private static Answer answerOf(double distance) {
    return full(Meeting.SEPARATED, distance, new double[] {0, 0}, new double[] {3, 0});
  }

  @Test
  void aWrongVerdictAboutATouchHasNoSizeButAPlace() {
    for (Meeting wrong : List.of(Meeting.SEPARATED, Meeting.OVERLAPPING)) {
      Charge charge =
          Objects.requireNonNull(EXACT.judge(TOUCHING, DOUBLE, answer(wrong, null)).worst());
      assertEquals(0, charge.severity());
    }
  }

  @Test
  void declinedIsNoFault() {
    Judgement judgement = EXACT.judge(APART, DOUBLE, new Outcome.Declined("no shape for it"));
    assertTrue(judgement.isRight());
    assertEquals(Set.of(), judgement.judged());
    assertNull(judgement.worst());
  }

  @ParameterizedTest
  @EnumSource(Outcome.Kind.class)
  void failuresAreFaults(Outcome.Kind kind) {
    Judgement judgement = STANDARD.judge(APART, DOUBLE, new Outcome.Failure(kind, "as seen"));
    assertEquals(
        List.of(new Charge(Fault.valueOf(kind.name()), null, "as seen")), judgement.charges());
  }

  /**
   * Numbers of single precision are compared in single precision, however many digits they have.
   */
  @Test
  void decimalsOfSinglePrecisionMeanFloats() {
    TestVector third = vector(new double[][] {{0, 0}, {1, 1}}, new double[][] {{0, 1}});
    Declaration engine = JudgeSamples.engine(Precision.SINGLE, Set.of(Answers.DISTANCE));
    float root = (float) Math.sqrt(0.5);
    assertEquals(List.of(), faults(EXACT.judge(third, engine, answer(null, (double) root))));
    assertEquals(List.of(), faults(EXACT.judge(third, engine, answer(null, 0.70710678))));
    assertEquals(
        List.of(Fault.DISTANCE_ERROR),
        faults(EXACT.judge(third, engine, answer(null, (double) Math.nextUp(root)))));
  }

  @Test
  void profilesAreRead() {
    assertEquals(Profile.exact(), Profile.parse("exact"));
    assertEquals(Profile.of(16), Profile.parse(Profile.standard().label()));
    for (String wrong : List.of("0", "-1", "1.5", "Exact", "", "2000000")) {
      assertThrows(IllegalArgumentException.class, () -> Profile.parse(wrong));
    }
  }
}
