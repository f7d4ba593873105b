package org.certigjk.cli.explore;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.cli.input.Input;
import org.certigjk.cli.input.InputException;
import org.certigjk.cli.input.InputText;
import org.certigjk.cli.query.Records;
import org.certigjk.explorer.SceneException;
import org.certigjk.explorer.trace.Judgement;
import org.certigjk.explorer.trace.Trace;
import org.certigjk.explorer.trace.TraceReader;
import org.certigjk.json.VisibleText;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code certigjk trace}. */
@Command(
    name = "trace",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Names the first step of a recorded run that exact arithmetic contradicts.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = "  certigjk trace [OPTIONS] FILE...",
    description = {
      "",
      "A trace is a run of any GJK, written down as JSON: docs/trace.md has the format, and examples"
          + " of programs that write it. certigjk explore shows it beside the exact run.",
      "The exit code is 1 if a step is contradicted.",
      ""
    },
    footer = {"", "Example:", "  certigjk trace examples/trace.json"})
public final class TraceCommand implements Callable<Integer> {

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files of traces, or -.")
  private List<String> files = List.of();

  @Option(
      names = "--tolerance",
      paramLabel = "T",
      description = "The share of the size of A - B that counts as rounding; that of the trace.")
  private @Nullable String tolerance;

  private final Console console;

  public TraceCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InputException {
    boolean contradicted = false;
    for (String file : files) {
      try (Input input = Input.open(file, console)) {
        Records records = new Records(input.records(), input.name());
        InputText record = records.next();
        while (record != null) {
          contradicted |= judge(record);
          record = records.next();
        }
      }
    }
    return contradicted ? ExitCode.DISAGREEMENT : ExitCode.OK;
  }

  private boolean judge(InputText record) throws IOException, InputException {
    Trace trace = read(record);
    Judgement judgement = Judgement.of(tolerance == null ? trace : trace.within(tolerance()));
    String place = record.file() + ":" + record.line() + ": " + trace.engine() + ": ";
    String line = VisibleText.line(place + judgement.summary()) + "\n";
    console.out().write(line.getBytes(StandardCharsets.UTF_8));
    return judgement.first() >= 0;
  }

  private BigFraction tolerance() throws InputException {
    try {
      return TraceReader.tolerance(String.valueOf(tolerance));
    } catch (SceneException e) {
      throw new InputException("--tolerance", 0, null, e.reason());
    }
  }

  /** Reads a trace. */
  static Trace read(InputText record) throws InputException {
    try {
      return TraceReader.read(record.decode());
    } catch (SceneException e) {
      throw record.error(e.part(), e.reason());
    }
  }
}
