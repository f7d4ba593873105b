package org.certigjk.ledger;

import java.util.List;

/**
 * Something that a paper says, and what is known of it.
 *
 * @param id the number of the paper, a slash and a name, as in {@code 000/theorem-3.1-2}
 * @param kind what it is in its paper
 * @param place where it stands, as a reader looks for it
 * @param anchor at most eight words of our copy, which only this sentence has
 * @param sentence the {@linkplain PaperText#hash hash} of the whole sentence
 * @param says what it says, in our words
 * @param reading in what way the paper says it
 * @param preconditions what is in force where it stands, definitions of the paper included; empty
 *     if nothing is
 * @param verdict what is known of it
 * @param finding the same in words: what holds, and where it does not, the witness
 * @param partly whether proofs and contracts show only a part of the finding; the tests show more
 *     of it, and the rest is read
 * @param proofs lemmas in Coq that prove the finding, each as {@code file.v: name}, or those of a
 *     file together as {@code file.v: name, name}
 * @param contracts methods whose contract, proved of the Java code, says it, as {@code
 *     Class.method}
 * @param studies studies that show it, each as {@code name} or {@code name/table}
 * @param figures where the numbers of the finding are from, each as {@code number: place}, where
 *     the place is a cell of a study, by its table, its row and its column, with slashes between
 *     them; the sum, the least or the most of such cells; words of the report of a study; a test;
 *     or {@code given}, of a setting
 * @param tests tests that show it, as {@code Class} or {@code Class.method}
 * @param classes what it became here
 * @param presets scenes of the explorer on which it can be seen
 */
public record Claim(
    String id,
    Kind kind,
    String place,
    String anchor,
    String sentence,
    String says,
    Reading reading,
    String preconditions,
    Verdict verdict,
    String finding,
    boolean partly,
    List<String> proofs,
    List<String> contracts,
    List<String> studies,
    List<String> figures,
    List<String> tests,
    List<String> classes,
    List<String> presets) {

  /** What a claim is in its paper. */
  public enum Kind {
    /** Numbered pseudo-code. */
    ALGORITHM,
    /** A numbered definition. */
    DEFINITION,
    /** A numbered theorem. */
    THEOREM,
    /** A numbered lemma. */
    LEMMA,
    /** A numbered corollary. */
    COROLLARY,
    /** A numbered equation. */
    EQUATION,
    /** A table. */
    TABLE,
    /** A numbered figure. */
    FIGURE,
    /** A numbered step or item of a list. */
    STEP,
    /** A sentence of the text. */
    SENTENCE
  }

  /** Copies the lists. */
  public Claim {
    proofs = List.copyOf(proofs);
    contracts = List.copyOf(contracts);
    studies = List.copyOf(studies);
    figures = List.copyOf(figures);
    tests = List.copyOf(tests);
    classes = List.copyOf(classes);
    presets = List.copyOf(presets);
  }

  /** Returns the paper. */
  public Paper paper() {
    return Paper.numbered(id.substring(0, id.indexOf('/')));
  }

  /**
   * Returns how the verdict is known: <em>proved</em> only with a lemma in Coq, <em>proved of the
   * Java code</em> only with a contract, else <em>tested</em> or, if nothing was computed,
   * <em>read</em>.
   */
  public String knownBy() {
    boolean tested = !studies.isEmpty() || !tests.isEmpty();
    if (proofs.isEmpty() && contracts.isEmpty()) {
      return tested ? "tested" : "read";
    }
    String how =
        proofs.isEmpty()
            ? "proved of the Java code"
            : contracts.isEmpty() ? "proved" : "proved, also of the Java code";
    return partly ? how + " in part, else " + (tested ? "tested" : "read") : how;
  }

  /** Returns whether its author asserts it, and it holds in part only. */
  public boolean isDoubted() {
    return verdict == Verdict.QUALIFIED && reading == Reading.ASSERTED;
  }
}
