package org.certigjk.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.hull.HillClimbing;
import org.certigjk.hull.HillClimbing.Rule;
import org.certigjk.study.Listing.Kind;
import org.certigjk.vectors.Draw;

/**
 * How often a hill climb ends below the top, by rule and by kind of adjacency; how many moves it
 * takes; and how often all neighbours of its first point are level.
 */
final class HillClimbingStudy implements Study {

  private static final String CLIMBS = "climbs of each rule";
  private static final String FAILURES = ": failures";
  private static final Map<Rule, String> RULES = rules();

  private static Map<Rule, String> rules() {
    Map<Rule, String> rules = new EnumMap<>(Rule.class);
    rules.put(Rule.PUBLISHED, "Cameron (algorithm 4)");
    rules.put(Rule.PRINTED_CORRECTION, "algorithm 5 as printed");
    rules.put(Rule.DESCRIBED_CORRECTION, "text of section 5.3");
    rules.put(Rule.CORRECTED, "whole plateau");
    return rules;
  }

  /** A climb that ended below the top. */
  private record Failure(Listing listing, Vec<Double> direction, int from, int found, int top) {}

  /** The climbs of one rule on one kind. */
  private record Cell(long climbs, long failures, Optional<Failure> smallest) {

    private static final Comparator<Failure> SMALLER =
        Comparator.comparingInt(failure -> failure.listing.neighbours().length);

    Cell plus(Cell other) {
      return new Cell(
          climbs + other.climbs,
          failures + other.failures,
          smallest
              .map(f -> other.smallest.filter(g -> SMALLER.compare(g, f) < 0).orElse(f))
              .or(other::smallest));
    }
  }

  @Override
  public String label() {
    return "hill-climbing";
  }

  @Override
  public String title() {
    return "Where hill climbing for a support point gets stuck";
  }

  @Override
  public String source() {
    return "Jales 2024 (000), sections 5.2 and 5.3, algorithms 4 and 5; Cameron 1997, section 3.2;"
        + " van den Bergen 1999 (001), section 3";
  }

  @Override
  public String question() {
    return "Which rule finds a support point on which kind of adjacency list, how many moves does"
        + " it take from the last support point, and how often are all neighbours level?";
  }

  @Override
  public boolean random() {
    return true;
  }

  @Override
  public List<Chart> charts(Function<String, StudyTable> tables) {
    return List.of(heatMap(tables.apply("rates")), HillClimbingMoves.chart(tables.apply("moves")));
  }

  @Override
  public StudyReport run(Size size, long seed) {
    int listings = size == Size.FULL ? 2_000 : 40;
    Map<Kind, Map<Rule, Cell>> cells = new EnumMap<>(Kind.class);
    for (Kind kind : Kind.values()) {
      cells.put(kind, measure(kind, listings, seed));
    }
    List<StudyReport.Block> blocks = new ArrayList<>(rules(cells, listings));
    blocks.addAll(new HillClimbingMoves(size, seed).blocks());
    blocks.addAll(new HillClimbingLevels(size, seed).blocks());
    return new StudyReport(blocks);
  }

  private static List<StudyReport.Block> rules(Map<Kind, Map<Rule, Cell>> cells, int listings) {
    StudyTable rates = rates(cells);
    return List.of(
        new StudyReport.Paragraph(
            ("Random polytopes with corners in {−4, 0, 4}ⁿ, %s of each kind, their neighbours"
                    + " listed in random order; every direction of {−1, 0, 1}ⁿ but 0, and every start."
                    + " A failure is a climb that ends below the top. The coordinates are small"
                    + " integers, so that nothing is rounded.")
                .formatted(listings)),
        rates,
        heatMap(rates),
        new StudyReport.Paragraph("The witnesses of the papers and of the text:"),
        witnesses(),
        smallest(cells),
        new StudyReport.Paragraph(
            "**So** Cameron's rule needs no correction if all listed points are vertices and all"
                + " edges are listed, which is what a hull algorithm gives. Algorithm 5 as printed"
                + " makes it worse: it returns at the first lower neighbour, and is wrong on a bare"
                + " triangle. What the text describes is right for polygons and wrong in space."
                + " Looking through the whole plateau at every stop is right wherever every edge is"
                + " a path in the lists and every listed point that is no vertex lies in the hull"
                + " of its neighbours; a point without neighbours nobody can leave."));
  }

  private static Map<Rule, Cell> measure(Kind kind, int listings, long seed) {
    int number = Arrays.asList(Kind.values()).indexOf(kind);
    List<Map<Rule, Cell>> all =
        IntStream.range(0, listings)
            .parallel()
            .mapToObj(i -> climbAll(kind, new Draw(Draw.mix(Draw.mix(seed + number) + i))))
            .toList();
    Map<Rule, Cell> sum = new EnumMap<>(Rule.class);
    all.forEach(map -> map.forEach((rule, cell) -> sum.merge(rule, cell, Cell::plus)));
    return sum;
  }

  private static Map<Rule, Cell> climbAll(Kind kind, Draw draw) {
    Listing listing = Listing.random(kind, draw);
    Polytope<Double> points = listing.polytope();
    HillClimbing<Double> climbing = HillClimbing.of(points, listing.neighbours());
    Map<Rule, Cell> cells = new EnumMap<>(Rule.class);
    for (Rule rule : RULES.keySet()) {
      HillClimbing<Double> search = climbing.withRule(rule);
      long climbs = 0;
      long failures = 0;
      Failure first = null;
      for (Vec<Double> d : directions(kind.dimension())) {
        int top = points.supportIndex(d);
        double height = d.dot(points.get(top));
        for (int from = 0; from < points.size(); from++) {
          int found = search.supportIndex(d, from);
          climbs++;
          if (d.dot(points.get(found)) < height) {
            failures++;
            first = first == null ? new Failure(listing, d, from, found, top) : first;
          }
        }
      }
      cells.put(rule, new Cell(climbs, failures, Optional.ofNullable(first)));
    }
    return cells;
  }

  private static List<Vec<Double>> directions(int dimension) {
    int count = (int) StrictMath.pow(3, dimension);
    List<Vec<Double>> directions = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double[] d = new double[dimension];
      int rest = i;
      for (int c = 0; c < dimension; c++) {
        d[c] = rest % 3 - 1.0;
        rest /= 3;
      }
      if (2 * i + 1 != count) { // the one in the middle is 0
        directions.add(Vec.of(Doubles.INSTANCE, d));
      }
    }
    return directions;
  }

  private static StudyTable rates(Map<Kind, Map<Rule, Cell>> cells) {
    List<StudyTable.Column> columns = new ArrayList<>();
    columns.add(StudyTable.text("kind"));
    columns.add(StudyTable.number(CLIMBS));
    for (String rule : RULES.values()) {
      columns.add(StudyTable.number(rule + FAILURES));
      columns.add(StudyTable.number("(%)"));
    }
    StudyTable.Builder table =
        StudyTable.named("rates", "Failures", columns.toArray(StudyTable.Column[]::new));
    cells.forEach(
        (kind, row) -> {
          List<String> line = new ArrayList<>();
          line.add(kind.text());
          line.add(Numbers.count(cell(row, Rule.PUBLISHED).climbs));
          for (Rule rule : RULES.keySet()) {
            Cell cell = cell(row, rule);
            line.add(Numbers.count(cell.failures));
            line.add(Numbers.percent(cell.failures, cell.climbs, 1));
          }
          table.row(line);
        });
    return table.build();
  }

  private static Cell cell(Map<Rule, Cell> row, Rule rule) {
    return Objects.requireNonNull(row.get(rule));
  }

  private static Chart heatMap(StudyTable rates) {
    List<List<Chart.Cell>> rows = new ArrayList<>();
    double[] climbs = rates.numbers(CLIMBS);
    for (int row = 0; row < climbs.length; row++) {
      List<Chart.Cell> cells = new ArrayList<>();
      for (String rule : RULES.values()) {
        long failures = Long.parseLong(rates.cell(row, rule + FAILURES));
        cells.add(
            new Chart.Cell(
                100.0 * failures / climbs[row], Numbers.percent(failures, (long) climbs[row], 1)));
      }
      rows.add(cells);
    }
    return new Chart.HeatMap(
        "rates",
        "Climbs that end below the top (%)",
        rates.column("kind"),
        List.copyOf(RULES.values()),
        Chart.Axis.linear("failures (%)"),
        rows);
  }

  private static StudyTable smallest(Map<Kind, Map<Rule, Cell>> cells) {
    StudyTable.Builder table =
        failureTable("smallest", "For each cell with failures, one on the fewest points found")
            .csvOnly();
    cells.forEach(
        (kind, row) ->
            RULES.forEach(
                (rule, text) ->
                    cell(row, rule)
                        .smallest
                        .ifPresent(failure -> add(table, kind.text(), text, failure))));
    return table.build();
  }

  private static StudyTable.Builder failureTable(String name, String caption) {
    return StudyTable.named(
        name,
        caption,
        StudyTable.text("kind"),
        StudyTable.text("rule"),
        StudyTable.text("points"),
        StudyTable.text("neighbours, by index"),
        StudyTable.text("direction"),
        StudyTable.number("start"),
        StudyTable.number("found"),
        StudyTable.number("a support point"));
  }

  private static void add(StudyTable.Builder table, String kind, String rule, Failure failure) {
    Listing listing = failure.listing;
    List<String> points = new ArrayList<>();
    Polytope<Double> polytope = listing.polytope();
    for (int i = 0; i < polytope.size(); i++) {
      points.add(Numbers.exact(polytope.get(i).toRational()));
    }
    table.row(
        kind,
        rule,
        String.join(", ", points),
        Arrays.deepToString(listing.neighbours()),
        Numbers.exact(failure.direction.toRational()),
        Numbers.count(failure.from),
        Numbers.count(failure.found),
        Numbers.count(failure.top));
  }

  private static StudyTable witnesses() {
    StudyTable.Builder table = failureTable("witnesses", "What the rules find");
    Listing base =
        new Listing(
            new double[][] {{-1, 0}, {0, 0}, {1, 0}, {0, 1}},
            new int[][] {{1, 3}, {0, 2}, {1, 3}, {0, 2}});
    witness(table, "000, section 5.3", base, new double[] {0, 1}, 1);
    Listing triangle =
        new Listing(new double[][] {{0, 0}, {1, -1}, {1, 1}}, new int[][] {{1, 2}, {0, 2}, {0, 1}});
    witness(table, "a bare triangle", triangle, new double[] {0, 1}, 0);
    Listing roof =
        new Listing(
            new double[][] {{-1, 0, 0}, {0, 0, 0}, {1, 0, 0}, {0, 1, -1}, {0, 1, 1}},
            new int[][] {{1, 3, 4}, {0, 2}, {1, 3, 4}, {0, 2, 4}, {0, 2, 3}});
    witness(table, "a point inside an edge", roof, new double[] {0, 0, 1}, 1);
    return table.build();
  }

  private static void witness(
      StudyTable.Builder table, String kind, Listing listing, double[] direction, int from) {
    Polytope<Double> points = listing.polytope();
    HillClimbing<Double> climbing = HillClimbing.of(points, listing.neighbours());
    Vec<Double> d = Vec.of(Doubles.INSTANCE, direction);
    RULES.forEach(
        (rule, text) -> {
          int found = climbing.withRule(rule).supportIndex(d, from);
          int top = points.supportIndex(d);
          add(table, kind, text, new Failure(listing, d, from, found, top));
        });
  }
}
