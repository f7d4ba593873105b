package org.certigjk.explorer;

import static org.certigjk.explorer.Fact.fact;
import static org.certigjk.explorer.Fact.roundedTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.Verdict;
import org.certigjk.number.Floats;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.variants.Claim;
import org.certigjk.variants.VariantExit;
import org.certigjk.variants.VariantResult;
import org.certigjk.variants.Variants;

/** What the examples on rounding say. */
final class RoundingFacts {

  private RoundingFacts() {}

  static List<Fact> ofRounding() {
    return List.of(
        fact(
            "never-halts",
            look -> {
              look.isExactly(Verdict.SEPARATED, "9/10", 1);
              look.neverEnds();
            }),
        roundedTo("stops", Verdict.SEPARATED, Claim.NONE, VariantExit.NO_DECREASE),
        fact("johnson-no-subset", look -> noSubset(look, Floats.INSTANCE)),
        fact("johnson-no-subset-doubles", look -> noSubset(look, Doubles.INSTANCE)),
        fact(
            "not-zero",
            look -> {
              assertEquals(Verdict.OVERLAPPING, look.exact().verdict());
              assertEquals("(3 / 5, 1 / 5, 1 / 5)", look.state(2).weights().toString());
              look.says(Claim.NONE, VariantExit.SIMPLEX_FULL);
              assertTrue(look.length() > 1e-17 && look.length() < 1e-15);
            }),
        fact(
            "cancellation",
            look -> {
              look.says(Claim.SEPARATED, VariantExit.SUPPORT_REPEATED);
              assertEquals(0.2, look.distance(), 0.001);
              assertEquals(0.18, look.length(), 0.005);
            }),
        fact(
            "momentum",
            look -> {
              look.neverEnds();
              assertEquals("(4 / 5, 1 / 5)", look.state(1).weights().toString());
              VariantResult<BigFraction> exact =
                  Look.run(look.scene(), Variants.NESTEROV, Rationals.INSTANCE);
              assertEquals(1, exact.iterations());
            }));
  }

  private static <E> void noSubset(Look look, OrderedField<E> field) {
    look.says(Claim.NONE, VariantExit.NO_SUBSET);
    assertEquals(Verdict.OVERLAPPING, look.exact().verdict());
    Polytope<E> y = Scene.rounded(look.scene().a(), field);
    assertEquals(
        look.scene().a().toString(),
        Scene.rounded(look.scene().a(), Rationals.INSTANCE).toString());
    assertNull(new JohnsonSubAlgorithm<E>().solve(y.get(new int[] {0, 1, 2})));
  }

  static List<Fact> ofFixes() {
    return List.of(
        fact(
            "absolute-tolerance",
            look -> {
              look.says(Claim.SEPARATED, VariantExit.CLOSE_ENOUGH);
              assertEquals(0, look.chosen().iterations());
              assertEquals(4.0 / 3, look.length() / look.distance(), 1e-9);
              assertTrue(look.length() - look.distance() <= 1e-6, "within the tolerance");
              assertEquals(
                  0,
                  Look.run(look.scene(), Variants.VAN_DEN_BERGEN, Rationals.INSTANCE).iterations());
            }),
        fact(
            "relative-tolerance",
            look -> {
              assertEquals(Verdict.TOUCHING, look.exact().verdict());
              look.neverEnds();
              assertTrue(look.length() > 1e-17 && look.length() < 1e-15);
            }),
        roundedTo("near-zero", Verdict.TOUCHING, Claim.MEETING, VariantExit.NEAR_ZERO),
        fact(
            "near-zero-units",
            look -> {
              assertEquals(Verdict.TOUCHING, look.exact().verdict());
              look.says(Claim.SEPARATED, VariantExit.SUPPORT_REPEATED);
              Scene scaled =
                  SceneText.parse("a=0,-1/2;0,3/4&b=0,0&field=double&loop=van-den-bergen-robust");
              assertEquals(
                  Claim.MEETING, Look.run(scaled, scaled.loop(), Doubles.INSTANCE).claim());
            }),
        fact(
            "relative-near-zero",
            look -> {
              look.isExactly(Verdict.SEPARATED, "1", 1);
              look.says(Claim.MEETING, VariantExit.NEAR_ZERO);
            }),
        roundedTo(
            "membership-stop", Verdict.TOUCHING, Claim.SEPARATED, VariantExit.SUPPORT_REPEATED),
        fact(
            "decrease-stop",
            look -> {
              assertEquals(Verdict.TOUCHING, look.exact().verdict());
              look.says(Claim.SEPARATED, VariantExit.NO_DECREASE);
              assertTrue(look.length() > 1e-17 && look.length() < 1e-15);
            }),
        roundedTo("previous-vector", Verdict.OVERLAPPING, Claim.SEPARATED, VariantExit.NO_SUBSET),
        roundedTo("full-simplex", Verdict.OVERLAPPING, Claim.MEETING, VariantExit.SIMPLEX_FULL));
  }
}
