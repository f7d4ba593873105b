package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever strangers write, in ids, names and words: a terminal shows it, and does not obey it. */
class TerminalTest {

  /** It would turn the direction of writing, clear the screen, begin a sequence, end a line. */
  private static final String EVIL = "\u202e\u001b[2J\u009b1m\r\u2028\u0007x";

  private static final String SHOWN = "\\u202e\\u001b[2J\\u009b1m\\u000d\\u2028\\u0007x";

  @TempDir private Path directory = Path.of("");

  private static void requireShown(String text) {
    text.chars()
        .filter(c -> c != '\n')
        .forEach(
            c -> {
              boolean obeyed =
                  Character.isISOControl(c) || Character.getType(c) == Character.FORMAT;
              assertFalse(obeyed || c == '\u2028', Integer.toHexString(c) + " in " + text);
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"distance", "penetration", "raycast"})
  void idsInText(String command) {
    String id = EVIL.replaceAll("[\u001b\r\u0007]", ""); // those that JSON allows
    String body = "\"a\":[[0,0],[1,0],[0,1]],\"b\":[[3,3],[4,3],[3,4]],\"direction\":[1,1]}";
    String good = "{\"id\":\"" + id + "\"," + body + "\n";
    String bad = "{\"id\":\"" + id + "\",\"a\":[[\"" + id + "\"]]}\n";
    Cli cli = Cli.runOn(good + bad + good, command, "-", "--format=text");
    requireShown(cli.out());
    requireShown(cli.err());
    assertTrue(cli.out().startsWith("\"\\u202e[2J\\u009b1m\\u2028x\": "), cli.out());
  }

  @Test
  void rejections() {
    String id = "\u202e\u009b";
    String record =
        Cli.runOn("{\"id\":\"" + id + "\",\"a\":[[0]],\"b\":[[1]]}", "distance", "-").out();
    assertTrue(record.contains(id), "the output for programs is as it was given");
    Cli check = Cli.runOn(record.replace("separated", "touching"), "check", "-");
    assertTrue(check.out().contains("rejected (id \"\\u202e\\u009b\")"), check.out());
    requireShown(check.out() + check.err());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "distance FILE",
        "distance FILE examples/cube.off",
        "penetration FILE",
        "raycast FILE",
        "check FILE",
        "check examples/pairs.jsonl --pairs FILE",
        "explore FILE",
        "trace FILE",
        "distance x --FILE",
        "FILE",
        "study FILE",
        "study --output FILE/none cofactors --seed FILE",
        "vectors check FILE",
        "vectors stats FILE",
        "vectors format FILE",
        "vectors generate --family FILE",
        "vectors generate --set FILE",
        "vectors generate --output FILE",
        "vectors generate --output FILE/none",
        "vectors generate --shard FILE",
        "bench --engines FILE --family FILE",
        "referee engines --FILE",
        "referee run --engine 'FILE' VECTORS",
        "referee run --engine certified FILE",
        "referee run --engine certified --results FILE VECTORS",
        "referee run --engine certified --output FILE/none VECTORS",
        "referee judge FILE",
        "referee judge --vectors FILE FILE",
        "referee fuzz --engine 'FILE'",
        "referee fuzz --engine certified --profile FILE",
        "referee findings --engine FILE FILE"
      })
  void names(String words) throws IOException {
    String evil = EVIL.replace("/", "");
    Path file = Files.writeString(directory.resolve(evil), "{\"" + evil + "\": " + evil + "}\n");
    String vectors = directory.resolve("v.jsonl").toString();
    Cli.run("vectors", "generate", "--family=gap", "--count=1", "--output=" + vectors);
    List<String> args = new ArrayList<>();
    for (String word : words.split(" ", -1)) {
      args.add(word.replace("FILE", file.toString()).replace("VECTORS", vectors));
    }
    Cli cli = Cli.run(args.toArray(String[]::new));
    assertTrue(cli.code() == 2 || cli.code() == 3, cli.code() + cli.err());
    assertFalse(cli.err().contains("internal error"), cli.err());
    assertTrue(cli.err().contains(SHOWN), cli.err());
    boolean isRecord = cli.out().startsWith("{"); // for programs: as it was given
    requireShown((isRecord ? "" : cli.out()) + cli.err());
  }

  /** A line end in a name begins no line of its own. */
  @Test
  void lineEndsInNames() throws IOException {
    String name = "x\n0 rejected";
    Cli check = Cli.run("check", Cli.write(directory, name, "{}\n"));
    assertTrue(check.err().lines().noneMatch(line -> line.startsWith("0 rejected")), check.err());
    Cli output = Cli.run("study", "cofactors", "--output", directory.resolve(name) + "/y");
    assertEquals(3, output.code(), output.err());
    assertEquals(1, output.err().lines().count(), output.err());
  }
}
