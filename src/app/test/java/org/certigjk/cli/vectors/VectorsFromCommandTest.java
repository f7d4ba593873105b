package org.certigjk.cli.vectors;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.certigjk.cli.Cli;
import org.certigjk.gjk.Verdict;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.files.VectorReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code certigjk vectors from}: bodies of the user become test vectors that the check accepts. */
class VectorsFromCommandTest {

  private static final String TETRAHEDRON = "examples/tetrahedron.obj";
  private static final String CUBE = "examples/cube.off";

  private static final String ROBOT =
      """
      <robot name="r">
        <link name="base">
          <visual><geometry><box size="9 9 9"/></geometry></visual>
          <collision><geometry><box size="2 1 0.5"/></geometry></collision>
          <collision><geometry><sphere radius="1"/></geometry></collision>
        </link>
        <link name="arm">
          <collision><geometry>
            <mesh filename="package://robot/meshes/arm.obj" scale="2 2 2"/>
          </geometry></collision>
        </link>
      </robot>
      """;

  @TempDir private Path folder = Path.of("");

  private String write(String name, String text) throws IOException {
    return Cli.write(folder, name, text);
  }

  private List<TestVector> vectors(String... args) throws IOException {
    Path file = folder.resolve("out.jsonl");
    List<String> all = new ArrayList<>(List.of("vectors", "from", "--overwrite", "--output"));
    all.add(file.toString());
    all.addAll(List.of(args));
    Cli.run(all.toArray(String[]::new)).ok();
    assertEquals(0, Cli.run("vectors", "check", file.toString()).code());
    List<TestVector> vectors = new ArrayList<>();
    try (VectorReader reader = VectorReader.open(file)) {
      for (TestVector v = reader.next(); v != null; v = reader.next()) {
        vectors.add(v);
      }
    }
    return vectors;
  }

  @Test
  void eachTwoBodiesAreAskedInAllPlaces() throws IOException {
    List<TestVector> vectors = vectors(TETRAHEDRON, CUBE, "--poses", "8");
    assertEquals(8 + (1 + 8) + 8, vectors.size());
    assertEquals(
        List.of("tetrahedron+tetrahedron/random/1", "tetrahedron+tetrahedron/resting/2"),
        vectors.stream().map(TestVector::id).limit(2).toList());
    TestVector asIs = vectors.get(8);
    assertEquals("tetrahedron+cube/as-is", asIs.id());
    assertEquals(4, asIs.query().pair().sizeA());
    assertEquals(8, asIs.query().pair().sizeB());
    List<String> ids = vectors.stream().map(TestVector::id).toList();
    assertEquals(
        ids, vectors(TETRAHEDRON, CUBE, "--poses", "8").stream().map(TestVector::id).toList());
    assertTrue(
        vectors(TETRAHEDRON, "--single", "--poses", "12").stream()
            .allMatch(v -> v.query().single()));
  }

  @Test
  void pairsAreAskedAsTheyAreAndInOtherPlaces() throws IOException {
    String pairs =
        write(
            "pairs.jsonl",
            "{\"id\":\"my pair\",\"a\":[[0,0],[1,0]],\"b\":[[0,0.1]],\"note\":{}}\n");
    List<TestVector> vectors = vectors(pairs, "--poses", "4");
    assertEquals(5, vectors.size());
    assertEquals("my-pair/as-is", vectors.get(0).id());
    assertEquals(Verdict.SEPARATED, vectors.get(0).expected().verdict());
    assertEquals(0.1, vectors.get(0).expected().distance());
  }

  /** A place of its own stands against being placed. */
  @Test
  void pairsWithPosesAreLeftOutAndNamed() throws IOException {
    String posed =
        "{\"id\":\"turned\",\"a\":[[0,0]],\"b\":[[1,0]],"
            + "\"poseA\":[[1,0,2],[0,1,0]],\"poseB\":[[1,0,0],[0,1,0]]}\n";
    String pairs = write("posed.jsonl", posed);
    Cli cli = Cli.run("vectors", "from", pairs);
    assertEquals(0, cli.code());
    assertEquals(pairs + ": warning: turned is left out: it has poses\n", cli.err());
  }

  /** The check would complain of a query that is there twice. */
  @Test
  void whatComesOutTwiceIsAskedOnce() throws IOException {
    int size = vectors(write("point.json", "[[0,0]]"), "--poses", "16").size();
    assertTrue(size > 0 && size < 16, "" + size);
  }

  @Test
  void boxesAndMeshesOfRobotAreBodies() throws IOException {
    Files.createDirectories(folder.resolve("robot/meshes"));
    Files.createDirectories(folder.resolve("robot/urdf"));
    Files.writeString(
        folder.resolve("robot/meshes/arm.obj"), "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n");
    Path robot = Files.writeString(folder.resolve("robot/urdf/r.urdf"), ROBOT);
    Cli cli = Cli.run("vectors", "from", robot.toString(), "--poses", "0");
    assertEquals(0, cli.code());
    assertEquals(
        robot + ":5: warning: the sphere of base is left out: it is no polytope\n", cli.err());
    assertEquals(2, cli.lines().size());
    String line = cli.lines().get(1);
    assertTrue(line.startsWith("{\"id\":\"base+arm/as-is\""), line);
    assertTrue(line.contains("\"a\":[[-1,-0.5,-0.25],[1,-0.5,-0.25],"), line);
    assertTrue(line.contains("\"b\":[[0,0,0],[2,0,0],"), line);
  }

  @Test
  void wrongInputIsNamedWithFileLineAndField() throws IOException {
    Cli.run("vectors", "from", CUBE, "--poses", "-1")
        .bad(
            "certigjk: --poses -1: from 0 to 1000000 is possible"
                + " (certigjk vectors from --help explains)");
    String bad =
        write("bad.jsonl", "{\"a\":[[0,0]],\"b\":[[1,1]]}\n{\"a\":[[0,0]],\"b\":[[1,\"x\"]]}\n");
    Cli.run("vectors", "from", bad)
        .bad(bad + ":2: field b[0][1]: a number is expected, not a string");
    String noPair = write("none.jsonl", "{\"c\":1}\n");
    assertEquals(2, Cli.run("vectors", "from", noPair).code());
    String robot =
        write("r.urdf", "<robot><link name='x'><collision><geometry>\n<box size='1 1'/>");
    Cli.run("vectors", "from", robot)
        .bad(robot + ":2: field size: three numbers are expected, not \"1 1\"");
    String open = write("open.urdf", "<robot>\n<link>");
    Cli cut = Cli.run("vectors", "from", open);
    assertEquals(2, cut.code());
    assertTrue(cut.err().startsWith(open + ":2: malformed XML: "), cut.err());
    String empty = write("empty.urdf", "<robot/>");
    Cli.run("vectors", "from", empty)
        .bad(empty + ": field collision: no link has a box or a mesh to collide with");
    String flat = write("flat.json", "[[0,0],[1,0]]");
    Cli.run("vectors", "from", flat, CUBE)
        .bad(
            "certigjk: flat has dimension 2, but cube has dimension 3"
                + " (certigjk vectors from --help explains)");
  }

  /** A DTD could name files to be read. */
  @Test
  void entitiesAreNotExpanded() throws IOException {
    String robot =
        write(
            "evil.urdf",
            "<!DOCTYPE r [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><robot><link>&e;</link></robot>");
    Cli cli = Cli.run("vectors", "from", robot);
    assertEquals(2, cli.code());
    assertArrayEquals(new String[0], cli.lines().toArray());
  }
}
