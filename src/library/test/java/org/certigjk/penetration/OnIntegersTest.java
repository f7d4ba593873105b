package org.certigjk.penetration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.certigjk.integral.IntegralGjk;
import org.certigjk.raycast.Hit;
import org.certigjk.raycast.Motion;
import org.certigjk.raycast.RayCast;
import org.certigjk.raycast.RayCastResult;
import org.certigjk.shape.RationalsWithRoots;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Over the rationals the queries run on integers; over the rationals with roots the same bodies run
 * with fractions. The answers must be the same to the letter, certificates and counts included.
 */
class OnIntegersTest {

  private static final RationalsWithRoots FRACTIONS = RationalsWithRoots.of(8);

  /** Small lattices make repeated, flat and touching bodies; the factor makes denominators. */
  private static double[][] rows(Random random, int dimension, int kind) {
    double[][] rows = new double[1 + random.nextInt(dimension + 4)][dimension];
    for (double[] row : rows) {
      for (int c = 0; c < dimension; c++) {
        row[c] =
            switch (kind) {
              case 0 -> random.nextInt(3) - 1;
              case 1 -> (random.nextInt(9) - 4) * 0.375;
              default -> random.nextInt(4) == 0 ? 0 : random.nextDouble() - 0.5;
            };
      }
    }
    return rows;
  }

  private static Polytope<BigFraction> thirds(double[][] rows, boolean withThirds) {
    Polytope<BigFraction> body = Polytope.of(Rationals.INSTANCE, rows);
    BigFraction factor = withThirds ? new BigFraction(1, 3) : BigFraction.ONE;
    return Polytope.from(body.points().stream().map(x -> x.times(factor)).toList());
  }

  private static Polytope<BigFraction> withFractions(Polytope<BigFraction> body) {
    return Polytope.from(body.points().stream().map(OnIntegersTest::withFractions).toList());
  }

  private static Vec<BigFraction> withFractions(Vec<BigFraction> x) {
    return Vec.of(FRACTIONS, x.coordinates().toArray(BigFraction[]::new));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void theDistanceIsThatWithFractions(int dimension) {
    Random random = new Random(3100 + dimension);
    Set<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
    for (int trial = 0; trial < 150; trial++) {
      Polytope<BigFraction> a = thirds(rows(random, dimension, trial % 3), trial % 5 == 0);
      Polytope<BigFraction> b = thirds(rows(random, dimension, trial % 3), trial % 7 == 0);
      DistanceResult<BigFraction> result = IntegralGjk.distance(a, b);
      assertEquals(Gjk.distance(a, b), result);
      assertEquals(Gjk.distance(withFractions(a), withFractions(b)), result);
      verdicts.add(result.verdict());
    }
    assertEquals(EnumSet.of(Verdict.SEPARATED, Verdict.TOUCHING, Verdict.OVERLAPPING), verdicts);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void theDepthIsThatWithFractions(int dimension) {
    Random random = new Random(3200 + dimension);
    int deep = 0;
    for (int trial = 0; trial < (dimension < 6 ? 60 : 30); trial++) {
      Polytope<BigFraction> a = thirds(rows(random, dimension, trial % 3), trial % 5 == 0);
      Polytope<BigFraction> b = thirds(rows(random, dimension, trial % 3), trial % 7 == 0);
      PenetrationResult<BigFraction> result = Penetration.depth(a, b);
      assertEquals(Penetration.depth(withFractions(a), withFractions(b)), result);
      if (result instanceof Penetrating<BigFraction> penetrating) {
        deep++;
        assertNull(penetrating.certificate().violation(a, b));
        assertNull(penetrating.certificate().violation(withFractions(a), withFractions(b)));
        assertEquals(
            penetrating.penetrationVector(), penetrating.certificate().penetrationVector(a, b));
      }
    }
    assertTrue(deep > 5, "pairs that overlap: " + deep);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void theRayCastIsThatWithFractions(int dimension) {
    Random random = new Random(3300 + dimension);
    int hits = 0;
    int misses = 0;
    for (int trial = 0; trial < 60; trial++) {
      Polytope<BigFraction> a = thirds(rows(random, dimension, trial % 3), trial % 5 == 0);
      Polytope<BigFraction> b = thirds(rows(random, dimension, trial % 3), trial % 7 == 0);
      Vec<BigFraction> shift = Vec.unit(Rationals.INSTANCE, dimension, 0).times(new BigFraction(4));
      Polytope<BigFraction> far = Motion.moved(b, shift);
      Vec<BigFraction> noise = Vec.of(Rationals.INSTANCE, rows(random, dimension, trial % 3)[0]);
      Vec<BigFraction> direction = trial % 2 == 0 ? shift.plus(shift) : shift.plus(noise);
      RayCastResult<BigFraction> result = RayCast.cast(a, far, direction);
      RayCastResult<BigFraction> expected =
          RayCast.cast(withFractions(a), withFractions(far), withFractions(direction));
      assertEquals(expected, result);
      assertTrue(result.certificate().certifies(a, far, direction));
      if (result instanceof Hit<BigFraction>) {
        hits++;
      } else {
        misses++;
      }
    }
    assertTrue(hits > 10 && (misses > 10 || dimension == 1), hits + " hits, " + misses + " misses");
  }

  /** A rejected certificate is rejected for the same reason, with the same numbers. */
  @Test
  void violationsAreThoseWithFractions() {
    Random random = new Random(3400);
    Set<PenetrationCondition> found = EnumSet.noneOf(PenetrationCondition.class);
    for (int trial = 0; trial < 150; trial++) {
      Polytope<BigFraction> a = thirds(rows(random, 3, trial % 3), true);
      Polytope<BigFraction> b = thirds(rows(random, 3, trial % 3), false);
      if (Penetration.depth(a, b) instanceof Penetrating<BigFraction> penetrating) {
        PenetrationCertificate<BigFraction> proof = penetrating.certificate();
        int other = random.nextInt(proof.facets().size());
        PenetrationCertificate<BigFraction> forged =
            new PenetrationCertificate<>(proof.pairs(), proof.facets(), other);
        Polytope<BigFraction> moved = Motion.moved(a, a.get(0));
        for (Polytope<BigFraction> body : List.of(a, moved)) {
          PenetrationViolation<BigFraction> violation = forged.violation(body, b);
          assertEquals(
              String.valueOf(forged.violation(withFractions(body), withFractions(b))),
              String.valueOf(violation));
          if (violation != null) {
            found.add(violation.condition());
          }
        }
      }
    }
    assertTrue(found.contains(PenetrationCondition.FACET_NOT_NEARER), found.toString());
    assertTrue(found.contains(PenetrationCondition.NEAREST_SUPPORTS), found.toString());
    assertTrue(found.contains(PenetrationCondition.SURFACE_CLOSED), found.toString());
  }

  @Test
  void aStoppedSearchHasBoundsThatHold() {
    Polytope<BigFraction> a = Polytope.of(Rationals.INSTANCE, cross(4));
    Polytope<BigFraction> b = Polytope.of(Rationals.INSTANCE, new double[][] {{0.25, 0, 0, 0}});
    DistanceResult<BigFraction> distance = Gjk.distance(a, b);
    BigFraction squaredDepth =
        ((Penetrating<BigFraction>) Penetration.depth(distance)).squaredDepth();
    Thread.currentThread().interrupt();
    try {
      Penetration.Stopped stopped =
          assertThrows(Penetration.Stopped.class, () -> Penetration.depth(distance));
      assertEquals(BigFraction.ZERO, stopped.squaredLower());
      assertTrue(stopped.squaredUpper().compareTo(squaredDepth) >= 0);
      assertThrows(CancellationException.class, () -> Penetration.depth(a, b));
      Vec<BigFraction> direction = Vec.of(Rationals.INSTANCE, 8, 0, 0, 0);
      Polytope<BigFraction> away = Motion.moved(a, direction.unaryMinus());
      assertThrows(CancellationException.class, () -> RayCast.cast(away, b, direction));
    } finally {
      assertTrue(Thread.interrupted());
    }
  }

  /** Stopped after any number of steps, the bounds hold, and the lower one comes to the depth. */
  @Test
  void theBoundsCloseIn() {
    Random random = new Random(3500);
    double[][] rows = new double[20][3];
    for (double[] row : rows) {
      for (int c = 0; c < 3; c++) {
        row[c] = random.nextInt(41) - 20;
      }
    }
    InterruptingField field = new InterruptingField();
    Polytope<BigFraction> a = Polytope.of(field, rows);
    Polytope<BigFraction> b = Polytope.of(field, new double[][] {{1, 2, 1}});
    DistanceResult<BigFraction> distance = Gjk.distance(a, b);
    BigFraction squaredDepth =
        ((Penetrating<BigFraction>) Penetration.depth(distance)).squaredDepth();
    BigFraction lower = BigFraction.ZERO;
    BigFraction upper = new BigFraction(Integer.MAX_VALUE);
    int stops = 0;
    for (int comparisons = 50; comparisons > 0; comparisons += 50) {
      field.interruptAfter(comparisons);
      try {
        Penetration.depth(distance);
        comparisons = -50;
      } catch (Penetration.Stopped stopped) {
        stops++;
        assertTrue(stopped.squaredLower().compareTo(lower) >= 0);
        assertTrue(stopped.squaredUpper().compareTo(upper) <= 0);
        lower = stopped.squaredLower();
        upper = stopped.squaredUpper();
        assertTrue(lower.compareTo(squaredDepth) <= 0 && squaredDepth.compareTo(upper) <= 0);
      } finally {
        Thread.interrupted(); // or it would meet the next search
      }
    }
    assertTrue(stops > 3, stops + " stops");
    assertTrue(lower.compareTo(BigFraction.ZERO) > 0);
  }

  private static double[][] cross(int dimension) {
    double[][] rows = new double[2 * dimension][dimension];
    for (int c = 0; c < dimension; c++) {
      rows[2 * c][c] = 1;
      rows[2 * c + 1][c] = -1;
    }
    return rows;
  }

  /** The nearest points are 1/√12 away, on 4096 facets. */
  @Test
  void theCrossPolytopeInTwelveDimensions() {
    Polytope<BigFraction> a = Polytope.of(Rationals.INSTANCE, cross(12));
    Polytope<BigFraction> b = Polytope.of(Rationals.INSTANCE, new double[1][12]);
    Penetrating<BigFraction> result = (Penetrating<BigFraction>) Penetration.depth(a, b);
    assertEquals(new BigFraction(1, 12), result.squaredDepth());
    assertEquals(4096, result.certificate().facets().size());
  }
}
