package org.certigjk.referee.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.certigjk.referee.Accuracy;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Domain.Range;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.junit.jupiter.api.Test;

/** What an engine is charged with, by what it declares. */
class ContractTest {

  private static final OutcomeComparer COMPARER = OutcomeComparer.of(Profile.of(1));
  private static final Set<Answers> NUMBERS = Set.of(Answers.VERDICT, Answers.DISTANCE);

  /** [0, 8] and [10, 12]: the distance is 2, the size 8. */
  private static final TestVector APART =
      ComparisonSamples.vector(new double[][] {{0}, {8}}, new double[][] {{10}, {12}});

  private static Declaration engine(Accuracy tolerance, Margins margins, Domain domain) {
    return new Declaration(
        "e",
        "1",
        "default",
        Precision.DOUBLE,
        List.of(new Call("", NUMBERS, tolerance)),
        Set.of(1),
        Set.of(Pose.Form.MATRIX),
        margins,
        domain,
        "https://example.org/");
  }

  private static boolean isRight(Accuracy tolerance, double distance) {
    return isRight(tolerance, Margins.NONE, distance);
  }

  private static boolean isRight(Accuracy tolerance, Margins margins, double distance) {
    Outcome answer = new Answer(Meeting.SEPARATED, distance, null, null);
    Declaration engine = engine(tolerance, margins, Domain.ALL);
    boolean right = COMPARER.compare(APART, engine, answer).isRight();
    TestVector posed = ComparisonSamples.posed(APART);
    assertEquals(right, COMPARER.compare(posed, engine, answer).isRight());
    return right;
  }

  @Test
  void eachPartOfATolerance() {
    assertTrue(isRight(Accuracy.of(0.25), 2.25));
    assertFalse(isRight(Accuracy.of(0.25), 2.2501));
    assertTrue(isRight(Accuracy.parse("relative:0.125"), 2.25));
    assertFalse(isRight(Accuracy.parse("relative:0.125"), 2.2501));
    assertTrue(isRight(Accuracy.parse("size:0.03125"), 1.75));
    assertFalse(isRight(Accuracy.parse("size:0.03125"), 1.7499));
    Accuracy all = Accuracy.parse("absolute:0.25,relative:0.125,size:0.03125");
    assertTrue(isRight(all, 2.75));
    assertFalse(isRight(all, 2.7501));
  }

  /** Bodies enlarged by 1 together are 1 apart, and it is of this that ⅛ is forgiven. */
  @Test
  void aRelativePartIsOfTheAnswerLessTheMargins() {
    Accuracy eighth = Accuracy.parse("relative:0.125");
    Margins halves = Margins.of(0.5);
    Margins wide = new Margins(3, 1);
    assertTrue(isRight(eighth, halves, 1.125));
    assertFalse(isRight(eighth, halves, 1.1251));
    assertTrue(isRight(eighth, new Margins(0.25, 0.75), 0.875));
    assertFalse(isRight(eighth, new Margins(1, 0), 0.8749));
    assertFalse(
        isRight(Accuracy.parse("relative:0.5"), wide, 0), "enlarged by 4 they overlap by 2");
    assertTrue(isRight(Accuracy.parse("relative:1"), wide, 0));
  }

  @Test
  void aVerdictIsUndecidedWithinTheTolerance() {
    Outcome meeting = new Answer(Meeting.MEETING, null, null, null);
    for (Map.Entry<String, Boolean> right :
        Map.of("relative:1", true, "relative:0.99", false, "size:0.25", true, "size:0.24", false)
            .entrySet()) {
      Declaration engine = engine(Accuracy.parse(right.getKey()), Margins.NONE, Domain.ALL);
      assertEquals(
          right.getValue(), COMPARER.compare(APART, engine, meeting).isRight(), right.getKey());
    }
  }

  @Test
  void whatIsOutsideIsNoBreach() {
    Outcome wrong = new Answer(Meeting.SEPARATED, 3.0, null, null);
    Outcome crash = new Outcome.Failure(Outcome.Kind.CRASH, "SIGSEGV");
    Domain small = Domain.of(new Range(0, 11), Range.ALL);
    for (Outcome outcome : List.of(wrong, crash)) {
      Comparison inside =
          COMPARER.compare(APART, engine(Accuracy.NONE, Margins.NONE, Domain.ALL), outcome);
      Comparison outside =
          COMPARER.compare(APART, engine(Accuracy.NONE, Margins.NONE, small), outcome);
      assertEquals(inside.mismatches(), outside.mismatches());
      assertEquals(
          List.of(outcome == crash ? Charge.FAILURE : Charge.BREACH),
          inside.mismatches().stream().map(inside::charge).toList());
      assertEquals(
          List.of(Charge.OUTSIDE), outside.mismatches().stream().map(outside::charge).toList());
      assertTrue(inside.isCharged());
      assertFalse(outside.isCharged());
      assertFalse(outside.isRight());
    }
  }

  @Test
  void everyFaultIsOfOneCharge() {
    Map<Charge, Long> counts =
        List.of(Fault.values()).stream()
            .collect(Collectors.groupingBy(Fault::charge, Collectors.counting()));
    assertEquals(Map.of(Charge.BREACH, 13L, Charge.CALLS_DISAGREE, 1L, Charge.FAILURE, 8L), counts);
  }

  /** An error of half the size with coordinates around 1 comes before one of all at 1e-290. */
  @Test
  void severityIsInUnitsOfTheSizeAndTheOrdinaryIsFirst() {
    TestVector tiny =
        ComparisonSamples.vector(new double[][] {{0}, {8e-290}}, new double[][] {{1e-289}});
    Declaration engine = engine(Accuracy.NONE, Margins.NONE, Domain.ALL);
    Outcome four = new Answer(Meeting.SEPARATED, 6.0, null, null);
    Example ordinary = new Example(APART, four, COMPARER.compare(APART, engine, four));
    Example strange = new Example(tiny, four, COMPARER.compare(tiny, engine, four));
    assertEquals(0.5, ordinary.severity(Fault.DISTANCE_ERROR));
    assertEquals(0, ordinary.severity(Fault.WRONG_DEPTH));
    assertTrue(strange.severity(Fault.DISTANCE_ERROR) > 1e100);
    assertEquals(1, Scale.decade(APART.query()));
    assertEquals(-289, Scale.decade(tiny.query()));
    assertEquals(0, Scale.strangeness(APART.query()));
    assertEquals(286, Scale.strangeness(tiny.query()));
    PointPair pair = PointPair.of(new double[][] {{1e9, 0, 0}}, new double[][] {{0, 0, 0}});
    Pose turn = Pose.of(new double[][] {{3, 1, 0, 0}, {0, 0, 8}});
    Query turned = new Query(pair, new Poses(turn, turn));
    assertEquals(9, Scale.decade(turned));
    Query scaled = Objects.requireNonNull(Scale.inOrdinaryUnits(turned));
    assertEquals(turn.withTranslation(0, 0, 0x1p-27), scaled.poses().a());
    assertEquals(1e9 * 0x1p-30, scaled.pair().a()[0][0]);
  }

  /** 10⁻⁶ of the coordinates, in double. */
  @Test
  void anyToleranceCanBeStated() {
    Profile millionth = Profile.parse("4503599627");
    double tau = 2e-6 * 10;
    Declaration engine = engine(Accuracy.NONE, Margins.NONE, Domain.ALL);
    for (double error : new double[] {0.9 * tau, 1.2 * tau}) {
      Outcome answer = new Answer(Meeting.SEPARATED, 2 + error, null, null);
      assertEquals(
          error < tau, OutcomeComparer.of(millionth).compare(APART, engine, answer).isRight());
    }
    assertTrue(Profile.of(Profile.LARGEST_K).label().equals("9007199254740992"));
  }

  @Test
  void aBadProfileNamesTheLimits() {
    for (String bad : List.of("0", "9007199254740993", "99999999999999999999", "1e-6", "four")) {
      String message =
          String.valueOf(
              assertThrows(IllegalArgumentException.class, () -> Profile.parse(bad)).getMessage());
      assertTrue(message.contains("from 1 to 9007199254740992"), message);
    }
  }

  @Test
  void aToleranceThatIsNoneIsRefused() {
    for (String bad :
        List.of("", "-1", "NaN", "Infinity", "absolute", "size:", "unit:1", "size:1,size:2")) {
      assertThrows(IllegalArgumentException.class, () -> Accuracy.parse(bad), bad);
    }
    assertEquals("relative:1.0E-6,size:1.0E-9", Accuracy.parse("size:1e-9,relative:1e-6").text());
  }
}
