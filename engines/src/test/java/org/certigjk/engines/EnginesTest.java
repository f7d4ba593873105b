package org.certigjk.engines;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.ServiceLoader;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.certigjk.referee.DeclinedException;
import org.certigjk.referee.Engine;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The drivers ask the libraries what they should, and pass on what they answer. */
class EnginesTest {

  private static final double[][] TRIANGLE = {{0, 0}, {4, 0}, {0, 3}};
  private static final double[][] OTHER_TRIANGLE = {{4, 3}, {6, 3}, {5, 6}};

  @SuppressWarnings("rawtypes") // a service is named by its class
  static List<Engine<?>> engines() {
    List<Engine<?>> engines = new ArrayList<>();
    for (Engine driver : ServiceLoader.load(Engine.class)) {
      engines.add(driver);
    }
    return engines;
  }

  /** All drivers, with their default settings and with the tightest, if they have any. */
  static Stream<Engine<?>> withSettings() {
    return engines().stream().flatMap(e -> Stream.of(e, e.tightest()).distinct());
  }

  static Stream<Engine<?>> flat() {
    return withSettings().filter(engine -> engine.takes(2));
  }

  static Stream<Engine<?>> spatial() {
    return withSettings().filter(engine -> engine.takes(3));
  }

  private static <B> double distance(Engine<B> engine, double[][] a, double[][] b) {
    return engine.distance(engine.body(a), engine.body(b));
  }

  private static <B> Answer answer(Engine<B> engine, double[][] a, double[][] b) {
    return engine.answer(engine.body(a), engine.body(b));
  }

  private static boolean answers(Engine<?> engine, Answers what) {
    return engine.answers().contains(what);
  }

  /** What an engine answers must be what it says that it answers. */
  private static void assertAnswer(
      Engine<?> engine, double[][] a, double[][] b, double distance, double depth) {
    double tolerance = engine.precision() == Precision.DOUBLE ? 1e-12 : 1e-6;
    Answer answer = answer(engine, a, b);
    Meeting expected = distance > 0 ? Meeting.SEPARATED : Meeting.MEETING;
    assertEquals(answers(engine, Answers.VERDICT) ? expected : null, answer.verdict());
    if (answers(engine, Answers.DISTANCE)) {
      assertEquals(distance, answer.distance(), tolerance);
    } else {
      assertNull(answer.distance());
    }
    if (distance > 0 && answers(engine, Answers.POINTS)) {
      assertEquals(distance, length(answer.points().a(), answer.points().b()), tolerance);
    }
    if (distance == 0 && answers(engine, Answers.DEPTH)) {
      assertEquals(depth, answer.depth(), tolerance);
    } else {
      assertNull(answer.depth());
    }
  }

  private static double length(double[] p, double[] q) {
    return Math.sqrt(
        IntStream.range(0, p.length).mapToDouble(c -> (p[c] - q[c]) * (p[c] - q[c])).sum());
  }

  @Test
  void everyDriverIsNamed() {
    assertEquals(
        List.of("dyn4j", "JTS", "JTS-indexed", "JBullet", "ode4j"),
        engines().stream().map(Engine::name).toList());
  }

  @ParameterizedTest
  @MethodSource("engines")
  void versionIsThatOfTheBuild(Engine<?> engine) {
    assertTrue(engine.version().matches("[0-9][0-9.-]*"), engine.version());
  }

  @ParameterizedTest
  @MethodSource("flat")
  void polygonsApart(Engine<?> engine) {
    assertEquals(2.4, distance(engine, TRIANGLE, OTHER_TRIANGLE), 1e-12);
    assertAnswer(engine, TRIANGLE, OTHER_TRIANGLE, 2.4, 0);
  }

  @ParameterizedTest
  @MethodSource("flat")
  void polygonsThatMeet(Engine<?> engine) {
    double[][] square = {{1, 1}, {5, 1}, {5, 5}, {1, 5}};
    assertEquals(0, distance(engine, TRIANGLE, square));
    assertAnswer(engine, TRIANGLE, square, 0, 1);
  }

  /** The distance of the boundaries is 0.25. */
  @ParameterizedTest
  @MethodSource("flat")
  void aPolygonInsideAnother(Engine<?> engine) {
    double[][] small = {{0.25, 0.25}, {0.5, 0.25}, {0.25, 0.5}};
    assertAnswer(engine, small, TRIANGLE, 0, 0.5);
    assertAnswer(engine, TRIANGLE, small, 0, 0.5);
  }

  @ParameterizedTest
  @MethodSource("flat")
  void pointsThatAreNotExtremeAreNoTrouble(Engine<?> engine) {
    double[][] more = {{4, 0}, {1, 1}, {0, 0}, {2, 0}, {0, 3}, {0, 0}};
    assertEquals(2.4, distance(engine, more, OTHER_TRIANGLE), 1e-12);
  }

  @ParameterizedTest
  @MethodSource("spatial")
  void cubes(Engine<?> engine) {
    assertAnswer(engine, cube(0), cube(2), Math.sqrt(2), 0);
    assertAnswer(engine, cube(0), cube(0.75), 0, 0.25);
  }

  /** The unit cube, moved along x and y. */
  private static double[][] cube(double shift) {
    double[][] corners = new double[8][];
    Arrays.setAll(
        corners, k -> new double[] {shift + (k & 1), shift + (k >> 1 & 1), (k >> 2 & 1) + 0.25});
    return corners;
  }

  @Test
  void dyn4jHasNoPoints() {
    double[][] point = {{1, 2}, {1, 2}};
    assertThrows(DeclinedException.class, () -> new Dyn4j().body(point));
  }

  @Test
  void settingsAreNamed() {
    assertEquals(
        List.of("default", "tightest", "default", "default", "default", "default"),
        withSettings().map(Engine::settings).toList());
  }

  /** Who wants only the command line gets nothing of other people's engines. */
  @Test
  void theCommandLineHasNoneOfThem() throws IOException, URISyntaxException {
    URI place = Engine.class.getProtectionDomain().getCodeSource().getLocation().toURI();
    try (JarFile jar = new JarFile(new File(place))) {
      assertNotNull(jar.getEntry("org/certigjk/cli/Main.class"));
      for (String folder :
          List.of(
              "org/dyn4j", "org/locationtech", "com/bulletphysics", "javax/vecmath", "org/ode4j")) {
        assertEquals(
            List.of(),
            jar.stream().map(JarEntry::getName).filter(name -> name.startsWith(folder)).toList());
      }
    }
  }
}
