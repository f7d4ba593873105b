package org.certigjk.study.robustness;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.certigjk.study.Chart;
import org.certigjk.study.Size;
import org.certigjk.study.Study;
import org.certigjk.study.StudyReport;
import org.certigjk.study.StudyTable;

/** Every loop with every sub-algorithm in two precisions, judged by the exact answer. */
public final class RobustnessStudy implements Study {

  /** How many runs the shrinking of one failing input may take. */
  private static final int SHRINKING = 300;

  @Override
  public String label() {
    return "robustness";
  }

  @Override
  public String title() {
    return "Which fix earns its keep?";
  }

  @Override
  public String source() {
    return "van den Bergen 1999 (001), section 5; Gilbert, Johnson and Keerthi 1988 and Jales 2024"
        + " (000), chapter 4; the loops of the other papers";
  }

  @Override
  public String question() {
    return "How often does each published loop fail with each sub-algorithm, over floats and over"
        + " doubles, and what does each of the fixes change?";
  }

  @Override
  public boolean random() {
    return true;
  }

  @Override
  public List<Chart> charts(Function<String, StudyTable> tables) {
    return Stream.concat(
            RobustnessMaps.loops(tables.apply("cells")).stream(),
            RobustnessMaps.subAlgorithms(tables.apply("cells")).stream())
        .toList();
  }

  @Override
  public StudyReport run(Size size, long seed) {
    boolean full = size == Size.FULL;
    int pairs = full ? 60 : 3;
    List<RobustnessContestant> contestants = RobustnessContestant.all(size);
    List<RobustnessBlock.Result> results =
        RobustnessBlock.all().parallelStream()
            .<RobustnessBlock.Result>map(block -> block.run(contestants, pairs, seed))
            .toList();
    RobustnessTables tables = new RobustnessTables(contestants, results);
    StudyTable cells = tables.cells();
    List<StudyReport.Block> blocks = new ArrayList<>();
    blocks.add(new StudyReport.Paragraph(introduction(pairs)));
    blocks.add(RobustnessTables.groups());
    blocks.add(new StudyReport.Paragraph(LOOPS));
    blocks.add(tables.loops());
    blocks.addAll(RobustnessMaps.loops(cells));
    blocks.add(new StudyReport.Paragraph(SUB_ALGORITHMS));
    blocks.add(tables.subAlgorithms());
    blocks.addAll(RobustnessMaps.subAlgorithms(cells));
    blocks.add(cells);
    blocks.add(new StudyReport.Paragraph(CONCLUSION));
    if (full) {
      blocks.add(new StudyReport.Paragraph(FAILURES));
      blocks.add(failures(new RobustnessFailures(contestants, results, SHRINKING).shrunk()));
    }
    return new StudyReport(blocks);
  }

  private static String introduction(int pairs) {
    return ("Each loop is run with each sub-algorithm on %s pairs of every input family in the"
            + " plane and as many in space, and gives up after %s iterations. Over floats the"
            + " coordinates are rounded first, and what is right is the exact answer for the"
            + " rounded ones (pairs beyond the range of floats are left out).\n\n"
            + "A run *fails* if it ends in one of these ways:\n\n"
            + "- **false contact**: the bodies are apart, and the loop says that they meet;\n"
            + "- **missed contact**: they meet, and the loop says that they are apart;\n"
            + "- **wrong distance**: the verdict is right, the distance is off by more than one"
            + " part in a thousand;\n"
            + "- **gave up**: the loop says that it has no answer;\n"
            + "- **never halted**: the limit on the iterations was reached.\n\n"
            + "The ulps are those of the distances that could be compared, relative to the"
            + " exact distance; the families are in four groups.")
        .formatted(pairs, RobustnessContestant.MAX_ITERATIONS);
  }

  private static final String LOOPS =
      "The loops, with Johnson's sub-algorithm. *van-den-bergen-robust* has all fixes of section 5"
          + " of the paper: relative tolerance, ω, membership stop, previous vector. *robust-…* is"
          + " the same loop with one thing changed: a fix left out or replaced; coordinates"
          + " multiplied by a power of two, so that the greatest is between 1 and 2 (*scaled*); or"
          + " a separation believed only if the last v is a separating axis, for which one more"
          + " support point is computed (*axis-check*). *robust-omega-backup-scaled* has three"
          + " things changed: ω relative to the simplex (16 units in the last place), the backup"
          + " procedure in place of the previous vector, scaled coordinates; with and without the"
          + " axis check. The columns in per cent are failures: in each group and in all, then of"
          + " each kind.\n\n"
          + "Pairs that touch do so no longer when their coordinates are rounded to floats: there"
          + " the group *touching* is a group of very small gaps and overlaps as well.";

  private static final String SUB_ALGORITHMS =
      "The sub-algorithms in the robust loop and in the one with three things changed.";

  private static final String CONCLUSION =
      "**So** no fix repairs the verdict of bodies that nearly touch, and most of the rest comes"
          + " from three changes that cost next to nothing: scaled coordinates, a relative ω, and"
          + " the membership stop. What each of them buys, and for what price, is in"
          + " docs/robustness.md.";

  private static final String FAILURES =
      "The smallest failing inputs that the shrinker made, one for each loop, sub-algorithm,"
          + " precision and kind of failure: pairs as `certigjk distance` reads them, with the"
          + " exact verdict and distance.";

  private static StudyReport.Attachment failures(List<RobustnessFailure> failures) {
    return new StudyReport.Attachment(
        "failures.jsonl",
        "%s smallest failing inputs".formatted(failures.size()),
        failures.stream().map(failure -> failure.toJson() + "\n").collect(Collectors.joining()));
  }
}
