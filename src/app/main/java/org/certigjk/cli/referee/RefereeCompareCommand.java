package org.certigjk.cli.referee;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.cli.console.Progress;
import org.certigjk.cli.console.Threads;
import org.certigjk.json.VisibleText;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.referee.results.Baseline;
import org.certigjk.referee.results.ComparedRun;
import org.certigjk.referee.results.ResultsComparer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code certigjk referee compare}. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header =
        "Says what became right and what became wrong from one version of an engine to the next.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = "  certigjk referee compare [OPTIONS] RESULTS RESULTS...",
    description = {
      "",
      "Judges each file of results, as \"referee judge\" does, and compares what is charged with"
          + " what the file before is charged with: vector by vector, fault by fault and call by"
          + " call. Vectors are the same if they have one id and are of the same bodies; those of"
          + " which the later file has no result are neither new nor mended.",
      "",
      "Exit code 1 if the last file is charged with something that the one before is not.",
      ""
    },
    footer = {"", "Example:", "  certigjk referee compare version-1.jsonl version-2.jsonl"})
public final class RefereeCompareCommand implements Callable<Integer> {

  @Parameters(
      arity = "2..*",
      paramLabel = "RESULTS",
      description = "Files of results, the oldest first.")
  private List<Path> results = List.of();

  @Option(
      names = "--profile",
      paramLabel = "K",
      converter = ReportOptions.ProfileReader.class,
      description =
          "How exact answers have to be: exact, or a number of ulps, up to 2^53. Default: 16.")
  private Profile profile = Profile.standard();

  @Mixin private Threads threads = new Threads();

  private final Console console;

  RefereeCompareCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Baseline before = Baseline.none();
    Baseline last = before;
    for (Path file : results) {
      Baseline baseline = before;
      ComparedRun run;
      try (Progress progress = Progress.counting(console.err(), "certigjk", -1)) {
        run =
            ResultsComparer.run(
                List.of(file),
                List.of(),
                profile,
                threads.number(),
                progress,
                (example, line) -> baseline.accept(example));
      }
      baseline.requireIds(file.toString());
      boolean isFirst = file.equals(results.get(0));
      print("%s: %s%n%s%n".formatted(file, run.engine(), run.counts()));
      print(isFirst ? "" : baseline.lines());
      last = baseline;
      before = baseline.now();
    }
    return last.added() == 0 ? ExitCode.OK : ExitCode.DISAGREEMENT;
  }

  private void print(String text) throws IOException {
    console.out().write(VisibleText.lines(text).getBytes(StandardCharsets.UTF_8));
  }
}
