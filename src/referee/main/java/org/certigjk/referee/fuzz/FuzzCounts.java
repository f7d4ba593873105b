package org.certigjk.referee.fuzz;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Domain.Limit;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.comparison.FaultKind;
import org.certigjk.referee.comparison.Scale;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/**
 * Counts failures by kind and dimension, and keeps the findings. Of a kind that has reasons the
 * first {@value #MOST_REASONS} are told apart.
 */
final class FuzzCounts {

  private static final int MOST_REASONS = 4;

  /** So many findings of one call and fault are kept that do not show again. */
  static final int MOST_UNSTEADY = 2;

  private static final String OTHERS = "for-other-reasons";

  private record Key(FaultKind kind, int dimension) {}

  /** What the findings of one cause most probably have in common. */
  private record Alike(String call, Fault fault) {
    static Alike of(FaultKind kind) {
      return new Alike(kind.call(), kind.fault());
    }
  }

  /** What is known of one kind in one dimension. */
  private static final class Counted {
    private final Map<Flag, Long> flags = new EnumMap<>(Flag.class);
    private final Map<Integer, Long> decades = new HashMap<>();
    private long failures;
    private @Nullable Finding finding;
  }

  private final Map<Key, Counted> kinds = new HashMap<>();
  private final Map<Alike, Integer> alike = new HashMap<>();
  private final Map<Alike, Integer> unsteady = new HashMap<>();
  private int findings;
  private long asked;
  private long declined;
  private long failed;
  private long outside;
  private final Map<Limit, Long> excluded = new EnumMap<>(Limit.class);
  private final Domain domain;

  FuzzCounts(Domain domain) {
    this.domain = domain;
  }

  /** Counts a query of which nothing is wrong. */
  void count(Query query) {
    asked++;
    Limit limit = domain.excluding(query);
    if (limit != null) {
      excluded.merge(limit, 1L, Long::sum);
    }
  }

  /** Counts a query; {@code null} if nothing is wrong. */
  void count(Example example, @Nullable FaultKind kind) {
    if (example.comparison().inside()) {
      asked++;
    } else {
      count(example.vector().query());
    }
    declined += example.outcome() instanceof Outcome.Declined ? 1 : 0;
    if (kind == null) {
      return;
    }
    if (!example.comparison().inside()) {
      outside++;
      return;
    }
    failed++;
    Counted counted = counted(kind, example.vector().query().dimension());
    counted.failures++;
    counted.decades.merge(Scale.decade(example.vector().query()), 1L, Long::sum);
    example.vector().flags().forEach(flag -> counted.flags.merge(flag, 1L, Long::sum));
  }

  private Counted counted(FaultKind kind, int dimension) {
    return kinds.computeIfAbsent(key(kind, dimension), key -> new Counted());
  }

  /** So many reasons are told apart; an engine may give another one each time. */
  private Key key(FaultKind kind, int dimension) {
    Key key = new Key(kind, dimension);
    Key other = new Key(kind.with(OTHERS), dimension);
    boolean few =
        kinds.containsKey(key)
            || kinds.keySet().stream()
                    .filter(
                        known -> new Key(known.kind.with(OTHERS), known.dimension).equals(other))
                    .count()
                < MOST_REASONS;
    return kind.reason().isEmpty() || few ? key : other;
  }

  /** Returns whether there is nothing to find out about a kind. */
  boolean isKnown(FaultKind kind, int dimension) {
    Key key = key(kind, dimension);
    Counted counted = kinds.get(key);
    return key.kind().reason().equals(OTHERS) || (counted != null && counted.finding != null);
  }

  void add(Finding finding) {
    counted(finding.kind(), finding.dimension()).finding = finding;
    findings++;
    Alike of = Alike.of(finding.kind());
    alike.merge(of, 1, Integer::sum);
    unsteady.merge(of, finding.isSteady() ? 0 : 1, Integer::sum);
  }

  /** Returns whether half of so many findings are of this call and fault: others come next. */
  boolean isHalf(FaultKind kind, int most) {
    return 2 * alike.getOrDefault(Alike.of(kind), 0) >= most;
  }

  /** Returns whether no more are to be kept of this call and fault that do not show again. */
  boolean hasUnsteady(FaultKind kind) {
    return unsteady.getOrDefault(Alike.of(kind), 0) >= MOST_UNSTEADY;
  }

  int findings() {
    return findings;
  }

  long asked() {
    return asked;
  }

  long failed() {
    return failed;
  }

  FuzzReport report() {
    List<FuzzReport.Row> rows = new ArrayList<>();
    kinds.forEach(
        (key, of) ->
            rows.add(
                new FuzzReport.Row(
                    key.kind(), key.dimension(), of.failures, of.flags, of.decades, of.finding)));
    rows.sort(FuzzReport.Row.ORDER);
    return new FuzzReport(asked, excluded, declined, failed, outside, rows);
  }
}
