package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SeenPoints;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Iteration;
import org.certigjk.number.Floats;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.junit.jupiter.api.Test;

/** The loop that docs/robustness.md proposes. */
class ProposedTest {

  private static final double[][] SEGMENT = {{3, 4}, {3, -4}};
  private static final double[][] ORIGIN = {{0, 0}};

  private static <E> VariantResult<E> run(OrderedField<E> field, double[][] a, double[][] b) {
    DistanceVariant<E> loop = Variants.PROPOSED.create(100);
    assertEquals("proposed", loop.label());
    return loop.distance(Polytope.of(field, a), Polytope.of(field, b));
  }

  /** At the distance x from (x, ±1), ω is 2⁻¹⁹ over floats, 2⁻⁴⁸ over doubles, and else 0. */
  @Test
  void omegaIsThatOfTheField() {
    assertEquals(VariantExit.NEAR_ZERO, fromSegment(Floats.INSTANCE, 0x1p-22).exit());
    assertEquals(Claim.MEETING, fromSegment(Floats.INSTANCE, 0x1p-22).claim());
    assertEquals(Claim.SEPARATED, fromSegment(Floats.INSTANCE, 0x1p-18).claim());
    assertEquals(Claim.SEPARATED, fromSegment(Doubles.INSTANCE, 0x1p-22).claim());
    assertEquals(VariantExit.NEAR_ZERO, fromSegment(Doubles.INSTANCE, 0x1p-51).exit());
    assertEquals(Claim.SEPARATED, fromSegment(Doubles.INSTANCE, 0x1p-47).claim());
    assertEquals(Claim.SEPARATED, fromSegment(Rationals.INSTANCE, 0x1p-51).claim());
    assertEquals(Claim.SEPARATED, fromSegment(Rationals.INSTANCE, 0x1p-900).claim());
  }

  private static <E> VariantResult<E> fromSegment(OrderedField<E> field, double x) {
    return run(field, new double[][] {{x, 1}, {x, -1}}, ORIGIN);
  }

  /** Numbers that no double is near: over an exact field nothing is scaled or rounded. */
  @Test
  void exactFieldsStayExact() {
    BigFraction third = new BigFraction(1, 3);
    Polytope<BigFraction> a =
        Polytope.of(
            Vec.of(Rationals.INSTANCE, third, third),
            Vec.of(Rationals.INSTANCE, third, third.negate()));
    Polytope<BigFraction> b = Polytope.of(Rationals.INSTANCE, ORIGIN);
    DistanceVariant<BigFraction> loop = Variants.PROPOSED.create(100);
    assertEquals("(1 / 3, 0)", loop.distance(a, b).v().toString());
    VariantResult<BigFraction> meeting = loop.distance(a, a);
    assertEquals(Claim.MEETING, meeting.claim());
    assertTrue(meeting.v().isZero());
  }

  @Test
  void sizesThatOverflow() {
    double[][] huge = {{0x1p1000, 0}, {0x1p1000, 0x1p1000}};
    assertEquals(
        "(%s, 0.0)".formatted(0x1p1000), run(Doubles.INSTANCE, huge, ORIGIN).v().toString());
    double[][] tiny = {{0x1p-1000, 0}, {0x1p-1000, 0x1p-1000}};
    assertEquals(
        "(%s, 0.0)".formatted(0x1p-1000), run(Doubles.INSTANCE, tiny, ORIGIN).v().toString());
  }

  /** Signed volumes, if the caller does not say otherwise. */
  @Test
  void subAlgorithmCanBeChosen() {
    assertEquals(SubAlgorithm.SIGNED_VOLUMES, Variants.PROPOSED.usualSubAlgorithm());
    assertEquals(SubAlgorithm.JOHNSON, Variants.VAN_DEN_BERGEN.usualSubAlgorithm());
    List<Integer> asked = new ArrayList<>();
    DistanceVariant<Double> loop =
        Variants.PROPOSED.create(
            () ->
                y -> {
                  asked.add(y.length);
                  return new JohnsonSubAlgorithm<Double>().solve(y);
                },
            100);
    loop.distance(Polytope.of(Doubles.INSTANCE, SEGMENT), Polytope.of(Doubles.INSTANCE, ORIGIN));
    assertFalse(asked.isEmpty());
  }

  /** The states are in the unit of the bodies. */
  @Test
  void traceIsInTheUnitOfTheBodies() {
    VariantResult<Double> result =
        Variants.PROPOSED
            .<Double>create(JohnsonSubAlgorithm::new, 100, true)
            .distance(
                Polytope.of(Doubles.INSTANCE, SEGMENT), Polytope.of(Doubles.INSTANCE, ORIGIN));
    Iteration<Double> first = result.trace().get(0);
    Iteration<Double> last = result.trace().get(result.trace().size() - 1);
    assertEquals("(3.0, 4.0)", first.v().toString());
    assertEquals("(3.0, -4.0)", String.valueOf(first.support()));
    assertEquals(9, last.squaredNorm());
    assertEquals(result.iterations() + 1, result.trace().size());
  }

  /** Only points can be scaled; over the rationals nothing has to be. */
  @Test
  void otherBodiesThanPolytopes() {
    Polytope<Double> rounded = Polytope.of(Doubles.INSTANCE, SEGMENT);
    IndexedSupportMapping<Double> seen = new SeenPoints<>(rounded);
    DistanceVariant<Double> inDoubles = Variants.PROPOSED.create(100);
    assertThrows(IllegalArgumentException.class, () -> inDoubles.distance(seen, rounded));
    Polytope<BigFraction> exact = Polytope.of(Rationals.INSTANCE, SEGMENT);
    DistanceVariant<BigFraction> exactly = Variants.PROPOSED.create(100);
    assertEquals(Claim.MEETING, exactly.distance(new SeenPoints<>(exact), exact).claim());
  }
}
