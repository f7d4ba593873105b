package org.certigjk.cli.referee;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.Progress;
import org.certigjk.cli.console.Seconds;
import org.certigjk.referee.engine.EngineProcess;
import org.certigjk.referee.engine.ReadyEngines;
import org.certigjk.referee.results.ResultsRun;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code certigjk referee run}. */
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Asks an engine the queries of files of test vectors, and judges its answers.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = "  certigjk referee run --engine NAME|COMMAND [OPTIONS] VECTORS...",
    description = {
      "",
      "The engine runs in processes of its own. It is asked every vector that it takes: of the"
          + " dimensions that it declares, in floats if it computes with them, and with poses if it"
          + " takes poses. A crash, hang, flood, garbage, NaN or missing line is what came of the"
          + " vector that it was asked, and the run goes on with a fresh process.",
      "",
      "The exit code is 1 if something is wrong that the engine, by what it declares, promises: what"
          + " is outside of its contract is counted apart.",
      ""
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:nothing is wrong inside the contract, or nothing that the baseline does not know",
      "1:an answer is wrong, or missing",
      "2:wrong usage, input that cannot be read, an engine that cannot be asked, takes no vector or is made for none",
      "3:an internal error, or output that cannot be written"
    },
    footer = {
      "",
      "Examples:",
      "  certigjk referee run --engine dyn4j:tightest vectors/*.jsonl.gz",
      "  certigjk referee run --engine './my-engine --fast' --results my.jsonl vectors/*.jsonl.gz",
      "  certigjk referee run --engine ./my-engine --baseline known.jsonl vectors/*.jsonl.gz",
      "  certigjk referee run --engine ./my-engine --resume --results my.jsonl vectors/*.jsonl.gz"
    })
public final class RefereeRunCommand implements Callable<Integer> {

  @Option(
      names = "--engine",
      required = true,
      paramLabel = "NAME|COMMAND",
      description =
          "One that \"certigjk referee engines\" lists, or a command: a program and its arguments,"
              + " which are split at blanks; quotes ' and \" keep them.")
  private String engine = "";

  @Option(
      names = "--limit",
      paramLabel = "TIME",
      converter = Seconds.class,
      description = "Time for one answer, such as 100ms or 5s. Default: 1s.")
  private double limit = EngineProcess.LIMIT.toSeconds();

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description = "Processes of the engine at a time. Default: one for each core.")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--results",
      paramLabel = "FILE",
      description =
          "Keeps the answers, which are written as they come, for \"certigjk referee judge\"."
              + " Answers that are there are not written over.")
  private @Nullable Path results;

  @Option(
      names = "--resume",
      description =
          "Goes on with the results of a run that was interrupted. The engine must not have changed"
              + " meanwhile.")
  private boolean resume;

  @Option(
      names = "--overwrite",
      description = "Replaces the results that FILE has of another run, which are lost.")
  private boolean overwrite;

  @Mixin private ReportOptions report = new ReportOptions();

  @Parameters(arity = "1..*", paramLabel = "VECTORS", description = "Files of test vectors.")
  private List<Path> vectors = List.of();

  @Spec private @Nullable CommandSpec spec;

  private final Console console;

  RefereeRunCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (jobs < 1) {
      throw wrong("--jobs " + jobs + ": at least 1 is needed");
    }
    if (resume && results == null) {
      throw wrong("--resume needs --results FILE: which results?");
    }
    if (resume && overwrite) {
      throw wrong("--resume and --overwrite exclude each other");
    }
    report.requireOutput(vectors);
    Path file = results == null ? Files.createTempFile("certigjk-results", ".jsonl") : results;
    ask(file);
    int code = report.write(List.of(file), vectors, jobs, console);
    if (results == null) {
      Files.delete(file);
    }
    return code;
  }

  private void ask(Path file) throws IOException {
    try (Progress progress = Progress.counting(console.err(), "certigjk", -1)) {
      try {
        ask(file, progress);
      } catch (IOException e) {
        progress.hide();
        if (progress.done() > 0) {
          console.err().println("certigjk: the answers so far are in " + file);
        } else if (results == null) {
          Files.delete(file);
        }
        throw e;
      }
    }
  }

  private void ask(Path file, Progress progress) throws IOException {
    try (ResultsRun run =
        ResultsRun.start(
            engine, command(), Duration.ofMillis((long) (limit * 1000)), jobs, vectors, progress)) {
      if (resume && Files.exists(file)) {
        run.goOn(file);
      } else {
        run.writeTo(file, overwrite);
      }
    }
  }

  private List<String> command() throws IOException {
    try {
      return ReadyEngines.installed().command(engine);
    } catch (IllegalArgumentException e) {
      throw wrong("--engine: " + e.getMessage());
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(Objects.requireNonNull(spec).commandLine(), message);
  }
}
