package org.certigjk.geometry;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.field.OrderedField;

/**
 * Numbers the support points of any support mapping in the order in which they are first seen. The
 * point with index 0 is the one in the direction (1, 0, …, 0).
 *
 * <p>Of several support points it gives the one that the other mapping gives, not the one with the
 * lowest index. Mutable: it grows as it is asked. Not for use by several threads.
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public final class SeenPoints<E> implements PolytopeMapping<E> {

  private final SupportMapping<E> region;
  private final List<Vec<E>> points = new ArrayList<>();

  /** Starts with one point seen. */
  public SeenPoints(SupportMapping<E> region) {
    this.region = region;
    supportIndex(Vec.unit(region.field(), region.dimension(), 0));
  }

  @Override
  public OrderedField<E> field() {
    return region.field();
  }

  @Override
  public int dimension() {
    return region.dimension();
  }

  @Override
  public int supportIndex(Vec<E> direction) {
    Vec<E> point = region.support(direction);
    int index = 0;
    while (index < points.size() && !points.get(index).minus(point).isZero()) {
      index++;
    }
    if (index == points.size()) {
      points.add(point);
    }
    return index;
  }

  @Override
  public Vec<E> get(int index) {
    return points.get(index);
  }

  /** Returns the polytope of the points seen so far, with their numbers as indices. */
  public Polytope<E> polytope() {
    return Polytope.from(points);
  }

  /** Returns the points seen so far, and behind them those of the region if it lists them. */
  @Override
  public Polytope<E> toPolytope() {
    List<Vec<E>> all = new ArrayList<>(points);
    if (region instanceof Polytope<E> polytope) {
      all.addAll(polytope.points());
    } else if (region instanceof PolytopeMapping<E> mapping) {
      all.addAll(mapping.toPolytope().points());
    }
    return Polytope.from(all);
  }
}
