package org.certigjk.cli.referee;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.cli.console.Table;
import org.certigjk.json.VisibleText;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.engine.DeclarationLine;
import org.certigjk.referee.engine.EngineProcess;
import org.certigjk.referee.engine.QueryEngine;
import org.certigjk.referee.engine.ReadyEngine;
import org.certigjk.referee.engine.ReadyEngines;
import picocli.CommandLine.Command;

/** {@code certigjk referee engines}. */
@Command(
    name = "engines",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Lists the engines that are ready to be judged, and what each answers.",
    usageHelpWidth = 100,
    description = {
      "",
      "Each is started once, and asked what it is. The launcher ./certigjk builds the drivers for the"
          + " libraries of other people: those in Java with Maven, those in C++ if the packages of"
          + " engines/debian-packages.txt are installed.",
      ""
    },
    footer = {"", "Example:", "  certigjk referee engines"})
final class RefereeEnginesCommand implements Callable<Integer> {

  private static final List<String> TITLES =
      List.of("engine", "version", "precision", "dimensions", "poses", "answers");

  /** For its first line, and the answer to a trivial query. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final Console console;

  RefereeEnginesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Table table = new Table();
    table.row(TITLES);
    for (ReadyEngine engine : ReadyEngines.installed().all()) {
      try (QueryEngine started = EngineProcess.start(engine.command(), PATIENCE)) {
        table.row(row(engine, started.declaration()));
      } catch (EngineException e) {
        console.err().println(VisibleText.line("certigjk: " + e.getMessage()));
      }
    }
    console.out().write(table.format("").getBytes(StandardCharsets.UTF_8));
    return ExitCode.OK;
  }

  private static List<String> row(ReadyEngine engine, Declaration declaration) {
    return List.of(
        engine.label(),
        declaration.version(),
        label(declaration.precision()),
        dimensions(declaration),
        DeclarationLine.poses(declaration.poses()),
        declaration.answers().stream()
            .sorted()
            .map(RefereeEnginesCommand::label)
            .collect(Collectors.joining(", ")));
  }

  private static String label(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static String dimensions(Declaration declaration) {
    TreeSet<Integer> dimensions = new TreeSet<>(declaration.dimensions());
    int first = dimensions.first();
    int last = dimensions.last();
    if (last > first && last - first + 1 == dimensions.size()) {
      return first + " to " + last;
    }
    return dimensions.stream().map(n -> Integer.toString(n)).collect(Collectors.joining(", "));
  }
}
