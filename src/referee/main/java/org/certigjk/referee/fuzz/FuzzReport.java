package org.certigjk.referee.fuzz;

import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.certigjk.referee.Domain.Limit;
import org.certigjk.referee.comparison.FaultKind;
import org.certigjk.referee.comparison.FaultKind.Units;
import org.certigjk.referee.comparison.Scale;
import org.certigjk.vectors.Flag;
import org.jspecify.annotations.Nullable;

/**
 * What a {@link Fuzzer} did and found.
 *
 * @param asked the number of queries
 * @param excluded how many of them are outside of the {@link org.certigjk.referee.Domain} of the
 *     engine, by the limit that excludes them
 * @param declined how many of them the engine did not take
 * @param failed how many of those failed that the engine is made for
 * @param outside how many failed that are outside of it; they are only counted
 * @param rows the failures inside by kind and dimension, in their {@linkplain Row#ORDER order}
 */
public record FuzzReport(
    long asked,
    Map<Limit, Long> excluded,
    long declined,
    long failed,
    long outside,
    List<Row> rows) {

  /** Copies map and list. */
  public FuzzReport {
    excluded = Map.copyOf(excluded);
    rows = List.copyOf(rows);
  }

  /**
   * Failures of one kind in one dimension.
   *
   * @param kind the kind
   * @param dimension n
   * @param count how many
   * @param flags how many for each flag that a query had; it may have several
   * @param decades how many for each {@linkplain Scale#decade decade} of the largest coordinate
   * @param finding the first of them, or {@code null} if there were findings enough before
   */
  public record Row(
      FaultKind kind,
      int dimension,
      long count,
      Map<Flag, Long> flags,
      Map<Integer, Long> decades,
      @Nullable Finding finding) {

    /**
     * Breaches first; of one charge those with ordinary coordinates; of these the most severe, then
     * the worst kinds.
     */
    static final Comparator<Row> ORDER =
        Comparator.comparing((Row row) -> row.kind().fault().charge())
            .thenComparingInt(Row::strangeness)
            .thenComparingDouble(row -> -row.severity())
            .thenComparing(Row::kind)
            .thenComparingInt(Row::dimension);

    /** Returns the severity of the finding; 0 if there is none, or no number is wrong. */
    public double severity() {
      return finding == null ? 0 : finding.severity();
    }

    /** Returns how many decades the most ordinary of them is from ordinary coordinates. */
    private int strangeness() {
      return kind.units() == Units.ORDINARY
          ? 0
          : decades.keySet().stream().mapToInt(Scale::strangeness).min().orElse(0);
    }

    /** Copies the maps: in the order of {@link Flag}, and decades from 1 outwards. */
    public Row {
      Map<Integer, Long> ordered = new TreeMap<>(Scale.fromOne());
      ordered.putAll(decades);
      decades = Collections.unmodifiableMap(ordered);
      Map<Flag, Long> copy = new EnumMap<>(Flag.class);
      copy.putAll(flags);
      flags = Collections.unmodifiableMap(copy);
    }
  }

  /** Returns how many of the queries are outside of the domain. */
  public long outsideAsked() {
    return excluded.values().stream().mapToLong(count -> count).sum();
  }

  /** Returns whether all of the queries are. */
  public boolean noneInside() {
    return asked > 0 && outsideAsked() == asked;
  }

  /** Returns the findings, the worst first. */
  public List<Finding> findings() {
    return rows.stream().map(Row::finding).filter(Objects::nonNull).toList();
  }
}
