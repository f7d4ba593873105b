package org.certigjk.check.program;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import org.certigjk.check.Outcome;
import org.jspecify.annotations.Nullable;

/** {@code certigjk-check}: checks results, with nothing but the JDK. */
public final class Main {

  private static final String HELP =
      """
      Usage:
        certigjk-check [--decimals nearest|exact] RESULTS [PAIRS]

      RESULTS is a file of results of certigjk distance, penetration or raycast as JSON, or - for
      standard input. Each certificate is checked in exact arithmetic, and all else that is claimed is
      compared with what follows from it. Every result that does not hold is named with the first claim
      that is false, every line that is no result with what is wrong in it; the last line counts.
      docs/result-claims.md says what each member claims, and what cannot be checked.

      PAIRS is the file of the pairs that the results are about, in the same order; needed if the results
      were written with --omit-input. Without it, a result is checked for the bodies that it repeats.
      --decimals says how decimals of PAIRS were read: as the nearest doubles (the default), or exactly.

      Exit codes:
        0   every result holds, or claims no proof
        1   a result does not hold
        2   wrong usage, or input that cannot be read
        3   an internal error, or output that cannot be written
      """;

  private final PrintStream out;
  private final PrintStream err;

  private Main(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  /** Runs the program. */
  public static void main(String[] args) {
    OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16);
    OutputStream err = new FileOutputStream(FileDescriptor.err);
    System.exit(run(System.in, out, err, args));
  }

  /** Runs the program with these streams, and returns its exit code. */
  public static int run(InputStream in, OutputStream out, OutputStream err, String... args) {
    PrintStream lines = new PrintStream(out, false, StandardCharsets.UTF_8);
    Main main = new Main(lines, new PrintStream(err, true, StandardCharsets.UTF_8));
    int code = main.run(in, args);
    lines.flush();
    return lines.checkError() ? main.failed("the output cannot be written") : code;
  }

  private int run(InputStream in, String... args) {
    if (args.length == 1 && (args[0].equals("--help") || args[0].equals("-h"))) {
      out.print(HELP);
      return 0;
    }
    try {
      return run(in, Arguments.of(args));
    } catch (IllegalArgumentException e) {
      return complain("certigjk-check: " + e.getMessage() + " (certigjk-check --help explains)");
    } catch (FileException e) {
      return complain(e.file() + ": " + e.reason());
    } catch (IOException e) {
      return failed("a file cannot be closed: " + e.getMessage());
    } catch (OutOfMemoryError e) {
      return failed("out of memory; java -Xmx8g gives it 8 GB, for example");
    }
  }

  private int complain(String reason) {
    err.print(Texts.visible(reason) + "\n");
    return 2;
  }

  private int failed(String reason) {
    complain("certigjk-check: " + reason);
    return 3;
  }

  private int run(InputStream in, Arguments arguments) throws IOException, FileException {
    String pairs = arguments.pairs();
    try (InputStream results = open(arguments.results(), in)) {
      if (pairs == null) {
        return run(records(results, arguments.results()), null, arguments.exactDecimals());
      }
      try (InputStream beside = open(pairs, in)) {
        return run(
            records(results, arguments.results()),
            records(beside, pairs),
            arguments.exactDecimals());
      }
    }
  }

  private static InputStream open(String file, InputStream in) throws FileException {
    if (file.equals("-")) {
      return in;
    }
    try {
      if (Files.isDirectory(Path.of(file))) {
        throw new FileException(file, "is a directory, not a file");
      }
      return new FileInputStream(file);
    } catch (IOException | IllegalArgumentException e) {
      throw new FileException(file, "no such file, or no permission to read it");
    }
  }

  private static Records records(InputStream in, String file) throws FileException {
    Records records = new Records(in, file.equals("-") ? "<stdin>" : file);
    if (records.isEmpty()) {
      throw new FileException(records.file(), "the file is empty");
    }
    return records;
  }

  private int run(Records results, @Nullable Records pairs, boolean exactDecimals)
      throws FileException {
    Cases cases = new Cases(results, pairs);
    Map<Outcome, Long> counts = new EnumMap<>(Outcome.class);
    for (Case next = cases.next(); next != null; next = cases.next()) {
      Report report = next.judge(exactDecimals);
      counts.merge(report.outcome(), 1L, Long::sum);
      if (report.outcome() == Outcome.REJECTED) {
        out.print(report.text() + "\n");
      } else if (report.outcome() == Outcome.UNREADABLE) {
        err.print(report.text() + "\n");
      }
    }
    Tally tally =
        new Tally(
            counts.getOrDefault(Outcome.ACCEPTED, 0L),
            counts.getOrDefault(Outcome.NO_PROOF, 0L),
            counts.getOrDefault(Outcome.REJECTED, 0L),
            counts.getOrDefault(Outcome.UNREADABLE, 0L));
    err.print(tally.summary(results.file()) + "\n");
    return tally.exitCode();
  }
}
