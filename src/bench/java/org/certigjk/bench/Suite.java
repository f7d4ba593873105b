package org.certigjk.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs the benchmarks that docs/bench.md shows, and writes their times as CSV. With {@code --quick}
 * each of them is short.
 */
public final class Suite {

  private static final int[] SIZES = {8, 32, 128, 512, 2048, 8192, 32_768, 100_000};
  private static final int[] QUICK_SIZES = {8, 32, 128, 512, 2048, 100_000};
  private static final int[] MOTION = {8, 32, 128, 512, 2048};
  private static final int[] QUICK_MOTION = {8, 512};
  private static final int[] BITS = {8, 16, 24, 32, 53, 100, 200, 400, 800};
  private static final int[] QUICK_BITS = {8, 24, 53, 200, 800};
  private static final int DIMENSIONS = 8;

  /** From this size on there are too few different pairs for a difference. */
  private static final int FRESH_ONLY = 8192;

  private static final List<String> OWN = List.of("kernel", "certified", "generic");

  /** An engine in a plot of cost against size, and the sizes for which it is measured. */
  private record Range(String engine, int dimension, int least, int greatest) {}

  private static final List<Range> RANGES =
      List.of(
          new Range("kernel", 3, 0, 8192),
          new Range("certified", 3, 0, 8192),
          new Range("kernel+hull", 3, 128, 100_000),
          new Range("certified+hull", 3, 128, 100_000),
          new Range("generic", 3, 0, 128),
          new Range("JBullet", 3, 0, 2048),
          new Range("kernel", 2, 0, 8192),
          new Range("certified", 2, 0, 8192),
          new Range("kernel+hull", 2, 128, 100_000),
          new Range("certified+hull", 2, 128, 100_000),
          new Range("generic", 2, 0, 128),
          new Range("dyn4j", 2, 0, 8192),
          new Range("JTS-indexed", 2, 0, 2048),
          new Range("JTS", 2, 0, 128));

  private Suite() {}

  /** One benchmark: the parameters of {@link DistanceBenchmark} or {@link MotionBenchmark}. */
  record Case(String plot, String engine, int dimension, int size, String pairs, int bits) {}

  /**
   * Runs the suite.
   *
   * @param args the file to write, and perhaps {@code --quick}
   */
  public static void main(String[] args) throws IOException, RunnerException {
    boolean quick = args.length > 1 && args[1].equals("--quick");
    Path file = Path.of(args[0]);
    List<Case> cases = cases(quick);
    try (PrintStream csv = new PrintStream(Files.newOutputStream(file), true, "UTF-8")) {
      csv.println("# " + machine() + (quick ? ", quick run" : ""));
      csv.println("plot,engine,dimension,size,pairs,bits,nanoseconds");
      for (int k = 0; k < cases.size(); k++) {
        Case one = cases.get(k);
        double time = run(one, quick);
        csv.printf(
            Locale.ROOT,
            "%s,%s,%d,%d,%s,%d,%.4g%n",
            one.plot(),
            one.engine(),
            one.dimension(),
            one.size(),
            one.pairs(),
            one.bits(),
            time);
        System.err.printf(Locale.ROOT, "%d of %d: %s: %.4g ns%n", k + 1, cases.size(), one, time);
      }
    }
  }

  /** Returns the Java, the system and the processors that are measured. */
  static String machine() throws IOException {
    Path information = Path.of("/proc/cpuinfo");
    String model =
        Files.isReadable(information)
            ? Files.readAllLines(information).stream()
                .filter(line -> line.startsWith("model name"))
                .map(line -> line.replaceFirst("^[^:]*:\\s*", ""))
                .findFirst()
                .orElse("")
            : "";
    int processors = Runtime.getRuntime().availableProcessors();
    return "Java %s (%s), %s %s, %s %s"
        .formatted(
            System.getProperty("java.version"),
            System.getProperty("java.vm.name"),
            System.getProperty("os.name"),
            System.getProperty("os.arch"),
            processors == 1 ? "1 processor" : processors + " processors",
            model)
        .strip();
  }

  private static List<Case> cases(boolean quick) {
    List<Case> cases = new ArrayList<>();
    for (String pairs : List.of("repeated", "fresh")) {
      for (int size : quick ? QUICK_SIZES : SIZES) {
        for (Range range : RANGES) {
          boolean measured = range.least() <= size && size <= range.greatest();
          boolean repeated = size < FRESH_ONLY && !range.engine().equals("generic");
          if (measured && (repeated || pairs.equals("fresh"))) {
            String plot = range.dimension() == 2 ? "plane" : "space";
            cases.add(new Case(plot, range.engine(), range.dimension(), size, pairs, 53));
          }
        }
      }
    }
    for (int size : quick ? QUICK_MOTION : MOTION) {
      for (String engine : List.of("moving", "moving+hull")) {
        cases.add(new Case("motion", engine, 3, size, "motion", 53));
      }
    }
    for (int dimension = 2; dimension <= DIMENSIONS; dimension += quick && dimension > 3 ? 2 : 1) {
      for (String engine : OWN) {
        cases.add(new Case("dimension", engine, dimension, 32, "fresh", 53));
      }
    }
    for (int bits : quick ? QUICK_BITS : BITS) {
      for (String engine : OWN) {
        cases.add(new Case("bits", engine, 3, 8, "fresh", bits));
      }
    }
    return cases;
  }

  /** Returns the time per query, in nanoseconds. */
  private static double run(Case one, boolean quick) throws RunnerException {
    boolean moving = one.plot().equals("motion");
    Class<?> benchmark = moving ? MotionBenchmark.class : DistanceBenchmark.class;
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include(benchmark.getName() + ".distance")
            .param("engine", one.engine())
            .param("dimension", Integer.toString(one.dimension()))
            .param("size", Integer.toString(one.size()))
            .shouldFailOnError(true)
            .verbosity(VerboseMode.SILENT);
    if (!moving) {
      options.param("pairs", one.pairs()).param("bits", Integer.toString(one.bits()));
    }
    if (quick) {
      options
          .warmupIterations(2)
          .warmupTime(TimeValue.milliseconds(200))
          .measurementIterations(3)
          .measurementTime(TimeValue.milliseconds(200));
    }
    Collection<RunResult> results = new Runner(options.build()).run();
    return results.iterator().next().getPrimaryResult().getStatistics().getPercentile(50);
  }
}
