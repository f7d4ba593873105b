package org.certigjk.study.tolerance;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.certigjk.study.Chart;
import org.certigjk.study.Numbers;
import org.certigjk.study.Size;
import org.certigjk.study.Study;
import org.certigjk.study.StudyReport;
import org.certigjk.study.StudyTable;
import org.certigjk.variants.VariantExit;
import org.certigjk.vectors.Draw;

/** The iterations against the tolerance, and what becomes of the simplex meanwhile. */
public final class ToleranceStudy implements Study {

  private static final int DECADES = 14;

  /** From this tolerance to that the growth is measured: there no run is ended by rounding. */
  private static final int FROM = 4;

  private static final int TO = 7;

  /** The iterations at which simplices are looked at. */
  private static final int[] LOOKS = {2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 28, 32};

  private static final VariantExit[] EXITS = {
    VariantExit.CLOSE_ENOUGH,
    VariantExit.SUPPORT_REPEATED,
    VariantExit.NO_SUBSET,
    VariantExit.SIMPLEX_FULL
  };

  @Override
  public String label() {
    return "tolerance";
  }

  @Override
  public String title() {
    return "What do the last digits cost?";
  }

  @Override
  public String source() {
    return "van den Bergen 1999 (001), section 5, termination condition, and section 2";
  }

  @Override
  public String question() {
    return "How many iterations does the loop with the relative stop ‖v‖ − μ ≤ ε‖v‖ take as ε"
        + " shrinks, on polytopes and on quadrics, and do its simplices become more oblong?";
  }

  @Override
  public boolean random() {
    return true;
  }

  @Override
  public List<Chart> charts(Function<String, StudyTable> tables) {
    return List.of(chart(tables.apply("iterations")));
  }

  @Override
  public StudyReport run(Size size, long seed) {
    int pairs = size == Size.FULL ? 400 : 30;
    int fewest = pairs / 20;
    List<ToleranceBody> kinds = ToleranceBody.of(size);
    Map<ToleranceBody, List<ToleranceCell>> cells = new LinkedHashMap<>();
    Map<ToleranceBody, ToleranceShapes> shapes = new EnumMap<>(ToleranceBody.class);
    for (ToleranceBody kind : kinds) {
      List<TolerancePair> some =
          IntStream.range(0, pairs)
              .mapToObj(i -> TolerancePair.of(kind, new Draw(Draw.mix(Draw.mix(seed) + i))))
              .toList();
      cells.put(kind, cells(kind, some));
      ToleranceShapes shape = new ToleranceShapes();
      some.parallelStream().map(ToleranceShapes::run).toList().forEach(shape::add);
      shapes.put(kind, shape);
    }
    StudyTable iterations = iterations(cells);
    return StudyReport.of(
        new StudyReport.Paragraph(introduction(pairs)),
        iterations,
        chart(iterations),
        growth(cells),
        all(cells),
        new StudyReport.Paragraph(SIMPLICES.formatted(fewest)),
        shapes(
            "triangles",
            "Median least height of a triangle W_k, divided by its longest edge",
            shapes,
            (shape, k) ->
                shape.triangles(k) < fewest ? "" : Numbers.significant(shape.medianWidth(k), 2)),
        shapes(
            "points",
            "Median least height of a segment or triangle W_k, divided by the greatest ‖y‖, y ∈"
                + " W_k",
            shapes,
            (shape, k) ->
                shape.simplices(k) < fewest ? "" : Numbers.significant(shape.medianHeight(k), 2)),
        tendency(shapes),
        new StudyReport.Paragraph(CONCLUSION));
  }

  private static String introduction(int pairs) {
    return ("%s pairs of each kind, both bodies of the same kind. Polytopes are the hulls of points"
            + " spread evenly over a unit sphere; the lengths of the others (half extents, radii,"
            + " semi-axes, half heights) are between 1/4 and 1, and they are turned at random."
            + " Along a random direction there is a gap between the bodies, 0.05 to 1 wide, so"
            + " that all are apart. The loop is algorithm 1 with all that section 5 adds, over"
            + " doubles, with Johnson's sub-algorithm. The numbers are means with their standard"
            + " errors.")
        .formatted(pairs);
  }

  private static final String SIMPLICES =
      "The simplices of the runs with ε = 1e-12, after k iterations: how near they are to having"
          + " fewer dimensions, by their own size and by their distance from the origin. Where there"
          + " were fewer than %s nothing is shown. In most runs on balls no simplex is a triangle.";

  private static final String CONCLUSION =
      "**So** on quadrics every digit costs about as many iterations as the one before: the number is"
          + " linear in −log ε. On polytopes the number does not depend on ε as soon as ε is small;"
          + " it does depend on the number of points, and where ε is not small, polytopes of many"
          + " points take more iterations than some quadrics. The triangles become more and more"
          + " oblong on cones and cylinders, but neither on polytopes nor on ellipsoids; beside the"
          + " distance of its points from the origin, W becomes thinner and thinner on all quadrics."
          + " From 1e-8 on rounding ends some of the runs on cones and cylinders, by what section 5"
          + " adds.";

  private static List<ToleranceCell> cells(ToleranceBody kind, List<TolerancePair> pairs) {
    return IntStream.rangeClosed(1, DECADES)
        .mapToDouble(k -> Double.parseDouble("1e-" + k))
        .mapToObj(
            epsilon ->
                ToleranceCell.of(
                    kind,
                    epsilon,
                    pairs.parallelStream()
                        .map(
                            pair ->
                                TolerancePair.run(
                                    TolerancePair.request(epsilon),
                                    pair.indexedA(),
                                    pair.indexedB()))
                        .toList()))
        .toList();
  }

  private static StudyTable iterations(Map<ToleranceBody, List<ToleranceCell>> cells) {
    List<StudyTable.Column> columns = new ArrayList<>(List.of(StudyTable.number("ε")));
    cells.keySet().forEach(kind -> columns.add(StudyTable.number(kind.label())));
    StudyTable.Builder table =
        StudyTable.named("iterations", "Iterations", columns.toArray(StudyTable.Column[]::new));
    for (int k = 1; k <= DECADES; k++) {
      List<String> row = new ArrayList<>(List.of("1e-" + k));
      for (List<ToleranceCell> column : cells.values()) {
        row.add(column.get(k - 1).text());
      }
      table.row(row);
    }
    return table.build();
  }

  private static Chart chart(StudyTable iterations) {
    return new Chart.Lines(
        "iterations",
        "Iterations against the tolerance",
        Chart.Axis.logarithmic("ε"),
        Chart.Axis.linear("mean number of iterations"),
        iterations.columns().stream()
            .skip(1)
            .map(kind -> Chart.series(kind.name(), iterations, "ε", kind.name()))
            .toList());
  }

  private static StudyTable growth(Map<ToleranceBody, List<ToleranceCell>> cells) {
    StudyTable.Builder table =
        StudyTable.named(
            "growth",
            "Iterations that a decade costs, from ε = 1e-%s to 1e-%s".formatted(FROM, TO),
            StudyTable.text("bodies"),
            StudyTable.number("iterations at 1e-" + FROM),
            StudyTable.number("iterations at 1e-" + TO),
            StudyTable.number("more per decade"),
            StudyTable.number("ended by ε at 1e-%s (%%)".formatted(TO)),
            StudyTable.number("ended by ε at 1e-%s (%%)".formatted(DECADES)));
    cells.forEach(
        (kind, column) ->
            table.row(
                kind.label(),
                column.get(FROM - 1).text(),
                column.get(TO - 1).text(),
                column.get(TO - 1).per(TO - FROM, column.get(FROM - 1)),
                column.get(TO - 1).percent(VariantExit.CLOSE_ENOUGH),
                column.get(DECADES - 1).percent(VariantExit.CLOSE_ENOUGH)));
    return table.build();
  }

  private static StudyTable all(Map<ToleranceBody, List<ToleranceCell>> cells) {
    List<StudyTable.Column> columns =
        new ArrayList<>(
            List.of(
                StudyTable.text("bodies"),
                StudyTable.number("ε"),
                StudyTable.number("pairs"),
                StudyTable.number("iterations, mean"),
                StudyTable.number("standard error"),
                StudyTable.number("most")));
    for (VariantExit exit : EXITS) {
      columns.add(StudyTable.number(exit.name() + " (%)"));
    }
    StudyTable.Builder table =
        StudyTable.named(
                "cells",
                "All cells, and why the runs ended",
                columns.toArray(StudyTable.Column[]::new))
            .csvOnly();
    for (List<ToleranceCell> column : cells.values()) {
      for (ToleranceCell cell : column) {
        List<String> row = new ArrayList<>();
        row.add(cell.kind().label());
        row.add(Numbers.significant(cell.epsilon(), 1));
        row.add(Numbers.count(cell.iterations().size()));
        row.add(Numbers.fixed(cell.mean(), 4));
        row.add(Numbers.fixed(cell.standardError(), 4));
        row.add(Numbers.count(cell.most()));
        for (VariantExit exit : EXITS) {
          row.add(cell.percent(exit));
        }
        table.row(row);
      }
    }
    return table.build();
  }

  private static StudyTable shapes(
      String name,
      String caption,
      Map<ToleranceBody, ToleranceShapes> shapes,
      BiFunction<ToleranceShapes, Integer, String> cell) {
    List<StudyTable.Column> columns = new ArrayList<>(List.of(StudyTable.number("k")));
    shapes.keySet().forEach(kind -> columns.add(StudyTable.number(kind.label())));
    StudyTable.Builder table =
        StudyTable.named(name, caption, columns.toArray(StudyTable.Column[]::new));
    for (int k : LOOKS) {
      List<String> row = new ArrayList<>(List.of(Numbers.count(k)));
      shapes.values().forEach(shape -> row.add(cell.apply(shape, k)));
      table.row(row);
    }
    return table.build();
  }

  private static StudyTable tendency(Map<ToleranceBody, ToleranceShapes> shapes) {
    StudyTable.Builder table =
        StudyTable.named(
            "tendency",
            "The last triangle of a run against its first; and how often μ_k is more than δ_k",
            StudyTable.text("bodies"),
            StudyTable.number("last more oblong"),
            StudyTable.number("last less oblong"),
            StudyTable.number("bounds δ_k"),
            StudyTable.number("δ_k < μ_k (%)"));
    shapes.forEach(
        (kind, shape) ->
            table.row(
                kind.label(),
                Numbers.count(shape.narrower()),
                Numbers.count(shape.wider()),
                Numbers.count(shape.bounds()),
                Numbers.percent(shape.tighter(), shape.bounds(), 1)));
    return table.build();
  }
}
