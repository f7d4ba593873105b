package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the program says when it is used wrongly, and in its help. */
class WordingTest {

  @TempDir private Path directory = Path.of("");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "dist | certigjk: unknown command 'dist'; did you mean 'distance'? (certigjk --help"
            + " explains)",
        "help~distanc | certigjk: unknown command 'distanc'; did you mean 'distance'? (certigjk"
            + " --help explains)",
        "distance~x~--max-digits~-1 | certigjk: --max-digits -1: at least 1 is needed (certigjk"
            + " distance --help explains)",
        "distance~x~--max-exponent=-1 | certigjk: --max-exponent -1: at least 0 is needed"
            + " (certigjk distance --help explains)",
        "di\u001bst | certigjk: unknown command 'di\\u001bst' (certigjk --help explains)",
        "frobnicate | certigjk: unknown command 'frobnicate' (certigjk --help explains)",
        "distance~--fromat=csv | certigjk: Unknown option: '--fromat=csv'; did you mean '--format'?"
            + " (certigjk distance --help explains)",
        "distance~x~--overwrit | certigjk: Unknown option: '--overwrit'; did you mean"
            + " '--overwrite'? (certigjk distance --help explains)",
        "vectors~chek | certigjk: unknown command 'chek'; did you mean 'check'? (certigjk vectors"
            + " --help explains)",
        "distance~x~--format=cvs | certigjk: Invalid value for option '--format': expected one of"
            + " [json, text, csv] (case-insensitive) but was 'cvs'; did you mean 'csv'? (certigjk"
            + " distance --help explains)",
        "--nope | certigjk: Unknown option: '--nope' (certigjk --help explains)",
        "distance~--field~complex~x | certigjk: Invalid value for option '--field': expected one"
            + " of [rational, double, float] (case-insensitive) but was 'complex'"
            + " (certigjk distance --help explains)",
        "distance~a.off~b.off~- | certigjk: Unmatched argument at index 3: '-' (certigjk distance"
            + " --help explains)",
        "distance~a~b~c\u001b[1m^d | certigjk: Unmatched argument at index 3: 'c\\u001b[1m\\u000ad'"
            + " (certigjk distance --help explains)",
        "distance~ | \"\": an empty file name",
        "distance~~examples/cube.off | \"\": an empty file name",
        "distance~no\u001bsuch^.json | no\\u001bsuch\\u000a.json: no such file"
      })
  void wrongUsage(String arguments, String complaint) {
    Cli.run(arguments.replace('^', '\n').split("~", -1)).bad(complaint);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'a': [[+1]]} | field a[0][0]: Unexpected character ('+' (code 43)) in numeric value:"
            + " JSON spec does not allow numbers to have plus signs; malformed JSON at column 10",
        "{'a': [[1]] /* x */} | field a: Unexpected character ('/' (code 47)): maybe a"
            + " (non-standard) comment?; malformed JSON at column 13",
        "{'id': NaN} | field id: JSON has no NaN",
        "{'a': [[0]], 'x': [[Infinity]]} | field x[0][0]: JSON has no Infinity",
        "{'x\\u001b[2J\\n"
            + "': oops} | field x\\u001b[2J\\u000a: Unrecognized token 'oops': was expecting (JSON"
            + " String, Number, Array, Object or token 'null', 'true' or 'false'); malformed JSON"
            + " at column 18"
      })
  void malformedJson(String text, String complaint) {
    String expected = "<stdin>:1: " + complaint + "\n";
    assertEquals(
        expected, Cli.runOn(text.replace('\'', '"'), "distance", "-").err().replace('"', '\''));
  }

  @Test
  void floatsAreQuotedAsTyped() {
    for (String numeral : new String[] {"0x1p200", "0x1p5000", "-1e39"}) {
      String line = "{\"a\": [[\"" + numeral + "\"]], \"b\": [[0]]}";
      assertEquals(
          "<stdin>:1: field a[0][0]: \""
              + numeral
              + "\" exceeds the largest float, 3.4028235E38, in magnitude\n",
          Cli.runOn(line, "distance", "-", "--field=float").err());
    }
  }

  @Test
  void aPairOverSeveralLinesBelongsInAJsonFile() throws IOException {
    String text = "{\n\"a\": [[0]], \"b\": [[1]]\n}\n";
    String file = Cli.write(directory, "p.jsonl", text);
    Cli cli = Cli.run("distance", file);
    assertEquals(
        file
            + ":1: the text ends too early; malformed JSON at column 2; each pair needs its own"
            + " line; a pair over several lines is read from a .json file",
        cli.err().lines().findFirst().orElse(""));
    Cli.run("distance", Cli.write(directory, "p.json", text)).ok();
    Cli check = Cli.run("check", file);
    assertTrue(check.err().contains("; each result needs its own line; "), check.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u0000\u0000", "\u0001\u0002", "\u000b", "\u001c"})
  void controlCharactersAreNoBlankLine(String line) {
    String good = "{\"a\": [[0]], \"b\": [[1]]}\n";
    Cli cli = Cli.runOn(good + " \t\r\n" + line + "\n" + good, "distance", "-");
    assertEquals(3, cli.lines().size());
    assertTrue(cli.lines().get(1).startsWith("{\"id\":null,\"verdict\":\"error\""), cli.out());
    assertTrue(cli.err().startsWith("<stdin>:3: Illegal character "), cli.err());
    assertFalse(cli.err().contains(line));
  }

  @Test
  void namesInMessagesObeyNoTerminal() throws IOException {
    String file = Cli.write(directory, "\u001b[31m\n.jsonl", "{\"id\": \"\u009b1m\u007f\"}\n");
    Cli cli = Cli.run("distance", file);
    String visible = file.replace("\u001b", "\\u001b").replace("\n", "\\u000a");
    assertEquals(visible + ":1: field a: missing\n", cli.err());
    Cli check = Cli.run("check", file);
    assertEquals(2, check.err().lines().count());
    assertFalse(check.err().contains("\u001b"), check.err());
  }

  @Test
  void helpIsACommandToo() {
    assertEquals(Cli.run("--help").ok(), Cli.run("help").ok());
    assertEquals(Cli.run("distance", "--help").ok(), Cli.run("help", "distance").ok());
  }

  @Test
  void helpSaysTheLimits() {
    String help = Cli.run("distance", "--help").ok().out();
    assertTrue(help.replaceAll("\\s+", " ").contains("10000 characters (--max-digits)"), help);
    assertTrue(help.contains("result.schema.json"), help);
  }
}
