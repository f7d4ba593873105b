package org.certigjk.engines;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
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
import java.util.stream.Stream;
import org.certigjk.referee.Engine;
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

  static Stream<Engine<?>> flat() {
    return engines().stream().filter(engine -> engine.takes(2));
  }

  static Stream<Engine<?>> spatial() {
    return engines().stream().filter(engine -> engine.takes(3));
  }

  private static <B> double distance(Engine<B> engine, double[][] a, double[][] b) {
    return engine.distance(engine.body(a), engine.body(b));
  }

  @Test
  void everyDriverIsNamed() {
    assertEquals(
        List.of("dyn4j", "JTS", "JTS-indexed", "JBullet"),
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
  }

  @ParameterizedTest
  @MethodSource("flat")
  void polygonsThatMeet(Engine<?> engine) {
    double[][] square = {{1, 1}, {5, 1}, {5, 5}, {1, 5}};
    assertEquals(0, distance(engine, TRIANGLE, square));
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
    assertEquals(Math.sqrt(2), distance(engine, cube(0), cube(2)), 1e-6);
    assertEquals(0, distance(engine, cube(0), cube(0.5)));
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
    assertThrows(RuntimeException.class, () -> new Dyn4j().body(new double[][] {{1, 2}}));
  }

  /** Who wants only the command line gets nothing of other people's engines. */
  @Test
  void theCommandLineHasNoneOfThem() throws IOException, URISyntaxException {
    URI place = Engine.class.getProtectionDomain().getCodeSource().getLocation().toURI();
    try (JarFile jar = new JarFile(new File(place))) {
      assertNotNull(jar.getEntry("org/certigjk/cli/Main.class"));
      for (String folder :
          List.of("org/dyn4j", "org/locationtech", "com/bulletphysics", "javax/vecmath")) {
        assertEquals(
            List.of(),
            jar.stream().map(JarEntry::getName).filter(name -> name.startsWith(folder)).toList());
      }
    }
  }
}
