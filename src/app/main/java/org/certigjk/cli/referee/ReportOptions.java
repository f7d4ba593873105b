package org.certigjk.cli.referee;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.cli.console.Progress;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.referee.reports.CiCases;
import org.certigjk.referee.reports.ReportFormat;
import org.certigjk.referee.reports.TextReport;
import org.certigjk.referee.results.Baseline;
import org.certigjk.referee.results.ComparedRun;
import org.certigjk.referee.results.MismatchWriter;
import org.certigjk.referee.results.ResultsComparer;
import org.certigjk.referee.tally.Tally;
import org.certigjk.vectors.files.VectorLine;
import org.certigjk.vectors.files.WholeFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options of commands that compare answers: by what, and what becomes of the report. */
final class ReportOptions {

  /** The folder of the installation, which the launcher names. */
  private static final String HOME = "certigjk.home";

  @Option(
      names = "--profile",
      paramLabel = "K",
      converter = ProfileReader.class,
      description =
          "How exact answers have to be: exact, or a number of ulps, up to 2^53. Default: 16.")
  private Profile profile = Profile.standard();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "text (default), markdown, json or html; for build servers junit, tap, sarif or github.")
  private ReportFormat format = ReportFormat.TEXT;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Where the report goes. Default: standard output.")
  private @Nullable Path output;

  @Option(
      names = "--charges",
      paramLabel = "FILE",
      description = "Writes what each wrong result is charged with, as JSON Lines.")
  private @Nullable Path mismatches;

  @Option(
      names = "--write-baseline",
      paramLabel = "FILE",
      description =
          "Writes the same with a digest of each query, for --baseline: a query that was changed is"
              + " then another, whatever its id.")
  private @Nullable Path written;

  @Option(
      names = "--baseline",
      paramLabel = "FILE",
      description =
          "What is known to be wrong, as --write-baseline has written it: the exit code is 1 only"
              + " for what is new. What is new and what is mended is named on standard error.")
  private @Nullable Path known;

  @Option(
      names = "--explorer",
      paramLabel = "ADDRESS",
      description =
          "Where a page in HTML finds the explorer, in which it opens what went wrong. Default:"
              + " that of the folder from which this program was started. For a page that others"
              + " read, give an address of your own, or '' for commands in place of links.")
  private @Nullable String explorer;

  /** Compares results, writes the report, and returns the exit code. */
  int write(List<Path> results, List<Path> vectors, int threads, Console console)
      throws IOException {
    Baseline baseline = known == null ? null : Baseline.read(known);
    CiCases cases = new CiCases(example -> baseline != null && baseline.knows(example));
    BiConsumer<Example, VectorLine> watcher =
        baseline == null ? cases : cases.andThen((example, line) -> baseline.accept(example));
    ComparedRun run = compared(results, vectors, threads, console, watcher);
    if (baseline != null) {
      baseline.requireIds("queries");
    }
    byte[] report = format.of(run, cases, explorer(console)).getBytes(StandardCharsets.UTF_8);
    if (output == null) {
      console.out().write(report);
    } else {
      WholeFile.write(output, report);
      console.err().print(TextReport.of(run));
    }
    if (run.tally().asked() == 0 && run.notAsked() + run.notTaken() > 0) {
      console.err().println("certigjk: nothing was asked, so nothing is known of the engine");
      return ExitCode.BAD_INPUT;
    }
    Tally tally = run.tally();
    if (tally.asked() > 0 && tally.total().asked() == 0 && run.notAsked() == 0) {
      String remedy = "ask others, such as \"certigjk vectors from\" makes of bodies of your own";
      console.err().println("certigjk: " + TextReport.noneInside(tally, remedy));
      return ExitCode.BAD_INPUT;
    }
    if (baseline != null) {
      console.err().print(baseline.lines());
    }
    long failures = baseline == null ? run.tally().total().wrong() : baseline.added();
    boolean passed = failures == 0 && run.notAsked() == 0;
    return passed ? ExitCode.OK : ExitCode.DISAGREEMENT;
  }

  /** Returns the address of the explorer; empty, with a word about it, if there is none. */
  private String explorer(Console console) {
    if (explorer != null || format != ReportFormat.HTML) {
      return explorer == null ? "" : explorer;
    }
    String home = System.getProperty(HOME);
    Path page = home == null ? null : Path.of(home, "docs", "explorer", "index.html").normalize();
    if (page != null && Files.isRegularFile(page)) {
      return page.toUri().toString();
    }
    console
        .err()
        .println(
            "certigjk: no explorer was found%s, so the page has commands in place of links;"
                    .formatted(page == null ? "" : " at " + page)
                + " --explorer says where it is");
    return "";
  }

  /** Checks, before the work is done, that the report can be written. */
  void requireOutput(List<Path> inputs) throws IOException {
    requireOutput(output, inputs);
    requireOutput(mismatches, inputs);
    requireOutput(written, inputs);
  }

  private static void requireOutput(@Nullable Path file, List<Path> inputs) throws IOException {
    if (file == null) {
      return;
    }
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file) || folder == null || !Files.isDirectory(folder)) {
      throw new FileSystemException(
          file.toString(), null, "a file in a folder that exists is expected");
    }
    for (Path input : inputs) {
      if (Files.exists(file) && Files.exists(input) && Files.isSameFile(file, input)) {
        throw new FileSystemException(file.toString(), null, "it is an input");
      }
    }
  }

  private ComparedRun compared(
      List<Path> results,
      List<Path> vectors,
      int threads,
      Console console,
      BiConsumer<Example, VectorLine> watcher)
      throws IOException {
    try (Progress progress = Progress.counting(console.err(), "certigjk", -1);
        ChargesFile charges = ChargesFile.to(mismatches, MismatchWriter::new);
        ChargesFile baseline = ChargesFile.to(written, MismatchWriter::ofBaseline)) {
      ComparedRun run =
          ResultsComparer.run(
              results,
              vectors,
              profile,
              threads,
              progress,
              watcher.andThen(
                  (example, line) -> {
                    charges.accept(example);
                    baseline.accept(example);
                  }));
      charges.finish();
      baseline.finish();
      return run;
    }
  }

  /** Reads {@code --profile}. */
  static final class ProfileReader implements ITypeConverter<Profile> {

    @Override
    public Profile convert(String text) {
      try {
        return Profile.parse(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }
}
