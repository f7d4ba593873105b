package org.certigjk.study;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.vectors.Draw;

/**
 * The probability that the simplex of k + 1 random points on a sphere around the origin of Rᵏ
 * contains the origin.
 *
 * <p>It is 2⁻ᵏ (Wendel 1962). Let Σ αᵢvᵢ = 0 be the linear dependence of k + 1 points, of which any
 * k are independent. The points σᵢvᵢ, σᵢ = ±1, have the dependence Σ (σᵢαᵢ)(σᵢvᵢ) = 0, so their
 * simplex contains the origin if and only if all σᵢαᵢ have the same sign: for 2 of the 2ᵏ⁺¹ choices
 * of signs, all equally likely.
 */
final class PutnamStudy implements Study {

  /** What Greer, table 7a, prints: the estimate and the "error rate" for k = 2, …, 6. */
  private static final String[][] PRINTED = {
    {"0.2488", "0.0012"},
    {"0.12593", "0.00093"},
    {"0.06317", "0.00067"},
    {"0.03182", "0.0057"},
    {"0.01608", "0.000455"}
  };

  private static final int LEAST = 2;
  private static final int BATCH = 500;

  @Override
  public String label() {
    return "putnam";
  }

  @Override
  public String title() {
    return "Does a random simplex contain the centre of its sphere?";
  }

  @Override
  public String source() {
    return "Greer (002), section 7a and its table; Putnam competition 1992, problem A6";
  }

  @Override
  public String question() {
    return "The probability is 1/2^k in the table and 1/2^(k+1) in the formula beside it. Which of"
        + " the two is the misprint?";
  }

  @Override
  public boolean random() {
    return true;
  }

  @Override
  public List<Chart> charts(Function<String, StudyTable> tables) {
    return List.of(chart(tables.apply("estimates")));
  }

  @Override
  public StudyReport run(Size size, long seed) {
    boolean full = size == Size.FULL;
    StudyTable estimates = estimates(full ? 400_000 : 4_000, seed);
    return StudyReport.of(
        new StudyReport.Paragraph(
            "k + 1 points are drawn evenly on the unit sphere of R^k and rounded to doubles."
                + " Whether their simplex contains the origin is then decided exactly, by the"
                + " certified query. σ is the standard deviation of the estimate, √(p(1 −"
                + " p)/samples) with p = 2^−k."),
        estimates,
        chart(estimates),
        new StudyReport.Paragraph(
            "The reason: of the 2^(k+1) simplices ±v₀, …, ±v_k exactly 2 contain the origin, for"
                + " points of which any k are independent. Counted exactly for random points:"),
        signs(full ? 200 : 5, seed),
        new StudyReport.Paragraph(
            "**So** the table is right, and the formula has a misprint, which nothing else follows:"
                + " the answer to the Putnam problem, k = 3, is 1/8, as the paper says itself. What"
                + " the table calls error rate is the absolute difference between estimate and"
                + " probability; at k = 5 it has one zero too few."));
  }

  private static StudyTable estimates(int samples, long seed) {
    StudyTable.Builder table =
        StudyTable.named(
            "estimates",
            "Probability that the simplex contains the origin",
            StudyTable.number("k"),
            StudyTable.number("2^−k"),
            StudyTable.number("printed formula 1/2^(k+1)"),
            StudyTable.number("samples"),
            StudyTable.number("with origin"),
            StudyTable.number("estimate"),
            StudyTable.number("deviation in σ"),
            StudyTable.number("printed estimate"),
            StudyTable.number("its error"),
            StudyTable.number("printed error"));
    for (int row = 0; row < PRINTED.length; row++) {
      int k = LEAST + row;
      double p = 1.0 / (1 << k);
      long found = count(k, samples, seed);
      double estimate = (double) found / samples;
      double sigma = StrictMath.sqrt(p * (1 - p) / samples);
      table.row(
          Numbers.count(k),
          Numbers.significant(p, 6),
          Numbers.significant(p / 2, 6),
          Numbers.count(samples),
          Numbers.count(found),
          Numbers.fixed(estimate, 5),
          Numbers.fixed((estimate - p) / sigma, 2),
          PRINTED[row][0],
          Numbers.fixed(Math.abs(Double.parseDouble(PRINTED[row][0]) - p), 6),
          PRINTED[row][1]);
    }
    return table.build();
  }

  private static Chart chart(StudyTable estimates) {
    return new Chart.Lines(
        "estimates",
        "Probability that the simplex contains the origin",
        Chart.Axis.linear("k"),
        Chart.Axis.logarithmic("probability"),
        List.of(
            line("2^−k", estimates, "2^−k"),
            line("estimate", estimates, "estimate"),
            line("printed formula", estimates, "printed formula 1/2^(k+1)"),
            line("printed estimate", estimates, "printed estimate")));
  }

  private static Chart.Series line(String label, StudyTable table, String column) {
    return Chart.series(label, table, "k", column);
  }

  private static long count(int k, int samples, long seed) {
    return IntStream.range(0, samples / BATCH)
        .parallel()
        .mapToLong(batch -> countBatch(k, new Draw(Draw.mix(seed) + 1000L * batch + k)))
        .sum();
  }

  private static long countBatch(int k, Draw draw) {
    DistanceWorkspace workspace = new DistanceWorkspace();
    DoublePolytope origin = DoublePolytope.of(new double[1][k]);
    long found = 0;
    for (int i = 0; i < BATCH; i++) {
      found += workspace.distance(DoublePolytope.of(points(k, draw)), origin) == 0 ? 1 : 0;
    }
    return found;
  }

  private static double[][] points(int k, Draw draw) {
    double[][] points = new double[k + 1][];
    for (int i = 0; i <= k; i++) {
      points[i] = draw.direction(k);
    }
    return points;
  }

  private static StudyTable signs(int samples, long seed) {
    StudyTable.Builder table =
        StudyTable.named(
            "signs",
            "Sign patterns whose simplex contains the origin",
            StudyTable.number("k"),
            StudyTable.number("sets of points"),
            StudyTable.number("sign patterns of each"),
            StudyTable.number("fewest with origin"),
            StudyTable.number("most with origin"));
    for (int k = LEAST; k < LEAST + PRINTED.length; k++) {
      Draw draw = new Draw(Draw.mix(seed + k));
      List<Integer> counts = new ArrayList<>();
      for (int i = 0; i < samples; i++) {
        counts.add(patternsWithOrigin(points(k, draw)));
      }
      table.row(
          Numbers.count(k),
          Numbers.count(samples),
          Numbers.count(2L << k),
          Numbers.count(counts.stream().mapToInt(c -> c).min().orElseThrow()),
          Numbers.count(counts.stream().mapToInt(c -> c).max().orElseThrow()));
    }
    return table.build();
  }

  private static int patternsWithOrigin(double[][] points) {
    DistanceWorkspace workspace = new DistanceWorkspace();
    int k = points[0].length;
    DoublePolytope origin = DoublePolytope.of(new double[1][k]);
    int found = 0;
    for (int pattern = 0; pattern < 1 << points.length; pattern++) {
      double[][] signed = new double[points.length][k];
      for (int i = 0; i < points.length; i++) {
        int sign = (pattern >> i & 1) == 0 ? 1 : -1;
        for (int c = 0; c < k; c++) {
          signed[i][c] = sign * points[i][c];
        }
      }
      found += workspace.distance(DoublePolytope.of(signed), origin) == 0 ? 1 : 0;
    }
    return found;
  }
}
