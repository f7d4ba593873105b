package org.certigjk.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinPool;
import org.certigjk.ledger.Claim;
import org.certigjk.ledger.Ledger;
import org.certigjk.ledger.Reading;
import org.certigjk.ledger.Verdict;
import org.junit.jupiter.api.Test;

/** What the studies claim stands in their tables. */
class StudiesTest {

  private static final Map<String, StudyReport> REPORTS = new ConcurrentHashMap<>();

  private static StudyReport quick(String label) {
    return REPORTS.computeIfAbsent(label, StudiesTest::run);
  }

  private static StudyReport run(String label) {
    return Studies.named(label).run(Size.QUICK, Study.DEFAULT_SEED);
  }

  @Test
  void labelsAreDifferentKebabCase() {
    Set<String> labels = new HashSet<>();
    for (Study study : Studies.all()) {
      assertTrue(study.label().matches("[a-z0-9]+(-[a-z0-9]+)*"), study::label);
      assertTrue(labels.add(study.label()), study::label);
      assertTrue(study.question().endsWith("?") || study.question().endsWith("."), study::label);
    }
    assertThrows(IllegalArgumentException.class, () -> Studies.named("nope"));
  }

  /** The probability is 2^−k within four standard deviations, and far from 2^−(k+1). */
  @Test
  void putnam() {
    StudyReport report = quick("putnam");
    for (String deviation : report.table("estimates").column("deviation in σ")) {
      assertTrue(Math.abs(Double.parseDouble(deviation)) < 4, deviation);
    }
    StudyTable signs = report.table("signs");
    for (int row = 0; row < signs.rows().size(); row++) {
      assertEquals("2", signs.cell(row, "fewest with origin"));
      assertEquals("2", signs.cell(row, "most with origin"));
    }
  }

  @Test
  void deathPolytopeTakesOneIterationLessThanPoints() {
    StudyTable table = quick("death-polytope").table("iterations");
    for (int row = 0; row < table.rows().size(); row++) {
      int n = Integer.parseInt(table.cell(row, "n"));
      assertEquals(Integer.toString(n - 1), table.cell(row, "from p₀"));
    }
  }

  @Test
  void nothingReappearsInThePlane() {
    StudyTable search = quick("reappearance").table("search");
    for (int row = 0; row < search.rows().size(); row++) {
      boolean plane = search.cell(row, "dimension").equals("2");
      boolean triangle = search.cell(row, "n").equals("3");
      assertEquals(
          plane || triangle, search.cell(row, "support point back").equals("0"), "row " + row);
    }
  }

  @Test
  void smallestWitnesses() {
    StudyReport report = quick("reappearance");
    assertEquals(
        "The smallest witness: M = {(-1, -1, -1), (-1, 0, 0), (1, -1, 1), (1, 0, 1)},"
            + " start (1, -1, 1)",
        report.table("smallest").caption());
    assertEquals(List.of("3", "1", "1/3", "1/5", "1/9"), report.table("smallest").column("‖v_k‖²"));
    assertEquals(
        List.of("5", "29/13", "1", "4/5", "16/21"), report.table("untied").column("‖v_k‖²"));
    assertEquals("14", report.table("long-runs").cell(1, "iterations"));
  }

  /** The four-point witness without ties is the smallest of the larger lattice. */
  @Test
  void latticeSearchFindsTheUntiedWitness() {
    LatticeSearch.Witness witness =
        new LatticeSearch.Witness(
            List.of(List.of(-2, -1, -1), List.of(0, -1, 0), List.of(0, -1, 2), List.of(0, 0, 2)),
            2);
    LatticeSearch.Found planar = LatticeSearch.run(2, 2, 3);
    assertEquals(2300, planar.sets()); // 25 choose 3
    assertEquals(6900, planar.runs());
    assertEquals(List.of(), planar.smallest());
    LatticeSearch.Found one =
        new LatticeSearch.Found(1, 4, 1, 0, 1, 1, 4, List.of(witness), List.of(witness));
    assertEquals(one.smallest(), planar.plus(one).smallestUntied());
  }

  @Test
  void hillClimbing() {
    StudyTable rates = quick("hill-climbing").table("rates");
    for (int row = 0; row < rates.rows().size(); row++) {
      String kind = rates.cell(row, "kind");
      boolean isolated = kind.contains("no neighbours");
      assertEquals(!isolated, rates.cell(row, "whole plateau: failures").equals("0"), kind);
      assertNotEquals("0", rates.cell(row, "algorithm 5 as printed: failures"), kind);
      if (kind.contains("vertices only")) {
        assertEquals("0", rates.cell(row, "Cameron (algorithm 4): failures"), kind);
      }
    }
  }

  @Test
  void climbsFromTheLastSupportPointTakeFewMoves() {
    StudyTable moves = quick("hill-climbing").table("moves");
    for (int row = 0; row < moves.rows().size(); row++) {
      double mean = Double.parseDouble(moves.cell(row, "moves, mean"));
      if (moves.cell(row, "turn per frame").equals("0.1°")) {
        assertTrue(mean < 0.05, "row " + row);
      }
      if (moves.cell(row, "turn per frame").equals("any")) {
        assertTrue(mean > 1, "row " + row);
      }
    }
    StudyTable runs = quick("hill-climbing").table("runs");
    for (int row = 0; row < runs.rows().size(); row++) {
      double warm = Double.parseDouble(runs.cell(row, "last simplex: moves per run"));
      double cold = Double.parseDouble(runs.cell(row, "first points: moves per run"));
      assertTrue(warm < cold, "row " + row);
    }
  }

  /** All neighbours are level with a point only if it is no vertex, and no climb led there. */
  @Test
  void levelNeighbours() {
    StudyTable level = quick("hill-climbing").table("level");
    for (int row = 0; row < level.rows().size(); row++) {
      assertEquals("0", level.cell(row, "from the last support point: all level"));
      boolean grid = level.cell(row, "bodies").contains("98 points");
      boolean random = level.cell(row, "directions").equals("random");
      assertEquals(
          grid && !random, !level.cell(row, "from any point: all level").equals("0"), "row " + row);
    }
  }

  @Test
  void relativeStopKeepsTheRelativeError() {
    StudyTable stops = quick("spheres").table("stops");
    int relative = 4; // the column of the error of v·(v − s) ≤ 1e-6 ‖v‖²
    assertEquals("v·(v − s) ≤ 1e-6 ‖v‖²: iterations", stops.columns().get(relative - 1).name());
    double worst = 0;
    double worstAbsolute = 0;
    for (List<String> row : stops.rows()) {
      worst = Math.max(worst, Double.parseDouble(row.get(relative)));
      worstAbsolute = Math.max(worstAbsolute, Double.parseDouble(row.get(2)));
    }
    assertTrue(worst < 1e-6, "relative " + worst);
    assertTrue(worstAbsolute > 1, "absolute " + worstAbsolute);
  }

  /** On polytopes a digit more costs nothing, on quadrics as much as the one before. */
  @Test
  void iterationsAgainstTheTolerance() {
    StudyTable growth = quick("tolerance").table("growth");
    StudyTable cells = quick("tolerance").table("cells");
    for (int row = 0; row < growth.rows().size(); row++) {
      String bodies = growth.cell(row, "bodies");
      double perDecade = mean(growth.cell(row, "more per decade"));
      if (bodies.contains("points") || bodies.equals("boxes")) {
        assertTrue(perDecade < 0.1, bodies);
      } else {
        assertTrue(perDecade > 1 && perDecade < 2.5, bodies);
        assertEquals(
            perDecade, (iterations(cells, bodies, 4) - iterations(cells, bodies, 1)) / 3, 0.3);
      }
      assertEquals("100.0", growth.cell(row, "ended by ε at 1e-7 (%)"), bodies);
    }
    assertTrue(iterations(cells, "8 points", 7) < iterations(cells, "256 points", 7) - 2);
    assertTrue(iterations(cells, "256 points", 3) > iterations(cells, "balls", 3));
    assertTrue(iterations(cells, "256 points", 7) < iterations(cells, "balls", 7));
  }

  private static double mean(String meanAndError) {
    return Double.parseDouble(meanAndError.split(" ", -1)[0]);
  }

  private static double iterations(StudyTable cells, String bodies, int decade) {
    List<String> kinds = cells.column("bodies");
    return Double.parseDouble(cells.cell(kinds.indexOf(bodies) + decade - 1, "iterations, mean"));
  }

  @Test
  void trianglesBecomeOblongOnConesAndCylindersOnly() {
    StudyTable tendency = quick("tolerance").table("tendency");
    for (int row = 0; row < tendency.rows().size(); row++) {
      String bodies = tendency.cell(row, "bodies");
      int more = Integer.parseInt(tendency.cell(row, "last more oblong"));
      int less = Integer.parseInt(tendency.cell(row, "last less oblong"));
      assertEquals(bodies.startsWith("c"), more > less + 3, bodies);
      double tighter = Double.parseDouble(tendency.cell(row, "δ_k < μ_k (%)"));
      assertTrue(tighter > 25 && tighter < 50, bodies);
    }
  }

  @Test
  void errorsGrowAsTrianglesBecomeThin() {
    StudyTable triangles = quick("cofactors").table("triangles");
    for (int row = 1; row < triangles.rows().size(); row++) {
      double t = Double.parseDouble(triangles.cell(row, "t"));
      if (t < 1 && t > 1e-7) {
        assertTrue(grows(triangles, row, "largest of Δ₀, Δ₁, Δ₂"), "row " + row);
        assertTrue(grows(triangles, row, "relative error of v"), "row " + row);
      }
      double wrong = Double.parseDouble(triangles.cell(row, "a wrong sign (%)"));
      double none = Double.parseDouble(triangles.cell(row, "no subset (%)"));
      assertEquals(t < 1e-7, wrong > 50, "row " + row);
      assertTrue(none < 5, "row " + row);
    }
  }

  private static boolean grows(StudyTable table, int row, String column) {
    return Double.parseDouble(table.cell(row, column))
        > 3 * Double.parseDouble(table.cell(row - 1, column));
  }

  @Test
  void previousVectorIsNearOnQuadricsOnly() {
    StudyTable backup = quick("cofactors").table("backup");
    for (int row = 0; row < backup.rows().size(); row++) {
      assertEquals(
          backup.cell(row, "bodies").equals("families"),
          Double.parseDouble(backup.cell(row, "difference / ‖v‖: median")) > 1e-3,
          "row " + row);
    }
  }

  @Test
  void errataDifferFromWhatIsRight() {
    StudyReport report = quick("errata");
    Set<String> shown = new HashSet<>();
    for (List<String> names :
        List.of(
            List.of("steps", "exact", "as it stands"),
            List.of("sentences", "by the sentence", "computed"))) {
      StudyTable table = report.table(names.get(0));
      for (int row = 0; row < table.rows().size(); row++) {
        assertNotEquals(table.cell(row, names.get(1)), table.cell(row, names.get(2)), "row " + row);
        assertTrue(shown.add(table.cell(row, "claim")), "one row for each claim");
      }
    }
    for (Claim claim : Ledger.read().claims()) {
      boolean error = claim.verdict() == Verdict.FALSE && claim.reading() != Reading.ASSUMED;
      assertTrue(shown.contains(claim.id()) || !error, claim.id());
      assertTrue(!shown.contains(claim.id()) || error || claim.isDoubted(), claim.id());
    }
    StudyTable claims = report.table("true");
    assertEquals(claims.column("cases"), claims.column("true in"));
  }

  @Test
  void terminationWitnesses() {
    StudyTable witnesses = quick("termination-2d").table("witnesses");
    for (int row = 0; row < witnesses.rows().size(); row++) {
      assertNotEquals(
          witnesses.cell(row, "exact squared distance"),
          witnesses.cell(row, "squared distance found"),
          "row " + row);
    }
  }

  /** With t in [0, 1] and steps 12 and 14 mended, the loop for polygons is right. */
  @Test
  void mendedLoopForPolygonsIsRight() {
    for (String name : List.of("triangles", "polygons")) {
      StudyTable table = quick("termination-2d").table(name);
      int mended = table.column("loop").indexOf("12 and 14 mended");
      assertEquals("0.0", table.cell(mended, "wrong (%)"), name);
    }
  }

  @Test
  void turnsOfTheLoopForPolygonsGrow() {
    StudyTable random = quick("termination-2d").table("turns");
    List<Double> means = random.column("asked, mean").stream().map(Double::valueOf).toList();
    assertEquals(means.stream().sorted().toList(), means);
    StudyTable death = quick("termination-2d").table("death-polytopes");
    for (int row = 0; row < death.rows().size(); row++) {
      int n = Integer.parseInt(death.cell(row, "vertices"));
      assertEquals(Integer.toString(n - 2), death.cell(row, "asked"));
      assertEquals("yes", death.cell(row, "both right"));
    }
  }

  @Test
  void countryDoesNotMatter() {
    Locale before = Locale.getDefault();
    StudyReport here = quick("termination-2d");
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab")); // with digits of its own
    try {
      assertEquals(here, run("termination-2d"));
    } finally {
      Locale.setDefault(before);
    }
  }

  /** The same report with one thread, and with many. */
  @Test
  void threadsDoNotMatter() throws Exception {
    for (String label : List.of("putnam", "hill-climbing", "termination-2d")) {
      ForkJoinPool one = new ForkJoinPool(1);
      try {
        assertEquals(quick(label), one.submit(() -> run(label)).get(), label);
      } finally {
        one.shutdown();
      }
    }
  }
}
