package org.certigjk.study;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.vectors.Draw;

/** The number of iterations against the number of points, the dimension and the coordinates. */
final class IterationsStudy implements Study {

  private static final String MEAN = "exact, mean";
  private static final String MOST = "exact, most";
  private static final int POINTS = 16;
  private static final int BITS = 20;

  /** Points of each body, dimension, and bits of a coordinate. */
  private record Setting(int points, int dimension, int bits) {}

  /** The iterations of one pair, over the rationals and over doubles. */
  private record Count(int exact, int rounded, boolean separated) {}

  private record Row(Setting setting, List<Count> counts) {
    double mean(ToDoubleFunction<Count> count) {
      return counts.stream().mapToDouble(count).average().orElseThrow();
    }

    double most(ToDoubleFunction<Count> count) {
      return counts.stream().mapToDouble(count).max().orElseThrow();
    }
  }

  @Override
  public String label() {
    return "iterations";
  }

  @Override
  public String title() {
    return "How many iterations does the distance loop take?";
  }

  @Override
  public String source() {
    return "Jales 2024 (000), section 5.1 and the question of section 6; van den Bergen 1999 (001),"
        + " section 5";
  }

  @Override
  public String question() {
    return "How does the number of iterations grow with the number of points, the dimension and the"
        + " size of the coordinates?";
  }

  @Override
  public boolean random() {
    return true;
  }

  @Override
  public List<Chart> charts(Function<String, StudyTable> tables) {
    return List.of(
        pointsChart(tables.apply("points-2d"), tables.apply("points-3d")),
        dimensionChart(tables.apply("dimension")));
  }

  @Override
  public StudyReport run(Size size, long seed) {
    boolean full = size == Size.FULL;
    int pairs = full ? 400 : 12;
    StudyTable plane =
        table(
            "points-2d",
            "Points of each body, in the plane, 20 bits",
            rows(bySize(2, full ? 1024 : 64), pairs, seed));
    StudyTable space =
        table(
            "points-3d",
            "Points of each body, in space, 20 bits",
            rows(bySize(3, full ? 1024 : 64), pairs, seed));
    StudyTable dimensions =
        table(
            "dimension",
            "Dimension, 16 points of each body, 20 bits",
            rows(byDimension(full ? 8 : 4), pairs, seed));
    return StudyReport.of(
        new StudyReport.Paragraph(
            ("Each body has its points evenly on a unit sphere, rounded to a grid of so many bits;"
                    + " the centres are from 1 to 3 apart, so that about half of the pairs meet. %s"
                    + " pairs for each row. The loop starts at the pair of first points and ends"
                    + " where v is optimal: over the rationals exactly, over doubles at the latest"
                    + " where ‖v‖ does not decrease.")
                .formatted(pairs)),
        plane,
        space,
        pointsChart(plane, space),
        dimensions,
        dimensionChart(dimensions),
        table(
            "bits",
            "Bits of a coordinate, in space, 16 points of each body",
            rows(byBits(), pairs, seed)),
        new StudyReport.Paragraph(
            "**So** on ordinary input every doubling of the number of points costs about half an"
                + " iteration, a little more while there are few: growth is logarithmic. With the"
                + " dimension it grows more slowly than the dimension itself. The size of the"
                + " coordinates has no part in it, and rounding hardly any. The worst case is another"
                + " matter: see death-polytope and reappearance."));
  }

  private static Chart pointsChart(StudyTable plane, StudyTable space) {
    return new Chart.Lines(
        "points",
        "Iterations against the number of points",
        Chart.Axis.logarithmic("points of each body"),
        Chart.Axis.linear("iterations"),
        List.of(
            Chart.series("plane, mean", plane, "points", MEAN),
            Chart.series("plane, most", plane, "points", MOST),
            Chart.series("space, mean", space, "points", MEAN),
            Chart.series("space, most", space, "points", MOST)));
  }

  private static Chart dimensionChart(StudyTable dimensions) {
    return new Chart.Lines(
        "dimension",
        "Iterations against the dimension, 16 + 16 points",
        Chart.Axis.linear("dimension"),
        Chart.Axis.linear("iterations"),
        List.of(
            Chart.series("mean", dimensions, "dimension", MEAN),
            Chart.series("most", dimensions, "dimension", MOST)));
  }

  private static List<Setting> bySize(int dimension, int most) {
    List<Setting> settings = new ArrayList<>();
    for (int points = 4; points <= most; points *= 2) {
      settings.add(new Setting(points, dimension, BITS));
    }
    return settings;
  }

  private static List<Setting> byDimension(int most) {
    return IntStream.rangeClosed(1, most).mapToObj(n -> new Setting(POINTS, n, BITS)).toList();
  }

  private static List<Setting> byBits() {
    return IntStream.of(2, 4, 8, 16, 32, 50).mapToObj(b -> new Setting(POINTS, 3, b)).toList();
  }

  private static List<Row> rows(List<Setting> settings, int pairs, long seed) {
    return settings.stream()
        .map(
            setting ->
                new Row(
                    setting,
                    IntStream.range(0, pairs)
                        .parallel()
                        .mapToObj(i -> count(setting, new Draw(Draw.mix(Draw.mix(seed) + i))))
                        .toList()))
        .toList();
  }

  private static Count count(Setting setting, Draw draw) {
    double[] away = draw.direction(setting.dimension);
    double distance = draw.between(1.0, 3.0);
    for (int c = 0; c < away.length; c++) {
      away[c] *= distance;
    }
    double[][] a = points(setting, draw, away);
    double[][] b = points(setting, draw, new double[setting.dimension]);
    DistanceResult<?> exact =
        Gjk.distance(Polytope.of(Rationals.INSTANCE, a), Polytope.of(Rationals.INSTANCE, b));
    DistanceResult<?> rounded =
        Gjk.distance(Polytope.of(Doubles.INSTANCE, a), Polytope.of(Doubles.INSTANCE, b));
    return new Count(exact.iterations(), rounded.iterations(), !exact.distanceVector().isZero());
  }

  /** Points around a centre, as integers: multiples of 2^−bits, times 2^bits. */
  private static double[][] points(Setting setting, Draw draw, double[] centre) {
    double scale = StrictMath.scalb(1.0, setting.bits);
    double[][] points = new double[setting.points][];
    for (int i = 0; i < points.length; i++) {
      double[] point = draw.direction(setting.dimension);
      for (int c = 0; c < point.length; c++) {
        point[c] = StrictMath.rint((point[c] + centre[c]) * scale);
      }
      points[i] = point;
    }
    return points;
  }

  private static StudyTable table(String name, String caption, List<Row> rows) {
    StudyTable.Builder table =
        StudyTable.named(
            name,
            caption,
            StudyTable.number("points"),
            StudyTable.number("dimension"),
            StudyTable.number("bits"),
            StudyTable.number("separated (%)"),
            StudyTable.number(MEAN),
            StudyTable.number(MOST),
            StudyTable.number("doubles, mean"),
            StudyTable.number("doubles, most"));
    for (Row row : rows) {
      long separated = row.counts.stream().filter(Count::separated).count();
      table.row(
          Numbers.count(row.setting.points),
          Numbers.count(row.setting.dimension),
          Numbers.count(row.setting.bits),
          Numbers.percent(separated, row.counts.size(), 0),
          Numbers.fixed(row.mean(Count::exact), 2),
          Numbers.fixed(row.most(Count::exact), 0),
          Numbers.fixed(row.mean(Count::rounded), 2),
          Numbers.fixed(row.most(Count::rounded), 0));
    }
    return table.build();
  }
}
