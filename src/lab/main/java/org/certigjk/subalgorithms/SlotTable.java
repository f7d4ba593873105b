package org.certigjk.subalgorithms;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.Subsets;

/**
 * The slots of van den Bergen's caches: m places for points y[0], …, y[m&minus;1], their inner
 * products and Johnson's cofactors.
 *
 * <pre>
 *   d[i, j] = y[i]·y[j]
 *   D[x, i] = Δᵢ(X),   X = {y[i] : bit i of x is 1},   i ∈ X.
 * </pre>
 *
 * <p>Source: van den Bergen 1999, section 4, where m = 4. A point keeps its slot as long as it is
 * in use, a new one gets the first free slot, and only what involves a new point is computed.
 *
 * @param <E> the type of the coordinates
 */
final class SlotTable<E> {

  private static final int NO_SLOT = -1;

  private final OrderedField<E> field;
  private final int dimension;
  private final int slots;
  private final List<Vec<E>> y;

  /** d[i, j] at im + j. */
  private final List<E> d;

  /** D[x, i] at xm + i. */
  private final List<E> delta;

  /** The slots whose points were known when points were put into slots last, a bit mask. */
  private int known;

  private long products;

  /** Makes m slots for points like this one. */
  SlotTable(Vec<E> point, int slots) {
    this.field = point.field();
    this.dimension = point.dimension();
    this.slots = slots;
    this.y = new ArrayList<>(Collections.nCopies(slots, point));
    this.d = new ArrayList<>(Collections.nCopies(slots * slots, field.zero()));
    int subsets = 1 << slots;
    this.delta = new ArrayList<>(Collections.nCopies(subsets * slots, field.zero()));
  }

  /** Returns whether these points can be put into the slots. */
  boolean fits(Vec<E>[] points) {
    return points.length <= slots
        && points[0].dimension() == dimension
        && points[0].field() == field;
  }

  /**
   * Puts the points into slots, and computes what is not known.
   *
   * @param w the slots whose points are known, as a bit mask; the others are free
   * @return the slot of each point
   */
  int[] place(Vec<E>[] points, int w) {
    int[] slot = new int[points.length];
    Arrays.fill(slot, NO_SLOT);
    int taken = 0;
    for (int i = 0; i < points.length; i++) {
      slot[i] = find(points[i], w & ~taken);
      taken |= slot[i] == NO_SLOT ? 0 : 1 << slot[i];
    }
    known = taken;
    int added = 0;
    for (int i = 0; i < points.length; i++) {
      if (slot[i] == NO_SLOT) {
        slot[i] = Integer.numberOfTrailingZeros(~taken);
        y.set(slot[i], points[i]);
        taken |= 1 << slot[i];
        added |= 1 << slot[i];
      }
    }
    computeProducts(taken, added);
    computeCofactors(taken, added);
    return slot;
  }

  /** Returns the slots, as a bit mask, whose points were known when {@link #place} was called. */
  int known() {
    return known;
  }

  private int find(Vec<E> point, int among) {
    for (int j = 0; j < slots; j++) {
      if (Subsets.contains(among, j) && y.get(j).minus(point).isZero()) {
        return j;
      }
    }
    return NO_SLOT;
  }

  private void computeProducts(int used, int added) {
    for (int i = 0; i < slots; i++) {
      for (int j = 0; j <= i; j++) {
        int pair = 1 << i | 1 << j;
        if ((pair & ~used) == 0 && (pair & added) != 0) {
          E product = y.get(i).dot(y.get(j));
          d.set(i * slots + j, product);
          d.set(j * slots + i, product);
          products++;
        }
      }
    }
  }

  /** In ascending order of x, so that D of X ∖ {y[j]} is known when D of X is computed. */
  private void computeCofactors(int used, int added) {
    for (int x = 1; x <= used; x++) {
      if ((x & ~used) == 0 && (x & added) != 0) {
        for (int j = 0; j < slots; j++) {
          if (Subsets.contains(x, j)) {
            delta.set(x * slots + j, extension(Subsets.without(x, j), j));
          }
        }
      }
    }
  }

  /** Δⱼ(X ∪ {yⱼ}) = Σ_{i ∈ X} Δᵢ(X) (yᵢ·y_k − yᵢ·yⱼ), k = min X; 1 if X is empty. */
  private E extension(int x, int j) {
    if (x == 0) {
      return field.one();
    }
    int k = Subsets.min(x);
    E sum = field.zero();
    for (int i = 0; i < slots; i++) {
      if (Subsets.contains(x, i)) {
        E factor = field.minus(d.get(i * slots + k), d.get(i * slots + j));
        sum = field.plus(sum, field.times(cofactor(x, i), factor));
      }
    }
    return sum;
  }

  OrderedField<E> field() {
    return field;
  }

  /** Returns D[x, i]. */
  E cofactor(int x, int i) {
    return delta.get(x * slots + i);
  }

  /**
   * Returns whether Δᵢ(X) &gt; 0 for all i ∈ X and Δⱼ(X ∪ {y[j]}) &le; 0 for the other points.
   *
   * @param used the slots of all points
   */
  boolean passes(int x, int used) {
    for (int i = 0; i < slots; i++) {
      boolean within = Subsets.contains(x, i);
      if (within && field.signum(cofactor(x, i)) <= 0) {
        return false;
      }
      boolean beyond = !within && Subsets.contains(used, i);
      if (beyond && field.signum(cofactor(Subsets.with(x, i), i)) > 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Tells of a subset: of its own cofactors and, if that is asked for, of those of the others.
   *
   * @param indices the positions of the points of the subset
   * @param slot the slot of each point
   */
  void tell(Trial.Told<E> told, int[] indices, int[] slot, boolean withOthers) {
    int x = subset(indices, slot);
    for (int j = 0; j < slot.length; j++) {
      if (withOthers || Subsets.contains(x, slot[j])) {
        told.with(Trial.DELTA + "{" + j + "})", cofactor(Subsets.with(x, slot[j]), slot[j]));
      }
    }
  }

  /**
   * Returns the &lambda;ᵢ = Δᵢ(X)/ΣΔ of a subset.
   *
   * @param indices the positions of its points
   * @param slot the slot of each point
   */
  Vec<E> weights(int[] indices, int[] slot) {
    int x = subset(indices, slot);
    List<E> cofactors = IntStream.of(indices).mapToObj(i -> cofactor(x, slot[i])).toList();
    E sum = Vec.from(field, cofactors).sum();
    return Vec.from(field, cofactors.stream().map(delta -> field.div(delta, sum)).toList());
  }

  /** Returns the slots of some of the points, as a bit mask. */
  static int subset(int[] indices, int[] slot) {
    return mask(IntStream.of(indices).map(i -> slot[i]).toArray());
  }

  /** Returns slots as a bit mask. */
  static int mask(int... slots) {
    return IntStream.of(slots).reduce(0, Subsets::with);
  }

  /** Returns how many inner products have been computed. */
  long products() {
    return products;
  }
}
