package org.certigjk.study;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.GjkLoop;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.study.CountedClimb.Count;
import org.certigjk.study.isa.IsaBody;
import org.certigjk.vectors.Draw;

/**
 * How many moves a climb takes from the last support point: while a direction turns, and in the
 * queries of GJK while bodies turn.
 */
final class HillClimbingMoves {

  private static final List<Integer> VERTICES = List.of(8, 32, 128, 512, 2048);
  private static final List<Double> TURNS = List.of(0.1, 1.0, 10.0);

  /** Stands for a new random direction in every frame. */
  private static final double ANY = Double.POSITIVE_INFINITY;

  private static final double CENTRES = 2.5;
  private static final int LIMIT = 1_000;

  private final int bodies;
  private final int frames;
  private final int runs;
  private final List<Integer> sizes;
  private final long seed;

  HillClimbingMoves(Size size, long seed) {
    boolean full = size == Size.FULL;
    this.bodies = full ? 10 : 2;
    this.frames = full ? 1_000 : 40;
    this.runs = full ? 200 : 20;
    this.sizes = full ? VERTICES : VERTICES.subList(0, 3);
    this.seed = seed;
  }

  /** The climbs of one number of vertices and one turn per frame. */
  private record Row(int vertices, double degrees, Count count) {}

  /** Runs of GJK: their iterations, and the climbs of both bodies. */
  private record Runs(long runs, long iterations, Count count) {
    static final Runs NONE = new Runs(0, 0, Count.NONE);

    Runs plus(Runs other) {
      return new Runs(runs + other.runs, iterations + other.iterations, count.plus(other.count));
    }
  }

  List<StudyReport.Block> blocks() {
    List<Row> rows = new ArrayList<>();
    for (int vertices : sizes) {
      TURNS.forEach(degrees -> rows.add(row(vertices, degrees)));
      rows.add(row(vertices, ANY));
    }
    StudyTable moves = moves(rows);
    return List.of(
        new StudyReport.Paragraph(
            ("**How many moves?** %s polyhedra of each size, their vertices evenly on a sphere and"
                    + " joined as on the convex hull. A direction turns about the centre by the same"
                    + " angle in each of %s frames, or is a new random one in each (*any*). Every"
                    + " climb, by algorithm 4, starts at the support point of the frame before; a move"
                    + " is a recursion of that algorithm. A scan takes as many inner products as there"
                    + " are vertices.")
                .formatted(bodies, frames)),
        moves,
        chart(moves),
        new StudyReport.Paragraph(
            ("The same climbs in GJK (algorithm 1, over doubles): %s pairs of such polyhedra of"
                    + " radius 1, their centres %s apart, each turning about an axis of its own. Each"
                    + " of %s frames is a run, once from the pair of first points, and once from the"
                    + " simplex of the frame before; every climb, in A and in B, starts at the support"
                    + " point found before it.")
                .formatted(bodies, CENTRES, runs)),
        runs(),
        new StudyReport.Paragraph(
            "**So** it is the turn against the distance between vertices that counts: the moves"
                + " grow in proportion to the turn and to the square root of the number of"
                + " vertices. Where frames are coherent, a climb mostly takes no move or one, and"
                + " the number of inner products is nearly constant; for directions without"
                + " coherence it is not. A run of GJK from the first points asks for directions far"
                + " apart, however little the bodies turn, and so takes more; from the last simplex"
                + " it takes fewer, if the bodies turn little. (At the end of a run the points of"
                + " the simplex are level but for rounding, so that a climb may move among them"
                + " though hardly anything turns.) Nor is the number of iterations constant."));
  }

  private Row row(int vertices, double degrees) {
    return new Row(
        vertices,
        degrees,
        IntStream.range(0, bodies)
            .parallel()
            .mapToObj(i -> turns(ball(vertices, i), degrees, draw(vertices, bodies + i)))
            .toList()
            .stream()
            .reduce(Count.NONE, Count::plus));
  }

  /** The same numbers for all turns. */
  private Draw draw(int vertices, int number) {
    return new Draw(Draw.mix(Draw.mix(seed + vertices) + number));
  }

  private double[][] ball(int vertices, int number) {
    Draw draw = draw(vertices, number);
    double[][] points = new double[vertices][];
    for (int i = 0; i < vertices; i++) {
      points[i] = draw.direction(3);
    }
    return points;
  }

  /** Turns a direction about the centre. The first climb starts anywhere, and is not counted. */
  private Count turns(double[][] ball, double degrees, Draw draw) {
    CountedClimb climb = CountedClimb.of(ball);
    double[] x = draw.direction(3);
    double[] y = draw.direction(3);
    double along = IsaBody.dot(x, y);
    double length = StrictMath.sqrt(1 - along * along);
    for (int c = 0; c < 3; c++) {
      y[c] = (y[c] - along * x[c]) / length;
    }
    climb.supportIndex(Vec.of(Doubles.INSTANCE, x));
    climb.reset();
    for (int frame = 1; frame <= frames; frame++) {
      climb.supportIndex(
          Vec.of(
              Doubles.INSTANCE,
              degrees == ANY ? draw.direction(3) : turned(x, y, frame * degrees)));
    }
    return climb.count();
  }

  private static double[] turned(double[] x, double[] y, double degrees) {
    double angle = StrictMath.toRadians(degrees);
    double cos = StrictMath.cos(angle);
    double sin = StrictMath.sin(angle);
    return new double[] {cos * x[0] + sin * y[0], cos * x[1] + sin * y[1], cos * x[2] + sin * y[2]};
  }

  private static StudyTable moves(List<Row> rows) {
    StudyTable.Builder table =
        StudyTable.named(
            "moves",
            "Moves of a climb from the support point of the frame before",
            StudyTable.number("vertices"),
            StudyTable.text("turn per frame"),
            StudyTable.number("climbs"),
            StudyTable.number("moves, mean"),
            StudyTable.number("none (%)"),
            StudyTable.number("none or one (%)"),
            StudyTable.number("most"),
            StudyTable.number("inner products, mean"));
    for (Row row : rows) {
      Count count = row.count;
      table.row(
          Numbers.count(row.vertices),
          turn(row.degrees),
          Numbers.count(count.climbs()),
          mean(count.moves(), count.climbs()),
          Numbers.percent(count.none(), count.climbs(), 1),
          Numbers.percent(count.atMostOne(), count.climbs(), 1),
          Numbers.count(count.most()),
          mean(count.products(), count.climbs()));
    }
    return table.build();
  }

  private static String turn(double degrees) {
    return degrees == ANY ? "any" : Numbers.significant(degrees, 3) + "°";
  }

  private static String mean(long sum, long number) {
    return Numbers.fixed((double) sum / number, 3);
  }

  /** Returns the chart of the table of moves. */
  static Chart chart(StudyTable moves) {
    List<Chart.Series> lines = new ArrayList<>();
    for (String turn : moves.column("turn per frame").stream().distinct().toList()) {
      lines.add(
          Chart.series(
              turn.equals("any") ? "any direction" : turn + " per frame",
              moves.where("turn per frame", turn),
              "vertices",
              "inner products, mean"));
    }
    StudyTable each = moves.where("turn per frame", "any");
    lines.add(Chart.series("scan of all vertices", each, "vertices", "vertices"));
    return new Chart.Lines(
        "moves",
        "Inner products for a support point",
        Chart.Axis.logarithmic("vertices"),
        Chart.Axis.logarithmic("inner products, mean"),
        lines);
  }

  private StudyTable runs() {
    StudyTable.Builder table =
        StudyTable.named(
            "runs",
            "Climbs in GJK: from the first points, and from the last simplex",
            StudyTable.number("vertices of each"),
            StudyTable.text("turn per frame"),
            StudyTable.number("runs"),
            StudyTable.number("first points: iterations"),
            StudyTable.number("first points: moves per climb"),
            StudyTable.number("first points: none or one (%)"),
            StudyTable.number("first points: moves per run"),
            StudyTable.number("last simplex: iterations"),
            StudyTable.number("last simplex: moves per climb"),
            StudyTable.number("last simplex: none or one (%)"),
            StudyTable.number("last simplex: moves per run"));
    for (int vertices : sizes) {
      for (double degrees : TURNS) {
        Runs cold = runs(vertices, degrees, false);
        Runs warm = runs(vertices, degrees, true);
        List<String> line = new ArrayList<>();
        line.add(Numbers.count(vertices));
        line.add(turn(degrees));
        line.add(Numbers.count(cold.runs));
        line.addAll(cells(cold));
        line.addAll(cells(warm));
        table.row(line);
      }
    }
    return table.build();
  }

  private static List<String> cells(Runs runs) {
    Count count = runs.count;
    return List.of(
        Numbers.fixed((double) runs.iterations / runs.runs, 2),
        mean(count.moves(), count.climbs()),
        Numbers.percent(count.atMostOne(), count.climbs(), 1),
        mean(count.moves(), runs.runs));
  }

  private Runs runs(int vertices, double degrees, boolean warm) {
    return IntStream.range(0, bodies)
        .parallel()
        .mapToObj(i -> frames(vertices, i, degrees, warm))
        .toList()
        .stream()
        .reduce(Runs.NONE, Runs::plus);
  }

  /** Turns two bodies. The first frame has none before it, and is not counted. */
  private Runs frames(int vertices, int number, double degrees, boolean warm) {
    Draw draw = draw(vertices, 3 * bodies + number);
    double[][] shapeA = ball(vertices, number);
    double[][] shapeB = ball(vertices, 2 * bodies + number);
    IsaBody bodyA = IsaBody.of(shapeA, draw.direction(3));
    IsaBody bodyB = IsaBody.of(shapeB, draw.direction(3));
    double[] away = draw.direction(3);
    System.arraycopy(IsaBody.times(CENTRES, away), 0, bodyA.centre, 0, 3);
    CountedClimb a = CountedClimb.of(shapeA);
    CountedClimb b = CountedClimb.of(shapeB);
    int[] startA = {0};
    int[] startB = {0};
    Runs sum = Runs.NONE;
    for (int frame = 0; frame <= runs; frame++) {
      a.move(bodyA.vertices(frame * degrees));
      b.move(bodyB.vertices(frame * degrees));
      GjkLoop<Double> loop =
          new GjkLoop<>(a, b, new JohnsonSubAlgorithm<>(), startA, startB, LIMIT);
      loop.run();
      Count count = a.count().plus(b.count());
      sum = frame == 0 ? sum : sum.plus(new Runs(1, loop.iterations(), count));
      a.reset();
      b.reset();
      if (warm) {
        startA = IntStream.range(0, loop.size()).map(loop::indexA).toArray();
        startB = IntStream.range(0, loop.size()).map(loop::indexB).toArray();
      }
    }
    return sum;
  }
}
