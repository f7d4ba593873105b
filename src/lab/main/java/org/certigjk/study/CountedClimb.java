package org.certigjk.study;

import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.hull.ConvexHull;

/**
 * Algorithm 4 of Jales 2024 on the edges of a convex hull, from the support point found last, with
 * a count of what it does. The points may move between two queries, the edges stay.
 */
final class CountedClimb implements IndexedSupportMapping<Double> {

  private final int[][] neighbours;
  private Polytope<Double> points;
  private int last;
  private Count count = Count.NONE;

  /**
   * What climbs took.
   *
   * @param climbs the climbs
   * @param moves the moves of all, which are the recursions of algorithm 4
   * @param none the climbs without a move
   * @param atMostOne the climbs of no move or one
   * @param most the moves of the longest
   * @param products the inner products of all
   */
  record Count(long climbs, long moves, long none, long atMostOne, long most, long products) {

    static final Count NONE = new Count(0, 0, 0, 0, 0, 0);

    Count plus(Count other) {
      return new Count(
          climbs + other.climbs,
          moves + other.moves,
          none + other.none,
          atMostOne + other.atMostOne,
          Math.max(most, other.most),
          products + other.products);
    }
  }

  private CountedClimb(int[][] neighbours, Polytope<Double> points) {
    this.neighbours = neighbours;
    this.points = points;
  }

  /** Returns the climb on the hull of points all of which are vertices of it, from the first. */
  static CountedClimb of(double[][] vertices) {
    ConvexHull hull = ConvexHull.of(vertices);
    int[][] neighbours = new int[vertices.length][];
    for (int x = 0; x < neighbours.length; x++) {
      neighbours[x] = hull.neighbours(x).stream().mapToInt(Integer::intValue).toArray();
    }
    return new CountedClimb(neighbours, Polytope.of(Doubles.INSTANCE, vertices));
  }

  /** Takes the points where they are now. */
  void move(double[][] vertices) {
    points = Polytope.of(Doubles.INSTANCE, vertices);
  }

  /** Forgets what was counted. */
  void reset() {
    count = Count.NONE;
  }

  Count count() {
    return count;
  }

  @Override
  public OrderedField<Double> field() {
    return Doubles.INSTANCE;
  }

  @Override
  public int dimension() {
    return points.dimension();
  }

  @Override
  public Vec<Double> get(int index) {
    return points.get(index);
  }

  @Override
  public int supportIndex(Vec<Double> direction) {
    double height = direction.dot(points.get(last));
    long moves = 0;
    long products = 1;
    for (int k = 0; k < neighbours[last].length; ) {
      int next = neighbours[last][k];
      double other = direction.dot(points.get(next));
      products++;
      if (other > height) {
        last = next;
        height = other;
        moves++;
        k = 0;
      } else {
        k++;
      }
    }
    count =
        count.plus(new Count(1, moves, moves == 0 ? 1 : 0, moves <= 1 ? 1 : 0, moves, products));
    return last;
  }
}
