package org.certigjk.cli.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.certigjk.cli.Cli;
import org.junit.jupiter.api.Test;

/** {@code --format csv}. */
class CsvTest {

  private static final String PAIRS =
      """
      {"id": 7, "a": [[0, 0]], "b": [[3, 4]]}
      {"id": "x,\\"y\\"", "a": [[0, 0], [1, 0]], "b": [["1/3", 0]]}
      {"id": [1, 2], "a": [[0, 0], ["x, y", 1]], "b": [[1, 1]]}
      """;

  @Test
  void distances() {
    Cli cli = Cli.runOn(PAIRS, "distance", "-", "--format=csv");
    assertEquals(
        """
        id,line,verdict,distance,squaredDistance,certified,error
        7,1,separated,5,25/1,true,
        "x,""y""\",2,touching,0,0/1,true,
        "[1, 2]",3,error,,,false,"<stdin>:3: field a[1][0]: ""x, y"" is not a number:\
        """,
        cli.out().substring(0, cli.out().indexOf(" unexpected")));
    assertEquals(2, cli.code());
  }

  /** Nobody moves the cursor of a terminal by an id. */
  @Test
  void idsAreShownAsTheyAre() {
    String pairs = "{\"id\": \"\\u001b[2Jx\\n\", \"a\": [[0]], \"b\": [[1]]}\n";
    Cli cli = Cli.runOn(pairs, "distance", "-", "--format=csv");
    assertEquals("\\u001b[2Jx\\u000a,1,separated,1,1/1,true,", cli.lines().get(1));
  }

  @Test
  void roundedNumbersAreNotExact() {
    Cli cli = Cli.runOn(PAIRS, "distance", "-", "--format=csv", "--field=double");
    assertEquals("7,1,separated,5,,true,", cli.lines().get(1));
  }

  @Test
  void depthsAndTimes() {
    String pairs =
        """
        {"a": [[-2], [1]], "b": [[0], [5]], "direction": [1]}
        {"a": [[0]], "b": [[2]], "direction": [3]}
        {"a": [[0]], "b": [[2]], "direction": [1]}
        """;
    assertEquals(
        """
        id,line,verdict,depth,squaredDepth,certified,error
        ,1,overlapping,1,1/1,true,
        ,2,separated,,,true,
        ,3,separated,,,true,
        """,
        Cli.runOn(pairs, "penetration", "-", "--format=csv").ok().out());
    assertEquals(
        """
        id,line,verdict,time,timeOfImpact,certified,error
        ,1,hit,0,0/1,true,
        ,2,hit,0.6666666666666666,2/3,true,
        ,3,miss,,,true,
        """,
        Cli.runOn(pairs, "raycast", "-", "--format=csv").ok().out());
  }

  @Test
  void oneAnswerAndOneThatIsStopped() {
    Cli files =
        Cli.run("distance", "examples/cube.off", "examples/tetrahedron.obj", "--format=csv");
    assertTrue(files.ok().out().contains("\n,,separated,1.7320508075688772,3/1,true,\n"));
    Cli stopped = Cli.runOn(PAIRS, "distance", "-", "--format=csv", "--time-limit=0");
    assertEquals("7,1,stopped,,,false,", stopped.lines().get(1));
  }

  @Test
  void theColumnsAreDocumented() throws IOException {
    String page = Files.readString(Path.of("docs/command-line.md"));
    for (String command : new String[] {"distance", "penetration", "raycast"}) {
      String header = Cli.runOn("{\n", command, "-", "--format=csv").lines().get(0);
      assertTrue(page.contains("`" + header + "`"), header);
    }
  }
}
