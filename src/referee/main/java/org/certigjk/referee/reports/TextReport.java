package org.certigjk.referee.reports;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.certigjk.json.VisibleText;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.comparison.Scale;
import org.certigjk.referee.results.ComparedRun;
import org.certigjk.referee.tally.Grouping;
import org.certigjk.referee.tally.Tally;
import org.certigjk.referee.tally.TallyRow;
import org.certigjk.referee.tally.TallyRow.Spread;
import org.certigjk.referee.text.Reported;
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
          "  %-18s %8s  worst: %s, coordinates %s: %s; ledger: %s\n"
              .formatted(
                  fault.label(),
                  total.count(fault),
                  worst.vector().id(),
                  Scale.range(Scale.decade(worst.vector().query())),
                  Wording.wrong(worst, worst.worst(fault)),
                  Reported.of(run.tally().engine(), worst, worst.worst(fault)).words()));
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
    line(text, "wrong by largest coordinate", run.tally().rows(Grouping.DECADE));
    line(text, "worst flags", run.tally().rows(Grouping.FLAG));
    text.append(
        "A pass proves nothing about other inputs; every report says what else it leaves open.\n");
    return VisibleText.lines(text.toString());
  }

  /** The first groups of which something is wrong. */
  private static void line(StringBuilder text, String title, List<TallyRow> rows) {
    List<TallyRow> wrong = rows.stream().filter(row -> row.wrong() > 0).toList();
    if (wrong.isEmpty()) {
      return;
    }
    String shares =
        wrong.stream()
            .limit(MOST_GROUPS)
            .map(row -> row.label() + " " + Wording.percent(row.wrong(), row.taken()))
            .collect(Collectors.joining(", "));
    int more = wrong.size() - MOST_GROUPS;
    text.append(title).append(": ").append(shares);
    text.append(more > 0 ? ", and %s more\n".formatted(more) : "\n");
  }

  /**
   * Returns what to say where no query was inside the contract.
   *
   * @param remedy how to ask others, as a clause
   */
  public static String noneInside(Tally tally, String remedy) {
    return Wording.noneInside(tally.excluded(), tally.engine().domain(), remedy);
  }
}
