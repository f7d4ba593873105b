package org.certigjk.geometry;

/**
 * A support mapping whose support points are numbered, so that a simplex, a trace and a certificate
 * can name them: {@code support(d) = get(supportIndex(d))}.
 *
 * <p><b>Guarantee expected of implementations.</b> Of several support points {@link #supportIndex}
 * gives the one with the lowest index. One that gives another says so; with it a search takes
 * another way, to an answer as right.
 *
 * @param <E> the type of the coordinates
 */
public interface IndexedSupportMapping<E> extends SupportMapping<E> {

  /** Returns the index of the support point s_X(d). */
  int supportIndex(Vec<E> direction);

  /**
   * Returns the point with this index.
   *
   * @throws IndexOutOfBoundsException if no point has it
   */
  Vec<E> get(int index);

  /**
   * Returns the points with these indices.
   *
   * @throws IndexOutOfBoundsException if no point has one of them
   */
  @SuppressWarnings({"unchecked", "rawtypes"}) // a generic array cannot be made otherwise
  default Vec<E>[] get(int[] indices) {
    Vec<E>[] points = new Vec[indices.length];
    /*@ loop_invariant 0 <= k <= indices.length
    @       && (\forall int m; 0 <= m < k;
    @         points[m] != null && points[m] == point(indices[m])
    @           && points[m].field.exact() == isExact()
    @           && points[m].coordinates.length == space());
    @ loop_assigns k, points[*];
    @ loop_decreases indices.length - k; @*/
    for (int k = 0; k < indices.length; k++) {
      points[k] = get(indices[k]);
    }
    return points;
  }

  @Override
  default Vec<E> support(Vec<E> direction) {
    return get(supportIndex(direction));
  }
}
