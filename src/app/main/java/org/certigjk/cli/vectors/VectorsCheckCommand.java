package org.certigjk.cli.vectors;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.cli.console.Progress;
import org.certigjk.cli.console.Threads;
import org.certigjk.json.VisibleText;
import org.certigjk.vectors.check.VectorCheck;
import org.certigjk.vectors.files.VectorFileException;
import org.certigjk.vectors.files.VectorReader;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code certigjk vectors check}. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Checks all that files of test vectors say.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = "  certigjk vectors check [OPTIONS] FILE...",
    description = {
      "",
      "Fields and bytes; inputs, which are made again where the header says how; every certificate,"
          + " in exact arithmetic; what follows from it, with all roundings; and what does not, by"
          + " computing it again. Of each vector the first thing that does not hold is printed, with"
          + " file, line, id and field. The last line for each file counts.",
      "",
      "Certificates of distances are checked by the program extracted from the proofs in Coq as well,"
          + " if proofs/build/oracle is there (proofs/check.sh builds it) or --oracle names it.",
      "",
      "Exit code 1 if a vector is wrong, 2 if a file or a line cannot be read.",
      ""
    },
    footer = {"", "Examples:", "  certigjk vectors check vectors/*.jsonl.gz"})
public final class VectorsCheckCommand implements Callable<Integer> {

  /** The system property that names the verified program. */
  private static final String ORACLE = "certigjk.oracle";

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files; - is standard input.")
  private List<String> files = List.of();

  @Option(
      names = "--oracle",
      paramLabel = "PROGRAM",
      description = "The program extracted from Coq. Default: proofs/build/oracle, if it is there.")
  private @Nullable Path oracle;

  @Mixin private Threads threads = new Threads();

  private final Console console;

  public VectorsCheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    int code = ExitCode.OK;
    for (String file : files) {
      code = Math.max(code, check(file));
    }
    return code;
  }

  private int check(String file) throws IOException {
    Path program = program();
    try (VectorReader reader = VectorsFiles.open(file, console);
        Progress progress = Progress.counting(console.err(), "certigjk", -1)) {
      VectorCheck.Report report =
          VectorCheck.check(reader, program, threads.number(), this::complain, progress);
      progress.hide();
      console
          .err()
          .printf(
              "%s: %s vectors, %s complaints, %s unreadable lines; %s; %s%n",
              VisibleText.line(file),
              report.vectors(),
              report.rejected(),
              report.unreadable(),
              report.remade()
                  ? "all inputs made again"
                  : "inputs not made again: the header does not say how",
              program == null
                  ? "not checked by the verified program, which is not there"
                  : "also checked by the verified program");
      if (report.unreadable() > 0) {
        return ExitCode.BAD_INPUT;
      }
      return report.rejected() > 0 ? ExitCode.DISAGREEMENT : ExitCode.OK;
    } catch (VectorFileException unreadable) {
      console.err().println(VisibleText.line(String.valueOf(unreadable.getMessage())));
      return ExitCode.BAD_INPUT;
    }
  }

  private void complain(String complaint) {
    try {
      VectorsFiles.print(console, VisibleText.line(complaint));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private @Nullable Path program() {
    if (oracle != null) {
      return oracle;
    }
    Path built = Path.of(System.getProperty(ORACLE, "proofs/build/oracle"));
    return Files.isExecutable(built) ? built : null;
  }
}
