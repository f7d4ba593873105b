package org.certigjk.cli.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.certigjk.cli.Cli;
import org.certigjk.hull.ConvexHull;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Meshes that are not convex, and OBJ files with several objects. */
class MeshWarningsTest {

  private static final String SCENE =
      """
      v 9 9 9
      o left box
      v 0 0 0
      v 1 0 0
      v 0 1 0
      v 0 0 1
      f 2 4 3
      f 2 3 5
      f 2 5 4
      f 3 4 5
      o right
      v 5 0 0
      v 6 0 0
      v 5 1 0
      v 5 0 1
      f -4 -2 -3
      f 6//1 7//1 9/2/1
      f 6 9 8
      g top
      f 7 8 9
      """;

  @TempDir private Path directory = Path.of("");

  private String write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text).toString();
  }

  private String points(String text) throws IOException {
    return write("points.json", text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "left box | [[0,0,0],[1,0,0],[0,1,0],[0,0,1]]",
        "right | [[5,0,0],[6,0,0],[5,1,0],[5,0,1]]",
        "top | [[6,0,0],[5,1,0],[5,0,1]]"
      })
  void anObjectHasTheVerticesOfItsFaces(String name, String vertices) throws IOException {
    String scene = write("scene.obj", SCENE);
    String expected = Cli.run("distance", points(vertices), "examples/cube.off").ok().out();
    Cli cli = Cli.run("distance", scene, "examples/cube.off", "--object", name);
    assertEquals(expected, cli.ok().out());
  }

  @Test
  void twoObjectsOfOneFile() throws IOException {
    String scene = write("scene.obj", SCENE);
    Cli cli = Cli.run("distance", scene, scene, "--object=left box", "--object=right");
    assertTrue(cli.ok().out().contains("\"squaredDistance\":\"16/1\""), cli.out());
  }

  @Test
  void objectsTakenTogetherAreAWarning() throws IOException {
    String scene = write("scene.obj", SCENE);
    Cli cli = Cli.run("distance", scene, "examples/cube.off");
    assertEquals(0, cli.code());
    assertEquals(
        scene
            + ": warning: 2 objects (left box, right) are taken together as one body; --object NAME"
            + " takes one",
        cli.err().lines().findFirst().orElse(""));
    Cli groups =
        Cli.run(
            "distance",
            write("g.obj", "g a b\nv 0 0 0\ng c\nv 1 1 1\ng empty\n"),
            "examples/cube.off");
    assertTrue(groups.err().contains(": warning: 3 groups (a, b, c) are taken"), groups.err());
  }

  @Test
  void anObjectThatIsNotThere() throws IOException {
    String scene = write("scene.obj", SCENE);
    Cli.run("distance", scene, "examples/cube.off", "--object", "rihgt")
        .bad(
            scene
                + ": no vertices of an object or group \"rihgt\"; there are left box, right,"
                + " top; did you mean 'right'?");
    Cli.run("distance", "examples/cube.off", "examples/cube.off", "--object", "x")
        .bad("--object: neither file is an OBJ file, which has objects");
    Cli.run("distance", "examples/cube.off", scene, "--object", "x", "--object", "right")
        .bad("--object: A is no OBJ file, and has no objects");
    Cli.run("distance", "examples/pairs.jsonl", "--object", "x")
        .bad("--object: for two files of points only");
    Cli.run("distance", scene, scene, "--object=a", "--object=b", "--object=c")
        .bad("--object: given 3 times; once is for A and B, twice for one each");
  }

  @Test
  void facesHaveTheVerticesThatThereAre() throws IOException {
    String few = write("few.off", "OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 3\n");
    assertEquals(
        few + ": warning: faces[0] names vertices[3], but there are 3: is their number right?\n",
        Cli.run("distance", few, "examples/cube.off").err());
    String fewer = write("fewer.off", "OFF\n3 0 0\n0 0 0\n1 0 0\n0 1 0\n0 0 1\n");
    assertEquals(
        fewer
            + ": warning: after 3 vertices there is \"0 0 1\", which is no face: is the number of"
            + " vertices right?\n",
        Cli.run("distance", fewer, "examples/cube.off").err());
    String header =
        "ply\nformat ascii 1.0\nelement vertex 1\nproperty int x\nproperty int y\nproperty int z\n";
    String more = write("more.ply", header + "end_header\n0 0 9\n\n9 9 9\n");
    assertEquals(
        more + ": warning: more follows the last element: are their numbers right?\n",
        Cli.run("distance", more, "examples/cube.off").err());
    assertEquals(
        "",
        Cli.run("distance", write("all.ply", header + "end_header\n0 0 9\n\n"), more)
            .err()
            .replace(
                more + ": warning: more follows the last element: are their numbers right?\n", ""));
    String beyond = write("beyond.obj", "o A\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 999999999\n");
    Cli.run("distance", beyond, "examples/cube.off", "--object", "A")
        .bad(beyond + ": a face, line or point of \"A\" names vertex 999999999, but there are 3");
    String empty = write("empty.obj", "v 0 0 0\no A\nf x\n");
    Cli.run("distance", empty, "examples/cube.off", "--object", "A")
        .bad(empty + ": no vertices of an object or group \"A\"; there are A");
  }

  /** A box with a notch: every format with faces says it. */
  @Test
  void aMeshThatIsNotConvex() throws IOException {
    String vertices = "0 0 0\n4 0 0\n0 4 0\n1 1 0\n0 0 1\n4 0 1\n0 4 1\n1 1 1\n";
    String off =
        write(
            "l.off",
            "OFF\n8 6 0\n"
                + vertices
                + "4 0 2 3 1\n4 4 5 7 6\n4 0 1 5 4\n4 1 3 7 5\n4 3 2 6 7\n4 2 0 4 6\n");
    String warning =
        ": warning: faces[3] lies inside the convex hull of the vertices: the mesh is not convex,"
            + " or this is an inner wall, or a vertex is in no face; the answer is about the"
            + " hull\n";
    for (String command : new String[] {"distance", "penetration"}) {
      Cli cli = Cli.run(command, off, "examples/cube.off");
      assertEquals(off + warning, cli.err());
      assertEquals(0, cli.code());
    }
    String obj =
        write(
            "l.obj",
            vertices.replaceAll("(?m)^", "v ").replaceFirst("v $", "")
                + "f 1 3 4 2\nf 5 6 8 7\nf 1 2 6 5\nf 2/1 4/1 8 6\nf 4 3 7 8\nf 3 1 5 7\n");
    assertEquals(obj + warning, Cli.run("distance", obj, "examples/cube.off").err());
    String ply =
        write(
            "l.ply",
            "ply\nformat ascii 1.0\nelement vertex 8\nproperty float x\nproperty float y\n"
                + "property float z\nelement face 2\nproperty list uchar int vertex_index\n"
                + "end_header\n"
                + vertices
                + "4 0 2 3 1\n4 1 3 7 5\n");
    assertEquals(
        ply + warning.replace("faces[3]", "faces[1]"),
        Cli.run("distance", ply, "examples/cube.off").err());
  }

  /** A box with a wall through it is convex, and so is one beside which a lonely vertex lies. */
  @Test
  void aFaceInsideDoesNotProveThatTheMeshIsNotConvex() throws IOException {
    String cube = Files.readString(Path.of("examples/cube.off"));
    String wall = write("wall.off", cube.replaceFirst("8 6 12", "8 7 12") + "4 0 2 6 4\n");
    Cli cli = Cli.run("distance", wall, "examples/cube.off");
    assertTrue(cli.err().startsWith(wall + ": warning: faces["), cli.err());
    assertTrue(
        cli.err().contains("or this is an inner wall, or a vertex is in no face"), cli.err());
  }

  /** Also after so many faces that none is kept any more. */
  @Test
  void objectsAreCountedToTheEnd() throws IOException {
    String scene =
        "v 0 0 0\nv 1 0 0\nv 0 1 0\no one\n" + "f 1 2 3\n".repeat(1 << 14) + "o two\nf 1 2 3\n";
    Cli cli = Cli.run("distance", write("many.obj", scene), "examples/cube.off");
    assertTrue(cli.err().contains(": warning: 2 objects (one, two) are taken"), cli.err());
  }

  @Test
  void longNamesAreShortened() throws IOException {
    String name = "x".repeat(100_000);
    String scene = write("long.obj", "o " + name + "\nv 0 0 0\no b\nv 1 1 1\n");
    Cli cli = Cli.run("distance", scene, "examples/cube.off");
    assertTrue(cli.err().contains("(" + "x".repeat(40) + "..., b)"), cli.err());
  }

  /** Hulls of points that are as far as possible from being in general position, and rounded. */
  @Test
  void aConvexMeshIsNeverCalledAnotherThing() throws IOException {
    Random random = new Random(11);
    for (int k = 0; k < 60; k++) {
      int size = 5 + random.nextInt(60);
      double far = k % 3 == 0 ? 1e4 : 0;
      List<double[]> points = new ArrayList<>();
      for (int n = 0; n < size; n++) {
        double[] p = {random.nextGaussian(), random.nextGaussian(), random.nextGaussian()};
        double length = Math.sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]);
        double thin = k % 2 == 0 ? 1e-3 : 1;
        points.add(
            new double[] {
              (float) (p[0] / length + far), (float) (p[1] / length), (float) (thin * p[2] / length)
            });
      }
      double[][] rows = points.toArray(double[][]::new);
      ConvexHull hull = ConvexHull.of(rows);
      StringBuilder off = new StringBuilder("OFF\n" + size + " " + hull.faces().size() + " 0\n");
      for (double[] p : rows) {
        off.append("%s %s %s%n".formatted(p[0], p[1], p[2]));
      }
      for (List<Integer> face : hull.faces()) {
        off.append(face.size());
        face.forEach(corner -> off.append(' ').append(corner));
        off.append('\n');
      }
      Cli.run("distance", write("hull.off", off.toString()), "examples/cube.off").ok();
    }
  }

  /** What comes after the vertices is no error, whatever it is; it may be worth a word. */
  @ParameterizedTest
  @CsvSource({
    "4 0 1 2, true",
    "x y, true",
    "3 0 1 -1, false",
    "3 0 0 0, false",
    "1 0, false",
    "'', false"
  })
  void facesThatAreNoneAreNotJudged(String face, boolean warned) throws IOException {
    String off = write("x.off", "OFF\n4 1 0\n0 0 0\n1 0 0\n0 1 0\n0 0 1\n" + face + "\n");
    Cli cli = Cli.run("distance", off, "examples/cube.off");
    assertEquals(0, cli.code());
    assertEquals(
        warned
            ? "%s: warning: after 4 vertices there is \"%s\", which is no face: is the number of vertices right?\n"
                .formatted(off, face)
            : "",
        cli.err());
  }
}
