package org.certigjk.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.certigjk.bench.AnswerBenchmark.Question;
import org.certigjk.vectors.family.TimedPairs;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.Statistics;

/**
 * Runs {@link AnswerBenchmark}, and writes medians with quartiles as CSV, in nanoseconds for each
 * pair; a batch is given one thread.
 */
public final class AnswerSuite {

  private static final int[] SIZES = {8, 32, 128, 512};

  private AnswerSuite() {}

  /**
   * Runs all questions.
   *
   * @param args the file to write
   */
  public static void main(String[] args) throws IOException, RunnerException {
    try (PrintStream csv =
        new PrintStream(Files.newOutputStream(Path.of(args[0])), true, "UTF-8")) {
      csv.println("# " + Suite.machine());
      csv.println("question,size,all sizes,lower quartile,median,upper quartile");
      for (String allSizes : List.of("false", "true")) {
        for (Question question : Question.values()) {
          for (int size : SIZES) {
            Statistics times = run(question, size, allSizes);
            int queries = question == Question.BATCH ? TimedPairs.count(size, TimedPairs.MANY) : 1;
            String line =
                String.format(
                    Locale.ROOT,
                    "%s,%s,%s,%.4g,%.4g,%.4g",
                    question,
                    size,
                    allSizes,
                    times.getPercentile(25) / queries,
                    times.getPercentile(50) / queries,
                    times.getPercentile(75) / queries);
            csv.println(line);
            System.err.println(line);
          }
        }
      }
    }
  }

  /** Returns the times of a call, in nanoseconds. */
  private static Statistics run(Question question, int size, String allSizes)
      throws RunnerException {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include(AnswerBenchmark.class.getName() + ".ask")
            .param("question", question.toString())
            .param("size", Integer.toString(size))
            .param("allSizes", allSizes)
            .jvmArgsAppend("-Djava.util.concurrent.ForkJoinPool.common.parallelism=1")
            .verbosity(VerboseMode.SILENT)
            .shouldFailOnError(true);
    return new Runner(options.build()).run().iterator().next().getPrimaryResult().getStatistics();
  }
}
