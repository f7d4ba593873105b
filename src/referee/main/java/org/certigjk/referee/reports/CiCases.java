package org.certigjk.referee.reports;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.certigjk.json.VisibleText;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.comparison.Charge;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Mismatch;
import org.certigjk.referee.results.ComparedRun;
import org.certigjk.referee.tally.Grouping;
import org.certigjk.referee.tally.TallyRow;
import org.certigjk.referee.text.Reported;
import org.certigjk.referee.text.Wording;
import org.certigjk.vectors.files.VectorLine;
import org.jspecify.annotations.Nullable;

/**
 * What a build server shows of a run: each wrong vector inside the contract as a case that failed,
 * the first {@value #MOST} that are new and as many that are known, and those of each family that
 * are right as one that passed.
 */
public final class CiCases implements BiConsumer<Example, VectorLine> {

  /** Who has more looks at the report. */
  static final int MOST = 1000;

  private final Predicate<Example> known;
  private final List<Wrong> added = new ArrayList<>();
  private final List<Wrong> seen = new ArrayList<>();
  private long more;

  /**
   * A case.
   *
   * @param group the family
   * @param name the id of the vector, or what passed
   * @param file the file of vectors; empty if that is no one file
   * @param line the line in it
   * @param rule the worst fault; empty if it passed
   * @param message what is wrong
   * @param severity the worst error of that fault in units of the bodies' size; 0 if no number is
   *     wrong
   * @param reported whether it has been reported in public; {@code null} if it passed, or is none
   *     of a vector
   * @param failure whether there was no answer that could be wrong
   * @param known whether the baseline has it
   */
  record Case(
      String group,
      String name,
      String file,
      long line,
      String rule,
      String message,
      double severity,
      @Nullable Reported reported,
      boolean failure,
      boolean known) {

    boolean passed() {
      return rule.isEmpty();
    }
  }

  /** A wrong vector, and where it is. */
  private record Wrong(Example example, VectorLine line) {

    Case of(Declaration engine, boolean isKnown) {
      Mismatch worst = Objects.requireNonNull(example.comparison().worst());
      String id = example.vector().id();
      String words =
          example.comparison().mismatches().stream()
              .map(mismatch -> Wording.wrong(example, mismatch))
              .collect(Collectors.joining("; "));
      return new Case(
          Grouping.family(id),
          id,
          line.file(),
          line.number(),
          worst.fault().label(),
          VisibleText.line(words),
          example.severity(worst),
          Reported.of(engine, example, worst),
          worst.fault().charge() == Charge.FAILURE,
          isKnown);
    }
  }

  /**
   * Makes an empty list.
   *
   * @param known whether all that is wrong with it is known
   */
  public CiCases(Predicate<Example> known) {
    this.known = known;
  }

  @Override
  public void accept(Example example, VectorLine line) {
    if (example.comparison().worst() == null || !example.comparison().inside()) {
      return;
    }
    boolean isKnown = known.test(example);
    List<Wrong> cases = isKnown ? seen : added;
    if (cases.size() == MOST) {
      more += isKnown ? 0 : 1;
      return;
    }
    cases.add(new Wrong(example, line));
  }

  /** Returns all cases, those that failed first, and of these the new ones. */
  List<Case> of(ComparedRun run) {
    Declaration engine = run.tally().engine();
    List<Case> cases = new ArrayList<>();
    added.forEach(wrong -> cases.add(wrong.of(engine, /* isKnown= */ false)));
    if (more > 0) {
      cases.add(note("more", more + " more vectors are answered wrongly"));
    }
    if (run.notAsked() > 0) {
      cases.add(note("cut-off", run.leftOut().strip()));
    }
    seen.forEach(wrong -> cases.add(wrong.of(engine, /* isKnown= */ true)));
    for (TallyRow row : run.tally().rows(Grouping.FAMILY)) {
      if (row.wrong() < row.taken()) {
        String name = row.taken() - row.wrong() + " of " + row.label();
        cases.add(new Case(row.label(), name, "", 0, "", "", 0, null, false, false));
      }
    }
    return cases;
  }

  private static Case note(String rule, String message) {
    return new Case(
        "run", rule, "", 0, rule, message, 0, null, /* failure= */ true, /* known= */ false);
  }
}
