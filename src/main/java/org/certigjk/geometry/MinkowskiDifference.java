package org.certigjk.geometry;

import org.certigjk.field.OrderedField;

/**
 * The Minkowski difference A ⊖ B = { a &minus; b | a ∈ A, b ∈ B } of two regions, by its support
 * mapping
 *
 * <pre>  s_{A ⊖ B}(d) = s_A(d) − s_B(−d).</pre>
 *
 * <p>Source: Jales 2024, definition 2.1 and theorem 2.5. The difference itself, which can have #A ·
 * #B vertices, is never built; its points are named by an index in A and one in B.
 *
 * @param <E> the type of the coordinates
 */
public final class MinkowskiDifference<E> implements SupportMapping<E> {

  private final IndexedSupportMapping<E> a;
  private final IndexedSupportMapping<E> b;

  /**
   * Makes A ⊖ B.
   *
   * @throws IllegalArgumentException if the regions differ in dimension or field
   */
  public MinkowskiDifference(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    if (a.dimension() != b.dimension()) {
      throw new IllegalArgumentException(
          "A has dimension " + a.dimension() + ", B has dimension " + b.dimension());
    }
    if (!a.field().equals(b.field())) {
      throw new IllegalArgumentException("A is over " + a.field() + ", B is over " + b.field());
    }
    this.a = a;
    this.b = b;
  }

  @Override
  public OrderedField<E> field() {
    return a.field();
  }

  @Override
  public int dimension() {
    return a.dimension();
  }

  @Override
  public Vec<E> support(Vec<E> direction) {
    return a.support(direction).minus(b.support(direction.unaryMinus()));
  }

  /**
   * Returns the point aᵢ &minus; bⱼ.
   *
   * @throws IndexOutOfBoundsException if A or B has no point with the index
   */
  public Vec<E> get(int i, int j) {
    return a.get(i).minus(b.get(j));
  }

  /**
   * Returns the points aᵢ &minus; bⱼ for the pairs (i[0], j[0]), (i[1], j[1]), …
   *
   * @throws IndexOutOfBoundsException if A or B has no point with one of the indices, or there are
   *     fewer j than i
   */
  public Vec<E>[] get(int[] i, int[] j) {
    Vec<E>[] points = a.get(i);
    for (int k = 0; k < i.length; k++) {
      points[k] = points[k].minus(b.get(j[k]));
    }
    return points;
  }
}
