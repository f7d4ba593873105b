package org.certigjk.referee.comparison;

import static org.certigjk.referee.comparison.ComparisonSamples.DISTANCES;
import static org.certigjk.referee.comparison.ComparisonSamples.DOUBLE;
import static org.certigjk.referee.comparison.ComparisonSamples.SINGLE;
import static org.certigjk.referee.comparison.ComparisonSamples.answer;
import static org.certigjk.referee.comparison.ComparisonSamples.faults;
import static org.certigjk.referee.comparison.ComparisonSamples.vector;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.referee.comparison.Comparison.Deviation;
import org.certigjk.referee.comparison.Mismatch.Measure;
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
class OutcomeComparerTest {

  private static final OutcomeComparer STANDARD = OutcomeComparer.of(Profile.standard());
  private static final OutcomeComparer EXACT = OutcomeComparer.of(Profile.exact());

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

  private static List<Fault> compared(
      OutcomeComparer comparer, TestVector vector, Outcome outcome) {
    return faults(comparer.compare(vector, DOUBLE, outcome));
  }

  private static Answer full(Meeting verdict, double distance, double[] p, double[] q) {
    return new Answer(verdict, distance, Points.of(p, q), null);
  }

  @Test
  void rightAnswersAreRight() {
    double[] p = {1, 0};
    double[] q = {3, 0};
    for (OutcomeComparer comparer : List.of(STANDARD, EXACT)) {
      assertEquals(List.of(), compared(comparer, APART, full(Meeting.SEPARATED, 2, p, q)));
      assertEquals(List.of(), compared(comparer, TOUCHING, answer(Meeting.TOUCHING, 0.0)));
      assertEquals(List.of(), compared(comparer, TOUCHING, answer(Meeting.MEETING, null)));
      assertEquals(
          List.of(),
          compared(comparer, OVERLAPPING, new Answer(Meeting.OVERLAPPING, 0.0, null, 1.0)));
    }
  }

  @Test
  void aWrongVerdictIsTheOnlyMismatch() {
    Comparison comparison =
        STANDARD.compare(APART, DOUBLE, new Answer(Meeting.MEETING, 0.0, null, 7.0));
    assertEquals(List.of(Fault.FALSE_OVERLAP), faults(comparison));
    Mismatch mismatch = Objects.requireNonNull(comparison.worst());
    assertEquals(
        "says meeting, but the bodies are separated, the distance being 2", mismatch.words());
    assertEquals(2, Objects.requireNonNull(mismatch.measure()).error());
    assertEquals(Set.of(Answers.VERDICT), comparison.compared());
    assertEquals(
        List.of(Fault.MISSED_OVERLAP),
        compared(STANDARD, OVERLAPPING, answer(Meeting.SEPARATED, 3.0)));
    assertEquals(
        List.of(Fault.MISSED_OVERLAP),
        compared(STANDARD, OVERLAPPING, answer(Meeting.TOUCHING, 0.0)));
  }

  @Test
  void anEngineIsTakenAtItsWord() {
    assertEquals(
        List.of(Fault.FALSE_OVERLAP),
        compared(EXACT, TOUCHING, new Answer(Meeting.OVERLAPPING, 0.0, null, 0.0)));
    assertEquals(
        List.of(), compared(STANDARD, TOUCHING, new Answer(Meeting.OVERLAPPING, 0.0, null, 0.0)));
    assertEquals(
        List.of(Fault.MISSED_OVERLAP), compared(EXACT, TOUCHING, answer(Meeting.SEPARATED, 0.0)));
  }

  @Test
  void withoutVerdictsDistancesStandForThem() {
    assertEquals(
        List.of(Fault.FALSE_OVERLAP),
        faults(STANDARD.compare(APART, DISTANCES, answer(null, 0.0))));
    assertEquals(
        List.of(Fault.MISSED_OVERLAP),
        faults(STANDARD.compare(OVERLAPPING, DISTANCES, answer(null, 0.1))));
    assertEquals(
        List.of(Fault.DISTANCE_ERROR),
        faults(STANDARD.compare(TOUCHING, DISTANCES, answer(null, 0.1))));
    assertEquals(
        List.of(Fault.DISTANCE_ERROR),
        faults(STANDARD.compare(APART, DISTANCES, answer(null, 2.1))));
    assertEquals(List.of(), faults(STANDARD.compare(OVERLAPPING, DISTANCES, answer(null, 1e-16))));
  }

  @Test
  void aDistanceThatStandsForAWrongVerdictIsTheOnlyMismatch() {
    Declaration numbers =
        ComparisonSamples.engine(
            Precision.DOUBLE, Set.of(Answers.DISTANCE, Answers.POINTS, Answers.DEPTH));
    Points wrong = Points.of(new double[] {9, 9}, new double[] {7, 7});
    assertEquals(
        List.of(Fault.FALSE_OVERLAP),
        faults(STANDARD.compare(APART, numbers, new Answer(null, 0.0, wrong, 7.0))));
    assertEquals(
        List.of(Fault.MISSED_OVERLAP),
        faults(STANDARD.compare(OVERLAPPING, numbers, new Answer(null, 0.1, wrong, null))));
    assertEquals(
        List.of(Fault.DISTANCE_ERROR, Fault.POINTS_OUTSIDE),
        faults(STANDARD.compare(APART, numbers, new Answer(null, 2.1, wrong, 7.0))));
  }

  @Test
  void errorsOfDistancesAreMeasured() {
    Comparison comparison = STANDARD.compare(APART, DISTANCES, answer(null, 2.5));
    Measure measure = Objects.requireNonNull(Objects.requireNonNull(comparison.worst()).measure());
    assertEquals(0.5, measure.error());
    assertEquals(0.25, measure.relative());
    assertEquals(new Deviation(0.5, 0.25, 1L << 50), comparison.distance());
    Deviation ulp =
        Objects.requireNonNull(
            STANDARD.compare(APART, DISTANCES, answer(null, Math.nextUp(2.0))).distance());
    assertEquals(1L, ulp.ulps());
    assertEquals(
        "distance 2.0000000000000004 instead of 2: too large by 4.44e-16, 2.22e-14 % or one ulp",
        Objects.requireNonNull(
                EXACT.compare(APART, DISTANCES, answer(null, Math.nextUp(2.0))).worst())
            .words());
  }

  @Test
  void pointsMustBeInTheirBodiesAndRealiseTheDistance() {
    double[] q = {3, 0};
    assertEquals(
        List.of(Fault.POINTS_OUTSIDE),
        compared(STANDARD, APART, full(Meeting.SEPARATED, 2, new double[] {1.5, 0}, q)));
    assertEquals(
        List.of(Fault.POINTS_NOT_CLOSEST),
        compared(STANDARD, APART, full(Meeting.SEPARATED, 2, new double[] {0, 0}, q)));
    assertEquals(
        List.of(Fault.GARBAGE),
        compared(STANDARD, APART, full(Meeting.SEPARATED, 2, new double[] {1}, new double[] {3})));
    double[] near = {1, 0x1p-60};
    assertEquals(List.of(), compared(STANDARD, APART, full(Meeting.SEPARATED, 2, near, q)));
    assertEquals(
        List.of(Fault.POINTS_NOT_CLOSEST),
        compared(EXACT, APART, full(Meeting.SEPARATED, 2, near, q)));
    double[] outside = {1 + 0x1p-52, 0};
    assertEquals(List.of(), compared(STANDARD, APART, full(Meeting.SEPARATED, 2, outside, q)));
    assertEquals(
        List.of(Fault.POINTS_OUTSIDE),
        compared(EXACT, APART, full(Meeting.SEPARATED, 2, outside, q)));
    double[] inside = {1 - 0x1p-52, 0};
    assertEquals(
        List.of(Fault.POINTS_NOT_CLOSEST),
        compared(EXACT, APART, full(Meeting.SEPARATED, 2, inside, q)));
  }

  @Test
  void ofSeveralClosestPointsAnyWillDo() {
    for (OutcomeComparer comparer : List.of(STANDARD, EXACT)) {
      for (double x : new double[] {1, 2, 3, 2.7}) {
        double[] p = {x, 0};
        double[] q = {x, 1};
        assertEquals(List.of(), compared(comparer, PARALLEL, full(Meeting.SEPARATED, 1, p, q)));
      }
      assertEquals(
          List.of(Fault.POINTS_NOT_CLOSEST),
          compared(
              comparer,
              PARALLEL,
              full(Meeting.SEPARATED, 1, new double[] {1, 0}, new double[] {3, 1})));
    }
  }

  @Test
  void depthsAreComparedUnlessItSaysSeparated() {
    assertEquals(
        List.of(Fault.WRONG_DEPTH),
        compared(STANDARD, OVERLAPPING, new Answer(Meeting.OVERLAPPING, 0.0, null, 1.5)));
    assertEquals(
        List.of(Fault.WRONG_DEPTH),
        compared(EXACT, OVERLAPPING, new Answer(Meeting.MEETING, 0.0, null, Math.nextUp(1.0))));
    assertEquals(
        List.of(Fault.WRONG_DEPTH),
        compared(STANDARD, TOUCHING, new Answer(Meeting.MEETING, 0.0, null, 0.1)));
    assertEquals(
        List.of(),
        compared(
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
                STANDARD.compare(APART, DOUBLE, answer(Meeting.SEPARATED, null)).worst())
            .words());
    assertEquals(
        List.of(Fault.NO_ANSWER), compared(STANDARD, OVERLAPPING, answer(Meeting.MEETING, null)));
    assertEquals(
        List.of(Fault.NO_ANSWER), faults(STANDARD.compare(APART, DISTANCES, answer(null, null))));
  }

  @Test
  void onlyWhatIsDeclaredIsCompared() {
    Declaration verdicts = ComparisonSamples.engine(Precision.DOUBLE, Set.of(Answers.VERDICT));
    Answer nonsense = full(Meeting.SEPARATED, Double.NaN, new double[] {9, 9}, new double[] {9});
    assertEquals(List.of(), faults(EXACT.compare(APART, verdicts, nonsense)));
  }

  @Test
  void whatIsNoNumberIsSaid() {
    assertEquals(
        List.of(Fault.NOT_A_NUMBER),
        compared(STANDARD, APART, answer(Meeting.SEPARATED, Double.NaN)));
    assertEquals(
        List.of(Fault.NOT_A_NUMBER),
        compared(
            STANDARD,
            APART,
            full(Meeting.SEPARATED, 2, new double[] {1, 0}, new double[] {Double.NaN, 0})));
    assertEquals(
        List.of(Fault.NOT_A_NUMBER),
        faults(STANDARD.compare(APART, SINGLE, answer(Meeting.SEPARATED, 1e300))));
  }

  @Test
  void anInfinityIsRightWhereTheDistanceRoundsToIt() {
    double max = Double.MAX_VALUE;
    TestVector far = vector(new double[][] {{max, 0}}, new double[][] {{-max, 0}});
    for (OutcomeComparer comparer : List.of(STANDARD, EXACT)) {
      Answer answer = answer(null, Double.POSITIVE_INFINITY);
      assertEquals(List.of(), faults(comparer.compare(far, DISTANCES, answer)));
    }
    assertEquals(
        List.of(Fault.DISTANCE_ERROR), faults(EXACT.compare(far, DISTANCES, answer(null, max))));
  }

  /** Who says within the tolerance that they touch, or are apart, has no depth to tell. */
  @Test
  void theDepthOfASlightOverlapMayBeLeftOut() {
    double depth = 0x1p-52;
    TestVector slight =
        vector(
            new double[][] {{0, 0}, {1, 0}, {1, 1}, {0, 1}},
            new double[][] {{1 - depth, 0}, {2, 0}, {2, 1}, {1 - depth, 1}});
    assertEquals(List.of(), compared(STANDARD, slight, answer(Meeting.TOUCHING, null)));
    assertEquals(List.of(), compared(STANDARD, slight, answer(Meeting.MEETING, null)));
    assertEquals(List.of(Fault.NO_ANSWER), compared(EXACT, slight, answer(Meeting.MEETING, null)));
    assertEquals(
        List.of(Fault.NO_ANSWER), compared(STANDARD, OVERLAPPING, answer(Meeting.MEETING, null)));
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
    TestVector posed = ComparisonSamples.vector("sample/posed", Family.BOXES, query);
    assertTrue(posed.expected().distance() < 3);
    assertEquals(List.of(), compared(STANDARD, posed, answerOf(3)));
    assertEquals(List.of(), compared(STANDARD, posed, answerOf(3 + far * 0x1p-49)));
    assertEquals(
        List.of(Fault.DISTANCE_ERROR), compared(STANDARD, posed, answerOf(3 + far * 0x1p-46)));
  }

  /**
   * k ulps more in w and x and as many less in y and z turn the image of an axis, which q turns to
   * another, by 2ε: that is forgiven, and twice as much is not.
   */
  @Test
  void theToleranceOfAQuaternionIsThatOfItsNoise() {
    long k = 1L << 20;
    double noise = k * 0x1p-52;
    double[][] axis = {{4, 0, 0}};
    Query query =
        new Query(
            PointPair.of(axis, new double[][] {{9, 9, 9}}),
            new Poses(turn(1, 1, 1, 1), turn(1, 0, 0, 0)));
    TestVector vector = ComparisonSamples.vector("sample/turned", Family.BOXES, query);
    Pose off = turn(1 + noise, 1 + noise, 1 - noise, 1 - noise);
    double[] point = off.image(axis).get(0).toDoubles();
    assertEquals(2 * noise * 4, Math.hypot(point[0], point[2]), noise * 0x1p-10);
    assertEquals(List.of(), pointFaults(k, vector, point));
    Pose further = turn(1 + 2 * noise, 1 + 2 * noise, 1 - 2 * noise, 1 - 2 * noise);
    assertEquals(
        List.of(Fault.POINTS_OUTSIDE),
        pointFaults(k, vector, further.image(axis).get(0).toDoubles()));
    Pose tiny = turn(0x1p-1074, 0x1p-1074, 0x1p-1074, 0x1p-1074);
    Query subnormal = new Query(query.pair(), new Poses(tiny, turn(1, 0, 0, 0)));
    assertEquals(
        List.of(),
        pointFaults(
            1, ComparisonSamples.vector("sample/tiny", Family.BOXES, subnormal), new double[3]));
  }

  private static Pose turn(double... quaternion) {
    return Pose.of(new double[][] {quaternion, {0, 0, 0}});
  }

  private static List<Fault> pointFaults(long k, TestVector vector, double[] ofA) {
    Answer answer = new Answer(null, null, Points.of(ofA, new double[] {9, 9, 9}), null);
    Declaration points = ComparisonSamples.engine(Precision.DOUBLE, Set.of(Answers.POINTS));
    return ComparisonSamples.faults(
        OutcomeComparer.of(Profile.of(k)).compare(vector, points, answer));
  }

  private static Answer answerOf(double distance) {
    return full(Meeting.SEPARATED, distance, new double[] {0, 0}, new double[] {3, 0});
  }

  @Test
  void aWrongVerdictAboutATouchHasNoSizeButAPlace() {
    for (Meeting wrong : List.of(Meeting.SEPARATED, Meeting.OVERLAPPING)) {
      Mismatch mismatch =
          Objects.requireNonNull(EXACT.compare(TOUCHING, DOUBLE, answer(wrong, null)).worst());
      assertEquals(0, mismatch.severity());
    }
  }

  @Test
  void declinedIsNoFault() {
    Comparison comparison = EXACT.compare(APART, DOUBLE, new Outcome.Declined("no shape for it"));
    assertTrue(comparison.isRight());
    assertEquals(Set.of(), comparison.compared());
    assertNull(comparison.worst());
  }

  @ParameterizedTest
  @EnumSource(Outcome.Kind.class)
  void failuresAreFaults(Outcome.Kind kind) {
    Comparison comparison = STANDARD.compare(APART, DOUBLE, new Outcome.Failure(kind, "as seen"));
    assertEquals(
        List.of(new Mismatch(Fault.valueOf(kind.name()), null, "as seen")),
        comparison.mismatches());
  }

  /**
   * Numbers of single precision are compared in single precision, however many digits they have.
   */
  @Test
  void decimalsOfSinglePrecisionMeanFloats() {
    TestVector third = vector(new double[][] {{0, 0}, {1, 1}}, new double[][] {{0, 1}});
    Declaration engine = ComparisonSamples.engine(Precision.SINGLE, Set.of(Answers.DISTANCE));
    float root = (float) Math.sqrt(0.5);
    assertEquals(List.of(), faults(EXACT.compare(third, engine, answer(null, (double) root))));
    assertEquals(List.of(), faults(EXACT.compare(third, engine, answer(null, 0.70710678))));
    assertEquals(
        List.of(Fault.DISTANCE_ERROR),
        faults(EXACT.compare(third, engine, answer(null, (double) Math.nextUp(root)))));
  }

  @Test
  void profilesAreRead() {
    assertEquals(Profile.exact(), Profile.parse("exact"));
    assertEquals(Profile.of(16), Profile.parse(Profile.standard().label()));
    for (String wrong : List.of("0", "-1", "1.5", "Exact", "", "9007199254740993")) {
      assertThrows(IllegalArgumentException.class, () -> Profile.parse(wrong));
    }
  }
}
