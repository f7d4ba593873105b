package org.certigjk.cli.query;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.input.Arithmetic;
import org.certigjk.cli.input.InputException;
import org.certigjk.cli.input.Pair;
import org.certigjk.cli.input.PairSource;
import org.certigjk.json.JsonWords;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

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
      PairCommand.FILES,
      "PAIRS is one pair as JSON, or JSON Lines with one pair per line:",
      "",
      "  {\"id\": 7, \"a\": [[0, 0], [1, 0]], \"b\": [[0.5, \"1/3\"], [2, \"0x1.8p1\"]]}",
      "",
      PairCommand.NUMBERS
          + " The answer is one JSON object per pair;"
          + " squaredDistance is an exact fraction. The schemas pair.schema.json and"
          + " result.schema.json in docs/ describe all fields.",
      "",
      PairCommand.LIMITS,
      ""
    },
    footer = {
      "",
      "Examples:",
      "  certigjk distance examples/cube.off examples/tetrahedron.obj --format text",
      "  certigjk distance examples/pairs.jsonl > results.jsonl && certigjk check results.jsonl",
      "  echo '{\"a\": [[0, 0]], \"b\": [[3, 4]]}' | certigjk distance -"
    })
public final class DistanceCommand extends PairCommand {

  @Option(
      names = "--field",
      paramLabel = "FIELD",
      description =
          "Numbers to compute with: rational (exact, the default), double or float (rounded, to"
              + " see what rounding does; certified then says whether the answer is a proof).")
  private Arithmetic.Choice field = Arithmetic.Choice.RATIONAL;

  @Option(
      names = "--sub-algorithm",
      paramLabel = "NAME",
      converter = Label.class,
      completionCandidates = Labels.class,
      description =
          "Distance sub-algorithm: ${COMPLETION-CANDIDATES}. johnson is the default;"
              + " signed-volumes and voronoi-regions are for dimensions up to 3.")
  private @Nullable SubAlgorithm subAlgorithm;

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      description =
          "Implementation: certified (the default for rational answers), a search in doubles whose"
              + " end is decided exactly, in integers where necessary; or generic, the algorithm as"
              + " in the papers, also used for all other options, and where coordinates have so"
              + " many denominators that integers would be too long. Both give the same distance,"
              + " vector and verdict; certificates may differ. In each iteration generic tries up"
              + " to 2^(n+1) - 1 subsets of a simplex in dimension n, in fractions that are longer"
              + " the higher n: a short input of a high dimension can take it all of --time-limit.")
  private Search.@Nullable Engine engine;

  @Option(names = "--trace", description = "Print every iteration, too.")
  private boolean trace;

  @Spec private @Nullable CommandSpec spec;

  public DistanceCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException, InputException {
    return switch (field) {
      case RATIONAL -> run(rational());
      case DOUBLE -> run(Arithmetic.doubles(limits()));
      case FLOAT -> run(Arithmetic.floats(limits()));
    };
  }

  private <E> int run(Arithmetic<E> arithmetic) throws IOException, InputException {
    SubAlgorithm chosen = subAlgorithm == null ? SubAlgorithm.JOHNSON : subAlgorithm;
    Search search = new Search(engine(), chosen, trace);
    RecordWriter<Pair<E>, Search.Found<E>> writer =
        switch (format()) {
          case TEXT -> new TextWriter<>(arithmetic, isColoured());
          case JSON -> new ResultWriter<>(arithmetic, search, isInputRepeated());
          case CSV ->
              new CsvRecords<>("distance", "squaredDistance", pair -> pair, CsvAnswers::distance);
        };
    return run(new Work<>(PairSource.of(arithmetic, files()), search::distance, writer));
  }

  /** Returns the engine that was asked for, or that the other options allow. */
  private Search.Engine engine() {
    String generic =
        field != Arithmetic.Choice.RATIONAL
            ? "--field " + JsonWords.of(field)
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

  /** Reads the label of a sub-algorithm. */
  static final class Label implements ITypeConverter<SubAlgorithm> {
    @Override
    public SubAlgorithm convert(String label) {
      return Arrays.stream(SubAlgorithm.values())
          .filter(algorithm -> algorithm.label().equalsIgnoreCase(label))
          .findFirst()
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "expected one of "
                          + new Labels()
                          + " (case-insensitive) but was '"
                          + label
                          + "'"));
    }
  }

  /** The labels of the sub-algorithms. */
  static final class Labels extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Labels() {
      super(Arrays.stream(SubAlgorithm.values()).map(SubAlgorithm::label).toList());
    }
  }
}
