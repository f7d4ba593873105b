package org.certigjk.hull;

import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.PolytopeMapping;
import org.certigjk.geometry.Vec;

/**
 * A {@link HillClimbing} search that starts at the support point it found last, which is near the
 * next one if the direction changes little.
 *
 * <p>Source: Cameron 1997, section 3.2 (his s_old).
 *
 * <p><b>Guarantee.</b> As the search that it uses. Where several points are support points, which
 * of them is found depends on the queries before.
 *
 * <p><b>Limits.</b> Mutable; not for use by several threads.
 *
 * <p><b>Example.</b> {@code new HillClimbingTracker<>(HillClimbing.onHull(points))}
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
@SuppressWarnings("index") // its numbers are those of the search
public final class HillClimbingTracker<E> implements PolytopeMapping<E> {

  private final HillClimbing<E> search;
  private int last;

  /** Starts at the start of the search. */
  public HillClimbingTracker(HillClimbing<E> search) {
    this.search = search;
    this.last = search.start();
  }

  @Override
  public OrderedField<E> field() {
    return search.field();
  }

  @Override
  public int dimension() {
    return search.dimension();
  }

  @Override
  public Vec<E> get(int index) {
    return search.get(index);
  }

  @Override
  public Polytope<E> toPolytope() {
    return search.points();
  }

  @Override
  public int supportIndex(Vec<E> direction) {
    last = search.supportIndex(direction, last);
    return last;
  }
}
