package org.certigjk.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.certigjk.markup.MarkdownTable;

/** The claims of all papers as a page in Markdown, {@code docs/papers.md}. */
public final class PapersPage {

  private static final String INTRODUCTION =
      """
      # The papers, claim by claim

      What five documents say that can be right or wrong: each algorithm, definition, theorem, equation, table,
      figure and step, and each sentence that claims something computed. This page is made from the
      [ledger](../src/lab/main/resources/org/certigjk/ledger) by `certigjk papers`; every claim there is anchored in the text
      of its paper by a few of its words and a hash of the sentence, which a test looks up. The documents were read as
      extracted text, in which formulas can be damaged.

      - **What it says** is in our words. Where the author does not simply assert it, that is said: *assumed*,
        *conditional*, *cited*, *defined*, *misprint* (the context corrects it) or *extraction doubt* (our copy may be
        damaged). Only what is asserted can be an error of its author. Conditions that are in force at the place follow.
      - **Does it hold?** *In part*: with a condition that is not there, or not all of it. *Open*: neither shown nor refuted
        here. *Not examined*: about other software, machines or history.
      - **Known**: *proved* by the lemmas named, in Coq; *proved of the Java code* by the contract named; *tested* by
        tests or a study; else *read*. *In part* says that the proof shows a part of the finding, and the tests more of it;
        the rest is read.
      - *See* opens the [explorer](explorer/index.html) on an example, to be stepped through: serve it with
        `certigjk explore`, or open the file in a browser.

      """;

  private final Ledger ledger;
  private final StringBuilder text = new StringBuilder();

  private PapersPage(Ledger ledger) {
    this.ledger = ledger;
  }

  /** Returns the page. */
  public static String of(Ledger ledger) {
    return new PapersPage(ledger).page();
  }

  private String page() {
    text.append(INTRODUCTION);
    counts();
    text.append("\n## What does not hold as it stands\n\n");
    text.append("Misprints that the context corrects are left to the tables below.\n\n");
    table(
        ledger.claims().stream()
            .filter(claim -> claim.verdict() == Verdict.FALSE || claim.isDoubted())
            .toList(),
        true);
    for (Paper paper : Paper.values()) {
      text.append("\n## ").append(paper.number()).append(", ").append(paper.author());
      text.append("\n\n").append(paper.reference()).append("\n\n");
      table(ledger.of(paper), false);
    }
    return text.toString();
  }

  private void counts() {
    MarkdownTable table = new MarkdownTable().text("paper").numbers("claims");
    for (Verdict verdict : Verdict.values()) {
      table.numbers(verdict == Verdict.DEFINITION ? "definition" : verdict.words());
    }
    for (Paper paper : Paper.values()) {
      List<Claim> claims = ledger.of(paper);
      List<Object> cells =
          new ArrayList<>(List.of(paper.number() + ", " + paper.author(), claims.size()));
      for (Verdict verdict : Verdict.values()) {
        cells.add(claims.stream().filter(claim -> claim.verdict() == verdict).count());
      }
      table.row(cells);
    }
    text.append(table);
  }

  private void table(List<Claim> claims, boolean withPaper) {
    MarkdownTable table =
        new MarkdownTable().text("place", "what it says", "does it hold?", "known", "shown by");
    for (Claim claim : claims) {
      String paper = withPaper ? claim.paper().number() + ", " : "";
      table.row(paper + claim.place(), says(claim), holds(claim), claim.knownBy(), shown(claim));
    }
    text.append(table);
  }

  private static String says(Claim claim) {
    String reading =
        claim.reading() == Reading.ASSERTED || claim.reading() == Reading.DEFINED
            ? ""
            : "*" + claim.reading().words() + ":* ";
    String conditions = claim.preconditions().isEmpty() ? "" : " (" + claim.preconditions() + ")";
    return reading + claim.says() + conditions;
  }

  /** The verdict, which a definition has not, and the finding, which may begin with it. */
  static String holds(Claim claim) {
    String words = claim.verdict().words();
    String finding = claim.finding();
    if (finding.equals(words) || claim.verdict() == Verdict.DEFINITION) {
      return finding;
    }
    return finding.matches(Pattern.quote(words) + "[,:;.] .*")
        ? "**%s**%s".formatted(words, finding.substring(words.length()))
        : "**%s**: %s".formatted(words, finding);
  }

  private static String shown(Claim claim) {
    List<String> shown = new ArrayList<>();
    claim.proofs().forEach(proof -> shown.add("`" + proof + "`"));
    claim.contracts().forEach(contract -> shown.add("contract of `" + contract + "`"));
    claim.studies().forEach(study -> shown.add("study " + link(study)));
    claim.tests().forEach(test -> shown.add("`" + test + "`"));
    claim
        .presets()
        .forEach(preset -> shown.add("[see](explorer/index.html#preset=" + preset + ")"));
    String code =
        claim.classes().isEmpty()
            ? ""
            : "; code: "
                + claim.classes().stream()
                    .map(name -> "`" + name + "`")
                    .collect(Collectors.joining(", "));
    return shown.isEmpty() && code.isEmpty() ? "–" : String.join(", ", shown) + code;
  }

  /** A study, or one of its tables. */
  private static String link(String study) {
    String name = study.split("/", 2)[0];
    return "[%s](studies/%s.md)".formatted(study, name);
  }
}
