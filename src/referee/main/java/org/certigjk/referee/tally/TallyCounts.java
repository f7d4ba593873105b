package org.certigjk.referee.tally;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.comparison.Comparison;
import org.certigjk.referee.comparison.Deviation;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.comparison.Mismatch;
import org.jspecify.annotations.Nullable;

/** The counts of one group, which grow. */
final class TallyCounts {

  /** Of the 64 bits of a double, sign, exponent and four bits of the significand are kept. */
  private static final int DROPPED = 48;

  private final Map<Fault, Long> faults = new EnumMap<>(Fault.class);
  private final Map<Fault, Reasons> reasons = new EnumMap<>(Fault.class);
  private final Map<Answers, Long> compared = new EnumMap<>(Answers.class);

  /** How many relative errors round up to these bits. */
  private final TreeMap<Long, Long> relative = new TreeMap<>();

  private long asked;
  private long declined;
  private long wrong;
  private double largest;
  private long mostUlps;

  void add(Example example) {
    Comparison comparison = example.comparison();
    asked++;
    declined += example.outcome() instanceof Outcome.Declined ? 1 : 0;
    wrong += comparison.isRight() ? 0 : 1;
    comparison.mismatches().stream()
        .map(Mismatch::fault)
        .distinct()
        .forEach(fault -> faults.merge(fault, 1L, Long::sum));
    comparison.mismatches().stream()
        .filter(mismatch -> mismatch.fault().isFailure())
        .forEach(mismatch -> reasons(mismatch.fault()).add(mismatch.words()));
    comparison.compared().forEach(part -> compared.merge(part, 1L, Long::sum));
    Deviation deviation = comparison.distance();
    if (deviation != null && deviation.relative() != null && deviation.ulps() != null) {
      relative.merge(key(deviation.relative()), 1L, Long::sum);
      largest = Math.max(largest, deviation.relative());
      mostUlps = Math.max(mostUlps, deviation.ulps());
    }
  }

  void add(TallyCounts that) {
    asked += that.asked;
    declined += that.declined;
    wrong += that.wrong;
    that.faults.forEach((fault, count) -> faults.merge(fault, count, Long::sum));
    that.reasons.forEach((fault, counted) -> reasons(fault).add(counted));
    that.compared.forEach((part, count) -> compared.merge(part, count, Long::sum));
    that.relative.forEach((key, count) -> relative.merge(key, count, Long::sum));
    largest = Math.max(largest, that.largest);
    mostUlps = Math.max(mostUlps, that.mostUlps);
  }

  /** Returns the bits of x ≥ 0, rounded up to those that are kept. */
  private static long key(double x) {
    return (Double.doubleToLongBits(x) + (1L << DROPPED) - 1) >>> DROPPED;
  }

  TallyRow row(String label) {
    Map<Fault, Map<String, Long>> counted = new EnumMap<>(Fault.class);
    reasons.forEach((fault, of) -> counted.put(fault, of.counts()));
    return new TallyRow(label, asked, declined, wrong, faults, counted, compared, spread());
  }

  private Reasons reasons(Fault fault) {
    return reasons.computeIfAbsent(fault, unused -> new Reasons());
  }

  private @Nullable Spread spread() {
    long count = relative.values().stream().mapToLong(Long::longValue).sum();
    long left = (count + 1) / 2;
    for (Map.Entry<Long, Long> bucket : relative.entrySet()) {
      left -= bucket.getValue();
      if (left <= 0) {
        double median = Double.longBitsToDouble(bucket.getKey() << DROPPED);
        return new Spread(count, Math.min(median, largest), largest, mostUlps);
      }
    }
    return null;
  }
}
