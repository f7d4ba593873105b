package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One query loads the classes of its command, and none of another: that is what a start costs. */
class LoadedClassesTest {

  private static final int MOST = 150;

  private static final Pattern OF_OTHERS =
      Pattern.compile(
          "org[.]certigjk[.](check|explorer|ledger|referee|study|variants"
              + "|cli[.](bench|explore|referee|study|vectors))[.].*");

  @TempDir private Path directory = Path.of("");

  @Test
  void oneQueryLoadsItsOwnCommand() throws IOException, InterruptedException {
    Path log = directory.resolve("classes");
    List<String> command = Program.command("distance", "examples/triangles.json");
    command.add(1, "-Xlog:class+load:file=" + log);
    Path out = directory.resolve("out");
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile()).start();
    assertEquals(0, process.waitFor(), Files.readString(out));
    List<String> classes =
        Pattern.compile("org[.]certigjk[.][\\w.$]+(?= source:)")
            .matcher(Files.readString(log))
            .results()
            .map(found -> found.group())
            .filter(name -> !name.contains("$$Lambda"))
            .toList();
    assertTrue(classes.contains("org.certigjk.cli.query.DistanceCommand"), classes.toString());
    assertEquals(
        List.of(), classes.stream().filter(name -> OF_OTHERS.matcher(name).matches()).toList());
    assertTrue(classes.size() <= MOST, classes.size() + ": " + classes);
  }
}
