package org.certigjk.penetration;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * The dual basis d₁, …, dₙ of n linearly independent vectors z₁, …, zₙ of Rⁿ,
 *
 * <pre>  dᵢᵀzⱼ = 1 if i = j, else 0,</pre>
 *
 * by Gauss–Jordan elimination: with the zⱼ as the columns of Z, the dᵢ are the rows of
 * Z<sup>&minus;1</sup>. The coordinates of x in the basis of the zᵢ are the dᵢᵀx, and N = Σ dᵢ is
 * the normal of the plane { x | Nᵀx = 1 } through the zᵢ.
 *
 * @param <E> the type of the coordinates
 */
final class DualBasis<E> {

  private final List<Vec<E>> vectors;

  private DualBasis(List<Vec<E>> vectors) {
    this.vectors = vectors;
  }

  /** Returns the dual basis, or {@code null} if the vectors are linearly dependent. */
  static <E> @Nullable DualBasis<E> of(List<Vec<E>> z) {
    List<Vec<E>> rows = withIdentity(z);
    for (int column = 0; column < z.size(); column++) {
      if (!eliminate(rows, column)) {
        return null;
      }
    }
    return new DualBasis<>(rows.stream().map(row -> part(row, z.size(), 2 * z.size())).toList());
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

  /** Makes a column that of the identity, or returns false if it has no pivot. */
  private static <E> boolean eliminate(List<Vec<E>> rows, int column) {
    OrderedField<E> field = rows.get(0).field();
    int pivot = column;
    while (pivot < rows.size() && field.isZero(rows.get(pivot).get(column))) {
      pivot++;
    }
    if (pivot == rows.size()) {
      return false;
    }
    Collections.swap(rows, column, pivot);
    Vec<E> row = rows.get(column).times(field.inverse(rows.get(column).get(column)));
    rows.replaceAll(other -> other.minus(row.times(other.get(column))));
    rows.set(column, row);
    return true;
  }

  private static <E> Vec<E> part(Vec<E> row, int from, int to) {
    List<E> part = new ArrayList<>();
    for (int j = from; j < to; j++) {
      part.add(row.get(j));
    }
    return Vec.from(row.field(), part);
  }

  /** Returns the vector dᵢ. */
  Vec<E> get(int i) {
    return vectors.get(i);
  }

  /** Returns N = Σ dᵢ. */
  Vec<E> normal() {
    return vectors.stream().reduce(Vec::plus).orElseThrow();
  }
}
