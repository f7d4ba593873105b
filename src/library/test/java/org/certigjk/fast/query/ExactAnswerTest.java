package org.certigjk.fast.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceRequest;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.certigjk.integral.ExactAnswer;
import org.certigjk.integral.IntegerRows;
import org.certigjk.number.Ratio;
import org.junit.jupiter.api.Test;

/** The result without a gcd is, number by number, that of the loop over fractions. */
class ExactAnswerTest {

  private static final BigInteger ONE = BigInteger.ONE;
  private static final Ratio UNIT = Ratio.of(ONE);

  /** What {@link Gjk} answers over the rationals from the same simplex. */
  private static DistanceResult<BigFraction> generic(ExactCases pair) {
    Vec<BigFraction> t = Vec.of(Rationals.INSTANCE, Arrays.copyOf(pair.start.t, pair.a.dimension));
    return Gjk.distance(
        ExactTruth.rational(pair.a).translated(t),
        ExactTruth.rational(pair.b),
        DistanceRequest.<BigFraction>defaults()
            .withStart(CertifiedQuery.pairs(pair.a, pair.b, pair.start)));
  }

  @Test
  void agreesWithTheLoopInEveryNumber() {
    Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    for (long seed = 1; seed <= 400; seed++) {
      ExactCases pair = new ExactCases(seed, seed % 50 == 0 ? 6 : 4);
      double distance = CertifiedQuery.distance(pair.a, pair.b, pair.start);
      DistanceResult<Ratio> result = CertifiedQuery.result(pair.a, pair.b, pair.start);
      String what = "seed " + seed + ", distance " + distance;
      assertEquals(generic(pair), result.toRational(), what);
      assertEquals(generic(pair).hashCode(), result.toRational().hashCode(), what);
      verdicts.merge(result.verdict(), 1, Integer::sum);
    }
    assertTrue(verdicts.getOrDefault(Verdict.SEPARATED, 0) > 80, verdicts::toString);
    assertTrue(verdicts.getOrDefault(Verdict.TOUCHING, 0) > 25, verdicts::toString);
    assertTrue(verdicts.getOrDefault(Verdict.OVERLAPPING, 0) > 25, verdicts::toString);
  }

  private static IntegerRows integers(long[]... points) {
    return IntegerRows.of(
        Arrays.stream(points)
            .map(
                point ->
                    Arrays.stream(point).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new))
            .toArray(BigInteger[][]::new));
  }

  private static String refused(IntegerRows a, IntegerRows b, List<IndexPair> pairs) {
    return String.valueOf(
        assertThrows(AssertionError.class, () -> ExactAnswer.of(a, b, UNIT, pairs)).getMessage());
  }

  /** Whoever hands over a simplex that is not optimal gets no answer. */
  @Test
  void theCheckerJudges() {
    IntegerRows a = integers(new long[][] {{3, 4}, {1, 1}, {4, 0}});
    IntegerRows b = integers(new long[][] {{0, 0}});
    assertTrue(
        refused(a, b, List.of(new IndexPair(0, 0))).contains("v·(a − b) ≥ v·v for all pairs"));
    String behind = refused(a, b, List.of(new IndexPair(0, 0), new IndexPair(1, 0)));
    assertTrue(behind.contains("every weight is positive"), behind);
    String flat = refused(a, b, List.of(new IndexPair(0, 0), new IndexPair(0, 0)));
    assertTrue(flat.startsWith("not a simplex"), flat);
    assertEquals(
        Verdict.SEPARATED, ExactAnswer.of(a, b, UNIT, List.of(new IndexPair(1, 0))).verdict());
  }

  /** The unit is that of every length, and of a direction that is a point. */
  @Test
  void theUnitScalesLengths() {
    IntegerRows a = integers(new long[][] {{0, 4}, {8, 4}});
    IntegerRows b = integers(new long[][] {{2, 0}});
    Ratio third = Ratio.of(BigInteger.TWO, BigInteger.valueOf(6));
    DistanceResult<BigFraction> result =
        ExactAnswer.of(a, b, third, List.of(new IndexPair(0, 0), new IndexPair(1, 0))).toRational();
    assertEquals("(0, 4 / 3)", result.distanceVector().toString());
    assertEquals("(2 / 3, 4 / 3)", result.closestPoints().a().toString());
    assertEquals("(2 / 3, 0)", result.closestPoints().b().toString());
    assertEquals("(3 / 4, 1 / 4)", result.weights().toString());
    assertEquals("{(0, 4 / 3), (8 / 3, 4 / 3)}", result.run().a().toString());
    DistanceResult.Answer<BigFraction> answer = (DistanceResult.Answer<BigFraction>) result;
    assertEquals(new BigFraction(16, 9), answer.squaredDistance());
    assertEquals(0, result.iterations());
  }
}
