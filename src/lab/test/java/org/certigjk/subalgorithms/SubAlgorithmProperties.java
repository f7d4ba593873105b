package org.certigjk.subalgorithms;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.samples.BruteForce;
import org.certigjk.samples.Pair;
import org.certigjk.samples.Pairs;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.SubSimplex;

/** The sub-algorithms against enumeration, on simplex sets of up to 6 points, dependent or not. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class SubAlgorithmProperties {

  private static List<DistanceSubAlgorithm<BigFraction>> algorithms(double[][] y) {
    return Stream.of(SubAlgorithm.values())
        .filter(algorithm -> algorithm.handles(y.length, y[0].length))
        .map(SubAlgorithm::<BigFraction>create)
        .toList();
  }

  private static SubSimplex<BigFraction> solve(
      DistanceSubAlgorithm<BigFraction> algorithm, double[][] y) {
    SubSimplex<BigFraction> found = algorithm.solve(SubAlgorithmTest.points(Rationals.INSTANCE, y));
    assertTrue(found != null, "no subset");
    return found;
  }

  @Property(seed = "5001", tries = 200)
  void vectorIsNearest(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    double[][] y = pair.rowsA();
    Vec<BigFraction> nearest =
        Vec.of(Rationals.INSTANCE, BruteForce.of(BruteForce.exactly(y)).nearest());
    for (DistanceSubAlgorithm<BigFraction> algorithm : algorithms(y)) {
      SubSimplex<BigFraction> found = solve(algorithm, y);
      assertEquals(nearest, found.v());
      assertEquals(BigFraction.ONE, found.weights().sum());
      assertEquals(found.v(), found.weights().combination(chosen(found, y)));
    }
  }

  @Property(seed = "5002", tries = 200)
  void subsetIsIndependentAndNoneOfItsSubsetsSuffices(
      @ForAll(supplier = Pairs.Small.class) Pair pair) {
    double[][] y = pair.rowsA();
    for (DistanceSubAlgorithm<BigFraction> algorithm : algorithms(y)) {
      SubSimplex<BigFraction> found = solve(algorithm, y);
      BruteForce subset = BruteForce.of(BruteForce.exactly(chosenRows(found, y)));
      BigFraction[] weights = subset.weightsOfHull(IntStream.range(0, found.size()).toArray());
      assertTrue(weights != null, "dependent");
      for (int k = 0; k < found.size(); k++) {
        assertEquals(weights[k], found.weights().get(k));
        assertEquals(1, weights[k].compareTo(BigFraction.ZERO));
        assertTrue(k == 0 || found.index(k - 1) < found.index(k));
        if (found.size() > 1) {
          assertNotEquals(found.v(), solve(algorithm, without(chosenRows(found, y), k)).v());
        }
      }
    }
  }

  @Property(seed = "5003", tries = 100)
  void inputIsNotChanged(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    Vec<BigFraction>[] y = SubAlgorithmTest.points(Rationals.INSTANCE, pair.rowsA());
    Vec<BigFraction>[] before = y.clone();
    algorithms(pair.rowsA()).forEach(algorithm -> algorithm.solve(y));
    assertArrayEquals(before, y);
  }

  private static double[][] chosenRows(SubSimplex<BigFraction> found, double[][] y) {
    return IntStream.range(0, found.size())
        .mapToObj(k -> y[found.index(k)])
        .toArray(double[][]::new);
  }

  private static Vec<BigFraction>[] chosen(SubSimplex<BigFraction> found, double[][] y) {
    return SubAlgorithmTest.points(Rationals.INSTANCE, chosenRows(found, y));
  }

  private static double[][] without(double[][] rows, int index) {
    return IntStream.range(0, rows.length)
        .filter(k -> k != index)
        .mapToObj(k -> rows[k])
        .toArray(double[][]::new);
  }
}
