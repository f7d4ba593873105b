package org.certigjk.referee.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.referee.Accuracy;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.PlantedEngine;
import org.certigjk.referee.comparison.EngineTester;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.comparison.FaultKind.Direction;
import org.certigjk.referee.comparison.FaultKind.Extent;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.referee.engine.LocalEngine;
import org.certigjk.referee.engine.OwnEngines;
import org.certigjk.referee.engine.QueryEngine;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.variants.Alzubaidi;
import org.certigjk.variants.DivideAndConquer;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.api.Test;

/** Engines with planted faults: each is found, and becomes small. */
class FuzzerTest {

  static FuzzReport fuzz(QueryEngine engine, Profile profile, long queries) throws IOException {
    return fuzz(engine, profile, queries, FuzzSettings.of(1));
  }

  static FuzzReport fuzz(QueryEngine engine, Profile profile, long queries, FuzzSettings settings)
      throws IOException {
    return new Fuzzer(EngineTester.of(engine, profile), settings)
        .run(k -> k < queries, () -> false, FuzzWatcher.NONE);
  }

  private static Finding finding(FuzzReport report, Fault fault) {
    return report.findings().stream()
        .filter(finding -> finding.kind().fault() == fault)
        .findFirst()
        .orElseThrow(() -> new AssertionError(fault + " is not among " + report.rows()));
  }

  private static PointPair smallest(FuzzReport report, Fault fault) {
    return finding(report, fault).smallest().vector().query().pair();
  }

  private static int points(PointPair pair) {
    return pair.sizeA() + pair.sizeB();
  }

  @Test
  void nothingIsWrongWithTheCertifiedQuery() throws IOException {
    QueryEngine certified = LocalEngine.of(OwnEngines.certified());
    FuzzReport report =
        fuzz(
            certified,
            Profile.exact(),
            150,
            new FuzzSettings(3, Set.of(1, 2, 3), List.of(Family.values()), 5, 100));
    assertEquals(150, report.asked());
    assertEquals(List.of(), report.rows());
  }

  @Test
  void absoluteToleranceIsFound() throws IOException {
    FuzzReport report = fuzz(PlantedEngine.withAbsoluteTolerance(), Profile.standard(), 300);
    assertTrue(report.findings().stream().allMatch(f -> f.kind().fault() == Fault.FALSE_OVERLAP));
    for (Finding finding : report.findings()) {
      PointPair pair = finding.smallest().vector().query().pair();
      // what is slight needs a point far away, beside which it is
      assertEquals(finding.kind().extent() == Extent.GROSS ? 2 : 3, points(pair), pair::toString);
      double d = finding.smallest().vector().expected().distance();
      assertTrue(0 < d && d < 1e-6);
    }
    Set<Extent> extents = new HashSet<>();
    report.findings().forEach(finding -> extents.add(finding.kind().extent()));
    assertEquals(Set.of(Extent.GROSS, Extent.SLIGHT), extents);
  }

  @Test
  void whatIsWithinTheStatedToleranceIsNotFound() throws IOException {
    PlantedEngine engine =
        PlantedEngine.withAbsoluteTolerance().promising(Accuracy.of(1e-6), Domain.ALL);
    FuzzReport report = fuzz(engine, Profile.standard(), 300);
    assertEquals(List.of(), report.rows());
    assertEquals(0, report.outside());
  }

  @Test
  void pointThatIsLeftOutIsFound() throws IOException {
    FuzzReport report = fuzz(PlantedEngine.withoutLastPoint(), Profile.standard(), 200);
    PointPair missed = smallest(report, Fault.MISSED_OVERLAP);
    assertTrue(points(missed) <= 4, missed::toString);
    Finding far = finding(report, Fault.DISTANCE_ERROR);
    assertEquals(Direction.TOO_LARGE, far.kind().direction());
    PointPair pair = far.smallest().vector().query().pair();
    assertEquals(2, pair.sizeA());
    assertEquals(1, pair.sizeB());
    assertTrue(
        Arrays.stream(pair.a()).flatMapToDouble(Arrays::stream).allMatch(x -> Math.abs(x) <= 2),
        pair::toString);
  }

  /** Wrong in exact arithmetic: for triangles as CLAIMS of the papers have them. */
  @Test
  void publishedLoopsAreFoundWrong() throws IOException {
    FuzzSettings integers =
        new FuzzSettings(1, Set.of(2), List.of(Family.GRID, Family.ROUNDED_HULLS), 20, 500);
    PlantedEngine alzubaidi = PlantedEngine.of(new Alzubaidi<BigFraction>());
    PointPair wrong =
        smallest(fuzz(alzubaidi, Profile.exact(), 100, integers), Fault.FALSE_OVERLAP);
    assertTrue(points(wrong) <= 4, wrong::toString);
    PlantedEngine literal =
        PlantedEngine.of(
            DivideAndConquer.<BigFraction>of(JohnsonSubAlgorithm::new)
                .withPrintedReduction()
                .withMaxIterations(50));
    FuzzReport report = fuzz(literal, Profile.exact(), 100, integers);
    assertFalse(report.findings().isEmpty());
    for (Finding finding : report.findings()) {
      PointPair pair = finding.smallest().vector().query().pair();
      assertTrue(points(pair) <= 4, pair::toString);
    }
  }

  private static boolean repeatsPoint(Query query) {
    Set<List<Double>> seen = new HashSet<>();
    return Arrays.stream(query.pair().a())
        .anyMatch(x -> !seen.add(Arrays.stream(x).boxed().toList()));
  }

  @Test
  void crashOnRepeatedPointsIsFound() throws IOException {
    FuzzReport report =
        fuzz(PlantedEngine.failing(Kind.CRASH, FuzzerTest::repeatsPoint), Profile.standard(), 100);
    for (Finding crash : report.findings()) {
      assertEquals(Fault.CRASH, crash.kind().fault());
      PointPair pair = crash.smallest().vector().query().pair();
      assertEquals(2, pair.sizeA());
      assertEquals(1, pair.sizeB());
      assertEquals(
          PointPair.of(new double[2][pair.dimension()], new double[1][pair.dimension()]), pair);
    }
    assertEquals(2, report.findings().size());
  }

  /** Each hang costs the time limit: they are counted. */
  @Test
  void hangIsFoundWithFewHangs() throws IOException {
    PlantedEngine engine = PlantedEngine.failing(Kind.HANG, q -> q.pair().sizeA() > 5);
    FuzzReport report =
        fuzz(
            engine,
            Profile.standard(),
            20,
            new FuzzSettings(1, Set.of(3), List.of(Family.values()), 1, 3000));
    PointPair pair = smallest(report, Fault.HANG);
    assertEquals(6, pair.sizeA());
    assertEquals(1, pair.sizeB());
    long drawn = report.rows().get(0).count();
    long hangs = engine.asked.stream().filter(q -> q.pair().sizeA() > 5).count() - drawn;
    assertTrue(hangs <= 40, () -> hangs + " hangs");
  }

  @Test
  void engineOfFloatsIsAskedFloats() throws IOException {
    PlantedEngine engine =
        new PlantedEngine(
            PlantedEngine.declaration(Precision.SINGLE, /* poses= */ Set.of()),
            query -> {
              assertTrue(query.single(), query::toString);
              Outcome.Answer right = (Outcome.Answer) PlantedEngine.right(query);
              float d = (float) Objects.requireNonNull(right.distance()).doubleValue();
              return PlantedEngine.answer(d < 1e-4f ? 0 : d);
            });
    FuzzReport report = fuzz(engine, Profile.standard(), 200);
    assertFalse(report.findings().isEmpty());
    for (Finding finding : report.findings()) {
      Query query = finding.smallest().vector().query();
      assertEquals(Fault.FALSE_OVERLAP, finding.kind().fault());
      assertTrue(points(query.pair()) <= 3, query::toString);
    }
  }

  @Test
  void posesAreLeftOutUnlessTheyMatter() throws IOException {
    PlantedEngine moving =
        new PlantedEngine(
            PlantedEngine.declaration(Precision.DOUBLE, Set.of(Pose.Form.MATRIX)),
            query -> PlantedEngine.right(Query.of(query.pair())));
    FuzzReport report = fuzz(moving, Profile.standard(), 40);
    for (Finding finding : report.findings()) {
      Query query = finding.smallest().vector().query();
      assertNotNull(query.poses());
      int most = finding.kind().extent() == Extent.GROSS ? 2 : 3; // a point far away, beside which
      assertTrue(points(query.pair()) <= most, query::toString); // the error is slight
    }
    PlantedEngine crashing =
        new PlantedEngine(
            PlantedEngine.declaration(Precision.DOUBLE, Set.of(Pose.Form.MATRIX)),
            query -> new Outcome.Failure(Kind.CRASH, "planted"));
    FuzzReport crashes = fuzz(crashing, Profile.standard(), 40);
    for (Finding finding : crashes.findings()) {
      assertNull(finding.smallest().vector().query().poses());
    }
  }

  /** The distance of the images under R(q)x/s + t. */
  private static Outcome turned(Query query, ToDoubleFunction<double[]> divisor) {
    Poses poses = query.poses();
    if (poses == null) {
      return PlantedEngine.right(query);
    }
    assertEquals(Pose.Form.QUATERNION, poses.form());
    return PlantedEngine.right(
        Query.of(
            PointPair.of(
                images(query.pair().a(), poses.a().rows(), divisor),
                images(query.pair().b(), poses.b().rows(), divisor))));
  }

  private static double[][] images(
      double[][] points, double[][] pose, ToDoubleFunction<double[]> divisor) {
    return Arrays.stream(points)
        .map(x -> image(x, pose[0], pose[1], divisor.applyAsDouble(pose[0])))
        .toArray(double[][]::new);
  }

  /** (w² − u·u)x + 2w u×x + 2(u·x)u, divided, and t. */
  private static double[] image(double[] x, double[] q, double[] t, double divisor) {
    double product = q[1] * x[0] + q[2] * x[1] + q[3] * x[2];
    double scale = 2 * q[0] * q[0] - squaredNorm(q);
    double[] image = new double[3];
    for (int c = 0; c < 3; c++) {
      int d = (c + 1) % 3;
      int e = (c + 2) % 3;
      double cross = q[d + 1] * x[e] - q[e + 1] * x[d];
      image[c] = (scale * x[c] + 2 * q[0] * cross + 2 * product * q[c + 1]) / divisor + t[c];
    }
    return image;
  }

  private static double squaredNorm(double[] q) {
    return Arrays.stream(q).map(x -> x * x).sum();
  }

  private static FuzzSettings space(int findings) {
    List<Family> families = List.of(Family.GRID, Family.RANDOM_HULLS);
    return new FuzzSettings(1, Set.of(3), families, findings, 1000);
  }

  @Test
  void whoTurnsByQuaternionsIsRight() throws IOException {
    PlantedEngine engine =
        new PlantedEngine(
            PlantedEngine.declaration(Precision.DOUBLE, Set.of(Pose.Form.QUATERNION)),
            query -> turned(query, FuzzerTest::squaredNorm));
    assertEquals(List.of(), fuzz(engine, Profile.standard(), 150, space(1)).rows());
    long posed = engine.asked.stream().filter(query -> query.poses() != null).count();
    assertTrue(posed > 10, posed + " queries with quaternions");
  }

  /** What is left has small integers, and a quaternion that is no unit. */
  @Test
  void whoForgetsToDivideIsFound() throws IOException {
    PlantedEngine engine =
        new PlantedEngine(
            PlantedEngine.declaration(Precision.DOUBLE, Set.of(Pose.Form.QUATERNION)),
            query -> turned(query, q -> 1));
    FuzzReport report = fuzz(engine, Profile.standard(), 60, space(2));
    assertFalse(report.findings().isEmpty());
    for (Finding finding : report.findings()) {
      Query query = finding.smallest().vector().query();
      Poses poses = query.poses();
      assertNotNull(poses);
      assertEquals(Pose.Form.QUATERNION, poses.form());
      assertTrue(points(query.pair()) <= 5, query::toString);
      double[][] turns = {poses.a().rows()[0], poses.b().rows()[0]};
      assertTrue(Arrays.stream(turns).anyMatch(q -> squaredNorm(q) != 1), query::toString);
      assertTrue(
          Arrays.stream(turns)
              .flatMapToDouble(Arrays::stream)
              .allMatch(x -> x == Math.rint(x) && Math.abs(x) < 10),
          query::toString);
    }
  }

  @Test
  void bothFormsAreDrawn() throws IOException {
    PlantedEngine engine =
        new PlantedEngine(
            PlantedEngine.declaration(Precision.DOUBLE, EnumSet.allOf(Pose.Form.class)),
            query -> new Outcome.Declined("asked only"));
    fuzz(engine, Profile.standard(), 150);
    Set<String> forms = new HashSet<>();
    engine.asked.stream()
        .filter(query -> query.poses() != null)
        .forEach(query -> forms.add(query.dimension() + " " + query.poses().form()));
    assertEquals(Set.of("2 MATRIX", "3 MATRIX", "3 QUATERNION"), forms);
  }

  @Test
  void sameSeedSameFindings() throws IOException {
    FuzzReport first = fuzz(PlantedEngine.withAbsoluteTolerance(), Profile.standard(), 80);
    FuzzReport second = fuzz(PlantedEngine.withAbsoluteTolerance(), Profile.standard(), 80);
    assertEquals(first.toString(), second.toString());
    FuzzSettings other = FuzzSettings.of(2);
    assertFalse(
        first
            .toString()
            .equals(
                fuzz(PlantedEngine.withAbsoluteTolerance(), Profile.standard(), 80, other)
                    .toString()));
  }

  /** An engine that fails now and then is reported, but not shrunk to where it happened to fail. */
  @Test
  void failuresThatDoNotRepeatAreReportedAsSuch() throws IOException {
    AtomicInteger calls = new AtomicInteger();
    PlantedEngine engine =
        PlantedEngine.of(
            query ->
                calls.incrementAndGet() % 7 == 0
                    ? new Outcome.Failure(Kind.CRASH, "now and then")
                    : PlantedEngine.right(query));
    FuzzReport report = fuzz(engine, Profile.standard(), 30);
    Finding crash = finding(report, Fault.CRASH);
    assertFalse(crash.isSteady());
    assertEquals(crash.original(), crash.smallest());
  }

  @Test
  void stopsWhenTold() throws IOException {
    AtomicInteger calls = new AtomicInteger();
    PlantedEngine engine =
        PlantedEngine.of(
            query -> {
              calls.incrementAndGet();
              return new Outcome.Failure(Kind.CRASH, "always");
            });
    List<Finding> told = new ArrayList<>();
    FuzzWatcher watcher =
        new FuzzWatcher() {
          @Override
          public void found(Finding finding) {
            told.add(finding);
          }
        };
    FuzzReport report =
        new Fuzzer(EngineTester.of(engine, Profile.standard()), FuzzSettings.of(1))
            .run(k -> true, () -> calls.get() >= 12, watcher);
    assertTrue(calls.get() <= 14, calls::toString);
    assertEquals(1, told.size());
    assertEquals(1, report.findings().size());
  }

  @Test
  void findingsEnoughAreEnough() throws IOException {
    FuzzSettings one = new FuzzSettings(1, Set.of(2, 3), List.of(Family.values()), 1, 100);
    FuzzReport report = fuzz(PlantedEngine.withAbsoluteTolerance(), Profile.standard(), 200, one);
    assertEquals(1, report.findings().size());
    assertTrue(report.rows().size() > 1);
    long sum = report.rows().stream().mapToLong(FuzzReport.Row::count).sum();
    assertEquals(report.failed(), sum);
  }

  @Test
  void engineWithoutTheDimensionsIsRefused() {
    PlantedEngine plane = PlantedEngine.of(new Alzubaidi<BigFraction>());
    FuzzSettings space = new FuzzSettings(1, Set.of(3), List.of(Family.values()), 1, 100);
    assertThrows(
        IllegalArgumentException.class,
        () -> new Fuzzer(EngineTester.of(plane, Profile.exact()), space));
  }
}
