package org.certigjk.subalgorithms;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;

/**
 * Linear equations Ax = b over an ordered field, by Gauss–Jordan elimination of the rows of (A | b)
 * with the entry of largest magnitude in a column as its pivot.
 *
 * <p><b>Guarantee.</b> Over an exact field: the rank of A, det A if A is square, and, if there is a
 * solution, the basic one, which is 0 but for columns of A that are linearly independent. The
 * choice of the pivot matters only where rounding does.
 *
 * @param <E> the type of the entries
 */
final class LinearEquations<E> {

  private static final int NONE = -1;

  private final OrderedField<E> field;
  private final List<Vec<E>> rows;

  /** The row of the pivot of each column of A, or NONE. */
  private final int[] pivotRow;

  private int rank;
  private E determinant;

  private LinearEquations(List<Vec<E>> equations) {
    this.rows = new ArrayList<>(equations);
    this.field = rows.get(0).field();
    this.pivotRow = new int[rows.get(0).dimension() - 1];
    this.determinant = field.one();
  }

  /** Solves the equations with these rows (A | b), at least one. */
  static <E> LinearEquations<E> of(List<Vec<E>> equations) {
    LinearEquations<E> solved = new LinearEquations<>(equations);
    for (int column = 0; column < solved.pivotRow.length; column++) {
      solved.eliminate(column);
    }
    return solved;
  }

  private void eliminate(int column) {
    int pivot = largest(column);
    if (pivot == NONE) {
      pivotRow[column] = NONE;
      determinant = field.zero();
      return;
    }
    E entry = rows.get(pivot).get(column);
    E factor = pivot == rank ? entry : field.unaryMinus(entry); // an exchange turns the sign
    determinant = field.times(determinant, factor);
    Vec<E> row = rows.get(pivot).times(field.inverse(entry));
    rows.set(pivot, rows.get(rank));
    rows.set(rank, row);
    for (int i = 0; i < rows.size(); i++) {
      E multiple = rows.get(i).get(column);
      if (i != rank && !field.isZero(multiple)) {
        rows.set(i, rows.get(i).minus(row.times(multiple)));
      }
    }
    pivotRow[column] = rank;
    rank++;
  }

  /** The row without a pivot that has the entry of largest magnitude, NONE if all are 0. */
  private int largest(int column) {
    int best = NONE;
    E most = field.zero();
    for (int i = rank; i < rows.size(); i++) {
      E entry = rows.get(i).get(column);
      E magnitude = field.signum(entry) < 0 ? field.unaryMinus(entry) : entry;
      if (field.compare(magnitude, most) > 0) {
        best = i;
        most = magnitude;
      }
    }
    return best;
  }

  int rank() {
    return rank;
  }

  /** Returns det A; meaningless if A is not square. */
  E determinant() {
    return determinant;
  }

  /** Returns the basic solution; rows that no x satisfies are left out of account. */
  Vec<E> solution() {
    int last = pivotRow.length;
    return Vec.from(
        field,
        Arrays.stream(pivotRow)
            .mapToObj(row -> row == NONE ? field.zero() : rows.get(row).get(last))
            .toList());
  }
}
