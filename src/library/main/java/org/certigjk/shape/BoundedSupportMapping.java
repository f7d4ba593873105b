package org.certigjk.shape;

import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;

/**
 * A support mapping that may have to round, and says within which bounds. For every direction d
 *
 * <pre>  s_X(d) ∈ X,   dᵀs_X(d) ≤ h_X(d) ≤ u_X(d),</pre>
 *
 * where u_X is {@link #supportUpperBound}. Round shapes need roots, which a computer rounds; with
 * both bounds a distance algorithm can give an interval that contains the distance all the same.
 *
 * <p>The shapes of this package stay what they are under composition: an image, a sum or a hull of
 * bounded support mappings is one. A {@link SupportMapping} that is not bounded is taken at its
 * word, that is u_X(d) = dᵀs_X(d); so it is with {@link Polytope}.
 *
 * <p><b>Guarantee expected of implementations.</b> Over an exact field, the two lines above, and
 * equality in them if {@link #isPolyhedral()}. Over an inexact field both values are rounded, and
 * nothing is promised.
 *
 * @param <E> the type of the coordinates
 */
public interface BoundedSupportMapping<E> extends SupportMapping<E> {

  /** Returns u_X(d), a number that h_X(d) does not exceed. */
  E supportUpperBound(Vec<E> direction);

  /** Returns whether X is a polytope, so that its support points are exact and finitely many. */
  boolean isPolyhedral();

  /** Returns u_X(d) of any support mapping: its bound if it has one, else dᵀs_X(d). */
  static <E> E upperBound(SupportMapping<E> region, Vec<E> direction) {
    return region instanceof BoundedSupportMapping<E> bounded
        ? bounded.supportUpperBound(direction)
        : region.supportValue(direction);
  }

  /** Returns {@link #isPolyhedral()} of a bounded support mapping, true of any other. */
  static boolean isPolyhedral(SupportMapping<?> region) {
    return !(region instanceof BoundedSupportMapping<?> bounded) || bounded.isPolyhedral();
  }
}
