package org.certigjk.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.variants.Alzubaidi;
import org.certigjk.gjk.variants.Claim;
import org.certigjk.gjk.variants.VariantExit;
import org.certigjk.gjk.variants.VariantResult;
import org.certigjk.vectors.Draw;

/**
 * How often the loop for polygons by Alzubaidi and Al-Saud is wrong, and which of its conditions is
 * to blame: as published, and with each fault mended.
 */
final class TerminationStudy implements Study {

  private static final int LIMIT = 60;
  private static final double NEGLIGIBLE = 1e-5; // ten times the tolerance of the loop

  /** The loop with some of its faults mended. */
  private enum Loop {
    PUBLISHED("as published", false, false, false),
    CLAMP("t clamped", true, false, false),
    NO_SECOND("no second condition", false, false, true),
    CLAMP_NO_SECOND("t clamped, no second condition", true, false, true),
    CLOSER_EDGE("t clamped, closer edge", true, true, false),
    ALL("t clamped, closer edge, no second condition", true, true, true);

    private final String text;
    private final boolean clamp;
    private final boolean closerEdge;
    private final boolean noSecond;

    Loop(String text, boolean clamp, boolean closerEdge, boolean noSecond) {
      this.text = text;
      this.clamp = clamp;
      this.closerEdge = closerEdge;
      this.noSecond = noSecond;
    }

    Alzubaidi<BigFraction> loop() {
      Alzubaidi<BigFraction> loop = new Alzubaidi<BigFraction>().withMaxIterations(LIMIT);
      loop = clamp ? loop.withClamp() : loop;
      loop = closerEdge ? loop.withCloserEdge() : loop;
      return noSecond ? loop.withoutSecondCondition() : loop;
    }
  }

  /** How an answer can come out. */
  private enum Outcome {
    RIGHT,
    REPEATED("false collision, second condition"),
    THROUGH_ZERO("false collision, C = 0 beyond the segment"),
    TOO_LONG("wrong distance"),
    MISSED("collision missed"),
    NONE("no answer");

    private final String text;

    Outcome() {
      this("right");
    }

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
    return "A termination condition that ends too early";
  }

  @Override
  public String source() {
    return "Alzubaidi and Al-Saud 2014 (003), section 5, the three termination conditions and step"
        + " 14; section 4.4, equation 6";
  }

  @Override
  public String question() {
    return "How often does the loop as published give a wrong answer, and which step is to blame?";
  }

  @Override
  public boolean random() {
    return true;
  }

  @Override
  public StudyReport run(Size size, long seed) {
    boolean full = size == Size.FULL;
    int low = full ? -2 : -1;
    int high = full ? 3 : 1;
    List<Pair> triangles = triangles(low, high);
    List<Pair> polygons = polygons(full ? 4_000 : 100, seed);
    Map<Loop, Map<Outcome, Integer>> ofTriangles = judge(triangles);
    Map<Loop, Map<Outcome, Integer>> ofPolygons = judge(polygons);
    return StudyReport.of(
        new StudyReport.Paragraph(
            "A is every triangle with corners in {%s, …, %s}², and B the origin; and A and B are"
                    .formatted(low, high)
                + " hulls of 6 random points with integer coordinates. The loop runs in exact"
                + " arithmetic with tolerance 10⁻⁶, so that rounding has no part in what follows;"
                + " the judge is the exact distance. \"No answer\" after "
                + LIMIT
                + " iterations, because the loop goes round. On pairs that meet, an answer of 0 counts as right, whatever"
                + " condition gave it."),
        table("triangles", "Triangles and the origin", triangles, ofTriangles),
        table("polygons", "Random polygons", polygons, ofPolygons),
        chart("polygons", "Wrong answers for random polygons", polygons.size(), ofPolygons),
        witnesses(),
        new StudyReport.Paragraph(
            "**So** four things are wrong. Equation 6 as listed goes beyond the ends of the segment"
                + " (the text asks for t in [0, 1], the steps do not): that alone gives wrong"
                + " distances and false collisions. The second condition takes a closest point that"
                + " comes again for a collision, which it is not. Step 14 keeps the vertex that is"
                + " closer to the origin, not the edge that is, and so drops vertices that are"
                + " needed; without the second condition the loop then goes round for ever. And the"
                + " loop keeps two points only, while to find the origin inside a polygon takes"
                + " three: with all else mended it still does not end on most overlaps, nor on some"
                + " pairs that are apart, where the third condition asks about X and not about C."
                + " What the second condition gets right there is right by accident."));
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
    Map<Loop, Map<Outcome, Integer>> counts = new EnumMap<>(Loop.class);
    for (Loop loop : Loop.values()) {
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
      return answer.exit() == VariantExit.POINT_REPEATED ? Outcome.REPEATED : Outcome.THROUGH_ZERO;
    }
    double found = StrictMath.sqrt(answer.v().squaredNorm().doubleValue());
    double right = StrictMath.sqrt(pair.squaredDistance.doubleValue());
    if (Math.abs(found - right) <= NEGLIGIBLE) {
      return Outcome.RIGHT;
    }
    return pair.separated() ? Outcome.TOO_LONG : Outcome.MISSED;
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

  private static Chart chart(
      String name, String title, int pairs, Map<Loop, Map<Outcome, Integer>> counts) {
    List<Chart.Bar> bars = new ArrayList<>();
    for (Outcome outcome : Outcome.values()) {
      if (outcome != Outcome.RIGHT) {
        bars.add(
            new Chart.Bar(
                outcome.text,
                counts.values().stream()
                    .map(row -> 100.0 * row.getOrDefault(outcome, 0) / pairs)
                    .toList()));
      }
    }
    return new Chart.Bars(
        name,
        title,
        "loop",
        Chart.Axis.linear("pairs (%)"),
        Arrays.stream(Loop.values()).map(loop -> loop.text).toList(),
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
    witness(table, "second condition", Loop.PUBLISHED, new int[][] {{-1, -1}, {0, -1}, {1, 0}});
    witness(
        table, "Z is the vertex that was kept", Loop.CLAMP, new int[][] {{1, 0}, {3, -1}, {3, 1}});
    witness(
        table,
        "second condition, though the closer edge is kept",
        Loop.CLOSER_EDGE,
        new int[][] {{0, -2}, {1, -1}, {0, -1}});
    witness(table, "step 14", Loop.CLAMP_NO_SECOND, new int[][] {{-1, -1}, {0, -1}, {1, 0}});
    witness(table, "t is not clamped", Loop.PUBLISHED, new int[][] {{1, 0}, {3, 0}, {3, 1}});
    witness(table, "two points only", Loop.ALL, new int[][] {{-1, -1}, {2, -1}, {-1, 2}});
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
