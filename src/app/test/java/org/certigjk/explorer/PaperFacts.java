package org.certigjk.explorer;

import static org.certigjk.explorer.Fact.fact;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Iteration;
import org.certigjk.gjk.Verdict;
import org.certigjk.hull.HillClimbing;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.Alzubaidi;
import org.certigjk.variants.Claim;
import org.certigjk.variants.DivideAndConquer;
import org.certigjk.variants.VariantExit;
import org.certigjk.variants.VariantResult;

/** What the examples of the papers say. */
final class PaperFacts {

  private static final Alzubaidi<BigFraction> LISTED =
      new Alzubaidi<BigFraction>().withMaxIterations(Look.LIMIT);

  private PaperFacts() {}

  static List<Fact> ofPolygonLoop() {
    return List.of(
        fact(
            "alzubaidi-wrong-stop",
            look -> {
              look.isExactly(Verdict.SEPARATED, "4/25", 1);
              look.says(Claim.MEETING, VariantExit.POINT_REPEATED);
              VariantResult<BigFraction> traced = polygonLoop(look, LISTED.withTrace(true));
              assertEquals(
                  List.of("(0, -2)", "(12 / 13, -8 / 13)", "(0, -2)"),
                  traced.trace().stream().map(state -> state.v().toString()).toList());
              for (Iteration<BigFraction> state : traced.trace()) {
                assertTrue(state.simplex().contains(new IndexPair(1, 0)), "(0, -2) is kept");
              }
              VariantResult<BigFraction> mended = polygonLoop(look, LISTED.withCloserEdge());
              assertEquals(Claim.SEPARATED, mended.claim());
              assertEquals(new BigFraction(4, 25), mended.v().squaredNorm());
            }),
        fact(
            "alzubaidi-unclamped",
            look -> {
              look.isExactly(Verdict.SEPARATED, "1", 0);
              look.says(Claim.MEETING, VariantExit.ZERO_VECTOR);
              assertEquals(0, look.chosen().iterations());
              assertEquals("(-1 / 2, 3 / 2)", look.chosen().weights().toString());
              assertFirstPointOfTheText(look);
            }),
        fact(
            "alzubaidi-wrong-distance",
            look -> {
              look.isExactly(Verdict.SEPARATED, "1", 0);
              look.says(Claim.SEPARATED, VariantExit.CLOSE_ENOUGH);
              assertTrue(look.length() < 0.5);
              assertEquals("(-2 / 5, 7 / 5)", look.chosen().weights().toString());
              assertFirstPointOfTheText(look);
            }),
        fact(
            "alzubaidi-two-points",
            look -> {
              assertEquals(Verdict.OVERLAPPING, look.exact().verdict());
              look.says(Claim.MEETING, VariantExit.POINT_REPEATED);
              VariantResult<BigFraction> traced =
                  polygonLoop(look, LISTED.withoutSecondCondition().withTrace(true));
              assertEquals(Claim.NONE, traced.claim());
              assertTrue(traced.trace().stream().noneMatch(state -> state.v().isZero()));
            }));
  }

  private static VariantResult<BigFraction> polygonLoop(Look look, Alzubaidi<BigFraction> loop) {
    return loop.distance(look.scene().a(), look.scene().b());
  }

  /** With the t in [0, 1] of the text C is (1, 0). */
  private static void assertFirstPointOfTheText(Look look) {
    VariantResult<BigFraction> clamped = polygonLoop(look, LISTED.withClamp().withTrace(true));
    assertEquals("(1, 0)", clamped.trace().get(0).v().toString());
  }

  static List<Fact> ofPapers() {
    return List.of(
        fact("hill-climbing-printed", PaperFacts::printedClimbing),
        fact(
            "loop-bound",
            look -> {
              look.isExactly(Verdict.SEPARATED, "1", 1);
              assertEquals(2, look.state(1).simplex().size());
            }),
        fact(
            "death-polytope",
            look -> {
              assertEquals(5, look.scene().a().size());
              assertEquals(4, look.exact().iterations());
              for (int k = 3; k <= 4; k++) {
                assertFalse(look.state(k).simplex().contains(look.state(k - 2).supportPair()));
              }
            }),
        fact(
            "no-return",
            look -> {
              assertEquals(4, look.exact().iterations());
              Set<IndexPair> seen = new HashSet<>(look.state(0).simplex());
              for (Iteration<BigFraction> state : look.exact().trace().subList(0, 4)) {
                assertTrue(seen.add(state.supportPair()));
              }
            }),
        fact(
            "arbitrary-start",
            look -> {
              look.isExactly(Verdict.SEPARATED, "1", 0);
              assertEquals(Claim.MEETING, look.chosen().claim());
              assertTrue(look.chosen().v().isZero());
            }),
        fact(
            "not-the-fewest",
            look -> {
              assertEquals("(1 / 2, 1 / 2)", look.state(1).weights().toString());
              assertTrue(look.state(1).v().isZero());
              assertTrue(look.scene().a().get(2).isZero());
              for (int k = 0; k <= 1; k++) {
                IndexPair third = new IndexPair(2, 0);
                assertFalse(look.state(k).simplex().contains(third), "met");
              }
            }),
        fact("largest-subset", PaperFacts::largestSubset),
        fact(
            "lower-bound",
            look -> {
              assertEquals("1", squaredBound(look.state(0)));
              assertEquals("1 / 2", squaredBound(look.state(1)));
              assertEquals("1", squaredBound(look.state(2)));
            }),
        fact("boundary-elimination", PaperFacts::boundaryElimination),
        fact(
            "divide-and-conquer",
            look -> {
              look.isExactly(Verdict.SEPARATED, "1", 1);
              assertEquals("(-1, 1)", look.chosen().v().toString());
              assertEquals(
                  BigFraction.ONE,
                  DivideAndConquer.<BigFraction>of(SubAlgorithm.LEAST_SQUARES::create)
                      .distance(look.scene().a(), look.scene().b())
                      .v()
                      .squaredNorm());
            }));
  }

  private static void printedClimbing(Look look) {
    look.isExactly(Verdict.SEPARATED, "5", 1);
    assertEquals("(0, -3)", look.chosen().v().toString());
    assertEquals(new IndexPair(2, 0), look.state(0).supportPair());
    Vec<BigFraction> up = Vec.of(Rationals.INSTANCE, 0.0, 1.0);
    HillClimbing<BigFraction> climbing =
        HillClimbing.of(look.scene().a(), new int[][] {{1, 2}, {0, 2}, {0, 1}});
    assertEquals(0, climbing.withRule(HillClimbing.Rule.PRINTED_CORRECTION).supportIndex(up, 0));
    assertEquals(2, climbing.withRule(HillClimbing.Rule.DESCRIBED_CORRECTION).supportIndex(up, 0));
  }

  private static void largestSubset(Look look) {
    assertEquals("(1 / 2, 1 / 2)", look.state(1).weights().toString());
    assertEquals(1, look.state(2).simplex().size());
    look.isExactly(Verdict.SEPARATED, "1", 2);
  }

  /** v·s/‖v‖, squared. */
  private static String squaredBound(Iteration<BigFraction> state) {
    BigFraction product = state.v().dot(assertPresent(state.support()));
    return product.multiply(product).divide(state.squaredNorm()).toString();
  }

  private static <T> T assertPresent(T value) {
    assertNotNull(value);
    return value;
  }

  private static void boundaryElimination(Look look) {
    Polytope<BigFraction> a = look.scene().a();
    Vec<BigFraction> sum =
        a.get(0)
            .times(new BigFraction(-1))
            .plus(a.get(1).times(new BigFraction(6)))
            .plus(a.get(2).times(new BigFraction(-4)));
    assertTrue(sum.isZero());
    look.isExactly(Verdict.SEPARATED, "8/5", 2);
    assertEquals(new IndexPair(1, 0), look.state(1).supportPair());
    Polytope<BigFraction> origin = look.scene().b();
    Polytope<BigFraction> opposite = Polytope.from(List.of(a.get(1), a.get(2)));
    assertEquals(BigFraction.TWO, Gjk.distance(opposite, origin).distanceVector().squaredNorm());
  }
}
