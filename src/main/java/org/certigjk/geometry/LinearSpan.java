package org.certigjk.geometry;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.field.OrderedField;
import org.jspecify.annotations.Nullable;

/**
 * The linear span of vectors x₁, …, x_k of Rⁿ, kept as the rows of a reduced row echelon form
 * (Gauss–Jordan elimination, first non-zero entry as pivot).
 *
 * <p><b>Guarantee.</b> Exact over an exact field. Mutable; not for use by several threads.
 *
 * @param <E> the type of the coordinates
 */
public final class LinearSpan<E> {

  private final OrderedField<E> field;
  private final int ambientDimension;
  private final List<Row<E>> rows = new ArrayList<>();

  private record Row<E>(int pivot, Vec<E> entries) {}

  /** Makes the span {0} in Rⁿ. */
  public LinearSpan(OrderedField<E> field, int ambientDimension) {
    this.field = field;
    this.ambientDimension = ambientDimension;
  }

  /** Returns the dimension of the span. */
  public int dimension() {
    return rows.size();
  }

  /** Returns whether the span is all of Rⁿ. */
  public boolean isWhole() {
    return rows.size() == ambientDimension;
  }

  /** Adds x, and returns whether the span has grown, i.e. x was not in it. */
  public boolean add(Vec<E> x) {
    Vec<E> rest = x;
    for (Row<E> row : rows) {
      rest = rest.minus(row.entries.times(rest.get(row.pivot)));
    }
    int pivot = firstNewPivot(rest);
    if (pivot == ambientDimension) {
      return false;
    }
    Vec<E> entries = rest.times(field.inverse(rest.get(pivot)));
    rows.replaceAll(
        row -> new Row<>(row.pivot, row.entries.minus(entries.times(row.entries.get(pivot)))));
    rows.add(new Row<>(pivot, entries));
    return true;
  }

  /** Rounding can leave a rest in the column of an old pivot; it is not a pivot again. */
  private int firstNewPivot(Vec<E> x) {
    int index = 0;
    while (index < ambientDimension && (isPivot(index) || field.isZero(x.get(index)))) {
      index++;
    }
    return index;
  }

  /**
   * Returns a vector d &ne; 0 that is orthogonal to the span, or {@code null} if the span is all of
   * Rⁿ: d is 1 in the first column without a pivot, 0 in the others.
   */
  public @Nullable Vec<E> orthogonal() {
    if (isWhole()) {
      return null;
    }
    int free = firstFreeColumn();
    Vec<E> d = Vec.unit(field, ambientDimension, free);
    for (Row<E> row : rows) {
      Vec<E> pivotUnit = Vec.unit(field, ambientDimension, row.pivot);
      d = d.minus(pivotUnit.times(row.entries.get(free)));
    }
    return d;
  }

  private int firstFreeColumn() {
    int column = 0;
    while (isPivot(column)) {
      column++;
    }
    return column;
  }

  private boolean isPivot(int column) {
    return rows.stream().anyMatch(row -> row.pivot == column);
  }
}
