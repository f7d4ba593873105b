package org.certigjk.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.certigjk.study.fixes.FixQueries;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.util.Statistics;

/**
 * Runs {@link FixBenchmark} with every loop, and writes as CSV the nanoseconds of the processor for
 * a query, medians with quartiles, and the support points that it takes.
 */
public final class FixSuite {

  private FixSuite() {}

  /**
   * Runs all loops.
   *
   * @param args the file to write
   */
  public static void main(String[] args) throws IOException, RunnerException {
    OptionsBuilder options = new OptionsBuilder();
    options
        .include(FixBenchmark.class.getName() + ".ask")
        .param("loop", FixQueries.loops().toArray(String[]::new))
        .shouldFailOnError(true);
    try (PrintStream csv =
        new PrintStream(Files.newOutputStream(Path.of(args[0])), true, "UTF-8")) {
      double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
      csv.printf(Locale.ROOT, "# %s, load %.1f at the start%n", Suite.machine(), load);
      csv.println("precision,size,loop,lower quartile,median,upper quartile,support points");
      for (RunResult result : new Runner(options.build()).run()) {
        BenchmarkParams params = result.getParams();
        String loop = params.getParam("loop");
        int size = Integer.parseInt(params.getParam("size"));
        Statistics times = result.getSecondaryResults().get("nanoseconds").getStatistics();
        csv.printf(
            Locale.ROOT,
            "%s,%d,\"%s\",%.4g,%.4g,%.4g,%.2f%n",
            params.getParam("precision"),
            size,
            loop,
            times.getPercentile(25),
            times.getPercentile(50),
            times.getPercentile(75),
            supports(FixQueries.of(loop, params.getParam("precision"), size)));
      }
    }
  }

  private static double supports(FixQueries<?> queries) {
    double sum = 0;
    for (int k = 0; k < queries.size(); k++) {
      sum += queries.ask();
    }
    return sum / queries.size();
  }
}
