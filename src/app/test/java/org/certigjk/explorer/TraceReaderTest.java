package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.certigjk.cli.Cli;
import org.certigjk.explorer.trace.Judgement;
import org.certigjk.explorer.trace.TraceReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong with a trace is said, with its place. */
class TraceReaderTest {

  private static final String TRACE =
      "{'format':'certigjk-trace-1','engine':'x','a':[[0,0],[0,2]],'b':[[3,1],[4,0]],'tolerance':1e-9,"
          + "'steps':[{'simplex':[{'a':[0,2],'b':[4,0]}],'weights':[1],'v':[-4,2],'s':[1,0]}],"
          + "'claim':{'verdict':'apart','distance':null}}";

  private static String json(String text) {
    return text.replace('\'', '"');
  }

  @Test
  void pointsNameThePairThatTheyAre() throws SceneException {
    String indices = TRACE.replace("{'a':[0,2],'b':[4,0]}", "[1,1]");
    String blanks = TRACE.replace(",", " ,\n ").replace("'x'", "'\\u0078\\\\\\n'");
    assertEquals(
        TraceReader.read(json(indices)).steps().get(0),
        TraceReader.read(json(blanks)).steps().get(0));
  }

  @Test
  void decimalsAreTheNearestDoublesAndOtherNumbersWhatTheySay() throws SceneException {
    String trace = TRACE.replace("[-4,2]", "[0.1,'1/10']");
    var v = TraceReader.read(json(trace)).steps().get(0).v();
    assertEquals("3602879701896397/36028797018963968", String.valueOf(v.get(0)).replace(" ", ""));
    assertEquals("1/10", String.valueOf(v.get(1)).replace(" ", ""));
    var half = TraceReader.read(json(TRACE.replace("[-4,2]", "['0x1p-1',-0]"))).steps().get(0).v();
    assertEquals("1/2", String.valueOf(half.get(0)).replace(" ", ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "certigjk-trace-1 | certigjk-trace-2 | format: \"certigjk-trace-1\" is expected",
        "'s':[1,0] | 's':[2,0] | steps[0].s[0]: an index from 0 to 1 is expected",
        "'s':[1,0] | 's':[1,-1] | steps[0].s[1]: an index from 0 to 1 is expected",
        "'s':[1,0] | 's':[0.5,1] | steps[0].s[0]: an index from 0 to 1 is expected",
        "'s':[1,0] | 's':[1] | steps[0].s: an array of 2 is expected",
        "[4,0]} | [4,1]} | steps[0].simplex[0].b: not one of the points of the body, digit for digit",
        "'weights':[1] | 'weights':[1,0] | steps[0].weights: an array of 1 is expected",
        "[-4,2] | [-4,2,0] | steps[0].v: an array of 2 is expected",
        "[-4,2] | [-4,'zwei'] | steps[0].v[1]: \"zwei\" is not a number: unexpected"
            + " character 'z' (U+007A) at position 1; accepted are an integer (12), a ratio (1/3), a"
            + " decimal (-0.5, 1e-3) and a hexadecimal float (0x1.8p-3)",
        "'v' | 'w' | steps[0].w: there is no such member in this format",
        "[3,1] | [3,null] | b[0][1]: a number is expected",
        "[[3,1],[4,0]] | [[3,1,0]] | b: its points have other numbers of coordinates than those of a",
        "'apart' | 'near' | claim.verdict: \"apart\" or \"meet\" is expected",
        "1e-9 | 2 | tolerance: a number from 0 to 1 is expected",
        "1e-9 | -1 | tolerance: a number from 0 to 1 is expected",
        "[[0,0],[0,2]] | [] | a: an array of 1 to 60 is expected",
        "[-4,2] | [-4,nan] | JSON, character 162: here should stand a value; what is no number is"
            + " written as null",
        "'x' | 'x | JSON, character 43: here should stand ,",
        "'engine' | 'format' | JSON, character 42: a second format",
        "null}} | null} | JSON, character 220: here should stand ,"
      })
  void saysWhatIsWrongAndWhere(String part, String instead, String complaint) {
    String trace = json(TRACE.replace(part, instead));
    SceneException e = assertThrows(SceneException.class, () -> TraceReader.read(trace));
    assertEquals(complaint, e.getMessage());
  }

  @Test
  void aDistanceThatIsNoNumberIsAContradiction() throws SceneException {
    Judgement judgement = Judgement.of(TraceReader.read(json(TRACE)));
    assertEquals("steps[0] of 1, NOT_FINITE: a number here is not finite", judgement.summary());
  }

  @Test
  void theCommandNamesFileLineAndField() {
    String bad = json(TRACE) + "\n" + json(TRACE.replace("[1,0]", "[1,7]")) + "\n";
    Cli trace = Cli.runOn(bad, "trace", "-");
    assertEquals(2, trace.code());
    assertEquals("<stdin>:2: field steps[0].s[1]: an index from 0 to 1 is expected\n", trace.err());
    Cli.runOn(json(TRACE), "trace", "--tolerance", "much", "-")
        .bad(
            "--tolerance: \"much\" is not a number: unexpected character 'm' (U+006D) at position 1; accepted are an integer (12), a ratio (1/3), a"
                + " decimal (-0.5, 1e-3) and a hexadecimal float (0x1.8p-3)");
    assertEquals(1, Cli.runOn(json(TRACE), "trace", "--tolerance", "1/2", "-").code());
  }
}
