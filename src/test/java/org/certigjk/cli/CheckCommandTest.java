package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.certigjk.field.Numerals;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CheckCommandTest {

  private static final String PAIRS = "examples/pairs.jsonl";

  @TempDir private Path directory = Path.of("");

  @ParameterizedTest
  @CsvSource({
    "--field=rational, '11 accepted, 0 rejected, 0'",
    "--decimals=exact, '11 accepted, 0 rejected, 0'",
    "--sub-algorithm=backup, '11 accepted, 0 rejected, 0'",
    "--trace, '11 accepted, 0 rejected, 0'",
    "--field=double, '8 accepted, 0 rejected, 3'",
    "--field=float, '8 accepted, 0 rejected, 3'"
  })
  void acceptsWhatDistanceWrites(String option, String summary) {
    String results = Cli.run("distance", PAIRS, option).out();
    Cli check = Cli.runOn(results, "check", "-");
    assertEquals("", check.out());
    assertTrue(check.err().startsWith("<stdin>: " + summary + " without a proof"), check.err());
    assertEquals(0, check.code());
  }

  @ParameterizedTest
  @CsvSource({"--decimals=nearest", "--decimals=exact"})
  void acceptsResultsWithTheirPairs(String option) {
    String results = Cli.run("distance", PAIRS, "--omit-input", option).ok().out();
    assertEquals(0, Cli.runOn(results, "check", "-", "--pairs", PAIRS, option).code());
  }

  @Test
  void readsDecimalsOfThePairsAsTheResultsDid() {
    String results = Cli.run("distance", PAIRS, "--omit-input", "--decimals=exact").ok().out();
    assertEquals(1, Cli.runOn(results, "check", "-", "--pairs", PAIRS).code());
  }

  @Test
  void needsThePairs() {
    Cli check = Cli.runOn(Cli.run("distance", PAIRS, "--omit-input").ok().out(), "check", "-");
    assertEquals(2, check.code());
    assertTrue(
        check
            .err()
            .startsWith(
                "<stdin>:1: field a: missing: a certificate is about A and B; run distance without"
                    + " --omit-input, or name the pairs with --pairs FILE\n"),
        check.err());
  }

  @Test
  void pairsMustFit() throws IOException {
    String results = Cli.run("distance", PAIRS, "--omit-input").ok().out();
    String one = Cli.write(directory, "one.jsonl", results.lines().findFirst().orElse("") + "\n");
    Cli check = Cli.run("check", one, "--pairs", PAIRS);
    assertEquals(PAIRS + ":2: more pairs than results in " + one + "\n", check.err());
    assertEquals(2, check.code());
    check = Cli.run("check", PAIRS, "--pairs", one);
    assertTrue(
        check.err().endsWith(PAIRS + ":2: more results than pairs in " + one + "\n"), check.err());
    String pair = "{\"id\": \"other\", \"a\": [[0, 0]], \"b\": [[1, 1]]}\n";
    check = Cli.run("check", one, "--pairs", Cli.write(directory, "other.jsonl", pair));
    assertEquals(
        one
            + ":1: rejected (id \"apart\"): the id is \"apart\", but that of the pair is"
            + " \"other\"\n",
        check.out());
    assertEquals(1, check.code());
  }

  @Test
  void idsAreQuotedAsTheyAreWritten() throws IOException {
    String points = ", \"a\": [[0]], \"b\": [[1]]}";
    String results = Cli.runOn("{\"id\": [1E3, \"\\u0041\"]" + points, "distance", "-").ok().out();
    String other = Cli.write(directory, "o.jsonl", "{\"id\": {\"k\": 0.10 }" + points + "\n");
    assertEquals(
        "<stdin>:1: rejected (id [1E3, \"\\u0041\"]): the id is [1E3, \"\\u0041\"], but that of the"
            + " pair is {\"k\": 0.10 }\n",
        Cli.runOn(results, "check", "-", "--pairs", other).out());
  }

  /** The square of a coordinate is twice as long. */
  @Test
  void readsNumbersLongerThanThoseOfPairs() {
    String zeros = "0".repeat(Numerals.MAX_LENGTH);
    String result = Cli.run("distance", "examples/triangles.json").ok().out();
    String longer =
        result
            .replace("\"squaredDistance\":\"", "\"squaredDistance\":\"" + zeros)
            .replaceFirst("\"a\":\\[\\[([0-9]+)", "\"a\":[[\"" + zeros + "$1/1\"");
    assertEquals(result.length() + 2 * zeros.length() + 4, longer.length());
    assertEquals(0, Cli.runOn(longer, "check", "-").code());
  }

  /** Each row: the verdict of the pair, what is replaced by what, and the reason given. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "apart | 'squaredDistance':'9/2' | 'squaredDistance':'5/2' |"
            + " squaredDistance is 5/2, but v·v is 9/2",
        "apart | 'distance':2.1213203435596424 | 'distance':2.121320343559642 |"
            + " distance is 2.121320343559642, but the root of squaredDistance is"
            + " 2.1213203435596424",
        "apart | 'distanceHex':'0x1.0f876ccdf6cd9p1' | 'distanceHex':'0x1p1' |"
            + " distanceHex is not that of the distance, 0x1.0f876ccdf6cd9p1",
        "apart | 'distanceVector':['-3/2' | 'distanceVector':['-1/2' |"
            + " distanceVector[0] is -1/2, but should be -3/2",
        "apart | 'closestPoints':{'a':['1/2' | 'closestPoints':{'a':['1/3' |"
            + " closestPoints.a[0] is 1/3, but should be 1/2",
        "apart | 'b':['2/1','2/1']} | 'b':['2/1','3/1']} |"
            + " closestPoints.b[1] is 3/1, but should be 2/1",
        "apart | 'verdict':'separated' | 'verdict':'touching' |"
            + " verdict is touching, but the certificate is for separated",
        "apart | 'weights':['1/2','1/2'] | 'weights':['1/3','1/2'] |"
            + " certificate: not true that the weights sum to 1; the difference is -1/6",
        "apart | 'weights':['1/2','1/2'] | 'weights':['3/2','-1/2'] |"
            + " certificate: not true that every weight is positive; at index [1];"
            + " the difference is -1/2",
        "apart | 'weights':['1/2','1/2'] | 'weights':['1/3','2/3'] |"
            + " certificate: not true that v·(a − b) ≥ v·v for all pairs; at index [1, 0];"
            + " the difference is -2/9",
        "apart | 'pairs':[[1,0] | 'pairs':[[9,0] |"
            + " certificate: not true that every index pair names a point of A; at index [0]",
        "apart | 'exit':'optimal' | 'exit':'zero-vector' |"
            + " exit is zero-vector, but separated ends with optimal",
        "one cube inside another | 'exit':'zero-vector' | 'exit':'bored' |"
            + " exit is bored, but overlapping ends with zero-vector",
        "apart | 'direction':['-3/2' | 'direction':['-1/2' |"
            + " certificate.direction[0] is -1/2, but should be -3/2",
        "apart | 'certified':true | 'certified':false |"
            + " certified is false, but the certificate is a proof",
        "apart | 'a':[[0,0] | 'a':[[9,9] | certificate: not true that v·(a − b) ≥ v·v for all"
            + " pairs; at index [0, 0]; the difference is -51/2",
        "touching along an edge | 'direction':['-2/1' | 'direction':['2/1' |"
            + " certificate: not true that d·(a − b) ≥ 0 for all pairs; at index [0, 1];"
            + " the difference is -4",
        "one cube inside another | 'basis':[0,2,3] | 'basis':[0,2,2] |"
            + " certificate: not true that the differences of the basis are linearly independent",
        "one cube inside another | 'basis':[0,2,3] | 'basis':[0,2] | certificate: not true that"
            + " the basis has as many positions as there are dimensions"
      })
  void rejectsWhatDoesNotHold(String id, String from, String to, String reason) {
    String result =
        Cli.run("distance", PAIRS).ok().lines().stream()
            .filter(line -> line.contains("\"" + id + "\""))
            .findFirst()
            .orElse("");
    String mutated = result.replace(from.replace('\'', '"'), to.replace('\'', '"'));
    assertNotEquals(result, mutated);
    Cli check = Cli.runOn(mutated + "\n", "check", "-");
    String amount = reason.endsWith("is -4") ? reason + "/1" : reason;
    assertEquals("<stdin>:1: rejected (id \"" + id + "\"): " + amount + "\n", check.out());
    assertEquals(1, check.code());
  }

  @Test
  void rejectsFalseBounds() {
    String line = "{\"a\": [[\"1/3\", 0], [1, 0]], \"b\": [[0, 0], [\"2/6\", 1]]}";
    String result = Cli.runOn(line, "distance", "-", "--field=double").ok().out();
    assertEquals(0, Cli.runOn(result, "check", "-").code());
    Cli moved = Cli.runOn(result.replaceFirst("\"v\":\\[[^,]*", "\"v\":[0.5"), "check", "-");
    assertTrue(moved.out().startsWith("<stdin>:1: rejected: simplex.v[0] is 0.5, "), moved.out());
    Cli ended = Cli.runOn(result.replace("no-decrease", "optimal"), "check", "-");
    assertTrue(ended.out().contains("exit is optimal, but stopped ends with no-decrease or "));
    String mutated = result.replaceFirst("\"squaredLower\":\"[^\"]*\"", "\"squaredLower\":\"1/2\"");
    Cli check = Cli.runOn(mutated, "check", "-");
    assertTrue(check.out().startsWith("<stdin>:1: rejected: bounds.squaredLower is not "));
    assertEquals(1, check.code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "1.5", "\"1\"", "null", "1e1"})
  void iterationsAreCounted(String iterations) {
    String result = Cli.run("distance", "examples/triangles.json").ok().out();
    Cli check =
        Cli.runOn(result.replaceFirst("(\"iterations\":)0", "$1" + iterations), "check", "-");
    assertTrue(
        check
            .err()
            .startsWith("<stdin>:1: field iterations: a whole number, not negative, is expected\n"),
        check.err());
    assertEquals(2, check.code());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "7 | :1: a result, a JSON object, is expected",
        "{'verdict': 'separated', 'a': [[0, 0]], 'b': [[1]]} | :1: field b: dimension 1, but a has"
            + " dimension 2",
        "{'verdict': 'hit', 'timeOfImpact': '1/2', 'a': [[0]], 'b': [[1]]} | :1: field direction:"
            + " missing",
        "{'verdict': 'touching', 'squaredDepth': '0/1', 'a': [[0]], 'b': [[0]]} | :1: field"
            + " certificate.kind: missing",
        "{} | :1: field verdict: missing",
        "{'verdict': 'separated', 'a': [[0]], 'b': [[1]]} | :1: field certificate.kind: missing",
        "{'verdict': 'x', 'field': 'y'} | :1: field field: rational, double or float is expected",
        "{'verdict': 'separated', 'a': [[1e999999999]], 'b': [[0]]} |"
            + " :1: field a[0][0]: '1E+999999999' exceeds the largest double,"
            + " 1.7976931348623157E308, in magnitude"
      })
  void badResults(String text, String complaint) {
    Cli check = Cli.runOn(text.replace('\'', '"') + "\n", "check", "-");
    assertEquals(
        "<stdin>" + complaint.replace('\'', '"'), check.err().lines().findFirst().orElse(""));
    assertEquals(2, check.code());
  }
}
