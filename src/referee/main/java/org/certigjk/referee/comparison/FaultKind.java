package org.certigjk.referee.comparison;

import java.util.Comparator;
import org.certigjk.json.JsonWords;
import org.certigjk.referee.Outcome;
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
 */
public record FaultKind(String call, Fault fault, Direction direction, Extent extent)
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

  private static final double GROSS = 0x1p-10;

  private static final Comparator<FaultKind> ORDER =
      Comparator.comparing(FaultKind::fault)
          .thenComparing(FaultKind::extent)
          .thenComparing(FaultKind::direction)
          .thenComparing(FaultKind::call);

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
      case MISSED_OVERLAP, POINTS_OUTSIDE ->
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
                  extentOf(measure.error(), query));
    };
  }

  private static FaultKind undirected(Mismatch mismatch, @Nullable Double error, Query query) {
    return new FaultKind(
        mismatch.call(),
        mismatch.fault(),
        Direction.NEITHER,
        error == null ? Extent.NONE : extentOf(error, query));
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
        + (extent == Extent.NONE ? "" : "-" + JsonWords.of(extent));
  }

  /** Compares by fault, the worst first, then by extent, direction and call. */
  @Override
  public int compareTo(FaultKind other) {
    return ORDER.compare(this, other);
  }
}
