package org.certigjk.referee.findings;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.certigjk.markup.MarkdownTable;
import org.certigjk.referee.Call;
import org.certigjk.referee.Domain;
import org.certigjk.referee.comparison.Charge;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.referee.tally.Grouping;
import org.certigjk.referee.tally.Tally;
import org.certigjk.referee.tally.TallyRow;
import org.certigjk.referee.tally.TallyRow.Spread;
import org.certigjk.referee.text.Caveats;
import org.certigjk.referee.text.MarkdownText;
import org.certigjk.referee.text.Wording;

/** What stands before and after the engines on a page of findings. */
final class FindingsSummary {

  private static final String INTRODUCTION =
      """
      # What the referee finds

      For the authors and the users of the engines below. Each is asked about the published
      [test vectors](vectors.md), with its default settings and with the tightest that it has, tolerances
      as small and limits as large as they go; each of its calls is judged by itself, for what
      [its documentation says](engines.md#what-their-documentation-says). These are good libraries, most of them made to be fast on bodies of ordinary size and distance. The vectors are
      chosen to be hard, and how often a flag occurs among them says nothing of how often it does in
      use: **this is no ranking.** Every number can be made again, and each fault has an example that was
      made as small as it would get.

      Judged is by contract. A **breach** is an answer further from the exact one than
      [profile k = %s](referee.md) and the tolerance that the documentation states allow together: it is
      wrong for every input within %s ulps of the given one. **Calls disagree** where two calls of one
      library cannot both be right. A **failure** is a crash, a hang, garbage or no answer. What the
      documentation excludes or advises against, and what is beyond a range that it states or that
      follows from it, is **outside the contract**: counted in a column of its own, and in nothing else
      on this page. Where no tolerance and no range is documented, the profile is ours, and a breach
      says no more than that. Under each engine the ordinary comes first: coordinates around 1
      before those at the ends of the range. An engine with several calls is wrong if one of them is.
      By profile *exact* nothing is forgiven but the last rounding; it is met by engines that promise
      correct rounding, and was not meant for others.

      """;

  private final List<EngineRun> runs;
  private final Map<String, String> untried;
  private final List<Path> vectors;

  FindingsSummary(List<EngineRun> runs, Map<String, String> untried, List<Path> vectors) {
    this.runs = runs;
    this.untried = untried;
    this.vectors = vectors;
  }

  String before(String folder) {
    long k = Profile.standard().k();
    return INTRODUCTION.formatted(k, k) + table() + knownFailures() + reproduction(folder);
  }

  private String table() {
    MarkdownTable table =
        new MarkdownTable()
            .text("engine", "settings")
            .numbers("answers", "breach", "calls disagree", "failure", "wrong", "of ordinary pairs")
            .numbers("largest relative error there", "not exact", "outside the contract");
    for (EngineRun run : runs) {
      TallyRow total = run.standard().total();
      TallyRow ordinary = FindingsSection.ordinary(run);
      Spread spread = ordinary.distances();
      table.row(
          link(run.engine().name()) + " " + MarkdownText.plain(run.engine().version()),
          run.engine().settings(),
          total.taken(),
          total.count(Charge.BREACH),
          total.count(Charge.CALLS_DISAGREE),
          total.count(Charge.FAILURE),
          Wording.percent(total.wrong(), total.taken()),
          "%s of %s".formatted(ordinary.wrong(), ordinary.taken()),
          spread == null ? "" : Wording.brief(spread.largest()),
          run.exact().total().wrong(),
          run.engine().domain().equals(Domain.ALL) ? "" : outside(run));
      calls(run, table);
    }
    StringBuilder text = new StringBuilder("## In short\n\n").append(table);
    untried.forEach(
        (label, reason) ->
            text.append(
                "\n%s was not tried: %s\n"
                    .formatted(MarkdownText.code(label), MarkdownText.plain(reason))));
    return text.append('\n').toString();
  }

  private static String outside(EngineRun run) {
    TallyRow outside = run.standard().outside();
    return "%s of %s wrong".formatted(outside.wrong(), outside.taken());
  }

  /** A row for each call, of an engine that has several. */
  private static void calls(EngineRun run, MarkdownTable table) {
    for (Call call : run.engine().calls()) {
      if (!call.isOnly()) {
        TallyRow standard = row(run.standard(), call);
        table.row(
            "· `%s`".formatted(call.name()),
            run.engine().settings(),
            standard.taken(),
            standard.count(Charge.BREACH),
            "",
            standard.count(Charge.FAILURE),
            Wording.percent(standard.wrong(), standard.taken()),
            "",
            "",
            row(run.exact(), call).wrong(),
            "");
      }
    }
  }

  private static TallyRow row(Tally tally, Call call) {
    return tally.rows(Grouping.CALL).stream()
        .filter(row -> row.label().equals(call.name()))
        .findFirst()
        .orElse(tally.total());
  }

  /** Returns the name as a link to its section. */
  private static String link(String name) {
    return "[%s](#%s)"
        .formatted(
            MarkdownText.plain(name), name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9_-]", ""));
  }

  /** A row for each failure, with the answers at all settings where they differ. */
  private String knownFailures() {
    MarkdownTable table =
        new MarkdownTable()
            .text("engine", "vector", "what was known")
            .numbers("exact distance")
            .text("answered");
    boolean seen = false;
    for (KnownFailure failure : KnownFailure.ALL) {
      Map<String, List<String>> settings = new LinkedHashMap<>();
      double exact = 0;
      for (EngineRun run : runs) {
        Example example = run.watched(failure.id());
        if (example != null
            && example.comparison().isCharged()
            && run.engine().name().equalsIgnoreCase(failure.engine())) {
          exact = example.vector().expected().distance();
          settings
              .computeIfAbsent(
                  FindingsSection.answered(example, run.engine()), answer -> new ArrayList<>())
              .add(run.engine().settings());
        }
      }
      for (Map.Entry<String, List<String>> answer : settings.entrySet()) {
        table.row(
            failure.engine() + ", " + String.join(" and ", answer.getValue()),
            "`" + failure.id() + "`",
            failure.known(),
            Wording.number(exact),
            MarkdownText.plain(answer.getKey()));
        seen = true;
      }
    }
    return seen ? "## Known before, and seen again\n\n" + table + "\n" : "";
  }

  private static String reproduction(String folder) {
    return """
    ## To see it on your machine

    ```console
    $ certigjk referee engines
    $ certigjk referee run --engine fcl docs/%1$s/%2$s
    ```

    The file has the examples of this page. An engine of your own is
    [any program that speaks the protocol](engine-protocol.md); our drivers are in [engines](../engines).
    If a driver, a setting or a charge does a library wrong, that is our fault:
    [how to dispute it](engines.md#if-we-do-you-wrong).

    """
        .formatted(folder, FindingsPage.VECTORS);
  }

  String after(String folder) {
    return """
    ## %s

    %s

    ## How this page was made

    ```console
    $ certigjk referee findings --output %s %s
    ```

    It takes some minutes on two cores, most of them spent waiting for answers that do not come.
    On a busy machine, more time for each answer (`--limit`) keeps those that are merely slow from
    being called late.
    """
        .formatted(
            Caveats.TITLE,
            Caveats.SENTENCES.stream().map(s -> "- " + s).collect(Collectors.joining("\n")),
            "docs/" + folder + ".md",
            vectors.stream()
                .map(Path::getFileName)
                .map(Objects::toString)
                .map(name -> "vectors/" + name)
                .collect(Collectors.joining(" ")));
  }
}
