package org.certigjk.fast.depth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.certigjk.fast.query.ExactCases;
import org.certigjk.fast.search.Arithmetic;
import org.certigjk.fast.search.Vertices;
import org.certigjk.gjk.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Depths in doubles against the exact search, on pairs of every kind. */
class DepthQueryTest {

  private final DepthTruth truth = new DepthTruth();

  private static Vertices vertices(double[][] points, boolean hull) {
    Vertices vertices = Vertices.of(points);
    return hull ? vertices.withHull() : vertices;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void meetingBodies(int dimension) {
    int[] decided = new int[Arithmetic.values().length];
    int unique = 0;
    for (long seed = 0; seed < 600; seed++) {
      MeetingBodies bodies = new MeetingBodies(seed, dimension);
      boolean hull = seed % 5 == 4;
      DepthQuery query =
          truth.check(vertices(bodies.a, hull), vertices(bodies.b, hull), "seed " + seed);
      if (query.verdict() == Verdict.OVERLAPPING) {
        if (MeetingBodies.isGeneral(seed)) {
          assertEquals(Arithmetic.FILTER, query.stage(), "seed " + seed);
        }
        decided[query.stage().ordinal()]++;
        unique += query.isUnique() ? 1 : 0;
      }
    }
    assertTrue(decided[0] > 200 && decided[2] > 50, "decided by doubles and by integers");
    assertTrue(unique > decided[0] + 20, "not all that doubles leave open is searched");
  }

  @Test
  void anyPairs() {
    for (long seed = 0; seed < 900; seed++) {
      ExactCases any = new ExactCases(seed, 3);
      truth.check(any.a, any.b, "seed " + seed);
    }
  }
}
