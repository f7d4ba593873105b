package org.certigjk.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Iteration;
import org.certigjk.simplex.SubAlgorithm;
import org.certigjk.vectors.Draw;

/** The slips of the papers, each with an input on which it shows. */
final class ErrataStudy implements Study {

  /** Misprints that no input can show: paper, place, printed, right. */
  private static final String[][] MISPRINTS = {
    {"000", "2, lemma 2.6", "for all a, b ≥ 0", "a ≠ 0"},
    {"000", "2, lemma 2.6, proof, case b ≤ 0", "aᵀ0 = b", "aᵀ0 ≥ b"},
    {"000", "3.3, algorithm 1", "Result: ‖v‖", "v, which is what it returns"},
    {"000", "3.3, property 5", "vᵢ = v(conv(Wᵢ ∪ {sᵢ}))", "vᵢ₊₁ = v(conv(Wᵢ ∪ {sᵢ}))"},
    {"000", "4.1, Δⱼ, second line", "(−1)ⁿ Σ (−1)²ⁿ⁺ⁱ", "(−1)ⁿ once: Σ (−1)ⁿ⁺ⁱ inside"},
    {"000", "4.1, list, condition 2", "Δⱼ(Yₛ) ≤ 0", "Δⱼ(Yₛ ∪ {yⱼ}) ≤ 0"},
    {"000", "4.1, theorem 4.1, proof (1)", "s_X", "s_Y"},
    {"000", "4.1, theorem 4.1, proof, end", "Σ Δ(Yₛ) yᵢ", "Σ Δᵢ(Yₛ) yᵢ"},
    {"000", "4.2, algorithms 2 and 3", "i ∈ I", "i ∈ Iₛ"},
    {"000", "4.2, proof", "− 2ⁱ", "− 2ⁱ⁻¹"},
    {"000", "4.2, text on the backup procedure", "in conv(Y)", "in conv(Yₛ)"},
    {"003", "4.1, equation 1", "Yⱼ − Xᵢ", "Xᵢ − Yⱼ, as in equation 3"},
    {"004", "the list of cases", "Delaunay region", "Voronoi region"}
  };

  @Override
  public String label() {
    return "errata";
  }

  @Override
  public String title() {
    return "The slips of the papers, each by a witness";
  }

  @Override
  public String source() {
    return "Jales 2024 (000), van den Bergen 1999 (001), Greer 2024 (002), Alzubaidi and Al-Saud 2014"
        + " (003), A divide-and-conquer implementation of the GJK algorithm 2018 (004)";
  }

  @Override
  public String question() {
    return "What do the formulas and steps answer as they are printed, and what is right?";
  }

  @Override
  public boolean random() {
    return true;
  }

  @Override
  public StudyReport run(Size size, long seed) {
    List<Erratum> errata = new ArrayList<>(ErrataOfThesis.all());
    errata.addAll(ErrataOfOthers.all());
    return StudyReport.of(
        new StudyReport.Paragraph(
            "Our copies are texts that were extracted from the papers: \"2^(#Y−1)\" may stand for"
                + " \"2^#Y − 1\" in the original, and so may other signs. The two columns at the"
                + " right are computed, in rational numbers; the search is that of"
                + " `certigjk distance`."),
        table(errata),
        chart(errata),
        new StudyReport.Paragraph("Misprints that change no result, as the context corrects them:"),
        misprints(),
        new StudyReport.Paragraph(
            "Claims that were in doubt and **hold**, for each of which there is a proof as well. Tried"
                + " on random sets of points with coordinates from −2 to 2, many of them"
                + " degenerate:"),
        trueClaims(size == Size.FULL ? 5_000 : 200, seed));
  }

  private static StudyTable trueClaims(int sets, long seed) {
    int steps = 0;
    int kept = 0;
    int fresh = 0;
    int eliminated = 0;
    for (int i = 0; i < sets; i++) {
      Draw draw = new Draw(Draw.mix(Draw.mix(seed) + i));
      DistanceResult<BigFraction> run = Points.run(points(6, draw), 0);
      for (int k = 0; k < run.iterations(); k++) {
        IndexPair support = run.trace().get(k).supportPair();
        steps++;
        kept += run.trace().get(k + 1).simplex().contains(support) ? 1 : 0;
        fresh += recent(run, k).contains(support) ? 0 : 1;
      }
      Polytope<BigFraction> y = points(4, draw);
      Vec<BigFraction> v = ErrataOfOthers.solve(SubAlgorithm.GREER, y).v();
      eliminated += v.equals(ErrataOfOthers.solve(SubAlgorithm.JOHNSON, y).v()) ? 1 : 0;
    }
    return trueTable(sets, steps, kept, fresh, eliminated);
  }

  private static StudyTable trueTable(int sets, int steps, int kept, int fresh, int eliminated) {
    return StudyTable.named(
            "true",
            "Claims that hold",
            StudyTable.text("paper"),
            StudyTable.text("place"),
            StudyTable.text("claim"),
            StudyTable.number("cases"),
            StudyTable.number("true in"))
        .row("001", "4, theorem 2", "w_k ∈ W_{k+1}", Numbers.count(steps), Numbers.count(kept))
        .row(
            "001",
            "5",
            "w_k ∉ W_{k−1} ∪ {w_{k−1}}, before the end",
            Numbers.count(steps),
            Numbers.count(fresh))
        .row(
            "002",
            "3",
            "the nearest point is on a facet with αᵢ < 0",
            Numbers.count(sets),
            Numbers.count(eliminated))
        .build();
  }

  /** Returns W_{k−1} ∪ {w_{k−1}}. */
  private static List<IndexPair> recent(DistanceResult<BigFraction> run, int k) {
    if (k == 0) {
      return List.of();
    }
    Iteration<BigFraction> state = run.trace().get(k - 1);
    List<IndexPair> recent = new ArrayList<>(state.simplex());
    IndexPair support = state.supportPair();
    if (support != null) {
      recent.add(support);
    }
    return recent;
  }

  private static Polytope<BigFraction> points(int count, Draw draw) {
    int[][] points = new int[count][3];
    for (int[] point : points) {
      Arrays.setAll(point, c -> draw.between(-2, 2));
    }
    return Points.of(points);
  }

  private static StudyTable table(List<Erratum> errata) {
    StudyTable.Builder table =
        StudyTable.named(
            "errata",
            "Slips with a witness",
            StudyTable.text("paper"),
            StudyTable.text("place"),
            StudyTable.text("printed"),
            StudyTable.text("right"),
            StudyTable.text("witness"),
            StudyTable.text("as printed"),
            StudyTable.text("exact"));
    for (Erratum erratum : errata) {
      table.row(
          erratum.paper(),
          erratum.place(),
          erratum.printed(),
          erratum.right(),
          erratum.witness(),
          erratum.printedAnswer(),
          erratum.exactAnswer());
    }
    return table.build();
  }

  private static Chart chart(List<Erratum> errata) {
    List<String> papers = List.of("000", "001", "002", "003", "004");
    List<Double> slips = new ArrayList<>();
    List<Double> misprints = new ArrayList<>();
    for (String paper : papers) {
      slips.add((double) errata.stream().filter(e -> e.paper().equals(paper)).count());
      misprints.add((double) Arrays.stream(MISPRINTS).filter(m -> m[0].equals(paper)).count());
    }
    return new Chart.Bars(
        "papers",
        "Slips by paper",
        "paper",
        Chart.Axis.linear("slips"),
        papers,
        List.of(
            new Chart.Bar("with a witness", slips), new Chart.Bar("misprints only", misprints)));
  }

  private static StudyTable misprints() {
    StudyTable.Builder table =
        StudyTable.named(
            "misprints",
            "Misprints",
            StudyTable.text("paper"),
            StudyTable.text("place"),
            StudyTable.text("printed"),
            StudyTable.text("right"));
    for (String[] misprint : MISPRINTS) {
      table.row(misprint);
    }
    return table.build();
  }
}
