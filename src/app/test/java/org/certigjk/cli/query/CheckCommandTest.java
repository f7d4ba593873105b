package org.certigjk.cli.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.certigjk.cli.Cli;
import org.certigjk.number.Numerals;
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
                "<stdin>:1: field a: missing: a certificate is about A and B; run the command"
                    + " without --omit-input, or name the pairs with --pairs FILE\n"),
        check.err());
  }

  @Test
  void pairsMustFit() throws IOException {
    String results = Cli.run("distance", PAIRS, "--omit-input").ok().out();
    String one = Cli.write(directory, "one.jsonl", results.lines().findFirst().orElse("") + "\n");
    Cli check = Cli.run("check", one, "--pairs", PAIRS);
    assertEquals(
        PAIRS
            + ":2: more pairs than results in "
            + one
            + "\n"
            + one
            + ": 1 accepted, 0 rejected, 0 without a proof (stopped, rounded, error), 1 unreadable\n",
        check.err());
    assertEquals(2, check.code());
    String first = Cli.write(directory, "first.jsonl", firstLine(PAIRS));
    String all = Cli.write(directory, "all.jsonl", results);
    check = Cli.run("check", all, "--pairs", first);
    assertTrue(
        check.err().startsWith(all + ":2: more results than pairs in " + first + "\n"),
        check.err());
    String pair = "{\"id\": \"other\", \"a\": [[0, 0]], \"b\": [[1, 1]]}\n";
    check = Cli.run("check", one, "--pairs", Cli.write(directory, "other.jsonl", pair));
    assertEquals(
        one + ":1: rejected (id \"apart\"): the id is not that of the pair\n", check.out());
    assertEquals(1, check.code());
  }

  @Test
  void idsAreQuotedAsTheyAreWritten() throws IOException {
    String points = ", \"a\": [[0]], \"b\": [[1]]}";
    String results = Cli.runOn("{\"id\": [1E3, \"\\u0041\"]" + points, "distance", "-").ok().out();
    String other = Cli.write(directory, "o.jsonl", "{\"id\": {\"k\": 0.10 }" + points + "\n");
    assertEquals(
        "<stdin>:1: rejected (id [1E3, \"\\u0041\"]): the id is not that of the pair\n",
        Cli.runOn(results, "check", "-", "--pairs", other).out());
  }

  /** The square of a coordinate is twice as long. */
  @Test
  void readsNumbersLongerThanThoseOfPairs() {
    String zeros = "0".repeat(Numerals.MAX_LENGTH);
    String result = Cli.run("distance", "examples/triangles.json").ok().out();
    String longer =
        result.replaceFirst(
            "(\"squaredDistance\":\")([0-9]+)/([0-9]+)", "$1$2" + zeros + "/$3" + zeros);
    assertEquals(result.length() + 2 * zeros.length(), longer.length());
    assertEquals(0, Cli.runOn(longer, "check", "-").code());
  }

  /** Each row: the verdict of the pair, what is replaced by what, and the reason given. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "apart | 'squaredDistance':'9/2' | 'squaredDistance':'5/2' |"
            + " squaredDistance is 5/2, but should be 9/2",
        "apart | 'distance':2.1213203435596424 | 'distance':2.121320343559642 |"
            + " distance is 2.121320343559642, which is not the double nearest to the root of the square",
        "apart | 'distanceHex':'0x1.0f876ccdf6cd9p1' | 'distanceHex':'0x1.0p1' |"
            + " distanceHex is 0x1.0p1, but distance is 2.1213203435596424",
        "apart | 'distanceVector':['-3/2' | 'distanceVector':['-1/2' |"
            + " distanceVector[0] is -1/2, but should be -3/2",
        "apart | 'closestPoints':{'a':['1/2' | 'closestPoints':{'a':['1/3' |"
            + " closestPoints.a[0] is 1/3, but should be 1/2",
        "apart | 'b':['2/1','2/1']} | 'b':['2/1','3/1']} |"
            + " closestPoints.b[1] is 3/1, but should be 2/1",
        "apart | 'verdict':'separated' | 'verdict':'touching' |"
            + " verdict is touching, but the certificate is for separated",
        "apart | 'weights':['1/2','1/2'] | 'weights':['1/3','1/2'] |"
            + " certificate: the weights sum to 5/6, not to 1",
        "apart | 'weights':['1/2','1/2'] | 'weights':['3/2','-1/2'] |"
            + " certificate: weights[1] is -1/2, not positive",
        "apart | 'weights':['1/2','1/2'] | 'weights':['1/3','2/3'] |"
            + " certificate: not true that v·(a − b) ≥ v·v for all pairs; the least is short of it by 2/9",
        "apart | 'pairs':[[1,0] | 'pairs':[[9,0] |"
            + " certificate.pairs[0] names no points: A has 3, B has 3",
        "apart | 'exit':'optimal' | 'exit':'zero-vector' |"
            + " exit is zero-vector, but separated ends with optimal",
        "one cube inside another | 'exit':'zero-vector' | 'exit':'optimal' |"
            + " exit is optimal, but overlapping ends with zero-vector",
        "apart | 'direction':['-3/2' | 'direction':['-1/2' |"
            + " certificate.direction[0] is -1/2, but should be -3/2",
        "apart | 'certified':true | 'certified':false |"
            + " verdict is separated and certified false, but over the rationals there is always a proof",
        "apart | 'a':[[0,0] | 'a':[[9,9] | certificate: not true that v·(a − b) ≥ v·v for all pairs; the least is short of it by 51/2",
        "touching along an edge | 'direction':['-2/1' | 'direction':['2/1' |"
            + " certificate: not true that d·(a − b) ≥ 0 for all pairs; the least is -4/1",
        "one cube inside another | 'basis':[0,2,3] | 'basis':[0,2,2] |"
            + " certificate: the points of the basis are linearly dependent",
        "one cube inside another | 'basis':[0,2,3] | 'basis':[0,2] | certificate: the basis has 2 positions, the dimension is 3"
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
    assertEquals("<stdin>:1: rejected (id \"" + id + "\"): " + reason + "\n", check.out());
    assertEquals(1, check.code());
  }

  @Test
  void rejectsFalseBounds() {
    String line = "{\"a\": [[\"1/3\", 0], [1, 0]], \"b\": [[0, 0], [\"2/6\", 1]]}";
    String result = Cli.runOn(line, "distance", "-", "--field=double").ok().out();
    assertEquals(0, Cli.runOn(result, "check", "-").code());
    Cli moved = Cli.runOn(result.replaceFirst("\"v\":\\[[^,]*", "\"v\":[0.5"), "check", "-");
    assertTrue(moved.out().startsWith("<stdin>:1: rejected: simplex.v[0] is 1/2, "), moved.out());
    Cli ended = Cli.runOn(result.replace("no-decrease", "optimal"), "check", "-");
    assertTrue(ended.out().contains("exit is optimal, but stopped ends with no-decrease or "));
    String mutated = result.replaceFirst("\"squaredLower\":\"[^\"]*\"", "\"squaredLower\":\"1/2\"");
    Cli check = Cli.runOn(mutated, "check", "-");
    assertTrue(
        check.out().startsWith("<stdin>:1: rejected: bounds.squaredLower is 1/2, but should be "));
    assertEquals(1, check.code());
  }

  /** Each row: what is replaced by what in a result, and what is wrong then. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'b':[[2 | 'b':[[1,1,1],[2 | b[0]: dimension 3, but a[0] has dimension 2",
        "'b':[[2 | 'b':[[1e999,2],[2 | b[0][0]: 1e999 exceeds the largest number of the field in"
            + " magnitude",
        "'certified':true | 'certified':'true' | certified: true or false is expected, not a string",
        "'pairs':[[1,0] | 'pairs':[[1.0,0] | certificate.pairs[0][0]: a whole number from 0 to"
            + " 2147483647 is expected, not 1.0",
        "'weights':['1/2' | 'weights':['0x1p-3000000000' | certificate.weights[0]: a ratio 'p/q'"
            + " without leading zeros is expected, not '0x1p-3000000000'",
        "'weights':['1/2' | 'weights':[true | certificate.weights[0]: a string is expected, not true",
        "'weights':['1/2' | 'weights':['\u0661/2' | certificate.weights[0]: a ratio 'p/q' without"
            + " leading zeros is expected, not '\u0661/2'",
        "'field':'rational' | 'field':'real' | field: one of rational, double, float is expected, not"
            + " 'real'",
        "'exit':'optimal' | 'exit':'bored' | exit: one of optimal, zero-vector, no-decrease,"
            + " no-subset, simplex-full, out-of-range, no-certificate, iteration-limit, time-limit is expected,"
            + " not 'bored'",
        "'field':'rational' | 'squaredDepth':null,'field':'rational' | squaredDistance: a result of"
            + " this kind has no such member",
        "'field':'rational' | 'format':1,'field':'rational' | format: a result of this kind has no such"
            + " member"
      })
  void refusesWhatIsNoResult(String from, String to, String complaint) {
    String result = Cli.run("distance", PAIRS).ok().lines().get(0);
    String mutated = result.replace(from.replace('\'', '"'), to.replace('\'', '"'));
    assertNotEquals(result, mutated);
    Cli check = Cli.runOn(mutated + "\n" + result + "\n", "check", "-");
    assertEquals(
        "<stdin>:1: field " + complaint.replace('\'', '"'),
        check.err().lines().findFirst().orElse(""));
    assertTrue(check.err().contains(": 1 accepted, 0 rejected, 0 "), check.err());
    assertEquals(2, check.code());
  }

  /** The true distance is 5, and 100 the root of what stands beside it. */
  @Test
  void rejectsALieThatAgreesWithItself() {
    String lie =
        "{\"id\":\"v\",\"verdict\":\"separated\",\"squaredDistance\":10000,\"distance\":100,"
            + "\"distanceHex\":\"0x1.9p6\",\"distanceVector\":[-60,-80],"
            + "\"closestPoints\":{\"a\":[0,0],\"b\":[3,4]},\"iterations\":0,\"exit\":\"optimal\","
            + "\"certificate\":{\"kind\":\"separated\",\"pairs\":[[0,0]],\"weights\":[1],"
            + "\"direction\":[-60,-80]},\"certified\":true,\"field\":\"double\","
            + "\"engine\":\"generic\",\"a\":[[0,0]],\"b\":[[3,4]]}\n";
    Cli check = Cli.runOn(lie, "check", "-");
    assertTrue(
        check.out().startsWith("<stdin>:1: rejected (id \"v\"): distanceVector[0] is -60/1, "),
        check.out());
    assertEquals(1, check.code());
    String truth = lie.replace("10000", "25").replace("100,", "5,").replace("1.9p6", "1.4p2");
    String near = truth.replace("-60", "-3").replace("-80", "-4");
    assertEquals(0, Cli.runOn(near, "check", "-").code());
    assertEquals(1, Cli.runOn(near.replace(":true", ":false"), "check", "-").code());
    assertEquals(1, Cli.runOn(near.replace(":25,", ":null,"), "check", "-").code());
  }

  /**
   * The weights prove the distance vector (s, s) with s = 1 − 2⁻⁴⁴, but in doubles it is (1, 1).
   */
  @Test
  void aVectorSpoiltByCancellationIsNotCertified() {
    String pair = "{\"a\": [[1025, -1023], [-1023, 1025]], \"b\": [[\"0x1p-44\", \"0x1p-44\"]]}";
    String result = Cli.runOn(pair, "distance", "-", "--field=double").ok().out();
    assertTrue(result.contains("\"weights\":[0.5,0.5]"), result);
    assertTrue(result.contains("\"certified\":false"), result);
    assertTrue(Cli.runOn(result, "check", "-").err().contains(" 1 without a proof "));
    String bold = result.replace("\"certified\":false", "\"certified\":true");
    assertTrue(
        Cli.runOn(bold, "check", "-").out().contains(": distanceVector[0] is 1/1, but should be "));
  }

  @Test
  void bodiesOfTheRecordMustBeThoseOfThePair() throws IOException {
    String results = Cli.run("distance", PAIRS).ok().lines().get(0) + "\n";
    String pair = firstLine(PAIRS);
    assertEquals(
        0, Cli.runOn(results, "check", "-", "--pairs", Cli.write(directory, "p", pair)).code());
    String other = pair.replaceFirst("\\[3, 2\\]", "[4, 2]");
    assertNotEquals(pair, other);
    Cli check = Cli.runOn(results, "check", "-", "--pairs", Cli.write(directory, "o", other));
    assertEquals("<stdin>:1: rejected (id \"apart\"): b is not that of the pair\n", check.out());
  }

  /** Numbers of an id are never computed with. */
  @Test
  void idsMayHaveAnyNumber() throws IOException {
    String id = "[1e99999999999999999999," + "7".repeat(2000) + "]";
    String pair = "{\"id\":" + id + ",\"a\":[[0]],\"b\":[[1]]}\n";
    String results = Cli.runOn(pair + pair, "distance", "-").ok().out();
    assertEquals(0, Cli.runOn(results, "check", "-").code());
    String pairs = Cli.write(directory, "ids.jsonl", pair + "7\n");
    Cli check = Cli.runOn(results, "check", "-", "--pairs", pairs);
    assertTrue(check.err().startsWith(pairs + ":2: an object, {...}, is expected"), check.err());
    assertTrue(check.err().contains(": 1 accepted, 0 rejected, 0 "), check.err());
    assertEquals(2, check.code());
  }

  private static String firstLine(String file) throws IOException {
    return Files.readAllLines(Path.of(file)).get(0) + "\n";
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "1.5", "\"1\"", "null", "1e1"})
  void iterationsAreCounted(String iterations) {
    String result = Cli.run("distance", "examples/triangles.json").ok().out();
    Cli check =
        Cli.runOn(result.replaceFirst("(\"iterations\":)0", "$1" + iterations), "check", "-");
    assertTrue(check.err().startsWith("<stdin>:1: field iterations: a whole number"), check.err());
    assertEquals(2, check.code());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "7 | :1: an object, {...}, is expected, not a number",
        "{} | :1: field verdict: missing",
        "{'verdict': 'separated', 'id': 1} | :1: field squaredDistance: missing",
        "{'verdict': 'x'} | :1: field verdict: one of separated, touching, overlapping, stopped is"
            + " expected, not 'x'",
        "{'verdict': 'error', 'id': 1, 'error': 'x'} | :1: field error: an object, {...}, is"
            + " expected, not a string",
        "{'expected': {}} | :1: field verdict: missing: this is a line of a file of test vectors;"
            + " certigjk vectors check reads them",
        "{'verdict': 'x', 'verdict': 'y'} | :1: field verdict: given twice",
        "{'verdict': truth} | :1: malformed JSON at column 13: a value is expected, not U+0074",
        "{'verdict': 'x' | :1: malformed JSON at column 16: the text ends too early",
      })
  void badResults(String text, String complaint) {
    Cli check = Cli.runOn(text.replace('\'', '"') + "\n", "check", "-");
    assertEquals(
        "<stdin>" + complaint.replace('\'', '"'), check.err().lines().findFirst().orElse(""));
    assertEquals(2, check.code());
  }
}
