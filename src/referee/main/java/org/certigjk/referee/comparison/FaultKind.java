package org.certigjk.referee.comparison;

import java.util.Comparator;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.certigjk.json.JsonWords;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Words;
import org.certigjk.referee.comparison.Mismatch.Measure;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/**
 * A kind of failure, finer than a {@link Fault}: two failures of one kind have most probably one
 * cause, and a failure that is made smaller has to stay of its kind.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * new FaultKind("epa", Fault.CRASH, Direction.NEITHER, Extent.NONE).label();  // epa-crash
 * }</pre>
 *
 * @param call in which call of an engine that has several; else empty
 * @param fault what is wrong
 * @param direction in which direction
 * @param extent by how much
 * @param units how large the coordinates are
 * @param reason of a crash and of no answer, in kebab case and without numbers but an exit code:
 *     the signal, the last words, why there is no answer; else empty
 */
public record FaultKind(
    String call, Fault fault, Direction direction, Extent extent, Units units, String reason)
    implements Comparable<FaultKind> {

  /** Which way a number is wrong. */
  public enum Direction {
    /** It is less than the exact one. */
    TOO_SMALL,
    /** It is greater. */
    TOO_LARGE,
    /** No number is wrong, or the fault itself says which way. */
    NEITHER
  }

  /** How much a number is wrong beside the coordinates of the bodies. */
  public enum Extent {
    /** By more than 2⁻¹⁰ of the largest coordinate: visible in a drawing. */
    GROSS,
    /** By less. */
    SLIGHT,
    /** No number is wrong. */
    NONE
  }

  /** How large the largest coordinate of a query is. */
  public enum Units {
    /** From 10⁻³ to 10³, or 0. */
    ORDINARY,
    /** Larger. */
    LARGE,
    /** Smaller. */
    SMALL
  }

  private static final int LONGEST_REASON = 60;

  private static final double GROSS = 0x1p-10;

  private static final Pattern EXIT = Pattern.compile("exit code [0-9]+");
  private static final Pattern HEXADECIMAL = Pattern.compile("0x[0-9a-fA-F]+");

  private static final Comparator<FaultKind> ORDER =
      Comparator.comparing(FaultKind::fault)
          .thenComparing(FaultKind::units)
          .thenComparing(FaultKind::extent)
          .thenComparing(FaultKind::direction)
          .thenComparing(FaultKind::call)
          .thenComparing(FaultKind::reason);

  /** Makes a kind with ordinary coordinates and without a reason. */
  public FaultKind(String call, Fault fault, Direction direction, Extent extent) {
    this(call, fault, direction, extent, Units.ORDINARY, "");
  }

  /** Returns the same with another reason. */
  public FaultKind with(String other) {
    return new FaultKind(call, fault, direction, extent, units, other);
  }

  /** Returns the same in other units. */
  public FaultKind in(Units other) {
    return new FaultKind(call, fault, direction, extent, other, reason);
  }

  /** Returns the kind of the worst fault of an outcome, or {@code null} if nothing is wrong. */
  public static @Nullable FaultKind of(Example example) {
    Mismatch worst = example.comparison().worst();
    return worst == null ? null : of(worst, example.vector().query());
  }

  private static FaultKind of(Mismatch mismatch, Query query) {
    Measure measure = mismatch.measure();
    return switch (mismatch.fault()) {
      case FALSE_OVERLAP ->
          undirected(mismatch, measure == null ? null : measure.expected(), query);
      case MISSED_OVERLAP,
          POINTS_OUTSIDE,
          WRONG_NORMAL,
          CONTACTS_OUTSIDE,
          CONTACTS_NOT_ALONG_NORMAL,
          FALSE_IMPACT,
          MISSED_IMPACT ->
          undirected(mismatch, measure == null ? null : measure.error(), query);
      default ->
          measure == null
              ? undirected(mismatch, null, query)
              : new FaultKind(
                  mismatch.call(),
                  mismatch.fault(),
                  measure.observed() < measure.expected()
                      ? Direction.TOO_SMALL
                      : Direction.TOO_LARGE,
                  extentOf(measure.error(), query),
                  unitsOf(mismatch.fault(), query),
                  "");
    };
  }

  private static FaultKind undirected(Mismatch mismatch, @Nullable Double error, Query query) {
    return new FaultKind(
        mismatch.call(),
        mismatch.fault(),
        Direction.NEITHER,
        error == null ? Extent.NONE : extentOf(error, query),
        unitsOf(mismatch.fault(), query),
        reasonOf(mismatch.fault(), mismatch.call(), mismatch.words()));
  }

  /** What has to be waited for is not asked again to tell its units apart. */
  private static Units unitsOf(Fault fault, Query query) {
    return switch (fault) {
      case HANG, FLOOD, LATE, SILENCE -> Units.ORDINARY;
      default -> Scale.units(query);
    };
  }

  /** Returns whether a query is in the units of this kind. */
  public boolean hasUnitsOf(Query query) {
    return units == unitsOf(fault, query);
  }

  /** Addresses and line numbers differ between two crashes of one cause, an exit code does not. */
  private static String reasonOf(Fault fault, String call, String words) {
    if (fault != Fault.CRASH && fault != Fault.NO_ANSWER) {
      return "";
    }
    String detail = words.startsWith(call + ": ") ? words.substring(call.length() + 2) : words;
    Matcher exit = EXIT.matcher(detail);
    String code = exit.lookingAt() ? exit.group() : "";
    String rest = HEXADECIMAL.matcher(detail.substring(code.length())).replaceAll("#");
    String kebab =
        (code + Words.withoutNumbers(rest)).toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    String cut = kebab;
    int more = kebab.length() - LONGEST_REASON;
    if (more > 0 && fault == Fault.CRASH) { // what an assertion says stands at the end
      String end = kebab.substring(code.length() + more);
      cut = kebab.substring(0, code.length()) + "-" + end.substring(end.indexOf('-') + 1);
    } else if (more > 0) {
      cut = kebab.substring(0, LONGEST_REASON);
    }
    return cut.replaceAll("^-|-$", "");
  }

  private static Extent extentOf(double error, Query query) {
    return error > GROSS * size(query) ? Extent.GROSS : Extent.SLIGHT;
  }

  /** The largest coordinate, of bodies with poses a bound of about it. */
  public static double size(Query query) {
    double a = Roundings.largest(query.pair().a());
    double b = Roundings.largest(query.pair().b());
    return query.poses() == null
        ? Math.max(a, b)
        : Math.max(posed(query.poses().a(), a), posed(query.poses().b(), b));
  }

  private static double posed(Pose pose, double size) {
    if (pose.form() == Pose.Form.QUATERNION) { // no coordinate of x is turned to more than |x|
      return Math.sqrt(3) * size + Roundings.largest(new double[][] {pose.translation()});
    }
    double largest = 0;
    for (double[] row : pose.rows()) {
      double sum = Math.abs(row[row.length - 1]);
      for (int c = 0; c < row.length - 1; c++) {
        sum += Math.abs(row[c]) * size;
      }
      largest = Math.max(largest, sum);
    }
    return largest;
  }

  /** Returns whether an outcome can be of this kind, whatever the truth is. */
  public boolean isPossible(Outcome outcome) {
    if (outcome instanceof Outcome.Calls calls) {
      return fault == Fault.CALLS_DISAGREE
          || calls.byName().values().stream().anyMatch(this::isPossible);
    }
    return outcome instanceof Outcome.Failure failure
        ? fault == Fault.of(failure.kind())
            && reason.equals(reasonOf(fault, call, failure.detail()))
        : outcome instanceof Outcome.Answer && !needsNoTruth();
  }

  /**
   * Returns whether an outcome of which it {@linkplain #isPossible is possible} is of this kind.
   */
  public boolean needsNoTruth() {
    return switch (fault) {
      case CRASH, HANG, FLOOD, LATE, GARBAGE, SILENCE -> true;
      default -> false;
    };
  }

  /** Returns the words in kebab case, without those that say nothing. */
  public String label() {
    return (call.isEmpty() ? "" : call + "-")
        + fault.label()
        + (direction == Direction.NEITHER ? "" : "-" + JsonWords.of(direction))
        + (extent == Extent.NONE ? "" : "-" + JsonWords.of(extent))
        + (units == Units.ORDINARY ? "" : "-" + JsonWords.of(units))
        + (reason.isEmpty() ? "" : "-" + reason);
  }

  /** Compares by fault, the worst first, then by units, extent, direction, call and reason. */
  @Override
  public int compareTo(FaultKind other) {
    return ORDER.compare(this, other);
  }
}
