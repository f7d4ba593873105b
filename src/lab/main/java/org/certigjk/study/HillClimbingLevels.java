package org.certigjk.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.GjkLoop;
import org.certigjk.hull.ConvexHull;
import org.certigjk.hull.HillClimbing;
import org.certigjk.hull.HillClimbing.Rule;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.study.isa.IsaBody;
import org.certigjk.vectors.Draw;

/** How often all neighbours of the first point of a climb are level with it. */
final class HillClimbingLevels {

  private static final int FRAMES = 20;

  /** Half an edge of a box, and the radius of a ball. */
  private static final int HALF = 2;

  /** Coordinates of the balls, and the positions of all bodies, are multiples of 1/16. */
  private static final double PARTS = 16;

  private final int scenes;
  private final long seed;

  HillClimbingLevels(Size size, long seed) {
    this.scenes = size == Size.FULL ? 100 : 2;
    this.seed = seed;
  }

  /** So much below the top a point counts as below it, for a direction of length 1. */
  private static final double BELOW = 1e-9;

  /** What the bodies are. */
  private enum Body {
    BALL("polyhedron, its vertices (32 points near a sphere)"),
    BOX("box, its 8 vertices"),
    GRID("box, its faces cut into 4 × 4 squares: 98 points");

    private final String text;

    Body(String text) {
      this.text = text;
    }

    Listing listing(Draw draw) {
      return switch (this) {
        case BALL -> ball(draw);
        case BOX -> box(2 * HALF);
        case GRID -> box(1);
      };
    }

    private static Listing ball(Draw draw) {
      double[][] points = new double[32][];
      for (int i = 0; i < points.length; i++) {
        points[i] = rounded(IsaBody.times(HALF, draw.direction(3)));
      }
      ConvexHull hull = ConvexHull.of(points);
      List<Integer> vertices = hull.vertices();
      int[][] neighbours = new int[vertices.size()][];
      Arrays.setAll(
          neighbours,
          x -> hull.neighbours(vertices.get(x)).stream().mapToInt(vertices::indexOf).toArray());
      return new Listing(
          vertices.stream().map(x -> points[x]).toArray(double[][]::new), neighbours);
    }

    /** The points of a grid on the faces of a cube, joined along the lines of the grid. */
    private static Listing box(int step) {
      List<double[]> points = new ArrayList<>();
      for (int x = -HALF; x <= HALF; x += step) {
        for (int y = -HALF; y <= HALF; y += step) {
          for (int z = -HALF; z <= HALF; z += step) {
            if (Math.max(Math.max(Math.abs(x), Math.abs(y)), Math.abs(z)) == HALF) {
              points.add(new double[] {x, y, z});
            }
          }
        }
      }
      int[][] neighbours = new int[points.size()][];
      Arrays.setAll(
          neighbours,
          i ->
              IntStream.range(0, points.size())
                  .filter(j -> distance(points.get(i), points.get(j)) == step)
                  .toArray());
      return new Listing(points.toArray(double[][]::new), neighbours);
    }

    /** Along the axes. */
    private static double distance(double[] x, double[] y) {
      return Math.abs(x[0] - y[0]) + Math.abs(x[1] - y[1]) + Math.abs(x[2] - y[2]);
    }
  }

  /** Where the directions come from. */
  private enum Source {
    RANDOM("random"),
    PARALLEL("GJK, the bodies not turned"),
    TURNED("GJK, one of them turned");

    private final String text;

    Source(String text) {
      this.text = text;
    }
  }

  /**
   * What was seen: climbs, those with all neighbours of the first point level, those of them whose
   * first point is no support point, and climbs by algorithm 4 that ended below the top.
   */
  private record Tally(long climbs, long level, long stuck, long wrong) {

    static final Tally NONE = new Tally(0, 0, 0, 0);

    Tally plus(Tally other) {
      return new Tally(
          climbs + other.climbs, level + other.level, stuck + other.stuck, wrong + other.wrong);
    }
  }

  /** The same climbs from the support point found before, and from a random listed point. */
  private record Both(Tally fromLast, Tally fromAny) {
    Both plus(Both other) {
      return new Both(fromLast.plus(other.fromLast), fromAny.plus(other.fromAny));
    }
  }

  /** A body in a run: each climb starts at the support point found before. */
  private static final class Watched<E> {
    private final OrderedField<E> field;
    private final int[][] neighbours;
    private Polytope<E> points;
    private int last;
    private Tally fromLast = Tally.NONE;
    private Tally fromAny = Tally.NONE;

    Watched(OrderedField<E> field, Listing listing, double[][] points) {
      this.field = field;
      this.neighbours = listing.neighbours();
      this.points = Polytope.of(field, points);
    }

    void move(double[][] points) {
      this.points = Polytope.of(field, points);
    }

    void climb(Vec<E> d, Draw draw) {
      HillClimbing<E> search = HillClimbing.of(points, neighbours);
      E top = points.supportValue(d);
      fromLast = fromLast.plus(climb(search, d, last, top));
      fromAny = fromAny.plus(climb(search, d, draw.below(points.size()), top));
      last = search.supportIndex(d, last);
    }

    private Tally climb(HillClimbing<E> search, Vec<E> d, int from, E top) {
      E height = d.dot(points.get(from));
      boolean level =
          IntStream.of(neighbours[from])
              .allMatch(a -> field.compare(d.dot(points.get(a)), height) == 0);
      double far = BELOW * Math.sqrt(field.toDouble(d.squaredNorm()));
      boolean stuck = level && field.toDouble(field.minus(top, height)) > far;
      E found = d.dot(points.get(search.withRule(Rule.PUBLISHED).supportIndex(d, from)));
      boolean wrong = field.toDouble(field.minus(top, found)) > far;
      return new Tally(1, level ? 1 : 0, stuck ? 1 : 0, wrong ? 1 : 0);
    }
  }

  List<StudyReport.Block> blocks() {
    return List.of(
        new StudyReport.Paragraph(
            ("**How often are all neighbours level?** Then algorithm 4 ends at once (section 5.3,"
                    + " figure 8). Pairs of equal bodies, boxes with edges of length 4 or polyhedra of"
                    + " radius 2; one of them is moved along a line, to %s places in each of %s"
                    + " scenes. The directions are random, or those of GJK (algorithm 1, from the pair"
                    + " of first points) over the same numbers. A climb starts at the last support"
                    + " point, found by the search of whole plateaus, and once more at any listed"
                    + " point. The coordinates are multiples of 1/16, exact over doubles, too (where"
                    + " one body is turned, both are scaled so that the rotation has integer"
                    + " entries). Below the top is what is lower by more than 1e-9 ‖d‖.")
                .formatted(FRAMES, scenes)),
        table(),
        new StudyReport.Paragraph(
            "**So** random directions do not show it, and where only vertices are listed, it is"
                + " impossible unless the whole polytope is level. GJK is not random: its directions"
                + " are often normal to a face, and then a point inside a face has it. But a climb"
                + " gets to no such point: after a move the point left is a lower neighbour. Only"
                + " the first point of all can be one."));
  }

  private StudyTable table() {
    StudyTable.Builder table =
        StudyTable.named(
            "level",
            "Climbs whose first point has all neighbours level with it",
            StudyTable.text("bodies"),
            StudyTable.text("directions"),
            StudyTable.text("numbers"),
            StudyTable.number("climbs"),
            StudyTable.number("from the last support point: all level"),
            StudyTable.number("from the last support point: below the top as well"),
            StudyTable.number("from the last support point: algorithm 4 ends below the top"),
            StudyTable.number("from any point: all level"),
            StudyTable.number("from any point: below the top as well"),
            StudyTable.number("from any point: below the top as well (%)"),
            StudyTable.number("from any point: algorithm 4 ends below the top"));
    for (Body body : Body.values()) {
      for (Source source : Source.values()) {
        table.row(row(body, source, "exact", Rationals.INSTANCE));
        table.row(row(body, source, "doubles", Doubles.INSTANCE));
      }
    }
    return table.build();
  }

  private <E> List<String> row(Body body, Source source, String numbers, OrderedField<E> field) {
    Both both = both(field, body, source);
    Tally last = both.fromLast;
    Tally any = both.fromAny;
    return List.of(
        body.text,
        source.text,
        numbers,
        Numbers.count(last.climbs),
        Numbers.count(last.level),
        Numbers.count(last.stuck),
        Numbers.count(last.wrong),
        Numbers.count(any.level),
        Numbers.count(any.stuck),
        Numbers.percent(any.stuck, any.climbs, 1),
        Numbers.count(any.wrong));
  }

  private <E> Both both(OrderedField<E> field, Body body, Source source) {
    return IntStream.range(0, scenes)
        .parallel()
        .mapToObj(i -> scene(field, body, source, new Draw(Draw.mix(Draw.mix(seed) + i))))
        .toList()
        .stream()
        .reduce(new Both(Tally.NONE, Tally.NONE), Both::plus);
  }

  /** The same bodies and movements for both fields; all coordinates are exact in both. */
  private static <E> Both scene(OrderedField<E> field, Body body, Source source, Draw draw) {
    Listing listing = body.listing(draw);
    int[][] turn =
        source == Source.TURNED ? rotation(draw) : new int[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    double scale = StrictMath.sqrt(IsaBody.dot(row(turn, 0), row(turn, 0)));
    int[][] none = {{(int) scale, 0, 0}, {0, (int) scale, 0}, {0, 0, (int) scale}};
    Watched<E> a = new Watched<>(field, listing, placed(listing, none, new double[3]));
    Watched<E> b = new Watched<>(field, listing, placed(listing, turn, new double[3]));
    double[] centre = IsaBody.times(scale * draw.between(2.0, 8.0), draw.direction(3));
    double[] step = IsaBody.times(scale * 0.1, draw.direction(3));
    for (int frame = 0; frame < FRAMES; frame++) {
      if (source == Source.RANDOM) {
        a.climb(Vec.of(field, draw.direction(3)), draw);
        b.climb(Vec.of(field, draw.direction(3)), draw);
      } else {
        Arrays.setAll(centre, c -> centre[c] + step[c]);
        b.move(placed(listing, turn, rounded(centre)));
        replay(a, b, draw);
      }
    }
    return new Both(a.fromLast.plus(b.fromLast), a.fromAny.plus(b.fromAny));
  }

  /** Climbs in the directions of GJK, which itself looks at all points. */
  private static <E> void replay(Watched<E> a, Watched<E> b, Draw draw) {
    int[] first = {0};
    GjkLoop<E> loop =
        new GjkLoop<>(
            a.points, b.points, new JohnsonSubAlgorithm<>(), first, first, Integer.MAX_VALUE);
    boolean more = true;
    while (more) {
      Vec<E> v = loop.v().cleared();
      more = loop.advance();
      if (loop.support() != null) {
        a.climb(v.unaryMinus(), draw);
        b.climb(v, draw);
      }
    }
  }

  /** A rotation times an integer, so that its entries are integers: that of a quaternion. */
  private static int[][] rotation(Draw draw) {
    int w = draw.between(1, 2);
    int x = draw.between(-2, 2);
    int y = draw.between(-2, 2);
    int z = draw.between(1, 2);
    return new int[][] {
      {w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)},
      {2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)},
      {2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z}
    };
  }

  private static double[] row(int[][] matrix, int i) {
    return new double[] {matrix[i][0], matrix[i][1], matrix[i][2]};
  }

  private static double[][] placed(Listing listing, int[][] turn, double[] centre) {
    return Arrays.stream(listing.points())
        .map(
            x ->
                new double[] {
                  IsaBody.dot(row(turn, 0), x) + centre[0],
                  IsaBody.dot(row(turn, 1), x) + centre[1],
                  IsaBody.dot(row(turn, 2), x) + centre[2]
                })
        .toArray(double[][]::new);
  }

  private static double[] rounded(double[] x) {
    double[] rounded = new double[x.length];
    Arrays.setAll(rounded, c -> StrictMath.rint(PARTS * x[c]) / PARTS);
    return rounded;
  }
}
