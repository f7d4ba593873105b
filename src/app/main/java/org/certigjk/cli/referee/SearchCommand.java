package org.certigjk.cli.referee;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.cli.console.Seconds;
import org.certigjk.referee.comparison.EngineTester;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.referee.engine.CommandWords;
import org.certigjk.referee.engine.EngineProcess;
import org.certigjk.referee.engine.QueryEngine;
import org.certigjk.referee.engine.ReadyEngine;
import org.certigjk.referee.engine.ReadyEngines;
import org.certigjk.referee.fuzz.FaultShrinker;
import org.certigjk.referee.fuzz.FuzzReport;
import org.certigjk.referee.fuzz.FuzzSettings;
import org.certigjk.referee.fuzz.FuzzWatcher;
import org.certigjk.referee.fuzz.Fuzzer;
import org.certigjk.referee.reports.FindingFiles;
import org.certigjk.referee.reports.FuzzSummary;
import org.certigjk.referee.results.MismatchWriter;
import org.certigjk.vectors.Drawn;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.files.VectorReader;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What the commands have in common that look for wrong answers and make them small. */
abstract class SearchCommand implements Callable<Integer> {

  private static final int MOST = 1_000_000;

  @Option(
      names = "--engine",
      required = true,
      paramLabel = "NAME|COMMAND",
      description =
          "A ready engine (\"certigjk referee engines\" lists them), or the command line of a"
              + " program that speaks the engine protocol.")
  private String engineName = "";

  @Option(
      names = "--profile",
      paramLabel = "exact|K",
      description =
          "How exact answers have to be: exact, or within what K ulps of noise in the input can"
              + " cause. Default: 16.")
  private String profile = Profile.standard().label();

  @Option(
      names = "--limit",
      paramLabel = "TIME",
      converter = Seconds.class,
      description = "Time limit of a query. Default: 1s.")
  private double limit = EngineProcess.LIMIT.toMillis() / 1e3;

  @Option(
      names = "--findings",
      paramLabel = "N",
      description = "After so many findings others are only counted. Default: 20.")
  private int findings = FuzzSettings.DEFAULT_FINDINGS;

  @Option(
      names = "--shrink",
      paramLabel = "N",
      description =
          "How often the engine may be asked to make one failure smaller; a hang counts 80."
              + " Default: 3000.")
  private int shrinking = FaultShrinker.DEFAULT_LIMIT;

  @Option(
      names = "--output",
      paramLabel = "FOLDER",
      description = "Folder for the findings; it is made if need be. Default: findings.")
  private Path folder = Path.of("findings");

  @Option(
      names = "--charges",
      paramLabel = "FILE",
      description =
          "Writes what each wrong answer is charged with, as JSON Lines, in the order of the"
              + " queries.")
  private @Nullable Path charges;

  @Option(
      names = "--print-call",
      description =
          "For the text of a finding, starts the engine once more, with --print-call behind its"
              + " command and the query on its standard input: what it prints is to be source text"
              + " that asks its library without it.")
  private boolean printCall;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "Of the summary: markdown (default) or json.")
  private Format format = Format.MARKDOWN;

  /** How the summary is printed. */
  enum Format {
    MARKDOWN,
    JSON
  }

  @Spec private @Nullable CommandSpec spec;

  private final Console console;

  SearchCommand(Console console) {
    this.console = console;
  }

  /** Returns where the queries come from, by name. */
  abstract Map<String, String> origin();

  /** Returns how to ask others, as a clause. */
  abstract String otherQueries();

  /** Returns under which license the queries are. */
  abstract String license();

  /** Returns how many queries there are, {@code null} if that is not known. */
  abstract @Nullable Long queries();

  /** Returns what is drawn. */
  abstract FuzzSettings settings(FuzzSettings standard, Set<Integer> taken);

  /** Asks all that is to be asked. */
  abstract FuzzReport search(Fuzzer fuzzer, FuzzStop stop, FuzzWatcher watcher) throws IOException;

  @Override
  public final Integer call() throws IOException {
    check("--findings", findings, MOST);
    check("--shrink", shrinking, MOST);
    check();
    Profile exactness = parsed(() -> Profile.parse(profile));
    ReadyEngine ready = ReadyEngines.installed().named(engineName).orElse(null);
    Duration perQuery = Duration.ofMillis(Math.round(limit * 1e3));
    try (FuzzStop stop = new FuzzStop();
        QueryEngine engine =
            ready == null
                ? EngineProcess.start(engineName, perQuery)
                : EngineProcess.start(ready.command(), perQuery)) {
      Fuzzer fuzzer =
          parsed(() -> new Fuzzer(EngineTester.of(engine, exactness), settings(engine)));
      FindingFiles.Run run =
          new FindingFiles.Run(
              Main.version(),
              engineName,
              ready == null,
              engine.declaration(),
              exactness,
              Objects.requireNonNull(spec).name(),
              origin(),
              license(),
              printCall
                  ? ready == null ? CommandWords.of(engineName) : ready.command()
                  : List.of());
      FuzzReport report = search(fuzzer, stop, new FindingFiles(folder, run));
      FuzzSummary summary = FuzzSummary.of(report, run);
      print(format == Format.JSON ? summary.jsonLines() : summary.markdown());
      if (report.asked() == 0) {
        console.err().println("certigjk: nothing was asked, so nothing is known of the engine");
        return ExitCode.BAD_INPUT;
      }
      if (report.noneInside()) {
        console.err().println("certigjk: " + summary.noneInside(otherQueries()));
        return ExitCode.BAD_INPUT;
      }
      return report.failed() == 0 ? ExitCode.OK : ExitCode.DISAGREEMENT;
    }
  }

  private FuzzReport search(Fuzzer fuzzer, FuzzStop stop, FindingFiles files) throws IOException {
    try (ChargesFile file = ChargesFile.to(charges, MismatchWriter::new);
        FuzzProgress progress = new FuzzProgress(console.err(), files, file, queries())) {
      FuzzReport report = search(fuzzer, stop, progress);
      file.finish();
      return report;
    }
  }

  private FuzzSettings settings(QueryEngine engine) {
    FuzzSettings standard = FuzzSettings.of(1).with(findings, shrinking);
    return settings(standard, engine.declaration().dimensions());
  }

  /** Checks further options. */
  void check() {}

  final void check(String option, long value, long largest) {
    if (value < 1 || value > largest) {
      throw wrong("%s %s: from 1 to %s is possible".formatted(option, value, largest));
    }
  }

  /** Reads the queries of files of test vectors, or of pairs. */
  static List<Drawn> read(List<Path> files) throws IOException {
    List<Drawn> read = new ArrayList<>();
    for (Path file : files) {
      try (VectorReader reader = VectorReader.openAny(file)) {
        for (TestVector v = reader.next(); v != null; v = reader.next()) {
          read.add(new Drawn(v.id(), file.toString(), v.comment(), v.flags(), v.query(), null));
        }
      }
    }
    return read;
  }

  /** Returns what is read from options, of which it may complain. */
  final <T> T parsed(Supplier<T> parsing) {
    try {
      return parsing.get();
    } catch (IllegalArgumentException wrong) {
      throw wrong(String.valueOf(wrong.getMessage()));
    }
  }

  final ParameterException wrong(String message) {
    return new ParameterException(Objects.requireNonNull(spec).commandLine(), message);
  }

  private void print(String text) throws IOException {
    console.out().write(text.getBytes(StandardCharsets.UTF_8));
    console.out().flush();
  }
}
