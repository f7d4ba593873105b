package org.certigjk.referee.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.OutcomeComparer;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.referee.engine.OwnEngines;
import org.certigjk.referee.tally.Tally;
import org.certigjk.referee.text.Caveats;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.truth.Truth;
import org.junit.jupiter.api.Test;

/** The page about an engine. */
class HtmlReportTest {

  private static final String HOSTILE = "<script>alert(1)</script>\"'><img/src=x>&";

  private static Tally tally(Outcome... outcomes) {
    return tally(HOSTILE, outcomes);
  }

  private static Tally tally(String name, Outcome... outcomes) {
    Declaration engine =
        new Declaration(
            name,
            HOSTILE,
            HOSTILE,
            Precision.DOUBLE,
            Set.of(Answers.VERDICT, Answers.DISTANCE),
            Set.of(2),
            Set.of());
    Tally tally = Tally.of(engine, Profile.standard());
    OutcomeComparer comparer = OutcomeComparer.of(Profile.standard());
    Query query =
        Query.of(PointPair.of(new double[][] {{3, 0}, {3, 1}}, new double[][] {{0, 0}, {-1, 0}}));
    for (int k = 0; k < outcomes.length; k++) {
      TestVector vector =
          new TestVector(HOSTILE + k, HOSTILE, Set.of(Flag.ORDINARY), query, new Truth().of(query));
      Outcome outcome = outcomes[k];
      tally.add(new Example(vector, outcome, comparer.compare(vector, engine, outcome)));
    }
    return tally;
  }

  private static Answer answer(Meeting verdict, double distance) {
    return new Answer(verdict, distance, null, null);
  }

  @Test
  void example() {
    Tally tally = Tally.of(Declaration.of(OwnEngines.certified()), Profile.exact());
    assertTrue(
        HtmlReport.of(tally, List.of("none"), "explorer").html().startsWith("<!DOCTYPE html>"));
  }

  @Test
  void wrongAnswersAreCountedShownAndProved() {
    String page =
        HtmlReport.of(
                tally(
                    answer(Meeting.SEPARATED, 3),
                    answer(Meeting.SEPARATED, 2.5),
                    answer(Meeting.OVERLAPPING, 0)),
                List.of("here"),
                "docs/explorer/index.html")
            .html();
    assertTrue(page.contains("Of 3 answers, 2 (66.7 %) are wrong: 2 with a breach."), page);
    assertTrue(page.contains("<h2 id=\"distance-error\">"));
    assertTrue(page.contains("<h2 id=\"false-overlap\">"));
    assertTrue(page.contains("const double a[2][2] = {{3, 0}, {3, 1}};"));
    assertTrue(page.contains("viewBox=\"-150 -150 300 300\""), "a picture");
    assertTrue(
        page.contains(
            "<a href=\"docs/explorer/index.html#a=3,0;3,1&amp;b=0,0;-1,0&amp;finding=%7B%22engine"),
        page);
    assertTrue(page.contains("\">Open it in the explorer"));
    assertTrue(
        page.contains("or 1.13e15 ulps, 0.5 of the bodies&#x27; size; ledger: new</li>"), page);
    assertTrue(
        page.contains("<td class=\"number\">33.3 %</td><td class=\"number\">0.5</td>"), page);
    assertTrue(page.contains(Caveats.TITLE));
    Caveats.SENTENCES.forEach(
        sentence -> assertTrue(page.contains(sentence.replace("'", "&#x27;")), sentence));
  }

  /**
   * Before anything else: the worst case in a picture, and which family has what wrong how often.
   */
  @Test
  void theFirstScreenHasAPictureAndTheHeatMap() {
    String page =
        HtmlReport.of(
                tally(
                    answer(Meeting.SEPARATED, 3),
                    answer(Meeting.SEPARATED, Math.nextUp(3.0)),
                    answer(Meeting.SEPARATED, 2.5),
                    answer(Meeting.OVERLAPPING, 0)),
                List.of(),
                "")
            .html();
    int picture = page.indexOf("<svg");
    int heat = page.indexOf("<td class=\"heat6\" title=\"1 of 4\">25 %");
    assertTrue(picture > 0 && picture < page.indexOf("Computes in"), page);
    assertTrue(picture < heat && heat < page.indexOf("Computes in"), page);
    assertEquals(0, HtmlCharts.shade(0, 9));
    assertEquals(1, HtmlCharts.shade(1, 1_000_000));
    assertEquals(8, HtmlCharts.shade(2, 3));
    String bar = "<td class=\"bars\"><div class=\"bar\" style=\"width:";
    assertTrue(page.contains("<th>0</th><td class=\"number\">1</td>" + bar + "100%"), page);
    assertTrue(page.contains("<th>1</th><td class=\"number\">1</td>" + bar), page);
    assertTrue(page.contains("<th>2 to 3</th><td class=\"number\">0</td>" + bar + "0%"), page);
    assertTrue(page.contains("<th>2^50 or more</th><td class=\"number\">1</td>"), page);
  }

  /** Where no explorer is, no link leads nowhere: there is the command that opens it. */
  @Test
  void withoutAnExplorerThereIsTheCommand() {
    String page = HtmlReport.of(tally(answer(Meeting.SEPARATED, 2.5)), List.of(), "").html();
    assertFalse(page.contains("Open it in the explorer"), page);
    assertTrue(
        page.contains("<pre>certigjk explore &#x27;#a=3,0;3,1&amp;b=0,0;-1,0&amp;finding=%7B"),
        page);
    String linked = HtmlReport.of(tally(answer(Meeting.SEPARATED, 2.5)), List.of(), "x").html();
    assertFalse(linked.contains("certigjk explore"), linked);
  }

  @Test
  void engineWithoutFaultHasAShortPage() {
    String page = HtmlReport.of(tally(answer(Meeting.SEPARATED, 3)), List.of(), "").html();
    assertTrue(page.contains("All 1 answers are right."));
    assertTrue(page.contains("All right: ordinary (1)."));
    assertTrue(page.contains(Caveats.TITLE));
  }

  /**
   * Of an engine that the ledger has, what resembles a report has its link, and all else is new.
   */
  @Test
  void whatWasReportedBeforeHasALink() {
    Outcome hang = new Outcome.Failure(Outcome.Kind.HANG, "no answer in 1 s");
    String page =
        HtmlReport.of(tally("cgal", hang, answer(Meeting.SEPARATED, 2.5)), List.of(), "").html();
    String link = "<a href=\"https://github.com/CGAL/cgal/issues/1552\"";
    assertTrue(
        page.contains("<li>hang: no answer in 1 s; ledger: <span>resembles<span> " + link), page);
    assertTrue(page.contains("of the bodies&#x27; size; ledger: new</li>"), page);
    assertFalse(page.contains("known:"), "the report has no bodies");
    String other = HtmlReport.of(tally("other", hang), List.of(), "").html();
    assertTrue(other.contains("<li>hang: no answer in 1 s; ledger: new</li>"), other);
  }

  @Test
  void strangersTextDoesNothing() {
    String page =
        HtmlReport.of(
                tally(
                    new Outcome.Failure(Outcome.Kind.CRASH, HOSTILE + "\u0000\u001b[31m\u202e"),
                    answer(Meeting.SEPARATED, 2)),
                List.of(HOSTILE),
                "")
            .html();
    assertFalse(page.contains("<script"));
    assertFalse(page.contains("<img"));
    assertFalse(page.contains("\u0000"));
    assertFalse(page.contains("\u001b"));
    assertFalse(page.contains("\u202e"), "no text that turns the line around");
    assertTrue(page.contains("&lt;script&gt;alert(1)"));
  }

  @Test
  void pageNeedsNothingFromElsewhere() {
    String page = HtmlReport.of(tally(answer(Meeting.SEPARATED, 2)), List.of(), "").html();
    for (String word : List.of("<script", "<img", "<link", "@import", "url(", "href=\"http")) {
      assertFalse(page.contains(word), word);
    }
    assertTrue(page.contains("prefers-color-scheme:dark"));
    assertTrue(page.contains("@media print"));
    assertTrue(page.contains("width=device-width"));
  }

  @Test
  void sameTallySameBytes() {
    Outcome[] outcomes = {answer(Meeting.SEPARATED, 2), answer(Meeting.SEPARATED, 3.5)};
    assertEquals(
        HtmlReport.of(tally(outcomes), List.of(), "").html(),
        HtmlReport.of(tally(outcomes), List.of(), "").html());
  }
}
