package org.certigjk.subalgorithms;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;

/**
 * The Karush–Kuhn–Tucker equations of the point of aff Y_s nearest to the origin (Greer, equation
 * 7).
 *
 * <pre>
 *   ( Q   1 ) ( α )   ( 0 )
 *   ( 1ᵀ  0 ) ( λ ) = ( 1 ),   Qᵢⱼ = yᵢᵀyⱼ.
 * </pre>
 *
 * <p>They always have a solution, and Σ αᵢyᵢ = v(aff Y_s) for each: Q z + λ1 = 0 and 1ᵀz = 0 give
 * zᵀQz = 0, i.e. Σ zᵢyᵢ = 0. In the basic solution the yᵢ with αᵢ &ne; 0 are affinely independent:
 * a dependence among them, Σ zᵢyᵢ = 0 with Σ zᵢ = 0, would be one among the columns of the matrix.
 */
final class Kkt {

  private Kkt() {}

  /**
   * Returns α of the basic solution.
   *
   * @param q the rows of Q for all of Y
   * @param indices I_s
   */
  static <E> Vec<E> alpha(Vec<E>[] q, int[] indices) {
    OrderedField<E> field = q[0].field();
    List<Vec<E>> rows = new ArrayList<>();
    for (int i : indices) {
      rows.add(row(field, restricted(q[i], indices), field.one(), field.zero()));
    }
    List<E> ones = restricted(q[0], indices).stream().map(entry -> field.one()).toList();
    rows.add(row(field, ones, field.zero(), field.one()));
    Vec<E> solution = LinearEquations.of(rows).solution();
    return Vec.from(field, IntStream.range(0, indices.length).mapToObj(solution::get).toList());
  }

  private static <E> List<E> restricted(Vec<E> row, int[] indices) {
    return IntStream.of(indices).mapToObj(row::get).toList();
  }

  private static <E> Vec<E> row(OrderedField<E> field, List<E> entries, E multiplier, E right) {
    List<E> row = new ArrayList<>(entries);
    row.add(multiplier);
    row.add(right);
    return Vec.from(field, row);
  }
}
