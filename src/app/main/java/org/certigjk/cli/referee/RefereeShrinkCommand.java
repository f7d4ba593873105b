package org.certigjk.cli.referee;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.referee.fuzz.FuzzReport;
import org.certigjk.referee.fuzz.FuzzSettings;
import org.certigjk.referee.fuzz.FuzzWatcher;
import org.certigjk.referee.fuzz.Fuzzer;
import org.certigjk.referee.tally.Grouping;
import org.certigjk.vectors.Drawn;
import org.certigjk.vectors.files.VectorHeader;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
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
      "Exit code 1 if something fails inside the contract of the engine, 2 if no query is inside.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  certigjk referee shrink --engine ./my-engine pair.jsonl",
      "  certigjk referee shrink --engine ./my-engine --family gap,flat vectors/space.jsonl.gz",
      "  certigjk referee shrink --engine fcl --output fcl-cases mine.jsonl"
    })
public final class RefereeShrinkCommand extends SearchCommand {

  /** So many families, and so many ids, are listed. */
  private static final int MOST = 10;

  @Parameters(
      arity = "1..*",
      paramLabel = "PAIRS",
      description = "Files of test vectors, or of a pair on each line.")
  private List<Path> pairs = List.of();

  @Option(
      names = "--id",
      paramLabel = "ID",
      split = ",",
      description = "Only the pairs with these ids.")
  private List<String> ids = List.of();

  @Option(
      names = "--family",
      paramLabel = "NAME",
      split = ",",
      description =
          "Only the pairs of these families: those with this in their ids before the first slash.")
  private List<String> families = List.of();

  RefereeShrinkCommand(Console console) {
    super(console);
  }

  @Override
  Map<String, String> origin() {
    return Map.of("pairs", String.join(", ", pairs.stream().map(Path::toString).toList()));
  }

  @Override
  String otherQueries() {
    return "ask others";
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
    return fuzzer.ask(chosen(read(pairs)).iterator(), asked -> true, stop, watcher);
  }

  private List<Drawn> chosen(List<Drawn> queries) {
    Map<String, Long> there =
        queries.stream()
            .collect(
                Collectors.groupingBy(
                    it -> Grouping.family(it.id()), TreeMap::new, Collectors.counting()));
    Set<String> named = queries.stream().map(Drawn::id).collect(Collectors.toSet());
    for (String id : ids) {
      if (!named.contains(id)) {
        throw wrong("--id %s: no pair is called so; %s".formatted(id, listed(queries, there)));
      }
    }
    for (String family : families) {
      if (!there.containsKey(family)) {
        throw wrong("--family %s: there is none; %s".formatted(family, listed(queries, there)));
      }
    }
    return ids.isEmpty() && families.isEmpty()
        ? queries
        : queries.stream()
            .filter(it -> ids.contains(it.id()) || families.contains(Grouping.family(it.id())))
            .toList();
  }

  /** What there is to choose from. */
  private static String listed(List<Drawn> queries, Map<String, Long> families) {
    String ids = queries.stream().map(Drawn::id).limit(MOST).collect(Collectors.joining(", "));
    String groups =
        families.entrySet().stream()
            .limit(MOST)
            .map(it -> "%s (%s)".formatted(it.getKey(), it.getValue()))
            .collect(Collectors.joining(", "));
    return "there are the families %s%s, and the ids %s%s"
        .formatted(
            groups, families.size() > MOST ? ", …" : "", ids, queries.size() > MOST ? ", …" : "");
  }
}
