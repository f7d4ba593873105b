package org.certigjk.cli.referee;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.Threads;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code certigjk referee judge}. */
@Command(
    name = "judge",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Judges the answers of an engine, as \"referee run\" has written them.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = "  certigjk referee judge [OPTIONS] RESULTS...",
    description = {
      "",
      "Compares each answer with the exact one, in exact arithmetic, and counts what is wrong: by"
          + " kind, flag, difficulty, family and dimension, the worst first. Several files of"
          + " results, such as the shards of a run, are judged as one; they must be of the same"
          + " engine.",
      "",
      "Profile K forgives what K ulps of noise in the input can cause; the profile exact forgives"
          + " the last rounding only. docs/referee.md has the formula, and why.",
      "",
      "Exit code 1 if anything is wrong inside the contract of the engine, or was not asked because the run was cut off; 2 if results"
          + " and vectors do not belong together, or nothing was asked inside the contract.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  certigjk referee judge results.jsonl",
      "  certigjk referee judge --profile exact --format html --output report.html results.jsonl",
      "  certigjk referee judge --vectors vectors/contact.jsonl.gz results.jsonl"
    })
public final class RefereeJudgeCommand implements Callable<Integer> {

  @Parameters(arity = "1..*", paramLabel = "RESULTS", description = "Files of results.")
  private List<Path> results = List.of();

  @Option(
      names = "--vectors",
      paramLabel = "FILE",
      split = ",",
      description =
          "The files of test vectors, in the order in which the results name them, if they are"
              + " elsewhere now.")
  private List<Path> vectors = List.of();

  @Mixin private ReportOptions report = new ReportOptions();

  @Mixin private Threads threads = new Threads();

  private final Console console;

  RefereeJudgeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    report.requireOutput(results);
    report.requireOutput(vectors);
    return report.write(results, vectors, threads.number(), console);
  }
}
