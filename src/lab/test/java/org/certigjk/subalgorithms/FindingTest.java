package org.certigjk.subalgorithms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.junit.jupiter.api.Test;

/** What sub-algorithms conclude is true of their numbers, and would not be of other numbers. */
class FindingTest {

  /** What rounding leaves, and so no run over the rationals. */
  private static final Set<Finding> OF_ROUNDING = EnumSet.of(Finding.NO_WEIGHTS, Finding.NO_SHARES);

  /** What speaks of calls, or of a subset for which nothing is computed. */
  private static final Set<Finding> OF_NO_NUMBERS =
      EnumSet.of(Finding.KEPT, Finding.KEPT_WITH_NEWEST, Finding.DEGENERATE);

  private final Map<Finding, List<Trial<BigFraction>>> told = new EnumMap<>(Finding.class);

  private void tell(Trial<BigFraction> trial) {
    told.computeIfAbsent(trial.finding(), key -> new ArrayList<>()).add(trial);
  }

  private void solve(SplittableRandom random) {
    int dimension = 2 + random.nextInt(2);
    double[][] y = new double[1 + random.nextInt(4)][];
    for (int i = 0; i < y.length; i++) {
      y[i] = random.ints(dimension, -3, 4).asDoubleStream().toArray();
    }
    Vec<BigFraction>[] points = SubAlgorithmTest.points(Rationals.INSTANCE, y);
    for (SubAlgorithm algorithm : SubAlgorithm.values()) {
      var listening = algorithm.<BigFraction>create(this::tell);
      for (int size = 1; size <= y.length; size++) { // as a loop asks, for what is kept
        listening.solve(Arrays.copyOf(points, size));
      }
    }
    JohnsonTable<BigFraction> table = JohnsonTable.of(points);
    table.trials().forEach(this::tell);
    table.backupTrials().forEach(this::tell);
  }

  /** The same with other numbers: all of another sign, or each in turn 0 or very great. */
  private static List<Trial<BigFraction>> ofOtherNumbers(Trial<BigFraction> trial) {
    List<Trial<BigFraction>> mutants = new ArrayList<>();
    int size = trial.quantities().size();
    for (int k = -1; k < 2 * size; k++) {
      List<Trial.Quantity<BigFraction>> quantities = new ArrayList<>(trial.quantities());
      for (int i = 0; i < size; i++) {
        var one = quantities.get(i);
        BigFraction other = i == k ? BigFraction.ZERO : new BigFraction(1000);
        if (k < 0 || i == k || i == k - size) {
          quantities.set(i, new Trial.Quantity<>(one.name(), k < 0 ? one.value().negate() : other));
        }
      }
      mutants.add(mutant(trial, quantities, trial.named()));
    }
    return mutants;
  }

  /** The same where another point is named besides, if the sentence names points. */
  private static List<Trial<BigFraction>> ofOtherPoints(Trial<BigFraction> trial) {
    List<Integer> others = new ArrayList<>(trial.named());
    others.add(7);
    Trial<BigFraction> mutant = mutant(trial, trial.quantities(), others);
    return mutant.text().equals(trial.text()) ? List.of() : List.of(mutant);
  }

  private static <E> Trial<E> mutant(
      Trial<E> trial, List<Trial.Quantity<E>> quantities, List<Integer> named) {
    return new Trial<>(
        trial.field(), trial.members(), quantities, trial.finding(), named, trial.foot());
  }

  @Test
  void everyFindingIsTrueWhereItIsToldAndFalseOfOtherNumbers() {
    SplittableRandom random = new SplittableRandom(24);
    for (int k = 0; k < 300; k++) {
      solve(random);
    }
    assertEquals(EnumSet.complementOf(EnumSet.copyOf(OF_ROUNDING)), told.keySet());
    Set<Finding> naming = EnumSet.noneOf(Finding.class);
    told.forEach(
        (finding, trials) -> {
          for (Trial<BigFraction> trial : trials) {
            assertTrue(trial.holds(), trial::toString);
            assertFalse(trial.text().matches(".*<[a-z].*"), trial.text());
          }
          assertEquals(
              !OF_NO_NUMBERS.contains(finding),
              trials.stream()
                  .flatMap(one -> ofOtherNumbers(one).stream())
                  .anyMatch(one -> !one.holds()),
              finding + " of other numbers");
          List<Trial<BigFraction>> others =
              trials.stream().flatMap(one -> ofOtherPoints(one).stream()).toList();
          others.forEach(other -> naming.add(finding));
          assertTrue(others.stream().noneMatch(Trial::holds), finding + " of other points");
        });
    assertEquals(13, naming.size(), naming::toString);
  }

  private static Trial<Double> rounded(Finding finding, String name, double... values) {
    List<Trial.Quantity<Double>> quantities = new ArrayList<>();
    List<Integer> members = new ArrayList<>();
    for (int k = 0; k < values.length; k++) {
      quantities.add(new Trial.Quantity<>(name + "({" + k + "})", values[k]));
      members.add(k);
    }
    return new Trial<>(Doubles.INSTANCE, members, quantities, finding, members, null);
  }

  @Test
  void weightsThatRoundingSpoilsAreNone() {
    for (double[] spoilt : new double[][] {{1.5, 0.5}, {0, 0}}) {
      assertTrue(rounded(Finding.NO_SHARES, "α", spoilt).holds());
      assertTrue(rounded(Finding.NO_WEIGHTS, "λ", spoilt).holds());
    }
    assertFalse(rounded(Finding.NO_SHARES, "α", 0.5, 0.5).holds());
    assertFalse(rounded(Finding.NO_SHARES, "α", -0.5, 1.5).holds(), "one is negative");
    assertFalse(rounded(Finding.NO_WEIGHTS, "λ", 0.5, 0.5).holds());
  }

  @Test
  void nothingIsTrueOfWhatIsNoNumber() {
    for (double none : new double[] {Double.NaN, Double.POSITIVE_INFINITY}) {
      for (Finding finding : List.of(Finding.PASSES, Finding.REJECTED, Finding.ALL_POSITIVE)) {
        assertFalse(rounded(finding, "Δ", 1, none).holds(), finding + " of " + none);
      }
    }
  }
}
