package org.certigjk.referee.reports;

import java.util.List;
import org.certigjk.json.JsonWords;
import org.certigjk.markup.MarkdownTable;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.comparison.Mismatch;
import org.certigjk.referee.comparison.Scale;
import org.certigjk.referee.results.ComparedRun;
import org.certigjk.referee.tally.Grouping;
import org.certigjk.referee.tally.Tally;
import org.certigjk.referee.tally.TallyRow;
import org.certigjk.referee.tally.TallyRow.Spread;
import org.certigjk.referee.text.ArrayText;
import org.certigjk.referee.text.Caveats;
import org.certigjk.referee.text.MarkdownText;
import org.certigjk.referee.text.Reported;
import org.certigjk.referee.text.Wording;

/** The comparison of an engine as a page in Markdown. */
public final class MarkdownReport {

  /** Inputs with more points are named, and not printed. */
  private static final int MOST_POINTS = 12;

  private final ComparedRun run;
  private final Tally tally;
  private final StringBuilder text = new StringBuilder();

  private MarkdownReport(ComparedRun run) {
    this.run = run;
    this.tally = run.tally();
  }

  /** Returns the page. */
  public static String of(ComparedRun run) {
    return new MarkdownReport(run).page();
  }

  private String page() {
    TallyRow total = tally.total();
    text.append("# ").append(MarkdownText.plain(run.engine())).append("\n\n");
    text.append(run.counts()).append("\n\n");
    text.append(Wording.profile(tally.profile(), tally.engine().precision())).append("\n\n");
    text.append("Contract: ")
        .append(MarkdownText.plain(Wording.contract(tally.engine())))
        .append(".\n\n");
    text.append("Started as ").append(MarkdownText.code(run.command())).append(", ");
    text.append(Wording.brief(run.limit())).append(" s for a query. Judged: ");
    text.append(String.join(", ", compared(total))).append(". Vectors:\n\n");
    run.sources()
        .forEach(source -> text.append("- ").append(MarkdownText.plain(source)).append('\n'));
    faults(total);
    reasons(total);
    for (Grouping grouping : Grouping.values()) {
      group(grouping);
    }
    examples(total);
    text.append("\n## ").append(Caveats.TITLE).append("\n\n");
    Caveats.SENTENCES.forEach(sentence -> text.append("- ").append(sentence).append('\n'));
    return text.toString();
  }

  private static List<String> compared(TallyRow total) {
    return total.compared().entrySet().stream()
        .map(part -> JsonWords.of(part.getKey()) + " " + part.getValue())
        .toList();
  }

  private void faults(TallyRow total) {
    text.append("\n## What is wrong\n\n");
    if (total.wrong() == 0) {
      text.append("Nothing was found.\n");
      return;
    }
    MarkdownTable table =
        new MarkdownTable()
            .text("charge", "")
            .numbers("vectors", "of those taken")
            .text("the worst", "reported before");
    for (Fault fault : total.faults().keySet()) {
      Example worst = tally.worst(fault).get(0);
      String words = MarkdownText.plain(Wording.wrong(worst, worst.worst(fault)));
      table.row(
          fault.charge().label(),
          "**%s**: %s".formatted(fault.label(), fault.description()),
          total.count(fault),
          Wording.percent(total.count(fault), total.taken()),
          MarkdownText.code(worst.vector().id()) + ": " + words,
          Reported.of(tally.engine(), worst, worst.worst(fault)).words());
    }
    text.append(table);
  }

  /** Why there was no answer. */
  private void reasons(TallyRow total) {
    total
        .reasons()
        .forEach(
            (fault, reasons) -> {
              text.append("\nReasons for *").append(fault.label()).append("*:\n\n");
              reasons.forEach(
                  (reason, count) ->
                      text.append("- %s × %s\n".formatted(count, MarkdownText.plain(reason))));
            });
  }

  private void group(Grouping grouping) {
    if (tally.rows(grouping).isEmpty()) {
      return;
    }
    text.append("\n## By ").append(grouping.title()).append("\n\n");
    MarkdownTable table =
        new MarkdownTable()
            .text("")
            .numbers("asked", "declined", "wrong", "")
            .text("what")
            .numbers("relative error: median", "largest");
    for (TallyRow row : tally.rows(grouping)) {
      Spread spread = row.distances();
      table.row(
          MarkdownText.plain(row.label()),
          row.asked(),
          row.declined(),
          row.wrong(),
          Wording.percent(row.wrong(), row.taken()),
          String.join(", ", faultsOf(row)),
          spread == null ? "" : Wording.brief(spread.median()),
          spread == null ? "" : Wording.brief(spread.largest()));
    }
    text.append(table);
  }

  private static List<String> faultsOf(TallyRow row) {
    return row.faults().entrySet().stream()
        .map(fault -> fault.getKey().label() + " " + fault.getValue())
        .toList();
  }

  private void examples(TallyRow total) {
    if (total.wrong() > 0) {
      text.append("\n## The worst of each kind\n");
    }
    for (Fault fault : total.faults().keySet()) {
      text.append("\n### ").append(fault.label()).append("\n\n");
      for (Example example : tally.worst(fault)) {
        text.append("- ").append(MarkdownText.code(example.vector().id()));
        String decade = Scale.range(Scale.decade(example.vector().query()));
        text.append(", coordinates ").append(decade).append(": ");
        for (Mismatch mismatch : example.comparison().mismatches()) {
          text.append(MarkdownText.plain(Wording.wrong(example, mismatch))).append(". ");
        }
        text.append(input(example)).append('\n');
      }
    }
  }

  private static String input(Example example) {
    int points = example.vector().query().pair().size();
    return points <= MOST_POINTS
        ? "Input: `" + ArrayText.json(example.vector().query()) + "`"
        : "Input: " + points + " points, see the vector.";
  }
}
