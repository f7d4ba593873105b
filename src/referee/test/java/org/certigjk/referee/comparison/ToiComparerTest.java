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
import java.util.Random;
import java.util.Set;
import java.util.stream.DoubleStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.QueryMotion;
import org.certigjk.referee.engine.DeclarationLine;
import org.certigjk.referee.engine.LocalEngine;
import org.certigjk.referee.engine.OwnEngines;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Times of impact: of boxes, whose distance, depth and time of impact are seen at once. */
class ToiComparerTest {

  private static final double NEVER = Double.POSITIVE_INFINITY;

  /** So near to the tolerance doubles do not tell on which side of it a claim is. */
  private static final double NEAR = 0.02;

  private static final OutcomeComparer STANDARD = OutcomeComparer.of(Profile.standard());

  private static final OutcomeComparer EXACT = OutcomeComparer.of(Profile.exact());

  private static final Declaration TIMES = engine(Precision.DOUBLE, EnumSet.of(Answers.TOI));

  /** A moves by (6, 2) from [0, 2]² towards [3, 5] × [1, 3]: they touch at 1/6. */
  private static final TestVector HIT = vector(box(2, 0, 0), box(2, 3, 1));

  /** The same, but it starts inside of the other, 1 deep. */
  private static final TestVector DEEP = vector(box(2, 0, 0), box(2, 1, 0));

  /** A segment moves by (18, 18) past a point. */
  private static final TestVector MISS =
      vector(new double[][] {{0, 0}, {1, 4}}, new double[][] {{9, 13}});

  private static double[][] box(double side, double... corner) {
    double[][] corners = new double[1 << corner.length][corner.length];
    for (int k = 0; k < corners.length; k++) {
      for (int c = 0; c < corner.length; c++) {
        corners[k][c] = corner[c] + ((k >> c & 1) == 0 ? 0 : side);
      }
    }
    return corners;
  }

  private static Answer toi(double time) {
    return new Answer(null, null, null, null).withToi(time);
  }

  private static List<Fault> judged(TestVector vector, double time) {
    return faults(STANDARD.compare(vector, TIMES, toi(time)));
  }

  private static List<Double> motion(TestVector vector) {
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
    assertEquals(
        "a time of impact of bodies with a margin is not judged",
        assertThrows(IllegalArgumentException.class, () -> engine(Precision.DOUBLE, answers, 0.5))
            .getMessage());
  }

  /** Both engines of this library, one of which searches in rational numbers, are right exactly. */
  @Property(tries = 60, seed = "7")
  void theCertifiedTimeIsRight(
      @ForAll @IntRange(min = 0, max = 1000) int seed, @ForAll Family family) {
    int n = family.hasDimension(2 + seed % 2) ? 2 + seed % 2 : family.leastDimension();
    TestVector vector = vector(family, n, 3, seed);
    boolean movable = n > 1 && n < 4 && Double.isFinite(4 * vector.expected().distance());
    TestVector asked = movable && seed % 3 == 0 ? posed(vector) : vector;
    for (LocalEngine<?> engine :
        List.of(LocalEngine.of(OwnEngines.certified()), LocalEngine.of(OwnEngines.generic()))) {
      Answer said = toi(((Answer) engine.ask(asked.query(), "x")).toi());
      assertEquals(List.of(), faults(EXACT.compare(asked, TIMES, said)), asked::toString);
      assertEquals(List.of(), faults(STANDARD.compare(asked, TIMES, said)), asked::toString);
    }
  }

  /** Boxes with small integers, judged by what is written here in doubles, but near the limit. */
  @Property(tries = 500, seed = "11")
  void boxesAreJudgedByTheFormula(
      @ForAll @IntRange(min = 1, max = 3) int n,
      @ForAll @IntRange(min = 1, max = 4) int sideA,
      @ForAll @IntRange(min = 1, max = 4) int sideB,
      @ForAll long seed) {
    Random random = new Random(seed);
    double[] b = DoubleStream.generate(() -> random.nextInt(13) - 6).limit(n).toArray();
    Boxes boxes = new Boxes(sideA, sideB, b);
    TestVector vector = vector(box(sideA, new double[n]), box(sideB, b));
    assertEquals(DoubleStream.of(boxes.r()).boxed().toList(), motion(vector));
    double[] claims = {
      boxes.first(), random.nextDouble(), NEVER, boxes.first() + boxes.step(random.nextInt(9) - 4)
    };
    for (double claim : claims) {
      double excess = boxes.excess(claim);
      if (Math.abs(excess - 1) > NEAR) {
        assertEquals(excess > 1, !judged(vector, claim).isEmpty(), () -> boxes + " " + claim);
      }
    }
  }

  /** A = [0, sideA]ⁿ, B = b + [0, sideB]ⁿ, and r as {@link QueryMotion} has it. */
  private record Boxes(int sideA, int sideB, double[] b) {

    /** Point c of a box is its corner with the bits of c; the point is taken mod their number. */
    double[] r() {
      double[] r = new double[b.length];
      for (int c = 0; c < r.length; c++) {
        int point = c % (1 << r.length);
        r[c] = 2 * (b[c] + ((point >> c & 1) == 0 ? 0 : sideB - sideA)) + 0.0;
      }
      return r;
    }

    private double length() {
      return Math.sqrt(DoubleStream.of(r()).map(x -> x * x).sum());
    }

    /** A quarter of the tolerance as a time, so often; of a body at rest nothing. */
    double step(int quarters) {
      return length() == 0 ? 0 : quarters * tolerance() / 4 / length();
    }

    double tolerance() {
      double most = DoubleStream.of(r()).map(Math::abs).max().orElse(0);
      double ofB =
          DoubleStream.of(b).map(x -> Math.max(Math.abs(x), Math.abs(x + sideB))).max().orElse(0);
      return 32 * 0x1p-53 * Math.sqrt(b.length) * (sideA + ofB + 2 * most);
    }

    /** The distance, or minus the depth, at a time. */
    double sigma(double time) {
      double largest = Double.NEGATIVE_INFINITY;
      double square = 0;
      for (int c = 0; c < b.length; c++) {
        double low = r()[c] * time;
        double gap = Math.max(b[c] - (low + sideA), low - (b[c] + sideB));
        largest = Math.max(largest, gap);
        square += gap > 0 ? gap * gap : 0;
      }
      return largest > 0 ? Math.sqrt(square) : largest;
    }

    /** The first time, or the last. */
    private double meeting(boolean first) {
      double enter = 0;
      double leave = 1;
      for (int c = 0; c < b.length; c++) {
        double r = r()[c];
        double near = b[c] - sideA;
        double far = b[c] + sideB;
        if (r == 0) {
          leave = near > 0 || far < 0 ? -1 : leave;
        } else {
          enter = Math.max(enter, Math.min(near / r, far / r));
          leave = Math.min(leave, Math.max(near / r, far / r));
        }
      }
      return enter > leave ? NEVER : first ? enter : leave;
    }

    double first() {
      return meeting(true);
    }

    /** By how many tolerances a claim is wrong. */
    double excess(double claim) {
      double first = first();
      double worst = 0;
      double late = Math.abs(claim - first) * length() / tolerance();
      if (late <= 1 - NEAR) {
        return 0;
      } else if (late < 1 + NEAR) {
        return 1;
      } else if (claim > 1) {
        worst = first > 1 ? 0 : -sigma((first + meeting(false)) / 2);
      } else if (claim < 0) {
        worst = Math.max(-claim * length(), sigma(0));
      } else {
        worst = sigma(claim);
        if (claim > first) {
          worst = Math.max(worst, Math.max(-sigma(claim), -sigma((first + claim) / 2)));
        }
      }
      return worst / tolerance();
    }

    @Override
    public String toString() {
      return "%s, %s, %s".formatted(sideA, sideB, Arrays.toString(b));
    }
  }
}
