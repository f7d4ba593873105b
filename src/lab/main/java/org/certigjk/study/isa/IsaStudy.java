package org.certigjk.study.isa;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.certigjk.fast.Stage;
import org.certigjk.study.Chart;
import org.certigjk.study.Numbers;
import org.certigjk.study.Size;
import org.certigjk.study.Study;
import org.certigjk.study.StudyReport;
import org.certigjk.study.StudyTable;

/**
 * Figures 4 to 6 of van den Bergen 1999, in support points and pairs of features; {@code
 * src/bench/run.sh --isa} measures times.
 */
public final class IsaStudy implements Study {

  /** What the paper simulates for each setting. */
  private static final int PAPER_FRAMES = 50_000;

  private static final String FEATURES = "pairs of features";

  @Override
  public String label() {
    return "isa";
  }

  @Override
  public String title() {
    return "What does frame coherence save?";
  }

  @Override
  public String source() {
    return "van den Bergen 1999 (001), section 4 and appendix B, figures 4, 5 and 6";
  }

  @Override
  public String question() {
    return "Polyhedra move and turn in a box. What does it take to decide whether two of them"
        + " collide: by their distance, by a separating axis, by the axis of the last frame, and"
        + " by the closest features?";
  }

  @Override
  public boolean random() {
    return true;
  }

  @Override
  public List<Chart> charts(Function<String, StudyTable> tables) {
    return Stream.concat(IsaFigure.ALL.stream(), Stream.of(IsaFigure.COMPLEXITY))
        .map(figure -> chart(figure, tables.apply(figure.name())))
        .toList();
  }

  @Override
  public StudyReport run(Size size, long seed) {
    int frames = size == Size.FULL ? 5_000 : 50;
    List<StudyReport.Block> blocks = new ArrayList<>();
    blocks.add(new StudyReport.Paragraph(introduction(frames)));
    IsaFigure.ALL.forEach(figure -> addTo(blocks, figure, seed, frames));
    int fewer = frames / 5;
    blocks.add(new StudyReport.Paragraph(MORE_VERTICES));
    addTo(blocks, IsaFigure.COMPLEXITY, seed, fewer);
    blocks.add(new StudyReport.Paragraph(ALL_PAIRS));
    IsaRun hard = new IsaRun(IsaSetting.DEFAULT, seed, IsaMethods.withExact(), true);
    blocks.add(methods(hard.run(fewer), "boxes", "Pairs with overlapping boxes"));
    IsaRun all = new IsaRun(IsaSetting.DEFAULT, seed, IsaMethods.all(), false);
    blocks.add(methods(all.run(fewer), "all", "All pairs"));
    blocks.add(new StudyReport.Paragraph(CONCLUSION));
    return new StudyReport(blocks);
  }

  private static void addTo(
      List<StudyReport.Block> blocks, IsaFigure figure, long seed, int frames) {
    List<IsaRun> runs =
        figure.values().parallelStream()
            .map(value -> run(figure.setting().apply(value), seed, frames))
            .toList();
    StudyTable table = table(figure, runs, frames);
    blocks.add(table);
    blocks.add(chart(figure, table));
  }

  private static IsaRun run(IsaSetting setting, long seed, int frames) {
    return new IsaRun(setting, seed, IsaMethods.all(), true).run(frames);
  }

  private static String introduction(int frames) {
    IsaSetting setting = IsaSetting.DEFAULT;
    return INTRODUCTION.formatted(
        setting.bodies(),
        setting.vertices(),
        frames,
        IsaRun.WARM_UP,
        PAPER_FRAMES,
        Numbers.significant(100 * setting.density(), 3),
        Numbers.significant(100 * setting.translation(), 3),
        Numbers.significant(setting.rotation(), 3));
  }

  private static final String INTRODUCTION =
      """
      %s polyhedra with %s vertices each, the points of an ellipsoid, move freely in a cube for %s \
      frames with each setting (after %s that are not counted); the paper simulates %s. By default \
      they fill %s %% of the cube, move by %s %% of their radius per frame and turn by %s degrees. \
      Two that collide exchange their velocities; walls reflect. The same movement is given to \
      every method, because what happens is decided by the exact answer. Only pairs whose \
      axis-parallel bounding boxes overlap are tested.

      *Distance* is algorithm 1 with the fixes of section 5, *separating axis* algorithm 2, both \
      started at a₀ − b₀ in each frame; *ISA-GJK* starts algorithm 2 at the last separating axis \
      of the pair. All are over doubles, where v is hardly ever exactly 0: a simplex of four \
      points counts as v = 0, as the paper says. But where the paper would then end, our loops of \
      *separating axis* and *ISA-GJK* ask for one more support point before they see it, and it is \
      counted; *distance* and *certified* do not. A support point of A ⊖ B is counted as 1, \
      whatever it costs. *At once* are the tests that one support point decided. *Wrong* are tests \
      whose verdict is not the exact one, or that have none.

      *Lin-Canny* follows the closest features of the pair from the last frame in which the pair \
      was tested, after the idea of Lin and Canny (1991), whose paper is not among our copies; the \
      rules are our own, also between edge and face, and I-COLLIDE is not here. A pair whose boxes \
      are apart is not followed meanwhile; its first test starts at the first vertices. Features \
      are vertices, edges and faces, and each pair of features that it looks at is counted as 1, \
      whatever it costs: so its counts are not to be compared with support points. Bodies meet \
      where an edge goes through a face, a vertex is inside, or the nearest points are the same. \
      *Again* are the searches that had looked at as many pairs as the bodies have features, and \
      began again at the two nearest vertices. Times, in `docs/studies/isa-times.csv`, are \
      those of the processor over 50000 frames, a fifth of them with more and fewer vertices, \
      measured by `src/bench/run.sh --isa` on a core of its own, all four methods in plain code: \
      that of *distance* says once that bodies meet which do not, and that of the separating axes \
      also says contact where a support point is in the simplex already or no subset is found.

      The exact answers come from the certified query, from the simplex of the last frame in which \
      the pair was tested. What it does is not counted in support points (it looks for vertices \
      locally, and proves its answer with one pass over all of them); the table says how many of \
      its answers needed more than doubles. Our copy of the figures has neither curves nor numbers \
      on the axes: the values are ours, and only the default is the paper's.""";

  private static final String MORE_VERTICES =
      "The paper says that ISA-GJK takes almost constant time for objects of arbitrary complexity."
          + " The default setting with more and fewer vertices, in a fifth of the frames:";

  private static final String ALL_PAIRS =
      "The boxes leave the hard pairs. Without them most pairs are far apart, and the last axis is"
          + " still one. The default setting, in a fifth of the frames; *certified* is the exact"
          + " distance over the rationals, from the simplex of the last frame in which the pair"
          + " was tested (the points of that simplex are not counted, nor what it takes to tell"
          + " touching from overlapping). The iterations of Lin-Canny are pairs of features.";

  private static final String CONCLUSION =
      "**So** a separating axis takes fewer support points than a distance, and the axis of the"
          + " last frame fewer still. What coherence saves shrinks as the bodies move and turn"
          + " faster (figures 5 and 6); in a denser space (figure 4) all axes take more: more of"
          + " the bodies meet, and have none, and of those apart the last axis decides fewer at"
          + " once. With the number of vertices the distance takes more and more of them, ISA-GJK"
          + " does not. From the simplex of the last frame, the exact distance takes fewer support"
          + " points than a cold search for an axis. Lin-Canny in our code looks at more pairs of"
          + " features the faster the bodies move and turn, and the more vertices they have; in"
          + " none of the movements of figures 4 to 6 and of the vertices did it have to begin"
          + " again.";

  /** Returns the names of the methods that take support points, in their order. */
  private static List<String> gjk() {
    return IsaMethods.all().stream()
        .map(IsaMethod::label)
        .filter(label -> !label.equals(IsaMethods.LIN_CANNY))
        .toList();
  }

  private static StudyTable table(IsaFigure figure, List<IsaRun> runs, int frames) {
    List<String> gjk = gjk();
    List<StudyTable.Column> columns = new ArrayList<>();
    columns.add(StudyTable.number(figure.name() + ", " + figure.unit()));
    columns.add(StudyTable.number("tests per frame"));
    columns.add(StudyTable.number("meeting %"));
    for (String what : List.of("support points", "iterations", "wrong")) {
      gjk.forEach(method -> columns.add(StudyTable.number(method + ": " + what)));
    }
    columns.add(StudyTable.number("ISA-GJK: at once %"));
    for (String what : List.of(FEATURES, "again", "wrong")) {
      columns.add(StudyTable.number(IsaMethods.LIN_CANNY + ": " + what));
    }
    columns.add(StudyTable.number("certified: beyond doubles"));
    StudyTable.Builder table =
        StudyTable.named(
            figure.name(),
            figure.place().replace("figure", "Figure").replace("section", "Section")
                + ": "
                + figure.name(),
            columns.toArray(StudyTable.Column[]::new));
    for (int k = 0; k < runs.size(); k++) {
      table.row(row(figure.values().get(k), runs.get(k), frames));
    }
    return table.build();
  }

  private static List<String> row(double value, IsaRun run, int frames) {
    List<String> row = new ArrayList<>();
    row.add(Numbers.significant(value, 3));
    row.add(Numbers.fixed((double) run.tests() / frames, 2));
    row.add(Numbers.percent(run.collisions(), run.tests(), 1));
    List<IsaTally> gjk = run.tallies().subList(0, gjk().size());
    gjk.forEach(tally -> row.add(Numbers.fixed(tally.supportCallsPerTest(), 3)));
    gjk.forEach(tally -> row.add(Numbers.fixed(tally.iterationsPerTest(), 3)));
    gjk.forEach(tally -> row.add(Numbers.count(tally.wrong())));
    row.add(Numbers.fixed(100 * gjk.get(gjk.size() - 1).decidedAtOnce(), 1));
    IsaTally features = run.tallies().get(gjk.size());
    row.add(Numbers.fixed(features.iterationsPerTest(), 3));
    row.add(Numbers.count(features.again()));
    row.add(Numbers.count(features.wrong()));
    row.add(Numbers.count(run.tests() - run.decidedAt(Stage.FILTER)));
    return row;
  }

  private static Chart chart(IsaFigure figure, StudyTable table) {
    String what = figure.name() + ", " + figure.unit();
    List<Chart.Series> lines = new ArrayList<>();
    gjk().forEach(gjk -> lines.add(Chart.series(gjk, table, what, gjk + ": support points")));
    String features = IsaMethods.LIN_CANNY + ": " + FEATURES;
    lines.add(Chart.series(features, table, what, features));
    return new Chart.Lines(
        figure.name(),
        "Support points, or pairs of features, per test (%s)".formatted(figure.place()),
        Chart.Axis.linear(what),
        Chart.Axis.linear("per test"),
        lines);
  }

  private static StudyTable methods(IsaRun run, String name, String caption) {
    StudyTable.Builder table =
        StudyTable.named(
            name,
            caption,
            StudyTable.text("method"),
            StudyTable.number("tests"),
            StudyTable.number("support points per test"),
            StudyTable.number("most"),
            StudyTable.number("iterations per test"),
            StudyTable.number("at once %"),
            StudyTable.number("wrong"));
    List<IsaMethod> methods = run.methods();
    for (int m = 0; m < methods.size(); m++) {
      IsaTally tally = run.tallies().get(m);
      boolean gjk = !methods.get(m).label().equals(IsaMethods.LIN_CANNY);
      table.row(
          methods.get(m).label(),
          Numbers.count(tally.tests()),
          gjk ? Numbers.fixed(tally.supportCallsPerTest(), 3) : "",
          gjk ? Numbers.count(tally.mostSupportCalls()) : "",
          Numbers.fixed(tally.iterationsPerTest(), 3),
          gjk ? Numbers.fixed(100 * tally.decidedAtOnce(), 1) : "",
          Numbers.count(tally.wrong()));
    }
    return table.build();
  }
}
