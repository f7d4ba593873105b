package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.certigjk.cli.input.LineReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BadInputTest {

  @TempDir private Path directory = Path.of("");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'a': [], 'b': [[0]]} | :1: field a: the set is empty: at least one point is needed",
        "{'a': [[0]], 'b': [[]]}"
            + "| :1: field b[0]: a point without coordinates: at least one is needed",
        "{'a': [[0, 0]], 'b': [[0]]} | :1: field b: dimension 1, but a has dimension 2",
        "{'a': [[0, 0], [1]], 'b': [[0, 0]]}"
            + "| :1: field a[1]: dimension 1, but a[0] has dimension 2",
        "{'a': [[0, NaN]], 'b': [[0, 0]]} | :1: field a[0][1]:"
            + " NaN is not a number that a coordinate can be: it must be finite",
        "{'a': [[0]], 'b': [[-Infinity]]} | :1: field b[0][0]:"
            + " -Infinity is not a number that a coordinate can be: it must be finite",
        "{'a': [['1/0']], 'b': [[0]]} | :1: field a[0][0]: the denominator of '1/0' is zero",
        "{'a': [[1e999999999]], 'b': [[0]]} | :1: field a[0][0]: '1e999999999' exceeds the"
            + " largest double, 1.7976931348623157E308, in magnitude",
        "{'a': [[true]], 'b': [[0]]} | :1: field a[0][0]: a number, or a string with a numeral,"
            + " is expected, not true",
        "{'a': 7, 'b': [[0]]} | :1: field a: an array of points, [[x, y, ...], ...], is expected,"
            + " not a number",
        "{'a': [7], 'b': [[0]]} | :1: field a[0]: a point, [x, y, ...], is expected,"
            + " not a number",
        "{'a': [[0]]} | :1: field b: missing",
        "{'a': [[0]], 'a': [[0]], 'b': [[0]]} | :1: field a: given twice",
        "[[0], [1]] | :1: a pair, {'a': [[...], ...], 'b': [[...], ...]}, is expected,"
            + " not an array",
        "{'a': [[0, | :1: field a[0][1]: the text ends too early; malformed JSON at column 11",
        "{'a': [[0]] 'b': [[0]]} | :1: field a: Unexpected character ('\"' (code 34)):"
            + " was expecting comma to separate Object entries; malformed JSON at column 13",
        "{'a': [[0]], 'b': [[0]]} x"
            + "| :1: Unrecognized token 'x': was expecting (JSON String, Number, Array,"
            + " Object or token 'null', 'true' or 'false'); malformed JSON at column 26",
        "`` | : the file is empty"
      })
  void singlePair(String text, String complaint) throws IOException {
    String file = Cli.write(directory, "pair.json", text.replace('\'', '"'));
    Cli cli = Cli.run("distance", file);
    assertEquals((file + complaint).replace('"', '\''), cli.err().strip().replace('"', '\''));
    String record = text.isEmpty() ? "" : "{\"id\":null,\"verdict\":\"error\",\"error\":{\"file\":";
    assertTrue(cli.out().startsWith(record) && cli.lines().size() <= 1, cli.out());
    assertEquals(2, cli.code());
  }

  @Test
  void exactExponentsAreLimited() throws IOException {
    String file = Cli.write(directory, "p.json", "{\"a\": [[1e999999999]], \"b\": [[0]]}");
    Cli.run("distance", file, "--decimals", "exact")
        .badRecord(
            file
                + ":1: field a[0][0]: the exponent of \"1e999999999\" is beyond the limit of"
                + " 10000; --max-exponent raises it");
  }

  @Test
  void floatsAreLimited() throws IOException {
    String file = Cli.write(directory, "p.json", "{\"a\": [[1e39]], \"b\": [[0]]}");
    Cli.run("distance", file, "--field=float")
        .badRecord(
            file
                + ":1: field a[0][0]: \"1e39\" exceeds the largest float, 3.4028235E38, in"
                + " magnitude");
  }

  @Test
  void namesTheLineOfAPairInSeveralLines() throws IOException {
    String file =
        Cli.write(directory, "p.json", "{\n\n  \"a\": [[0, 1]],\n  \"b\": [[0,\n null]]\n}\n");
    Cli.run("distance", file)
        .badRecord(
            file
                + ":5: field b[0][1]: a number, or a string with a numeral, is expected,"
                + " not null");
  }

  @Test
  void simplexDimensionIsLimited() throws IOException {
    String point = IntStream.range(0, 16).mapToObj(k -> "1").collect(Collectors.joining(","));
    String points = String.join(",", Collections.nCopies(10, "[" + point + "]"));
    String file =
        Cli.write(directory, "p.json", "{\"a\": [" + points + "], \"b\": [" + points + "]}");
    Cli cli = Cli.run("distance", file);
    assertTrue(cli.err().startsWith(file + ":1: a simplex may need 17 points"), cli.err());
    assertEquals(2, cli.code());
  }

  @Test
  void nestingIsLimited() throws IOException {
    String deep = "[".repeat(100_000) + "]".repeat(100_000);
    String file =
        Cli.write(directory, "p.json", "{\"x\": " + deep + ", \"a\": [[0]], \"b\": [[0]]}");
    Cli cli = Cli.run("distance", file);
    assertTrue(cli.err().contains("nesting depth"), cli.err());
    assertEquals(1, cli.err().lines().count());
    assertEquals(2, cli.code());
  }

  @Test
  void filesThatCannotBeRead() {
    Cli.run("distance", "no/such.json").bad("no/such.json: no such file");
    Cli.run("distance", "docs").bad("docs: is a directory, not a file");
    Cli.run("distance", "x.dae", "examples/cube.off")
        .bad(
            "x.dae: the points of one polytope are read from .off, .obj, .ply, .stl and .json"
                + " files, also compressed (.gz), and from - (pairs from a single file or -)");
    Cli.run("distance", "examples/cube.off")
        .bad(
            "examples/cube.off: the points of one polytope; name a second file, or a file of"
                + " pairs");
  }

  @Test
  void wrongUsage() {
    Cli cli = Cli.run("distance", "--field", "complex", "x");
    assertTrue(cli.err().startsWith("certigjk: Invalid value for option '--field'"), cli.err());
    assertEquals(1, cli.err().lines().count());
    assertEquals(2, cli.code());
    assertEquals(2, Cli.run().code());
    assertEquals(2, Cli.run("distance").code());
    assertEquals(2, Cli.run("distance", "--threads", "0", "x").code());
  }

  @Test
  void notUtf8() throws IOException {
    byte[] text = "{\"a\": [[0, \"?\"]], \"b\": [[0, 0]]}".getBytes(StandardCharsets.UTF_8);
    text[12] = (byte) 0xFF;
    Path file = Files.write(directory.resolve("p.json"), text);
    Cli.run("distance", file.toString())
        .badRecord(file + ":1: not UTF-8 text: byte 0xFF at position 13 cannot be read");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a.off | `` | : the file ends too early: the header, OFF is missing",
        "a.off | PLY~ | :1: an OFF file begins with OFF, not with 'PLY'",
        "a.off | 4OFF~1 0 0~0 0 0 1 | :1: 4OFF: homogeneous coordinates are not supported",
        "a.off | OFF BINARY~ | :1: binary OFF files are not supported, only text",
        "a.off | OFF~0 0 0~ | :2: field vertices: a whole number from 1 to 999999999 is expected,"
            + " not '0'",
        "a.off | OFF~2.5 0 0~ | :2: field vertices: a whole number from 1 to 999999999 is"
            + " expected, not '2.5'",
        "a.off | OFF~3 0 0~1 2 3~# end~ |"
            + " :4: the file ends too early: vertex 1 of 3 is missing",
        "a.off | OFF~1 0 0~1 2~ | :3: field vertex[0]: 3 coordinates are needed, not 2",
        "a.obj | vn 1 2 3~ | :1: no vertex: an OBJ file has lines 'v x y z'",
        "a.obj | v 1 2 3~v 1 2~ | :2: field v[1]: 3 coordinates are needed, not 2",
        "a.obj | v 1 2 1/0~ | :1: field v[0][2]: the denominator of '1/0' is zero",
        "a.json | {}~ | :1: field points: an array of points, [[x, y, ...], ...], is expected,"
            + " not an object"
      })
  void meshes(String name, String text, String complaint) throws IOException {
    String file = Cli.write(directory, name, text.replace('~', '\n'));
    Cli.run("distance", file, "examples/cube.off").bad(file + complaint.replace('\'', '"'));
  }

  @Test
  void badLinesDoNotStopABatch() throws IOException {
    String good = "{\"id\": 1, \"a\": [[0]], \"b\": [[1]]}\n";
    String bad = "{\"a\": [[0]], \"b\": [[\"x\"]], \"id\": [2, null]}\n";
    String file = Cli.write(directory, "p.jsonl", good + "\n" + bad + "oops\n" + good + "{\"a");
    Cli cli = Cli.run("distance", file, "--omit-input");
    assertEquals(2, cli.code());
    assertEquals(5, cli.lines().size());
    assertTrue(cli.lines().get(0).startsWith("{\"id\":1,\"verdict\":\"separated\""));
    assertTrue(
        cli.lines()
            .get(1)
            .startsWith(
                "{\"id\":[2, null],\"verdict\":\"error\",\"error\":{\"file\":\""
                    + file
                    + "\",\"line\":3,\"field\":\"b[0][0]\",\"message\":\"\\\"x\\\" is not a"),
        cli.lines().get(1));
    assertTrue(cli.lines().get(2).startsWith("{\"id\":null,\"verdict\":\"error\""));
    assertTrue(cli.lines().get(4).contains("\"line\":6,"));
    List<String> complaints = cli.err().lines().toList();
    assertEquals(3, complaints.size());
    assertTrue(complaints.get(0).startsWith(file + ":3: field b[0][0]: \"x\" is not a number"));
    assertFalse(cli.err().contains("Exception"), cli.err());
  }

  @Test
  void enormousLinesAreRefusedAndSkipped() {
    String good = "{\"id\": 1, \"a\": [[0]], \"b\": [[1]]}\n";
    InputStream blanks =
        new SequenceInputStream(
            Collections.enumeration(
                List.of(bytes(good), new Blanks(LineReader.MAX_BYTES + 1L), bytes("\n" + good))));
    Cli cli = Cli.runOn(blanks, "distance", "-");
    assertEquals("<stdin>:2: longer than the limit of " + LineReader.LIMIT + "\n", cli.err());
    assertEquals(3, cli.lines().size());
    assertEquals(2, cli.code());
  }

  private static InputStream bytes(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  /** A long row of blanks. */
  private static final class Blanks extends InputStream {
    private long left;

    Blanks(long count) {
      left = count;
    }

    @Override
    public int read() {
      return left-- > 0 ? ' ' : -1;
    }
  }

  @Test
  void brokenPipeIsQuiet() {
    assertEquals("0 ", failing("Broken pipe"));
    assertEquals(
        "3 certigjk: the output cannot be written: No space left on device\n",
        failing("No space left on device"));
  }

  private static String failing(String message) {
    OutputStream out =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException(message);
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Main.run(
            bytes("{\"a\": [[0]], \"b\": [[1]]}\n"),
            out,
            new PrintStream(err, true, StandardCharsets.UTF_8),
            "distance",
            "-");
    return code + " " + err.toString(StandardCharsets.UTF_8);
  }
}
