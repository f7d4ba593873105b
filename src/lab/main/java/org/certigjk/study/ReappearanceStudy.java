package org.certigjk.study;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Iteration;
import org.certigjk.study.LatticeSearch.Found;
import org.certigjk.study.LatticeSearch.Witness;
import org.certigjk.study.StudyReport.Block;
import org.certigjk.study.StudyReport.Paragraph;

/**
 * Whether a support point that the loop has discarded can come back: an exhaustive search in small
 * lattices, and the smallest witness with its run.
 */
final class ReappearanceStudy implements Study {

  /** A lattice {−bound, …, bound}^dimension, and the number of points of the sets. */
  private record Box(int dimension, int bound, int n) {}

  private static final List<Box> QUICK =
      List.of(
          new Box(2, 1, 3),
          new Box(2, 1, 4),
          new Box(2, 1, 5),
          new Box(2, 2, 4),
          new Box(3, 1, 3),
          new Box(3, 1, 4));

  private static final List<Box> FULL =
      List.of(
          new Box(2, 1, 3),
          new Box(2, 1, 4),
          new Box(2, 1, 5),
          new Box(2, 1, 6),
          new Box(2, 2, 4),
          new Box(2, 2, 5),
          new Box(2, 2, 6),
          new Box(2, 3, 5),
          new Box(2, 5, 4),
          new Box(3, 1, 3),
          new Box(3, 1, 4),
          new Box(3, 1, 5),
          new Box(3, 1, 6),
          new Box(3, 2, 3),
          new Box(3, 2, 4));

  /** The smallest witness in which no support point had an equal. */
  private static final int[][] UNTIED = {{-2, -1, -1}, {0, -1, 0}, {0, -1, 2}, {0, 0, 2}};

  private static final int UNTIED_START = 2;

  /** Runs with more iterations than there are points, all from the first point. */
  private static final int[][][] LONG = {
    {{-2, -2, -1}, {-2, 0, 0}, {-1, 0, 1}, {0, -1, 2}},
    {
      {28, -8, -30},
      {2, 0, -2},
      {25, 30, 24},
      {1, 3, -7},
      {16, -6, 28},
      {-12, -28, -23},
      {14, -24, 27},
      {1, -3, -3}
    }
  };

  /** Returns eight points with a run of more than eight iterations from the first. */
  static int[][] longest() {
    return LONG[LONG.length - 1];
  }

  @Override
  public String label() {
    return "reappearance";
  }

  @Override
  public String title() {
    return "A discarded support point can come back, but not in the plane";
  }

  @Override
  public String source() {
    return "van den Bergen 1999 (001), section 4; Jales 2024 (000), section 5.1";
  }

  @Override
  public String question() {
    return "Van den Bergen says that a support point that was discarded does not reappear; the"
        + " thesis calls that an unproven assumption, and concludes that, if it is true, the"
        + " iterations are O(#A + #B). Is it true?";
  }

  @Override
  public boolean random() {
    return false;
  }

  @Override
  public List<Chart> charts(Function<String, StudyTable> tables) {
    return List.of(chart());
  }

  @Override
  public StudyReport run(Size size, long seed) {
    boolean full = size == Size.FULL;
    List<Block> blocks = new ArrayList<>();
    blocks.add(
        new Paragraph(
            "All sets of n points with integer coordinates of magnitude at most c, from every"
                + " start, in exact arithmetic; B is the origin. \"Untied\": the furthest point was"
                + " always the only one, so that no rule for ties could change the run. \"Seen"
                + " point nearer\": some v_k was not the point nearest to the origin in the hull of"
                + " all points seen up to then."));
    StudyTable.Builder search = searchTable();
    Found space = Found.NOTHING;
    for (Box box : full ? FULL : QUICK) {
      Found found = LatticeSearch.run(box.dimension, box.bound, box.n);
      search.row(row(box, found));
      space = box.dimension == 3 ? space.plus(found) : space;
    }
    blocks.add(search.build());
    blocks.addAll(witnesses(space, full));
    blocks.addAll(longRunsAndConclusion());
    return new StudyReport(blocks);
  }

  private static List<Block> witnesses(Found space, boolean full) {
    List<Block> blocks = new ArrayList<>();
    blocks.add(
        new Paragraph(
            "In the plane it never happens, and that is a theorem: from a single start, v_k ="
                + " v(conv Z_k) with Z_k the set of *all* points seen, so that no seen point is"
                + " ever beyond the others again, and no more than n − 1 iterations are possible."
                + " In space it does happen, from four points on. The smallest witness has"
                + " coordinates of magnitude 1:"));
    blocks.addAll(witness("smallest", "The smallest witness", space.smallest()));
    blocks.add(
        new Paragraph(
            full
                ? "There the rule for ties has a part in it. The smallest witness without ties:"
                : "There the rule for ties has a part in it. The smallest witness without ties"
                    + " (found by the full size, which searches magnitude 2):"));
    blocks.addAll(
        full
            ? witness("untied", "The smallest witness without ties", space.smallestUntied())
            : List.of(trace("untied", "The smallest witness without ties", UNTIED, UNTIED_START)));
    return blocks;
  }

  private static List<Block> longRunsAndConclusion() {
    List<Block> blocks = new ArrayList<>();
    blocks.add(
        new Paragraph(
            "Then the number of iterations is not limited by the number of points. The exact loop"
                + " on sets that were found by hill climbing, from the first point:"));
    blocks.add(longRuns());
    blocks.add(chart());
    blocks.add(
        new Paragraph(
            "**So** the assumption is right in the plane and wrong in space: the thesis had reason"
                + " to doubt it. Whether there are O(#A + #B) iterations in space is open. (The"
                + " assumption would not be enough, because A ⊖ B can have #A·#B support points.)"
                + " Van den Bergen draws no bound from it. A stop at a support point that was seen"
                + " at any time before is wrong: on the witnesses above it returns a v that is too"
                + " long. Van den Bergen's stop, which asks only about W and the support point"
                + " before, is right: in exact arithmetic none of these ever comes back at once."));
    return blocks;
  }

  private static StudyTable.Builder searchTable() {
    return StudyTable.named(
        "search",
        "Runs in which a discarded support point comes back",
        StudyTable.number("dimension"),
        StudyTable.number("c"),
        StudyTable.number("n"),
        StudyTable.number("sets"),
        StudyTable.number("runs"),
        StudyTable.number("support point back"),
        StudyTable.number("of these untied"),
        StudyTable.number("start back"),
        StudyTable.number("seen point nearer"),
        StudyTable.number("most iterations"));
  }

  private static List<String> row(Box box, Found found) {
    return List.of(
        Numbers.count(box.dimension),
        Numbers.count(box.bound),
        Numbers.count(box.n),
        Numbers.count(found.sets()),
        Numbers.count(found.runs()),
        Numbers.count(found.reappeared()),
        Numbers.count(found.untied()),
        Numbers.count(found.startReappeared()),
        Numbers.count(found.seenPointNearer()),
        Numbers.count(found.mostIterations()));
  }

  private static List<StudyTable> witness(String name, String caption, List<Witness> witnesses) {
    List<StudyTable> tables = new ArrayList<>();
    for (Witness witness : witnesses) {
      int[][] points =
          witness.points().stream()
              .map(point -> point.stream().mapToInt(c -> c).toArray())
              .toArray(int[][]::new);
      tables.add(trace(name, caption, points, witness.start()));
    }
    return tables;
  }

  private static StudyTable trace(String name, String caption, int[][] points, int start) {
    Polytope<BigFraction> m = Points.of(points);
    String what =
        "%s: M = %s, start %s".formatted(caption, Numbers.exact(m), Numbers.exact(m.get(start)));
    return Points.trace(name, what, m, Points.run(m, start));
  }

  /** ‖v_k‖² of the witness without ties and of the longest run. */
  private static Chart chart() {
    return new Chart.Lines(
        "norms",
        "‖v_k‖² decreases in every iteration, though points come back",
        Chart.Axis.linear("k"),
        Chart.Axis.logarithmic("‖v_k‖²"),
        List.of(
            norms("4 points, without ties", Points.run(Points.of(UNTIED), UNTIED_START)),
            norms("8 points, 14 iterations", Points.run(Points.of(longest()), 0))));
  }

  private static Chart.Series norms(String label, DistanceResult<BigFraction> run) {
    List<Chart.Point> points = new ArrayList<>();
    for (Iteration<BigFraction> state : run.trace()) {
      if (!state.v().isZero()) { // 0 has no logarithm
        points.add(new Chart.Point(points.size(), state.squaredNorm().doubleValue()));
      }
    }
    return new Chart.Series(label, points);
  }

  private static StudyTable longRuns() {
    StudyTable.Builder table =
        StudyTable.named(
            "long-runs",
            "More iterations than points",
            StudyTable.number("points"),
            StudyTable.number("iterations"),
            StudyTable.number("support points inserted again"),
            StudyTable.text("M"));
    for (int[][] points : LONG) {
      Polytope<BigFraction> m = Points.of(points);
      DistanceResult<BigFraction> result = Points.run(m, 0);
      table.row(
          Numbers.count(m.size()),
          Numbers.count(result.iterations()),
          Numbers.count(Points.reinsertions(result)),
          Numbers.exact(m));
    }
    return table.build();
  }
}
