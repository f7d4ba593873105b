package org.certigjk.cli.referee;

import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code certigjk referee}: the commands about other implementations. */
@Command(
    name = "referee",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Tells any other implementation of GJK where it is wrong.",
    usageHelpWidth = 100,
    synopsisSubcommandLabel = "COMMAND",
    description = {
      "",
      "An engine is one that \"certigjk referee engines\" lists, as NAME or NAME:SETTINGS, or any"
          + " program that speaks the protocol of docs/engine-protocol.md: it reads queries as lines"
          + " of numbers, and writes answers as lines.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  certigjk referee engines",
      "  certigjk referee run --engine ./my-engine vectors/*.jsonl.gz",
      "",
      "\"certigjk referee COMMAND --help\" explains a command."
    })
public final class RefereeCommand {

  private RefereeCommand() {}

  /** Returns it with its own commands. */
  public static CommandLine with(Console console) {
    return new CommandLine(new RefereeCommand())
        .addSubcommand(new RefereeRunCommand(console))
        .addSubcommand(new RefereeJudgeCommand(console))
        .addSubcommand(new RefereeCompareCommand(console))
        .addSubcommand(new RefereeFuzzCommand(console))
        .addSubcommand(new RefereeShrinkCommand(console))
        .addSubcommand(new RefereeFindingsCommand(console))
        .addSubcommand(new RefereeEnginesCommand(console));
  }
}
