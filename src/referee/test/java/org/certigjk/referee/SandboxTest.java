package org.certigjk.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.engine.CommandWords;
import org.certigjk.referee.engine.EngineProcess;
import org.certigjk.samples.Patience;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The sandbox of {@code docs/referee.md}, where there is one. */
@Timeout(value = Patience.MINUTES, unit = TimeUnit.MINUTES)
class SandboxTest {

  private static final Query QUERY =
      Query.of(PointPair.of(new double[][] {{0}}, new double[][] {{2}}));

  private static String documented() throws IOException {
    Matcher line =
        Pattern.compile("--engine '(bwrap .*) \\./my-engine'")
            .matcher(Files.readString(Path.of("docs/referee.md")));
    assertTrue(line.find());
    return line.group(1);
  }

  private static boolean works(String sandbox) {
    try {
      List<String> command = CommandWords.of(sandbox + " true");
      return new ProcessBuilder(command).start().onExit().join().exitValue() == 0;
    } catch (IOException missing) {
      return false;
    }
  }

  @Test
  void whatAnEngineLeavesBehindEndsWithIt() throws IOException, InterruptedException {
    String sandbox = documented();
    assumeTrue(works(sandbox), "bubblewrap does not work here");
    String mark = UUID.randomUUID().toString();
    String daemon =
        "(setsid sh -c \"sleep 100000; echo " + mark + "\" >/dev/null 2>&1 </dev/null &);";
    String engine = " sh -c '" + daemon + " exec python3 -B examples/engine.py'";
    List<ProcessHandle> left;
    try (EngineProcess process = EngineProcess.start(sandbox + engine, Patience.LIMIT)) {
      assertEquals(2, assertInstanceOf(Answer.class, process.ask(QUERY, "x")).distance());
      left = marked(mark);
    }
    assertFalse(left.isEmpty(), "the engine has left nothing behind");
    for (ProcessHandle handle : left) {
      handle.onExit().join();
    }
    assertEquals(List.of(), marked(mark));
  }

  private static List<ProcessHandle> marked(String mark) {
    return ProcessHandle.allProcesses()
        .filter(process -> process.info().commandLine().orElse("").contains(mark))
        .toList();
  }
}
