package org.certigjk.study.fixes;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.math3.stat.interval.ConfidenceInterval;
import org.certigjk.study.Numbers;
import org.certigjk.study.StudyTable;
import org.certigjk.study.robustness.RobustnessPrecision;
import org.certigjk.vectors.family.Family;

/** The tables of the study, made of its results. */
final class FixTables {

  private FixTables() {}

  /** Returns every precision with every group of inputs. */
  private static List<FixResults.Where> everywhere() {
    List<FixResults.Where> all = new ArrayList<>();
    for (RobustnessPrecision<?> precision : RobustnessPrecision.ALL) {
      for (FixInputs inputs : FixInputs.values()) {
        all.add(new FixResults.Where(precision, inputs));
      }
    }
    return all;
  }

  /** Returns which families are in which group. */
  static StudyTable inputs() {
    StudyTable.Builder table =
        StudyTable.named(
            "inputs", "The inputs", StudyTable.text("inputs"), StudyTable.text("families"));
    for (FixInputs inputs : FixInputs.values()) {
      table.row(
          inputs.label(),
          inputs.families().stream().map(Family::label).collect(Collectors.joining(", ")));
    }
    return table.build();
  }

  /** Returns what each fix is. */
  static StudyTable fixes() {
    StudyTable.Builder table =
        StudyTable.named("names", "The fixes", StudyTable.text("fix"), StudyTable.text("what"));
    Fix.ALL.forEach(fix -> table.row(fix.label(), fix.meaning()));
    return table.build();
  }

  /** Returns how often each loop failed, by both metrics, and how many support points it took. */
  static StudyTable runs(FixResults results, List<FixLoop> loops) {
    List<StudyTable.Column> columns = new ArrayList<>();
    List.of("precision", "inputs", "loop").forEach(name -> columns.add(StudyTable.text(name)));
    columns.add(StudyTable.number("runs"));
    for (FixMetric metric : FixMetric.values()) {
      for (String name : List.of("%s %%", "%s from %%", "%s to %%")) {
        columns.add(StudyTable.number(name.formatted(metric.label())));
      }
    }
    columns.add(StudyTable.number("support points"));
    StudyTable.Builder table =
        StudyTable.named("runs", "All loops", columns.toArray(StudyTable.Column[]::new)).csvOnly();
    for (FixResults.Where where : everywhere()) {
      for (FixLoop loop : loops) {
        FixResults.Total total = results.total(loop.label(), where);
        if (total.runs() > 0) {
          table.row(row(where, loop, total));
        }
      }
    }
    return table.build();
  }

  private static List<String> row(FixResults.Where where, FixLoop loop, FixResults.Total total) {
    List<String> row = start(where);
    row.add(loop.label());
    row.add(Numbers.count(total.runs()));
    for (FixMetric metric : FixMetric.values()) {
      ConfidenceInterval interval = total.interval(metric);
      row.add(Numbers.percent(total.failures(metric), total.runs(), 2));
      row.add(Numbers.fixed(100 * interval.getLowerBound(), 2));
      row.add(Numbers.fixed(100 * interval.getUpperBound(), 2));
    }
    row.add(Numbers.fixed((double) total.supports() / total.runs(), 2));
    return row;
  }

  private static List<String> start(FixResults.Where where) {
    return new ArrayList<>(List.of(where.precision().label(), where.inputs().label()));
  }

  /**
   * Two loops that are compared.
   *
   * @param first the name of one
   * @param second the name of the other
   */
  record Pairing(String first, String second) {}

  /**
   * Returns what is compared: each fix with its absence, beside no other fix, beside each other
   * one, beside all, and beside all but each other one; and the best and gjk.h with every loop that
   * is no subset of the fixes.
   */
  static Set<Pairing> pairings(List<FixLoop> loops) {
    Set<Pairing> pairings = new LinkedHashSet<>();
    String best = FixLoop.best().label();
    for (Fix fix : Fix.values()) {
      for (Fix other : Fix.values()) {
        EnumSet<Fix> both = EnumSet.of(fix, other);
        EnumSet<Fix> rest = EnumSet.of(other);
        rest.remove(fix);
        pairings.add(new Pairing(Fix.label(both), Fix.label(rest)));
        pairings.add(
            new Pairing(
                Fix.label(EnumSet.complementOf(rest)), Fix.label(EnumSet.complementOf(both))));
      }
    }
    for (FixLoop loop : loops) {
      if (isOther(loop.label()) || loop.label().contains(",")) {
        pairings.add(new Pairing(best, loop.label()));
        pairings.add(new Pairing(FixLoop.Header.LABEL, loop.label()));
      }
    }
    pairings.add(new Pairing(best + ", omega 4", best + ", omega 256"));
    Set<String> known = loops.stream().map(FixLoop::label).collect(Collectors.toSet());
    pairings.removeIf(
        each ->
            each.first().equals(each.second())
                || !known.contains(each.first())
                || !known.contains(each.second()));
    return pairings;
  }

  /** Whether this loop is none that some of the fixes, but not none of them, make. */
  private static boolean isOther(String loop) {
    return !loop.matches("all(-.*)?|[+].*");
  }

  /**
   * Returns how often gjk.h failed, beside the best of the fixes, the loop without any, the
   * published loops and the rules of engines.
   */
  static StudyTable beside(FixResults results, List<FixLoop> loops) {
    List<StudyTable.Column> columns = new ArrayList<>();
    List.of("precision", "loop").forEach(name -> columns.add(StudyTable.text(name)));
    for (FixInputs inputs : FixInputs.values()) {
      for (FixMetric metric : FixMetric.values()) {
        columns.add(StudyTable.number("%s, %s %%".formatted(inputs.label(), metric.label())));
      }
    }
    StudyTable.Builder table =
        StudyTable.named(
            "beside", "gjk.h beside other loops", columns.toArray(StudyTable.Column[]::new));
    for (RobustnessPrecision<?> precision : RobustnessPrecision.ALL) {
      for (FixLoop loop : loops) {
        boolean shown = isOther(loop.label()) || loop.label().equals(FixLoop.best().label());
        if (shown && runsIn(precision, loop)) {
          table.row(failures(results, precision, loop.label()));
        }
      }
    }
    return table.build();
  }

  private static boolean runsIn(RobustnessPrecision<?> precision, FixLoop loop) {
    return loop.takes(precision, 2) || loop.takes(precision, 3);
  }

  /** Returns the shares of failures; an empty cell where no inputs are of a dimension it takes. */
  private static List<String> failures(
      FixResults results, RobustnessPrecision<?> precision, String loop) {
    List<String> row = new ArrayList<>(List.of(precision.label(), loop));
    for (FixInputs inputs : FixInputs.values()) {
      FixResults.Total total = results.total(loop, new FixResults.Where(precision, inputs));
      for (FixMetric metric : FixMetric.values()) {
        row.add(total.runs() == 0 ? "" : Numbers.percent(total.failures(metric), total.runs(), 2));
      }
    }
    return row;
  }

  /** Returns which of two loops fails less often on the same pairs. */
  static StudyTable comparisons(FixResults results, List<FixLoop> loops) {
    StudyTable.Builder table =
        StudyTable.named(
                "comparisons",
                "Loops compared pair by pair",
                StudyTable.text("precision"),
                StudyTable.text("inputs"),
                StudyTable.text("metric"),
                StudyTable.text("first"),
                StudyTable.text("second"),
                StudyTable.number("only first fails"),
                StudyTable.number("only second fails"),
                StudyTable.number("chance"),
                StudyTable.text("fails less often"))
            .csvOnly();
    for (FixResults.Where where : everywhere()) {
      for (FixMetric metric : FixMetric.values()) {
        for (Pairing pairing : pairings(loops)) {
          if (results.total(pairing.second(), where).runs() > 0) {
            table.row(compared(results, pairing.first(), pairing.second(), where, metric));
          }
        }
      }
    }
    return table.build();
  }

  private static List<String> compared(
      FixResults results, String first, String second, FixResults.Where where, FixMetric metric) {
    FixResults.Paired paired = results.paired(first, second, where, metric);
    List<String> row = start(where);
    row.addAll(
        List.of(
            metric.label(),
            first,
            second,
            Numbers.count(paired.onlyFirst()),
            Numbers.count(paired.onlySecond()),
            Numbers.significant(paired.chance(), 2),
            paired.isUndecided() ? "undecided" : paired.firstIsBetter() ? "first" : "second"));
    return row;
  }
}
