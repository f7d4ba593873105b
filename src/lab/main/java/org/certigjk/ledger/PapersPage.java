package org.certigjk.ledger;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

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
    text.append("| paper | claims |");
    for (Verdict verdict : Verdict.values()) {
      text.append(' ').append(verdict == Verdict.DEFINITION ? "definition" : verdict.words());
      text.append(" |");
    }
    text.append("\n|---|--:|").append("--:|".repeat(Verdict.values().length)).append('\n');
    for (Paper paper : Paper.values()) {
      List<Claim> claims = ledger.of(paper);
      Map<Verdict, Long> counts =
          claims.stream()
              .collect(
                  Collectors.groupingBy(
                      Claim::verdict, () -> new EnumMap<>(Verdict.class), Collectors.counting()));
      text.append("| %s, %s | %s |".formatted(paper.number(), paper.author(), claims.size()));
      for (Verdict verdict : Verdict.values()) {
        text.append(" %s |".formatted(counts.getOrDefault(verdict, 0L)));
      }
      text.append('\n');
    }
  }

  private void table(List<Claim> claims, boolean withPaper) {
    text.append(
        "| place | what it says | does it hold? | known | shown by |\n|---|---|---|---|---|\n");
    for (Claim claim : claims) {
      String paper = withPaper ? claim.paper().number() + ", " : "";
      text.append(
          "| %s%s | %s | %s | %s | %s |\n"
              .formatted(
                  paper,
                  cell(claim.place()),
                  says(claim),
                  holds(claim),
                  claim.knownBy(),
                  shown(claim)));
    }
  }

  private static String says(Claim claim) {
    String reading =
        claim.reading() == Reading.ASSERTED || claim.reading() == Reading.DEFINED
            ? ""
            : "*" + claim.reading().words() + ":* ";
    String conditions = claim.preconditions().isEmpty() ? "" : " (" + claim.preconditions() + ")";
    return reading + cell(claim.says() + conditions);
  }

  /** The verdict, which a definition has not, and the finding, which may begin with it. */
  static String holds(Claim claim) {
    String words = claim.verdict().words();
    String finding = cell(claim.finding());
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

  /** Text in a cell: a bar would end it. */
  static String cell(String text) {
    return text.replace("|", "\\|");
  }
}
