package org.certigjk.variants;

import java.util.List;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.PolytopeMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.hull.MonotoneChain;

/**
 * A polygon by the vertices of its hull, which keep the indices that they have among the points.
 *
 * @param points the points
 * @param vertices the vertices, counterclockwise
 */
@SuppressWarnings("index") // its numbers are those of the points
record HullVertices<E>(Polytope<E> points, List<Integer> vertices) implements PolytopeMapping<E> {

  /** Returns the body; if it is given by points, as the hull that the monotone chain finds. */
  static <E> IndexedSupportMapping<E> of(IndexedSupportMapping<E> body) {
    return body instanceof Polytope<E> points
        ? new HullVertices<>(points, MonotoneChain.hull(points))
        : body;
  }

  @Override
  public OrderedField<E> field() {
    return points.field();
  }

  @Override
  public int dimension() {
    return points.dimension();
  }

  @Override
  public Vec<E> get(int index) {
    return points.get(index);
  }

  @Override
  public Polytope<E> toPolytope() {
    return points;
  }

  /** The first vertex that attains the maximum. */
  @Override
  public int supportIndex(Vec<E> direction) {
    int best = vertices.get(0);
    for (int vertex : vertices) {
      E value = direction.dot(get(vertex));
      best = field().compare(value, direction.dot(get(best))) > 0 ? vertex : best;
    }
    return best;
  }
}
