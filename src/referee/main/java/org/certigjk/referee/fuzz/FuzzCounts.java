package org.certigjk.referee.fuzz;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.FaultKind;
import org.certigjk.vectors.Flag;
import org.jspecify.annotations.Nullable;

/** Counts failures by kind and dimension, and keeps the findings. */
final class FuzzCounts {

  private static final Comparator<Key> ORDER =
      Comparator.comparing(Key::kind).thenComparingInt(Key::dimension);

  private record Key(FaultKind kind, int dimension) {}

  private final Map<Key, Map<Flag, Long>> flags = new TreeMap<>(ORDER);
  private final Map<Key, Long> failures = new TreeMap<>(ORDER);
  private final Map<Key, Finding> findings = new TreeMap<>(ORDER);
  private long asked;
  private long declined;
  private long failed;

  /** Counts a query; {@code null} if nothing is wrong. */
  void count(Example example, @Nullable FaultKind kind) {
    asked++;
    declined += example.outcome() instanceof Outcome.Declined ? 1 : 0;
    if (kind == null) {
      return;
    }
    failed++;
    Key key = new Key(kind, example.vector().query().dimension());
    failures.merge(key, 1L, Long::sum);
    Map<Flag, Long> ofKind = flags.computeIfAbsent(key, k -> new EnumMap<>(Flag.class));
    for (Flag flag : example.vector().flags()) {
      ofKind.merge(flag, 1L, Long::sum);
    }
  }

  boolean isKnown(FaultKind kind, int dimension) {
    return findings.containsKey(new Key(kind, dimension));
  }

  void add(Finding finding) {
    findings.put(new Key(finding.kind(), finding.dimension()), finding);
  }

  int findings() {
    return findings.size();
  }

  long failed() {
    return failed;
  }

  FuzzReport report() {
    List<FuzzReport.Row> rows = new ArrayList<>();
    for (Map.Entry<Key, Long> entry : failures.entrySet()) {
      Key key = entry.getKey();
      rows.add(
          new FuzzReport.Row(
              key.kind(),
              key.dimension(),
              entry.getValue(),
              flags.getOrDefault(key, Map.of()),
              findings.get(key)));
    }
    return new FuzzReport(asked, declined, failed, rows);
  }
}
