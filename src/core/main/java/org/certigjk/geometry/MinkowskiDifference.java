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
    /*@ loop_invariant 0 <= k <= i.length
    @       && (\forall int m; 0 <= m < i.length;
    @         points[m] != null && points[m].field.exact()
    @           && points[m].coordinates.length == space())
    @       && (\forall int m; k <= m < i.length; points[m] == a.point(i[m]))
    @       && (\forall int m, c; 0 <= m < k && 0 <= c < space();
    @         points[m].at(c) == a.point(i[m]).at(c) - b.point(j[m]).at(c))
    @       && (\forall Vec<E> d; d != null && d.coordinates.length == space();
    @         (\forall int m; 0 <= m < k;
    @           d.product(points[m]) == d.product(a.point(i[m])) - d.product(b.point(j[m]))
    @             && points[m].product(d)
    @               == a.point(i[m]).product(d) - b.point(j[m]).product(d)));
    @ loop_assigns k, points[*];
    @ loop_decreases i.length - k; @*/
    for (int k = 0; k < i.length; k++) {
      points[k] = points[k].minus(b.get(j[k]));
    }
    return points;
  }
}
