package org.certigjk.study.fixes;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.certigjk.study.Chart;
import org.certigjk.study.Numbers;
import org.certigjk.study.Size;
import org.certigjk.study.Study;
import org.certigjk.study.StudyReport;
import org.certigjk.study.StudyTable;

/** Which fixes of the loop reduce failures, by two metrics: each alone, each left out, and all. */
public final class FixesStudy implements Study {

  @Override
  public String label() {
    return "fixes";
  }

  @Override
  public String title() {
    return "Which fix earns its keep?";
  }

  @Override
  public String source() {
    return "van den Bergen 1999 (001), section 5; the stop rules of engines, from their sources";
  }

  @Override
  public String question() {
    return "Which changes of van den Bergen's loop reduce failures in floating point, alone and"
        + " together, by the exact answer and by backward error?";
  }

  @Override
  public boolean random() {
    return true;
  }

  @Override
  public List<Chart> charts(Function<String, StudyTable> tables) {
    return FixCharts.all(tables.apply("runs"));
  }

  @Override
  public StudyReport run(Size size, long seed) {
    List<FixLoop> loops = FixLoop.all(size);
    FixResults results = FixResults.of(loops, size, seed);
    StudyTable runs = FixTables.runs(results, loops);
    List<StudyReport.Block> blocks = new ArrayList<>();
    blocks.add(new StudyReport.Paragraph(INTRODUCTION.formatted(pairs(size))));
    blocks.add(FixTables.inputs());
    blocks.add(FixTables.fixes());
    blocks.add(FixTables.beside(results, loops));
    blocks.addAll(FixCharts.all(runs));
    blocks.add(runs);
    blocks.add(FixTables.comparisons(results, loops));
    return new StudyReport(blocks);
  }

  /**
   * Asks other pairs whether the comparisons of docs/robustness.md still hold: "&lt;" says that the
   * first fails less often, "=" that both fail on the same pairs.
   *
   * @param seed a seed that was used for nothing else
   */
  @Override
  public StudyTable confirm(Size size, long seed) {
    List<FixClaim> claims = FixClaim.all();
    Set<String> named = new LinkedHashSet<>();
    claims.forEach(claim -> named.addAll(List.of(claim.first(), claim.second())));
    List<FixLoop> loops =
        FixLoop.all(Size.FULL).stream().filter(loop -> named.contains(loop.label())).toList();
    FixResults results = FixResults.of(loops, size, seed);
    StudyTable.Builder table =
        StudyTable.named(
            "confirmed",
            "What docs/robustness.md says, on other pairs",
            StudyTable.text("precision"),
            StudyTable.text("inputs"),
            StudyTable.text("metric"),
            StudyTable.text("first"),
            StudyTable.text("claim"),
            StudyTable.text("second"),
            StudyTable.number("only the first fails"),
            StudyTable.number("only the second fails"),
            StudyTable.number("chance"),
            StudyTable.text(CONFIRMED));
    for (FixClaim claim : claims) {
      FixResults.Paired paired =
          results.paired(claim.first(), claim.second(), claim.where(), claim.metric());
      table.row(
          claim.where().precision().label(),
          claim.where().inputs().label(),
          claim.metric().label(),
          claim.first(),
          claim.relation().sign(),
          claim.second(),
          Numbers.count(paired.onlyFirst()),
          Numbers.count(paired.onlySecond()),
          Numbers.significant(paired.chance(), 2),
          claim.relation().holds(paired) ? "yes" : "no");
    }
    return table.build();
  }

  /** Returns "60 pairs of 4 points" and so on. */
  private static String pairs(Size size) {
    return FixResults.points(size).stream()
        .map(n -> "%s pairs of %s points".formatted(FixResults.pairs(size, n), n))
        .collect(Collectors.joining(", "));
  }

  private static final String INTRODUCTION =
      """
      Each loop is run on pairs of every input family, in the plane and in space: %s. The pairs are made in the precision of the runs. A \
      loop that has made 100 iterations is stopped.

      A run fails by the metric *exact* if the verdict is not the exact one, if the distance is \
      off by more than one part in a thousand (and a last place), or if there is no answer. It fails by the metric \
      *backward* if there is no answer, or if A must be moved by more than 64 units to make the \
      answer right; a unit is the greatest coordinate times the distance from 1 to the next number \
      of the precision.

      *none* is algorithm 1 of van den Bergen 1999 with Johnson's sub-algorithm and an absolute \
      tolerance of 1e-6, a value of ours; where W is full or no subset is found, it has no answer. *+x* is the same with the fix x, *all* with every fix, *all-x* \
      with every fix but x; ω is 16 units. *all-axis, y* has another sub-algorithm or ω.

      *gjk.h* is the loop of examples/gjk.h, in Java. It promises nothing beyond the domain that \
      examples/README.md names, and is asked for all of these pairs all the same.

      *rule of …* is the stop rule of an engine, read in its source, in a loop of ours with the \
      sub-algorithm of ours that is nearest to the engine's. It is not the engine. Where \
      its constants are lengths, they are made for scenes of a certain size: a contact at a \
      distance below them is what the rule says, and a failure here. It runs in the precisions and dimensions of the engine \
      only. Bullet, FCL and ReactPhysics3D are left out: their answers come from parts that are \
      not repeated here.

      Of two loops on the same pairs one fails less often if the exact sign test says so at p < \
      0.001. The groups of inputs are not added up: their mix is ours, and yours is another.""";
}
