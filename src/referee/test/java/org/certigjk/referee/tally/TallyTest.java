package org.certigjk.referee.tally;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.comparison.Comparison;
import org.certigjk.referee.comparison.ComparisonSamples;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.comparison.OutcomeComparer;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.referee.tally.TallyRow.Spread;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.api.Test;

/** Counts do not depend on order or division, and the worst is the worst. */
class TallyTest {

  private static final Profile PROFILE = Profile.of(4);

  /** Distances with an error of seed·10⁻¹⁰, of a dozen vectors. */
  private static List<Example> examples() {
    List<Example> examples = new ArrayList<>();
    OutcomeComparer comparer = OutcomeComparer.of(PROFILE);
    for (int seed = 0; seed < 12; seed++) {
      Family family = seed % 3 == 0 ? Family.GRID : Family.RANDOM_HULLS;
      TestVector vector = ComparisonSamples.vector(family, 2 + seed % 2, 4, seed);
      Outcome outcome =
          seed == 7
              ? new Outcome.Declined("no")
              : seed == 8
                  ? new Outcome.Failure(Outcome.Kind.CRASH, "exit code 139")
                  : ComparisonSamples.answer(null, vector.expected().distance() + seed * 1e-10);
      Comparison comparison = comparer.compare(vector, ComparisonSamples.DISTANCES, outcome);
      examples.add(new Example(vector, outcome, comparison));
    }
    return examples;
  }

  private static Tally tally(List<Example> examples) {
    Tally tally = Tally.of(ComparisonSamples.DISTANCES, PROFILE);
    examples.forEach(tally::add);
    return tally;
  }

  private static String all(Tally tally) {
    StringBuilder text = new StringBuilder(tally.total().toString());
    for (Grouping grouping : Grouping.values()) {
      text.append(tally.rows(grouping));
    }
    for (Fault fault : Fault.values()) {
      tally.worst(fault).forEach(example -> text.append(example.vector().id()));
    }
    return text.toString();
  }

  @Test
  void counts() {
    TallyRow total = tally(examples()).total();
    assertEquals(12, total.asked());
    assertEquals(1, total.declined());
    assertEquals(11, total.taken());
    assertEquals(10, total.wrong());
    assertEquals(1, total.count(Fault.CRASH));
    assertEquals(0, total.count(Fault.HANG));
    assertEquals(10, total.compared().get(Answers.DISTANCE));
    assertEquals(
        12, tally(examples()).rows(Grouping.FAMILY).stream().mapToLong(TallyRow::asked).sum());
    assertEquals(List.of("3", "2"), labels(Grouping.DIMENSION));
  }

  private static List<String> labels(Grouping grouping) {
    return tally(examples()).rows(grouping).stream().map(TallyRow::label).toList();
  }

  @Test
  void orderAndDivisionDoNotMatter() {
    List<Example> examples = examples();
    String expected = all(tally(examples));
    for (int seed = 0; seed < 20; seed++) {
      Collections.shuffle(examples, new Random(seed));
      int cut = seed % examples.size();
      Tally whole = tally(examples.subList(0, cut));
      whole.add(tally(examples.subList(cut, examples.size())));
      assertEquals(expected, all(whole));
    }
  }

  @Test
  void theWorstComeFirstAndFewAreKept() {
    Tally tally = tally(examples());
    List<Example> worst = tally.worst(Fault.DISTANCE_ERROR);
    assertEquals(Tally.EXAMPLES, worst.size());
    Example first = worst.get(0);
    for (Example example : worst) {
      assertTrue(first.severity(Fault.DISTANCE_ERROR) >= example.severity(Fault.DISTANCE_ERROR));
    }
    double most =
        examples().stream()
            .filter(example -> example.comparison().isCharged())
            .mapToDouble(example -> example.severity(Fault.DISTANCE_ERROR))
            .max()
            .orElseThrow();
    assertEquals(most, first.severity(Fault.DISTANCE_ERROR));
  }

  /** Of 1, 2, …, 9 parts in 2⁴⁰ the median is 5, up to a sixteenth more. */
  @Test
  void theMedianIsRoundedUpALittle() {
    Tally tally = Tally.of(ComparisonSamples.DISTANCES, PROFILE);
    TestVector two = ComparisonSamples.vector(new double[][] {{0}}, new double[][] {{2}});
    for (int k = 1; k <= 9; k++) {
      Outcome outcome = ComparisonSamples.answer(null, 2 + k * 0x1p-39);
      tally.add(
          new Example(
              two,
              outcome,
              OutcomeComparer.of(PROFILE).compare(two, ComparisonSamples.DISTANCES, outcome)));
    }
    Spread spread = Objects.requireNonNull(tally.total().distances());
    assertEquals(9, spread.count());
    assertEquals(9 * 0x1p-40, spread.largest());
    assertEquals(9L << 12, spread.mostUlps());
    assertEquals(5 * 0x1p-40, spread.median(), 5 * 0x1p-44);
    assertTrue(spread.median() >= 5 * 0x1p-40);
  }

  @Test
  void talliesOfDifferentEnginesDoNotAddUp() {
    Tally tally = tally(List.of());
    assertThrows(
        IllegalArgumentException.class,
        () -> tally.add(Tally.of(ComparisonSamples.DOUBLE, PROFILE)));
    assertThrows(
        IllegalArgumentException.class,
        () -> tally.add(Tally.of(ComparisonSamples.DISTANCES, Profile.exact())));
    assertEquals(Map.of(), tally.total().faults());
  }
}
