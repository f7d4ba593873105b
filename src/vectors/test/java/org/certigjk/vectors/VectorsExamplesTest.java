package org.certigjk.vectors;

import static org.certigjk.vectors.FamiliesTest.source;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.gjk.Verdict;
import org.certigjk.vectors.family.CasePart;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.FamilyPart;
import org.certigjk.vectors.family.Mutation;
import org.certigjk.vectors.family.Plan;
import org.certigjk.vectors.family.PublishedSet;
import org.certigjk.vectors.family.RecordedCases;
import org.junit.jupiter.api.Test;

/** The examples of the class comments. */
class VectorsExamplesTest {

  @Test
  void pointPair() {
    PointPair pair = PointPair.of(new double[][] {{-1, 1}, {1, 1}}, new double[][] {{0, 0}});
    assertEquals(2, pair.sizeA());
    assertEquals("{{-1.0, 1.0}, {1.0, 1.0}} and {{0.0, 0.0}}", pair.toString());
    assertEquals("{{0.0, 0.0}} and {{-1.0, 1.0}, {1.0, 1.0}}", pair.mirrored().toString());
    assertNull(pair.source());
  }

  @Test
  void family() {
    PointPair pair = Family.TOUCHING_VERTEX_FACE.generate(7, 3, 8);
    assertEquals(new KnownAnswer(Verdict.TOUCHING, BigFraction.ZERO), source(pair).answer());
    assertEquals(1000, Family.named("gap").pairs(1, 3, 8).limit(1000).count());
  }

  @Test
  void sourceOfPair() {
    Source source = source(Family.BOXES.generate(1, 2, 4));
    assertEquals("boxes/2/4/1", source.id());
    assertEquals("width = " + source.parameters().get("width"), source.comment());
    assertEquals(Family.BOXES.generate(1, 2, 4), Family.reproduce(source.id()));
  }

  @Test
  void flag() {
    assertEquals("nearly-parallel", Flag.NEARLY_PARALLEL.label());
    assertEquals("[SMALL_GAP]", Family.GAP.flags().toString());
  }

  @Test
  void shrinker() {
    PointPair pair = Family.RANDOM_BOX.generate(1, 3, 20);
    Shrunk shrunk = Shrinker.shrink(pair, 1000, p -> p.a()[0][0] != 0);
    assertEquals("{{1.0, 0.0, 0.0}} and {{0.0, 0.0, 0.0}}", shrunk.pair().toString());
  }

  @Test
  void numberFormat() {
    assertEquals("0.10000000149011612", String.valueOf(NumberFormat.SINGLE.round(0.1)));
    assertEquals(1.1920928955078125E-7, NumberFormat.SINGLE.ulp(1));
  }

  @Test
  void plan() {
    Plan plan = Plan.of(FamilyPart.of(Family.REAPPEARANCE, 3, 8, 1, 1000));
    assertEquals("reappearance/3/8/1", plan.at(0).id());
    assertEquals(983, plan.count(1, 1));
  }

  @Test
  void mutation() {
    PointPair pair = PointPair.of(new double[][] {{0, 0}, {0, 3}}, new double[][] {{2, 1}});
    PointPair narrowed = Mutation.NARROW.apply(new Draw(3), pair, pair, NumberFormat.DOUBLE);
    assertEquals("{{0.0, 0.0}, {0.0, 3.0}} and {{0.0, 1.0}}", narrowed.toString());
  }

  @Test
  void recordedCasesAndSets() {
    CasePart reported = RecordedCases.reported();
    assertEquals("reported/opengjk-3", reported.at(0).id());
    assertEquals("[REPORTED]", reported.at(0).flags().toString());
    PublishedSet set = PublishedSet.named("space");
    assertEquals("random-hulls/3/2/1", set.plan().at(0).id());
  }
}
