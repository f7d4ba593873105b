package org.certigjk.fast.filter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.query.PlacedPair;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.junit.jupiter.api.Test;

/** The rounded norm of any combination of images against the exact one. */
class ImageDistanceTest {

  @Test
  void anyPoint() {
    Random random = new Random(25);
    Candidate c = new Candidate(3);
    int decided = 0;
    int asked = 0;
    for (long seed = 1; seed <= 1500; seed++) {
      PlacedPair pair = new PlacedPair(seed);
      Vertices a = Vertices.of(pair.a.points());
      Vertices b = Vertices.of(pair.b.points());
      c.size = 1 + random.nextInt(3);
      for (int k = 0; k < c.size; k++) {
        c.a[k] = random.nextInt(a.size);
        c.b[k] = random.nextInt(b.size);
      }
      c.place(a, pair.inA, b, pair.inB);
      double w1 = c.size > 1 ? RoundedDistance.onGrid(random.nextDouble()) : 0;
      double w2 = c.size > 2 ? RoundedDistance.onGrid((1 - w1) * random.nextDouble()) : 0;
      double norm = ImageDistance.norm(c.imageA(), c.imageB(), c, w1, w2, 0);
      Polytope<BigFraction> exactA = PlacedPair.image(a, pair.inA);
      Polytope<BigFraction> exactB = PlacedPair.image(b, pair.inB);
      double[] weights = {1 - w1 - w2, w1, w2};
      Vec<BigFraction> v = exactA.get(0).minus(exactA.get(0));
      for (int k = 0; k < c.size; k++) {
        v =
            v.plus(
                exactA
                    .get(c.a[k])
                    .minus(exactB.get(c.b[k]))
                    .times(Conversions.toRational(weights[k])));
      }
      asked++;
      if (!Double.isNaN(norm)) {
        decided++;
        assertEquals(Conversions.sqrtToDouble(v.squaredNorm()), norm, "seed " + seed);
      }
    }
    assertTrue(decided >= 0.9 * asked, decided + " of " + asked);
  }
}
