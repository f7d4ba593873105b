package org.certigjk.fast.impact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.certigjk.fast.depth.MeetingBodies;
import org.certigjk.fast.query.ExactCases;
import org.certigjk.fast.search.Arithmetic;
import org.certigjk.fast.search.Vertices;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Times of impact in doubles against the exact search, on pairs and motions of every kind. */
class ImpactQueryTest {

  private final ImpactTruth truth = new ImpactTruth();

  /** The way to B of a body that was moved away from it, more or less. */
  private static double[] way(Random random, double[][] a, double[] away) {
    double[] r = new double[away.length];
    int kind = random.nextInt(4);
    Arrays.setAll(
        r,
        c ->
            switch (kind) {
              case 0 -> -2 * away[c];
              case 1 -> -away[c] * random.nextInt(3);
              case 2 -> -away[c] * (0.5 + random.nextDouble());
              default -> a[0][c] * (random.nextDouble() - 0.5);
            });
    return r;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void movingBodies(int dimension) {
    int[] decided = new int[Arithmetic.values().length];
    int misses = 0;
    for (long seed = 0; seed < 600; seed++) {
      MeetingBodies bodies = new MeetingBodies(seed, dimension);
      Random random = new Random(seed);
      double[] away = new double[dimension];
      double size =
          Arrays.stream(bodies.a).flatMapToDouble(Arrays::stream).map(Math::abs).max().orElse(0);
      Arrays.setAll(away, c -> size * (random.nextInt(7) - 3));
      for (double[] point : bodies.a) {
        Arrays.setAll(point, c -> point[c] + away[c]);
      }
      Vertices a = Vertices.of(bodies.a);
      Vertices b = Vertices.of(bodies.b);
      boolean hull = seed % 5 == 4;
      double[] r = way(random, bodies.a, away);
      Arithmetic stage =
          truth.check(hull ? a.withHull() : a, hull ? b.withHull() : b, r, "seed " + seed);
      decided[stage.ordinal()]++;
      misses += truth.time() > 1 ? 1 : 0;
    }
    assertTrue(decided[0] > 200 && decided[2] > 50, "decided by doubles and by integers");
    assertTrue(misses > 100 && misses < 500, "some meet and some do not");
  }

  @Test
  void anyPairs() {
    for (long seed = 0; seed < 900; seed++) {
      ExactCases any = new ExactCases(seed, 3);
      Random random = new Random(seed);
      double[] r = new double[any.a.dimension];
      double size = Math.max(any.a.magnitude, any.b.magnitude) / 4;
      int i = random.nextInt(any.a.size);
      int j = random.nextInt(any.b.size);
      int kind = random.nextInt(3);
      Arrays.setAll(
          r,
          c ->
              switch (kind) {
                case 0 -> size * (random.nextInt(5) - 2);
                case 1 -> any.b.axes[c][j] / 2 - any.a.axes[c][i] / 2; // may meet at 1 or touch
                default -> size * (random.nextDouble() * 4 - 2);
              });
      truth.check(any.a, any.b, r, "seed " + seed);
    }
  }

  /** Times that are rounded to 1, one below and one above, and 1 itself. */
  @Test
  void timesBesideOne() {
    Vertices a = Vertices.of(new double[][] {{3, 0}, {4, 1}, {4, -1}});
    double[] r = {-3, 0.1};
    for (double x : new double[] {0x1p-60, 0, -0x1p-60}) {
      Vertices b = Vertices.of(new double[][] {{x, -7}, {x, 7}, {-5, 0}});
      assertEquals(Arithmetic.INTEGERS, truth.check(a, b, r, "wall at " + x));
      assertEquals(x < 0 ? Double.POSITIVE_INFINITY : 1, truth.time());
    }
  }

  @Test
  void withoutMotion() {
    double[] r = new double[2];
    Vertices a = Vertices.of(new double[][] {{0, 0}, {1, 0}, {0, 1}});
    truth.check(a, a, r, "itself");
    assertEquals(0, truth.time());
    truth.check(a, Vertices.of(new double[][] {{1, 0}}), r, "touching");
    assertEquals(0, truth.time());
    truth.check(a, Vertices.of(new double[][] {{2, 0}}), r, "apart");
    assertEquals(Double.POSITIVE_INFINITY, truth.time());
  }
}
