package org.certigjk.referee.tally;

import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.comparison.Charge;
import org.certigjk.referee.comparison.Fault;
import org.jspecify.annotations.Nullable;

/**
 * What is to be said of the outcomes of a group of vectors.
 *
 * @param label which group
 * @param asked how many outcomes there are
 * @param declined how many of them are inputs that the engine does not take
 * @param wrong how many of them have something wrong
 * @param faults how many have this wrong, breaches first; those of none are left out
 * @param charges how many have something wrong that is charged as this; those of none are left out
 * @param reasons why, of faults that are {@linkplain Fault#isFailure failures}: how many in which
 *     words, the commonest first
 * @param compared in how many outcomes this part of the answer could be compared
 * @param distances how the relative errors spread; {@code null} if there are none
 */
public record TallyRow(
    String label,
    long asked,
    long declined,
    long wrong,
    Map<Fault, Long> faults,
    Map<Charge, Long> charges,
    Map<Fault, Map<String, Long>> reasons,
    Map<Answers, Long> compared,
    @Nullable Spread distances) {

  /** Copies the maps; their order is that of the enums, faults in that of their charges first. */
  public TallyRow {
    Map<Fault, Long> ordered = new LinkedHashMap<>();
    faults.entrySet().stream()
        .sorted(Map.Entry.comparingByKey(Comparator.comparing(Fault::charge).thenComparing(f -> f)))
        .forEach(entry -> ordered.put(entry.getKey(), entry.getValue()));
    faults = Collections.unmodifiableMap(ordered);
    charges = copy(Charge.class, charges);
    reasons = copy(Fault.class, reasons);
    compared = copy(Answers.class, compared);
  }

  private static <K extends Enum<K>, V> Map<K, V> copy(Class<K> keys, Map<K, V> map) {
    Map<K, V> copy = new EnumMap<>(keys);
    copy.putAll(map);
    return Collections.unmodifiableMap(copy);
  }

  /** Returns how many outcomes have this wrong. */
  public long count(Fault fault) {
    return faults.getOrDefault(fault, 0L);
  }

  /** Returns how many outcomes have something wrong that is charged as this. */
  public long count(Charge charge) {
    return charges.getOrDefault(charge, 0L);
  }

  /** Returns how many outcomes are charged as what, in words; an outcome can have several. */
  public String charged() {
    return charges.entrySet().stream()
        .map(charge -> charge.getValue() + " " + charge.getKey().words())
        .collect(Collectors.joining(", "));
  }

  /** Returns how many outcomes are not declined. */
  public long taken() {
    return asked - declined;
  }

  /**
   * How relative errors of distances spread, with |d &minus; D| / D as in {@link
   * org.certigjk.referee.comparison.Comparison.Deviation}; right and wrong answers alike, as far as
   * a distance was compared and D is not 0.
   *
   * @param count of how many distances
   * @param median the median, the lower one of an even number; too large by less than 1/16 of it,
   *     since only exponents and four bits are kept
   * @param largest the largest
   * @param mostUlps the largest in ulps
   * @param ulps how many errors in ulps have so many binary digits, 0 for none; each number of
   *     digits up to the largest is there, up to {@value #MOST_DIGITS}, which has all larger ones
   */
  public record Spread(
      long count, double median, double largest, long mostUlps, Map<Integer, Long> ulps) {

    /** Larger errors are counted as if they had so many digits. */
    public static final int MOST_DIGITS = 53;

    /** Puts the numbers of digits in order, and adds those that are missing. */
    public Spread {
      Map<Integer, Long> all = new TreeMap<>(ulps);
      int last = all.keySet().stream().mapToInt(digits -> digits).max().orElse(0);
      for (int digits = 0; digits <= last; digits++) {
        all.putIfAbsent(digits, 0L);
      }
      ulps = Collections.unmodifiableMap(all);
    }
  }
}
