package org.certigjk.vectors;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Conversions;
import org.certigjk.vectors.family.Family;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The oracle refuses what is wrong. */
class OptimalityCheckTest {

  @Test
  void refusesOtherSimplicesAndDistances() {
    PointPair pair =
        PointPair.of(new double[][] {{-1, 1}, {1, 1}, {0, 3}}, new double[][] {{0, 0}, {0, -1}});
    OptimalityCheck check = new OptimalityCheck(pair);
    List<IndexPair> edge = List.of(new IndexPair(0, 0), new IndexPair(1, 0));
    assertNull(check.objection(edge, 1));
    for (double wrong : new double[] {0, Math.nextUp(1.0), Math.nextDown(1.0), 1 / 0.0, 0 / 0.0}) {
      assertNotNull(check.objection(edge, wrong));
    }
    for (List<IndexPair> wrong :
        List.of(
            List.of(new IndexPair(0, 0)),
            List.of(new IndexPair(2, 0)),
            List.of(new IndexPair(0, 1), new IndexPair(1, 1)),
            List.of(edge.get(0), edge.get(1), new IndexPair(2, 0)),
            List.of(edge.get(0), edge.get(0)))) {
      assertNotNull(check.objection(wrong, 1), wrong::toString);
    }
  }

  @Test
  void knowsTheNearestDouble() {
    for (long seed = 0; seed < 300; seed++) {
      PointPair pair = Family.SCALED.generate(seed, 2, 1);
      double[] v = {pair.a()[0][0] - pair.b()[0][0], pair.a()[0][1] - pair.b()[0][1]};
      PointPair points = PointPair.of(new double[][] {v}, new double[1][2]);
      BigFraction squared = FamiliesTest.exact(points).squaredDistance();
      double root = Conversions.sqrtToDouble(squared);
      List<IndexPair> simplex = List.of(new IndexPair(0, 0));
      OptimalityCheck check = new OptimalityCheck(points);
      assertNull(check.objection(simplex, root));
      assertNotNull(check.objection(simplex, Math.nextUp(root)));
      assertNotNull(check.objection(simplex, root == 0 ? 1 : Math.nextDown(root)));
    }
    assertNull(tie(0x1p53 + 2, -1, 0x1p53)); // halfway between 2⁵³ and 2⁵³ + 2
    assertNotNull(tie(0x1p53 + 2, -1, 0x1p53 + 2));
    assertNull(tie(Double.MAX_VALUE, Double.MAX_VALUE, 1 / 0.0));
  }

  /** The distance x + y of the numbers x and −y, claimed to be {@code distance}. */
  private static @Nullable String tie(double x, double y, double distance) {
    PointPair pair = PointPair.of(new double[][] {{x}}, new double[][] {{-y}});
    return new OptimalityCheck(pair).objection(List.of(new IndexPair(0, 0)), distance);
  }
}
