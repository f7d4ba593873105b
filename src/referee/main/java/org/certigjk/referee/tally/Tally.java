package org.certigjk.referee.tally;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain.Limit;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.comparison.Charge;
import org.certigjk.referee.comparison.Comparison;
import org.certigjk.referee.comparison.Comparison.Deviation;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.comparison.Mismatch;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.referee.comparison.Scale;
import org.certigjk.referee.tally.TallyRow.Spread;
import org.certigjk.vectors.TestVector;
import org.jspecify.annotations.Nullable;

/**
 * The comparisons of many outcomes of one engine: how many, of what kind, on which vectors, and the
 * worst of each kind.
 *
 * <p><b>Guarantee.</b> Memory does not grow with the number of outcomes. The order in which they
 * come does not matter, nor does the way in which they are divided among tallies that are added up
 * in the end: counts, maxima and the worst by a total order are the same.
 *
 * <p><b>Inside and outside.</b> Total, groups and the worst are of queries in the {@link
 * org.certigjk.referee.Domain} that the engine declares; what came of the others is counted apart.
 *
 * <p><b>The worst</b> is that with the most ordinary coordinates, by {@link Scale#strangeness}; of
 * equal ones that with the greatest {@link Example#severity}, the error in units of the body; then
 * the fewest points, then the least id. A group is worse than another if a greater share of what
 * the engine took is wrong; of equal ones the one with more wrong, then the one that comes first in
 * the alphabet.
 *
 * <p><b>Limits.</b> Not safe for use by several threads at once: one for each.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for adding the tally of another engine or by
 * another profile.
 */
public final class Tally {

  /** How many examples of each fault are kept. */
  public static final int EXAMPLES = 5;

  private final Declaration engine;
  private final Profile profile;
  private final Counts total = new Counts();
  private final Map<Grouping, Map<String, Counts>> groups = new EnumMap<>(Grouping.class);
  private final Counts outside = new Counts();
  private final Map<Limit, Long> excluded = new EnumMap<>(Limit.class);
  private final Map<Fault, TreeSet<Ranked>> worst = new EnumMap<>(Fault.class);

  /** An example with what it is ranked by. */
  private record Ranked(Example example, int strangeness, double severity)
      implements Comparable<Ranked> {

    private static final Comparator<Ranked> ORDER =
        Comparator.comparingInt(Ranked::strangeness)
            .thenComparingDouble(ranked -> -ranked.severity())
            .thenComparingInt(ranked -> ranked.example().vector().query().pair().size())
            .thenComparing(ranked -> ranked.example().vector().id());

    static Ranked of(Example example, Fault fault) {
      return new Ranked(
          example, Scale.strangeness(example.vector().query()), example.severity(fault));
    }

    @Override
    public int compareTo(Ranked that) {
      return ORDER.compare(this, that);
    }
  }

  private Tally(Declaration engine, Profile profile) {
    this.engine = engine;
    this.profile = profile;
    for (Grouping grouping : Grouping.values()) {
      groups.put(grouping, new TreeMap<>());
    }
  }

  /** Returns an empty tally. */
  public static Tally of(Declaration engine, Profile profile) {
    return new Tally(engine, profile);
  }

  /** Returns what the engine says of itself. */
  public Declaration engine() {
    return engine;
  }

  /** Returns by what was compared. */
  public Profile profile() {
    return profile;
  }

  /** Adds an outcome. */
  public void add(Example example) {
    if (!example.comparison().inside()) {
      outside.add(example);
      Limit limit = engine.domain().excluding(example.vector().query());
      if (limit != null) {
        excluded.merge(limit, 1L, Long::sum);
      }
      return;
    }
    TestVector vector = example.vector();
    total.add(example);
    for (Grouping grouping : Grouping.values()) {
      grouping.groups(vector).forEach(group -> counts(grouping, group).add(example));
    }
    example.byCall().forEach((call, answer) -> counts(Grouping.CALL, call).add(answer));
    for (Mismatch mismatch : example.comparison().mismatches()) {
      keep(mismatch.fault(), Ranked.of(example, mismatch.fault()));
    }
  }

  /** Adds all that another tally has counted. */
  public void add(Tally that) {
    if (!engine.equals(that.engine) || !profile.equals(that.profile)) {
      throw new IllegalArgumentException(
          "tallies of %s by %s and of %s by %s do not add up"
              .formatted(engine, profile, that.engine, that.profile));
    }
    total.add(that.total);
    outside.add(that.outside);
    that.excluded.forEach((limit, count) -> excluded.merge(limit, count, Long::sum));
    that.groups.forEach(
        (grouping, groups) -> groups.forEach((label, added) -> counts(grouping, label).add(added)));
    that.worst.forEach((fault, examples) -> examples.forEach(example -> keep(fault, example)));
  }

  private Counts counts(Grouping grouping, String label) {
    return of(grouping).computeIfAbsent(label, unused -> new Counts());
  }

  private Map<String, Counts> of(Grouping grouping) {
    return groups.computeIfAbsent(grouping, unused -> new TreeMap<>());
  }

  private void keep(Fault fault, Ranked example) {
    TreeSet<Ranked> kept = worst.computeIfAbsent(fault, unused -> new TreeSet<>());
    kept.add(example);
    if (kept.size() > EXAMPLES) {
      kept.pollLast();
    }
  }

  /** Returns how many outcomes there are, inside the domain and outside of it. */
  public long asked() {
    return total.asked + outside.asked;
  }

  /** Returns the counts of all outcomes inside the domain. */
  public TallyRow total() {
    return total.row("all");
  }

  /** Returns the counts of all outcomes outside of it. */
  public TallyRow outside() {
    return outside.row("outside the contract");
  }

  /** Returns how many outcomes are outside, by the limit that excludes them. */
  public Map<Limit, Long> excluded() {
    return Map.copyOf(excluded);
  }

  /** Returns the counts by group, the worst first; decades in the order of being ordinary. */
  public List<TallyRow> rows(Grouping grouping) {
    List<TallyRow> rows = new ArrayList<>();
    of(grouping).forEach((label, counts) -> rows.add(counts.row(label)));
    if (grouping == Grouping.DECADE) {
      rows.sort(Comparator.comparing(row -> Grouping.decades().indexOf(row.label())));
      return rows;
    }
    rows.sort(
        Comparator.<TallyRow>comparingDouble(row -> -share(row))
            .thenComparingLong(row -> -row.wrong())
            .thenComparing(TallyRow::label));
    return rows;
  }

  /** Returns which part of what the engine took is wrong. */
  private static double share(TallyRow row) {
    return row.taken() == 0 ? 0 : (double) row.wrong() / row.taken();
  }

  /** Returns the worst examples of a fault, at most {@value #EXAMPLES}, the worst first. */
  public List<Example> worst(Fault fault) {
    TreeSet<Ranked> kept = worst.get(fault);
    return kept == null ? List.of() : kept.stream().map(Ranked::example).toList();
  }

  /** The counts of one group, which grow. */
  private static final class Counts {

    /** Of the 64 bits of a double, sign, exponent and four bits of the significand are kept. */
    private static final int DROPPED = 48;

    private final Map<Fault, Long> faults = new EnumMap<>(Fault.class);
    private final Map<Charge, Long> charges = new EnumMap<>(Charge.class);
    private final Map<Fault, Reasons> reasons = new EnumMap<>(Fault.class);
    private final Map<Answers, Long> compared = new EnumMap<>(Answers.class);

    /** How many relative errors round up to these bits. */
    private final TreeMap<Long, Long> relative = new TreeMap<>();

    /** How many errors in ulps have so many binary digits. */
    private final TreeMap<Integer, Long> ulps = new TreeMap<>();

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
          .map(comparison::charge)
          .distinct()
          .forEach(charge -> charges.merge(charge, 1L, Long::sum));
      comparison.mismatches().stream()
          .filter(mismatch -> mismatch.fault().isFailure())
          .forEach(mismatch -> reasons(mismatch.fault()).add(mismatch.words()));
      comparison.compared().forEach(part -> compared.merge(part, 1L, Long::sum));
      Deviation deviation = comparison.distance();
      if (deviation != null && deviation.relative() != null && deviation.ulps() != null) {
        relative.merge(key(deviation.relative()), 1L, Long::sum);
        largest = Math.max(largest, deviation.relative());
        mostUlps = Math.max(mostUlps, deviation.ulps());
        ulps.merge(digits(deviation.ulps()), 1L, Long::sum);
      }
    }

    void add(Counts that) {
      asked += that.asked;
      declined += that.declined;
      wrong += that.wrong;
      that.faults.forEach((fault, count) -> faults.merge(fault, count, Long::sum));
      that.charges.forEach((charge, count) -> charges.merge(charge, count, Long::sum));
      that.reasons.forEach((fault, counted) -> reasons(fault).add(counted));
      that.compared.forEach((part, count) -> compared.merge(part, count, Long::sum));
      that.relative.forEach((key, count) -> relative.merge(key, count, Long::sum));
      that.ulps.forEach((digits, count) -> ulps.merge(digits, count, Long::sum));
      largest = Math.max(largest, that.largest);
      mostUlps = Math.max(mostUlps, that.mostUlps);
    }

    /** Returns the bits of x ≥ 0, rounded up to those that are kept. */
    private static long key(double x) {
      return (Double.doubleToLongBits(x) + (1L << DROPPED) - 1) >>> DROPPED;
    }

    private static int digits(long ulps) {
      return Math.min(Long.SIZE - Long.numberOfLeadingZeros(ulps), Spread.MOST_DIGITS);
    }

    TallyRow row(String label) {
      Map<Fault, Map<String, Long>> counted = new EnumMap<>(Fault.class);
      reasons.forEach((fault, of) -> counted.put(fault, of.counts()));
      return new TallyRow(
          label, asked, declined, wrong, faults, charges, counted, compared, spread());
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
          return new Spread(count, Math.min(median, largest), largest, mostUlps, ulps);
        }
      }
      return null;
    }
  }
}
