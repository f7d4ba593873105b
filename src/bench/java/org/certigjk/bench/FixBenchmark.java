package org.certigjk.bench;

import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import org.certigjk.study.fixes.FixQueries;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The time of a query by the loops of docs/robustness.md, which run over any ordered field: their
 * numbers are objects, so only the ratios of the times say something. Beside the time that passes
 * it counts that of the processor, which other programs prolong less.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 10, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 9, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
public class FixBenchmark {

  /** One of {@link FixQueries#loops}. */
  @Param("none")
  public String loop;

  @Param({"float", "double"})
  public String precision;

  /** The number of points of each body. */
  @Param({"8", "32"})
  public int size;

  private FixQueries<?> queries;

  /** Makes the bodies. */
  @Setup
  public void prepare() {
    queries = FixQueries.of(loop, precision, size);
  }

  /** The time of the processor for one query, of each iteration. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Processor {

    /** Read by the benchmark's runner. */
    public double nanoseconds;

    private long begin;
    private long queries;

    /** Begins an iteration. */
    @Setup(Level.Iteration)
    public void begin() {
      queries = 0;
      begin = now();
    }

    /** Ends it. */
    @TearDown(Level.Iteration)
    public void end() {
      nanoseconds = (double) (now() - begin) / queries;
    }

    private static long now() {
      return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
  }

  /** Asks about the next pair. */
  @Benchmark
  public int ask(Processor processor) {
    processor.queries++;
    return queries.ask();
  }
}
