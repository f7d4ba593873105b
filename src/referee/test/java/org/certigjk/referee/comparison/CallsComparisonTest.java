package org.certigjk.referee.comparison;

import static org.certigjk.referee.comparison.ComparisonSamples.faults;
import static org.certigjk.referee.comparison.ComparisonSamples.vector;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Domain.Range;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Calls;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.tally.Grouping;
import org.certigjk.referee.tally.Tally;
import org.certigjk.referee.tally.TallyRow;
import org.certigjk.vectors.TestVector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Engines with several calls: each is compared by itself, and so is whether they agree. */
class CallsComparisonTest {

  private static final Declaration ENGINE =
      new Declaration(
          "two",
          "1",
          "default",
          Precision.DOUBLE,
          List.of(
              new Call("collide", Set.of(Answers.VERDICT, Answers.DEPTH)),
              new Call("distance", Set.of(Answers.VERDICT, Answers.DISTANCE, Answers.POINTS))),
          Set.of(1),
          Set.of(),
          Margins.NONE,
          Domain.ALL,
          "");

  private static final TestVector APART = interval(0, 1, 3, 4);
  private static final TestVector OVERLAPPING = interval(0, 2, 1, 4);
  private static final TestVector NEARLY_TOUCHING = interval(0, 1, Math.nextUp(1.0), 4);

  private static final Answer MEETING = new Answer(Meeting.MEETING, null, null, null);
  private static final Answer DEEP = new Answer(Meeting.MEETING, null, null, 1.0);
  private static final Answer SEPARATED = new Answer(Meeting.SEPARATED, null, null, null);

  private static TestVector interval(double a, double b, double c, double d) {
    return vector(new double[][] {{a}, {b}}, new double[][] {{c}, {d}});
  }

  private static Answer far(double distance, double p, double q) {
    Outcome.Points points = Outcome.Points.of(new double[] {p}, new double[] {q});
    return new Answer(Meeting.SEPARATED, distance, points, null);
  }

  private static Calls calls(Outcome collide, Outcome distance) {
    Map<String, Outcome> calls = new LinkedHashMap<>();
    calls.put("collide", collide);
    calls.put("distance", distance);
    return new Calls(calls);
  }

  private static Comparison compared(TestVector vector, Outcome outcome) {
    return OutcomeComparer.of(Profile.standard()).compare(vector, ENGINE, outcome);
  }

  @Test
  void rightCallsAreRight() {
    assertTrue(compared(APART, calls(SEPARATED, far(2, 1, 3))).isRight());
    assertTrue(compared(OVERLAPPING, calls(DEEP, MEETING)).isRight());
  }

  @Test
  @DisplayName("one says meeting, the other separated: that is a charge of its own")
  void contradiction() {
    Comparison comparison = compared(APART, calls(DEEP, far(2, 1, 3)));
    assertEquals(List.of(Fault.CALLS_DISAGREE, Fault.FALSE_OVERLAP), faults(comparison));
    assertEquals(
        "collide says that the bodies meet, distance that they are separated;"
            + " they are separated, the distance being 2",
        comparison.mismatches().get(0).words());
    assertEquals("collide", comparison.mismatches().get(1).call());
    assertEquals(List.of(Fault.FALSE_OVERLAP), faults(comparison.calls().get("collide")));
    assertTrue(comparison.calls().get("distance").isRight());
  }

  @Test
  @DisplayName("a distance above 0 without a verdict says separated, 0 says nothing")
  void distanceStandsForTheVerdict() {
    Answer half = new Answer(null, 0.5, far(0.5, 1, 1).points(), null);
    assertEquals(
        List.of(Fault.CALLS_DISAGREE, Fault.MISSED_OVERLAP),
        faults(compared(OVERLAPPING, calls(DEEP, half))));
    Answer zero = new Answer(null, 0.0, far(0, 1, 1).points(), null);
    assertTrue(compared(OVERLAPPING, calls(DEEP, zero)).isRight());
  }

  @Test
  @DisplayName("where so little decides that both may be right, they do not disagree")
  void nearTouch() {
    assertTrue(
        compared(NEARLY_TOUCHING, calls(DEEP, far(0x1p-52, 1, 1))).mismatches().stream()
            .noneMatch(mismatch -> mismatch.fault() == Fault.CALLS_DISAGREE));
    OutcomeComparer exact = OutcomeComparer.of(Profile.exact());
    assertTrue(
        faults(exact.compare(NEARLY_TOUCHING, ENGINE, calls(DEEP, far(0x1p-52, 1, 1))))
            .contains(Fault.CALLS_DISAGREE));
  }

  @Test
  @DisplayName("a call that only says that they do not overlap may mean either of two")
  void notOverlapping() {
    Answer not = new Answer(Meeting.NOT_OVERLAPPING, null, null, null);
    TestVector touching = interval(0, 1, 1, 4);
    OutcomeComparer exact = OutcomeComparer.of(Profile.exact());
    assertTrue(compared(APART, calls(not, far(2, 1, 3))).isRight());
    assertTrue(exact.compare(touching, ENGINE, calls(not, MEETING)).isRight());
    assertEquals(
        List.of(Fault.CALLS_DISAGREE, Fault.MISSED_OVERLAP),
        faults(compared(OVERLAPPING, calls(not, MEETING))));
    assertEquals(
        List.of(Fault.CALLS_DISAGREE, Fault.FALSE_OVERLAP),
        faults(compared(APART, calls(not, MEETING))));
  }

  @Test
  @DisplayName("within the tolerance that its documentation states a call is not charged")
  void documentedTolerance() {
    for (double tolerance : new double[] {0, 0x1p-10}) {
      Declaration engine =
          new Declaration(
              "one",
              "1",
              "default",
              Precision.DOUBLE,
              List.of(new Call("", Set.of(Answers.VERDICT, Answers.DISTANCE), tolerance)),
              Set.of(1),
              Set.of(),
              Margins.NONE,
              Domain.ALL,
              "");
      OutcomeComparer comparer = OutcomeComparer.of(Profile.of(1));
      boolean stated = tolerance > 0;
      Answer near = new Answer(Meeting.SEPARATED, 2 + 0x1p-10, null, null);
      assertEquals(stated, comparer.compare(APART, engine, near).isRight());
      Answer beyond = new Answer(Meeting.SEPARATED, 2 + 0x1.01p-10, null, null);
      assertEquals(false, comparer.compare(APART, engine, beyond).isRight());
      TestVector slight = interval(0, 1, 1 - 0x1p-11, 4);
      assertEquals(stated, comparer.compare(slight, engine, near(0x1p-10)).isRight());
      assertEquals(
          false, OutcomeComparer.of(Profile.exact()).compare(slight, engine, near(0)).isRight());
    }
  }

  private static Answer near(double distance) {
    return new Answer(Meeting.SEPARATED, distance, null, null);
  }

  @Test
  @DisplayName("coordinates outside of the documented range are told apart")
  void domain() {
    Domain domain = Domain.of(new Range(0.5, 4), Range.ALL);
    assertTrue(domain.contains(APART.query()));
    assertTrue(!domain.contains(interval(0, 1, 3, 4.5).query()));
    assertTrue(!domain.contains(interval(0, 0.25, 3, 4).query()));
    assertTrue(Domain.ALL.contains(interval(-1e308, 4.9e-324, 3, 4).query()));
    assertTrue(domain.contains(ComparisonSamples.posed(APART).query()));
    assertTrue(!domain.contains(ComparisonSamples.posed(interval(0, 0.25, 3, 4)).query()));
  }

  @Test
  @DisplayName("and so are bodies of other sizes than the documented")
  void sizes() {
    Domain sizes = Domain.of(Range.ALL, new Range(0.5, 4));
    for (boolean posed : new boolean[] {false, true}) {
      UnaryOperator<TestVector> as = posed ? ComparisonSamples::posed : vector -> vector;
      assertTrue(sizes.contains(as.apply(interval(-100, -96, 3, 3.5)).query()));
      assertTrue(!sizes.contains(as.apply(interval(-100, -95.5, 3, 4)).query()), "too large");
      assertTrue(!sizes.contains(as.apply(interval(-100, -96, 3, 3.25)).query()), "too small");
    }
  }

  @Test
  @DisplayName("a call that fails or is left out is charged, the other is not")
  void failures() {
    Failure failure = new Failure(Kind.NO_ANSWER, "EPA_Failed");
    Comparison comparison = compared(OVERLAPPING, calls(failure, MEETING));
    assertEquals(List.of(Fault.NO_ANSWER), faults(comparison));
    assertEquals("collide: EPA_Failed", comparison.mismatches().get(0).words());
    Comparison silent = compared(OVERLAPPING, new Calls(Map.of("collide", DEEP)));
    assertEquals(List.of(Fault.SILENCE), faults(silent));
    assertEquals("distance", silent.mismatches().get(0).call());
  }

  @Test
  @DisplayName("each call has counts of its own, and the worst charge names its call")
  void tally() {
    Tally tally = Tally.of(ENGINE, Profile.standard());
    OutcomeComparer comparer = OutcomeComparer.of(Profile.standard());
    for (Calls calls : List.of(calls(DEEP, far(2, 1, 3)), calls(SEPARATED, far(1.5, 1, 2.5)))) {
      tally.add(new Example(APART, calls, comparer.compare(APART, ENGINE, calls)));
    }
    assertEquals(2, tally.total().wrong());
    assertEquals(1, tally.total().count(Fault.CALLS_DISAGREE));
    List<TallyRow> rows = tally.rows(Grouping.CALL);
    assertEquals(List.of("collide", "distance"), rows.stream().map(TallyRow::label).toList());
    assertEquals(List.of(1L, 1L), rows.stream().map(TallyRow::wrong).toList());
    Mismatch outside = tally.worst(Fault.POINTS_OUTSIDE).get(0).comparison().mismatches().get(1);
    assertEquals("distance", outside.call());
    FaultKind kind = FaultKind.of(tally.worst(Fault.DISTANCE_ERROR).get(0));
    assertEquals("distance-distance-error-too-small-gross", kind == null ? "" : kind.label());
  }
}
