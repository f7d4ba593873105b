package org.certigjk.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.certigjk.bench.AnswerBenchmark.Question;
import org.certigjk.vectors.family.TimedPairs;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.util.Statistics;

/**
 * Runs {@link AnswerBenchmark}, and writes medians with quartiles as CSV, in nanoseconds for each
 * pair; a batch is given one thread.
 */
public final class AnswerSuite {

  private AnswerSuite() {}

  /**
   * Runs all questions.
   *
   * @param args the file to write
   */
  public static void main(String[] args) throws IOException, RunnerException {
    OptionsBuilder options = new OptionsBuilder();
    options
        .include(AnswerBenchmark.class.getName() + ".ask")
        .jvmArgsAppend("-Djava.util.concurrent.ForkJoinPool.common.parallelism=1")
        .shouldFailOnError(true);
    try (PrintStream csv =
        new PrintStream(Files.newOutputStream(Path.of(args[0])), true, "UTF-8")) {
      csv.println("question,size,all sizes,lower quartile,median,upper quartile");
      for (RunResult result : new Runner(options.build()).run()) {
        String question = result.getParams().getParam("question");
        String size = result.getParams().getParam("size");
        int queries =
            Question.valueOf(question) == Question.BATCH
                ? TimedPairs.count(Integer.parseInt(size), TimedPairs.MANY)
                : 1;
        Statistics times = result.getPrimaryResult().getStatistics();
        csv.printf(
            Locale.ROOT,
            "%s,%s,%s,%.4g,%.4g,%.4g%n",
            question,
            size,
            result.getParams().getParam("allSizes"),
            times.getPercentile(25) / queries,
            times.getPercentile(50) / queries,
            times.getPercentile(75) / queries);
      }
    }
  }
}
