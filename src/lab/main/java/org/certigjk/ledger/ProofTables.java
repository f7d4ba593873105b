package org.certigjk.ledger;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.certigjk.markup.MarkdownTable;

/**
 * The claims of the papers for the page about the proofs, {@code proofs/README.md}: those with a
 * lemma, and the errata. The page has them between marks, and is otherwise written by hand.
 */
public final class ProofTables {

  /**
   * The tables, by the names of their marks, {@code <!-- NAME -->} and {@code <!-- end NAME -->}.
   */
  public static final List<String> NAMES = List.of("statements", "errata");

  private ProofTables() {}

  /**
   * Returns a page with its tables made again.
   *
   * @throws IllegalArgumentException if the page lacks a mark
   */
  public static String in(String page, Ledger ledger) {
    Map<String, String> tables = new LinkedHashMap<>();
    tables.put(NAMES.get(0), statements(ledger));
    tables.put(NAMES.get(1), errata(ledger));
    String text = page;
    for (Map.Entry<String, String> table : tables.entrySet()) {
      String begin = "<!-- " + table.getKey() + " -->\n";
      int from = text.indexOf(begin);
      int to = text.indexOf("<!-- end " + table.getKey() + " -->");
      if (from < 0 || to < from) {
        throw new IllegalArgumentException("the page has no marks " + begin.strip());
      }
      text = text.substring(0, from + begin.length()) + table.getValue() + text.substring(to);
    }
    return text;
  }

  /** What is proved of what the papers say, as it is or corrected. */
  private static String statements(Ledger ledger) {
    StringBuilder text = new StringBuilder();
    for (Paper paper : Paper.values()) {
      text.append("\n### ").append(paper.number()).append(", ").append(paper.author());
      MarkdownTable table =
          new MarkdownTable().text("place", "statement", "does it hold?", "proof", "Java");
      for (Claim claim : ledger.of(paper)) {
        if (!claim.proofs().isEmpty()) {
          table.row(
              claim.place(),
              claim.says(),
              PapersPage.holds(claim),
              proofs(claim),
              joined(contracts(claim), names(claim.tests())));
        }
      }
      text.append("\n\n").append(table);
    }
    return text.append('\n').toString();
  }

  private static String errata(Ledger ledger) {
    MarkdownTable table =
        new MarkdownTable()
            .text("place", "reading", "it says", "what holds", "proof, test or study");
    for (Claim claim : ledger.claims()) {
      if (isErratum(claim)) {
        table.row(
            claim.paper().number() + ", " + claim.place(),
            claim.reading().words(),
            claim.says(),
            claim.finding(),
            shown(claim));
      }
    }
    return "\n" + table + "\n";
  }

  private static boolean isErratum(Claim claim) {
    return claim.verdict() == Verdict.FALSE
        || claim.verdict() == Verdict.CORRECTED
        || claim.isDoubted();
  }

  private static String shown(Claim claim) {
    String shown =
        joined(
            proofs(claim),
            contracts(claim),
            names(claim.tests()),
            claim.studies().stream()
                .map(study -> "study " + study)
                .collect(Collectors.joining(", ")));
    return shown.isEmpty() ? claim.knownBy() : shown;
  }

  /** The lemmas, each file once; they may prove a part of the finding only. */
  private static String proofs(Claim claim) {
    Map<String, List<String>> lemmas = new LinkedHashMap<>();
    for (String proof : claim.proofs()) {
      String[] parts = proof.split(": ", 2);
      lemmas.computeIfAbsent(parts[0], file -> new ArrayList<>()).add(parts[1]);
    }
    String names =
        lemmas.entrySet().stream()
            .map(file -> "`%s: %s`".formatted(file.getKey(), String.join(", ", file.getValue())))
            .collect(Collectors.joining(", "));
    return claim.partly() && !names.isEmpty() ? "*in part:* " + names : names;
  }

  private static String contracts(Claim claim) {
    return claim.contracts().stream()
        .map(contract -> "contract of `" + contract + "`")
        .collect(Collectors.joining(", "));
  }

  private static String names(List<String> names) {
    return names.stream().map(name -> "`" + name + "`").collect(Collectors.joining(", "));
  }

  private static String joined(String... lists) {
    return Stream.of(lists).filter(list -> !list.isEmpty()).collect(Collectors.joining(", "));
  }
}
