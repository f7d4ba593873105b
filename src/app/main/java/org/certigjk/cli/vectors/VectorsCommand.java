package org.certigjk.cli.vectors;

import java.util.concurrent.Callable;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code certigjk vectors}: the commands for files of test vectors. */
@Command(
    name = "vectors",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Makes and checks files of test vectors: queries with their exact answers.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    synopsisSubcommandLabel = "COMMAND",
    description = {
      "",
      "A file of test vectors is JSON Lines, plain or compressed (.gz): a header, and one query"
          + " with its exact answer and certificate per line. docs/vectors.md describes it.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  certigjk vectors generate --family gap --count 1000 --output gap.jsonl.gz",
      "  certigjk vectors check gap.jsonl.gz",
      "  certigjk vectors stats gap.jsonl.gz"
    })
public final class VectorsCommand implements Callable<Integer> {

  @Spec private @Nullable CommandSpec spec;

  private VectorsCommand() {}

  /** Returns it with its own commands. */
  public static CommandLine with(Console console) {
    return new CommandLine(new VectorsCommand())
        .addSubcommand(new VectorsGenerateCommand(console))
        .addSubcommand(new VectorsFromCommand(console))
        .addSubcommand(new VectorsCheckCommand(console))
        .addSubcommand(new VectorsFormatCommand(console))
        .addSubcommand(new VectorsStatsCommand(console));
  }

  @Override
  public Integer call() {
    if (spec == null) {
      return ExitCode.INTERNAL;
    }
    throw new ParameterException(
        spec.commandLine(), "what is to be done? generate, from, check, format or stats");
  }
}
