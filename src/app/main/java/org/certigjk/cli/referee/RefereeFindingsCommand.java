package org.certigjk.cli.referee;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.cli.console.Seconds;
import org.certigjk.cli.console.Threads;
import org.certigjk.json.VisibleText;
import org.certigjk.referee.engine.ReadyEngine;
import org.certigjk.referee.engine.ReadyEngines;
import org.certigjk.referee.findings.Findings;
import org.certigjk.referee.findings.StartableEngine;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code certigjk referee findings}. */
@Command(
    name = "findings",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Writes a page on what each ready engine gets wrong on test vectors.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = "  certigjk referee findings [OPTIONS] VECTORS...",
    description = {
      "",
      "Runs the ready engines, each with its default and its tightest settings, judges the answers"
          + " by the standard profile and by the exact one, shrinks an example of each fault, and"
          + " writes a page in Markdown. Beside it, in a folder of the same name without .md, are"
          + " the pictures of the examples and a file of test vectors with their inputs.",
      "",
      "Engines that answer the same each time give the same bytes. It takes some minutes for the"
          + " published vectors.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  certigjk referee findings --output docs/referee-findings.md vectors/*.jsonl.gz",
      "  certigjk referee findings --engine fcl,fcl:tightest --output fcl.md vectors/space.jsonl.gz"
    })
final class RefereeFindingsCommand implements Callable<Integer> {

  /** Of this library's own, the kernel and the certified query stand for the others. */
  private static final Set<String> LEFT_OUT = Set.of("kernel+hull", "certified+hull", "generic");

  @Parameters(arity = "1..*", paramLabel = "VECTORS", description = "Files of test vectors.")
  private List<Path> vectors = List.of();

  @Option(
      names = "--engine",
      paramLabel = "NAME",
      split = ",",
      description =
          "Ready engines, NAME or NAME:SETTINGS, see \"referee engines\". By default all but"
              + " kernel+hull, certified+hull and generic.")
  private List<String> engines = List.of();

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "The page. Default: referee-findings.md.")
  private Path output = Path.of("referee-findings.md");

  @Option(
      names = "--limit",
      paramLabel = "TIME",
      converter = Seconds.class,
      description = "Time for one answer, such as 500ms or 20s. Default: 5s.")
  private double limit = 5;

  @Mixin private Threads threads = new Threads();

  @Spec private @Nullable CommandSpec spec;

  private final Console console;

  RefereeFindingsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Duration time = Duration.ofNanos((long) (limit * 1e9));
    List<StartableEngine> tested =
        chosen().stream().map(engine -> StartableEngine.of(engine, time)).toList();
    Findings findings =
        Findings.of(
            tested,
            vectors,
            threads.number(),
            label -> console.err().println("certigjk: done with " + label));
    Path page = output.toAbsolutePath();
    String folder = folderName(page);
    findings.page(folder, Main.version()).writeTo(page, page.resolveSibling(folder));
    findings
        .untried()
        .forEach(
            (label, reason) ->
                console
                    .err()
                    .println(VisibleText.line("certigjk: " + label + " not tried: " + reason)));
    return ExitCode.OK;
  }

  private List<ReadyEngine> chosen() throws IOException {
    ReadyEngines ready = ReadyEngines.installed();
    if (engines.isEmpty()) {
      return ready.all().stream().filter(engine -> !LEFT_OUT.contains(engine.name())).toList();
    }
    List<ReadyEngine> chosen = new ArrayList<>();
    for (String name : engines) {
      chosen.add(
          ready
              .named(name)
              .orElseThrow(
                  () ->
                      usage(
                          "no engine '%s'; \"certigjk referee engines\" lists those that there are"
                              .formatted(VisibleText.line(name)))));
    }
    return chosen;
  }

  private static String folderName(Path page) {
    String name = String.valueOf(page.getFileName());
    return name.endsWith(".md") ? name.substring(0, name.length() - 3) : name + "-files";
  }

  private ParameterException usage(String complaint) {
    return new ParameterException(Objects.requireNonNull(spec).commandLine(), complaint);
  }
}
