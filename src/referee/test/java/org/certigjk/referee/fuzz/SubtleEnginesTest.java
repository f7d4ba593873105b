package org.certigjk.referee.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.PlantedEngine;
import org.certigjk.referee.comparison.EngineTester;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.vectors.Query;
import org.junit.jupiter.api.Test;

/** Each of seven faults such as libraries have is found from the first seed, in so many queries. */
class SubtleEnginesTest {

  private static final double[][] ORIGIN = {{0, 0, 0}};

  /** Asks until there is a finding of the fault, at most so often. */
  private static Finding found(PlantedEngine engine, Fault fault, long most) throws IOException {
    EngineTester tester = EngineTester.of(engine, Profile.standard());
    Finding[] found = new Finding[1];
    FuzzWatcher watcher =
        new FuzzWatcher() {
          @Override
          public void shrunk(Finding finding) {
            found[0] = finding.kind().fault() == fault ? finding : found[0];
          }
        };
    FuzzReport report =
        new Fuzzer(tester, FuzzSettings.of(1))
            .run(k -> k < most && found[0] == null, () -> false, watcher);
    if (found[0] == null) {
      throw new AssertionError(report.asked() + " queries, and found " + report.rows());
    }
    return found[0];
  }

  private static double[][] cube(double... centre) {
    double[][] corners = new double[8][3];
    for (int k = 0; k < 8; k++) {
      for (int c = 0; c < 3; c++) {
        corners[k][c] = centre[c] + ((k >> c & 1) == 0 ? -1 : 1);
      }
    }
    return corners;
  }

  @Test
  void overlappingCubesSaidToBeApart() throws IOException {
    PlantedEngine engine = SubtleEngines.endingAtTheFirstStep();
    Outcome apart = SubtleEngines.answer(engine, cube(0, 0, 0), cube(1, 1, 1));
    assertEquals(Math.sqrt(3), ((Answer) apart).distance());
    Finding finding = found(engine, Fault.MISSED_OVERLAP, 6000);
    assertTrue(finding.isSteady());
  }

  @Test
  void notANumberForOblongSegments() throws IOException {
    PlantedEngine engine = SubtleEngines.dividingByZero();
    Outcome nan = SubtleEngines.answer(engine, ORIGIN, new double[][] {{1, 0, 0}, {0, 1020, 0}});
    assertTrue(nan instanceof Failure);
    Finding finding = found(engine, Fault.NOT_A_NUMBER, 6000);
    assertEquals(3, finding.smallest().vector().query().pair().size());
  }

  @Test
  void absoluteEpsilonForEdges() throws IOException {
    PlantedEngine engine = SubtleEngines.withAbsoluteEpsilonForEdges();
    Finding finding = found(engine, Fault.DISTANCE_ERROR, 6000);
    assertEquals(4, finding.smallest().vector().query().pair().size());
    assertTrue(finding.isSteady());
  }

  @Test
  void depthThatIsTooShort() throws IOException {
    Finding finding = found(SubtleEngines.shortOfTheDepthOfFlatBodies(), Fault.WRONG_DEPTH, 6000);
    Query query = finding.smallest().vector().query();
    assertTrue(query.pair().size() <= 6, query::toString);
  }

  @Test
  void theLineOfTheCentresForTheNormal() throws IOException {
    Finding finding = found(SubtleEngines.alongTheCentres(), Fault.WRONG_NORMAL, 6000);
    assertEquals("wrong-normal-gross", finding.kind().label());
    Query query = finding.smallest().vector().query();
    assertTrue(query.pair().size() <= 5, query::toString);
  }

  @Test
  void thinBodiesThatPassThroughEachOther() throws IOException {
    Finding finding = found(SubtleEngines.lookingAtEightTimes(), Fault.MISSED_IMPACT, 6000);
    assertTrue(finding.isSteady());
    Query query = finding.smallest().vector().query();
    assertTrue(query.pair().size() <= 6, query::toString);
  }

  /** A pair that moves shows it: with the query before it, it fails again. */
  @Test
  void theSimplexOfThePlaceBefore() throws IOException {
    FuzzReport report = moving(SubtleEngines.keepingTheSimplex());
    List<Finding> disagreeing =
        report.findings().stream()
            .filter(finding -> finding.kind().fault() == Fault.CALLS_DISAGREE)
            .toList();
    assertFalse(disagreeing.isEmpty());
    for (Finding finding : disagreeing) {
      assertTrue(finding.isSteady());
      assertEquals(1, finding.history().size());
      Query before = finding.history().get(0).query();
      Query query = finding.smallest().vector().query();
      PlantedEngine engine = SubtleEngines.keepingTheSimplex();
      engine.ask(before, "before");
      assertEquals(finding.smallest().outcome(), engine.ask(query, "wrong"));
      assertFalse(engine.ask(query, "right").equals(finding.smallest().outcome()));
    }
  }

  @Test
  void whoForgetsDoesNotDisagreeWithItself() throws IOException {
    assertEquals(List.of(), moving(PlantedEngine.of(PlantedEngine::right)).rows());
    FuzzReport wrong = moving(PlantedEngine.withoutLastPoint());
    assertFalse(wrong.rows().isEmpty());
    assertTrue(wrong.rows().stream().noneMatch(it -> it.kind().fault() == Fault.CALLS_DISAGREE));
  }

  private static FuzzReport moving(PlantedEngine engine) throws IOException {
    return new Fuzzer(
            EngineTester.of(engine, Profile.standard()), FuzzSettings.of(1).with(20, 30).moving(4))
        .run(k -> k < 140, () -> false, FuzzWatcher.NONE);
  }

  /** It cannot be made smaller: asked again, the engine has the right simplex. */
  @Test
  void theSimplexOfTheQueryBefore() throws IOException {
    Finding finding = found(SubtleEngines.keepingTheSimplex(), Fault.DISTANCE_ERROR, 6000);
    assertFalse(finding.isSteady());
  }
}
