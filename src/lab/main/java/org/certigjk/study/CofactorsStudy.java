package org.certigjk.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.certigjk.study.robustness.RobustnessBlock;
import org.certigjk.study.robustness.RobustnessCase;
import org.certigjk.study.robustness.RobustnessContestant;
import org.certigjk.study.robustness.RobustnessPrecision;
import org.certigjk.study.tolerance.ToleranceBody;
import org.certigjk.study.tolerance.TolerancePair;
import org.certigjk.variants.VanDenBergenRequest;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.PublishedSet;

/** What rounding does to Johnson's cofactors, and what is lost without the backup procedure. */
final class CofactorsStudy implements Study {

  private static final int[] DECADES = {0, 2, 4, 6, 8, 10, 12, 14};

  /** A difference of vectors of more than this, relative to the vector, is no small one. */
  private static final double SMALL = 1e-3;

  @Override
  public String label() {
    return "cofactors";
  }

  @Override
  public String title() {
    return "What rounding does to Johnson's cofactors";
  }

  @Override
  public String source() {
    return "van den Bergen 1999 (001), section 5, backup procedure, and section 2";
  }

  @Override
  public String question() {
    return "How large do the errors of Δᵢ and of v become as a triangle becomes thin, and how far"
        + " apart are the vector of the backup procedure and the one before, where no subset is"
        + " found?";
  }

  @Override
  public boolean random() {
    return true;
  }

  @Override
  public List<Chart> charts(Function<String, StudyTable> tables) {
    return List.of(chart(tables.apply("triangles")));
  }

  @Override
  public StudyReport run(Size size, long seed) {
    int triangles = size == Size.FULL ? 2_000 : 50;
    int pairs = size == Size.FULL ? 60 : 3;
    Map<ThinTriangle.Kind, List<List<ThinTriangle>>> some = new EnumMap<>(ThinTriangle.Kind.class);
    for (ThinTriangle.Kind kind : ThinTriangle.Kind.values()) {
      some.put(
          kind, Arrays.stream(DECADES).mapToObj(k -> triangles(kind, k, triangles, seed)).toList());
    }
    StudyTable thin = cofactors(some);
    return StudyReport.of(
        new StudyReport.Paragraph(TRIANGLES.formatted(triangles)),
        thin,
        chart(thin),
        new StudyReport.Paragraph(BACKUP.formatted(20 * pairs, pairs)),
        backup(pairs, seed),
        new StudyReport.Paragraph(CONCLUSION));
  }

  private static final String LARGEST = "largest of Δ₀, Δ₁, Δ₂";

  private static final String TRIANGLES =
      "%s random triangles for each row, at a distance of 0.5 to 2, with an edge of length 1 or so,"
          + " and with the nearest point of their plane inside. They are thin in one of two ways:"
          + " two points are at the distance t from one another, or one is between the others, at"
          + " the distance t from the line through them. What is right is the exact answer for the"
          + " rounded points. The errors are medians.";

  private static final String BACKUP =
      "The loop of the paper, with all that section 5 adds. Where it finds no subset, it returns"
          + " the vector before; the backup procedure would have returned another. How far are the"
          + " two apart? On cones and cylinders that are apart (%s pairs each, those of the study"
          + " tolerance, two tolerances) and on %s pairs of every family of the study robustness in"
          + " the plane and as many in space.";

  private static final String CONCLUSION =
      "**So** the errors of the cofactors grow as the triangle becomes thin, whether points come"
          + " close or a line is approached, and that of v with them, until most triangles have a"
          + " cofactor with a wrong sign. Even then some subset nearly always passes. Where none"
          + " does near the end of a run on bodies that are apart, the vector before is as good as"
          + " that of the backup procedure, but for a few runs that ask for the last digits. On the"
          + " families, many of which touch, overlap or go to the ends of the range, it mostly is"
          + " not.";

  private static List<ThinTriangle> triangles(
      ThinTriangle.Kind kind, int decade, int count, long seed) {
    double t = thickness(decade);
    return IntStream.range(0, count)
        .parallel()
        .mapToObj(i -> ThinTriangle.of(kind, t, new Draw(Draw.mix(Draw.mix(seed) + i))))
        .toList();
  }

  private static StudyTable cofactors(Map<ThinTriangle.Kind, List<List<ThinTriangle>>> cells) {
    StudyTable.Builder table =
        StudyTable.named(
            "triangles",
            "Thin triangles over doubles",
            StudyTable.text("thin by"),
            StudyTable.number("t"),
            StudyTable.number("relative error of Δ₀({y₀, y₁})"),
            StudyTable.number(LARGEST),
            StudyTable.number("a wrong sign (%)"),
            StudyTable.number("no subset (%)"),
            StudyTable.number("relative error of v"));
    cells.forEach(
        (kind, column) -> {
          for (int k = 0; k < DECADES.length; k++) {
            List<ThinTriangle> some = column.get(k);
            table.row(
                kind.label(),
                Numbers.significant(thickness(DECADES[k]), 1),
                Numbers.significant(median(some, ThinTriangle::pair), 2),
                Numbers.significant(median(some, ThinTriangle::all), 2),
                percent(some, ThinTriangle::wrongSign),
                percent(some, ThinTriangle::noSubset),
                Numbers.significant(median(some, ThinTriangle::v), 2));
          }
        });
    return table.build();
  }

  private static String percent(List<ThinTriangle> some, Predicate<ThinTriangle> is) {
    return Numbers.percent(some.stream().filter(is).count(), some.size(), 1);
  }

  private static double thickness(int decade) {
    return Double.parseDouble("1e-" + decade);
  }

  private static Chart chart(StudyTable triangles) {
    List<Chart.Series> lines = new ArrayList<>();
    for (ThinTriangle.Kind kind : ThinTriangle.Kind.values()) {
      StudyTable some = triangles.where("thin by", kind.label());
      lines.add(Chart.series(kind.label(), some, "t", LARGEST));
    }
    return new Chart.Lines(
        "errors",
        "The largest relative error of Δ₀, Δ₁, Δ₂, median",
        Chart.Axis.logarithmic("t"),
        Chart.Axis.logarithmic("relative error"),
        lines);
  }

  private static <T> double median(List<T> all, ToDoubleFunction<T> measure) {
    double[] sorted =
        all.stream().mapToDouble(measure).filter(x -> !Double.isNaN(x)).sorted().toArray();
    return sorted.length == 0 ? Double.NaN : sorted[sorted.length / 2];
  }

  private static StudyTable backup(int pairs, long seed) {
    StudyTable.Builder table =
        StudyTable.named(
            "backup",
            "The backup procedure's vector against the one before",
            StudyTable.text("bodies"),
            StudyTable.text("precision"),
            StudyTable.number("ε"),
            StudyTable.number("runs"),
            StudyTable.number("no subset"),
            StudyTable.number("difference / ‖v‖: median"),
            StudyTable.number("difference / ‖v‖: most"),
            StudyTable.number("more than 0.001"),
            StudyTable.number("difference / greatest ‖y‖: median"),
            StudyTable.number("difference / greatest ‖y‖: most"));
    for (ToleranceBody kind : List.of(ToleranceBody.CONE, ToleranceBody.CYLINDER)) {
      for (double epsilon : new double[] {1e-10, 1e-14}) {
        List<BackupDifference> found = quadrics(kind, epsilon, 20 * pairs, seed);
        row(table, kind.label(), "double", epsilon, 20 * pairs, found);
      }
    }
    for (RobustnessPrecision<?> precision : RobustnessPrecision.ALL) {
      families(table, precision, pairs, seed);
    }
    return table.build();
  }

  private static List<BackupDifference> quadrics(
      ToleranceBody kind, double epsilon, int pairs, long seed) {
    VanDenBergenRequest request = TolerancePair.request(epsilon);
    return IntStream.range(0, pairs)
        .parallel()
        .mapToObj(i -> TolerancePair.of(kind, new Draw(Draw.mix(Draw.mix(seed) + i))))
        .map(pair -> BackupDifference.of(request, pair.indexedA(), pair.indexedB()))
        .filter(Objects::nonNull)
        .toList();
  }

  private static <E> void families(
      StudyTable.Builder table, RobustnessPrecision<E> precision, int pairs, long seed) {
    List<RobustnessCase<E>> cases =
        PublishedSet.families().stream()
            .flatMap(
                family ->
                    IntStream.rangeClosed(2, 3)
                        .filter(family::hasDimension)
                        .boxed()
                        .flatMap(n -> cases(family, n, precision, pairs, seed)))
            .toList();
    VanDenBergenRequest request =
        VanDenBergenRequest.robust().withMaxIterations(RobustnessContestant.MAX_ITERATIONS);
    List<BackupDifference> found =
        cases.parallelStream()
            .map(input -> BackupDifference.of(request, input.a(), input.b()))
            .filter(Objects::nonNull)
            .toList();
    row(table, "families", precision.label(), request.relativeTolerance(), cases.size(), found);
  }

  private static <E> Stream<RobustnessCase<E>> cases(
      Family family, int dimension, RobustnessPrecision<E> precision, int pairs, long seed) {
    return IntStream.range(0, pairs)
        .mapToObj(k -> family.generate(seed + k, dimension, RobustnessBlock.POINTS))
        .map(pair -> RobustnessCase.of(pair, precision))
        .filter(Objects::nonNull);
  }

  private static void row(
      StudyTable.Builder table,
      String bodies,
      String precision,
      double epsilon,
      int runs,
      List<BackupDifference> found) {
    table.row(
        bodies,
        precision,
        Numbers.significant(epsilon, 1),
        Numbers.count(runs),
        Numbers.count(found.size()),
        Numbers.significant(median(found, BackupDifference::relative), 2),
        Numbers.significant(most(found, BackupDifference::relative), 2),
        Numbers.count(found.stream().filter(d -> d.relative() > SMALL).count()),
        Numbers.significant(median(found, BackupDifference::bySize), 2),
        Numbers.significant(most(found, BackupDifference::bySize), 2));
  }

  private static double most(
      List<BackupDifference> all, ToDoubleFunction<BackupDifference> measure) {
    return all.stream().mapToDouble(measure).max().orElse(Double.NaN);
  }
}
