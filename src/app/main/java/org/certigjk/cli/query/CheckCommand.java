package org.certigjk.cli.query;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.certigjk.check.program.Case;
import org.certigjk.check.program.Cases;
import org.certigjk.check.program.FileException;
import org.certigjk.check.program.Records;
import org.certigjk.check.program.Report;
import org.certigjk.check.program.Tally;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.Counts;
import org.certigjk.cli.console.Counts.Outcome;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.cli.console.FileOutput;
import org.certigjk.cli.console.Output;
import org.certigjk.cli.console.Threads;
import org.certigjk.cli.console.Turn;
import org.certigjk.cli.input.Arithmetic.Decimals;
import org.certigjk.cli.input.Input;
import org.certigjk.cli.input.InputException;
import org.certigjk.cli.input.ReadingOptions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code certigjk check}. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Checks results of distance, penetration and raycast without computing them again.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = "  certigjk check [OPTIONS] RESULTS",
    description = {
      "",
      "RESULTS is a file of results as JSON, or - for standard input. Each certificate is checked"
          + " in exact arithmetic, and all else that is claimed (squared distance, vector, depth,"
          + " point and so on) is compared with what follows from it. Every result that does not"
          + " hold is named with the first claim that is false, every line that is no result with"
          + " what is wrong in it; the last line counts. docs/result-claims.md says what each"
          + " member claims, and what cannot be checked.",
      "",
      "docs/check_certificate.py does the same independently of this program.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  certigjk check results.jsonl",
      "  certigjk distance pairs.jsonl --omit-input | certigjk check - --pairs pairs.jsonl"
    })
public final class CheckCommand implements Callable<Integer> {

  @Parameters(arity = "1", paramLabel = "RESULTS", description = "File of results, or -.")
  private String file = "-";

  @Option(
      names = "--pairs",
      paramLabel = "PAIRS",
      description =
          "The pairs that the results are about, in the same order; needed if the results were"
              + " written with --omit-input. Give --decimals as it was given then.")
  private @Nullable String pairsFile;

  @Mixin private ReadingOptions reading = new ReadingOptions();

  @Mixin private Threads threads = new Threads();

  @Mixin private FileOutput output = new FileOutput();

  private final Console console;

  public CheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InputException {
    return output.run(console, this::run);
  }

  private int run(Console console) throws IOException, InputException {
    try (Input input = Input.open(file, console)) {
      if (pairsFile == null) {
        return run(new Source(input, null), input, console);
      }
      try (Input pairs = Input.open(pairsFile, console)) {
        return run(new Source(input, pairs), input, console);
      }
    }
  }

  private int run(Source source, Input input, Console console) throws IOException, InputException {
    Counts counts =
        Batches.run(
            source, this::check, reading.timeLimit(), threads.number(), console, input.size());
    Tally tally =
        new Tally(
            counts.of(Outcome.GOOD),
            counts.of(Outcome.UNPROVED),
            counts.of(Outcome.REJECTED),
            counts.of(Outcome.BAD));
    long late = counts.of(Outcome.STOPPED);
    String lateness = late == 0 ? "" : ", " + late + " not checked within the time limit";
    console.err().println(tally.summary(input.name()) + lateness);
    return tally.exitCode() == ExitCode.OK && late > 0 ? ExitCode.STOPPED : tally.exitCode();
  }

  private void check(Case asked, Output output, Turn turn) {
    turn.begin(
        instead -> {
          instead.complain(asked.line().complaint("not checked within the time limit"));
          instead.counts().add(Outcome.STOPPED);
        });
    Report report = asked.judge(reading.decimals() == Decimals.EXACT);
    switch (report.outcome()) {
      case ACCEPTED -> output.counts().add(Outcome.GOOD);
      case NO_PROOF -> output.counts().add(Outcome.UNPROVED);
      case REJECTED -> {
        output.print(report.text() + "\n");
        output.counts().add(Outcome.REJECTED);
      }
      case UNREADABLE -> {
        output.complain(report.text());
        output.counts().add(Outcome.BAD);
      }
    }
  }

  /** The results, each with its pair. */
  private static final class Source implements Pipeline.Source<Case> {
    private final Cases cases;

    Source(Input results, @Nullable Input pairs) throws InputException {
      this.cases = new Cases(records(results), pairs == null ? null : records(pairs));
    }

    private static Records records(Input input) throws InputException {
      try {
        Records records = new Records(input.stream(), input.name());
        if (records.isEmpty()) {
          throw new InputException(input.name(), 0, null, "the file is empty");
        }
        return records;
      } catch (FileException e) {
        throw complaint(e);
      }
    }

    private static InputException complaint(FileException e) {
      return new InputException(e.file(), 0, null, e.reason());
    }

    @Override
    public @Nullable Case next() throws InputException {
      try {
        return cases.next();
      } catch (FileException e) {
        throw complaint(e);
      }
    }

    @Override
    public boolean isReady() throws InputException {
      try {
        return cases.isReady();
      } catch (FileException e) {
        throw complaint(e);
      }
    }

    @Override
    public int size(Case asked) {
      return asked.line().size();
    }
  }
}
