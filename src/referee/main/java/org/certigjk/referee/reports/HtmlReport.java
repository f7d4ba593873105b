package org.certigjk.referee.reports;

import static j2html.TagCreator.a;
import static j2html.TagCreator.body;
import static j2html.TagCreator.div;
import static j2html.TagCreator.document;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.head;
import static j2html.TagCreator.li;
import static j2html.TagCreator.main;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.p;
import static j2html.TagCreator.style;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.title;
import static j2html.TagCreator.tr;
import static j2html.TagCreator.ul;

import j2html.TagCreator;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.certigjk.json.JsonWords;
import org.certigjk.json.VisibleText;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.picture.Picture;
import org.certigjk.referee.picture.PictureStyle;
import org.certigjk.referee.tally.Grouping;
import org.certigjk.referee.tally.Tally;
import org.certigjk.referee.tally.TallyRow;
import org.certigjk.referee.text.Caveats;
import org.certigjk.referee.text.Reported;
import org.certigjk.referee.text.Wording;

/**
 * The comparison of an engine as one HTML page: what it is, what is wrong how often, on which
 * inputs most, the worst examples with a {@link Picture}, and what a pass does not prove.
 *
 * <p><b>Guarantee.</b> The page is complete in itself: no script, no font, nothing from elsewhere.
 * It can be read on a telephone, printed, and seen on a dark screen. Whatever an engine says of
 * itself or on its standard error is shown as text and does nothing. Equal tallies give the same
 * bytes.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Tally tally = Tally.of(Declaration.of(OwnEngines.certified()), Profile.exact());
 * HtmlReport.of(tally, List.of("none"), "explorer").html().startsWith("<!DOCTYPE html>");   // true
 * }</pre>
 */
public final class HtmlReport {

  /** So many examples of each fault are shown. */
  private static final int EXAMPLES = 2;

  private final Tally tally;
  private final List<String> sources;

  private final String explorer;

  private HtmlReport(Tally tally, List<String> sources, String explorer) {
    this.tally = tally;
    this.sources = sources;
    this.explorer = explorer;
  }

  /**
   * Returns the report of a tally.
   *
   * @param tally what was counted
   * @param sources where the queries come from, a line each
   * @param explorer the address of the explorer, as seen from the page; empty if it has none
   */
  public static HtmlReport of(Tally tally, List<String> sources, String explorer) {
    return new HtmlReport(tally, List.copyOf(sources), explorer);
  }

  /** Returns the page. */
  public String html() {
    String name = tally.engine().name() + " " + tally.engine().version();
    return document(
            TagCreator.html(
                    head(
                        meta().withCharset("utf-8"),
                        meta()
                            .withName("viewport")
                            .withContent("width=device-width, initial-scale=1"),
                        meta().withName("generator").withContent("CertiGJK"),
                        title(name + " judged by CertiGJK"),
                        style(HtmlStyle.CSS + PictureStyle.CSS)),
                    body(main(content(name))))
                .withLang("en"))
        + "\n";
  }

  private DomContent[] content(String name) {
    List<DomContent> content = new ArrayList<>();
    content.add(h1(name + ", settings " + tally.engine().settings()));
    content.add(p(summary()).withClass("summary"));
    tally.total().faults().keySet().stream()
        .flatMap(fault -> tally.worst(fault).stream())
        .findFirst()
        .ifPresent(worst -> content.add(HtmlExample.first(worst)));
    content.add(HtmlCharts.heatMap(tally));
    content.add(facts());
    content.add(h2("What is wrong"));
    content.add(tally.total().wrong() == 0 ? p("Nothing that was judged.") : faults());
    content.add(reasons());
    content.add(accuracy());
    content.add(HtmlCharts.histogram(tally));
    content.add(h2("On which queries"));
    content.add(
        p("The worst is that with the greatest share of wrong ones of those not declined."));
    for (Grouping grouping : Grouping.values()) {
      if (!tally.rows(grouping).isEmpty()) {
        content.add(h3("By " + grouping.title()));
        content.add(groups(grouping));
      }
    }
    content.addAll(examples());
    content.add(h2(Caveats.TITLE));
    content.add(ul(each(Caveats.SENTENCES, sentence -> li(sentence))));
    return content.toArray(DomContent[]::new);
  }

  private String summary() {
    TallyRow total = tally.total();
    String declined =
        total.declined() == 0
            ? ""
            : " Further %s declined."
                .formatted(
                    total.declined() == 1 ? "1 query was" : total.declined() + " queries were");
    TallyRow outside = tally.outside();
    return (total.wrong() == 0
            ? "All %s answers are right.".formatted(total.taken())
            : "Of %s, %s (%s) are wrong: %s."
                .formatted(
                    Wording.count(total.taken(), "answer"),
                    total.wrong(),
                    Wording.percent(total.wrong(), total.taken()),
                    total.charged()))
        + declined
        + (outside.asked() == 0
            ? ""
            : " Outside the contract, and not counted here: %s of %s wrong."
                .formatted(outside.wrong(), Wording.count(outside.taken(), "answer")));
  }

  private DomContent facts() {
    Declaration engine = tally.engine();
    String dimensions =
        engine.dimensions().stream()
            .sorted()
            .map(String::valueOf)
            .collect(Collectors.joining(", "));
    return wide(
        TagCreator.table(
            fact("Computes in", JsonWords.of(engine.precision()) + " precision"),
            fact("Answers", Wording.calls(engine)),
            fact("Dimensions", dimensions + (engine.poses().isEmpty() ? "" : ", with poses")),
            fact("Contract", Wording.contract(engine)),
            fact("Judged by", Wording.profile(tally.profile(), engine.precision())),
            each(sources, source -> fact("Queries", source))));
  }

  private static DomContent fact(String name, String value) {
    return tr(th(name), td(VisibleText.printable(value)));
  }

  private static DomContent wide(DomContent content) {
    return div(content).withClass("wide");
  }

  private DomContent faults() {
    TallyRow total = tally.total();
    return wide(
        TagCreator.table(
            tr(
                th("charge"),
                th("class"),
                number("wrong"),
                number("share"),
                number("worst, in sizes"),
                th("reported before"),
                th("meaning")),
            each(
                total.faults(),
                entry ->
                    tr(
                        td(entry.getKey().charge().label()),
                        td(a(entry.getKey().label()).withHref("#" + entry.getKey().label())),
                        cell(entry.getValue().toString()),
                        cell(Wording.percent(entry.getValue(), total.taken())),
                        cell(sizes(entry.getKey())),
                        td(HtmlExample.reported(reported(entry.getKey()))),
                        td(entry.getKey().description())))));
  }

  /** The severity of the worst case, if a number is wrong. */
  private String sizes(Fault fault) {
    double severity = tally.worst(fault).get(0).severity(fault);
    return severity == 0 ? "" : Wording.brief(severity);
  }

  private Reported reported(Fault fault) {
    Example worst = tally.worst(fault).get(0);
    return Reported.of(tally.engine(), worst, worst.worst(fault));
  }

  /** Why there was no answer. */
  private DomContent reasons() {
    return div(
        each(
            tally.total().reasons(),
            of ->
                div(
                    p("Reasons for %s:".formatted(of.getKey().label())),
                    ul(
                        each(
                            of.getValue(),
                            reason ->
                                li(
                                    "%s × %s"
                                        .formatted(
                                            reason.getValue(),
                                            VisibleText.printable(reason.getKey()))))))));
  }

  private DomContent accuracy() {
    var distances = tally.total().distances();
    return distances == null
        ? p("No distance above 0 was judged.")
        : p(
            "Relative error of %s above 0, right and wrong: median %s, largest %s, at most %s ulps."
                .formatted(
                    Wording.count(distances.count(), "distance"),
                    Wording.brief(distances.median()),
                    Wording.brief(distances.largest()),
                    Wording.brief((double) distances.mostUlps())));
  }

  private static DomContent number(String head) {
    return th(head).withClass("number");
  }

  private static DomContent cell(String text) {
    return td(text).withClass("number");
  }

  /** A table of the groups in which something is wrong, and the names of the others. */
  private DomContent groups(Grouping grouping) {
    List<TallyRow> rows = tally.rows(grouping);
    List<TallyRow> wrong = rows.stream().filter(row -> row.wrong() > 0).toList();
    String right =
        rows.stream()
            .filter(row -> row.wrong() == 0 && row.taken() > 0)
            .map(row -> row.label() + " (" + row.taken() + ")")
            .collect(Collectors.joining(", "));
    return div(
        wrong.isEmpty() ? div() : wide(table(wrong, grouping)),
        right.isEmpty() ? div() : p("All right: " + VisibleText.printable(right) + "."));
  }

  private DomContent table(List<TallyRow> rows, Grouping grouping) {
    List<Fault> faults = List.copyOf(tally.total().faults().keySet());
    return TagCreator.table(
            tr(
                th(grouping.label()),
                number("asked"),
                number("declined"),
                number("wrong"),
                number("share"),
                each(faults, fault -> number(fault.label())),
                number("largest relative error")),
            each(rows, row -> row(row, faults)))
        .withClass("groups");
  }

  private static DomContent row(TallyRow row, List<Fault> faults) {
    return tr(
        td(VisibleText.printable(row.label())),
        cell(Long.toString(row.asked())),
        cell(Long.toString(row.declined())),
        cell(Long.toString(row.wrong())),
        cell(Wording.percent(row.wrong(), row.taken())),
        each(faults, fault -> cell(row.count(fault) == 0 ? "" : Long.toString(row.count(fault)))),
        cell(row.distances() == null ? "" : Wording.brief(row.distances().largest())));
  }

  private List<DomContent> examples() {
    List<DomContent> content = new ArrayList<>();
    for (Fault fault : tally.total().faults().keySet()) {
      List<Example> worst = tally.worst(fault);
      content.add(h2(fault.label() + ": the worst").withId(fault.label()));
      content.add(p(fault.description()));
      for (Example example : worst.subList(0, Math.min(EXAMPLES, worst.size()))) {
        content.add(HtmlExample.of(example, tally.engine(), explorer));
      }
    }
    return content;
  }
}
