package org.certigjk.subalgorithms;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;

/**
 * The squared distances dᵢ² = ‖yᵢ‖² and dᵢⱼ² = ‖yᵢ &minus; yⱼ‖² of Y = {y₀, …, yₘ₋₁}, and what
 * follows from them without coordinates.
 *
 * <pre>
 *   yᵢᵀyⱼ = (dᵢ² + dⱼ² − dᵢⱼ²) / 2                              (Greer, equation 12)
 *   (−1)^(k+1) 2^k (k!)² V² = det ( 0  1ᵀ ; 1  (dᵢⱼ²) )          (Cayley and Menger)
 * </pre>
 *
 * where V is the k-dimensional volume of a simplex with k + 1 vertices. The rank of the matrix is
 * larger by 2 than the dimension of the affine hull of its points.
 *
 * @param <E> the type of the distances
 */
final class SquaredDistances<E> {

  private final OrderedField<E> field;

  /** The dᵢ². */
  private final Vec<E> fromOrigin;

  /** The dᵢⱼ², row by row. */
  private final Vec<E>[] between;

  /**
   * Takes the distances.
   *
   * @param fromOrigin the dᵢ²
   * @param between the rows of dᵢⱼ²
   */
  SquaredDistances(Vec<E> fromOrigin, Vec<E>[] between) {
    this.field = fromOrigin.field();
    this.fromOrigin = fromOrigin;
    this.between = between.clone();
  }

  /** Returns the distances of these points. */
  static <E> SquaredDistances<E> of(Vec<E>[] y) {
    OrderedField<E> field = y[0].field();
    Vec<E>[] between = y.clone();
    Arrays.setAll(
        between,
        i -> Vec.from(field, Stream.of(y).map(yj -> y[i].minus(yj).squaredNorm()).toList()));
    return new SquaredDistances<>(
        Vec.from(field, Stream.of(y).map(Vec::squaredNorm).toList()), between);
  }

  /** Returns the rows of Q, Qᵢⱼ = yᵢᵀyⱼ. */
  Vec<E>[] innerProducts() {
    Vec<E>[] q = between.clone();
    Arrays.setAll(
        q,
        i ->
            Vec.from(
                field,
                IntStream.range(0, between.length).mapToObj(j -> innerProduct(i, j)).toList()));
    return q;
  }

  private E innerProduct(int i, int j) {
    E two = field.plus(field.one(), field.one());
    E sum = field.plus(fromOrigin.get(i), fromOrigin.get(j));
    return field.div(field.minus(sum, between[i].get(j)), two);
  }

  /** Returns whether the simplex with these vertices has volume 0. */
  boolean isDegenerate(int[] indices) {
    return field.isZero(cayleyMenger(indices).determinant());
  }

  /** Returns the dimension of the affine hull of all points, from the rank of their matrix. */
  int affineDimension() {
    return cayleyMenger(IntStream.range(0, between.length).toArray()).rank() - 2;
  }

  /** The matrix of Cayley and Menger for these vertices, eliminated. */
  LinearEquations<E> cayleyMenger(int[] indices) {
    List<Vec<E>> rows = new ArrayList<>();
    List<E> ones = IntStream.of(indices).mapToObj(i -> field.one()).toList();
    rows.add(row(field.zero(), ones));
    for (int i : indices) {
      rows.add(row(field.one(), IntStream.of(indices).mapToObj(between[i]::get).toList()));
    }
    return LinearEquations.of(rows);
  }

  /** A row of the matrix, with right side 0: only the rank and the determinant are wanted. */
  private Vec<E> row(E first, List<E> others) {
    List<E> row = new ArrayList<>();
    row.add(first);
    row.addAll(others);
    row.add(field.zero());
    return Vec.from(field, row);
  }
}
