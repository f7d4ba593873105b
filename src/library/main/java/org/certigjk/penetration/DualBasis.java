package org.certigjk.penetration;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * The dual basis d₁, …, dₙ of n linearly independent vectors z₁, …, zₙ of Rⁿ, times a determinant.
 * It is
 *
 * <pre>  dᵢᵀzⱼ = 1 if i = j, else 0,</pre>
 *
 * times the magnitude D of their determinant: with the zⱼ as the columns of Z, the D dᵢ are the
 * rows of D Z<sup>&minus;1</sup>. The coordinates of x in the basis of the zᵢ are the dᵢᵀx, and N =
 * Σ dᵢ is the normal of the plane { x | Nᵀx = 1 } through the zᵢ.
 *
 * <p>Fraction-free Gauss–Jordan elimination (Bareiss 1968): entries are minors of (Z | I), and the
 * divisions, by the pivot before, leave nothing over. So for integers everything is an integer.
 *
 * @param <E> the type of the coordinates
 */
final class DualBasis<E> {

  private final List<Vec<E>> multiples;
  private final E determinant;

  private DualBasis(List<Vec<E>> multiples, E determinant) {
    this.multiples = multiples;
    this.determinant = determinant;
  }

  /** Returns the dual basis, or {@code null} if the vectors are linearly dependent. */
  static <E> @Nullable DualBasis<E> of(List<Vec<E>> z) {
    OrderedField<E> field = z.get(0).field();
    List<Vec<E>> rows = withIdentity(z);
    E previous = field.one();
    for (int column = 0; column < z.size(); column++) {
      if (!eliminate(rows, column, previous)) {
        return null;
      }
      previous = rows.get(column).get(column);
    }
    boolean positive = field.signum(previous) > 0;
    List<Vec<E>> multiples = new ArrayList<>();
    for (Vec<E> row : rows) {
      Vec<E> multiple = part(row, z.size(), 2 * z.size());
      multiples.add(positive ? multiple : multiple.unaryMinus());
    }
    return new DualBasis<>(multiples, positive ? previous : field.unaryMinus(previous));
  }

  /** The rows of (Z | I). */
  private static <E> List<Vec<E>> withIdentity(List<Vec<E>> z) {
    OrderedField<E> field = z.get(0).field();
    List<Vec<E>> rows = new ArrayList<>();
    for (int i = 0; i < z.size(); i++) {
      List<E> row = new ArrayList<>();
      for (Vec<E> column : z) {
        row.add(column.get(i));
      }
      for (int j = 0; j < z.size(); j++) {
        row.add(i == j ? field.one() : field.zero());
      }
      rows.add(Vec.from(field, row));
    }
    return rows;
  }

  /** Makes a column that of a multiple of the identity, or returns false if it has no pivot. */
  private static <E> boolean eliminate(List<Vec<E>> rows, int column, E previous) {
    OrderedField<E> field = rows.get(0).field();
    int pivot = column;
    while (pivot < rows.size() && field.isZero(rows.get(pivot).get(column))) {
      pivot++;
    }
    if (pivot == rows.size()) {
      return false;
    }
    Collections.swap(rows, column, pivot);
    Vec<E> row = rows.get(column);
    for (int i = 0; i < rows.size(); i++) {
      if (i != column) {
        rows.set(i, eliminated(rows.get(i), row, column, previous));
      }
    }
    return true;
  }

  private static <E> Vec<E> eliminated(Vec<E> other, Vec<E> row, int column, E previous) {
    OrderedField<E> field = row.field();
    E pivot = row.get(column);
    E factor = other.get(column);
    List<E> entries = new ArrayList<>();
    for (int c = 0; c < row.dimension(); c++) {
      E product = field.times(factor, row.get(c));
      entries.add(field.div(field.minus(field.times(pivot, other.get(c)), product), previous));
    }
    return Vec.from(field, entries);
  }

  private static <E> Vec<E> part(Vec<E> row, int from, int to) {
    List<E> part = new ArrayList<>();
    for (int j = from; j < to; j++) {
      part.add(row.get(j));
    }
    return Vec.from(row.field(), part);
  }

  /** Returns D &gt; 0. */
  E determinant() {
    return determinant;
  }

  /** Returns the vector D dᵢ. */
  Vec<E> multiple(int i) {
    return multiples.get(i);
  }

  /** Returns D N = Σ D dᵢ. */
  Vec<E> normal() {
    return multiples.stream().reduce(Vec::plus).orElseThrow();
  }
}
