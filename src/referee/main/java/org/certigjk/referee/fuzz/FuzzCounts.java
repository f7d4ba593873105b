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
      Comparator.comparing((Key key) -> key.kind().fault().charge())
          .thenComparing(Key::kind)
          .thenComparingInt(Key::dimension);

  private record Key(FaultKind kind, int dimension) {}

  /** What is known of one kind in one dimension. */
  private static final class Counted {
    private final Map<Flag, Long> flags = new EnumMap<>(Flag.class);
    private long failures;
    private @Nullable Finding finding;
  }

  private final Map<Key, Counted> kinds = new TreeMap<>(ORDER);
  private int findings;
  private long asked;
  private long declined;
  private long failed;
  private long outside;

  /** Counts a query; {@code null} if nothing is wrong. */
  void count(Example example, @Nullable FaultKind kind) {
    asked++;
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
    example.vector().flags().forEach(flag -> counted.flags.merge(flag, 1L, Long::sum));
  }

  private Counted counted(FaultKind kind, int dimension) {
    return kinds.computeIfAbsent(new Key(kind, dimension), key -> new Counted());
  }

  boolean isKnown(FaultKind kind, int dimension) {
    return counted(kind, dimension).finding != null;
  }

  void add(Finding finding) {
    counted(finding.kind(), finding.dimension()).finding = finding;
    findings++;
  }

  int findings() {
    return findings;
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
                    key.kind(), key.dimension(), of.failures, of.flags, of.finding)));
    return new FuzzReport(asked, declined, failed, outside, rows);
  }
}
