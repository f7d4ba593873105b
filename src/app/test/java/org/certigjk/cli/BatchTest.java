package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.certigjk.samples.Patience;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class BatchTest {

  @Test
  void sameBytesForAnyNumberOfThreads() {
    Random random = new Random(1);
    StringBuilder lines = new StringBuilder();
    for (int k = 0; k < 3000; k++) {
      int x = random.nextInt(9);
      lines.append("{\"id\":%d,\"a\":[[0,0],[%d,1]],\"b\":[[1,%d]]}%n".formatted(k, x, k % 7));
      if (k % 100 == 99) {
        lines.append("bad\n");
      }
    }
    Cli one = Cli.runOn(lines.toString(), "distance", "-", "--threads=1");
    Cli eight = Cli.runOn(lines.toString(), "distance", "-", "--threads=8");
    assertEquals(one, eight);
    assertEquals(3030, one.lines().size());
    for (int k = 0; k < 100; k++) {
      assertTrue(one.lines().get(k).startsWith(k == 99 ? "{\"id\":99," : "{\"id\":" + k + ","));
    }
  }

  /** A program that writes one line and waits gets the answer before it writes the next. */
  @Test
  void answersWhenTheInputPauses() {
    Assertions.assertTimeoutPreemptively(Patience.LIMIT, BatchTest::converse);
  }

  private static void converse() throws IOException, InterruptedException {
    PipedOutputStream questions = new PipedOutputStream();
    PipedInputStream in = new PipedInputStream(questions);
    PipedOutputStream out = new PipedOutputStream();
    BufferedReader answers =
        new BufferedReader(
            new InputStreamReader(new PipedInputStream(out), StandardCharsets.UTF_8));
    PrintStream err = new PrintStream(PrintStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    Thread program = new Thread(() -> Main.run(in, out, err, "distance", "-"));
    program.start();
    for (int k = 0; k < 5; k++) {
      String line = "{\"id\":%d,\"a\":[[0]],\"b\":[[%d]]}%n".formatted(k, k + 1);
      questions.write(line.getBytes(StandardCharsets.UTF_8));
      questions.flush();
      String answer = String.valueOf(answers.readLine());
      assertTrue(answer.startsWith("{\"id\":" + k + ",\"verdict\":\"separated\""), answer);
    }
    questions.close();
    program.join();
  }

  @Test
  void readsTheCasesFromBugReports() throws IOException {
    Cli cli =
        Cli.run("distance", "src/core/test/resources/public-failures.jsonl", "--decimals=exact")
            .ok();
    Cli check = Cli.runOn(cli.out(), "check", "-");
    assertEquals(0, check.code());
    assertTrue(
        check.err().startsWith("<stdin>: " + cli.lines().size() + " accepted, 0 rejected"),
        check.err());
  }
}
