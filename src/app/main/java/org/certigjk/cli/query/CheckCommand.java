package org.certigjk.cli.query;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.certigjk.check.Finding;
import org.certigjk.check.RecordCheck;
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
import org.certigjk.cli.input.InputText;
import org.certigjk.cli.input.Json;
import org.certigjk.cli.input.Pair;
import org.certigjk.cli.input.PairReader;
import org.certigjk.cli.input.ReadingOptions;
import org.certigjk.json.VisibleText;
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

  /** A result, the pair beside it if they are given, and what is wrong if there is only one. */
  private record Item(InputText result, @Nullable InputText pair, @Nullable String surplus) {}

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
        return run(new Zip(input, null), input.size(), console);
      }
      try (Input pairs = Input.open(pairsFile, console)) {
        return run(new Zip(input, pairs), input.size(), console);
      }
    }
  }

  private int run(Zip source, long size, Console console) throws IOException, InputException {
    Counts counts =
        Batches.run(source, this::check, reading.timeLimit(), threads.number(), console, size);
    console
        .err()
        .printf(
            "%s: %s accepted, %s rejected, %s without a proof (stopped, rounded, error), %s"
                + " unreadable%s%n",
            VisibleText.line(source.file()),
            counts.of(Outcome.GOOD),
            counts.of(Outcome.REJECTED),
            counts.of(Outcome.UNPROVED),
            counts.of(Outcome.BAD),
            counts.of(Outcome.STOPPED) == 0
                ? ""
                : ", " + counts.of(Outcome.STOPPED) + " not checked within the time limit");
    if (counts.of(Outcome.BAD) > 0) {
      return ExitCode.BAD_INPUT;
    }
    if (counts.of(Outcome.REJECTED) > 0) {
      return ExitCode.DISAGREEMENT;
    }
    return counts.of(Outcome.STOPPED) > 0 ? ExitCode.STOPPED : ExitCode.OK;
  }

  private void check(Item item, Output output, Turn turn) {
    turn.begin(
        instead -> {
          InputText record = item.result();
          instead.complain(record.error(null, "not checked within the time limit").complaint());
          instead.counts().add(Outcome.STOPPED);
        });
    try {
      report(item, finding(item), output);
    } catch (InputException e) {
      output.complain(e.complaint());
      output.counts().add(Outcome.BAD);
    }
  }

  private Finding finding(Item item) throws InputException {
    if (item.surplus() != null) {
      throw item.result().error(null, item.surplus());
    }
    String record = item.result().decode();
    return item.pair() == null ? RecordCheck.of(record) : finding(record, item.pair());
  }

  private Finding finding(String record, InputText pair) throws InputException {
    boolean exactDecimals = reading.decimals() == Decimals.EXACT;
    String text;
    try {
      text = pair.decode();
    } catch (InputException unreadable) {
      Finding finding = RecordCheck.of(record, "", exactDecimals);
      if (finding.ofPair()) {
        throw unreadable;
      }
      return finding; // an error, which is about no pair
    }
    return RecordCheck.of(record, text, exactDecimals);
  }

  private static void report(Item item, Finding finding, Output output) throws InputException {
    switch (finding.outcome()) {
      case ACCEPTED -> output.counts().add(Outcome.GOOD);
      case NO_PROOF -> output.counts().add(Outcome.UNPROVED);
      case REJECTED -> {
        String id = PairReader.idOf(item.result());
        String named = id.equals(Pair.NO_ID) ? "" : " (id " + id + ")";
        String place = item.result().file() + ":" + item.result().line();
        String line = place + ": rejected" + named + ": " + finding.reason();
        output.print(VisibleText.line(line) + "\n");
        output.counts().add(Outcome.REJECTED);
      }
      case UNREADABLE -> {
        InputText text = finding.ofPair() && item.pair() != null ? item.pair() : item.result();
        String hint =
            finding.reason().contains(": the text ends too early")
                ? Json.hint(text.file(), finding.ofPair() ? "pair" : "result")
                : "";
        throw new InputException(
            text.file(),
            text.line() + finding.row() - 1,
            finding.member(),
            finding.reason() + hint);
      }
    }
  }

  /** The results, each with its pair. */
  private static final class Zip implements Pipeline.Source<Item> {
    private final String file;
    private final Records results;
    private final @Nullable Records pairs;
    private boolean ended;

    Zip(Input results, @Nullable Input pairs) throws InputException {
      this.file = results.name();
      this.results = new Records(results.records(), results.name());
      this.pairs = pairs == null ? null : new Records(pairs.records(), pairs.name());
    }

    String file() {
      return file;
    }

    @Override
    public @Nullable Item next() throws InputException {
      if (ended) {
        return null;
      }
      InputText result = results.next();
      if (pairs == null) {
        return result == null ? null : new Item(result, null, null);
      }
      InputText pair = pairs.next();
      ended = result == null || pair == null;
      if (result == null) {
        return pair == null ? null : new Item(pair, null, "more pairs than results in " + file);
      }
      return new Item(result, pair, ended ? "more results than pairs in " + pairs.file() : null);
    }

    @Override
    public boolean isReady() throws InputException {
      return results.isReady() && (pairs == null || pairs.isReady());
    }

    @Override
    public int size(Item item) {
      return results.size(item.result());
    }
  }
}
