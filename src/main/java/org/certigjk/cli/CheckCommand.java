package org.certigjk.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.cli.Arithmetic.Decimals;
import org.certigjk.cli.Counts.Outcome;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code certigjk check}. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Checks results of distance, penetration and raycast without computing them again.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = "  certigjk check [OPTIONS] RESULTS",
    description = {
      "",
      "RESULTS is a file of results as JSON, or - for standard input. Each certificate is checked in"
          + " exact arithmetic, and all else that is claimed (squared distance, vector, depth, point"
          + " and so on) is compared with what follows from it. Every result that does not hold is named with the"
          + " first claim that is false; the last line counts.",
      "",
      "docs/check_certificate.py does the same independently of this program.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  certigjk check results.jsonl",
      "  certigjk distance pairs.jsonl --omit-input | certigjk check - --pairs pairs.jsonl"
    })
final class CheckCommand implements Callable<Integer> {

  /** A result and, if it does not have them itself, where A and B are. */
  private record Item(InputText result, @Nullable InputText pair) {}

  @Parameters(arity = "1", paramLabel = "RESULTS", description = "File of results, or -.")
  private String file = "-";

  @Option(
      names = "--pairs",
      paramLabel = "PAIRS",
      description =
          "The pairs that the results are about, in the same order, if the results were written"
              + " with --omit-input. Give --decimals as it was given then.")
  private @Nullable String pairsFile;

  @Mixin private ReadingOptions reading = new ReadingOptions();

  private final Console console;

  CheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InputException {
    try (Input input = Input.open(file, console.in())) {
      if (pairsFile == null) {
        return run(new Zip(input, null), input.size());
      }
      try (Input pairs = Input.open(pairsFile, console.in())) {
        return run(new Zip(input, pairs), input.size());
      }
    }
  }

  private int run(Zip source, long size) throws IOException, InputException {
    Counts counts = Batches.run(source, this::check, reading.threads(), console, size);
    console
        .err()
        .printf(
            "%s: %s accepted, %s rejected, %s without a proof (stopped, rounded, error), %s"
                + " unreadable%n",
            InputException.printable(source.file()),
            counts.of(Outcome.GOOD),
            counts.of(Outcome.REJECTED),
            counts.of(Outcome.UNPROVED),
            counts.of(Outcome.BAD));
    if (counts.of(Outcome.BAD) > 0) {
      return ExitCode.BAD_INPUT;
    }
    return counts.of(Outcome.REJECTED) > 0 ? ExitCode.DISAGREEMENT : ExitCode.OK;
  }

  private void check(Item item, Output output) {
    try {
      StoredResult stored = StoredResult.read(item.result());
      if (stored.text("verdict").equals("error")) {
        output.counts().add(Outcome.UNPROVED);
        return;
      }
      String rejection = rejection(stored, item);
      if (rejection == null) {
        output.counts().add(stored.flag("certified") ? Outcome.GOOD : Outcome.UNPROVED);
      } else {
        String named = stored.id().equals(Pair.NO_ID) ? "" : " (id " + id(item) + ")";
        String place = item.result().file() + ":" + item.result().line();
        String line = place + ": rejected" + named + ": " + rejection;
        output.print(InputException.printable(line) + "\n");
        output.counts().add(Outcome.REJECTED);
      }
    } catch (InputException e) {
      output.complain(e.complaint());
      output.counts().add(Outcome.BAD);
    }
  }

  /** Returns the id of the result as it is written there. */
  private static String id(Item item) {
    return PairReader.idOf(item.result());
  }

  private @Nullable String rejection(StoredResult stored, Item item) throws InputException {
    Decimals decimals = item.pair() == null ? Decimals.NEAREST : reading.decimals();
    Arithmetic<BigFraction> rational = Arithmetic.rationalOfResult(decimals);
    return switch (stored.command()) {
      case "raycast" -> {
        Motion<BigFraction> motion =
            item.pair() == null
                ? stored.motion(rational)
                : PairReader.readMotion(rational, item.pair());
        String rejection = idRejection(stored, item, motion.pair());
        yield rejection == null
            ? new RayCastCheck(stored, rational, motion).rejection()
            : rejection;
      }
      case "penetration" -> {
        Pair<BigFraction> pair = pair(stored, item, rational);
        String rejection = idRejection(stored, item, pair);
        yield rejection == null
            ? new PenetrationCheck(stored, rational, pair).rejection()
            : rejection;
      }
      default -> distanceRejection(stored, item, decimals);
    };
  }

  private static @Nullable String distanceRejection(
      StoredResult stored, Item item, Decimals decimals) throws InputException {
    String name = stored.has("field") ? stored.text("field") : "rational";
    Arithmetic<?> arithmetic = Arithmetic.named(name, decimals);
    if (arithmetic == null) {
      throw stored.error("field", "rational, double or float is expected");
    }
    return distanceRejection(stored, item, arithmetic);
  }

  private static <E> @Nullable String distanceRejection(
      StoredResult stored, Item item, Arithmetic<E> arithmetic) throws InputException {
    Pair<E> pair = pair(stored, item, arithmetic);
    String rejection = idRejection(stored, item, pair);
    return rejection == null ? new ResultCheck<>(stored, arithmetic, pair).rejection() : rejection;
  }

  private static <E> Pair<E> pair(StoredResult stored, Item item, Arithmetic<E> arithmetic)
      throws InputException {
    return item.pair() == null ? stored.pair(arithmetic) : PairReader.read(arithmetic, item.pair());
  }

  private static @Nullable String idRejection(StoredResult stored, Item item, Pair<?> pair) {
    return item.pair() == null || StoredResult.normalised(pair.id()).equals(stored.id())
        ? null
        : "the id is " + id(item) + ", but that of the pair is " + pair.id();
  }

  /** The results, each with its pair. */
  private static final class Zip implements Pipeline.Source<Item> {
    private final String file;
    private final Records results;
    private final @Nullable Records pairs;

    Zip(Input results, @Nullable Input pairs) throws InputException {
      this.file = results.name();
      this.results = new Records(results.records(), results.name());
      this.pairs = pairs == null ? null : new Records(pairs.records(), pairs.name());
    }

    String file() {
      return file;
    }

    @Override
    public @Nullable Item next() throws InputException {
      InputText result = results.next();
      if (pairs == null) {
        return result == null ? null : new Item(result, null);
      }
      InputText pair = pairs.next();
      if (result == null) {
        if (pair == null) {
          return null;
        }
        throw pair.error(null, "more pairs than results in " + file);
      }
      if (pair == null) {
        throw result.error(null, "more results than pairs in " + pairs.file());
      }
      return new Item(result, pair);
    }

    @Override
    public boolean isReady() throws InputException {
      return results.isReady() && (pairs == null || pairs.isReady());
    }

    @Override
    public int size(Item item) {
      return results.size(item.result());
    }
  }
}
