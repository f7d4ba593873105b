package org.certigjk.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.AxisCertificate;
import org.certigjk.certificate.CommonPointCertificate;
import org.certigjk.certificate.Condition;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.Violation;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SeenPoints;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Algorithm 6 and its incremental form, on the examples of the papers and against their slips. */
class SeparatingAxisTest {

  private static final Rationals Q = Rationals.INSTANCE;
  private static final Polytope<BigFraction> ORIGIN = polytope(new double[][] {{0, 0}});

  private static Polytope<BigFraction> polytope(double[][] rows) {
    return Polytope.of(Q, rows);
  }

  private static Vec<BigFraction> vec(double... coordinates) {
    return Vec.of(Q, coordinates);
  }

  private static SeparatingAxisRequest<BigFraction> from(Vec<BigFraction> axis) {
    return SeparatingAxisRequest.<BigFraction>defaults().withAxis(axis);
  }

  private static SeparatingAxisResult.Meeting<BigFraction> meeting(
      SeparatingAxisResult<BigFraction> result) {
    assertTrue(result.meeting());
    assertEquals(ExitReason.ZERO_VECTOR, result.exit());
    return (SeparatingAxisResult.Meeting<BigFraction>) result;
  }

  @Test
  void theExampleOfTheClassComment() {
    Polytope<BigFraction> a = polytope(new double[][] {{2, -1}, {2, 3}});
    Polytope<BigFraction> b = polytope(new double[][] {{0, 0}, {1, 0}});
    SeparatingAxisResult<BigFraction> result = SeparatingAxis.find(a, b);
    assertTrue(result.apart());
    assertEquals("(1, 0)", result.axis().toString());
    assertEquals(2, result.iterations());
    assertEquals(3, result.supportCalls());
    assertEquals(ExitReason.SEPARATING_AXIS, result.exit());
  }

  @Test
  void theExampleOfTheFrames() {
    IncrementalSeparatingAxis<BigFraction> pair = new IncrementalSeparatingAxis<>();
    assertTrue(pair.next(polytope(new double[][] {{2, 0}, {3, 5}}), ORIGIN).apart());
    assertEquals(1, pair.next(polytope(new double[][] {{2, 1}, {3, 6}}), ORIGIN).supportCalls());
  }

  /** Algorithm 6 as printed skips its loop if v = 0, and so says that these two points collide. */
  @Test
  void aFirstVectorThatIsZeroIsADirectionAsAnyOther() {
    Polytope<BigFraction> a = polytope(new double[][] {{1, 0}});
    SeparatingAxisResult<BigFraction> result = SeparatingAxis.find(a, ORIGIN, from(vec(0, 0)));
    assertTrue(result.apart());
    assertEquals(vec(1, 0), result.axis());
    assertEquals(1, result.iterations());
    assertEquals(2, result.supportCalls());
    assertTrue(SeparatingAxis.find(ORIGIN, ORIGIN, from(vec(0, 0))).meeting());
  }

  /**
   * W and v that do not belong together: the support point s = (−2, 1) is not in the sub-simplex.
   * Whoever tries only subsets that contain s finds a v that is not v(conv(W ∪ {s})).
   */
  @Test
  void theFirstSubSimplexNeedNotContainTheSupportPoint() {
    Polytope<BigFraction> a = polytope(new double[][] {{-1, 1}, {1, 1}, {-2, 1}});
    List<IndexPair> start = List.of(new IndexPair(0, 0), new IndexPair(1, 0));
    SeparatingAxisResult<BigFraction> result =
        SeparatingAxis.find(a, ORIGIN, from(vec(1, 0)).withStart(start));
    assertTrue(result.apart());
    assertEquals(vec(0, 1), result.axis());
    assertEquals(1, result.iterations());

    DistanceSubAlgorithm<BigFraction> pruned = new OnlySubsetsWithTheNewest();
    SeparatingAxisResult<BigFraction> wrong =
        SeparatingAxis.find(a, ORIGIN, from(vec(1, 0)).withStart(start).withSubAlgorithm(pruned));
    assertEquals(ExitReason.NO_SUBSET, wrong.exit());
  }

  /** Johnson's algorithm with van den Bergen's theorem 2 taken for granted. */
  private static final class OnlySubsetsWithTheNewest implements DistanceSubAlgorithm<BigFraction> {
    @Override
    public @Nullable SubSimplex<BigFraction> solve(Vec<BigFraction>[] y) {
      SubSimplex<BigFraction> found = new JohnsonSubAlgorithm<BigFraction>().solve(y);
      return found == null || found.index(found.size() - 1) != y.length - 1 ? null : found;
    }
  }

  @Test
  void theFirstNormCanGrow() {
    Polytope<BigFraction> a = polytope(new double[][] {{-3, 1}, {3, 1}});
    Vec<BigFraction> axis = vec(0.0625, 0.015625);
    SeparatingAxisResult<BigFraction> result = SeparatingAxis.find(a, ORIGIN, from(axis));
    assertTrue(result.apart());
    assertTrue(result.axis().squaredNorm().compareTo(axis.squaredNorm()) > 0);
  }

  @Test
  void aLineOfAnyLengthIsTheSameAxis() {
    Polytope<BigFraction> a = polytope(new double[][] {{2, 0}, {2, 5}});
    for (double c : new double[] {1e-300, 1, 1e300}) {
      SeparatingAxisResult<BigFraction> result = SeparatingAxis.find(a, ORIGIN, from(vec(c, 0)));
      assertEquals(vec(c, 0), result.axis());
      assertEquals(0, result.iterations());
      assertEquals(1, result.supportCalls());
      assertTrue(new AxisCertificate<>(result.axis()).certifies(a, ORIGIN));
    }
  }

  @Test
  void touchingBodiesMeet() {
    Polytope<BigFraction> a = polytope(new double[][] {{-1, 1}, {1, 1}});
    Polytope<BigFraction> b = polytope(new double[][] {{0, 0}, {0.5, 1}});
    SeparatingAxisResult.Meeting<BigFraction> result = meeting(SeparatingAxis.find(a, b));
    assertEquals(vec(0.5, 1), result.commonPoints().a());
    assertEquals(vec(0.5, 1), result.commonPoints().b());
    assertEquals(vec(0, 0), result.axis());
    assertTrue(result.certificate().certifies(a, b));
    assertEquals(BigFraction.ONE, result.weights().sum());
    assertEquals(result.weights().dimension(), result.pairs().size());
  }

  /** An axis that only touches is none: the inequality is strict. */
  @Test
  void certificatesAreChecked() {
    Polytope<BigFraction> a = polytope(new double[][] {{1, 0}, {2, 3}});
    Polytope<BigFraction> b = polytope(new double[][] {{1, 0}, {0, 0}});
    Violation<BigFraction> touches = new AxisCertificate<>(vec(1, 0)).violation(a, b);
    assertNotNull(touches);
    assertEquals(Condition.AXIS_SEPARATES, touches.condition());
    assertEquals(BigFraction.ZERO, touches.amount());
    assertEquals("[0, 0]", Arrays.toString(touches.indices()));
    assertFalse(new AxisCertificate<>(vec(0, 0)).certifies(a, b));
    assertFalse(new AxisCertificate<>(vec(-1, 0)).certifies(a, b));
    Violation<BigFraction> flat = new AxisCertificate<>(vec(1)).violation(a, b);
    assertNotNull(flat);
    assertEquals(Condition.DIRECTION_DIMENSION, flat.condition());

    List<IndexPair> pair = List.of(new IndexPair(0, 0));
    assertNull(new CommonPointCertificate<>(pair, vec(1)).violation(a, b));
    Violation<BigFraction> apart =
        new CommonPointCertificate<>(List.of(new IndexPair(1, 0)), vec(1)).violation(a, b);
    assertNotNull(apart);
    assertEquals(Condition.COMBINATION_IS_ZERO, apart.condition());
    Violation<BigFraction> heavy = new CommonPointCertificate<>(pair, vec(2)).violation(a, b);
    assertNotNull(heavy);
    assertEquals(Condition.WEIGHTS_SUM_TO_ONE, heavy.condition());
    Violation<BigFraction> outside =
        new CommonPointCertificate<>(List.of(new IndexPair(0, 2)), vec(1)).violation(a, b);
    assertNotNull(outside);
    assertEquals(Condition.INDEX_IN_B, outside.condition());
  }

  @Test
  void theLimitOnTheIterationsIsKept() {
    Polytope<BigFraction> a = polytope(new double[][] {{-1, -1}, {3, -1}, {-1, 3}});
    for (int limit = 0; limit <= 3; limit++) {
      SeparatingAxisResult<BigFraction> result =
          SeparatingAxis.find(
              a, ORIGIN, SeparatingAxisRequest.<BigFraction>defaults().withMaxIterations(limit));
      assertTrue(result.iterations() <= limit);
      if (!result.meeting()) {
        assertInstanceOf(SeparatingAxisResult.Undecided.class, result);
        assertEquals(ExitReason.ITERATION_LIMIT, result.exit());
        assertEquals(limit, result.iterations());
        assertEquals(limit + 1, result.supportCalls());
        assertFalse(result.apart());
      }
    }
    assertThrows(
        IllegalArgumentException.class,
        () -> SeparatingAxisRequest.<BigFraction>defaults().withMaxIterations(-1));
  }

  @Test
  void whatDoesNotFitIsRefused() {
    Polytope<BigFraction> line = polytope(new double[][] {{1}});
    assertThrows(IllegalArgumentException.class, () -> SeparatingAxis.find(ORIGIN, line));
    assertThrows(
        IllegalArgumentException.class,
        () -> SeparatingAxis.find(ORIGIN, ORIGIN, from(vec(1, 0, 0))));
    assertThrows(
        IndexOutOfBoundsException.class,
        () ->
            SeparatingAxis.find(
                ORIGIN, ORIGIN, from(vec(1, 0)).withStart(List.of(new IndexPair(0, 1)))));
    Polytope<BigFraction> high = polytope(new double[][] {new double[16]});
    assertThrows(IllegalArgumentException.class, () -> SeparatingAxis.find(high, high));
  }

  @Test
  void supportMappingsAreBodiesToo() {
    Polytope<BigFraction> square = polytope(new double[][] {{2, 0}, {3, 0}, {3, 1}, {2, 1}});
    SeparatingAxisResult<BigFraction> result =
        SeparatingAxis.find(new SeenPoints<>(square), new SeenPoints<>(ORIGIN));
    assertTrue(result.apart());
    assertTrue(new AxisCertificate<>(result.axis()).certifies(square, ORIGIN));
  }

  /** Figure 2 of van den Bergen 1999: the axis holds for a frame, and then another is found. */
  @Test
  void anAxisThatHoldsCostsOneSupportPoint() {
    IncrementalSeparatingAxis<BigFraction> frames = new IncrementalSeparatingAxis<>();
    assertNull(frames.axis());
    Polytope<BigFraction> b = polytope(new double[][] {{0, 0}, {1, 1}, {1, -1}});
    assertTrue(frames.next(moved(3, 0), b).apart());
    Vec<BigFraction> axis = frames.axis();
    assertNotNull(axis);
    for (int y = 1; y <= 20; y++) {
      SeparatingAxisResult<BigFraction> result = frames.next(moved(3, 0.01 * y), b);
      assertTrue(result.apart());
      assertEquals(1, result.supportCalls());
      assertEquals(0, result.iterations());
      assertEquals(axis, frames.axis());
    }
    assertTrue(frames.next(moved(0.5, 0), b).meeting());
    assertEquals(axis, frames.axis());
    SeparatingAxisResult<BigFraction> behind = frames.next(moved(-3, 0), b);
    assertTrue(behind.apart());
    assertTrue(behind.supportCalls() > 1);
    assertEquals(behind.axis(), frames.axis());
    assertTrue(new AxisCertificate<>(behind.axis()).certifies(moved(-3, 0), b));
    assertEquals(1, frames.next(moved(-3, 0.125), b).supportCalls());
  }

  private static Polytope<BigFraction> moved(double x, double y) {
    return polytope(new double[][] {{x, y}, {x + 1, y + 1}, {x + 1, y - 1}});
  }

  @Test
  void theFirstFrameTakesTheAxisOfTheRequest() {
    Polytope<BigFraction> a = polytope(new double[][] {{2, 0}, {2, 5}});
    IncrementalSeparatingAxis<BigFraction> frames =
        new IncrementalSeparatingAxis<>(from(vec(7, 0)));
    assertEquals(vec(7, 0), frames.axis());
    assertEquals(1, frames.next(a, ORIGIN).supportCalls());
    assertEquals(vec(7, 0), frames.axis());
  }
}
