package org.certigjk.cli;

import org.certigjk.geometry.Polytope;

/**
 * Two polytopes of the same dimension, to be measured.
 *
 * @param id what the user calls them: a JSON value, as text
 * @param a A
 * @param b B
 * @param <E> the type of the coordinates
 */
record Pair<E>(String id, Polytope<E> a, Polytope<E> b) {
  /** The id of a pair without one. */
  static final String NO_ID = "null";
}
