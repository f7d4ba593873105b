package org.certigjk.subalgorithms;

import org.certigjk.field.OrderedField;
import org.certigjk.simplex.SubSimplex;
import org.jspecify.annotations.Nullable;

/**
 * Of the candidates for v(conv Y) seen so far the one with the least ‖v‖²; the first such if
 * several have it.
 *
 * @param <E> the type of the coordinates
 */
final class NearestSoFar<E> {

  private final OrderedField<E> field;
  private @Nullable SubSimplex<E> best;
  private @Nullable E least;

  NearestSoFar(OrderedField<E> field) {
    this.field = field;
  }

  /** Takes a candidate, if there is one. */
  void consider(@Nullable SubSimplex<E> candidate) {
    if (candidate != null) {
      consider(candidate, candidate.v().squaredNorm());
    }
  }

  /** Takes a candidate whose ‖v‖² is known. */
  void consider(SubSimplex<E> candidate, E squaredNorm) {
    E present = least;
    if (present == null || field.compare(squaredNorm, present) < 0) {
      best = candidate;
      least = squaredNorm;
    }
  }

  /** Returns the nearest, {@code null} if there was none. */
  @Nullable SubSimplex<E> best() {
    return best;
  }
}
