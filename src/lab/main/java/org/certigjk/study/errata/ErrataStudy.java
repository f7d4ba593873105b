package org.certigjk.study.errata;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Iteration;
import org.certigjk.ledger.Claim;
import org.certigjk.ledger.Ledger;
import org.certigjk.ledger.Paper;
import org.certigjk.ledger.Verdict;
import org.certigjk.study.Numbers;
import org.certigjk.study.Points;
import org.certigjk.study.Size;
import org.certigjk.study.Study;
import org.certigjk.study.StudyReport;
import org.certigjk.study.StudyTable;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.vectors.Draw;

/** Claims of the papers that do not hold as they stand, each on an input; and the misprints. */
public final class ErrataStudy implements Study {

  @Override
  public String label() {
    return "errata";
  }

  @Override
  public String title() {
    return "Claims that do not hold as they stand, each on an input";
  }

  @Override
  public String source() {
    return Stream.of(Paper.values())
        .map(paper -> "%s (%s)".formatted(paper.author(), paper.number()))
        .collect(Collectors.joining(", "));
  }

  @Override
  public String question() {
    return "What comes of the steps and sentences in question on an input, and what is right?";
  }

  @Override
  public boolean random() {
    return true;
  }

  @Override
  public StudyReport run(Size size, long seed) {
    Ledger ledger = Ledger.read();
    return StudyReport.of(
        new StudyReport.Paragraph(
            "What is said is told in our words; `certigjk papers` has the place, the"
                + " conditions and the proof of each, and many more claims. Ours are texts extracted"
                + " from the papers. The two columns at the right are computed, in rational numbers;"
                + " what is right by the search of `certigjk distance`."),
        steps(ledger),
        new StudyReport.Paragraph(
            "Sentences about a number or a vector, which is computed on an input; beside it the value"
                + " that the sentence gives it, or with which it compares it:"),
        sentences(ledger),
        new StudyReport.Paragraph(
            "Misprints and damage of our copies, which the context corrects. They are nobody's"
                + " error in the matter:"),
        misprints(ledger),
        new StudyReport.Paragraph(
            "Claims that were in doubt and **hold**, for each of which there is a proof as well. Tried"
                + " on random sets of points with coordinates from −2 to 2, many of them"
                + " degenerate:"),
        trueClaims(ledger, size == Size.FULL ? 5_000 : 200, seed));
  }

  private static StudyTable steps(Ledger ledger) {
    return table(
        ledger,
        StudyTable.named(
            "steps",
            "Steps and definitions",
            StudyTable.text("claim"),
            StudyTable.text("what it says"),
            StudyTable.text("input"),
            StudyTable.text("quantity"),
            StudyTable.text("as it stands"),
            StudyTable.text("exact")),
        Stream.concat(ErrataOfThesis.steps().stream(), ErrataOfOthers.steps().stream()));
  }

  private static StudyTable sentences(Ledger ledger) {
    return table(
        ledger,
        StudyTable.named(
            "sentences",
            "Sentences",
            StudyTable.text("claim"),
            StudyTable.text("what it says"),
            StudyTable.text("input"),
            StudyTable.text("quantity"),
            StudyTable.text("computed"),
            StudyTable.text("by the sentence")),
        ErrataOfOthers.sentences().stream());
  }

  private static StudyTable table(Ledger ledger, StudyTable.Builder table, Stream<Erratum> errata) {
    errata.forEach(
        erratum ->
            table.row(
                erratum.claim(),
                erratum.in(ledger).says(),
                erratum.input(),
                erratum.quantity(),
                erratum.found(),
                erratum.right()));
    return table.build();
  }

  private static StudyTable misprints(Ledger ledger) {
    StudyTable.Builder table =
        StudyTable.named(
            "misprints",
            "Misprints",
            StudyTable.text("claim"),
            StudyTable.text("reading"),
            StudyTable.text("what our copy says"),
            StudyTable.text("what holds"));
    for (Claim claim : ledger.claims()) {
      if (claim.verdict() == Verdict.CORRECTED) {
        table.row(claim.id(), claim.reading().words(), claim.says(), claim.finding());
      }
    }
    return table.build();
  }

  private static StudyTable trueClaims(Ledger ledger, int sets, long seed) {
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
    StudyTable.Builder table =
        StudyTable.named(
            "true",
            "Claims that hold",
            StudyTable.text("claim"),
            StudyTable.text("what it says"),
            StudyTable.number("cases"),
            StudyTable.number("true in"));
    row(table, ledger, "001/theorem-2", steps, kept);
    row(table, ledger, "001/section-5-membership", steps, fresh);
    row(table, ledger, "002/eq-9", sets, eliminated);
    return table.build();
  }

  private static void row(
      StudyTable.Builder table, Ledger ledger, String claim, int cases, int trueIn) {
    table.row(claim, ledger.claim(claim).says(), Numbers.count(cases), Numbers.count(trueIn));
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
}
