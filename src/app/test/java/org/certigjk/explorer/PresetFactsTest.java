package org.certigjk.explorer;

import static org.certigjk.explorer.Fact.exactly;
import static org.certigjk.explorer.Fact.fact;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.preset.PresetsTest;
import org.certigjk.field.Doubles;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.certigjk.variants.Claim;
import org.certigjk.variants.VariantExit;
import org.certigjk.variants.VariantResult;
import org.certigjk.variants.Variants;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What the texts of the examples say is true: each fact is computed by the library, not by the
 * page.
 */
class PresetFactsTest {

  private static Stream<Fact> facts() {
    return Stream.of(
            firstSteps(),
            PaperFacts.ofPolygonLoop(),
            PaperFacts.ofPapers(),
            RoundingFacts.ofRounding(),
            RoundingFacts.ofFixes(),
            reports(),
            space(),
            RoundFacts.of())
        .flatMap(List::stream);
  }

  @TestFactory
  Stream<DynamicTest> everyTextIsTrue() {
    return facts()
        .map(fact -> DynamicTest.dynamicTest(fact.id(), () -> fact.check().of(Look.at(fact.id()))));
  }

  @Test
  void everyExampleHasAFact() {
    Set<String> checked = new HashSet<>();
    facts().forEach(fact -> checked.add(fact.id()));
    Set<String> ids = new HashSet<>();
    PresetsTest.all().forEach(preset -> ids.add(preset.id()));
    assertEquals(ids, checked);
  }

  private static List<Fact> firstSteps() {
    return List.of(
        exactly("polygons", Verdict.SEPARATED, "5/2", 3),
        fact(
            "triangles",
            look -> {
              look.isExactly(Verdict.SEPARATED, "144/25", 2);
              assertEquals("(64 / 25, 27 / 25)", look.exact().closestPoints().a().toString());
              assertEquals("(16 / 25, 9 / 25)", look.state(2).weights().toString());
            }),
        exactly("touching", Verdict.TOUCHING, "0", 3),
        fact(
            "overlapping",
            look -> {
              look.isExactly(Verdict.OVERLAPPING, "0", 2);
              assertEquals(3, look.state(2).simplex().size());
              assertEquals(look.exact().closestPoints().a(), look.exact().closestPoints().b());
            }),
        fact(
            "crossing-segments",
            look -> {
              assertEquals(Verdict.OVERLAPPING, look.exact().verdict());
              Scene inSpace = SceneText.parse("a=-2,0,0;2,0,0&b=0,-1,0;0,3,0");
              assertEquals(Verdict.TOUCHING, Gjk.distance(inSpace.a(), inSpace.b()).verdict());
            }),
        exactly("points", Verdict.SEPARATED, "25", 0),
        exactly("parallel-edges", Verdict.SEPARATED, "4", 2),
        exactly("inside", Verdict.OVERLAPPING, "0", 2));
  }

  private static List<Fact> reports() {
    return List.of(
        exactly("dyn4j-false-penetration", Verdict.TOUCHING, "0", 2),
        fact("box2d-short-edge", look -> assertEquals(0.005, look.distance(), 1e-9)),
        fact(
            "enhancedgjk-17",
            look -> {
              assertEquals(0.7179, look.distance(), 1e-4);
              look.says(Claim.NONE, VariantExit.NO_DECREASE);
              assertEquals(look.distance(), look.length(), 1e-15);
            }),
        fact(
            "kroitor-5",
            look -> {
              assertEquals(Verdict.OVERLAPPING, look.exact().verdict());
              double first = Math.sqrt(look.state(0).squaredNorm().doubleValue());
              assertEquals(6e-6, first, 1e-6);
              for (int k = 0; k <= 1; k++) {
                double second = Math.sqrt(look.state(k).support().squaredNorm().doubleValue());
                assertTrue(second > 7e5 * first && second < 1e6 * first);
              }
            }),
        fact(
            "georust-917",
            look -> {
              look.isExactly(Verdict.SEPARATED, "2500", 2);
              assertEquals("(1 / 3, 2 / 3)", look.state(2).weights().toString());
              assertTrue(look.length() != 50 && Math.abs(look.length() - 50) < 1e-13);
            }),
        fact(
            "georust-1604",
            look -> {
              assertEquals(Verdict.TOUCHING, look.exact().verdict());
              assertEquals(0.0, 1e-162 * 1e-162);
            }),
        exactly("sedona-1156", Verdict.OVERLAPPING, "0", 1),
        exactly("cuspatial-1042", Verdict.OVERLAPPING, "0", 2));
  }

  private static List<Fact> space() {
    return List.of(
        exactly("cube-tetrahedron", Verdict.SEPARATED, "2", 3),
        fact(
            "reappearance",
            look -> {
              look.isExactly(Verdict.SEPARATED, "100/53", 4);
              VariantResult<BigFraction> run =
                  Variants.VAN_DEN_BERGEN
                      .<BigFraction>create(look.scene().subAlgorithm()::create, Look.LIMIT, true)
                      .distance(look.scene().a(), look.scene().b());
              IndexPair first = new IndexPair(0, 0);
              assertEquals(first, run.trace().get(1).supportPair());
              assertTrue(run.trace().get(2).simplex().contains(first));
              assertEquals(List.of(new IndexPair(1, 0)), run.trace().get(3).simplex());
              assertEquals(first, run.trace().get(4).supportPair());
            }),
        fact(
            "more-iterations-than-points",
            look -> {
              assertEquals(8, look.scene().a().size());
              assertEquals(14, look.exact().iterations());
            }),
        fact(
            "alternating",
            look -> {
              look.neverEnds();
              assertEquals(2, look.exact().iterations());
              assertEquals(
                  VariantExit.SUPPORT_REPEATED,
                  Look.run(look.scene(), Variants.VAN_DEN_BERGEN_MEMBERSHIP, Doubles.INSTANCE)
                      .exit());
            }),
        fact(
            "johnson-no-subset-space",
            look -> {
              assertEquals(Verdict.SEPARATED, look.exact().verdict());
              look.says(Claim.NONE, VariantExit.NO_SUBSET);
            }),
        fact("opengjk-3", look -> assertEquals(Verdict.TOUCHING, look.exact().verdict())));
  }
}
