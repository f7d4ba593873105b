package org.certigjk.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.certigjk.cli.Counts.Outcome;
import org.certigjk.gjk.DistanceRequest;
import org.certigjk.simplex.BackupProcedure;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code certigjk distance}. */
@Command(
    name = "distance",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Prints the distance between two polytopes, with a certificate.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = {
      "  certigjk distance [OPTIONS] A B      two files of points",
      "  certigjk distance [OPTIONS] PAIRS    a file of pairs, or - for standard input"
    },
    description = {
      "",
      "A and B are OFF or OBJ files (their vertices), or .json files with an array of points.",
      "PAIRS is one pair as JSON, or JSON Lines with one pair per line:",
      "",
      "  {\"id\": 7, \"a\": [[0, 0], [1, 0]], \"b\": [[0.5, \"1/3\"], [2, \"0x1.8p1\"]]}",
      "",
      "A number, or a string with a decimal, is the double nearest to it; \"p/q\" and hexadecimal"
          + " floats are exactly what they say. The answer is one JSON object per pair;"
          + " squaredDistance is an exact fraction. The schemas pair.schema.json and"
          + " result.schema.json in docs/ describe all fields.",
      "",
      "Limits: 100000 characters per number; exponents from -10000 to 10000 where a number is taken"
          + " exactly; 64 MiB per line, or a sixteenth of Java's heap if that is less; dimension 15,"
          + " more if there are few points.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  certigjk distance examples/cube.off examples/tetrahedron.obj --format text",
      "  certigjk distance examples/pairs.jsonl > results.jsonl && certigjk check results.jsonl",
      "  echo '{\"a\": [[0, 0]], \"b\": [[3, 4]]}' | certigjk distance -"
    })
final class DistanceCommand implements Callable<Integer> {

  /** What {@code --sub-algorithm} can be. */
  enum SubAlgorithm {
    JOHNSON,
    BACKUP
  }

  /** What {@code --format} can be. */
  enum Format {
    JSON,
    TEXT
  }

  @Parameters(index = "0", paramLabel = "A|PAIRS", hidden = true)
  private String first = "-";

  @Parameters(index = "1", arity = "0..1", paramLabel = "B", hidden = true)
  private @Nullable String second;

  @Option(
      names = "--field",
      paramLabel = "FIELD",
      description =
          "Numbers to compute with: rational (exact, the default), double or float (rounded, to"
              + " see what rounding does; certified then says whether the answer is a proof).")
  private Arithmetic.Choice field = Arithmetic.Choice.RATIONAL;

  @Mixin private ReadingOptions reading = new ReadingOptions();

  @Option(
      names = "--sub-algorithm",
      paramLabel = "NAME",
      description = "Distance sub-algorithm: johnson (default) or backup.")
  private @Nullable SubAlgorithm subAlgorithm;

  @Option(
      names = "--engine",
      paramLabel = "NAME",
      description =
          "Implementation: certified (the default for rational answers), a search in doubles whose"
              + " end is proved, for pairs of doubles; or generic, the algorithm as in the papers,"
              + " also used for all other pairs and options. Both give the same distance, vector"
              + " and verdict; certificates may differ.")
  private Search.@Nullable Engine engine;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "json (default, for programs) or text (for reading).")
  private Format format = Format.JSON;

  @Option(names = "--trace", description = "Print every iteration, too.")
  private boolean trace;

  @Option(
      names = "--omit-input",
      description = "Do not repeat the points of A and B at the end of each JSON record.")
  private boolean omitInput;

  @Spec private @Nullable CommandSpec spec;

  private final Console console;

  DistanceCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InputException {
    return switch (field) {
      case RATIONAL -> run(Arithmetic.rational(reading.decimals()));
      case DOUBLE -> run(Arithmetic.DOUBLE);
      case FLOAT -> run(Arithmetic.FLOAT);
    };
  }

  private <E> int run(Arithmetic<E> arithmetic) throws IOException, InputException {
    Work<E> work = new Work<>(arithmetic, new Search<>(engine(), request()), writer(arithmetic));
    if (second != null) {
      print(work.answer(first, second));
      return ExitCode.OK;
    }
    if (PolytopeFile.isMesh(first)) {
      throw new InputException(
          first, 0, null, "the points of one polytope; name a second file, or a file of pairs");
    }
    try (Input input = Input.open(first, console.in())) {
      RecordReader records = input.records();
      InputText single = records.isSingle() ? records.next() : null;
      if (single != null) {
        print(work.answer(single));
        return ExitCode.OK;
      }
      return runBatch(records, work, input);
    }
  }

  private int runBatch(RecordReader records, Work<?> work, Input input)
      throws IOException, InputException {
    Counts counts =
        Batches.run(
            new Records(records, input.name()),
            work::answerInBatch,
            reading.threads(),
            console,
            input.size());
    return counts.of(Outcome.BAD) == 0 ? ExitCode.OK : ExitCode.BAD_INPUT;
  }

  private void print(String text) throws IOException {
    console.out().write(text.getBytes(StandardCharsets.UTF_8));
    console.out().flush();
  }

  /** Returns the engine that was asked for, or that the other options allow. */
  private Search.Engine engine() {
    String generic =
        field != Arithmetic.Choice.RATIONAL
            ? "--field " + Facts.name(field)
            : subAlgorithm != null ? "--sub-algorithm" : trace ? "--trace" : null;
    if (engine == Search.Engine.CERTIFIED && generic != null && spec != null) {
      throw new ParameterException(
          spec.commandLine(),
          generic
              + " needs --engine generic: certified answers in rational numbers, and only that");
    }
    return engine != null
        ? engine
        : generic == null ? Search.Engine.CERTIFIED : Search.Engine.GENERIC;
  }

  private <E> DistanceRequest<E> request() {
    DistanceSubAlgorithm<E> chosen =
        subAlgorithm == SubAlgorithm.BACKUP ? new BackupProcedure<>() : new JohnsonSubAlgorithm<>();
    return DistanceRequest.<E>defaults().withSubAlgorithm(chosen).withTrace(trace);
  }

  private <E> RecordWriter<E> writer(Arithmetic<E> arithmetic) {
    return format == Format.TEXT
        ? new TextWriter<>(arithmetic)
        : new ResultWriter<>(arithmetic, !omitInput);
  }
}
