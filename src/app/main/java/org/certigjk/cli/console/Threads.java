package org.certigjk.cli.console;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option {@code --threads}. */
public final class Threads {

  private int number = Runtime.getRuntime().availableProcessors();

  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec spec;

  public int number() {
    return number;
  }

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads; all cores by default. The output is always the same.")
  void setNumber(int number) {
    if (number < 1 && spec != null) {
      throw new ParameterException(
          spec.commandLine(), "--threads " + number + ": at least 1 is needed");
    }
    this.number = number;
  }
}
