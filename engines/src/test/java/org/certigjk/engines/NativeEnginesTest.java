package org.certigjk.engines;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.Margins;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Calls;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.engine.EngineProcess;
import org.certigjk.referee.engine.ReadyEngine;
import org.certigjk.referee.engine.ReadyEngines;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The drivers in C++ that have been built (engines/native/build.sh target/engines/native) ask their
 * libraries what they should, and pass on what they answer. The others are not tested.
 */
class NativeEnginesTest {

  static final Path FOLDER = Path.of("../target/engines/native");

  /** So much that a busy machine makes no engine late. */
  private static final Duration LIMIT = Duration.ofMinutes(10);

  /**
   * What is built, with all its settings; at least one entry, for without any nothing can be
   * tested.
   */
  static List<List<String>> commands() throws IOException {
    List<List<String>> commands =
        ReadyEngines.in(null, FOLDER.toAbsolutePath().normalize()).programs().stream()
            .map(ReadyEngine::command)
            .toList();
    return commands.isEmpty() ? List.of(List.of()) : commands;
  }

  static EngineProcess start(List<String> command) throws EngineException {
    assumeTrue(!command.isEmpty(), "no driver has been built");
    return EngineProcess.start(command, LIMIT);
  }

  /** What each call answers. */
  private static List<Answer> ask(EngineProcess engine, double[][] a, double[][] b)
      throws EngineException {
    return answers(engine, engine.ask(Query.of(PointPair.of(a, b)), "pair"));
  }

  private static List<Answer> answers(EngineProcess engine, Outcome outcome) {
    Collection<Outcome> calls =
        outcome instanceof Calls several ? several.byName().values() : List.of(outcome);
    String name = engine.declaration().name();
    calls.forEach(answer -> assertTrue(answer instanceof Answer, () -> name + ": " + answer));
    return calls.stream().map(Answer.class::cast).toList();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void isCalledAsItSays(List<String> command) throws EngineException {
    try (EngineProcess engine = start(command)) {
      Declaration declaration = engine.declaration();
      assertEquals(Path.of(command.get(0)).getFileName().toString(), declaration.name());
      assertEquals(command.get(1), declaration.settings());
      assertTrue(declaration.version().matches("[0-9][0-9.]*"), declaration.version());
      assertTrue(declaration.dimensions().contains(3) || declaration.dimensions().contains(2));
    }
  }

  @ParameterizedTest
  @MethodSource("commands")
  void tetrahedraApart(List<String> command) throws EngineException {
    double[][] a = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    double[][] b = {{3, 0, 0}, {4, 1, 1}, {4, 2, 1}, {4, 1, 2}};
    try (EngineProcess engine = start(command)) {
      assumeSpace(engine);
      Margins margins = engine.declaration().margins();
      for (Answer answer : ask(engine, a, b)) {
        if (answer.verdict() == null) {
          assertNotEquals(0, answer.distance());
          continue;
        }
        assertTrue(Set.of(Meeting.SEPARATED, Meeting.NOT_OVERLAPPING).contains(answer.verdict()));
        if (answer.distance() != null) {
          assertEquals(2 - margins.sum(), answer.distance(), tolerance(engine));
        }
        if (answer.points() != null) {
          assertEquals(1 + margins.a(), answer.points().a()[0], tolerance(engine));
          assertEquals(3 - margins.b(), answer.points().b()[0], tolerance(engine));
        }
      }
    }
  }

  /** The depth is that of the corner (1/8, 1/8, 1/8) below the face x + y + z = 1. */
  @ParameterizedTest
  @MethodSource("commands")
  void tetrahedraThatOverlap(List<String> command) throws EngineException {
    double[][] a = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    double[][] b = {{0.125, 0.125, 0.125}, {1, 1, 1}, {1, 2, 1}, {2, 1, 1}};
    try (EngineProcess engine = start(command)) {
      assumeSpace(engine);
      Margins margins = engine.declaration().margins();
      double depth = (1 - 3 * 0.125) / Math.sqrt(3) + margins.sum();
      for (Answer answer : ask(engine, a, b)) {
        if (answer.toi() != null) {
          assertEquals(0.0, answer.toi());
          continue;
        }
        assertEquals(Meeting.MEETING, answer.verdict());
        assertTrue(answer.distance() == null || answer.distance() == 0);
        if (answer.depth() != null) {
          assertEquals(depth, answer.depth(), tolerance(engine));
        }
        double third = -1 / Math.sqrt(3);
        if (answer.normal() != null) {
          answer.normal().forEach(x -> assertEquals(third, x, tolerance(engine)));
        }
        if (answer.contacts() != null) {
          double[] deepest = {1.0 / 3, 1.0 / 3, 1.0 / 3};
          assertArrayEquals(deepest, answer.contacts().a(), tolerance(engine));
          assertArrayEquals(b[0], answer.contacts().b(), tolerance(engine));
        }
      }
    }
  }

  /**
   * A is turned about the third axis, so that (0, 1, 0) becomes (1, 0, 0); B stands at (3, 0, 0).
   */
  @ParameterizedTest
  @MethodSource("commands")
  void posedTetrahedra(List<String> command) throws EngineException {
    double[][] a = {{0, 0, 0}, {0, 1, 0}, {-1, 0, 0}, {0, 0, 1}};
    double[][] b = {{0, 0, 0}, {1, 1, 1}, {1, 2, 1}, {1, 1, 2}};
    List<Poses> poses =
        List.of(
            new Poses(
                Pose.of(new double[][] {{0, 1, 0, 0}, {-1, 0, 0, 0}, {0, 0, 1, 0}}),
                Pose.of(new double[][] {{1, 0, 0, 3}, {0, 1, 0, 0}, {0, 0, 1, 0}})),
            new Poses(
                Pose.of(new double[][] {{-7, 0, 0, 7}, {0, 0, 0}}),
                Pose.of(new double[][] {{2, 0, 0, 0}, {3, 0, 0}})));
    try (EngineProcess engine = start(command)) {
      for (Poses pair : poses) {
        if (!engine.declaration().poses().contains(pair.form())) {
          continue;
        }
        Outcome outcome = engine.ask(new Query(PointPair.of(a, b), pair), "posed");
        for (Answer answer : answers(engine, outcome)) {
          assertNotEquals(Meeting.MEETING, answer.verdict());
          assertEquals(2, answer.distance() == null ? 2 : answer.distance(), 1e-12);
          if (answer.points() != null) {
            assertArrayEquals(new double[] {1, 0, 0}, answer.points().a(), 1e-12);
            assertArrayEquals(new double[] {3, 0, 0}, answer.points().b(), 1e-12);
          }
        }
      }
    }
  }

  /** A transform of FCL is an isometry; a reflection keeps lengths and is none of its poses. */
  @ParameterizedTest
  @CsvSource({"fcl, -1", "fcl, 1.0000001", "fcl-indep, -1", "fcl-indep, 1.0000001"})
  void fclTakesRotationsOnly(String name, double factor) throws EngineException {
    Path driver = FOLDER.resolve(name).toAbsolutePath();
    assumeTrue(Files.isExecutable(driver), "the driver for FCL has not been built");
    double[][] body = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    Pose pose = Pose.of(new double[][] {{factor, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}});
    try (EngineProcess engine = start(List.of(driver.toString(), "default"))) {
      Query query = new Query(PointPair.of(body, body), new Poses(pose, pose));
      assertEquals(new Outcome.Declined("a pose that is no rotation"), engine.ask(query, "posed"));
    }
  }

  private static void assumeSpace(EngineProcess engine) {
    assumeTrue(engine.declaration().dimensions().contains(3), "of the plane");
  }

  /** Closest points of two triangles; and none of two others, which overlap. */
  @ParameterizedTest
  @MethodSource("commands")
  void triangles(List<String> command) throws EngineException {
    double[][] a = {{0, 0}, {1, 0}, {0, 1}};
    try (EngineProcess engine = start(command)) {
      assumeTrue(engine.declaration().dimensions().contains(2), "of space");
      for (Answer answer : ask(engine, a, new double[][] {{3, 0}, {4, 0}, {4, 2}})) {
        assertTrue(
            answer.verdict() == null
                || Set.of(Meeting.SEPARATED, Meeting.NOT_OVERLAPPING).contains(answer.verdict()));
        assertEquals(2, answer.distance() == null ? 2 : answer.distance(), tolerance(engine));
        if (answer.points() != null) {
          assertArrayEquals(new double[] {1, 0}, answer.points().a(), tolerance(engine));
          assertArrayEquals(new double[] {3, 0}, answer.points().b(), tolerance(engine));
        }
      }
      for (Answer answer : ask(engine, a, new double[][] {{0.25, 0.25}, {1, 1}, {1, 2}})) {
        assertTrue(answer.verdict() == null || answer.verdict() == Meeting.MEETING);
        assertEquals(0, answer.distance() == null ? 0 : answer.distance());
      }
    }
  }

  private static double tolerance(EngineProcess engine) {
    return engine.declaration().precision() == Precision.DOUBLE ? 1e-10 : 1e-6;
  }

  /** Whatever a library does with them, the driver begins and ends well. */
  @ParameterizedTest
  @MethodSource("commands")
  void degenerateBodies(List<String> command) throws EngineException {
    double[][] point = {{0, 0, 0}};
    double[][] points = {{1, 2, 3}, {1, 2, 3}, {1, 2, 3}};
    double[][] segment = {{-1, 0, 0}, {1, 0, 0}};
    double[][] square = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}};
    try (EngineProcess engine = start(command)) {
      assumeSpace(engine);
      for (double[][] a : List.of(point, points, segment, square)) {
        for (double[][] b : List.of(point, points, segment, square)) {
          engine.ask(Query.of(PointPair.of(a, b)), "degenerate");
        }
      }
      double[][] far = {{9, 9, 9}, {10, 9, 9}, {9, 10, 9}, {9, 9, 10}};
      double[][] near = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
      assertNotEquals(Meeting.MEETING, ask(engine, near, far).get(0).verdict());
    }
  }

  /**
   * Their documentation says that it is the least, or whose points are the deepest: of no other
   * call is a depth judged, nor a normal, nor contact points.
   */
  @ParameterizedTest
  @MethodSource("commands")
  void depthIsDeclaredOnlyWhereItIsPromised(List<String> command) throws EngineException {
    try (EngineProcess engine = start(command)) {
      Map<Answers, Set<String>> promised =
          Map.of(
              Answers.DEPTH, Set.of("fcl signed-distance", "libccd separate", "rapier contact"),
              Answers.NORMAL, Set.of("rapier contact"),
              Answers.CONTACTS, Set.of("fcl signed-distance", "rapier contact"));
      for (Call call : engine.declaration().calls()) {
        String name = engine.declaration().name() + " " + call.name();
        promised.forEach(
            (part, calls) ->
                assertEquals(calls.contains(name), call.answers().contains(part), name));
      }
    }
  }

  /** Of bodies in a plane a hull has no faces that enclose a volume, however many points it has. */
  @ParameterizedTest
  @MethodSource("commands")
  void polygonsHaveNoVolume(List<String> command) throws EngineException {
    assumeTrue(command.get(0).contains("fcl"), "only FCL wants faces");
    double[][] hexagon = {{2, 0, 0}, {1, 2, 0}, {-1, 2, 0}, {-2, 0, 0}, {-1, -2, 0}, {1, -2, 0}};
    double[][] solid = {{3, 0, 0}, {4, 1, 1}, {4, 2, 1}, {4, 1, 2}};
    try (EngineProcess engine = start(command)) {
      Outcome outcome = engine.ask(Query.of(PointPair.of(hexagon, solid)), "flat");
      assertEquals(new Outcome.Declined("a body without volume"), outcome);
    }
  }

  /**
   * Two exact answers that have nothing in common: CGAL's quadratic program, and our certificates.
   */
  @Test
  void cgalAndTheCertifiedQueryAgree() throws EngineException {
    Path cgal = FOLDER.resolve("cgal").toAbsolutePath();
    assumeTrue(Files.isExecutable(cgal), "the driver for CGAL has not been built");
    DistanceWorkspace workspace = new DistanceWorkspace();
    try (EngineProcess engine = start(List.of(cgal.toString(), "tightest"))) {
      for (Family family : Family.values()) {
        for (int n = 2; n <= 4; n++) {
          if (family.hasDimension(n)) {
            PointPair pair = family.generate(n, n, 6);
            double distance = workspace.distance(pair.polytopeA(), pair.polytopeB());
            for (Answer answer : ask(engine, pair.a(), pair.b())) {
              assertAll(
                  pair.source().id(),
                  () -> assertEquals(distance, answer.distance()),
                  () -> assertEquals(distance == 0, answer.verdict() == Meeting.MEETING));
            }
          }
        }
      }
    }
  }
}
