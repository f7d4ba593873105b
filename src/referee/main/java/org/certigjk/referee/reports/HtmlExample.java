package org.certigjk.referee.reports;

import static j2html.TagCreator.a;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.figcaption;
import static j2html.TagCreator.figure;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.h4;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.table;
import static j2html.TagCreator.td;
import static j2html.TagCreator.text;
import static j2html.TagCreator.th;
import static j2html.TagCreator.tr;
import static j2html.TagCreator.ul;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.certigjk.json.VisibleText;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Mismatch;
import org.certigjk.referee.comparison.Scale;
import org.certigjk.referee.picture.Picture;
import org.certigjk.referee.text.ArrayText;
import org.certigjk.referee.text.ExplorerLink;
import org.certigjk.referee.text.ProofInWords;
import org.certigjk.referee.text.Reported;
import org.certigjk.referee.text.SideBySide;
import org.certigjk.referee.text.Wording;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;

/** One wrong answer on the page: what was asked, what is right and why, what was said. */
final class HtmlExample {

  private HtmlExample() {}

  static DomContent of(Example example, Declaration engine, String explorer) {
    TestVector vector = example.vector();
    Query query = vector.query();
    Expected expected = example.proved();
    ProofInWords.Place place =
        new ProofInWords.Place(vector.id(), "its file of test vectors (FILE)");
    return section(
        h3(VisibleText.printable(vector.id())),
        p(facts(vector)),
        ul(
            each(
                example.comparison().mismatches(),
                mismatch ->
                    li(
                        text(mismatch(example, mismatch) + "; ledger: "),
                        reported(Reported.of(engine, example, mismatch))))),
        div(table(rows(new SideBySide(expected, example.outcome(), engine)))).withClass("wide"),
        picture(example),
        inExplorer(example, engine, explorer),
        h4("Why this is the answer"),
        ul(
            each(
                ProofInWords.of(query, expected, engine, place),
                sentence -> li(VisibleText.printable(sentence)))),
        h4("To paste"),
        pre(ArrayText.c(query, engine.precision() == Precision.SINGLE)),
        pre(ArrayText.json(query)));
  }

  private static String facts(TestVector vector) {
    String flags =
        vector.flags().stream().sorted().map(Flag::label).collect(Collectors.joining(", "));
    List<String> facts = new ArrayList<>();
    facts.add("dimension " + vector.query().dimension());
    facts.add(
        "%s and %s"
            .formatted(
                Wording.count(vector.query().pair().sizeA(), "point"),
                Wording.count(vector.query().pair().sizeB(), "point")));
    facts.add("largest coordinate " + Scale.range(Scale.decade(vector.query())));
    facts.add("difficulty " + Wording.count(vector.expected().difficulty().bits(), "bit"));
    facts.add(flags.isEmpty() ? "no flags" : flags);
    facts.add(vector.comment());
    return VisibleText.printable(
        facts.stream().filter(fact -> !fact.isEmpty()).collect(Collectors.joining("; ")));
  }

  private static String mismatch(Example example, Mismatch mismatch) {
    return VisibleText.printable(
        mismatch.fault().label() + ": " + Wording.wrong(example, mismatch));
  }

  /** What the ledger says, with links. */
  static DomContent reported(Reported reported) {
    if (reported.status() == Reported.Status.NEW) {
      return text(reported.words());
    }
    String word = reported.status() == Reported.Status.KNOWN ? "known:" : "resembles";
    return span(
        text(word),
        each(
            reported.reports(),
            report ->
                span(
                    text(" "),
                    a(report.place()).withHref(report.link()).withTitle(report.report()))));
  }

  private static DomContent[] rows(SideBySide comparison) {
    List<DomContent> content = new ArrayList<>();
    content.add(tr(th(""), th("exact"), each(comparison.heads(), head -> th(head))));
    for (SideBySide.Row row : comparison.rows()) {
      content.add(
          tr(
              th(row.what()),
              td(row.exact()),
              each(row.observed(), said -> td(VisibleText.printable(said)))));
    }
    return content.toArray(DomContent[]::new);
  }

  /** The picture alone, for the head of the page, with the way to the rest. */
  static DomContent first(Example example) {
    Mismatch mismatch = example.comparison().mismatches().get(0);
    return section(
            p(
                a(VisibleText.printable(example.vector().id()))
                    .withHref("#" + mismatch.fault().label()),
                text(" " + mismatch(example, mismatch))),
            picture(example))
        .withClass("first");
  }

  /**
   * A link that opens the bodies in the explorer, with what was answered, if it shows such; where
   * it is nowhere, the command that does.
   */
  private static DomContent inExplorer(Example example, Declaration engine, String explorer) {
    return ExplorerLink.fragment(example.vector(), example, engine)
        .map(
            it ->
                explorer.isEmpty()
                    ? div(
                        p("To open it in the explorer, in a POSIX shell:"),
                        pre(ExplorerLink.command(it)))
                    : p(a("Open it in the explorer").withHref(explorer + "#" + it)))
        .orElse(p());
  }

  private static DomContent picture(Example example) {
    Picture picture =
        Picture.of(
            example.vector().query(),
            example.proved(),
            example.of(example.comparison().mismatches().get(0)));
    return figure(
        div(each(picture.parts(), part -> rawHtml(part.toString()))).withClass("panels"),
        figcaption(String.join(" ", picture.words())));
  }
}
