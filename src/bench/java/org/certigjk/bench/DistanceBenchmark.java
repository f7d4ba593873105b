package org.certigjk.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.certigjk.referee.Engine;
import org.certigjk.referee.engine.Engines;
import org.certigjk.referee.engine.OwnEngines;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The time of one distance query, the bodies being prepared beforehand. Each engine runs in a Java
 * of its own, so that what is compiled for one does not serve another.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class DistanceBenchmark {

  /** The name of an engine: {@link OwnEngines}, or a driver in the folder certigjk.engines. */
  @Param("certified")
  public String engine;

  @Param("3")
  public int dimension;

  /** The number of points of each body. */
  @Param("8")
  public int size;

  /** Whether few pairs are repeated, or many are fresh. */
  @Param({"repeated", "fresh"})
  public String pairs;

  /** All coordinates are multiples of 2 to the power of minus this, and below 8. */
  @Param("53")
  public int bits;

  private Prepared<?> prepared;

  /** Prepares the bodies. */
  @Setup
  public void prepare() throws IOException {
    prepared =
        Prepared.of(engine(engine), Inputs.pairs(dimension, size, pairs.equals("repeated"), bits));
  }

  private static Engine<?> engine(String name) throws IOException {
    List<Engine<?>> others = Engines.from(Path.of(System.getProperty("certigjk.engines", "none")));
    return Stream.concat(OwnEngines.all().stream(), others.stream())
        .filter(engine -> engine.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there is no engine " + name));
  }

  /** Asks about the next pair. */
  @Benchmark
  public double distance() {
    return prepared.next();
  }

  /** The bodies of one engine, and which pair is next. */
  private static final class Prepared<B> {
    private final Engine<B> engine;
    private final List<B> as = new ArrayList<>();
    private final List<B> bs = new ArrayList<>();
    private int next;

    private Prepared(Engine<B> engine) {
      this.engine = engine;
    }

    static <B> Prepared<B> of(Engine<B> engine, List<double[][][]> pairs) {
      Prepared<B> prepared = new Prepared<>(engine);
      for (double[][][] pair : pairs) {
        prepared.as.add(engine.body(pair[0]));
        prepared.bs.add(engine.body(pair[1]));
      }
      return prepared;
    }

    double next() {
      int k = next;
      next = k + 1 == as.size() ? 0 : k + 1;
      return engine.distance(as.get(k), bs.get(k));
    }
  }
}
