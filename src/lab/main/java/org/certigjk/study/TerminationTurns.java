package org.certigjk.study;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Gjk;
import org.certigjk.variants.Alzubaidi;
import org.certigjk.variants.VariantResult;
import org.certigjk.vectors.Draw;

/** How many turns the loop for polygons takes, against the number of vertices. */
final class TerminationTurns {

  private static final int BITS = 20;
  private static final double SMALL = 1e-9; // below all gaps of the death polytopes

  private static final Alzubaidi<BigFraction> ASKED = new Alzubaidi<BigFraction>().withClamp();
  private static final Alzubaidi<BigFraction> MENDED = ASKED.withClosestPoint().withCloserEdge();

  private TerminationTurns() {}

  /** Two runs on the same pair. */
  private record Runs(
      int vertices, VariantResult<BigFraction> asked, VariantResult<BigFraction> mended) {

    static Runs of(Polytope<BigFraction> a, Polytope<BigFraction> b, double tolerance) {
      return new Runs(
          a.size() + b.size(),
          ASKED.withTolerance(tolerance).distance(a, b),
          MENDED.withTolerance(tolerance).distance(a, b));
    }

    int turns() {
      return asked.iterations() + 1;
    }

    int mendedTurns() {
      return mended.iterations() + 1;
    }

    /** The products D·a of equation 2. */
    int products() {
      return asked.supportCalls() * vertices;
    }
  }

  private static int pairs(boolean full) {
    return full ? 400 : 12;
  }

  static StudyReport.Paragraph paragraph(boolean full) {
    return new StudyReport.Paragraph(
        "How many turns, the last included? First for random polygons: each has its points evenly"
            + " on a unit circle, rounded to a grid of "
            + BITS
            + " bits; the centres are from 1 to 3 apart, so that about half of the pairs meet; "
            + pairs(full)
            + " pairs for each row. Then for a polygon that is made to take many, with B the origin"
            + " and tolerance 10⁻⁹: see the study death-polytope. \"Asked\" is the loop"
            + " with t in [0, 1], \"mended\" has steps 12 and 14 mended too. Products are the inner"
            + " products of equation 2, one for each point and support point.");
  }

  static StudyTable random(boolean full, long seed) {
    StudyTable.Builder table =
        StudyTable.named(
            "turns",
            "Turns on random polygons",
            StudyTable.number("points of each"),
            StudyTable.number("asked, mean"),
            StudyTable.number("asked, most"),
            StudyTable.number("mended, mean"),
            StudyTable.number("mended, most"),
            StudyTable.number("products, mean"));
    for (int n = 4; n <= (full ? 1024 : 64); n *= 2) {
      int size = n;
      List<Runs> runs =
          IntStream.range(0, pairs(full))
              .parallel()
              .mapToObj(i -> run(size, new Draw(Draw.mix(Draw.mix(seed) + i))))
              .toList();
      table.row(
          Numbers.count(n),
          Numbers.fixed(mean(runs, Runs::turns), 2),
          Numbers.count(most(runs, Runs::turns)),
          Numbers.fixed(mean(runs, Runs::mendedTurns), 2),
          Numbers.count(most(runs, Runs::mendedTurns)),
          Numbers.fixed(mean(runs, Runs::products), 0));
    }
    return table.build();
  }

  static StudyTable deathPolytopes(boolean full) {
    StudyTable.Builder table =
        StudyTable.named(
            "death-polytopes",
            "Turns on death polytopes; B is the origin",
            StudyTable.number("vertices"),
            StudyTable.number("asked"),
            StudyTable.number("mended"),
            StudyTable.number("products"),
            StudyTable.text("both right"));
    for (int n = 4; n <= (full ? 64 : 16); n *= 2) {
      Polytope<BigFraction> polytope = DeathPolytope.of(n);
      Runs runs = Runs.of(polytope, Points.origin(2), SMALL);
      Vec<BigFraction> v = Gjk.distance(polytope, Points.origin(2)).distanceVector();
      table.row(
          Numbers.count(n),
          Numbers.count(runs.turns()),
          Numbers.count(runs.mendedTurns()),
          Numbers.count(runs.products()),
          v.equals(runs.asked.v()) && v.equals(runs.mended.v()) ? "yes" : "no");
    }
    return table.build();
  }

  static StudyReport.Paragraph conclusion() {
    return new StudyReport.Paragraph(
        "**So** the number of turns is small on random polygons, and it is not fixed: it grows with"
            + " the number of points, by about one turn for twice as many, and on death polytopes it"
            + " is n − 2. A support point costs one product for each vertex, so the products grow"
            + " with the number of vertices in any case. Section 6 of the paper, which is to show"
            + " that the time does not depend on the bodies, prints no times, and none are measured"
            + " here.");
  }

  private static Runs run(int n, Draw draw) {
    double[] away = draw.direction(2);
    double distance = draw.between(1.0, 3.0);
    double[] centre = {away[0] * distance, away[1] * distance};
    return Runs.of(polygon(n, draw, centre), polygon(n, draw, new double[2]), 1e-6);
  }

  /** The points of a circle, times 2^20. */
  private static Polytope<BigFraction> polygon(int n, Draw draw, double[] centre) {
    double scale = StrictMath.scalb(1.0, BITS);
    double[][] points = new double[n][];
    for (int i = 0; i < n; i++) {
      double[] point = draw.direction(2);
      points[i] =
          new double[] {
            StrictMath.rint((point[0] + centre[0]) * scale),
            StrictMath.rint((point[1] + centre[1]) * scale)
          };
    }
    return Polytope.of(Rationals.INSTANCE, points);
  }

  private static double mean(List<Runs> runs, ToIntFunction<Runs> count) {
    return runs.stream().mapToInt(count).average().orElseThrow();
  }

  private static int most(List<Runs> runs, ToIntFunction<Runs> count) {
    return runs.stream().mapToInt(count).max().orElseThrow();
  }
}
