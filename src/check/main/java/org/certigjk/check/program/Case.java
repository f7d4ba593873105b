package org.certigjk.check.program;

import org.certigjk.check.Finding;
import org.certigjk.check.Outcome;
import org.certigjk.check.RecordCheck;
import org.jspecify.annotations.Nullable;

/** A result to be judged, with the pair that it is about if that is given. */
public final class Case {

  private final Line result;
  private final @Nullable Line pair;
  private final @Nullable String surplus;

  /**
   * Makes a case.
   *
   * @param surplus what is wrong with a result without a pair, or a pair without a result; {@code
   *     null} if that is not so
   */
  Case(Line result, @Nullable Line pair, @Nullable String surplus) {
    this.result = result;
    this.pair = pair;
    this.surplus = surplus;
  }

  /** Returns the line of the result. */
  public Line line() {
    return result;
  }

  /** Judges the result. */
  public Report judge(boolean exactDecimals) {
    /*@ nullable @*/ String fault = surplus == null ? result.fault() : surplus;
    if (fault != null) {
      return new Report(Outcome.UNREADABLE, result.complaint(fault));
    }
    String text = result.text();
    /*@ nullable @*/ Line beside = pair;
    if (beside == null) {
      return report(RecordCheck.of(text), text, result);
    }
    /*@ nullable @*/ String damage = beside.fault();
    Finding finding = RecordCheck.of(text, damage == null ? beside.text() : "", exactDecimals);
    return finding.ofPair() && damage != null
        ? new Report(Outcome.UNREADABLE, beside.complaint(damage))
        : report(finding, text, finding.ofPair() ? beside : result);
  }

  private static Report report(Finding finding, String text, Line blamed) {
    return switch (finding.outcome()) {
      case ACCEPTED, NO_PROOF -> new Report(finding.outcome(), "");
      case REJECTED -> new Report(Outcome.REJECTED, blamed.complaint(rejected(finding, text)));
      case UNREADABLE ->
          new Report(
              Outcome.UNREADABLE,
              blamed.complaint(finding.row(), unreadable(finding, blamed.file())));
    };
  }

  private static String rejected(Finding finding, String text) {
    String id = Id.of(text);
    return "rejected" + (id.equals("null") ? "" : " (id " + id + ")") + ": " + finding.reason();
  }

  private static String unreadable(Finding finding, String file) {
    String member = finding.member() == null ? "" : "field " + finding.member() + ": ";
    boolean broken =
        Records.hasLines(file) && finding.reason().contains(": the text ends too early");
    String record = finding.ofPair() ? "pair" : "result";
    return member
        + finding.reason()
        + (broken
            ? "; each %1$s needs its own line; a %1$s over several lines is read from a .json file"
                .formatted(record)
            : "");
  }
}
