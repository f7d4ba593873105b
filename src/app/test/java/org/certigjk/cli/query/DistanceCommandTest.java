package org.certigjk.cli.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.certigjk.cli.Cli;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class DistanceCommandTest {

  private static final String LINE = "{\"id\": 7, \"a\": [[0, 0]], \"b\": [[3, 4]]}\n";

  private static final String CERTIFIED = "\"engine\":\"certified\"";

  @TempDir private Path directory = Path.of("");

  @Test
  void printsTheFieldsInOrder() {
    assertEquals(
        "{\"id\":7,\"verdict\":\"separated\",\"squaredDistance\":\"25/1\",\"distance\":5,"
            + "\"distanceHex\":\"0x1.4p2\",\"distanceVector\":[\"-3/1\",\"-4/1\"],"
            + "\"closestPoints\":{\"a\":[\"0/1\",\"0/1\"],\"b\":[\"3/1\",\"4/1\"]},"
            + "\"iterations\":0,\"exit\":\"optimal\",\"certificate\":{\"kind\":\"separated\","
            + "\"pairs\":[[0,0]],\"weights\":[\"1/1\"],\"direction\":[\"-3/1\",\"-4/1\"]},"
            + "\"certified\":true,\"field\":\"rational\",\"engine\":\"certified\",\"a\":[[0,0]],\"b\":[[3,4]]}\n",
        Cli.runOn(LINE, "distance", "-").ok().out());
  }

  @Test
  void readsOnePairFromSeveralLines() {
    Cli cli = Cli.run("distance", "examples/triangles.json", "--omit-input").ok();
    assertEquals(1, cli.lines().size());
    assertTrue(cli.out().contains("\"squaredDistance\":\"144/25\",\"distance\":2.4"), cli.out());
  }

  @Test
  void readsMeshes() {
    Cli cli = Cli.run("distance", "examples/cube.off", "examples/tetrahedron.obj").ok();
    assertTrue(cli.out().startsWith("{\"id\":null,\"verdict\":\"separated\","), cli.out());
    assertTrue(cli.out().contains("\"squaredDistance\":\"3/1\""), cli.out());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "OFF\n2 0 0\n1 2 3\n4 5 6\n",
        "OFF 2 0 0\n1 2 3\n4 5 6\n3 0 1 1\n",
        "OFF2 0 0\n1 2 3\n4 5 6\n",
        "# mesh\n\nCOFF\n2 0\n1 2 3 255 0 0 1 # red\n4 5 6 0 0 0 1\n",
        "nOFF\n3\n2 0 0\n1 2 3\n4 5 6",
        "nOFF 3\r\n2 0 0\r\n1 2 3\r\n4 5 6\r\n"
      })
  void readsOff(String text) throws IOException {
    assertPoints(Cli.write(directory, "a.OFF", text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "v 1 2 3\nv 4 5 6\nf 1 2 1\n",
        "# Stra\u00dfe\nvn 9 9 9\nv 1 2 \\\n 3\nv 4 5 6 1.0\n",
        "v\t1 2 3 0.5 0.5 0.5\r\n  v 4 5 6\r\n"
      })
  void readsObj(String text) throws IOException {
    assertPoints(Cli.write(directory, "a.obj", text));
  }

  @Test
  void readsAnArrayOfPoints() throws IOException {
    assertPoints(Cli.write(directory, "a.json", "[[1, 2, 3],\n [4, 5, 6]]\n"));
  }

  private static void assertPoints(String file) {
    String out = Cli.run("distance", file, "examples/cube.off").ok().out();
    assertTrue(out.contains(",\"a\":[[1,2,3],[4,5,6]],\"b\":[[-1,-1,-1],"), out);
  }

  @ParameterizedTest
  @CsvSource({
    "0.1, '', 0.1, 3602879701896397/36028797018963968",
    "0.1, --decimals=exact, \"1/10\", 1/10",
    "\"0.1\", '', 0.1, 3602879701896397/36028797018963968",
    "\"1/3\", '', \"1/3\", 1/3",
    "\"0x1.8p-3\", '', 0.1875, 3/16",
    "-0.0, '', 0, 0/1",
    "1e-400, '', 0, 0/1",
    "0.5, --decimals=exact, 0.5, 1/2"
  })
  void numbersKeepTheirValue(String number, String option, String echo, String value) {
    String line = "{\"a\": [[" + number + "]], \"b\": [[0]]}";
    String out =
        (option.isEmpty()
                ? Cli.runOn(line, "distance", "-")
                : Cli.runOn(line, "distance", "-", option))
            .ok()
            .out();
    assertTrue(out.contains("\"a\":[[" + echo + "]]"), out);
    assertTrue(out.contains("\"distanceVector\":[\"" + value + "\"]"), out);
  }

  /** This decimal is above 1 + 2⁻²⁴, halfway between two floats, which is its nearest double. */
  @Test
  void floatsAreRoundedOnce() {
    String line = "{\"a\": [[1.0000000596046447754]], \"b\": [[0]]}";
    String out = Cli.runOn(line, "distance", "-", "--field=float").ok().out();
    assertTrue(out.contains("\"a\":[[" + (double) Math.nextUp(1.0f) + "]]"), out);
  }

  @Test
  void idsStayAsTheyAre() {
    String id = "{\"k\": [1e999999999, \"\\u00e9\u00e9\", 0.10]}";
    String out =
        Cli.runOn("{\"id\": " + id + ", \"a\": [[0]], \"b\": [[1]]}", "distance", "-").ok().out();
    assertTrue(out.startsWith("{\"id\":" + id + ",\"verdict\""), out);
  }

  @Test
  void inexactFieldsPrintNumbersAndSayWhetherTheyProve() {
    String out = Cli.run("distance", "examples/triangles.json", "--field", "double").ok().out();
    assertTrue(out.contains("\"squaredDistance\":5.76,"), out);
    assertTrue(out.contains("\"weights\":[0.64,0.36]"), out);
    assertTrue(out.contains("\"certified\":false,\"field\":\"double\""), out);
  }

  @Test
  void overflowIsNeverPrinted() {
    String line = "{\"a\": [[1e200]], \"b\": [[-1e200]]}";
    String out = Cli.runOn(line, "distance", "-", "--field=double").ok().out();
    assertTrue(out.contains("\"verdict\":\"stopped\""), out);
    assertTrue(out.contains("\"exit\":\"out-of-range\""), out);
    String huge = "{\"a\": [[1.7e308]], \"b\": [[-1.7e308]]}";
    out = Cli.runOn(huge, "distance", "-").ok().out();
    assertTrue(out.contains("\"distance\":null,\"distanceHex\":null,"), out);
    out = Cli.runOn(huge, "distance", "-", "--field=double", "--trace").ok().out();
    assertTrue(out.contains("\"v\":[null]"), out);
  }

  @Test
  void stoppedHasBoundsInsteadOfAnAnswer() {
    String line = "{\"a\": [[\"1/3\", 0], [1, 0]], \"b\": [[0, 0], [\"2/6\", 1]]}";
    String out = Cli.runOn(line, "distance", "-", "--field=double", "--omit-input").ok().out();
    assertTrue(
        out.startsWith("{\"id\":null,\"verdict\":\"stopped\",\"bounds\":{\"squaredLower\":\""),
        out);
    assertTrue(
        out.endsWith(
            "\"exit\":\"no-decrease\",\"certified\":false,\"field\":\"double\","
                + "\"engine\":\"generic\"}\n"),
        out);
  }

  @Test
  void textIsForAPerson() {
    assertEquals(
        """
        "two triangles": separated
          distance            2.4  (squared: 144/25)
          distance vector v   (-36/25,  -48/25)
          closest point of A  (64/25,   27/25)
          closest point of B  (4,       3)
          points[0]           a[1] − b[0] weighs 16/25
          points[1]           a[2] − b[0] weighs 9/25
          certificate         the weighted points sum to v, and v·(a − b) ≥ v·v for all a, b
          checked             yes
          iterations          2
          end                 v·(v − s) = 0: no point is nearer
          trace
            k  simplex        weights        v                 ‖v‖²    support point s
            0  (0, 0)         (1)            (-4, -3)          25      a[1] − b[0] = (0, -3)
            1  (1, 0)         (1)            (0, -3)           9       a[2] − b[0] = (-4, 0)
            2  (1, 0) (2, 0)  (16/25, 9/25)  (-36/25, -48/25)  144/25  a[1] − b[0] = (0, -3)
        """,
        Cli.run("distance", "examples/triangles.json", "--format", "text", "--trace").ok().out());
  }

  @ParameterizedTest
  @EnumSource(SubAlgorithm.class)
  void allSubAlgorithmsAgreeOnTheDistance(SubAlgorithm subAlgorithm) {
    String option = "--sub-algorithm=" + subAlgorithm.label();
    Cli johnson = Cli.run("distance", "examples/pairs.jsonl").ok();
    Cli other = Cli.run("distance", "examples/pairs.jsonl", option).ok();
    assertEquals(upToExit(johnson.lines()), upToExit(other.lines()));
    assertTrue(Cli.run("distance", "--help").out().contains(subAlgorithm.label()));
  }

  @Test
  void aSubAlgorithmForSpaceRefusesMore() {
    String pair = "{\"a\":[[0,0,0,0],[1,0,0,0],[0,1,0,0],[0,0,1,0]],\"b\":[[1,1,1,1],[2,1,1,1]]}\n";
    Cli cli = Cli.runOn(LINE + pair + LINE, "distance", "-", "--sub-algorithm=signed-volumes");
    assertEquals(
        "<stdin>:2: the sub-algorithm signed-volumes is for dimensions up to 3; here, in dimension 4,"
            + " a simplex may need 5 points\n",
        cli.err());
    assertEquals(3, cli.lines().size());
    assertEquals(2, cli.code());
  }

  @Test
  void bothEnginesGiveTheSameAnswer() {
    Cli certified = Cli.run("distance", "examples/pairs.jsonl", "--engine=certified").ok();
    Cli generic = Cli.run("distance", "examples/pairs.jsonl", "--engine=generic").ok();
    assertEquals(upToClosestPoints(generic.lines()), upToClosestPoints(certified.lines()));
    assertEquals(0, Cli.runOn(certified.out(), "check", "-").code());
    assertTrue(certified.lines().stream().anyMatch(line -> line.contains(CERTIFIED)));
    assertTrue(generic.lines().stream().noneMatch(line -> line.contains(CERTIFIED)));
  }

  /** One third is no double. */
  @Test
  void theCertifiedEngineIsForAllRationalNumbers() {
    String third = "{\"a\": [[\"1/3\"]], \"b\": [[0]]}";
    String out = Cli.runOn(third, "distance", "-", "--engine=certified").ok().out();
    assertTrue(out.contains("\"squaredDistance\":\"1/9\""), out);
    assertTrue(out.contains(CERTIFIED), out);
    assertEquals(out, Cli.runOn(third, "distance", "-").ok().out());
    assertEquals(0, Cli.runOn(out, "check", "-").code());
  }

  @ParameterizedTest
  @CsvSource({
    "--trace, --trace",
    "--sub-algorithm=johnson, --sub-algorithm",
    "--field=double, --field double"
  })
  void whatAsksHowTheGenericEngineWorksNeedsIt(String option, String named) {
    Cli refused = Cli.runOn(LINE, "distance", "-", "--engine=certified", option);
    assertEquals(2, refused.code());
    assertTrue(
        refused.err().startsWith("certigjk: " + named + " needs --engine generic: "),
        refused.err());
    assertTrue(Cli.runOn(LINE, "distance", "-", option).ok().out().contains("\"generic\""));
  }

  private static List<String> upToClosestPoints(List<String> lines) {
    return lines.stream().map(line -> line.replaceFirst(",\"closestPoints.*", "")).toList();
  }

  private static List<String> upToExit(List<String> lines) {
    return lines.stream().map(line -> line.replaceFirst(",\"distanceVector.*", "")).toList();
  }

  @Test
  void helpHasAnExample() {
    for (String[] args : new String[][] {{"--help"}, {"distance", "--help"}, {"check", "-h"}}) {
      String help = Cli.run(args).ok().out();
      assertTrue(help.contains("Examples:\n  certigjk "), help);
    }
    assertTrue(Cli.run("--version").ok().out().startsWith("certigjk "));
  }

  @Test
  void byteOrderMarkAndBlankLinesAreSkipped() throws IOException {
    byte[] text = ("\uFEFF\n" + LINE + "\r\n \n" + LINE).getBytes(StandardCharsets.UTF_8);
    Path file = Files.write(directory.resolve("bom.jsonl"), text);
    assertEquals(2, Cli.run("distance", file.toString()).ok().lines().size());
  }
}
