package org.certigjk.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code certigjk generate-completion}. */
@Command(
    name = "generate-completion",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Prints a script that lets bash and zsh complete commands and options.",
    usageHelpWidth = 100,
    description = {
      "",
      "The script completes commands, options and the values of options that are words, and names"
          + " of files. It is for"
          + " \"certigjk\" on the PATH, and for \"./certigjk\".",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  source <(certigjk generate-completion)                    in this shell",
      "  echo 'source <(certigjk generate-completion)' >> ~/.bashrc    in every bash"
    })
final class CompletionCommand implements Callable<Integer> {

  /** Where picocli prevents that bash completes names of files, which are most arguments here. */
  private static final String NO_FILES = "type compopt &>/dev/null && compopt +o default";

  /** The values of an option, which picocli writes as the constants are. */
  private static final Pattern VALUES = Pattern.compile("(?<=_option_args=)\\([^)]*\\)");

  @Spec private @Nullable CommandSpec spec;

  private final Console console;

  CompletionCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    CommandLine program = Objects.requireNonNull(spec).root().commandLine();
    String script = AutoComplete.bash("certigjk", program).replace(NO_FILES, "");
    script = VALUES.matcher(script).replaceAll(values -> values.group().toLowerCase(Locale.ROOT));
    console.out().write((script + "\n").getBytes(StandardCharsets.UTF_8));
    return ExitCode.OK;
  }
}
