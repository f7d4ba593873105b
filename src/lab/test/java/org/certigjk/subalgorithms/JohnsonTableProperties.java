package org.certigjk.subalgorithms;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.number.Floats;
import org.certigjk.samples.BruteForce;
import org.certigjk.samples.Pair;
import org.certigjk.samples.Pairs;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.simplex.Subsets;
import org.jspecify.annotations.Nullable;

/** The table shows what Johnson's algorithm does, over every field. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class JohnsonTableProperties {

  /** The subset is that of the sub-algorithm, and its weights are the cofactors by their sum. */
  private static <E> void assertSame(OrderedField<E> field, double[][] rows) {
    Vec<E>[] y = SubAlgorithmTest.points(field, rows);
    JohnsonTable<E> table = JohnsonTable.of(y);
    @Nullable SubSimplex<E> found = new JohnsonSubAlgorithm<E>().solve(y);
    if (found == null) {
      // none passes, or rounding has left a weight that is not in (0, 1]
      assertTrue(
          table.accepted() == 0 || !areProper(table, field), () -> Arrays.deepToString(rows));
      return;
    }
    int s = table.accepted();
    assertEquals(s, table.last());
    assertArrayEquals(
        Subsets.indices(s), IntStream.range(0, found.size()).map(found::index).toArray());
    assertEquals(weights(table, field, s), found.weights());
  }

  private static <E> Vec<E> weights(JohnsonTable<E> table, OrderedField<E> field, int s) {
    Vec<E> cofactors =
        Vec.from(
            field, IntStream.of(Subsets.indices(s)).mapToObj(i -> table.cofactor(s, i)).toList());
    return Vec.from(
        field, cofactors.coordinates().stream().map(c -> field.div(c, cofactors.sum())).toList());
  }

  private static <E> boolean areProper(JohnsonTable<E> table, OrderedField<E> field) {
    Vec<E> weights = weights(table, field, table.accepted());
    return weights.coordinates().stream()
        .allMatch(w -> field.signum(w) > 0 && field.compare(w, field.one()) <= 0);
  }

  @Property(seed = "8001", tries = 150)
  void acceptsWhatTheAlgorithmAccepts(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    assertSame(Rationals.INSTANCE, pair.rowsA());
    assertSame(Doubles.INSTANCE, pair.rowsA());
    assertSame(Floats.INSTANCE, pair.rowsA());
  }

  @Property(seed = "8002", tries = 150)
  void roundsAsTheAlgorithmDoes(@ForAll(supplier = Pairs.Wild.class) Pair pair) {
    assertSame(Doubles.INSTANCE, pair.rowsA());
  }

  @Example
  void roundsAsTheAlgorithmDoesOnFlatTetrahedra() {
    SplittableRandom random = new SplittableRandom(8003);
    for (int k = 0; k < 400; k++) {
      double[][] rows = new double[4][3];
      for (double[] row : rows) {
        double along = random.nextDouble(-100, 100);
        Arrays.setAll(row, c -> along * (c + 1) + random.nextDouble(-1e-5, 1e-5));
      }
      assertSame(Doubles.INSTANCE, rows);
      assertSame(Floats.INSTANCE, rows);
    }
  }

  /** Over the rationals the cofactors within a subset are in the ratio of the KKT solution. */
  @Property(seed = "8004", tries = 150)
  void cofactorsSolveTheEquationsOfTheNearestPoint(
      @ForAll(supplier = Pairs.Small.class) Pair pair) {
    double[][] rows = pair.rowsA();
    BigFraction[][] points = BruteForce.exactly(rows);
    JohnsonTable<BigFraction> table =
        JohnsonTable.of(SubAlgorithmTest.points(Rationals.INSTANCE, rows));
    for (int s = 1; s <= Subsets.all(rows.length); s++) {
      int subset = s;
      int[] indices = Subsets.indices(s);
      BigFraction[][] chosen =
          IntStream.of(indices).mapToObj(i -> points[i]).toArray(BigFraction[][]::new);
      BigFraction sum = BigFraction.ZERO;
      for (int i : indices) {
        sum = sum.add(table.cofactor(subset, i));
      }
      if (sum.compareTo(BigFraction.ZERO) == 0) {
        continue; // affinely dependent
      }
      // not by way of BruteForce.of, which would drop repeated points
      BigFraction[] v = new BigFraction[points[0].length];
      Arrays.fill(v, BigFraction.ZERO);
      for (int k = 0; k < indices.length; k++) {
        BigFraction weight = table.cofactor(subset, indices[k]).divide(sum);
        for (int c = 0; c < v.length; c++) {
          v[c] = v[c].add(weight.multiply(chosen[k][c]));
        }
      }
      for (BigFraction[] point : chosen) {
        assertEquals(0, dot(v, minus(point, v)).compareTo(BigFraction.ZERO));
      }
    }
  }

  private static BigFraction dot(BigFraction[] x, BigFraction[] y) {
    BigFraction sum = BigFraction.ZERO;
    for (int c = 0; c < x.length; c++) {
      sum = sum.add(x[c].multiply(y[c]));
    }
    return sum;
  }

  private static BigFraction[] minus(BigFraction[] x, BigFraction[] y) {
    BigFraction[] difference = new BigFraction[x.length];
    Arrays.setAll(difference, c -> x[c].subtract(y[c]));
    return difference;
  }

  /** Where Johnson's algorithm fails in doubles, every row says why. */
  @Example
  void noSubsetPassesInDoubles() {
    JohnsonTable<Double> table =
        JohnsonTable.of(
            SubAlgorithmTest.points(
                Doubles.INSTANCE,
                SubAlgorithmTest.at(-85, 382, 13828),
                SubAlgorithmTest.at(69, -311, -11316),
                SubAlgorithmTest.at(-79, 380, 13830),
                SubAlgorithmTest.at(66, -310, -11318)));
    assertEquals(0, table.accepted());
    assertEquals(15, table.last());
    for (int s = 1; s <= 15; s++) {
      assertFalse(table.passes(s));
    }
  }

  @Example
  void noPoints() {
    assertThrows(
        IllegalArgumentException.class,
        () -> JohnsonTable.of(SubAlgorithmTest.points(Rationals.INSTANCE)));
  }
}
