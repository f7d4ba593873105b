package org.certigjk.variants;

import java.util.List;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Polytope;
import org.certigjk.hull.HillClimbing;
import org.certigjk.hull.MonotoneChain;

/**
 * A distance loop on polygons whose support points are found by climbing along the hull: from the
 * first point, if it is a vertex, the next vertex counterclockwise is tried before the one before.
 *
 * <p><b>Guarantee.</b> That of the loop with {@link HillClimbing.Rule#CORRECTED}; as algorithm 5 is
 * printed none.
 *
 * <p><b>Limits.</b> The plane; other bodies than points are searched as they are.
 *
 * @param label its name
 * @param loop the loop
 * @param rule how the search goes on where no neighbour is higher
 * @param <E> the type of the coordinates
 */
record ByHillClimbing<E>(String label, DistanceVariant<E> loop, HillClimbing.Rule rule)
    implements DistanceVariant<E> {

  @Override
  public VariantResult<E> distance(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    return loop.distance(climbing(a), climbing(b));
  }

  private IndexedSupportMapping<E> climbing(IndexedSupportMapping<E> body) {
    if (!(body instanceof Polytope<E> points) || points.dimension() != 2) {
      return body;
    }
    List<Integer> hull = MonotoneChain.hull(points);
    int[][] neighbours = new int[points.size()][0];
    for (int k = 0; hull.size() > 1 && k < hull.size(); k++) {
      int next = hull.get((k + 1) % hull.size());
      int previous = hull.get((k + hull.size() - 1) % hull.size());
      neighbours[hull.get(k)] = new int[] {next, previous};
    }
    int start = hull.contains(0) ? 0 : hull.get(0);
    return HillClimbing.of(points, neighbours).withRule(rule).withStart(start);
  }
}
