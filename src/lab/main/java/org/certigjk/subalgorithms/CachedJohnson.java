package org.certigjk.subalgorithms;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.simplex.Subsets;
import org.jspecify.annotations.Nullable;

/**
 * Johnson's sub-algorithm with van den Bergen's caches: inner products and cofactors of points that
 * were in the last Y_s are kept, and when Y = W ∪ {w} for the last Y_s = W, only the subsets with w
 * are tested.
 *
 * <p>Source: van den Bergen 1999, section 4, with theorem 2: w_k ∈ W_{k+1}. The theorem supposes
 * that v(conv W) is not v(conv Y) too. That is tested first: if vᵀw &ge; ‖v‖², v is the answer as
 * before. Where Y is not of this form all subsets are tested. The slots are found by comparing
 * points.
 *
 * <p><b>Guarantee.</b> Over an exact field the answer is that of {@link JohnsonSubAlgorithm}, for
 * every Y, and whatever was asked before: v = v(conv Y), with the same subset and weights.
 *
 * <p>Over an inexact field the answer can depend on what was asked before, and if rounding leaves
 * none of the subsets with w that passes, it is {@code null}, also when W would pass. This is what
 * makes the published loop alternate between two support points (section 5 there).
 *
 * <p><b>Limits.</b> It has a state: a query should have its own instance, and so must a thread.
 *
 * <p><b>Example.</b> After Y = {(&minus;1, 1)} the set {(&minus;1, 1), (3, 1)} takes two more inner
 * products, where Johnson's algorithm by itself takes three.
 *
 * @param <E> the type of the coordinates
 */
public final class CachedJohnson<E> implements DistanceSubAlgorithm<E> {

  private @Nullable SlotTable<E> table;

  /** The last answer, and the slots of its points in the same order. */
  private @Nullable SubSimplex<E> last;

  private int[] lastSlots = {};

  /** The inner products of tables that became too small. */
  private long earlierProducts;

  private final @Nullable Consumer<Trial<E>> listener;

  /** Makes the algorithm with empty caches. */
  public CachedJohnson() {
    this(null);
  }

  /** Makes the algorithm with empty caches, which tells of what it tries. */
  CachedJohnson(@Nullable Consumer<Trial<E>> listener) {
    this.listener = listener;
  }

  @Override
  public @Nullable SubSimplex<E> solve(Vec<E>[] y) {
    Subsets.all(y.length); // rejects sets that are empty or too large
    SlotTable<E> slots = slotsFor(y);
    int w = SlotTable.mask(lastSlots);
    int[] slot = slots.place(y, w);
    boolean isNext =
        last != null
            && slots.known() == w
            && SlotTable.mask(Arrays.copyOf(slot, y.length - 1)) == w;
    @Nullable SubSimplex<E> found = isNext ? unchanged(y, slot) : null;
    if (listener != null) {
      tellCaches(slots, y, slot, isNext, found != null);
    }
    if (found == null) {
      found = search(slots, y, slot, isNext);
    }
    return remember(found == null ? null : found.ifNearest(y), slot);
  }

  /** The table, or a new one if the points are too many for it, or of another kind. */
  private SlotTable<E> slotsFor(Vec<E>[] y) {
    SlotTable<E> present = table;
    if (present != null && present.fits(y)) {
      return present;
    }
    earlierProducts = products();
    int slots = Math.max(y.length, Math.min(y[0].dimension() + 1, Subsets.MAX_SIZE));
    SlotTable<E> fresh = new SlotTable<>(y[0], slots);
    table = fresh;
    remember(null, lastSlots);
    return fresh;
  }

  /** Keeps the answer, whose points are in these slots, for the next call. */
  private @Nullable SubSimplex<E> remember(@Nullable SubSimplex<E> found, int[] slot) {
    last = found;
    lastSlots = new int[found == null ? 0 : found.size()];
    if (found != null) {
      Arrays.setAll(lastSlots, k -> slot[found.index(k)]);
    }
    return found;
  }

  /** The last answer as one for Y = W ∪ {w}, if vᵀw &ge; ‖v‖². */
  private @Nullable SubSimplex<E> unchanged(Vec<E>[] y, int[] slot) {
    SubSimplex<E> before = last;
    OrderedField<E> field = y[0].field();
    if (before == null
        || field.compare(before.v().dot(y[y.length - 1]), before.v().squaredNorm()) < 0) {
      return null;
    }
    int[] indices = IntStream.range(0, before.size()).toArray();
    List<E> weights =
        IntStream.of(indices).mapToObj(i -> before.weights().get(position(slot[i]))).toList();
    return new SubSimplex<>(indices, Vec.from(field, weights), before.v());
  }

  /** The position of the slot's point in the last answer. */
  private int position(int slot) {
    int k = 0;
    while (lastSlots[k] != slot) {
      k++;
    }
    return k;
  }

  /** The first subset that passes, in the order of Y. */
  private @Nullable SubSimplex<E> search(
      SlotTable<E> slots, Vec<E>[] y, int[] slot, boolean onlyWithNewest) {
    for (int s = 1; s <= Subsets.all(y.length); s++) {
      if (!onlyWithNewest || Subsets.contains(s, y.length - 1)) {
        int[] indices = Subsets.indices(s);
        int x = SlotTable.subset(indices, slot);
        boolean passes = slots.passes(x, SlotTable.mask(slot));
        tell(slots, indices, slot, passes);
        if (passes) {
          return subSimplex(slots, y, indices, slot);
        }
      }
    }
    return null;
  }

  /** Tells of which points the inner products are kept from the last call. */
  private void tellCaches(
      SlotTable<E> slots, Vec<E>[] y, int[] slot, boolean isNext, boolean isUnchanged) {
    Trial.Told<E> told = new Trial.Told<>(slots.field(), listener);
    SubSimplex<E> before = last;
    int newest = y.length - 1;
    if (isNext && before != null) {
      told.with("v·{" + newest + "}", before.v().dot(y[newest]))
          .with("‖v‖²", before.v().squaredNorm());
    }
    int known = slots.known();
    int[] kept =
        IntStream.range(0, y.length).filter(i -> Subsets.contains(known, slot[i])).toArray();
    Finding finding =
        isUnchanged ? Finding.UNCHANGED : isNext ? Finding.KEPT_WITH_NEWEST : Finding.KEPT;
    told.that(finding, kept, IntStream.range(0, y.length).toArray());
  }

  private void tell(SlotTable<E> slots, int[] indices, int[] slot, boolean passes) {
    if (listener != null) {
      Trial.Told<E> told = new Trial.Told<>(slots.field(), listener);
      slots.tell(told, indices, slot, true);
      told.that(passes ? Finding.PASSES : Finding.REJECTED, new int[0], indices);
    }
  }

  /** As in Johnson's algorithm, {@code null} if rounding has left a weight not in (0, 1]. */
  private static <E> @Nullable SubSimplex<E> subSimplex(
      SlotTable<E> slots, Vec<E>[] y, int[] indices, int[] slot) {
    @Nullable SubSimplex<E> found = ConvexCombination.of(y, indices, slots.weights(indices, slot));
    return found != null && found.size() == indices.length ? found : null;
  }

  /** Returns the number of inner products of points that have been computed so far. */
  public long products() {
    SlotTable<E> present = table;
    return earlierProducts + (present == null ? 0 : present.products());
  }

  /** Returns the name of the algorithm. */
  @Override
  public String toString() {
    return "cached-johnson";
  }
}
