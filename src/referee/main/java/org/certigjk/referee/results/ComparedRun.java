package org.certigjk.referee.results;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.json.JsonWords;
import org.certigjk.referee.results.ResultsHeader.VectorFile;
import org.certigjk.referee.tally.Tally;
import org.certigjk.referee.tally.TallyRow;
import org.certigjk.referee.text.Wording;

/**
 * What reports are about.
 *
 * @param tally the comparisons
 * @param command how the engine was started
 * @param limit the time limit of one query, in seconds
 * @param vectors the files of vectors
 * @param notAsked how many vectors the engine takes but was not asked
 * @param notTaken how many vectors the engine does not take, by what it says of itself
 */
public record ComparedRun(
    Tally tally,
    String command,
    double limit,
    List<VectorFile> vectors,
    long notAsked,
    long notTaken) {

  /** Copies the list. */
  public ComparedRun {
    vectors = List.copyOf(vectors);
  }

  /**
   * Returns both runs as one, such as the shards of a long one.
   *
   * @throws IllegalArgumentException if they are not of the same engine, or not compared by the
   *     same profile
   */
  public ComparedRun plus(ComparedRun that) {
    Tally sum = Tally.of(tally.engine(), tally.profile());
    sum.add(tally);
    sum.add(that.tally);
    List<VectorFile> all = new ArrayList<>(vectors);
    all.addAll(that.vectors);
    return new ComparedRun(
        sum, command, limit, all, notAsked + that.notAsked, notTaken + that.notTaken);
  }

  /**
   * Returns how many vectors were asked, declined and wrong, in a few sentences: what is charged
   * first, what is outside the contract last.
   */
  public String counts() {
    TallyRow total = tally.total();
    return "%s asked, %s declined, %s wrong (%s of those taken)%s.%s%s"
        .formatted(
            Wording.count(total.asked(), "vector"),
            total.declined(),
            total.wrong(),
            Wording.percent(total.wrong(), total.taken()),
            total.wrong() == 0 ? "" : ": " + total.charged(),
            outside(),
            leftOut());
  }

  /** Returns how many are outside the contract; nothing if there are none. */
  private String outside() {
    TallyRow outside = tally.outside();
    return outside.asked() == 0
        ? ""
        : " Outside the contract, and not counted here: %s of %s wrong."
            .formatted(outside.wrong(), Wording.count(outside.taken(), "vector"));
  }

  /** Returns how many vectors were not asked, and why; nothing if there are none. */
  public String leftOut() {
    String other =
        notTaken == 0
            ? ""
            : " %s not asked: of other dimensions, in other numbers or with poses."
                .formatted(were(notTaken, ""));
    String cut =
        notAsked == 0
            ? ""
            : " %s not asked: the run is not complete.".formatted(were(notAsked, " that it takes"));
    return other + cut;
  }

  private static String were(long count, String which) {
    return Wording.count(count, "vector") + which + (count == 1 ? " was" : " were");
  }

  /** Returns a line for each file of vectors. */
  public List<String> sources() {
    return vectors.stream()
        .map(vectors -> "%s, SHA-256 %s".formatted(vectors.file(), vectors.sha256()))
        .toList();
  }

  /** Returns the engine in a few words: name, version, settings, precision. */
  public String engine() {
    return "%s %s, settings %s, precision %s"
        .formatted(
            tally.engine().name(),
            tally.engine().version(),
            tally.engine().settings(),
            JsonWords.of(tally.engine().precision()));
  }
}
