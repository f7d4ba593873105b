package org.certigjk.referee.tally;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.certigjk.referee.Words;

/**
 * Counts of the reasons for which there was no answer. Reasons that differ in their numbers only
 * count as one.
 *
 * <p><b>Guarantee.</b> Memory is bounded, and the order in which reasons come does not matter: of
 * many different ones those that come first in the alphabet are told apart.
 */
public final class Reasons {

  private static final int MOST = 32;

  private static final int LONGEST = 120;

  private static final String OTHERS = "others";

  private final TreeMap<String, Long> counts = new TreeMap<>();
  private long others;

  public void add(String words) {
    String reason = Words.withoutNumbers(words);
    merge(reason.substring(0, Math.min(LONGEST, reason.length())), 1);
  }

  public void add(Reasons that) {
    that.counts.forEach(this::merge);
    others += that.others;
  }

  private void merge(String reason, long count) {
    counts.merge(reason, count, Long::sum);
    if (counts.size() > MOST) {
      others += counts.pollLastEntry().getValue();
    }
  }

  /** Returns how many there are of each, the commonest first. */
  public Map<String, Long> counts() {
    Map<String, Long> sorted = new LinkedHashMap<>();
    counts.entrySet().stream()
        .sorted(
            Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                .thenComparing(Map.Entry.comparingByKey()))
        .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
    if (others > 0) {
      sorted.put(OTHERS, others);
    }
    return sorted;
  }
}
