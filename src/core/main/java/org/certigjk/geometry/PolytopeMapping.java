package org.certigjk.geometry;

/**
 * An indexed support mapping that can list the points of its region, so that an answer found with
 * it can be checked against all of them. {@link Polytope} is its own list.
 *
 * @param <E> the type of the coordinates
 * @since 0.2.0
 */
public interface PolytopeMapping<E> extends IndexedSupportMapping<E> {

  /** Returns the polytope of the points, with the same indices. */
  Polytope<E> toPolytope();
}
