package org.certigjk.subalgorithms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.Set;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.number.Floats;
import org.certigjk.number.Numerals;
import org.certigjk.samples.BruteForce;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Over doubles and floats: what the sub-algorithms do where Johnson's fails, and with anything. */
class RoundedSubAlgorithmsTest {

  private static final Set<SubAlgorithm> JOHNSONS =
      Set.of(SubAlgorithm.JOHNSON, SubAlgorithm.CACHED_JOHNSON);

  @ParameterizedTest
  @EnumSource
  @DisplayName("001, 5: where Johnson's test passes no subset in doubles, the others find a point")
  void whereJohnsonFindsNone(SubAlgorithm algorithm) {
    double[][][] examples = {
      {{-85, 382, 13828}, {69, -311, -11316}, {-79, 380, 13830}, {66, -310, -11318}},
      {{2620, 2916, -2698}, {-5225, -5815, 5381}, {2622, 2919, -2702}, {-5225, -5816, 5382}},
      {{878, 2992, 4025}, {-968, -3299, -4438}, {876, 2992, 4027}, {-966, -3299, -4440}}
    };
    List<String> squared = List.of("70576801/130295910", "0", "60025/185428843");
    double allowed =
        algorithm == SubAlgorithm.BACKUP ? 1e-3 : 1e-11; // it misses the second's v = 0
    for (int k = 0; k < examples.length; k++) {
      SubSimplex<Double> found =
          algorithm.<Double>create().solve(SubAlgorithmTest.points(Doubles.INSTANCE, examples[k]));
      if (JOHNSONS.contains(algorithm)) {
        assertNull(found);
      } else {
        assertTrue(found != null, "no subset");
        double expected = Numerals.parseExact(squared.get(k)).doubleValue();
        assertEquals(expected, found.v().squaredNorm(), allowed);
      }
    }
  }

  /** No error, and weights in (0, 1], for doubles of all sizes. */
  @ParameterizedTest
  @EnumSource
  void anyDoubles(SubAlgorithm algorithm) {
    anyNumbers(algorithm, Doubles.INSTANCE, 1020);
  }

  /** The same for floats. */
  @ParameterizedTest
  @EnumSource
  void anyFloats(SubAlgorithm algorithm) {
    anyNumbers(algorithm, Floats.INSTANCE, 124);
  }

  private static <E> void anyNumbers(SubAlgorithm algorithm, OrderedField<E> field, int range) {
    Random random = new Random(754);
    DistanceSubAlgorithm<E> solver = algorithm.create();
    for (int k = 0; k < 500; k++) {
      int dimension = 1 + random.nextInt(3);
      double[][] y = new double[1 + random.nextInt(4)][dimension];
      int middle = random.nextInt(2 * range) - range;
      int spread = 1 + random.nextInt(60);
      for (double[] point : y) {
        for (int j = 0; j < dimension; j++) {
          int exponent = Math.floorMod(middle + random.nextInt(spread) + range, 2 * range) - range;
          point[j] = random.nextInt(5) == 0 ? 0 : Math.scalb(random.nextInt(9) - 4.0, exponent);
        }
      }
      SubSimplex<E> found = solver.solve(SubAlgorithmTest.points(field, y));
      for (int i = 0; found != null && i < found.size(); i++) {
        E weight = found.weights().get(i);
        assertTrue(field.signum(weight) > 0 && field.compare(weight, field.one()) <= 0);
        assertTrue(i == 0 || found.index(i - 1) < found.index(i));
      }
    }
  }

  @Test
  @DisplayName("well-conditioned random tetrahedra: each within 10⁻¹² of the exact distance")
  void wellConditioned() {
    Random random = new Random(2017);
    for (int k = 0; k < 100; k++) {
      double[][] y = new double[4][];
      for (int i = 0; i < 4; i++) {
        y[i] = random.doubles(3, -1, 1.5).toArray();
      }
      double expected = BruteForce.of(BruteForce.exactly(y)).squaredDistance().doubleValue();
      for (SubAlgorithm algorithm : SubAlgorithm.values()) {
        SubSimplex<Double> found =
            algorithm.<Double>create().solve(SubAlgorithmTest.points(Doubles.INSTANCE, y));
        assertTrue(found != null, algorithm.label());
        assertEquals(expected, found.v().squaredNorm(), 1e-12, algorithm.label());
      }
    }
  }
}
