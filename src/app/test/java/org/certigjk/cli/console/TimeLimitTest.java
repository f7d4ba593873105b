package org.certigjk.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.cli.Cli;
import org.certigjk.cli.console.Counts.Outcome;
import org.certigjk.cli.input.StoppableField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeLimitTest {

  private static final long LIMIT = 1000;

  private final AtomicLong time = new AtomicLong();
  private final CountDownLatch forever = new CountDownLatch(1);
  private final TimeLimit limit = new TimeLimit(LIMIT, time::get);

  /** Hangs for a record in capitals: the clock goes on, and only an interrupt ends it. */
  private void work(String record, Output output, Turn turn) {
    turn.begin(
        instead -> {
          instead.print("stopped " + record + "\n");
          instead.counts().add(Outcome.STOPPED);
        });
    if (record.equals("DEAF")) {
      time.addAndGet(LIMIT);
      awaitDeaf();
    }
    if (record.equals("HANGS")) {
      time.addAndGet(LIMIT);
      try {
        forever.await();
      } catch (InterruptedException interrupted) {
        throw new CancellationException("as told");
      }
    }
    output.print("answer " + record + "\n");
    output.counts().add(Outcome.GOOD);
  }

  /** Does not end when it is interrupted. */
  private void awaitDeaf() {
    boolean ended = false;
    while (!ended) {
      try {
        forever.await();
        ended = true;
      } catch (InterruptedException ignored) {
        assertFalse(ended);
      }
    }
  }

  @Test
  void aRecordThatHangsIsStoppedAndTheOthersAreAnswered() {
    Output output = limit.work(List.of("a", "HANGS", "b", "DEAF", "HANGS", "c"), this::work);
    assertEquals(
        "answer a\nstopped HANGS\nanswer b\nstopped DEAF\nstopped HANGS\nanswer c\n",
        output.lines());
    assertEquals(3, output.counts().of(Outcome.STOPPED));
    assertEquals(3, output.counts().of(Outcome.GOOD));
    forever.countDown();
  }

  @Test
  void withoutTimeAllIsStopped() {
    assertEquals(
        "stopped a\nstopped b\n", TimeLimit.of(0).work(List.of("a", "b"), this::work).lines());
  }

  @Test
  void withoutALimitTheThreadIsTheCaller() {
    Thread caller = Thread.currentThread();
    TimeLimit.NONE.work(
        List.of("a"), (record, output, turn) -> assertEquals(caller, Thread.currentThread()));
  }

  @Test
  void whatIsThrownIsThrownOn() {
    assertThrows(
        ArithmeticException.class,
        () ->
            limit.work(
                List.of("a"),
                (record, output, turn) -> {
                  throw new ArithmeticException();
                }));
    assertThrows(
        OutOfMemoryError.class,
        () ->
            limit.work(
                List.of("a"),
                (record, output, turn) -> {
                  throw new OutOfMemoryError();
                }));
  }

  /** Wherever the generic algorithm is, it stops; and if it is not stopped, nothing changes. */
  @Test
  void theGenericAlgorithmStopsAfterAnyNumberOfOperations() {
    double[][] a = {{3, 1, 0}, {4, -1, 2}, {3, 0, -2}, {5, 5, 5}};
    double[][] b = {{0, 0, 0}, {1, 2, 3}, {-1, 2, -2}};
    AtomicInteger left = new AtomicInteger(Integer.MAX_VALUE);
    StoppableField<BigFraction> field =
        new StoppableField<>(
            Rationals.INSTANCE,
            () -> {
              if (left.getAndDecrement() <= 0) {
                throw new CancellationException("no operations left");
              }
            });
    Polytope<BigFraction> stoppableA = field.over(Polytope.of(Rationals.INSTANCE, a));
    Polytope<BigFraction> stoppableB = field.over(Polytope.of(Rationals.INSTANCE, b));
    DistanceResult<BigFraction> result = Gjk.distance(stoppableA, stoppableB);
    DistanceResult<BigFraction> truth =
        Gjk.distance(Polytope.of(Rationals.INSTANCE, a), Polytope.of(Rationals.INSTANCE, b));
    assertEquals(truth, result);
    int operations = Integer.MAX_VALUE - left.get();
    assertTrue(operations > 100);
    for (int k = 0; k < operations; k += 7) {
      left.set(k);
      assertThrows(CancellationException.class, () -> Gjk.distance(stoppableA, stoppableB));
    }
  }

  @ParameterizedTest
  @CsvSource({"distance", "penetration", "raycast"})
  void stoppedPairsHaveBoundsThatBothCheckersTakeAndAnExitCodeOfTheirOwn(String command) {
    String motion =
        "{\"id\": 1, \"a\": [[0, 3], [1, \"10/3\"]], \"b\": [[0, 0]], \"direction\": [0, -4]}\n";
    String input = motion + motion;
    Cli stopped = Cli.runOn(input, command, "-", "--time-limit", "0");
    assertEquals(ExitCode.STOPPED, stopped.code());
    assertEquals("", stopped.err());
    assertEquals(2, stopped.lines().size());
    assertTrue(stopped.out().contains("\"exit\":\"time-limit\",\"certified\":false"));
    Cli checked = Cli.runOn(stopped.out(), "check", "-");
    assertEquals(
        "<stdin>: 0 accepted, 0 rejected, 2 without a proof (stopped, rounded, error), 0"
            + " unreadable\n",
        checked.err());
    Cli single = Cli.runOn(motion, command, "-", "--time-limit", "0", "--format", "text");
    assertEquals(ExitCode.STOPPED, single.code());
    assertTrue(single.out().startsWith("1: stopped\n"), single.out());
    assertTrue(single.out().contains("the time limit is reached"), single.out());
  }

  @Test
  void aBadRecordWeighsMoreThanAStoppedOne() {
    String input = "{\"a\": [[0]], \"b\": [[1]]}\noops\n";
    assertEquals(ExitCode.BAD_INPUT, Cli.runOn(input, "distance", "-", "--time-limit=0").code());
  }

  @Test
  void resultsCanBeLeftUnchecked() {
    String result = Cli.runOn("{\"a\": [[0]], \"b\": [[1]]}", "distance", "-").ok().out();
    Cli check = Cli.runOn(result, "check", "-", "--time-limit", "0");
    assertEquals(ExitCode.STOPPED, check.code());
    assertEquals(
        "<stdin>:1: not checked within the time limit\n"
            + "<stdin>: 0 accepted, 0 rejected, 0 without a proof (stopped, rounded, error), 0"
            + " unreadable, 1 not checked within the time limit\n",
        check.err());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"2", "500ms", "5m", "1h", "90s", "none", "90.5", "20.25s", "0.5m", "1.5h"})
  void timesAreRead(String time) {
    Cli.runOn("{\"a\": [[0]], \"b\": [[1]]}", "distance", "-", "--time-limit", time).ok();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-1", "soon", "1e3", ".5", "5.", "1,5", "3d"})
  void otherTimesAreRefused(String time) {
    Cli cli = Cli.runOn("{\"a\": [[0]], \"b\": [[1]]}", "distance", "-", "--time-limit", time);
    assertEquals(ExitCode.BAD_INPUT, cli.code());
    String help = "a time such as 0.5, 500ms, 90s, 5m or 1h is expected, 0 for no time at all";
    assertTrue(cli.err().contains(help), cli.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "0s", "0ms", "0.0", "00"})
  void withoutTimeAllAreStopped(String time) {
    Cli cli = Cli.runOn("{\"a\": [[0]], \"b\": [[1]]}", "distance", "-", "--time-limit", time);
    assertEquals(ExitCode.STOPPED, cli.code());
  }
}
