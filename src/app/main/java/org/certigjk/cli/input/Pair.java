package org.certigjk.cli.input;

import org.certigjk.geometry.Polytope;

/**
 * Two polytopes of the same dimension, to be measured.
 *
 * @param id what the user calls them: a JSON value, as text
 * @param bodyA A
 * @param bodyB B
 * @param <E> the type of the coordinates
 */
public record Pair<E>(String id, Body<E> bodyA, Body<E> bodyB) {
  /** The id of a pair without one. */
  public static final String NO_ID = "null";

  /** Makes the pair that a record holds; B must have the dimension of A. */
  static <E> Pair<E> of(String id, Body<E> a, Body<E> b, InputText input) throws InputException {
    if (a.dimension() != b.dimension()) {
      throw input.error(
          "b", "dimension " + b.dimension() + ", but a has dimension " + a.dimension());
    }
    return new Pair<>(id, a, b);
  }

  /** Returns the points of A. */
  public Polytope<E> a() {
    return bodyA.points();
  }

  /** Returns the points of B. */
  public Polytope<E> b() {
    return bodyB.points();
  }
}
