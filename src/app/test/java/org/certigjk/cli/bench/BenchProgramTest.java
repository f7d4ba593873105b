package org.certigjk.cli.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.engine.ReadyEngine;
import org.certigjk.samples.Patience;
import org.junit.jupiter.api.Test;

/** Engines that are programs: judged by their answers, timed by themselves. */
class BenchProgramTest {

  /** Of a clock that goes on by a nanosecond each time one looks at it. */
  private static final long BUDGET = 20;

  /** Two points of a line, 3 apart and 4 apart. */
  private static final BenchPairs PAIRS =
      new BenchPairs(
          1,
          1,
          "test",
          List.of(
              new double[][][] {{{0}}, {{3}}},
              new double[][][] {{{0}}, {{4}}},
              new double[][][] {{{7}}, {{10}}}));

  private final List<String> notes = new ArrayList<>();

  private BenchRun run(String program, String argument) throws EngineException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            "org.certigjk.referee." + program,
            argument);
    ReadyEngine engine = new ReadyEngine("made-up", "default", command);
    try (BenchProgram entrant = BenchProgram.start(engine, Patience.LIMIT, notes::add)) {
      AtomicLong clock = new AtomicLong();
      return new BenchSession(List.of(entrant), BUDGET, clock::incrementAndGet, () -> {})
          .run(PAIRS)
          .get(0);
    }
  }

  /** It says 3 of every pair, and that each takes it 7 nanoseconds. */
  @Test
  void isJudgedAndTimed() throws EngineException {
    BenchRun run = run("engine.EngineStopwatchTest$Timed", "none");
    assertEquals(3, run.count());
    assertEquals(1, run.faults().get(BenchFault.FAR));
    assertEquals(1, BenchRow.of(run, 1).wrong());
    assertTrue(run.nanoseconds() > 0);
    assertEquals(7, run.quantile(0.5));
    assertEquals(List.of(), notes);
  }

  @Test
  void aProgramWithoutAClockIsJudgedOnly() throws EngineException {
    BenchRun run = run("FaultyEngine", "well");
    assertEquals(0, BenchRow.of(run, 1).wrong());
    assertTrue(Double.isNaN(run.nanoseconds()));
    assertTrue(Double.isNaN(run.quantile(0.5)));
    assertTrue(notes.get(0).startsWith("made-up is not timed: the engine "), notes.toString());
  }
}
