package org.certigjk.cli.input;

import org.certigjk.cli.console.TimeLimit;
import org.certigjk.cli.console.TimeLimitConverter;
import picocli.CommandLine.Option;

/** Options of all commands that read pairs. */
public final class ReadingOptions {

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

  public Arithmetic.Decimals decimals() {
    return decimals;
  }

  public TimeLimit timeLimit() {
    return timeLimit;
  }
}
