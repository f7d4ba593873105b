package org.certigjk.cli.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.cli.console.Progress;
import org.certigjk.cli.console.Seconds;
import org.certigjk.cli.vectors.FamilyNames;
import org.certigjk.referee.Engine;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.engine.EngineProcess;
import org.certigjk.referee.engine.Engines;
import org.certigjk.referee.engine.OwnEngines;
import org.certigjk.referee.engine.ReadyEngine;
import org.certigjk.referee.engine.ReadyEngines;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.TimedPairs;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code certigjk bench}. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Times this library beside others on this machine, and checks the answers.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = "  certigjk bench [OPTIONS]",
    description = {
      "",
      "The engines: kernel, a search in doubles that proves nothing; certified, the same with a"
          + " check of every answer, which is the double nearest to the distance; generic, the"
          + " algorithm over rational numbers; and the libraries of other people that the launcher"
          + " has built drivers for (folder engines/), with their default settings: dyn4j and JTS"
          + " in the plane, JBullet, FCL and Bullet in space, CGAL in both. \"+hull\": on hulls"
          + " with their vertex adjacency, made beforehand.",
      "",
      "The same seed gives the same pairs. Times depend on the machine and on what else it does;"
          + " compare rows of one table only.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  certigjk bench",
      "  certigjk bench --dimension 3 --sizes 8,2048 --for 30s",
      "  certigjk bench --format json > bench.json"
    })
public final class BenchCommand implements Callable<Integer> {

  /** What {@code --format} can be. */
  enum Format {
    JSON,
    TEXT
  }

  /** Where the launcher puts the drivers. */
  private static final String ENGINES = "certigjk.engines";

  private static final int LARGEST_DIMENSION = Family.RANDOM_HULLS.greatestDimension();
  private static final int LARGEST_SIZE = 100_000;
  private static final int MOST_PAIRS = 100_000;

  @Option(
      names = "--dimension",
      paramLabel = "N",
      split = ",",
      description = "Dimensions, from 1 to 8. Default: 2,3.")
  private int[] dimensions = {2, 3};

  @Option(
      names = "--sizes",
      paramLabel = "N",
      split = ",",
      description = "Points of each polytope, from 1 to 100000. Default: 8,32,128,512.")
  private int[] sizes = {8, 32, 128, 512};

  @Option(
      names = "--family",
      paramLabel = "NAME",
      split = ",",
      description =
          "Families of pairs, such as gap,flat,touching-vertex-face. Default: random hulls,"
              + " repeated and fresh; and pairs that are hard for rounded arithmetic, of all other"
              + " families, if they have no more than 32 points.")
  private String[] names = {};

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description = "The largest number of different pairs of one size. Default: 2000.")
  private int pairs = TimedPairs.MANY;

  @Option(names = "--seed", paramLabel = "N", description = "Seed of the pairs. Default: 1.")
  private long seed = 1;

  @Option(
      names = "--for",
      paramLabel = "TIME",
      converter = Seconds.class,
      description =
          "Time for all measurements together, such as 90s or 5m; making the pairs comes on top of"
              + " it. Default: 60s.")
  private double seconds = 60;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text (default, for reading) or json (for programs).")
  private Format format = Format.TEXT;

  @Option(
      names = "--engines",
      paramLabel = "FOLDER",
      description =
          "Folder with the jars of other engines. Default: those that the launcher builds.")
  private @Nullable Path folder;

  @Spec private @Nullable CommandSpec spec;

  private final Console console;

  public BenchCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    check("--dimension", dimensions, LARGEST_DIMENSION);
    check("--sizes", sizes, LARGEST_SIZE);
    check("--pairs", new int[] {pairs}, MOST_PAIRS);
    List<BenchPlan> plans = plans();
    List<String> notes = new ArrayList<>();
    List<BenchEntrant> engines = new ArrayList<>();
    OwnEngines.all().forEach(engine -> engines.add(BenchEntrant.of(engine)));
    others(notes).forEach(engine -> engines.add(BenchEntrant.of(engine)));
    List<BenchProgram> programs = programs(notes);
    try {
      engines.addAll(programs);
      BenchWriter writer =
          format == Format.JSON ? new BenchJson(console.out()) : new BenchText(console.out());
      writer.begin(BenchWriter.Header.of(seed));
      measure(plans, engines, writer);
      writer.end(notes.stream().distinct().toList());
    } finally {
      programs.forEach(BenchProgram::close);
    }
    return ExitCode.OK;
  }

  private void check(String option, int[] values, int largest) {
    for (int value : values) {
      if (value < 1 || value > largest) {
        throw wrong("%s %s: from 1 to %s is possible".formatted(option, value, largest));
      }
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(Objects.requireNonNull(spec).commandLine(), message);
  }

  private List<Engine<?>> others(List<String> notes) throws IOException {
    String built = System.getProperty(ENGINES);
    Path place = folder != null ? folder : built != null ? Path.of(built) : null;
    List<Engine<?>> others = new ArrayList<>();
    for (Engine<?> engine : place == null ? List.<Engine<?>>of() : Engines.from(place)) {
      if (engine.answers().contains(Answers.DISTANCE)) {
        others.add(engine);
      } else {
        notes.add(engine.name() + " is left out: it answers no distance");
      }
    }
    if (others.isEmpty()) {
      notes.add(
          "no engines of other people: "
              + (place == null
                  ? "./certigjk bench builds them, or name a folder with --engines"
                  : "there are no drivers in " + place));
    }
    return others;
  }

  /** Starts the programs that the launcher has built, those that answer a distance. */
  private List<BenchProgram> programs(List<String> notes) throws IOException {
    List<BenchProgram> programs = new ArrayList<>();
    for (ReadyEngine engine : ReadyEngines.installed().programs()) {
      if (engine.settings().equals(ReadyEngines.DEFAULT)) {
        try {
          BenchProgram program = BenchProgram.start(engine, EngineProcess.LIMIT, notes::add);
          if (program.declaration().answers().contains(Answers.DISTANCE)) {
            programs.add(program);
          } else {
            program.close();
            notes.add(engine.name() + " is left out: it answers no distance");
          }
        } catch (EngineException e) {
          notes.add(engine.name() + " is left out: " + e.getMessage());
        }
      }
    }
    return programs;
  }

  /** Returns the lists of pairs, the first one twice: the first time is to warm up. */
  private List<BenchPlan> plans() {
    List<Family> families = FamilyNames.families(Objects.requireNonNull(spec).commandLine(), names);
    List<BenchPlan> plans = new ArrayList<>();
    for (int dimension : dimensions) {
      for (int size : sizes) {
        plans.addAll(BenchPlan.of(dimension, size, families, pairs, seed));
      }
    }
    if (plans.isEmpty()) {
      throw wrong(
          "--family %s: there are no such pairs with --dimension %s"
              .formatted(
                  String.join(",", names),
                  Arrays.stream(dimensions)
                      .mapToObj(Integer::toString)
                      .collect(Collectors.joining(","))));
    }
    plans.add(0, plans.get(0));
    return plans;
  }

  private void measure(List<BenchPlan> plans, List<BenchEntrant> engines, BenchWriter writer)
      throws IOException {
    long cells = plans.stream().mapToLong(plan -> entrants(engines, plan.dimension())).sum();
    Progress progress = Progress.counting(console.err(), "certigjk bench", cells);
    BenchSession session =
        new BenchSession(
            engines, (long) (seconds * 1e9 / cells), System::nanoTime, () -> progress.advance(1));
    for (int k = 0; k < plans.size(); k++) {
      BenchPairs list = plans.get(k).pairs();
      List<BenchRun> runs = session.run(list);
      if (k > 0) {
        progress.hide();
        double kernel = runs.get(0).nanoseconds();
        writer.table(list, runs.stream().map(run -> BenchRow.of(run, kernel)).toList());
      }
    }
  }

  private static long entrants(List<BenchEntrant> engines, int dimension) {
    return engines.stream().filter(e -> e.declaration().dimensions().contains(dimension)).count();
  }
}
