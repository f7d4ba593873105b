package org.certigjk.engines;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.certigjk.engines.NativeEnginesTest.FOLDER;
import static org.certigjk.engines.NativeEnginesTest.start;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.engine.EngineProcess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What drivers that have been built write, line by line. */
class NativeLinesTest {

  /** Corner (1, 0, 0) of A hits (3, 0, 0) of B, or A moves away, or both meet at the start. */
  @Test
  void rapierCastsAlongTheMotion() throws IOException, InterruptedException {
    Path driver = FOLDER.resolve("rapier").toAbsolutePath();
    assumeTrue(Files.isExecutable(driver), "the driver for Rapier has not been built");
    String a = "0 0 0 1 0 0 0 1 0 0 0 1";
    String apart = "x 3 4 4 " + a + " 3 0 0 4 1 1 4 2 1 4 1 2 motion ";
    String meeting = "x 3 4 4 " + a + " 0.125 0.125 0.125 1 1 1 1 2 1 2 1 1 motion ";
    List<String> lines =
        lines(
            List.of(driver.toString(), "default"),
            apart + "4 0 0\n" + apart + "-4 0 0\n" + meeting + "4 0 0\n");
    String points = "x call contact verdict separated distance 2 points 1 0 0 3 0 0 call cast toi ";
    assertEquals(points + "0.5", lines.get(0));
    assertEquals(points + "inf", lines.get(1));
    assertTrue(lines.get(2).startsWith("x call contact verdict meeting depth "), lines.get(2));
    assertTrue(lines.get(2).endsWith(" call cast toi 0"), lines.get(2));
  }

  /** Its header says that overlapping means a negative distance; a contact at 0 is none. */
  @Test
  void chipmunkTakesContactsAtZeroForNoOverlap() throws IOException, InterruptedException {
    Path driver = FOLDER.resolve("chipmunk").toAbsolutePath();
    assumeTrue(Files.isExecutable(driver), "the driver for Chipmunk has not been built");
    List<String> lines =
        lines(
            List.of(driver.toString(), "default"),
            "apart 2 3 3 1 0 1 -1 2 0 -1 0 0 0 0 1\n"
                + "overlapping 2 3 3 0 0 2 0 0 2 1 1 -1 1 1 -1\n");
    assertEquals(
        List.of("apart verdict not-overlapping", "overlapping verdict meeting"),
        lines.stream().map(String::strip).toList());
  }

  /** Nothing is said of a normal where the distance is 0, and nothing but that where it is none. */
  @Test
  void rapierGivesNormalsOfPenetrationsOnly() throws IOException, InterruptedException {
    Path driver = FOLDER.resolve("rapier").toAbsolutePath();
    assumeTrue(Files.isExecutable(driver), "the driver for Rapier has not been built");
    String touching = "x 3 4 4 0 -2 -2 2 -3 1 1 1 2 -3 -2 2 3 3 1 1 1 2 -1 -1 -2 -3 2 3";
    String huge = "y 3 4 4" + " 1e12 0 0 3e12 0 0 1e12 5e12 0 1e12 0 -3e12".repeat(2);
    List<String> lines =
        lines(
            List.of(driver.toString(), "default"),
            touching + " motion 0 0 0\n" + huge + " motion 0 0 0\n");
    assertTrue(
        lines.get(0).startsWith("x call contact verdict meeting depth 0 call "), lines.get(0));
    assertTrue(lines.get(1).startsWith("y call contact distance NaN call "), lines.get(1));
  }

  /** Where the filter of CGAL underflows, its own check says so: docs/engines.md. */
  @Test
  void cgalNoticesWhatItsFilterGotWrong() throws IOException, InterruptedException {
    Path cgal = FOLDER.resolve("cgal").toAbsolutePath();
    assumeTrue(Files.isExecutable(cgal), "the driver for CGAL has not been built");
    String tiny = "x 1 2 1 -0x1p-538 0x1p-539 0\n";
    Process process = new ProcessBuilder(cgal.toString(), "default").start();
    process.outputWriter().append(tiny).close();
    List<String> lines = process.inputReader().lines().toList();
    assertTrue(lines.get(1).startsWith("x verdict separated"), lines.toString());
    String complaint = new String(process.getErrorStream().readAllBytes(), UTF_8);
    assertEquals("is_valid() says that the solution is not valid\n", complaint);
    assertEquals(0, process.waitFor());
  }

  /** A driver times itself: what it is told to keep, again and again. */
  @ParameterizedTest
  @MethodSource("org.certigjk.engines.NativeEnginesTest#commands")
  void timesItself(List<String> command) throws IOException, InterruptedException, EngineException {
    assumeTrue(!command.isEmpty(), "no driver has been built");
    String query;
    try (EngineProcess engine = start(command)) {
      query =
          engine.declaration().dimensions().contains(3)
              ? " 3 4 4 0 0 0 1 0 0 0 1 0 0 0 1 4 0 0 5 0 0 5 1 0 5 0 1\n"
              : " 2 3 3 0 0 1 0 0 1 4 0 5 0 5 1\n";
    }
    List<String> lines =
        lines(command, "before" + query + "keep\nx" + query + "y" + query + "repeat 10\neach\n");
    assertEquals(6, lines.size(), lines.toString());
    assertEquals("keep", lines.get(1));
    assertEquals(1, times("repeat", lines.get(4)).length);
    assertEquals(2, times("each", lines.get(5)).length);
  }

  private static double[] times(String word, String line) {
    String[] words = line.split(" ");
    assertEquals(word, words[0]);
    double[] times = Arrays.stream(words).skip(1).mapToDouble(Double::parseDouble).toArray();
    assertTrue(DoubleStream.of(times).allMatch(t -> t > 0 && Double.isFinite(t)), line);
    return times;
  }

  /** What a program writes after its first line. */
  private static List<String> lines(List<String> command, String input)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    process.outputWriter().append(input).close();
    List<String> lines = process.inputReader().lines().skip(1).toList();
    assertEquals(0, process.waitFor());
    return lines;
  }

  /** What is printed asks the library without the driver; where a compiler is, it answers as it. */
  @ParameterizedTest
  @CsvSource({
    "box2d, -lbox2d, '1 of (0, 0) and (0, 1)'",
    "chipmunk, -lchipmunk, '2 contacts/distance 0/distance 0'",
    "libccd, -lccd, 'intersect 0/separate -1, by 0/penetration -1'",
    "libccd-mpr, -lccd, 'intersect 0/penetration -1'"
  })
  void printsTheCall(String name, String library, String answer, @TempDir Path folder)
      throws IOException, InterruptedException {
    Path driver = FOLDER.resolve(name).toAbsolutePath();
    assumeTrue(Files.isExecutable(driver), name + " has not been built");
    String query =
        switch (name) {
          case "box2d" -> "x 2 2 3 0 0 1 0 0 1 1 1 2 1\n";
          case "chipmunk" -> "x 2 3 3 1 0 1 -1 2 0 -1 0 0 0 0 1\n"; // 1 apart
          default -> "x 3 4 4 0 0 0 1 0 0 0 1 0 0 0 1 4 0 0 5 0 0 5 1 0 5 0 1\n";
        };
    Process printing = new ProcessBuilder(driver.toString(), "default", "--print-call").start();
    printing.outputWriter().append(query).close();
    String source = new String(printing.getInputStream().readAllBytes(), UTF_8);
    assertEquals(0, printing.waitFor());
    assertTrue(source.startsWith("// " + name + " "), source);
    String compiler = source.contains("// gcc ") ? "gcc" : "g++";
    Path file = Files.writeString(folder.resolve(compiler.equals("gcc") ? "c.c" : "c.cpp"), source);
    Path call = folder.resolve("call");
    Process compiling =
        new ProcessBuilder(compiler, file.toString(), "-o", call.toString(), library, "-lm")
            .redirectErrorStream(true)
            .start();
    String complaints = new String(compiling.getInputStream().readAllBytes(), UTF_8);
    assertEquals(0, compiling.waitFor(), complaints);
    Process calling = new ProcessBuilder(call.toString()).start();
    String called = new String(calling.getInputStream().readAllBytes(), UTF_8);
    assertEquals(answer, called.strip().replace('\n', '/'));
  }
}
