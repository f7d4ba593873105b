package org.certigjk.cli.referee;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.referee.fuzz.FuzzReport;
import org.certigjk.referee.fuzz.FuzzSettings;
import org.certigjk.referee.fuzz.FuzzWatcher;
import org.certigjk.referee.fuzz.Fuzzer;
import org.certigjk.vectors.Drawn;
import org.certigjk.vectors.files.VectorHeader;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code certigjk referee shrink}. */
@Command(
    name = "shrink",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Makes queries small that an engine answers wrongly.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = {"  certigjk referee shrink --engine NAME|COMMAND [OPTIONS] PAIRS..."},
    description = {
      "",
      "Asks the queries of files of test vectors, or of a pair {\"a\": [[...], ...], \"b\": [[...],"
          + " ...]} on each line, and makes the first failure of each kind smaller, as \"referee"
          + " fuzz\" does, and writes the same files. \"certigjk vectors from\" makes such a file"
          + " from meshes.",
      "",
      "Exit code 1 if something fails inside the contract of the engine.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  certigjk referee shrink --engine ./my-engine pair.jsonl",
      "  certigjk referee shrink --engine fcl --output fcl-cases mine.jsonl"
    })
public final class RefereeShrinkCommand extends SearchCommand {

  @Parameters(
      arity = "1..*",
      paramLabel = "PAIRS",
      description = "Files of test vectors, or of a pair on each line.")
  private List<Path> pairs = List.of();

  RefereeShrinkCommand(Console console) {
    super(console);
  }

  @Override
  Map<String, String> origin() {
    return Map.of("pairs", String.join(", ", pairs.stream().map(Path::toString).toList()));
  }

  @Override
  String license() {
    return VectorHeader.OF_THE_BODIES;
  }

  @Override
  @Nullable Long queries() {
    return null;
  }

  @Override
  FuzzSettings settings(FuzzSettings standard, Set<Integer> taken) {
    return new FuzzSettings(
        standard.seed(), taken, standard.families(), standard.findings(), standard.shrinking());
  }

  @Override
  FuzzReport search(Fuzzer fuzzer, FuzzStop stop, FuzzWatcher watcher) throws IOException {
    Iterator<Drawn> queries = read(pairs);
    return fuzzer.ask(queries, asked -> true, stop, watcher);
  }
}
