package org.certigjk.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.Gjk;
import org.certigjk.variants.Alzubaidi;
import org.certigjk.variants.Claim;
import org.certigjk.variants.VariantExit;
import org.certigjk.variants.VariantResult;
import org.certigjk.vectors.Draw;

/**
 * How often the loop for polygons by Alzubaidi and Al-Saud is wrong, and which of its steps is to
 * blame: as listed, and with each fault mended.
 */
final class TerminationStudy implements Study {

  private static final int LIMIT = 60;
  private static final double NEGLIGIBLE = 1e-5; // ten times the tolerance of the loop

  /** What can be mended. */
  private enum Mend {
    CLAMP,
    STEP_12,
    STEP_14,
    NO_SECOND
  }

  private static final Loop LISTED = new Loop("as listed", List.of());
  private static final Loop CLAMP = LISTED.with("t in [0, 1]", Mend.CLAMP);
  private static final Loop STEP_12 = CLAMP.with("step 12 mended", Mend.STEP_12);
  private static final Loop STEP_14 = CLAMP.with("step 14 mended", Mend.STEP_14);
  private static final Loop MENDED = STEP_12.with("12 and 14 mended", Mend.STEP_14);
  private static final List<Loop> LOOPS =
      Stream.of(LISTED, CLAMP, STEP_12, STEP_14, MENDED)
          .flatMap(loop -> Stream.of(loop, loop.withoutSecondCondition()))
          .toList();

  /** The loop with some of its faults mended. */
  private record Loop(String text, List<Mend> mends) {

    Loop with(String newText, Mend mend) {
      List<Mend> all = new ArrayList<>(mends);
      all.add(mend);
      return new Loop(newText, all);
    }

    Loop withoutSecondCondition() {
      return with(text + ", no second condition", Mend.NO_SECOND);
    }

    boolean hasSecondCondition() {
      return !mends.contains(Mend.NO_SECOND);
    }

    Alzubaidi<BigFraction> loop() {
      Alzubaidi<BigFraction> loop = new Alzubaidi<BigFraction>().withMaxIterations(LIMIT);
      for (Mend mend : mends) {
        loop =
            switch (mend) {
              case CLAMP -> loop.withClamp();
              case STEP_12 -> loop.withClosestPoint();
              case STEP_14 -> loop.withCloserEdge();
              case NO_SECOND -> loop.withoutSecondCondition();
            };
      }
      return loop;
    }
  }

  /** How an answer can come out. */
  private enum Outcome {
    RIGHT("right"),
    REPEATED("false collision, second condition"),
    DIVIDED("X = Y, where eq. (7) divides by 0"),
    THROUGH_ZERO("false collision, C = 0 beyond the segment"),
    WRONG("wrong distance"),
    MISSED("collision missed"),
    NONE("no answer");

    private final String text;

    Outcome(String text) {
      this.text = text;
    }
  }

  /** Two polygons, and the exact squared distance. */
  private record Pair(
      Polytope<BigFraction> a, Polytope<BigFraction> b, BigFraction squaredDistance) {

    static Pair of(Polytope<BigFraction> a, Polytope<BigFraction> b) {
      return new Pair(a, b, Gjk.distance(a, b).distanceVector().squaredNorm());
    }

    boolean separated() {
      return squaredDistance.compareTo(BigFraction.ZERO) > 0;
    }
  }

  @Override
  public String label() {
    return "termination-2d";
  }

  @Override
  public String title() {
    return "How the loop for polygons ends";
  }

  @Override
  public String source() {
    return "Alzubaidi and Al-Saud 2014 (003), section 5, the three termination conditions and steps"
        + " 12 and 14; section 4.4, equations 6 and 7; section 6";
  }

  @Override
  public String question() {
    return "How often does the loop as listed give a wrong answer, which step is to blame, and how"
        + " many turns does it take?";
  }

  @Override
  public boolean random() {
    return true;
  }

  @Override
  public List<Chart> charts(Function<String, StudyTable> tables) {
    return List.of(chart(tables.apply("polygons")));
  }

  @Override
  public StudyReport run(Size size, long seed) {
    boolean full = size == Size.FULL;
    int low = full ? -2 : -1;
    int high = full ? 3 : 1;
    List<Pair> triangles = triangles(low, high);
    List<Pair> polygons = polygons(full ? 4_000 : 100, seed);
    StudyTable table = table("polygons", "Random polygons", polygons, judge(polygons));
    return StudyReport.of(
        setting(low, high),
        table("triangles", "Triangles and the origin", triangles, judge(triangles)),
        table,
        chart(table),
        witnesses(),
        conclusion(),
        TerminationTurns.paragraph(full),
        TerminationTurns.random(full, seed),
        TerminationTurns.deathPolytopes(full),
        TerminationTurns.conclusion());
  }

  private static StudyReport.Paragraph setting(int low, int high) {
    return new StudyReport.Paragraph(
        "A is every triangle with corners in {%s, …, %s}², and B the origin; and A and B are"
                .formatted(low, high)
            + " hulls of 6 random points with integer coordinates. The loop runs in exact"
            + " arithmetic with tolerance 10⁻⁶, so that rounding has no part in what follows; the"
            + " judge is the exact distance. The steps leave out that t must be in [0, 1], which"
            + " the text of section 4.4 asks for; all rows but the first two have it. Step 12"
            + " mended asks about C instead of X; step 14 mended keeps the closer edge. Z takes the"
            + " place of the point that is discarded, of which the paper says nothing. Where X = Y"
            + " the paper has no t; C = X is taken there, and what then comes out wrong is counted"
            + " in a column of its own. Of two support points the first in the list is taken. \"No"
            + " answer\" after "
            + LIMIT
            + " turns, because the loop goes round. On pairs that meet, an answer of 0 counts"
            + " as right, whatever condition gave it.");
  }

  private static StudyReport.Paragraph conclusion() {
    return new StudyReport.Paragraph(
        "**So** with t in [0, 1], as the text asks, two steps are wrong. Step 12 asks about X: if"
            + " Y is the closest point already, the third condition does not hold, the support"
            + " point can be Y again, and then X = Y. Step 14 keeps the vertex that is closer to"
            + " the origin, not the edge that is, and can drop the vertex that is needed: then a"
            + " closest point comes again although the polygons are apart, and the second"
            + " condition answers 0. With both mended the second condition is right in every"
            + " case here, and it is needed: two points cannot enclose the origin, and without it"
            + " the loop goes round on overlaps unless a segment happens to hold the origin.");
  }

  private static List<Pair> triangles(int low, int high) {
    int width = high - low + 1;
    int count = width * width;
    int[][] lattice = new int[count][];
    Arrays.setAll(lattice, i -> new int[] {i / width + low, i % width + low});
    List<int[]> corners = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        for (int k = j + 1; k < count; k++) {
          if (area(lattice[i], lattice[j], lattice[k]) != 0) {
            corners.add(new int[] {i, j, k});
          }
        }
      }
    }
    return corners.parallelStream()
        .map(c -> Points.of(lattice[c[0]], lattice[c[1]], lattice[c[2]]))
        .map(triangle -> Pair.of(triangle, Points.origin(2)))
        .toList();
  }

  private static int area(int[] p, int[] q, int[] r) {
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  }

  private static List<Pair> polygons(int count, long seed) {
    return IntStream.range(0, count)
        .parallel()
        .mapToObj(
            i -> {
              Draw draw = new Draw(Draw.mix(Draw.mix(seed) + i));
              int[] away = {draw.between(-60, 60), draw.between(-60, 60)};
              return Pair.of(polygon(draw, away), polygon(draw, new int[2]));
            })
        .toList();
  }

  private static Polytope<BigFraction> polygon(Draw draw, int[] centre) {
    int[][] points = new int[6][];
    Arrays.setAll(
        points,
        i -> new int[] {centre[0] + draw.between(-40, 40), centre[1] + draw.between(-40, 40)});
    return Points.of(points);
  }

  private static Map<Loop, Map<Outcome, Integer>> judge(List<Pair> pairs) {
    Map<Loop, Map<Outcome, Integer>> counts = new LinkedHashMap<>();
    for (Loop loop : LOOPS) {
      Map<Outcome, Integer> row = new EnumMap<>(Outcome.class);
      pairs.parallelStream()
          .map(pair -> outcome(pair, loop.loop().distance(pair.a, pair.b)))
          .toList()
          .forEach(outcome -> row.merge(outcome, 1, Integer::sum));
      counts.put(loop, row);
    }
    return counts;
  }

  private static Outcome outcome(Pair pair, VariantResult<BigFraction> answer) {
    if (answer.claim() == Claim.NONE) {
      return Outcome.NONE;
    }
    if (answer.claim() == Claim.MEETING) {
      if (!pair.separated()) {
        return Outcome.RIGHT;
      }
      if (answer.exit() != VariantExit.POINT_REPEATED) {
        return Outcome.THROUGH_ZERO;
      }
      return areSame(pair, answer.pairs()) ? Outcome.DIVIDED : Outcome.REPEATED;
    }
    double found = StrictMath.sqrt(answer.v().squaredNorm().doubleValue());
    double right = StrictMath.sqrt(pair.squaredDistance.doubleValue());
    if (Math.abs(found - right) <= NEGLIGIBLE) {
      return Outcome.RIGHT;
    }
    return pair.separated() ? Outcome.WRONG : Outcome.MISSED;
  }

  private static boolean areSame(Pair pair, List<IndexPair> points) {
    return points.stream()
            .map(point -> pair.a.get(point.a()).minus(pair.b.get(point.b())))
            .distinct()
            .count()
        == 1;
  }

  private static StudyTable table(
      String name, String caption, List<Pair> pairs, Map<Loop, Map<Outcome, Integer>> counts) {
    List<StudyTable.Column> columns = new ArrayList<>();
    columns.add(StudyTable.text("loop"));
    for (Outcome outcome : Outcome.values()) {
      columns.add(StudyTable.number(outcome.text));
    }
    columns.add(StudyTable.number("wrong (%)"));
    long separated = pairs.stream().filter(Pair::separated).count();
    String title =
        "%s: %s pairs, of which %s are separated".formatted(caption, pairs.size(), separated);
    StudyTable.Builder table =
        StudyTable.named(name, title, columns.toArray(StudyTable.Column[]::new));
    counts.forEach(
        (loop, row) -> {
          List<String> cells = new ArrayList<>(List.of(loop.text));
          for (Outcome outcome : Outcome.values()) {
            cells.add(Numbers.count(row.getOrDefault(outcome, 0)));
          }
          cells.add(Numbers.percent(wrong(pairs.size(), row), pairs.size(), 1));
          table.row(cells);
        });
    return table.build();
  }

  private static int wrong(int pairs, Map<Outcome, Integer> row) {
    return pairs - row.getOrDefault(Outcome.RIGHT, 0);
  }

  /** Of the loops with the second condition: without it most overlaps have no answer. */
  private static Chart chart(StudyTable table) {
    List<Integer> rows =
        LOOPS.stream()
            .filter(Loop::hasSecondCondition)
            .map(loop -> table.column("loop").indexOf(loop.text))
            .toList();
    double[] pairs = new double[table.rows().size()];
    Map<Outcome, double[]> counts = new EnumMap<>(Outcome.class);
    for (Outcome outcome : Outcome.values()) {
      double[] some = table.numbers(outcome.text);
      Arrays.setAll(pairs, row -> pairs[row] + some[row]);
      counts.put(outcome, some);
    }
    counts.remove(Outcome.RIGHT);
    List<Chart.Bar> bars = new ArrayList<>();
    counts.forEach(
        (outcome, some) ->
            bars.add(
                new Chart.Bar(
                    outcome.text,
                    rows.stream().map(row -> 100 * some[row] / pairs[row]).toList())));
    return new Chart.Bars(
        table.name(),
        "Wrong answers for random polygons, with the second condition",
        "loop",
        Chart.Axis.linear("pairs (%)"),
        rows.stream().map(row -> table.cell(row, "loop")).toList(),
        bars);
  }

  /** The smallest triangles for each fault; B is the origin. */
  private static StudyTable witnesses() {
    StudyTable.Builder table =
        StudyTable.named(
            "witnesses",
            "One witness for each fault; B is the origin",
            StudyTable.text("fault"),
            StudyTable.text("loop"),
            StudyTable.text("A"),
            StudyTable.text("exit"),
            StudyTable.number("squared distance found"),
            StudyTable.number("exact squared distance"));
    witness(table, "t is not kept in [0, 1]", LISTED, new int[][] {{1, 0}, {3, 0}, {3, 1}});
    witness(table, "step 12", CLAMP, new int[][] {{1, 0}, {3, -1}, {3, 1}});
    int[][] wedge = {{-2, -2}, {0, -2}, {2, 1}};
    witness(table, "step 14, then the second condition", CLAMP, wedge);
    witness(table, "step 14, also with step 12 mended", STEP_12, wedge);
    witness(table, "step 14, without the second condition", CLAMP.withoutSecondCondition(), wedge);
    witness(
        table,
        "step 12, though the closer edge is kept",
        STEP_14,
        new int[][] {{0, -2}, {1, -1}, {0, -1}});
    witness(
        table,
        "no second condition",
        MENDED.withoutSecondCondition(),
        new int[][] {{-1, -1}, {2, -1}, {-1, 2}});
    return table.build();
  }

  private static void witness(StudyTable.Builder table, String fault, Loop loop, int[][] points) {
    Pair pair = Pair.of(Points.of(points), Points.origin(2));
    VariantResult<BigFraction> answer = loop.loop().distance(pair.a, pair.b);
    boolean ends = answer.claim() != Claim.NONE;
    table.row(
        fault,
        loop.text,
        Numbers.exact(pair.a),
        answer.exit().name(),
        ends ? Numbers.exact(answer.v().squaredNorm()) : "none",
        Numbers.exact(pair.squaredDistance));
  }
}
