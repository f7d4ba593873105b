package org.certigjk.cli.referee;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.Seconds;
import org.certigjk.referee.fuzz.FuzzReport;
import org.certigjk.referee.fuzz.FuzzSettings;
import org.certigjk.referee.fuzz.FuzzWatcher;
import org.certigjk.referee.fuzz.Fuzzer;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.GridPairs;
import org.certigjk.vectors.files.VectorHeader;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code certigjk referee fuzz}. */
@Command(
    name = "fuzz",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Searches for queries that an engine answers wrongly, and makes them small.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = {"  certigjk referee fuzz --engine NAME|COMMAND [OPTIONS]"},
    description = {
      "",
      "Queries are drawn from all families and changed so that they become harder; the engine is"
          + " asked, and judged. The first failure of each kind is made smaller: fewer points,"
          + " smaller integers, fewer bits, while the engine still fails in the same way. It is"
          + " written to the folder at once, as KIND.jsonl (a file of test vectors) and KIND.md (a"
          + " text for the issue tracker of the engine). At the end a summary is printed.",
      "",
      "With --queries, the same seed and version give the same findings, if the engine gives the"
          + " same answer to the same query. Ctrl-C ends the search; what has been found stays.",
      "",
      "With --grid, nothing is drawn: an engine of which nothing is found then is right on each"
          + " pair of simplices of that grid, up to its symmetries. In the plane --grid 3 is 27"
          + " thousand queries; in space --grid 1 is some hundreds, and --grid 2 millions.",
      "",
      "Exit code 1 if something was found inside the contract of the engine, 2 if no query was.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  certigjk referee fuzz --engine kernel --for 20s",
      "  certigjk referee fuzz --engine './my-engine --fast' --queries 10000 --profile 4",
      "  certigjk referee fuzz --engine fcl:tightest --dimension 3 --family grid,gap --seed 7",
      "  certigjk referee fuzz --engine ./my-engine --seeds mine.jsonl --for 5m",
      "  certigjk referee fuzz --engine ./my-engine --dimension 2 --grid 2 --charges wrong.jsonl",
      "  certigjk referee fuzz --engine ./my-engine --moving 5"
    })
public final class RefereeFuzzCommand extends SearchCommand {

  private static final double DEFAULT_SECONDS = 60;
  private static final int MOST_PLACES = 1000;
  private static final long MOST_QUERIES = 1_000_000_000_000L;

  @Option(
      names = "--for",
      paramLabel = "TIME",
      converter = Seconds.class,
      description =
          "How long to draw queries, such as 90s or 5m. Default: 60s. To make the last failure"
              + " smaller comes on top of it.")
  private @Nullable Double seconds;

  @Option(
      names = "--queries",
      paramLabel = "N",
      description = "How many queries, instead of a time.")
  private @Nullable Long queries;

  @Option(names = "--seed", paramLabel = "N", description = "Seed of the queries. Default: 1.")
  private long seed = 1;

  @Option(
      names = "--dimension",
      paramLabel = "N",
      split = ",",
      description = "Dimensions, from 1 to 8. Default: those of 2 and 3 that the engine takes.")
  private List<Integer> dimensions = List.of();

  @Option(
      names = "--family",
      paramLabel = "NAME",
      split = ",",
      description = "Families, such as gap,grid. Default: all.")
  private List<String> families = List.of();

  @Option(
      names = "--seeds",
      paramLabel = "FILE",
      split = ",",
      description =
          "Files of test vectors, or of a pair on each line, that are asked first; half of what is"
              + " changed comes from them.")
  private List<Path> seeds = List.of();

  @Option(
      names = "--grid",
      paramLabel = "K",
      description =
          "Nothing is drawn: all pairs of simplices with coordinates 0, ..., K are asked, up to the"
              + " symmetries of the grid, without a limit of time unless --for says one.")
  private @Nullable Integer grid;

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      description = "With --grid: only part I of N, with I from 1 to N.")
  private String shard = "1/1";

  @Option(
      names = "--moving",
      paramLabel = "P",
      description =
          "B moves: each query that is drawn is asked with B in P places, through A and back, one"
              + " after another; an answer must not depend on what was asked before.")
  private int places = 1;

  private final long begin = System.nanoTime();

  RefereeFuzzCommand(Console console) {
    super(console);
  }

  @Override
  void check() {
    check("--queries", queries == null ? 1 : queries, MOST_QUERIES);
    check("--moving", places, MOST_PLACES);
    if (grid != null && places > 1) {
      throw wrong("--grid and --moving exclude each other");
    }
    if (grid == null && !shard.equals("1/1")) {
      throw wrong("--shard is for --grid");
    }
    if (grid != null && !seeds.isEmpty()) {
      throw wrong("--grid and --seeds exclude each other");
    }
  }

  @Override
  Map<String, String> origin() {
    Map<String, String> origin = new LinkedHashMap<>();
    if (grid != null) {
      origin.put("grid", grid.toString());
      if (!shard.equals("1/1")) {
        origin.put("shard", shard);
      }
      return origin;
    }
    origin.put("seed", Long.toString(seed));
    if (places > 1) {
      origin.put("places", Integer.toString(places));
    }
    if (!seeds.isEmpty()) {
      origin.put("seeds", String.join(", ", seeds.stream().map(Path::toString).toList()));
    }
    return origin;
  }

  @Override
  String otherQueries() {
    return "ask bodies of your own (--seeds FILE), draw other families (--family NAME)";
  }

  @Override
  String license() {
    return seeds.isEmpty() ? VectorHeader.OURS : VectorHeader.OF_THE_BODIES;
  }

  @Override
  @Nullable Long queries() {
    return queries;
  }

  @Override
  FuzzSettings settings(FuzzSettings standard, Set<Integer> taken) {
    boolean flatOrSpace = standard.dimensions().stream().anyMatch(taken::contains);
    return new FuzzSettings(
            seed,
            !dimensions.isEmpty()
                ? Set.copyOf(dimensions)
                : flatOrSpace ? standard.dimensions() : taken,
            families.isEmpty()
                ? standard.families()
                : families.stream().map(Family::named).distinct().toList(),
            standard.findings(),
            standard.shrinking())
        .moving(places);
  }

  @Override
  FuzzReport search(Fuzzer fuzzer, FuzzStop stop, FuzzWatcher watcher) throws IOException {
    if (grid == null) {
      FuzzReport asked = fuzzer.ask(read(seeds).iterator(), this::goesOn, stop, watcher);
      return fuzzer.run(k -> goesOn(asked.asked() + k), stop, watcher);
    }
    FuzzReport report = fuzzer.ask(Collections.emptyIterator(), this::goesOn, stop, watcher);
    int greatest = grid;
    for (int n : new TreeSet<>(fuzzer.dimensions())) {
      GridPairs pairs = parsed(() -> part(GridPairs.of(n, greatest)));
      report = fuzzer.ask(pairs, this::goesOn, stop, watcher);
    }
    return report;
  }

  private GridPairs part(GridPairs pairs) {
    String[] numbers = shard.split("/", -1);
    try {
      int of = Integer.parseInt(numbers.length == 2 ? numbers[1] : "");
      return pairs.part(Integer.parseInt(numbers[0]), of);
    } catch (NumberFormatException malformed) {
      throw wrong("--shard " + shard + ": two numbers are expected, such as 2/4");
    }
  }

  private boolean goesOn(long asked) {
    if (queries != null && asked >= queries) {
      return false;
    }
    boolean unlimited = (queries != null || grid != null) && seconds == null;
    return unlimited || elapsed() < (seconds == null ? DEFAULT_SECONDS : seconds);
  }

  private double elapsed() {
    return (System.nanoTime() - begin) / 1e9;
  }
}
