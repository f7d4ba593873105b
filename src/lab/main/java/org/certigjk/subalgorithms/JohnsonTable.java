package org.certigjk.subalgorithms;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.Subsets;

/**
 * What {@link JohnsonSubAlgorithm} looks at, for those who want to see it. These are the rows
 *
 * <pre>
 *   Δⱼ(Y_s ∪ {yⱼ}),  j = 0, …, #Y − 1,   for s = 1, 2, … up to the first subset that passes.
 * </pre>
 *
 * <p>For j ∈ I_s this is Δⱼ(Y_s), which the test wants positive; for the others it wants it not
 * positive.
 *
 * <p>Source: Jales 2024, sections 4.1 and 4.2, theorem 4.1.
 *
 * <p><b>Guarantee.</b> Every value is computed by the operations of the sub-algorithm, in their
 * order: over an inexact field it is rounded alike, and the subset that passes is the same.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for no points, or more than {@link
 * Subsets#MAX_SIZE}.
 *
 * <p><b>Example.</b> Of Y = {(&minus;1, 1), (1, 1)} no single point is nearest:
 *
 * <pre>{@code
 * Polytope<BigFraction> y = Polytope.of(Rationals.INSTANCE, new double[][] {{-1, 1}, {1, 1}});
 * JohnsonTable<BigFraction> table = JohnsonTable.of(y.get(new int[] {0, 1}));
 * table.cofactor(1, 1);   // 2
 * table.passes(1);        // false
 * table.accepted();       // 3
 * }</pre>
 *
 * @param <E> the type of the coordinates
 */
public final class JohnsonTable<E> {

  private final Vec<E>[] y;
  private final SlotTable<E> slots;
  private final int all;
  private final int accepted;

  private JohnsonTable(Vec<E>[] y, SlotTable<E> slots, int all) {
    this.y = y.clone();
    this.slots = slots;
    this.all = all;
    this.accepted = firstThatPasses(slots, all);
  }

  /** Returns the table of Y. */
  @SuppressWarnings("index:array.access.unsafe.high.constant") // Subsets.all rejects 0 points
  public static <E> JohnsonTable<E> of(Vec<E>[] y) {
    int all = Subsets.all(y.length);
    SlotTable<E> slots = new SlotTable<>(y[0], y.length);
    slots.place(y, 0); // nothing is known, so that the points get the slots 0, 1, … in their order
    return new JohnsonTable<>(y, slots, all);
  }

  private static int firstThatPasses(SlotTable<?> slots, int all) {
    for (int s = 1; s <= all; s++) {
      if (slots.passes(s, all)) {
        return s;
      }
    }
    return 0;
  }

  /** Returns the first s whose subset passes the test, 0 if none does. */
  public int accepted() {
    return accepted;
  }

  /** Returns the last s that the sub-algorithm looks at: the accepted one, or that of Y itself. */
  public int last() {
    return accepted == 0 ? all : accepted;
  }

  /** Returns Δⱼ(Y_s ∪ {yⱼ}). */
  public E cofactor(int s, int j) {
    return slots.cofactor(Subsets.with(s, j), j);
  }

  /** Returns whether the subset passes: all cofactors within are positive, and none beyond. */
  public boolean passes(int s) {
    return slots.passes(s, all);
  }

  /** Returns the rows, as the sub-algorithm looks at them. */
  public List<Trial<E>> trials() {
    return IntStream.rangeClosed(1, last()).mapToObj(this::trial).toList();
  }

  /** Returns the row of a subset. */
  public Trial<E> trial(int s) {
    return trial(s, true, passes(s) ? Finding.PASSES : Finding.REJECTED);
  }

  /**
   * Returns the rows of all subsets as {@link org.certigjk.simplex.BackupProcedure} looks at them:
   * without the cofactors beyond, and with ‖v‖² where those within are positive.
   */
  public List<Trial<E>> backupTrials() {
    return IntStream.rangeClosed(1, all).mapToObj(this::backupTrial).toList();
  }

  /** Returns the row of a subset among those. */
  public Trial<E> backupTrial(int s) {
    boolean isPositive =
        IntStream.of(Subsets.indices(s))
            .allMatch(j -> slots.field().signum(slots.cofactor(s, j)) > 0);
    return trial(s, false, isPositive ? Finding.ALL_POSITIVE : Finding.NOT_ALL_POSITIVE);
  }

  private Trial<E> trial(int s, boolean withOthers, Finding finding) {
    List<Trial<E>> told = new ArrayList<>();
    Trial.Told<E> row = new Trial.Told<>(slots.field(), told::add);
    int[] members = Subsets.indices(s);
    int[] slot = IntStream.range(0, y.length).toArray();
    slots.tell(row, members, slot, withOthers);
    if (finding == Finding.ALL_POSITIVE) {
      row.with("‖v‖²", squaredNorm(members, slot));
    }
    row.that(finding, new int[0], members);
    return told.get(0);
  }

  private E squaredNorm(int[] members, int[] slot) {
    return slots
        .weights(members, slot)
        .combination(ConvexCombination.points(y, members))
        .squaredNorm();
  }
}
