package org.certigjk.fast.query;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.truth.Truth;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** On all families, whether closest points are unique, against the truth of the test vectors. */
class UniqueDifferentialTest {

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
        assertEquals(
            truth.of(Query.of(pair)).points().unique(),
            workspace.areClosestPointsUnique(),
            family + ", " + n + ", " + seed);
      }
    }
  }
}
