package org.certigjk.cli.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.certigjk.cli.Cli;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PenetrationCommandTest {

  private static final String OVERLAPPING = "examples/overlapping.json";
  private static final String PAIRS = "examples/pairs.jsonl";

  @Test
  void printsTheFieldsInOrder() {
    assertEquals(
        "{\"id\":7,\"verdict\":\"overlapping\",\"squaredDepth\":\"1/1\",\"depth\":1,"
            + "\"depthHex\":\"0x1.0p0\",\"penetrationVector\":[\"1/1\"],\"certificate\":{"
            + "\"kind\":\"depth\",\"pairs\":[[0,0],[1,0]],\"facets\":[[1],[0]],\"nearest\":0},"
            + "\"certified\":true,\"a\":[[-2],[1]],\"b\":[[0],[5]]}\n",
        Cli.runOn("{\"id\": 7, \"a\": [[-2], [1]], \"b\": [[0], [5]]}", "penetration", "-")
            .ok()
            .out());
  }

  /** The cross-polytope in four dimensions, around the origin. */
  @Test
  void everyDimensionWillDo() {
    String cross =
        "[[1,0,0,0],[-1,0,0,0],[0,1,0,0],[0,-1,0,0],[0,0,1,0],[0,0,-1,0],[0,0,0,1],[0,0,0,-1]]";
    String pair = "{\"a\": " + cross + ", \"b\": [[0,0,0,0]]}";
    String out = Cli.runOn(pair, "penetration", "-").ok().out();
    assertTrue(out.contains("\"squaredDepth\":\"1/4\",\"depth\":0.5,"), out);
    assertEquals(0, Cli.runOn(out, "check", "-").code());
  }

  @Test
  void bodiesThatTouchHaveDepthZero() {
    String out = Cli.runOn("{\"a\": [[0, 0]], \"b\": [[0, 0]]}", "penetration", "-").ok().out();
    assertTrue(
        out.startsWith(
            "{\"id\":null,\"verdict\":\"touching\",\"squaredDepth\":\"0/1\",\"depth\":0,"
                + "\"depthHex\":\"0x0.0p0\",\"penetrationVector\":[\"0/1\",\"0/1\"],"
                + "\"certificate\":{\"kind\":\"touching\","),
        out);
  }

  @Test
  void bodiesThatAreApartHaveNoDepth() {
    String out = Cli.run("penetration", "examples/cube.off", "examples/tetrahedron.obj").ok().out();
    assertTrue(
        out.startsWith(
            "{\"id\":null,\"verdict\":\"separated\",\"squaredDepth\":null,\"depth\":null,"
                + "\"depthHex\":null,\"penetrationVector\":null,"
                + "\"certificate\":{\"kind\":\"separated\","),
        out);
  }

  @Test
  void textIsForAPerson() {
    assertEquals(
        """
        "two triangles": overlapping
          depth                 1  (squared: 1)
          penetration vector p  (3/5, 4/5)
          certificate           4 facets enclose the origin; no point of A ⊖ B is beyond the nearest, a[1] − b[0], a[2] − b[0]
          checked               yes
        """,
        Cli.run("penetration", OVERLAPPING, "--format", "text").ok().out());
    assertEquals(
        """
        "two triangles": separated
          depth        none
          distance     2.4  (squared: 144/25)
          points[0]    a[1] − b[0] weighs 16/25
          points[1]    a[2] − b[0] weighs 9/25
          certificate  the weighted points sum to v, and v·(a − b) ≥ v·v for all a, b
          checked      yes
        """,
        Cli.run("penetration", "examples/triangles.json", "--format", "text").ok().out());
  }

  @Test
  void decimalsAreReadAsAsked() {
    String line = "{\"a\": [[0], [0.1]], \"b\": [[0], [0.1]]}";
    String out = Cli.runOn(line, "penetration", "-", "--decimals=exact").ok().out();
    assertTrue(out.contains("\"penetrationVector\":[\"1/10\"]"), out);
    assertTrue(Cli.runOn(line, "penetration", "-").ok().out().contains("36028797018963968\"]"));
  }

  @Test
  void aBadLineDoesNotStopABatch() {
    String good = "{\"id\": 1, \"a\": [[0], [4]], \"b\": [[1]]}\n";
    Cli cli = Cli.runOn(good + "{\"id\": 2, \"a\": [[0]]}\n" + good, "penetration", "-");
    assertEquals("<stdin>:2: field b: missing\n", cli.err());
    assertEquals(2, cli.code());
    assertEquals(3, cli.lines().size());
    assertEquals(cli.lines().get(0), cli.lines().get(2));
    assertTrue(cli.lines().get(1).startsWith("{\"id\":2,\"verdict\":\"error\",\"error\":{"));
  }

  @Test
  void wrongUsage() {
    Cli.run("penetration", "no/such.json").bad("no/such.json: no such file");
    Cli.run("penetration", OVERLAPPING, "--field", "double")
        .bad("certigjk: Unknown option: '--field'" + " (certigjk penetration --help explains)");
    assertEquals(2, Cli.run("penetration").code());
    String help = Cli.run("penetration", "--help").ok().out();
    assertTrue(help.contains("Examples:\n  certigjk penetration "), help);
  }

  @Test
  void checkAcceptsWhatIsWritten() {
    Cli depths = Cli.run("penetration", PAIRS).ok();
    Cli check = Cli.runOn(depths.out(), "check", "-");
    assertTrue(check.err().startsWith("<stdin>: 11 accepted, 0 rejected, 0 "), check.err());
    assertEquals(0, check.code());
    String withoutInput = Cli.run("penetration", PAIRS, "--omit-input").ok().out();
    assertEquals(0, Cli.runOn(withoutInput, "check", "-", "--pairs", PAIRS).code());
    assertTrue(
        Cli.runOn(withoutInput, "check", "-")
            .err()
            .startsWith(
                "<stdin>:1: field a: missing: a certificate is about A and B; run the command "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "examples/overlapping.json | 'squaredDepth':'1/1' | 'squaredDepth':'2/1' |"
            + " squaredDepth is 2/1, but should be 1/1",
        "examples/overlapping.json | 'depth':1, | 'depth':2, |"
            + " depth is 2.0, which is not the double nearest to the root of the square",
        "examples/overlapping.json | '0x1.0p0' | '0x1.8p0' |"
            + " depthHex is 0x1.8p0, but depth is 1.0",
        "examples/overlapping.json | ['3/5','4/5'] | ['4/5','3/5'] |"
            + " penetrationVector[0] is 4/5, but should be 3/5",
        "examples/overlapping.json | ['3/5','4/5'] | null | squaredDepth or penetrationVector is null, but there is a depth",
        "examples/overlapping.json | 'verdict':'overlapping' | 'verdict':'touching' |"
            + " verdict is touching, but the certificate is for depth",
        "examples/overlapping.json | 'certified':true | 'certified':false |"
            + " certified is false, but over the rationals every depth is proved",
        "examples/overlapping.json | 'nearest':0 | 'nearest':1 | certificate: facets[0] is nearer than the nearest",
        "examples/overlapping.json | ,[2,3]] | ] | certificate: the facets do not enclose the origin: facets[1] has no neighbour opposite to its corner 0",
        "examples/overlapping.json | 'a':[[0,0],[4,0] | 'a':[[0,0],[5,0] |"
            + " penetrationVector[0] is 3/5, but should be 21/34",
        "examples/overlapping.json | [1,5]]} | [1,5],[0,0]]} | certificate: a point of A - B is beyond the nearest facet",
        "examples/triangles.json | 'squaredDepth':null | 'squaredDepth':'0/1' |"
            + " squaredDepth, depth, depthHex and penetrationVector should be null: the bodies are apart",
        "examples/triangles.json | 'direction':['-36/25' | 'direction':['-35/25' |"
            + " certificate.direction[0] is -7/5, but should be -36/25",
        "examples/triangles.json | 'weights':['16/25','9/25'] | 'weights':['17/25','8/25'] |"
            + " certificate: not true that v·(a − b) ≥ v·v for all pairs; the least is short of it by 17/25"
      })
  void checkRejectsWhatDoesNotHold(String file, String from, String to, String reason) {
    String result = Cli.run("penetration", file).ok().out();
    String mutated = result.replace(from.replace('\'', '"'), to.replace('\'', '"'));
    assertNotEquals(result, mutated);
    Cli check = Cli.runOn(mutated, "check", "-");
    assertEquals("<stdin>:1: rejected (id \"two triangles\"): " + reason + "\n", check.out());
    assertEquals(1, check.code());
  }
}
