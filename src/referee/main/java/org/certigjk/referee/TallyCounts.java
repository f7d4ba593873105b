package org.certigjk.referee;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.judging.Deviation;
import org.certigjk.referee.judging.Judgement;
import org.certigjk.referee.judging.Reasons;
import org.certigjk.referee.judging.Spread;
import org.jspecify.annotations.Nullable;

/** The counts of one group, which grow. */
final class TallyCounts {

  /** Of the 64 bits of a double, sign, exponent and four bits of the significand are kept. */
  private static final int DROPPED = 48;

  private final Map<Fault, Long> faults = new EnumMap<>(Fault.class);
  private final Map<Fault, Reasons> reasons = new EnumMap<>(Fault.class);
  private final Map<Answers, Long> judged = new EnumMap<>(Answers.class);

  /** How many relative errors round up to these bits. */
  private final TreeMap<Long, Long> relative = new TreeMap<>();

  private long asked;
  private long declined;
  private long wrong;
  private double largest;
  private long mostUlps;

  void add(Example example) {
    Judgement judgement = example.judgement();
    asked++;
    declined += example.outcome() instanceof Outcome.Declined ? 1 : 0;
    wrong += judgement.isRight() ? 0 : 1;
    judgement.charges().stream()
        .map(Charge::fault)
        .distinct()
        .forEach(fault -> faults.merge(fault, 1L, Long::sum));
    judgement.charges().stream()
        .filter(charge -> charge.fault().isFailure())
        .forEach(charge -> reasons(charge.fault()).add(charge.words()));
    judgement.judged().forEach(part -> judged.merge(part, 1L, Long::sum));
    Deviation deviation = judgement.distance();
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
    that.judged.forEach((part, count) -> judged.merge(part, count, Long::sum));
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
    return new TallyRow(label, asked, declined, wrong, faults, counted, judged, spread());
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
