package org.certigjk.cli.query;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.Counts;
import org.certigjk.cli.console.Counts.Outcome;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.cli.console.FileOutput;
import org.certigjk.cli.console.Output;
import org.certigjk.cli.console.Threads;
import org.certigjk.cli.input.Arithmetic;
import org.certigjk.cli.input.BodyFiles;
import org.certigjk.cli.input.Input;
import org.certigjk.cli.input.InputException;
import org.certigjk.cli.input.InputText;
import org.certigjk.cli.input.ReadingOptions;
import org.certigjk.cli.input.RecordReader;
import org.certigjk.number.NumeralLimits;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What all commands have in common that answer a question about each pair of their input. */
public abstract class PairCommand implements Callable<Integer> {

  public static final String FILES =
      "A and B are OFF, OBJ, PLY or STL files (their vertices), or .json files with an array of"
          + " points, also compressed (.gz); one of them may be -, standard input."
          + " A warning says if a mesh is seen not to be convex: the answer is about its hull.";

  static final String NUMBERS =
      "A number, or a string with a decimal, is the double nearest to it; \"p/q\" and hexadecimal"
          + " floats are exactly what they say.";

  static final String LIMITS =
      "Limits: where a number is taken exactly, 10000 characters (--max-digits) and exponents from"
          + " -10000 to 10000 (--max-exponent); 100000 characters where it is rounded; 64 MiB per"
          + " line, also of the answers, or a sixteenth of Java's heap if that is less; dimension"
          + " 15, more if there are few points; 60 seconds for each answer (--time-limit): what"
          + " then stands in its place depends on the machine, but all it says holds.";

  /** What {@code --format} can be. */
  public enum Format {
    JSON,
    TEXT,
    CSV
  }

  @Parameters(index = "0", paramLabel = "A|PAIRS", hidden = true)
  private String first = "-";

  @Parameters(index = "1", arity = "0..1", paramLabel = "B", hidden = true)
  private @Nullable String second;

  @Mixin private ReadingOptions reading = new ReadingOptions();

  @Mixin private Threads threads = new Threads();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "json (default, for programs), text (for reading), or csv (a line each, with what is the"
              + " most important; docs/command-line.md has the columns).")
  private Format format = Format.JSON;

  @Option(
      names = "--omit-input",
      description = "Do not repeat the points of A and B at the end of each JSON record.")
  private boolean omitInput;

  @Mixin private NumeralOptions numerals = new NumeralOptions();

  @Option(
      names = "--object",
      paramLabel = "NAME",
      description =
          "Of OBJ files, take only the vertices of this object or group. Twice: the one of A, the"
              + " one of B.")
  private List<String> objects = List.of();

  @Mixin private FileOutput output = new FileOutput();

  private final Console console;

  PairCommand(Console console) {
    this.console = console;
  }

  final Arithmetic<BigFraction> rational() {
    return Arithmetic.rational(reading.decimals(), numerals.exact());
  }

  /** Returns the limits for numbers that are rounded, which is cheap. */
  final NumeralLimits limits() {
    return numerals.rounded();
  }

  final Format format() {
    return format;
  }

  final BodyFiles files() {
    return new BodyFiles(console, objects);
  }

  /** Returns whether a verdict may be coloured: on a terminal, and if NO_COLOR is not set. */
  final boolean isColoured() {
    return !output.isFile() && Ansi.AUTO.enabled();
  }

  final boolean isOfTwoFiles() {
    return second != null;
  }

  final boolean isInputRepeated() {
    return !omitInput;
  }

  /** Does the work on all that the arguments name. */
  final int run(Work<?, ?> work) throws IOException, InputException {
    return output.run(console, out -> run(work, out));
  }

  private int run(Work<?, ?> work, Console console) throws IOException, InputException {
    if (second != null) {
      return print(work, work.answer(first, second, reading.timeLimit()), console);
    }
    if (!objects.isEmpty()) {
      throw new InputException("--object", 0, null, "for two files of points only");
    }
    if (BodyFiles.isMesh(first)) {
      throw new InputException(
          first, 0, null, "the points of one polytope; name a second file, or a file of pairs");
    }
    try (Input input = Input.open(first, console)) {
      RecordReader records = input.records();
      InputText single = records.isSingle() ? records.next() : null;
      return single != null
          ? print(work, work.answer(single, reading.timeLimit()), console)
          : runBatch(records, work, input, console);
    }
  }

  private int runBatch(RecordReader records, Work<?, ?> work, Input input, Console console)
      throws IOException, InputException {
    printHeader(work, console);
    Counts counts =
        Batches.run(
            new Records(records, input.name()),
            work::answerInBatch,
            reading.timeLimit(),
            threads.number(),
            console,
            input.size());
    return exitCode(counts);
  }

  private static void printHeader(Work<?, ?> work, Console console) throws IOException {
    console.out().write(work.header().getBytes(StandardCharsets.UTF_8));
  }

  private static int print(Work<?, ?> work, Output output, Console console) throws IOException {
    printHeader(work, console);
    output.writeLines(console.out());
    console.out().flush();
    console.err().print(output.complaints());
    return exitCode(output.counts());
  }

  private static int exitCode(Counts counts) {
    if (counts.of(Outcome.BAD) > 0) {
      return ExitCode.BAD_INPUT;
    }
    return counts.of(Outcome.STOPPED) > 0 ? ExitCode.STOPPED : ExitCode.OK;
  }
}
