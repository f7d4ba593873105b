package org.certigjk.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.SeenPoints;
import org.certigjk.geometry.Vec;
import org.certigjk.interval.DistanceBounds;
import org.certigjk.interval.IntervalGjk;
import org.certigjk.interval.IntervalResult;
import org.certigjk.interval.SphericalGjk;
import org.certigjk.shape.RationalsWithRoots;
import org.certigjk.shape.SphericalExtension;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.VanDenBergen;
import org.certigjk.variants.VanDenBergenRequest;
import org.certigjk.variants.VanDenBergenRequest.Option;
import org.certigjk.variants.VanDenBergenRequest.StopRule;
import org.certigjk.variants.VariantResult;
import org.certigjk.vectors.Draw;

/** Two unit balls that come closer and closer: iterations and error, by the stop of the loop. */
final class SpheresStudy implements Study {

  /** What Greer, table 7b, prints: the distance, the calculated one, and the iterations. */
  private static final String ERROR = ": relative error";

  private static final String[][] PRINTED = {
    {"1.0", "1.0000000155117723", "7"},
    {"0.1", "0.10000021515200824", "14"},
    {"0.01", "0.01000012428887733", "22"},
    {"0.001", "0.001000435898786521", "22"},
    {"0.0001", "0.00010971798612974", "18"}
  };

  private static final RationalsWithRoots ROOTS = RationalsWithRoots.of(96);

  /** When the loop ends. */
  private enum Stop {
    GAP_ABSOLUTE("v·(v − s) ≤ 1e-9", StopRule.SQUARED_GAP, 1e-9, 0),
    GAP_RELATIVE_6("v·(v − s) ≤ 1e-6 ‖v‖²", StopRule.SQUARED_GAP, 0, 1e-6),
    GAP_RELATIVE_12("v·(v − s) ≤ 1e-12 ‖v‖²", StopRule.SQUARED_GAP, 0, 1e-12),
    BOUND_ABSOLUTE("‖v‖ − μ ≤ 1e-6", StopRule.LOWER_BOUND, 1e-6, 0),
    BOUND_RELATIVE("‖v‖ − μ ≤ 1e-6 ‖v‖", StopRule.LOWER_BOUND, 0, 1e-6);

    private final String text;
    private final StopRule rule;
    private final double absolute;
    private final double relative;

    Stop(String text, StopRule rule, double absolute, double relative) {
      this.text = text;
      this.rule = rule;
      this.absolute = absolute;
      this.relative = relative;
    }

    VanDenBergen<Double> loop() {
      VanDenBergenRequest request =
          VanDenBergenRequest.published()
              .withRule(rule)
              .withAbsoluteTolerance(absolute)
              .withRelativeTolerance(relative)
              .with(Option.DECREASE_STOP);
      return new VanDenBergen<>(request, SubAlgorithm.GREER::<Double>create);
    }
  }

  /** The support points of a ball, the one in a given direction with index 0: there v starts. */
  private static final class StartedBall implements IndexedSupportMapping<Double> {
    private final SeenPoints<Double> seen;
    private final int start;

    StartedBall(double[] centre, double[] direction) {
      Vec<Double> point = Vec.of(Doubles.INSTANCE, centre);
      seen = new SeenPoints<>(SphericalExtension.ball(Doubles.INSTANCE, point, 1.0));
      start = seen.supportIndex(Vec.of(Doubles.INSTANCE, direction));
    }

    @Override
    public OrderedField<Double> field() {
      return seen.field();
    }

    @Override
    public int dimension() {
      return seen.dimension();
    }

    @Override
    public int supportIndex(Vec<Double> direction) {
      return exchanged(seen.supportIndex(direction));
    }

    @Override
    public Vec<Double> get(int index) {
      return seen.get(exchanged(index));
    }

    private int exchanged(int index) {
      return index == 0 ? start : index == start ? 0 : index;
    }
  }

  /** Two balls of radius 1, one at the origin, and a start. */
  private static final class Balls {
    private final double[] centre;
    private final double[] start;
    private final DistanceBounds exact;

    private Balls(double[] centre, double[] start, DistanceBounds exact) {
      this.centre = centre;
      this.start = start;
      this.exact = exact;
    }

    static Balls of(int dimension, double gap, Draw draw) {
      double[] centre = draw.direction(dimension);
      for (int c = 0; c < dimension; c++) {
        centre[c] *= 2 + gap;
      }
      DistanceBounds exact = SphericalGjk.distance(exactBall(centre), origin(centre)).distance();
      return new Balls(centre, draw.direction(dimension), exact);
    }

    private static SphericalExtension<BigFraction> exactBall(double[] centre) {
      return SphericalExtension.ball(ROOTS, Vec.of(ROOTS, centre), BigFraction.ONE);
    }

    private static SphericalExtension<BigFraction> origin(double[] centre) {
      return exactBall(new double[centre.length]);
    }

    Run run(Stop stop) {
      double[] origin = new double[centre.length];
      VariantResult<Double> result =
          stop.loop().distance(new StartedBall(centre, start), new StartedBall(origin, centre));
      double found = StrictMath.sqrt(result.v().squaredNorm());
      double error = Math.max(exact.lower() - found, Math.max(0, found - exact.upper()));
      return new Run(result.iterations(), error, error / exact.lower());
    }
  }

  private record Run(int iterations, double error, double relativeError) {}

  /** The runs of one stop at one gap. */
  private record Cell(List<Run> runs) {
    String meanIterations() {
      return Numbers.fixed(runs.stream().mapToInt(Run::iterations).average().orElseThrow(), 1);
    }

    double worst() {
      return runs.stream().mapToDouble(Run::error).max().orElseThrow();
    }

    double worstRelative() {
      return runs.stream().mapToDouble(Run::relativeError).max().orElseThrow();
    }
  }

  @Override
  public String label() {
    return "spheres";
  }

  @Override
  public String title() {
    return "Two spheres that nearly touch: an absolute stop and a relative one";
  }

  @Override
  public String source() {
    return "Greer (002), section 7b and its table; van den Bergen 1999 (001), section 5";
  }

  @Override
  public String question() {
    return "The paper says that the relative error of GJK grows when spheres come close, as is well"
        + " known. Does it have to?";
  }

  @Override
  public boolean random() {
    return true;
  }

  @Override
  public List<Chart> charts(Function<String, StudyTable> tables) {
    return List.of(chart(tables.apply("stops")));
  }

  @Override
  public StudyReport run(Size size, long seed) {
    int pairs = size == Size.FULL ? 60 : 6;
    int decades = size == Size.FULL ? 12 : 8;
    double[] gaps = new double[decades + 1];
    Arrays.setAll(gaps, k -> Double.parseDouble("1e-" + k));
    Map<Stop, List<Cell>> space = measure(3, gaps, pairs, seed);
    Map<Stop, List<Cell>> four = measure(4, gaps, pairs, seed);
    StudyTable stops = stops(gaps, space);
    return StudyReport.of(
        new StudyReport.Paragraph(
            ("Two unit balls, one in a random direction from the other, and a random point of it to"
                    + " start from, %s pairs for each gap. The loop runs over doubles with Greer's"
                    + " sub-algorithm and ends at the latest where ‖v‖ does not decrease. The error is"
                    + " that of the largest of the pairs, against the exact distance of these very"
                    + " balls. The paper does not say when its loop ends, nor whether a 3-sphere is in"
                    + " three dimensions or in four; an absolute tolerance gives numbers like its"
                    + " own:")
                .formatted(pairs)),
        printed(cells(space, Stop.GAP_ABSOLUTE), cells(four, Stop.GAP_ABSOLUTE)),
        new StudyReport.Paragraph("All stops, in three dimensions:"),
        stops,
        chart(stops),
        new StudyReport.Paragraph(
            "What can be proved of the first pair: the exact distance, by the exact distance of the"
                + " centres and the radii, rounded outward to doubles; and the interval that the"
                + " loop over support points alone can guarantee, with a relative tolerance of 1e-9"
                + " (its start, the difference of the centres, is a lucky one here):"),
        intervals(gaps, seed),
        new StudyReport.Paragraph(
            "**So** it does not have to. With an absolute tolerance the error grows like tolerance"
                + " / gap and the iterations become *fewer* where the problem becomes harder, as in"
                + " the printed table, whose largest error is "
                + Numbers.fixed(printedError(4) / printedError(0), 0)
                + " times the smallest (\"remains similar\"). With a relative tolerance the"
                + " relative error stays where it was put, for some more iterations, until rounding"
                + " sets an end: v is a difference of numbers of size 1, rounded to 1e-16 or so."
                + " Better still is to treat the radius apart, which is exact."));
  }

  private static Map<Stop, List<Cell>> measure(int dimension, double[] gaps, int pairs, long seed) {
    Map<Stop, List<Cell>> cells = new LinkedHashMap<>();
    for (double gap : gaps) {
      List<Balls> balls =
          IntStream.range(0, pairs)
              .parallel()
              .mapToObj(i -> Balls.of(dimension, gap, draw(seed, i)))
              .toList();
      for (Stop stop : Stop.values()) {
        cells
            .computeIfAbsent(stop, any -> new ArrayList<>())
            .add(new Cell(balls.parallelStream().map(pair -> pair.run(stop)).toList()));
      }
    }
    return cells;
  }

  private static List<Cell> cells(Map<Stop, List<Cell>> cells, Stop stop) {
    return Objects.requireNonNull(cells.get(stop));
  }

  private static Draw draw(long seed, int pair) {
    return new Draw(Draw.mix(Draw.mix(seed) + pair));
  }

  private static double printedError(int row) {
    return Double.parseDouble(PRINTED[row][1]) - Double.parseDouble(PRINTED[row][0]);
  }

  private static StudyTable printed(List<Cell> space, List<Cell> four) {
    StudyTable.Builder table =
        StudyTable.named(
            "printed",
            "Table 7b beside v·(v − s) ≤ 1e-9",
            StudyTable.number("gap"),
            StudyTable.number("printed error"),
            StudyTable.number("printed iterations"),
            StudyTable.number("error in R³"),
            StudyTable.number("iterations in R³"),
            StudyTable.number("error in R⁴"),
            StudyTable.number("iterations in R⁴"));
    for (int k = 0; k < PRINTED.length; k++) {
      double error = printedError(k);
      table.row(
          PRINTED[k][0],
          Numbers.significant(error, 2),
          PRINTED[k][2],
          Numbers.significant(space.get(k).worst(), 2),
          space.get(k).meanIterations(),
          Numbers.significant(four.get(k).worst(), 2),
          four.get(k).meanIterations());
    }
    return table.build();
  }

  private static StudyTable stops(double[] gaps, Map<Stop, List<Cell>> cells) {
    List<StudyTable.Column> columns = new ArrayList<>(List.of(StudyTable.number("gap")));
    for (Stop stop : Stop.values()) {
      columns.add(StudyTable.number(stop.text + ": iterations"));
      columns.add(StudyTable.number(stop.text + ERROR));
    }
    StudyTable.Builder table =
        StudyTable.named(
            "stops",
            "Mean iterations and largest relative error, in R³",
            columns.toArray(StudyTable.Column[]::new));
    for (int k = 0; k < gaps.length; k++) {
      List<String> row = new ArrayList<>(List.of(Numbers.significant(gaps[k], 1)));
      for (List<Cell> column : cells.values()) {
        row.add(column.get(k).meanIterations());
        row.add(Numbers.significant(column.get(k).worstRelative(), 2));
      }
      table.row(row);
    }
    return table.build();
  }

  private static Chart chart(StudyTable stops) {
    return new Chart.Lines(
        "error",
        "The largest relative error as the gap shrinks, in R³",
        Chart.Axis.logarithmic("gap"),
        Chart.Axis.logarithmic("relative error"),
        Arrays.stream(Stop.values())
            .map(stop -> Chart.series(stop.text, stops, "gap", stop.text + ERROR))
            .toList());
  }

  private static StudyTable intervals(double[] gaps, long seed) {
    StudyTable.Builder table =
        StudyTable.named(
            "intervals",
            "Guaranteed intervals for the distance, in R³",
            StudyTable.number("gap"),
            StudyTable.number("exact, at least"),
            StudyTable.number("exact, at most"),
            StudyTable.number("by support points, at least"),
            StudyTable.number("by support points, at most"),
            StudyTable.number("iterations"),
            StudyTable.text("verdict"));
    for (double gap : gaps) {
      Balls balls = Balls.of(3, gap, draw(seed, 0));
      IntervalResult interval =
          IntervalGjk.distance(Balls.exactBall(balls.centre), Balls.origin(balls.centre));
      table.row(
          Numbers.significant(gap, 1),
          Numbers.significant(balls.exact.lower(), 17),
          Numbers.significant(balls.exact.upper(), 17),
          Numbers.significant(interval.distance().lower(), 17),
          Numbers.significant(interval.distance().upper(), 17),
          Numbers.count(interval.iterations()),
          interval.verdict().name());
    }
    return table.build();
  }
}
