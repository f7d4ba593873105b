package org.certigjk.cli.input;

import org.certigjk.cli.console.TimeLimit;
import org.certigjk.cli.console.TimeLimitConverter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Options of all commands that read pairs. */
public final class ReadingOptions {

  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--decimals",
      paramLabel = "HOW",
      description =
          "Read a decimal as the nearest double (nearest, the default) or as exactly the number it"
              + " says (exact). Rounded fields always take the nearest element.")
  private Arithmetic.Decimals decimals = Arithmetic.Decimals.NEAREST;

  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      converter = TimeLimitConverter.class,
      description =
          "How long the work on one record may take, in seconds (0.5, or 500ms, 5m, 1h; none); 60 by"
              + " default. A record that takes longer is stopped; the others go on. With 0 all are"
              + " stopped. Reading a record, and repeating it when it is stopped, come on top.")
  private TimeLimit timeLimit = TimeLimit.of(60);

  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec spec;

  public Arithmetic.Decimals decimals() {
    return decimals;
  }

  public TimeLimit timeLimit() {
    return timeLimit;
  }

  public int threads() {
    return threads;
  }

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads for many pairs; all cores by default. The output is always the same.")
  void setThreads(int threads) {
    if (threads < 1 && spec != null) {
      throw new ParameterException(
          spec.commandLine(), "--threads " + threads + ": at least 1 is needed");
    }
    this.threads = threads;
  }
}
