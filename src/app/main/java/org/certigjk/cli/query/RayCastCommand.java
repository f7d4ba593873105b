package org.certigjk.cli.query;

import java.io.IOException;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.input.InputException;
import org.certigjk.cli.input.Motion;
import org.certigjk.raycast.RayCast;
import org.certigjk.raycast.RayCastResult;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code certigjk raycast}. */
@Command(
    name = "raycast",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Prints when a moving polytope meets a resting one, with a certificate.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = {
      "  certigjk raycast [OPTIONS] A B --direction X,Y,...    two files of points",
      "  certigjk raycast [OPTIONS] MOTIONS                    a file of pairs, or - for standard"
          + " input"
    },
    description = {
      "",
      "A moves along a line, by the direction in the time from 0 to 1, and B rests.",
      PairCommand.FILES,
      "MOTIONS is one pair with a direction as JSON, or JSON Lines with one per line:",
      "",
      "  {\"id\": 7, \"a\": [[0, 0], [1, 0]], \"b\": [[4, -1], [4, 1]], \"direction\": [5, 0]}",
      "",
      PairCommand.NUMBERS,
      "",
      "The answer is one JSON object per record. timeOfImpact is the first time in [0, 1] at which"
          + " A meets B, an exact fraction, or null if there is none; point is a common point at"
          + " that time, normal that of a plane between the bodies, from B to A (null if they"
          + " overlap at the start). All fields are described in docs/, by pair.schema.json and"
          + " raycast.schema.json.",
      "",
      PairCommand.LIMITS,
      ""
    },
    footer = {
      "",
      "Examples:",
      "  certigjk raycast examples/motion.json --format text",
      "  certigjk raycast examples/cube.off examples/tetrahedron.obj --direction 4,4,4",
      "  echo '{\"a\": [[0]], \"b\": [[2]], \"direction\": [3]}' | certigjk raycast -"
    })
public final class RayCastCommand extends PairCommand {

  @Option(
      names = "--direction",
      paramLabel = "X,Y,...",
      description = "The motion of A, for two files of points: one number per dimension.")
  private @Nullable String direction;

  public RayCastCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException, InputException {
    if (direction != null && !isOfTwoFiles()) {
      throw new InputException(
          "--direction", 0, null, "for two files of points only; a record has a direction itself");
    }
    RecordWriter<Motion<BigFraction>, RayCastResult<BigFraction>> writer =
        switch (format()) {
          case TEXT -> new RayCastText(isColoured());
          case JSON -> new RayCastJson(isInputRepeated());
          case CSV -> new CsvRecords<>("time", "timeOfImpact", Motion::pair, CsvAnswers::time);
        };
    return run(
        new Work<>(
            Motion.source(rational(), files(), direction),
            motion -> RayCast.cast(motion.pair().a(), motion.pair().b(), motion.direction()),
            writer));
  }
}
