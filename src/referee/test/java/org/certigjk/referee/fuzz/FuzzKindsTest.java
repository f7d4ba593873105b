package org.certigjk.referee.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.certigjk.referee.Accuracy;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.PlantedEngine;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.comparison.FaultKind;
import org.certigjk.referee.comparison.FaultKind.Units;
import org.certigjk.referee.comparison.OutcomeComparer;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.referee.comparison.Scale;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.truth.Truth;
import org.junit.jupiter.api.Test;

/** Which failures are of one kind: by reason and by units, and away from the edge. */
class FuzzKindsTest {

  private static List<String> reasons(FuzzReport report) {
    return report.rows().stream().map(row -> row.kind().reason()).distinct().sorted().toList();
  }

  /** Addresses and lines do not tell crashes apart; exit codes and words do. */
  @Test
  void crashesOfTwoCausesAreTwoFindings() throws IOException {
    PlantedEngine engine =
        PlantedEngine.of(
            query ->
                switch (query.pair().sizeA() % 3) {
                  case 0 ->
                      new Outcome.Failure(
                          Kind.CRASH,
                          "exit code 139, as after SIGSEGV; its last words: at 0x%x, line %s"
                              .formatted(query.hashCode(), query.pair().size()));
                  case 1 ->
                      new Outcome.Failure(Kind.NO_ANSWER, "EPA failed in step " + query.hashCode());
                  default -> PlantedEngine.right(query);
                });
    FuzzReport report = FuzzerTest.fuzz(engine, Profile.standard(), 60);
    assertEquals(
        List.of("epa-failed-in-step", "exit-code-139-as-after-sigsegv-its-last-words-at-line"),
        reasons(report));
    for (Finding finding : report.findings()) {
      int points = finding.kind().fault() == Fault.CRASH ? 3 : 1;
      assertEquals(points, finding.smallest().vector().query().pair().sizeA());
    }
  }

  /** Two assertions begin with the same exit code and the same long path. */
  @Test
  void assertionsOfOneFileAreTwoFindings() throws IOException {
    PlantedEngine engine =
        PlantedEngine.of(
            query ->
                new Outcome.Failure(
                    Kind.CRASH,
                    "exit code 134, as after SIGABRT; its last words: engine:"
                        + " /usr/include/library/narrowphase/detail/gjk.h:12: solve: Assertion `%s'"
                            .formatted(query.pair().sizeA() % 2 == 0 ? "isFlat(v)" : "volume > 0")
                        + " failed."));
    List<String> reasons = reasons(FuzzerTest.fuzz(engine, Profile.standard(), 60));
    assertEquals(2, reasons.size(), reasons::toString);
    assertTrue(reasons.stream().anyMatch(it -> it.endsWith("-volume-failed")), reasons::toString);
    String flat = "exit-code-134-.*-gjk-h-solve-assertion-isflat-v-failed";
    assertTrue(reasons.stream().anyMatch(it -> it.matches(flat)), reasons::toString);
  }

  @Test
  void anEngineMayGiveAnotherReasonEachTime() throws IOException {
    AtomicInteger calls = new AtomicInteger();
    PlantedEngine engine =
        PlantedEngine.of(
            query ->
                new Outcome.Failure(
                    Kind.NO_ANSWER,
                    Integer.toString(calls.incrementAndGet(), 26).replaceAll("[0-9]", "z")));
    FuzzReport report = FuzzerTest.fuzz(engine, Profile.standard(), 300);
    assertEquals(300, report.rows().stream().mapToLong(FuzzReport.Row::count).sum());
    assertTrue(report.rows().size() <= 2 * 3 * 5, () -> report.rows().toString());
    assertTrue(reasons(report).contains("for-other-reasons"));
  }

  /** What fails in any unit is found once, in ordinary ones; what overflows, as it is. */
  @Test
  void unitsTellFailuresApartOnlyIfTheyMatter() throws IOException {
    FuzzSettings ends =
        new FuzzSettings(1, Set.of(2), List.of(Family.RANGE_ENDS, Family.RANDOM_BOX), 20, 300);
    FuzzReport anywhere =
        FuzzerTest.fuzz(
            PlantedEngine.failing(Kind.CRASH, q -> q.pair().sizeA() > 1),
            Profile.standard(),
            100,
            ends);
    assertEquals(
        List.of("crash-planted-2d"), anywhere.findings().stream().map(Finding::label).toList());
    PlantedEngine overflowing =
        PlantedEngine.failing(
            Kind.CRASH, q -> Arrays.stream(q.pair().a()[0]).anyMatch(x -> Math.abs(x) > 1e155));
    FuzzReport large = FuzzerTest.fuzz(overflowing, Profile.standard(), 100, ends);
    assertEquals(
        List.of("crash-large-planted-2d"), large.findings().stream().map(Finding::label).toList());
  }

  /** What depends on the query before is found twice, and leaves room for what always fails. */
  @Test
  void whatIsNotSteadyLeavesRoomForOthers() throws IOException {
    PlantedEngine old = SubtleEngines.keepingTheSimplex();
    PlantedEngine engine =
        PlantedEngine.of(
            query ->
                query.pair().sizeA() == 9
                    ? new Outcome.Failure(Kind.CRASH, "planted")
                    : old.ask(query, ""));
    FuzzReport report =
        FuzzerTest.fuzz(
            engine,
            Profile.standard(),
            700,
            new FuzzSettings(1, Set.of(2, 3), List.of(Family.values()), 20, 200));
    Map<Fault, Long> unsteady =
        report.findings().stream()
            .filter(finding -> !finding.isSteady())
            .collect(Collectors.groupingBy(it -> it.kind().fault(), Collectors.counting()));
    assertFalse(unsteady.isEmpty());
    unsteady.forEach((fault, count) -> assertTrue(count <= 2, () -> fault + ": " + count));
    assertTrue(report.rows().stream().anyMatch(row -> row.finding() == null), "others are counted");
    assertTrue(report.findings().stream().anyMatch(it -> it.kind().fault() == Fault.CRASH));
  }

  /** Of one fault there are many kinds; others get half of the findings at least. */
  @Test
  void oneFaultTakesHalfOfTheFindings() throws IOException {
    PlantedEngine engine =
        PlantedEngine.of(
            query -> {
              Outcome right = PlantedEngine.right(query);
              Double d = ((Outcome.Answer) right).distance();
              boolean wrong = d != null && d > 0 && query.pair().sizeA() < 5;
              return wrong
                  ? PlantedEngine.answer(d * (query.pair().sizeB() % 2 == 0 ? 2 : 0.5))
                  : right;
            });
    FuzzSettings four = new FuzzSettings(1, Set.of(2, 3), List.of(Family.values()), 4, 50);
    FuzzReport report = FuzzerTest.fuzz(engine, Profile.standard(), 200, four);
    assertTrue(report.rows().size() > 2, () -> report.rows().toString());
    assertEquals(2, report.findings().size());
  }

  private static Example saying(double unit, double distance) {
    Query query =
        Query.of(PointPair.of(new double[][] {{0, 0}}, new double[][] {{3 * unit, 4 * unit}}));
    TestVector vector = new TestVector("v", "", Set.of(), query, new Truth().of(query));
    Outcome said = PlantedEngine.answer(distance);
    PlantedEngine engine = PlantedEngine.of(PlantedEngine::right);
    return new Example(
        vector,
        said,
        OutcomeComparer.of(Profile.standard()).compare(vector, engine.declaration(), said));
  }

  /** Ordinary coordinates are first, however small the error; then the most severe. */
  @Test
  void rowsAreOrderedByDecadeAndThenBySeverity() {
    FuzzCounts counts = new FuzzCounts(Domain.ALL);
    List<Example> examples =
        List.of(saying(1e200, 10e200), saying(1e-9, 1e-9), saying(1, 5.0001), saying(20, 20));
    for (Example example : examples) {
      FaultKind kind = Objects.requireNonNull(FaultKind.of(example));
      counts.count(example, kind);
      counts.add(new Finding(kind, 2, example, null));
    }
    Example again = saying(1, 5.0002);
    counts.count(again, Objects.requireNonNull(FaultKind.of(again)));
    List<FuzzReport.Row> rows = counts.report().rows();
    assertEquals(
        List.of(Map.of(1, 1L), Map.of(0, 2L), Map.of(-9, 1L), Map.of(200, 1L)),
        rows.stream().map(FuzzReport.Row::decades).toList());
    assertEquals(1, rows.get(0).severity(), "100 − 20, of 80");
    assertTrue(rows.get(3).severity() > rows.get(0).severity(), "far away it is worse");
    assertEquals("1e200 to 1e201", Scale.range(200));
    assertEquals("0.1 to 1", Scale.range(-1));
  }

  /**
   * The error shrinks to nothing with the coordinates; the smallest failure is no hair's breadth.
   */
  @Test
  void whatIsSmallestIsNotAtTheEdgeOfTheContract() throws IOException {
    PlantedEngine engine =
        PlantedEngine.of(
                query -> {
                  Double d = ((Outcome.Answer) PlantedEngine.right(query)).distance();
                  return PlantedEngine.answer(Objects.requireNonNull(d) * 1.01);
                })
            .promising(Accuracy.of(0.01), Domain.ALL);
    FuzzReport report = FuzzerTest.fuzz(engine, Profile.standard(), 60);
    assertFalse(report.findings().isEmpty());
    for (Finding finding : report.findings()) {
      double severity = Objects.requireNonNull(finding.smallest().comparison().worst()).severity();
      assertTrue(severity >= 2, finding::toString);
      assertTrue(
          finding.kind().units() != Units.ORDINARY
              || finding.smallest().vector().expected().distance() < 4,
          finding::toString);
    }
  }
}
