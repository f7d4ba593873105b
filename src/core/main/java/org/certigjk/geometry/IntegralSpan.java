package org.certigjk.geometry;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.certigjk.field.OrderedField;
import org.jspecify.annotations.Nullable;

/**
 * The linear span of vectors x₁, …, x_k of Rⁿ by fraction-free elimination: for integer vectors
 * every number is an integer, too, so that {@link org.certigjk.field.Integers} will do for a field.
 *
 * <p><b>Definition.</b> Let R be the reduced row echelon form of the rows that made the span grow
 * (first non-zero entry as pivot), and D the determinant of these rows in the columns of the
 * pivots; 1 for no rows. What is kept is D R.
 *
 * <p><b>Algorithm.</b> Bareiss, <i>Sylvester's identity and multistep integer-preserving Gaussian
 * elimination</i>, Mathematics of Computation 22, 1968, in its Gauss–Jordan form, row by row. All
 * entries of D R are minors of the rows, and the only divisions, by the D before, leave nothing
 * over.
 *
 * <p><b>Limits.</b> Exact fields only. Mutable; not for use by several threads.
 *
 * @param <E> the type of the coordinates
 */
public final class IntegralSpan<E> {

  private final OrderedField<E> field;
  private final int ambientDimension;
  private final List<Vec<E>> rows = new ArrayList<>();

  /** The pivot of each row. */
  private final List<Integer> pivots = new ArrayList<>();

  private final BitSet isPivot = new BitSet();
  private E determinant;

  /** Makes the span {0} in Rⁿ. */
  public IntegralSpan(OrderedField<E> field, int ambientDimension) {
    this.field = field;
    this.ambientDimension = ambientDimension;
    this.determinant = field.one();
  }

  /** Returns the dimension of the span. */
  public int dimension() {
    return rows.size();
  }

  /** Adds x, and returns whether the span has grown, that is, x was not in it. */
  public boolean add(Vec<E> x) {
    Vec<E> rest = x.times(determinant);
    for (int i = 0; i < rows.size(); i++) {
      E entry = x.get(pivots.get(i));
      if (!field.isZero(entry)) {
        rest = rest.minus(rows.get(i).times(entry));
      }
    }
    int pivot = firstNonZero(rest);
    if (pivot == ambientDimension) {
      return false;
    }
    for (int i = 0; i < rows.size(); i++) {
      rows.set(i, eliminated(rows.get(i), rest, pivot));
    }
    determinant = rest.get(pivot);
    rows.add(rest);
    pivots.add(pivot);
    isPivot.set(pivot);
    return true;
  }

  private int firstNonZero(Vec<E> x) {
    int index = 0;
    while (index < ambientDimension && field.isZero(x.get(index))) {
      index++;
    }
    return index;
  }

  /** Makes the column of the new pivot 0 in a row, and the new D its pivot. */
  private Vec<E> eliminated(Vec<E> row, Vec<E> rest, int pivot) {
    E newDeterminant = rest.get(pivot);
    E entry = row.get(pivot);
    List<E> minors = new ArrayList<>();
    for (int c = 0; c < ambientDimension; c++) {
      E minor = field.times(newDeterminant, row.get(c));
      minors.add(field.div(field.minus(minor, field.times(entry, rest.get(c))), determinant));
    }
    return Vec.from(field, minors);
  }

  /**
   * Returns a vector d &ne; 0 that is orthogonal to the span, or {@code null} if the span is all of
   * Rⁿ: d is {@link #determinant()} in the first column without a pivot, 0 in the others. For n
   * &minus; 1 rows the coordinates of d are their n minors, up to signs.
   */
  public @Nullable Vec<E> orthogonal() {
    if (rows.size() == ambientDimension) {
      return null;
    }
    int free = isPivot.nextClearBit(0);
    List<E> d = new ArrayList<>();
    for (int c = 0; c < ambientDimension; c++) {
      d.add(c == free ? determinant : field.zero());
    }
    for (int i = 0; i < rows.size(); i++) {
      d.set(pivots.get(i), field.unaryMinus(rows.get(i).get(free)));
    }
    return Vec.from(field, d);
  }

  /** Returns D. */
  public E determinant() {
    return determinant;
  }
}
