package org.certigjk.cli.query;

import java.io.IOException;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.input.InputException;
import org.certigjk.cli.input.Pair;
import org.certigjk.cli.input.PairSource;
import org.certigjk.penetration.Penetration;
import org.certigjk.penetration.PenetrationResult;
import picocli.CommandLine.Command;

/** {@code certigjk penetration}. */
@Command(
    name = "penetration",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Prints how deep two polytopes are in each other, with a certificate.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = {
      "  certigjk penetration [OPTIONS] A B      two files of points",
      "  certigjk penetration [OPTIONS] PAIRS    a file of pairs, or - for standard input"
    },
    description = {
      "",
      PairCommand.FILES,
      "PAIRS is what \"certigjk distance\" reads: one pair as JSON, or one pair per line.",
      "",
      PairCommand.NUMBERS,
      "",
      "The answer is one JSON object per pair. penetrationVector is the shortest p such that A - p"
          + " no longer overlaps B, squaredDepth its squared length, an exact fraction: 0 for"
          + " bodies that touch, null for bodies that are apart. Of several such vectors it is the"
          + " lexicographically greatest. The schemas pair.schema.json and penetration.schema.json"
          + " in docs/ describe all fields.",
      "",
      PairCommand.LIMITS,
      ""
    },
    footer = {
      "",
      "Examples:",
      "  certigjk penetration examples/overlapping.json --format text",
      "  certigjk penetration examples/pairs.jsonl > depths.jsonl && certigjk check depths.jsonl",
      "  echo '{\"a\": [[-2], [1]], \"b\": [[0], [5]]}' | certigjk penetration -"
    })
public final class PenetrationCommand extends PairCommand {

  public PenetrationCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException, InputException {
    RecordWriter<Pair<BigFraction>, PenetrationResult<BigFraction>> writer =
        switch (format()) {
          case TEXT -> new PenetrationText(isColoured());
          case JSON -> new PenetrationJson(isInputRepeated());
          case CSV -> new CsvRecords<>("depth", "squaredDepth", pair -> pair, CsvAnswers::depth);
        };
    return run(
        new Work<>(
            PairSource.of(rational(), files()),
            pair -> Penetration.depth(pair.a(), pair.b()),
            writer));
  }
}
