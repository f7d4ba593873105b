package org.certigjk.engines;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.certigjk.referee.Accuracy;
import org.certigjk.referee.Call;
import org.certigjk.referee.DeclinedException;
import org.certigjk.referee.Engine;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Calls;
import org.certigjk.referee.Outcome.Declined;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.engine.LocalEngine;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.dyn4j.geometry.Polygon;
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

  /** What each call answers, by its name; none if the pair is declined. */
  private static Map<String, Answer> answers(Engine<?> engine, double[][] a, double[][] b) {
    Outcome outcome = LocalEngine.of(engine).ask(Query.of(PointPair.of(a, b)), "pair");
    Map<String, Answer> answers = new LinkedHashMap<>();
    if (outcome instanceof Calls calls) {
      calls.byName().forEach((name, answer) -> add(answers, name, answer));
    } else {
      add(answers, "", outcome);
    }
    return answers;
  }

  private static void add(Map<String, Answer> answers, String name, Outcome outcome) {
    if (!(outcome instanceof Declined)) {
      answers.put(name, assertInstanceOf(Answer.class, outcome));
    }
  }

  /** What a call answers must be what it says that it answers, for bodies with their margins. */
  private static void assertAnswers(
      Engine<?> engine, double[][] a, double[][] b, double distance, double depth) {
    double tolerance = engine.precision() == Precision.DOUBLE ? 1e-12 : 1e-6;
    double margins = engine.margins().sum();
    Map<String, Answer> answers = answers(engine, a, b);
    assertEquals(engine.calls().size(), answers.size());
    for (Call call : engine.calls()) {
      Answer answer = answers.get(call.name());
      if (call.answers().contains(Answers.VERDICT)) {
        Set<Meeting> right =
            distance > 0
                ? Set.of(Meeting.SEPARATED, Meeting.NOT_OVERLAPPING)
                : Set.of(Meeting.MEETING);
        assertTrue(right.contains(answer.verdict()), call.name());
      }
      if (answer.distance() != null) {
        assertEquals(Math.max(distance - margins, 0), answer.distance(), tolerance, call.name());
      }
      if (distance > 0 && answer.points() != null) {
        double between = length(answer.points().a(), answer.points().b());
        assertEquals(distance - margins, between, tolerance, call.name());
      }
      if (answer.depth() != null) {
        assertEquals(depth + margins, answer.depth(), tolerance, call.name());
      }
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
    assertAnswers(engine, TRIANGLE, OTHER_TRIANGLE, 2.4, 0);
  }

  @ParameterizedTest
  @MethodSource("flat")
  void polygonsThatMeet(Engine<?> engine) {
    double[][] square = {{1, 1}, {5, 1}, {5, 5}, {1, 5}};
    assertEquals(0, distance(engine, TRIANGLE, square));
    assertAnswers(engine, TRIANGLE, square, 0, 1);
  }

  /** The distance of the boundaries is 0.25. */
  @ParameterizedTest
  @MethodSource("flat")
  void aPolygonInsideAnother(Engine<?> engine) {
    double[][] small = {{0.25, 0.25}, {0.5, 0.25}, {0.25, 0.5}};
    if (engine instanceof JtsIndexed) {
      assertEquals(Map.of(), answers(engine, small, TRIANGLE));
      assertEquals(Map.of(), answers(engine, TRIANGLE, small));
      assertEquals(0.25, distance(engine, TRIANGLE, small), 1e-12);
    } else {
      assertAnswers(engine, small, TRIANGLE, 0, 0.5);
      assertAnswers(engine, TRIANGLE, small, 0, 0.5);
    }
  }

  /** dyn4j means by its verdicts what it says, and not what another of its calls says. */
  @Test
  void callsAreNotMerged() {
    double[][] a = {{0, 0}, {1, 0}, {0, 1}};
    double[][] touching = {{1, 0}, {2, 0}, {2, 1}};
    Map<String, Answer> answers = answers(new Dyn4j(), a, touching);
    assertEquals(Set.of("distance", "detect", "penetration"), answers.keySet());
    assertEquals(Meeting.NOT_OVERLAPPING, answers.get("detect").verdict());
    assertNull(answers.get("distance").depth());
    assertNull(answers.get("detect").distance());
  }

  /**
   * The shortest way out of the square is to the left, and the library's normal is the other way.
   */
  @Test
  void dyn4jSaysHowTheFirstBodyIsToMove() {
    double[][] square = {{0, 0}, {4, 0}, {4, 4}, {0, 4}};
    double[][] other = {{3, 1}, {6, 1}, {6, 2}, {3, 2}};
    Answer answer = answers(new Dyn4j(), square, other).get("penetration");
    double[] normal = answer.normal().stream().mapToDouble(x -> x).toArray();
    assertArrayEquals(new double[] {-1, 0}, normal, 0);
    assertEquals(1.0, answer.depth());
    assertNull(answers(new Dyn4j(), TRIANGLE, OTHER_TRIANGLE).get("penetration").normal());
  }

  /** ode4j gets planes with its bodies, and the origin is inside of them. */
  @Test
  void flatBodiesHaveNoInterior() {
    double[][] square = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}};
    assertThrows(DeclinedException.class, () -> new Ode4j().body(square));
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
    assertAnswers(engine, cube(0), cube(2), Math.sqrt(2), 0);
    assertAnswers(engine, cube(0), cube(0.75), 0, 0.25);
  }

  /** The unit cube, moved along x and y. */
  private static double[][] cube(double shift) {
    double[][] corners = new double[8][];
    Arrays.setAll(
        corners, k -> new double[] {shift + (k & 1), shift + (k >> 1 & 1), (k >> 2 & 1) + 0.25});
    return corners;
  }

  /** Of what a library's own hull makes of rounding it is not accused: the corners are exact. */
  @Test
  void polygonsHaveAllTheirCorners() {
    double[][] needle = {
      {2, -1},
      {0, Double.MIN_VALUE},
      {Math.nextUp(2.0), -1},
      {Math.nextUp(2.0), Math.nextDown(-1.0)}
    };
    assertEquals(4, ((Polygon) new Dyn4j().body(needle)).getVertices().length);
    assertEquals(5, new Jts().body(needle).getNumPoints()); // the first again
    assertEquals(5, new JtsIndexed().body(needle).polygon().getNumPoints());
    double[][] tiny = {{0, 0}, {2e-310, 1e-310}, {1e-310, 3e-310}, {1e-310, 1e-310}};
    assertEquals(4, new Jts().body(tiny).getNumPoints());
    assertThrows(DeclinedException.class, () -> new Dyn4j().body(tiny)); // its area is 0
  }

  /** The methods of JTS assume valid geometries, and it says itself of this one that it is not. */
  @Test
  void whatJtsCallsInvalidIsDeclined() {
    double[][] points = {
      {-7.233235e-318, 5.253637e-318}, {-5.713815e-318, -8.744e-320}, {-3.64966e-319, -8.9416e-320}
    };
    DeclinedException declined =
        assertThrows(DeclinedException.class, () -> new Jts().body(points));
    assertEquals("it calls the polygon invalid: Self-intersection", declined.getMessage());
  }

  /** The epsilons of its documentation are there with all settings. */
  @Test
  void dyn4jIsForgivenItsEpsilon() {
    for (Engine<?> engine : List.of(new Dyn4j(), new Dyn4j().tightest())) {
      for (Call call : engine.calls()) {
        assertEquals(Accuracy.of(Math.sqrt(0x1p-53)), call.tolerance(), call.name());
      }
    }
  }

  /** JBullet gives no closest point of A, and speaks of no distance of more than 2⁶⁴. */
  @Test
  void jBulletIsAskedForWhatItGives() {
    JBullet engine = new JBullet();
    assertNull(answers(engine, cube(0), cube(2)).get("").points());
    double largest = engine.domain().coordinates().largest();
    assertTrue(2 * Math.sqrt(3) * largest < 0x1p64, () -> "" + largest);
  }

  @Test
  void planesAreRight() {
    double[] plane = {0, 0, 1, 0x1p600};
    double[] face = {-0x1p600, -0x1p600, 0x1p600, 0x1p600, 0, 0x1p600, 0, 0x1p600, 0x1p600};
    assertArrayEquals(plane, Ode4j.plane(face, new int[] {0, 1, 2}));
    DeclinedException declined =
        assertThrows(DeclinedException.class, () -> Ode4j.plane(face, new int[] {0, 2, 1}));
    assertEquals("the mean of the vertices, rounded, is not inside", declined.getMessage());
  }

  @Test
  void ode4jIsGivenFiniteNumbers() {
    double[][] huge = {{1.7e308, 0, 0}, {-1.7e308, 0, 0}, {-1.7e308, 1, 0}, {-1.7e308, 0, 1}};
    assertThrows(DeclinedException.class, () -> new Ode4j().body(huge));
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
