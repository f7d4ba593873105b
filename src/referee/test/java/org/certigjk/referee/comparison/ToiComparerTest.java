package org.certigjk.referee.comparison;

import static org.certigjk.referee.comparison.ComparisonSamples.engine;
import static org.certigjk.referee.comparison.ComparisonSamples.faults;
import static org.certigjk.referee.comparison.ComparisonSamples.posed;
import static org.certigjk.referee.comparison.ComparisonSamples.vector;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.QueryMotion;
import org.certigjk.referee.engine.DeclarationLine;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Times of impact: of boxes, whose distance, depth and time of impact are seen at once. */
class ToiComparerTest {

  static final double NEVER = Double.POSITIVE_INFINITY;

  static final OutcomeComparer STANDARD = OutcomeComparer.of(Profile.standard());

  static final OutcomeComparer EXACT = OutcomeComparer.of(Profile.exact());

  static final Declaration TIMES = engine(Precision.DOUBLE, EnumSet.of(Answers.TOI));

  /** A moves by (6, 2) from [0, 2]² towards [3, 5] × [1, 3]: they touch at 1/6. */
  private static final TestVector HIT = vector(box(2, 0, 0), box(2, 3, 1));

  /** The same, but it starts inside of the other, 1 deep. */
  private static final TestVector DEEP = vector(box(2, 0, 0), box(2, 1, 0));

  /** A segment moves by (18, 18) past a point. */
  private static final TestVector MISS =
      vector(new double[][] {{0, 0}, {1, 4}}, new double[][] {{9, 13}});

  static double[][] box(double side, double... corner) {
    double[][] corners = new double[1 << corner.length][corner.length];
    for (int k = 0; k < corners.length; k++) {
      for (int c = 0; c < corner.length; c++) {
        corners[k][c] = corner[c] + ((k >> c & 1) == 0 ? 0 : side);
      }
    }
    return corners;
  }

  static Answer toi(double time) {
    return new Answer(null, null, null, null).withToi(time);
  }

  static List<Fault> judged(TestVector vector, double time) {
    return faults(STANDARD.compare(vector, TIMES, toi(time)));
  }

  static List<Double> motion(TestVector vector) {
    return QueryMotion.of(vector.query(), Precision.DOUBLE).r();
  }

  @Test
  void theMotionFollowsFromTheFirstPoints() {
    assertEquals(List.of(6.0, 2.0), motion(HIT));
    assertEquals(List.of(18.0, 18.0), motion(MISS));
    double[][] line = {{1, 10, 100}, {2, 20, 200}};
    double[][] point = {{0.5, 0.5, 0.5}};
    assertEquals(List.of(-1.0, -39.0, -199.0), motion(vector(line, point)));
    assertNull(QueryMotion.of(HIT.query(), ComparisonSamples.DOUBLE));
  }

  @Test
  void theMotionIsRoundedAndFinite() {
    TestVector far = vector(new double[][] {{-1e308, 0}}, new double[][] {{1e308, 0.1f}});
    assertEquals(List.of(0.0, 2 * (double) 0.1f), motion(far));
    Query query =
        Query.of(PointPair.of(new double[][] {{1, -1e38}}, new double[][] {{0x1p-30, 0}}));
    assertEquals(List.of(-2 + 0x1p-29, 2e38), QueryMotion.of(query, Precision.DOUBLE).r());
    assertEquals(List.of(-2.0, (double) 2e38f), QueryMotion.of(query, Precision.SINGLE).r());
  }

  /** What is turned by (4/5, 3/5) goes from where it is to where the other is. */
  @Test
  void theMotionOfPosedBodies() {
    Query query = posed(HIT).query();
    double[] r = QueryMotion.of(query, Precision.DOUBLE).toArray();
    assertEquals(6 * 0.6 - 2 * 0.8, r[0], 1e-14);
    assertEquals(6 * 0.8 + 2 * 0.6, r[1], 1e-14);
  }

  @ParameterizedTest
  @CsvSource({
    "0.16666666666666666, ''",
    "0.1666666666666667, ''",
    "0.16666666666, WRONG_TOI",
    "0.16666666667, WRONG_TOI",
    "0, WRONG_TOI",
    "-1e-17, WRONG_TOI",
    "0.5, WRONG_TOI",
    "1, WRONG_TOI",
    "1.5, MISSED_IMPACT",
    "Infinity, MISSED_IMPACT",
    "-Infinity, NOT_A_NUMBER"
  })
  void whereTheyMeet(double claim, String fault) {
    List<Fault> expected = fault.isEmpty() ? List.of() : List.of(Fault.valueOf(fault));
    assertEquals(expected, judged(HIT, claim));
  }

  @Test
  void onlyTheLastRoundingIsForgivenExactly() {
    assertEquals(List.of(), faults(EXACT.compare(HIT, TIMES, toi(1.0 / 6))));
    List<Fault> wrong = List.of(Fault.WRONG_TOI);
    assertEquals(wrong, faults(EXACT.compare(HIT, TIMES, toi(Math.nextUp(1.0 / 6)))));
    Declaration floats = engine(Precision.SINGLE, EnumSet.of(Answers.TOI));
    assertEquals(List.of(), faults(EXACT.compare(HIT, floats, toi(1.0f / 6))));
    assertEquals(wrong, faults(EXACT.compare(HIT, floats, toi(Math.nextDown(1.0f / 6)))));
    assertEquals(List.of(), faults(EXACT.compare(MISS, TIMES, toi(2))));
    List<Fault> never = List.of(Fault.FALSE_IMPACT);
    assertEquals(never, faults(EXACT.compare(MISS, TIMES, toi(0.5))));
  }

  /**
   * 3.8e-5 of the way are within the tolerance of floats, of which the motion is more than half.
   */
  @Test
  void floatsHaveTheirOwnTolerance() {
    Declaration floats = engine(Precision.SINGLE, EnumSet.of(Answers.TOI));
    float claim = (float) (1.0 / 6 + 6e-6);
    assertEquals(List.of(), faults(STANDARD.compare(HIT, floats, toi(claim))));
    assertEquals(List.of(Fault.WRONG_TOI), judged(HIT, claim));
    List<Fault> none = List.of(Fault.NOT_A_NUMBER);
    assertEquals(none, faults(STANDARD.compare(HIT, floats, toi(-1e39))));
  }

  @Test
  void aStatedToleranceIsALength() {
    Call call = new Call("", EnumSet.of(Answers.TOI), 0.5);
    Declaration stated = DeclarationLine.parse(DeclarationLine.of(TIMES) + " tolerance=0.5");
    assertEquals(List.of(call), stated.calls());
    assertEquals(List.of(), faults(STANDARD.compare(HIT, stated, toi(0.1))));
    assertEquals(List.of(Fault.WRONG_TOI), faults(STANDARD.compare(HIT, stated, toi(0.05))));
  }

  /**
   * A square moves by (200, 2h) below a broad body that is h above it: they touch at ½, and at 1
   * they overlap by h. The tolerance is 3.5e-12.
   */
  @ParameterizedTest
  @CsvSource({"0x1p-39, ''", "0x1p-37, WRONG_TOI"})
  void whoSlidesAlong(String text, String fault) {
    double h = Double.parseDouble(text);
    double[][] square = {{0, 0}, {0, 1}, {1, 0}, {1, 1}};
    double[][] broad = {{100, 2}, {300, 1 + h}, {-300, 1 + h}, {300, 3}, {-300, 3}};
    TestVector vector = vector(square, broad);
    assertEquals(List.of(200.0, 2 * h), motion(vector));
    boolean right = fault.isEmpty();
    List<Fault> expected = right ? List.of() : List.of(Fault.valueOf(fault));
    assertEquals(List.of(), judged(vector, 0.5));
    assertEquals(expected, judged(vector, 0));
    assertEquals(expected, judged(vector, 1));
    assertEquals(right ? List.of() : List.of(Fault.MISSED_IMPACT), judged(vector, NEVER));
  }

  /** At the time of leaving they touch again: half way there they overlap. */
  @Test
  void whenTheyLeaveIsTooLate() {
    assertEquals(List.of(Fault.WRONG_TOI), judged(HIT, 5.0 / 6));
  }

  @Test
  void inMoreThanFiveDimensionsOnlyGapsAreJudged() {
    TestVector four = vector(box(2, 0, 0, 0, 0), box(2, 3, 1, 1, 1));
    Declaration all =
        DeclarationLine.parse(
            "certigjk-engine 2 name=x precision=double answers=toi dimensions=1-15");
    assertEquals(List.of(Fault.WRONG_TOI), faults(STANDARD.compare(four, all, toi(0.5))));
    double[][] point = {{0, 0, 0, 0, 0, 0}};
    TestVector miss = vector(point, new double[][] {{3, 1, 1, 1, 1, 1}, {1, 3, 3, 3, 3, 3}});
    assertEquals(List.of(6.0, 6.0, 2.0, 6.0, 2.0, 6.0), motion(miss));
    assertEquals(List.of(Fault.FALSE_IMPACT), faults(STANDARD.compare(miss, all, toi(0.5))));
    Comparison late = STANDARD.compare(vector(point, simplex()), all, toi(NEVER));
    assertEquals(List.of(), faults(late));
    assertEquals(Set.of(), late.compared());
  }

  /** Six-dimensional, about the origin: who starts there overlaps it. */
  private static double[][] simplex() {
    double[][] points = new double[7][6];
    for (int k = 0; k < 6; k++) {
      points[k][k] = 3;
    }
    Arrays.fill(points[6], -1);
    return points;
  }

  @Test
  void whoDoesNotMove() {
    TestVector still = vector(box(2, 0, 0), box(2, 0, 0));
    assertEquals(List.of(0.0, 0.0), motion(still));
    assertEquals(List.of(), judged(still, 0));
    assertEquals(List.of(), judged(still, -5));
    assertEquals(List.of(Fault.WRONG_TOI), faults(EXACT.compare(still, TIMES, toi(-5))));
    assertEquals(List.of(Fault.MISSED_IMPACT), judged(still, NEVER));
  }

  @Test
  void posedBodies() {
    assertEquals(List.of(), judged(posed(HIT), 1.0 / 6));
    assertEquals(List.of(Fault.WRONG_TOI), judged(posed(HIT), 0.1));
    assertEquals(List.of(Fault.MISSED_IMPACT), judged(posed(HIT), NEVER));
  }

  @Test
  void whoStartsInsideMeetsAtOnce() {
    assertEquals(List.of(), judged(DEEP, 0));
    assertEquals(List.of(), judged(DEEP, -1e-17));
    assertEquals(List.of(Fault.WRONG_TOI), judged(DEEP, -1));
    assertEquals(List.of(Fault.WRONG_TOI), judged(DEEP, 1e-3));
    assertEquals(List.of(Fault.MISSED_IMPACT), judged(DEEP, NEVER));
  }

  @Test
  void whereTheyNeverMeet() {
    assertEquals(List.of(), judged(MISS, NEVER));
    assertEquals(List.of(), judged(MISS, 7));
    assertEquals(List.of(Fault.FALSE_IMPACT), judged(MISS, 0.5));
    assertEquals(List.of(Fault.FALSE_IMPACT), judged(MISS, 0));
    assertEquals(List.of(Fault.FALSE_IMPACT), judged(MISS, -1e-17));
    assertEquals(List.of(Fault.WRONG_TOI), judged(MISS, -1));
  }

  @Test
  void aTimeThatIsDeclaredIsMissed() {
    Comparison comparison = STANDARD.compare(HIT, TIMES, new Answer(null, null, null, null));
    assertEquals(List.of(Fault.NO_ANSWER), faults(comparison));
    assertEquals("leaves out the time of impact", comparison.mismatches().get(0).words());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0.1 | time of impact 0.1 instead of 0.16666666666666666, A moving by (6, 2):"
            + " at the time 0.1 they are 0.4 apart",
        "0.5 | time of impact 0.5 instead of 0.16666666666666666, A moving by (6, 2):"
            + " at the time 0.5 they overlap by 2",
        "9 | says that the bodies do not meet, A moving by (6, 2), but they do at the time"
            + " 0.16666666666666666: at the time 0.5 they overlap by 2",
        "-1 | time of impact -1 instead of 0.16666666666666666, A moving by (6, 2):"
            + " it moves 6.32 from there to where it starts",
      })
  void words(double claim, String words) {
    for (OutcomeComparer comparer : List.of(STANDARD, EXACT)) {
      Mismatch mismatch = comparer.compare(HIT, TIMES, toi(claim)).mismatches().get(0);
      assertEquals(words, mismatch.words());
      assertEquals(claim, Objects.requireNonNull(mismatch.measure()).observed());
    }
  }

  @Test
  void whatCannotBeJudgedIsRefused() {
    String line = "certigjk-engine 2 name=x precision=double answers=toi dimensions=16";
    assertEquals(
        "a time of impact is judged in at most 15 dimensions",
        assertThrows(IllegalArgumentException.class, () -> DeclarationLine.parse(line))
            .getMessage());
    Set<Answers> answers = EnumSet.of(Answers.TOI);
    Margins oneMargin = new Margins(0, 0.5);
    assertEquals(
        "a time of impact of bodies with a margin is not judged",
        assertThrows(
                IllegalArgumentException.class, () -> engine(Precision.DOUBLE, answers, oneMargin))
            .getMessage());
  }
}
