package org.certigjk.referee.text;

import java.util.List;
import java.util.stream.Collectors;
import org.certigjk.json.JsonText;
import org.certigjk.json.JsonWords;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.comparison.Mismatch;
import org.certigjk.vectors.Query;

/**
 * Whether a failure has been reported in public, by the ledger {@code docs/known.jsonl}.
 *
 * @param status how sure that is
 * @param reports the reports that it is or resembles; none if it is new
 */
public record Reported(Status status, List<KnownReport> reports) {

  /** How sure it is that a failure has been reported. */
  public enum Status {
    /** A report is of this engine, call and fault, and has these very bodies. */
    KNOWN,
    /** A report is of this engine, call and fault. Its cause may be another. */
    RESEMBLES,
    /** The ledger has none such. Nobody looked elsewhere. */
    NEW
  }

  /** Copies the list. */
  public Reported {
    reports = List.copyOf(reports);
  }

  /** Returns what the ledger has of a wrong answer. */
  public static Reported of(Declaration engine, Example example, Mismatch mismatch) {
    return of(engine.name(), mismatch.call(), mismatch.fault(), List.of(example.vector().query()));
  }

  /** Returns what the ledger has of a failure that shows with any of these queries. */
  public static Reported of(String engine, String call, Fault fault, List<Query> queries) {
    List<KnownReport> alike = KnownReport.of(engine, call, fault);
    List<KnownReport> same =
        alike.stream().filter(it -> queries.stream().anyMatch(it::isAbout)).toList();
    if (!same.isEmpty()) {
      return new Reported(Status.KNOWN, same);
    }
    return new Reported(alike.isEmpty() ? Status.NEW : Status.RESEMBLES, alike);
  }

  /** Returns "known: LINK", "resembles LINK" or "new"; of a closed report "LINK (closed)". */
  public String words() {
    String links = reports.stream().map(KnownReport::place).collect(Collectors.joining(", "));
    return switch (status) {
      case KNOWN -> "known: " + links;
      case RESEMBLES -> "resembles " + links;
      case NEW -> "new";
    };
  }

  /** Writes the status, and the links of the reports. */
  public void writeTo(JsonText json) {
    json.field("reported", JsonWords.of(status));
    json.strings("reports", reports.stream().map(KnownReport::link).toList());
  }

  /** Returns the same in sentences, with what was reported, and the cause that a report names. */
  public String sentences() {
    String about =
        reports.stream()
            .map(it -> "%s: %s. Its cause: %s.".formatted(it.place(), it.report(), it.cause()))
            .collect(Collectors.joining(" "));
    return switch (status) {
      case KNOWN -> "Known, with these bodies: " + about;
      case RESEMBLES ->
          "Resembles, in call and fault and no more, so that it may be another: " + about;
      case NEW ->
          "New: the ledger of public reports, docs/known.jsonl, has none of this engine, call and"
              + " fault. The tracker itself was not searched.";
    };
  }
}
