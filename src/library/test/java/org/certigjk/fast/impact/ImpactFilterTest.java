package org.certigjk.fast.impact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.exact.ExactImpact;
import org.certigjk.fast.query.ExactTruth;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.raycast.Hit;
import org.certigjk.raycast.RayCast;
import org.certigjk.raycast.RayCastResult;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What proves a time of impact, asked about every simplex there is, and about any direction. */
class ImpactFilterTest {

  private final ImpactFilter filter = new ImpactFilter();
  private int proved;
  private int provedExactly;
  private int before;

  private static double[][] body(Random random, int dimension, boolean integers, double shift) {
    double[][] points = new double[dimension + random.nextInt(2)][dimension];
    for (double[] point : points) {
      Arrays.setAll(
          point, c -> integers ? random.nextInt(4) + (int) shift : random.nextDouble() * 3 + shift);
    }
    return points;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void everySimplex(int dimension) {
    for (int seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      boolean integers = seed % 2 == 0;
      Vertices a = Vertices.of(body(random, dimension, integers, 0));
      Vertices b = Vertices.of(body(random, dimension, integers, seed % 3 == 0 ? 1 : 4));
      double[] r = new double[dimension];
      Arrays.setAll(r, c -> integers ? random.nextInt(9) - 1 : random.nextDouble() * 8);
      RayCastResult<BigFraction> truth =
          RayCast.cast(
              ExactTruth.rational(a), ExactTruth.rational(b), Vec.of(Rationals.INSTANCE, r));
      double time =
          truth instanceof Hit<BigFraction> hit
              ? Conversions.toDouble(hit.timeOfImpact())
              : Double.POSITIVE_INFINITY;
      Candidate c = new Candidate(dimension);
      c.size = dimension;
      everySimplex(a, b, r, c, 0, 0, time, "seed " + seed);
    }
    assertTrue(
        proved > 4 && provedExactly > 10 && before > 0,
        () -> proved + ", " + provedExactly + " and " + before + " are few");
  }

  private void everySimplex(
      Vertices a, Vertices b, double[] r, Candidate c, int k, int from, double time, String what) {
    if (k == c.size) {
      check(a, b, r, c, time, what);
      return;
    }
    for (int pair = from; pair < a.size * b.size; pair++) {
      c.a[k] = pair / b.size;
      c.b[k] = pair % b.size;
      everySimplex(a, b, r, c, k + 1, pair + 1, time, what);
    }
  }

  private void check(Vertices a, Vertices b, double[] r, Candidate c, double time, String what) {
    double filtered = filter.time(a, b, c, r);
    if (filtered == ImpactFilter.BEFORE) {
      before++;
      assertTrue(time == 0 || time > 1, what);
    } else if (!Double.isNaN(filtered)) {
      proved++;
      assertEquals(time, filtered, what);
    }
    ExactImpact impact = ExactImpact.of(a, b, c, r);
    if (impact != null) {
      provedExactly++;
      assertEquals(time, impact.time(), what);
    }
  }

  /** A direction that separates the bodies at rest only, at the end only, both, and neither. */
  @ParameterizedTest
  @ValueSource(ints = {1, -1})
  void axes(int sign) {
    Vertices a = Vertices.of(new double[][] {{5 * sign, 0}, {6 * sign, 1}});
    Vertices b = Vertices.of(new double[][] {{sign, 0}, {2 * sign, 7}});
    assertTrue(AxisFilter.separates(a, b, sign, 0, 0, -2.75 * sign, 9, 0));
    assertEquals(
        false, AxisFilter.separates(a, b, sign, 0, 0, -3 * sign, 9, 0), "touching at the end");
    assertEquals(false, AxisFilter.separates(a, b, sign, 0, 0, -4 * sign, 9, 0));
    assertEquals(false, AxisFilter.separates(b, a, sign, 0, 0, 8 * sign, 9, 0), "only at the end");
    assertEquals(false, AxisFilter.separates(b, a, sign, 0, 0, 0, 0, 0));
  }
}
