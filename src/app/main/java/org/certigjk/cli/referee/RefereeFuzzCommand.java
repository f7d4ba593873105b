package org.certigjk.cli.referee;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.cli.console.Seconds;
import org.certigjk.referee.comparison.EngineTester;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.referee.engine.EngineProcess;
import org.certigjk.referee.engine.QueryEngine;
import org.certigjk.referee.engine.ReadyEngine;
import org.certigjk.referee.engine.ReadyEngines;
import org.certigjk.referee.fuzz.FaultShrinker;
import org.certigjk.referee.fuzz.FuzzReport;
import org.certigjk.referee.fuzz.FuzzSettings;
import org.certigjk.referee.fuzz.Fuzzer;
import org.certigjk.referee.reports.FindingFiles;
import org.certigjk.referee.reports.FuzzSummary;
import org.certigjk.vectors.family.Family;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code certigjk referee fuzz}. */
@Command(
    name = "fuzz",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Searches for queries that an engine answers wrongly, and makes them small.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = {"  certigjk referee fuzz --engine NAME|COMMAND [OPTIONS]"},
    description = {
      "",
      "Queries are drawn from all families and changed so that they become harder; the engine is"
          + " asked, and judged. The first failure of each kind is made smaller: fewer points,"
          + " smaller integers, fewer bits, while the engine still fails in the same way. It is"
          + " written to the folder at once, as KIND.jsonl (a file of test vectors) and KIND.md (a"
          + " text for the issue tracker of the engine). At the end a summary is printed.",
      "",
      "With --queries, the same seed and version give the same findings, if the engine gives the"
          + " same answer to the same query. Ctrl-C ends the search; what has been found stays.",
      "",
      "Exit code 1 if something was found.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  certigjk referee fuzz --engine kernel --for 20s",
      "  certigjk referee fuzz --engine './my-engine --fast' --queries 10000 --profile 4",
      "  certigjk referee fuzz --engine fcl:tightest --dimension 3 --family grid,gap --seed 7"
    })
public final class RefereeFuzzCommand implements Callable<Integer> {

  private static final double DEFAULT_SECONDS = 60;
  private static final long MOST_QUERIES = 1_000_000_000_000L;
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
      names = "--for",
      paramLabel = "TIME",
      converter = Seconds.class,
      description =
          "How long to draw queries, such as 90s or 5m. Default: 60s. To make the last failure"
              + " smaller comes on top of it.")
  private @Nullable Double seconds;

  @Option(
      names = "--queries",
      paramLabel = "N",
      description = "How many queries, instead of a time.")
  private @Nullable Long queries;

  @Option(names = "--seed", paramLabel = "N", description = "Seed of the queries. Default: 1.")
  private long seed = 1;

  @Option(
      names = "--dimension",
      paramLabel = "N",
      split = ",",
      description = "Dimensions, from 1 to 8. Default: those of 2 and 3 that the engine takes.")
  private List<Integer> dimensions = List.of();

  @Option(
      names = "--family",
      paramLabel = "NAME",
      split = ",",
      description = "Families, such as gap,grid. Default: all.")
  private List<String> families = List.of();

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
  private final long begin = System.nanoTime();

  RefereeFuzzCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
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
              Main.version(), engineName, ready == null, engine.declaration(), exactness, seed);
      FuzzReport report;
      try (FuzzProgress progress =
          new FuzzProgress(console.err(), new FindingFiles(folder, run), queries)) {
        report = fuzzer.run(this::goesOn, stop, progress);
      }
      FuzzSummary summary = FuzzSummary.of(report, run);
      print(format == Format.JSON ? summary.jsonLines() : summary.markdown());
      return report.failed() == 0 ? ExitCode.OK : ExitCode.DISAGREEMENT;
    }
  }

  private void check() {
    check("--queries", queries == null ? 1 : queries, MOST_QUERIES);
    check("--findings", findings, MOST);
    check("--shrink", shrinking, MOST);
  }

  private void check(String option, long value, long largest) {
    if (value < 1 || value > largest) {
      throw wrong("%s %s: from 1 to %s is possible".formatted(option, value, largest));
    }
  }

  private FuzzSettings settings(QueryEngine engine) {
    FuzzSettings standard = FuzzSettings.of(seed);
    Set<Integer> taken = engine.declaration().dimensions();
    boolean flatOrSpace = standard.dimensions().stream().anyMatch(taken::contains);
    return new FuzzSettings(
        seed,
        !dimensions.isEmpty()
            ? Set.copyOf(dimensions)
            : flatOrSpace ? standard.dimensions() : taken,
        families.isEmpty()
            ? standard.families()
            : families.stream().map(Family::named).distinct().toList(),
        findings,
        shrinking);
  }

  private boolean goesOn(long asked) {
    if (queries != null && asked >= queries) {
      return false;
    }
    boolean unlimited = queries != null && seconds == null;
    return unlimited || elapsed() < (seconds == null ? DEFAULT_SECONDS : seconds);
  }

  private double elapsed() {
    return (System.nanoTime() - begin) / 1e9;
  }

  private <T> T parsed(Parsing<T> parsing) {
    try {
      return parsing.parse();
    } catch (IllegalArgumentException wrong) {
      throw wrong(String.valueOf(wrong.getMessage()));
    }
  }

  /** Something that complains about options. */
  @FunctionalInterface
  private interface Parsing<T> {
    T parse();
  }

  private ParameterException wrong(String message) {
    return new ParameterException(Objects.requireNonNull(spec).commandLine(), message);
  }

  private void print(String text) throws IOException {
    console.out().write(text.getBytes(StandardCharsets.UTF_8));
    console.out().flush();
  }
}
