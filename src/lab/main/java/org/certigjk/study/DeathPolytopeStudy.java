package org.certigjk.study;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceRequest;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;

/** The iterations on {@link DeathPolytope}, n = 4, 5, …, from its start and from all others. */
final class DeathPolytopeStudy implements Study {

  private static final int LEAST = 4;

  @Override
  public String label() {
    return "death-polytope";
  }

  @Override
  public String title() {
    return "A polygon with n points that takes n − 1 iterations";
  }

  @Override
  public String source() {
    return "Jales 2024 (000), section 5.1, and chapter 6 on a \"death polytope\", which is not"
        + " printed";
  }

  @Override
  public String question() {
    return "Is there a family of polytopes on which the number of iterations grows with the number"
        + " of points?";
  }

  @Override
  public boolean random() {
    return false;
  }

  @Override
  public List<Chart> charts(Function<String, StudyTable> tables) {
    return List.of(chart(tables.apply("iterations")));
  }

  @Override
  public StudyReport run(Size size, long seed) {
    int most = size == Size.FULL ? 64 : 20;
    List<Row> rows =
        IntStream.rangeClosed(LEAST, most)
            .parallel()
            .mapToObj(DeathPolytopeStudy::measure)
            .toList();
    StudyTable table = table(rows);
    return StudyReport.of(
        new StudyReport.Paragraph(
            "A has the n points a = (−2^m, 2^(m−1)) and pᵢ = (2^(2m−i) − 2^m, 4^(m−i) + 2^(m−1)), i"
                + " = 0, …, m − 1, with m = n − 1; B is the origin. The pᵢ lie on a parabola. The"
                + " furthest point below the chord from a to pᵢ is pᵢ₊₁, so that a start at p₀"
                + " visits them all."),
        table,
        chart(table),
        new StudyReport.Paragraph(
            "**So** the answer is yes: from p₀ it takes n − 1 iterations, the most that are"
                + " possible in the plane, where no discarded point comes back (see the study"
                + " reappearance); also from a start chosen at random it takes about n/2. The price"
                + " is coordinates of about 2n bits: with coordinates of a fixed size the family"
                + " ends."));
  }

  private record Row(int n, int bits, int fromP0, int fromA, double mean, int inDoubles) {}

  private static Row measure(int n) {
    Polytope<BigFraction> a = DeathPolytope.of(n);
    Polytope<BigFraction> origin = Points.origin(a.dimension());
    int sum = 0;
    for (int start = 0; start < n; start++) {
      sum += iterations(a, origin, start);
    }
    int bits = 0;
    for (BigFraction x : List.of(a.get(DeathPolytope.START).get(0), a.get(1).get(1))) {
      bits = Math.max(bits, x.getNumerator().bitLength());
    }
    return new Row(
        n,
        bits,
        iterations(a, origin, DeathPolytope.START),
        iterations(a, origin, 0),
        (double) sum / n,
        inDoubles(a));
  }

  private static int iterations(Polytope<BigFraction> a, Polytope<BigFraction> b, int start) {
    DistanceRequest<BigFraction> request =
        DistanceRequest.<BigFraction>defaults().withStart(List.of(new IndexPair(start, 0)));
    return Gjk.distance(a, b, request).iterations();
  }

  /** The same loop over doubles, from p₀. */
  private static int inDoubles(Polytope<BigFraction> a) {
    List<Vec<Double>> points = new ArrayList<>();
    for (int i = 0; i < a.size(); i++) {
      points.add(Vec.of(Doubles.INSTANCE, a.get(i).get(0), a.get(i).get(1)));
    }
    DistanceResult<Double> result =
        Gjk.distance(
            Polytope.from(points),
            Polytope.of(Doubles.INSTANCE, new double[][] {{0, 0}}),
            DistanceRequest.<Double>defaults()
                .withStart(List.of(new IndexPair(DeathPolytope.START, 0))));
    return result.iterations();
  }

  private static StudyTable table(List<Row> rows) {
    StudyTable.Builder table =
        StudyTable.named(
            "iterations",
            "Iterations",
            StudyTable.number("n"),
            StudyTable.number("bits of a coordinate"),
            StudyTable.number("from p₀"),
            StudyTable.number("from a"),
            StudyTable.number("mean over all starts"),
            StudyTable.number("over doubles, from p₀"));
    for (Row row : rows) {
      table.row(
          Numbers.count(row.n),
          Numbers.count(row.bits),
          Numbers.count(row.fromP0),
          Numbers.count(row.fromA),
          Numbers.fixed(row.mean, 2),
          Numbers.count(row.inDoubles));
    }
    return table.build();
  }

  private static Chart chart(StudyTable table) {
    return new Chart.Lines(
        "iterations",
        "Iterations on the death polytope",
        Chart.Axis.linear("points n"),
        Chart.Axis.linear("iterations"),
        List.of(
            Chart.series("from p₀", table, "n", "from p₀"),
            Chart.series("mean over all starts", table, "n", "mean over all starts")));
  }
}
