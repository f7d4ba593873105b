package org.certigjk.referee.reports;

import java.util.List;
import java.util.Map;
import org.certigjk.json.VisibleText;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.results.ComparedRun;
import org.certigjk.referee.tally.Grouping;
import org.certigjk.referee.tally.TallyRow;
import org.certigjk.referee.tally.TallyRow.Spread;
import org.certigjk.referee.text.Wording;

/** The comparison of an engine in a few lines, for a terminal. */
public final class TextReport {

  private static final int MOST_GROUPS = 3;

  private TextReport() {}

  /** Returns the lines. */
  public static String of(ComparedRun run) {
    TallyRow total = run.tally().total();
    StringBuilder text = new StringBuilder();
    text.append(run.engine()).append('\n');
    text.append(Wording.profile(run.tally().profile(), run.tally().engine().precision()))
        .append('\n');
    text.append("Contract: ").append(Wording.contract(run.tally().engine())).append(".\n");
    text.append(run.counts()).append('\n');
    for (TallyRow call : run.tally().rows(Grouping.CALL)) {
      text.append("  %s: %s wrong of %s\n".formatted(call.label(), call.wrong(), call.taken()));
    }
    for (Fault fault : total.faults().keySet()) {
      Example worst = run.tally().worst(fault).get(0);
      text.append(
          "  %-18s %8s  worst: %s: %s\n"
              .formatted(
                  fault.label(),
                  total.count(fault),
                  worst.vector().id(),
                  Wording.wrong(worst, worst.worst(fault))));
      total
          .reasons()
          .getOrDefault(fault, Map.of())
          .forEach((reason, count) -> text.append("  %27s × %s\n".formatted(count, reason)));
    }
    Spread distances = total.distances();
    if (distances != null) {
      text.append(
          "relative error of %s: median %s, largest %s\n"
              .formatted(
                  Wording.count(distances.count(), "distance"),
                  Wording.brief(distances.median()),
                  Wording.brief(distances.largest())));
    }
    if (!worst(run.tally().rows(Grouping.FLAG)).isEmpty()) {
      text.append("worst flags: ").append(worst(run.tally().rows(Grouping.FLAG))).append('\n');
    }
    text.append(
        "A pass proves nothing about other inputs; every report says what else it leaves open.\n");
    return VisibleText.lines(text.toString());
  }

  private static String worst(List<TallyRow> rows) {
    return String.join(
        ", ",
        rows.stream()
            .filter(row -> row.wrong() > 0)
            .limit(MOST_GROUPS)
            .map(row -> row.label() + " " + Wording.percent(row.wrong(), row.taken()))
            .toList());
  }
}
