package org.certigjk.fast.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.certigjk.fast.filter.Filter;
import org.certigjk.fast.search.Arithmetic;
import org.certigjk.fast.search.Candidate;
import org.certigjk.gjk.Gjk;
import org.junit.jupiter.api.Test;

/** Bodies under placements against {@code Gjk} over the rationals on their exact images. */
class PlacedQueryTest {

  private static double distance(PlacedPair pair, Candidate c) {
    return CertifiedQuery.distance(pair.a, pair.inA, pair.b, pair.inB, c);
  }

  /** Distance, simplex, certificate, nearest points; from any start, as after a frame before. */
  @Test
  void agreesWithTheGenericSearch() {
    Map<Arithmetic, Integer> stages = new EnumMap<>(Arithmetic.class);
    for (long seed = 1; seed <= 500; seed++) {
      PlacedPair pair = new PlacedPair(seed);
      Random random = new Random(seed);
      Candidate c = new Candidate(3);
      c.size = random.nextInt(pair.a.dimension + 2);
      for (int k = 0; k < c.size; k++) {
        c.a[k] = random.nextInt(pair.a.size);
        c.b[k] = random.nextInt(pair.b.size);
      }
      double distance = distance(pair, c);
      new ExactTruth(pair).check(distance, c, "seed " + seed);
      stages.merge(c.stage, 1, Integer::sum);
    }
    assertTrue(stages.getOrDefault(Arithmetic.FILTER, 0) > 280, stages::toString);
    assertTrue(stages.getOrDefault(Arithmetic.INTEGERS, 0) > 50, stages::toString);
  }

  /**
   * What the filter accepts of any pairs is an optimal simplex, its distance rounded right: of
   * pairs that share a vertex of A, one of B, or none.
   */
  @Test
  void theFilterAcceptsWhatIsOptimal() {
    int accepted = 0;
    for (long seed = 10_000; seed < 10_700; seed++) {
      PlacedPair pair = new PlacedPair(seed);
      Random random = new Random(seed);
      ExactTruth truth = new ExactTruth(pair);
      Candidate c = new Candidate(3);
      for (int run = 0; run < 40; run++) {
        c.size = 1 + random.nextInt(pair.a.dimension + 1);
        for (int k = 0; k < c.size; k++) {
          c.a[k] = run % 3 == 0 && k > 0 ? c.a[0] : random.nextInt(Math.min(4, pair.a.size));
          c.b[k] = run % 3 == 1 && k > 0 ? c.b[0] : random.nextInt(Math.min(4, pair.b.size));
        }
        c.place(pair.a, pair.inA, pair.b, pair.inB);
        double distance = Filter.distance(c.imageA(), c.imageB(), c);
        if (!Double.isNaN(distance)) {
          truth.check(distance, c, "seed " + seed + ", run " + run);
          accepted++;
        }
      }
    }
    assertTrue(accepted > 400, accepted + " accepted");
  }

  /** The result is that of the exact images, number by number. */
  @Test
  void theResultIsOfTheImages() {
    for (long seed = 20_000; seed < 20_100; seed++) {
      PlacedPair pair = new PlacedPair(seed);
      Candidate c = new Candidate(3);
      distance(pair, c);
      var result = CertifiedQuery.result(c.imageA(), c.imageB(), c).toRational();
      var expected =
          Gjk.distance(PlacedPair.image(pair.a, pair.inA), PlacedPair.image(pair.b, pair.inB));
      assertEquals(expected.distanceVector(), result.distanceVector(), "seed " + seed);
      assertEquals(expected.verdict(), result.verdict(), "seed " + seed);
      assertEquals(expected.run().a(), result.run().a(), "seed " + seed);
      assertEquals(expected.run().b(), result.run().b(), "seed " + seed);
    }
  }
}
