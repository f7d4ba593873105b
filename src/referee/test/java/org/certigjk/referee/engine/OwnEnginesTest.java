package org.certigjk.referee.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.certigjk.referee.Engine;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.referee.engine.OwnEngines.Placed;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.family.FamilyPart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The engines of this library, and where others are looked for. */
class OwnEnginesTest {

  private static final double[][] A = {{0, 0}, {4, 0}, {0, 3}};
  private static final double[][] B = {{4, 3}, {6, 3}, {5, 6}};

  @TempDir private Path directory = Path.of("");

  private static <T> double distance(Engine<T> engine, double[][] a, double[][] b) {
    return engine.distance(engine.body(a), engine.body(b));
  }

  @Test
  void exampleOfTheClassComment() {
    Engine<Placed> engine = OwnEngines.certified();
    Placed a = engine.body(new double[][] {{0, 0}, {4, 0}, {0, 3}});
    Placed b = engine.body(new double[][] {{4, 3}, {6, 3}, {5, 6}});
    assertEquals(2.4, engine.distance(a, b));
  }

  @Test
  void allAnswer() {
    for (Engine<?> engine : OwnEngines.all()) {
      assertEquals(2.4, distance(engine, A, B), 1e-15, engine.name());
      assertEquals(0, distance(engine, A, A), engine.name());
      assertEquals(Engine.Precision.DOUBLE, engine.precision());
      assertTrue(
          engine.answers().containsAll(Set.of(Engine.Answers.VERDICT, Engine.Answers.DISTANCE)));
      assertFalse(engine.version().isEmpty());
    }
  }

  /** What the certified query says of exact images is what the algorithm over a field says. */
  @Test
  void bodiesWithPoses() {
    LocalEngine<?> generic = LocalEngine.of(OwnEngines.generic());
    for (Engine<Placed> certified :
        List.of(OwnEngines.certified(), OwnEngines.certifiedOnHulls())) {
      LocalEngine<Placed> local = LocalEngine.of(certified);
      for (String id :
          List.of(
              "gap/3/6/1/quaternion",
              "touching-edge-edge-crossing/3/6/2/quaternion",
              "overlap-by-a-hair/3/6/3/quaternion",
              "random-hulls/3/6/4/quaternion",
              "gap/2/6/1/posed",
              "overlap-by-a-hair/3/6/2/posed")) {
        Query query = FamilyPart.reproduce(id).query();
        assertTrue(local.declaration().takes(query), id);
        Outcome.Answer said = (Outcome.Answer) local.ask(query, id);
        Outcome.Answer right = (Outcome.Answer) generic.ask(query, id);
        assertEquals(right.verdict(), said.verdict(), id);
        assertEquals(right.distance(), said.distance(), id);
        assertEquals(right.depth(), said.depth(), id);
      }
      Query line = FamilyPart.reproduce("grid/1/4/1/posed").query();
      assertEquals(
          new Outcome.Declined("it takes poses of the plane and of space only"),
          local.ask(line, "line"));
    }
  }

  /** Normals go from B to A: of bodies that overlap, touch and are apart. */
  @Test
  void normalsAndContactPoints() {
    double[][] square = {{0, 0}, {4, 0}, {4, 4}, {0, 4}};
    for (Engine<?> engine : List.of(OwnEngines.certified(), OwnEngines.generic())) {
      for (double x : new double[] {3, 4, 5}) {
        Answer answer = answer(engine, square, new double[][] {{x, 2}, {9, 1}, {9, 3}});
        assertEquals(List.of(-1.0, 0.0), answer.normal());
        Points deepest = x == 5 ? null : Points.of(new double[] {4, 2}, new double[] {x, 2});
        assertEquals(deepest, answer.contacts());
      }
    }
  }

  private static <T> Answer answer(Engine<T> engine, double[][] a, double[][] b) {
    return engine.answer(engine.body(a), engine.body(b));
  }

  @Test
  void namesAreOneWord() {
    assertEquals(
        List.of("kernel", "kernel+hull", "certified", "certified+hull", "generic"),
        OwnEngines.all().stream().map(Engine::name).toList());
  }

  @Test
  void dimensions() {
    assertTrue(OwnEngines.certified().takes(15));
    assertFalse(OwnEngines.certified().takes(16));
    assertFalse(OwnEngines.generic().takes(16));
    assertTrue(OwnEngines.certifiedOnHulls().takes(3));
    assertFalse(OwnEngines.certifiedOnHulls().takes(4));
    double[][] points = {{1, 2, 3, 4}, {5, 6, 7, 8}};
    assertEquals(0, distance(OwnEngines.certified(), points, points));
  }

  @Test
  void aFolderWithoutDriversHasNone() throws IOException {
    assertEquals(List.of(), Engines.from(directory));
    assertEquals(List.of(), Engines.from(directory.resolve("missing")));
    Files.writeString(directory.resolve("text.txt"), "no jar");
    assertEquals(List.of(), Engines.from(directory));
  }

  @Test
  void aDriverThatIsNotThereIsAnError() throws IOException {
    Path services = Files.createDirectories(directory.resolve("META-INF/services"));
    String name = Engine.class.getName();
    Files.writeString(services.resolve(name), "org.example.Missing");
    Path jar = directory.resolve("bad.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new JarEntry("META-INF/services/" + name));
      out.write(Files.readAllBytes(services.resolve(name)));
    }
    IOException e = assertThrows(IOException.class, () -> Engines.from(directory));
    assertTrue(String.valueOf(e.getMessage()).contains("org.example.Missing"), e.getMessage());
  }
}
