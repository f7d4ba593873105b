package org.certigjk.geometry;

import org.certigjk.field.OrderedField;

/**
 * A support mapping s_X of a convex region X &sub; Rⁿ: for every direction d a point of X that is
 * furthest in that direction,
 *
 * <pre>  s_X(d) ∈ X,   dᵀs_X(d) = max { dᵀx | x ∈ X } = h_X(d).</pre>
 *
 * <p>Source: Jales 2024, chapter 2, definition 2.4. It is all that GJK needs to know of a shape, so
 * a shape of one's own is an implementation of this interface ({@code SupportMappingContract} in
 * certigjk-testing checks it).
 *
 * <p><b>Guarantee expected of implementations.</b> The same direction gives the same point. The
 * direction is not normalised and may be 0, for which every point of X is right.
 *
 * @param <E> the type of the coordinates
 */
public interface SupportMapping<E> {

  /** Returns the field of the coordinates. */
  OrderedField<E> field();

  /** Returns n, the dimension of the space that the region lies in. */
  int dimension();

  /** Returns the support point s_X(d). */
  Vec<E> support(Vec<E> direction);

  /** Returns the value of the support function, h_X(d) = dᵀs_X(d). */
  default E supportValue(Vec<E> direction) {
    return direction.dot(support(direction));
  }
}
