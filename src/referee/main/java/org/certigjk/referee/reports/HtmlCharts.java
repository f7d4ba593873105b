package org.certigjk.referee.reports;

import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.p;
import static j2html.TagCreator.table;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.tr;

import j2html.tags.DomContent;
import java.util.List;
import java.util.Map;
import org.certigjk.json.VisibleText;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.tally.Grouping;
import org.certigjk.referee.tally.Tally;
import org.certigjk.referee.tally.TallyRow;
import org.certigjk.referee.text.Wording;

/**
 * Two charts of an engine, made of cells with a background: what is wrong where, and by how much.
 */
final class HtmlCharts {

  /** Wider ones are no longer told apart. */
  private static final int SHADES = 8;

  private HtmlCharts() {}

  /**
   * Family by kind of fault: which share of the answers has it. Each shade stands for twice the
   * share of the one before; the darkest for more than half.
   */
  static DomContent heatMap(Tally tally) {
    List<Fault> faults = List.copyOf(tally.total().faults().keySet());
    List<TallyRow> wrong =
        tally.rows(Grouping.FAMILY).stream().filter(row -> row.wrong() > 0).toList();
    if (wrong.isEmpty()) {
      return div();
    }
    return div(table(
                tr(th("family"), each(faults, fault -> th(fault.label()))),
                each(
                    wrong,
                    row ->
                        tr(
                            th(VisibleText.printable(row.label())),
                            each(faults, fault -> heat(row.count(fault), row.taken())))))
            .withClass("heat"))
        .withClass("wide");
  }

  private static DomContent heat(long count, long taken) {
    return td(count == 0 ? "" : Wording.percent(count, taken))
        .withClass("heat" + shade(count, taken))
        .withTitle("%s of %s".formatted(count, taken));
  }

  /** 0 for none, {@value #SHADES} for more than half, one less for each half of it. */
  static int shade(long count, long taken) {
    if (count == 0) {
      return 0;
    }
    int shade = SHADES;
    for (double share = (double) count / taken; share <= 0.5 && shade > 1; share *= 2) {
      shade--;
    }
    return shade;
  }

  /** How many distances are wrong by 0, by 1, by 2 or 3, by 4 to 7, … units in the last place. */
  static DomContent histogram(Tally tally) {
    TallyRow.Spread spread = tally.total().distances();
    if (spread == null) {
      return div();
    }
    Map<Integer, Long> bars = spread.ulps();
    long most = bars.values().stream().mapToLong(Long::longValue).max().orElse(1);
    return div(
        p("Distances above 0 by their error in ulps, units in the last place of the exact one:"),
        div(table(
                    each(
                        bars.entrySet(),
                        bar ->
                            tr(
                                th(ulps(bar.getKey())),
                                td(bar.getValue().toString()).withClass("number"),
                                td(div()
                                        .withClass("bar")
                                        .withStyle(
                                            "width:%s%%".formatted(width(bar.getValue(), most))))
                                    .withClass("bars"))))
                .withClass("histogram"))
            .withClass("wide"));
  }

  /** At least 1, so that each bar is seen; 0 for none. */
  private static long width(long count, long most) {
    return count == 0 ? 0 : Math.max(1, Math.round(100.0 * count / most));
  }

  private static String ulps(int digits) {
    if (digits <= 1) {
      return Integer.toString(digits);
    }
    return digits <= 10
        ? "%s to %s".formatted(1L << (digits - 1), (1L << digits) - 1)
        : "2^%s or more".formatted(digits - 1);
  }
}
