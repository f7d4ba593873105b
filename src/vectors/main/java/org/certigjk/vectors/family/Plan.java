package org.certigjk.vectors.family;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.function.LongPredicate;
import org.certigjk.vectors.Drawn;

/**
 * A list of queries to be answered, in a fixed order, that need not be in memory: draw number k is
 * computed from k.
 *
 * <p><b>Definition.</b> The draws 0, …, {@link #size()} &minus; 1 are those of the parts, one part
 * after the other. The set of the plan is its draws <em>without repetition</em>: draw k is left out
 * if an earlier one is the same query (same points in the same order, same poses; −0.0 is 0), so
 * that families with few members make sets that are that much smaller. Shard i of n, 1 &le; i &le;
 * n, is the part of the set with the numbers k ≡ i &minus; 1 (mod n). Hence shards are disjoint,
 * and their union is the whole, in order if merged by k.
 *
 * <p><b>Guarantee.</b> Whether a draw is left out does not depend on the shard: each shard draws
 * those of all shards where repetition is possible ({@link PlanPart#mayRepeat()}), and compares 64
 * bits of each: 12 to 24 bytes of memory for each of them, none for the others. If two different
 * queries have the same 64 bits (less than 3·10⁻⁸ in a million queries, if the bits are as good as
 * random), the later one is left out, in every shard.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for two parts with a query in common because
 * they have a seed in common.
 *
 * <p>The parts are immutable and so is the plan: many threads may call {@link #at}.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Plan plan = Plan.of(FamilyPart.of(Family.REAPPEARANCE, 3, 8, 1, 1000));
 * plan.at(0).id();          // reappearance/3/8/1
 * plan.count(1, 1);         // 983
 * }</pre>
 */
public final class Plan {

  private final List<PlanPart> parts;

  /** The number of the first draw of each part, and that of the draw after the last. */
  private final long[] starts;

  private Plan(List<PlanPart> parts) {
    this.parts = List.copyOf(parts);
    this.starts = new long[parts.size() + 1];
    for (int k = 0; k < parts.size(); k++) {
      starts[k + 1] = Math.addExact(starts[k], parts.get(k).size());
      for (int j = 0; j < k; j++) {
        requireApart(parts.get(j), parts.get(k));
      }
    }
  }

  private static void requireApart(PlanPart one, PlanPart other) {
    if (one instanceof FamilyPart f && other instanceof FamilyPart g && f.overlaps(g)) {
      throw new IllegalArgumentException("two parts %s with common seeds".formatted(f.name()));
    }
  }

  /** Returns the plan with these parts. */
  public static Plan of(List<? extends PlanPart> parts) {
    return new Plan(List.copyOf(parts));
  }

  /** Returns the plan with these parts. */
  public static Plan of(PlanPart... parts) {
    return new Plan(List.of(parts));
  }

  /** Returns the parts, in order. */
  public List<PlanPart> parts() {
    return parts;
  }

  /** Returns the number of draws, those that will be left out included. */
  public long size() {
    return starts[parts.size()];
  }

  /** Returns draw number {@code index}. */
  public Drawn at(long index) {
    Objects.checkIndex(index, size());
    int part = part(index);
    return parts.get(part).at(index - starts[part]);
  }

  private int part(long index) {
    int part = 0;
    while (index >= starts[part + 1]) {
      part++;
    }
    return part;
  }

  /**
   * Returns the numbers of the draws of a shard, ascending, without those that are left out. Each
   * call begins anew; the iterator is for one thread.
   *
   * @param shard 1 to {@code shards}
   * @param shards the number of shards
   */
  public PrimitiveIterator.OfLong indices(int shard, int shards) {
    if (shard < 1 || shard > shards) {
      throw new IllegalArgumentException("shard %s of %s".formatted(shard, shards));
    }
    return new Indices(index -> index % shards == shard - 1, size());
  }

  /**
   * Returns the numbers of the draws from {@code begin} to before {@code end}, ascending, without
   * those that are left out; where repetition is possible, all before are drawn as well.
   */
  public PrimitiveIterator.OfLong indices(long begin, long end) {
    Objects.checkFromToIndex(begin, end, size());
    return new Indices(index -> index >= begin, end);
  }

  /** Returns how many queries a shard has. */
  public long count(int shard, int shards) {
    long count = 0;
    for (PrimitiveIterator.OfLong indices = indices(shard, shards); indices.hasNext(); count++) {
      indices.nextLong();
    }
    return count;
  }

  /** Walks through the draws, and looks at all of those that may repeat. */
  private final class Indices implements PrimitiveIterator.OfLong {

    private final LongPredicate wanted;
    private final long end;
    private final Fingerprints seen = new Fingerprints();
    private long next;
    private OptionalLong found = OptionalLong.empty();

    Indices(LongPredicate wanted, long end) {
      this.wanted = wanted;
      this.end = end;
    }

    @Override
    public boolean hasNext() {
      while (found.isEmpty() && next < end) {
        long index = next++;
        boolean isNew = parts.get(part(index)).mayRepeat() ? seen.add(at(index).query()) : true;
        if (isNew && wanted.test(index)) {
          found = OptionalLong.of(index);
        }
      }
      return found.isPresent();
    }

    @Override
    public long nextLong() {
      if (!hasNext()) {
        throw new NoSuchElementException("there are no more queries");
      }
      long index = found.getAsLong();
      found = OptionalLong.empty();
      return index;
    }
  }
}
