package org.certigjk.fast.depth;

import java.util.Arrays;
import java.util.Random;
import org.certigjk.fast.impact.ImpactTruth;
import org.certigjk.fast.search.Vertices;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Depths and times of impact in doubles against the exact searches, on all families. */
class DepthDifferentialTest {

  private static final int PAIRS = Integer.getInteger("certigjk.pairs", 6);

  private final DepthTruth depth = new DepthTruth();
  private final ImpactTruth impact = new ImpactTruth();

  @ParameterizedTest
  @EnumSource(Family.class)
  void agreesWithTheExactSearches(Family family) {
    for (int n = 1; n <= 3; n++) {
      for (int seed = 0; seed < PAIRS && family.hasDimension(n); seed++) {
        check(family.generate(seed, n, 3 + seed % 7), family + ", " + n + ", " + seed, seed);
      }
    }
  }

  /** As the bodies are, and A moved so that a point of it is that of B, and on from there. */
  private void check(PointPair pair, String what, int seed) {
    Random random = new Random(seed);
    double[][] points = pair.a();
    double[] from = points[random.nextInt(points.length)].clone();
    double[] to = pair.b()[random.nextInt(pair.b().length)];
    double[] r = new double[from.length];
    Arrays.setAll(r, c -> (to[c] - from[c]) * (1 + random.nextInt(2)));
    if (!Arrays.stream(r).allMatch(Double::isFinite)) {
      return;
    }
    Vertices a = Vertices.of(points);
    Vertices b = Vertices.of(pair.b());
    depth.check(a, b, what);
    impact.check(a, b, r, what);
    for (double[] point : points) {
      Arrays.setAll(point, c -> point[c] + (to[c] - from[c]));
    }
    if (Arrays.stream(points).flatMapToDouble(Arrays::stream).allMatch(Double::isFinite)) {
      depth.check(Vertices.of(points), b, what + ", moved");
    }
  }
}
