package org.certigjk.cli.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.certigjk.cli.Cli;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

public class RayCastCommandTest {

  /** Hit on the way, at the start by touching and by overlapping, miss, no motion. */
  public static final String MOTIONS =
      """
      {"id": 1, "a": [[0, 0], [1, 1]], "b": [[3, 0], [3, 1]], "direction": [4, 0]}
      {"id": 2, "a": [[0, 0], [1, 1]], "b": [[1, 0], [1, 1]], "direction": [4, 0]}
      {"id": 3, "a": [[-1, 0], [1, 0]], "b": [[0, -1], [0, 1]], "direction": [4, 0]}
      {"id": 4, "a": [[0, 0], [1, 1]], "b": [[3, 0], [3, 1]], "direction": [1, "1/3"]}
      {"id": 5, "a": [[0, 0], [1, 1]], "b": [[3, 0], [3, 1]], "direction": [0, 0]}
      """;

  private static final String MOTION = "examples/motion.json";
  private static final String CUBE = "examples/cube.off";
  private static final String TETRAHEDRON = "examples/tetrahedron.obj";

  @TempDir private Path directory = Path.of("");

  @Test
  void printsTheFieldsInOrder() {
    assertEquals(
        "{\"id\":7,\"verdict\":\"hit\",\"timeOfImpact\":\"2/3\",\"point\":[\"2/1\"],"
            + "\"normal\":[\"-1/1\"],\"certificate\":{\"kind\":\"touching\",\"pairs\":[[0,0]],"
            + "\"weights\":[\"1/1\"],\"direction\":[\"-1/1\"]},\"certified\":true,"
            + "\"a\":[[0]],\"b\":[[2]],\"direction\":[3]}\n",
        Cli.runOn("{\"id\": 7, \"a\": [[0]], \"b\": [[2]], \"direction\": [3]}", "raycast", "-")
            .ok()
            .out());
    assertEquals(
        "{\"id\":null,\"verdict\":\"miss\",\"timeOfImpact\":null,\"point\":null,\"normal\":null,"
            + "\"certificate\":{\"kind\":\"separated\",\"pairs\":[[1,0]],\"weights\":[\"1/1\"],"
            + "\"direction\":[\"-1/1\"]},\"certified\":true}\n",
        Cli.runOn(
                "{\"a\": [[0]], \"b\": [[2]], \"direction\": [1]}", "raycast", "-", "--omit-input")
            .ok()
            .out());
  }

  @Test
  void textIsForAPerson() {
    assertEquals(
        """
        "a triangle on its way": hit
          time of impact t  31/42
          common point      (9, 4)
          normal d          (-3, -4)
          points[0]         a[1] − b[0] weighs 17/42
          points[1]         a[2] − b[0] weighs 25/42
          certificate       A has moved by t·r: the weighted points sum to −t·r, d·(a + t·r − b) ≥ 0 for all a, b, and d·r < 0
          checked           yes
        """,
        Cli.run("raycast", MOTION, "--format", "text").ok().out());
    assertEquals(
        """
        A, B: miss
          time of impact t   none
          least distance     1.632993161855452  (squared: 8/3)
          distance vector v  (-4/3, -2/3, -2/3)
          points[0]          a[6] + r − b[0] weighs 1/12
          points[1]          a[6] − b[0] weighs 11/12
          certificate        the weighted points sum to v, and v·(a − b) ≥ v·v and v·(a + r − b) ≥ v·v for all a, b
          checked            yes
        """,
        Cli.run("raycast", CUBE, TETRAHEDRON, "--direction", "-4,4,4", "--format=text").ok().out());
    String start = Cli.runOn(MOTIONS, "raycast", "-", "--format=text").ok().out();
    assertTrue(start.contains("the bodies meet at the start"), start);
  }

  @Test
  void directionsOfFilesAreOptions() {
    String out = Cli.run("raycast", CUBE, TETRAHEDRON, "--direction", "4, 12/3,0x1p2").ok().out();
    assertTrue(out.contains("\"timeOfImpact\":\"1/4\""), out);
    assertTrue(out.endsWith(",\"direction\":[4,4,4]}\n"), out);
    Cli.run("raycast", CUBE, TETRAHEDRON)
        .bad(
            "--direction: missing: the motion of A in the time from 0 to 1, one number per"
                + " dimension");
    Cli.run("raycast", CUBE, TETRAHEDRON, "--direction", "1,2")
        .bad("--direction: dimension 2, but a has dimension 3");
    Cli.run("raycast", CUBE, TETRAHEDRON, "--direction", "1,,2")
        .bad(
            "--direction: \"\" is not a number: it ends too early; accepted are an integer (12), a"
                + " ratio (1/3), a decimal (-0.5, 1e-3) and a hexadecimal float (0x1.8p-3)");
    Cli.run("raycast", MOTION, "--direction", "1,2")
        .bad("--direction: for two files of points only; a record has a direction itself");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`` | missing: the motion of A in the time from 0 to 1, one number per dimension",
        ", 'direction': [1] | dimension 1, but a has dimension 2",
        ", 'direction': [] | a direction without coordinates: at least one is needed",
        ", 'direction': 7 | a direction, [x, y, ...], is expected, not a number"
      })
  void badDirections(String direction, String complaint) throws IOException {
    String text = ("{'a': [[0, 0]], 'b': [[1, 1]]" + direction + "}").replace('\'', '"');
    String file = Cli.write(directory, "motion.json", text);
    Cli.run("raycast", file).badRecord(file + ":1: field direction: " + complaint);
    Cli.run("distance", file).ok(); // which has no use for a direction
  }

  @Test
  void noMemberIsGivenTwice() throws IOException {
    String text = "{'a': [[0]], 'b': [[1]], 'direction': [1], 'direction': [1]}".replace('\'', '"');
    String file = Cli.write(directory, "motion.json", text);
    for (String command : List.of("raycast", "distance")) {
      Cli.run(command, file).badRecord(file + ":1: field direction: given twice");
    }
  }

  @Test
  void aBadLineDoesNotStopABatch() {
    String bad = "{\"id\": 9, \"a\": [[0]], \"b\": [[1]]}\n";
    Cli cli = Cli.runOn(MOTIONS + bad + MOTIONS, "raycast", "-");
    assertTrue(cli.err().startsWith("<stdin>:6: field direction: missing"), cli.err());
    assertEquals(2, cli.code());
    assertEquals(11, cli.lines().size());
    assertEquals(cli.lines().get(0), cli.lines().get(6));
    assertTrue(cli.lines().get(5).startsWith("{\"id\":9,\"verdict\":\"error\",\"error\":{"));
    assertEquals(cli, Cli.runOn(MOTIONS + bad + MOTIONS, "raycast", "-", "--threads=1"));
  }

  @Test
  void checkAcceptsWhatIsWritten() throws IOException {
    Cli check = Cli.runOn(Cli.runOn(MOTIONS, "raycast", "-").ok().out(), "check", "-");
    assertTrue(check.err().startsWith("<stdin>: 5 accepted, 0 rejected, 0 "), check.err());
    assertEquals(0, check.code());
    String file = Cli.write(directory, "motions.jsonl", MOTIONS);
    String withoutInput = Cli.run("raycast", file, "--omit-input").ok().out();
    assertEquals(0, Cli.runOn(withoutInput, "check", "-", "--pairs", file).code());
    assertTrue(Cli.runOn(withoutInput, "check", "-").err().contains("; run the command without "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "1 | 'timeOfImpact':'1/2' | 'timeOfImpact':'1/3' | certificate: the weighted points sum to"
            + " (-2/3, 0/1), not to 0",
        "1 | 'timeOfImpact':'1/2' | 'timeOfImpact':'3/2' | timeOfImpact is 3/2, not from 0 to 1",
        "1 | 'point':['3/1' | 'point':['2/1' | point[0] is 2/1, but should be 3/1",
        "1 | 'normal':['-1/1' | 'normal':['-2/1' | normal[0] is -2/1, but should be -1/1",
        "1 | 'normal':['-1/1','0/1'] | 'normal':null | normal is null exactly if the bodies"
            + " overlap",
        "1 | 'timeOfImpact':'1/2' | 'timeOfImpact':null | verdict is hit, but there is no time of"
            + " impact",
        "1 | 'certified':true | 'certified':false | certified is false, but over the rationals"
            + " every answer is proved",
        "1 | 'direction':[4,0]} | 'direction':[4,1]} | certificate: the weighted points sum to"
            + " (0/1, 1/2), not to 0",
        "2 | 'kind':'touching' | 'kind':'separated' | a certificate for separated does not prove a"
            + " first contact at 0/1",
        "3 | 'normal':null | 'normal':['1/1','0/1'] | normal is null exactly if the bodies overlap",
        "4 | 'point':null | 'point':['1/1','0/1'] | point and normal should be null: there is no"
            + " contact",
        "4 | 'kind':'separated' | 'kind':'touching' | a miss, but the certificate is for touching",
        "4 | 'direction':[1,'1/3']} | 'direction':[2,0]} | certificate: the weighted points sum to"
            + " 0: nothing is separated"
      })
  void checkRejectsWhatDoesNotHold(int id, String from, String to, String reason) {
    String result = Cli.runOn(MOTIONS, "raycast", "-").ok().lines().get(id - 1);
    String mutated = result.replace(from.replace('\'', '"'), to.replace('\'', '"'));
    assertNotEquals(result, mutated);
    Cli check = Cli.runOn(mutated + "\n", "check", "-");
    assertEquals("<stdin>:1: rejected (id " + id + "): " + reason + "\n", check.out(), check.err());
    assertEquals(1, check.code());
  }

  @Test
  void helpHasAnExample() {
    String help = Cli.run("raycast", "--help").ok().out();
    assertTrue(help.contains("Examples:\n  certigjk raycast "), help);
  }
}
