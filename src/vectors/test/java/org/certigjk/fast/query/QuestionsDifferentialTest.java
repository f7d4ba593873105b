package org.certigjk.fast.query;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.field.Conversions;
import org.certigjk.gjk.Verdict;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.truth.Truth;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * On all families, whether closest points are unique and whether bodies are closer than a number,
 * against the truth of the test vectors.
 */
class QuestionsDifferentialTest {

  private static final int PAIRS = Integer.getInteger("certigjk.pairs", 6);

  private final DistanceWorkspace workspace = new DistanceWorkspace();
  private final Truth truth = new Truth();

  @ParameterizedTest
  @EnumSource(Family.class)
  void agreesWithTheTruth(Family family) {
    for (int n = 1; n <= 3; n++) {
      for (int seed = 0; seed < PAIRS && family.hasDimension(n); seed++) {
        PointPair pair = family.generate(seed, n, 3 + seed % 7);
        workspace.distance(pair.polytopeA(), pair.polytopeB());
        Expected expected = truth.of(Query.of(pair));
        String what = family + ", " + n + ", " + seed;
        assertEquals(expected.points().unique(), workspace.areClosestPointsUnique(), what);
        compare(pair.polytopeA(), pair.polytopeB(), expected, what);
        compare(pair.polytopeA().withHull(), pair.polytopeB().withHull(), expected, what);
      }
    }
  }

  private void compare(DoublePolytope a, DoublePolytope b, Expected expected, String what) {
    boolean meet = expected.verdict() != Verdict.SEPARATED;
    assertEquals(meet, workspace.intersects(a, b), what);
    double distance = expected.distance();
    double[] numbers = {
      distance,
      Math.nextUp(distance),
      Math.nextDown(distance),
      distance * (1 - 0x1p-48),
      distance * (1 + 0x1p-48),
      distance / 2,
      distance * 2,
      0,
      1,
      Double.MIN_VALUE,
      Double.MAX_VALUE
    };
    for (double d : numbers) {
      boolean closer =
          d > 0
              && (d == Double.POSITIVE_INFINITY
                  || expected.squaredDistance().compareTo(Conversions.toRational(d).pow(2)) < 0);
      assertEquals(closer, workspace.closerThan(a, b, d), what + ", " + d);
    }
  }
}
