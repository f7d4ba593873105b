package org.certigjk.hull;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.stream.IntStream;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.PolytopeMapping;
import org.certigjk.geometry.Vec;

/**
 * A support mapping of a polytope by local search on a graph over its points: from a point x to a
 * neighbour a with dᵀa &gt; dᵀx, until there is none.
 *
 * <p>Source: Cameron, <i>Enhancing GJK</i> (1997), section 3.2; Jales 2024, sections 5.2 and 5.3.
 * There are four rules, of which the first three are the published ones, faults included:
 *
 * <ul>
 *   <li>{@link Rule#PUBLISHED}: Jales 2024, algorithm 4. On listed points that are not extreme it
 *       can stop at once, where all neighbours are as high (his counterexample: a triangle with the
 *       midpoint of a side).
 *   <li>{@link Rule#DESCRIBED_CORRECTION}: the text of section 5.3. If all neighbours of the first
 *       point are as high as it, look for a point that is not; climb from that if it is higher,
 *       else stay. Wrong in space, where the search can find a lower point first.
 *   <li>{@link Rule#PRINTED_CORRECTION}: algorithm 5, which leaves out "if all neighbours are as
 *       high" and returns at the first lower neighbour. Wrong on a bare triangle.
 *   <li>{@link Rule#CORRECTED}: at <em>every</em> stop look through the whole plateau, the points
 *       that are as high and connected at that height, for one with a higher neighbour; climb on
 *       from that.
 * </ul>
 *
 * <p><b>Guarantee.</b> {@code CORRECTED} gives a support point over an exact field if the points
 * are different, (i) every edge of the polytope is a path of listed points in the graph and (ii)
 * every listed point that is not extreme lies in the hull of its neighbours. Proof: of the last
 * plateau take the point furthest in a second direction in general position. Its neighbours as high
 * lie behind it and the others below, so that by (ii) it is extreme; and from an extreme point that
 * is not optimal an edge leads up. {@code PUBLISHED} does so if (i) holds and all listed points are
 * extreme, as in {@link #onHull}. Over an inexact field the comparisons are those of rounded inner
 * products. Of several support points it gives the one that it comes to first, not the one with the
 * lowest index. Immutable.
 *
 * <p><b>Limits.</b> A point without neighbours, say inside the polytope, is left only if it is not
 * the start.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a graph or a start that does not fit the
 * points.
 *
 * <p><b>Example.</b> The printed correction on a triangle, d = (0, 1), from (0, 0):
 *
 * <pre>{@code
 * Polytope<BigFraction> triangle =
 *     Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}, {1, -1}, {1, 1}});
 * HillClimbing<BigFraction> climbing =
 *     HillClimbing.of(triangle, new int[][] {{1, 2}, {0, 2}, {0, 1}});
 * Vec<BigFraction> up = Vec.of(Rationals.INSTANCE, 0, 1);
 * climbing.supportIndex(up);                                                     // 2
 * climbing.withRule(HillClimbing.Rule.PRINTED_CORRECTION).supportIndex(up);      // 0
 * }</pre>
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
@SuppressWarnings("index") // points are numbers that are kept in arrays
public final class HillClimbing<E> implements PolytopeMapping<E> {

  /** How the search goes on where no neighbour is higher. */
  public enum Rule {
    /** It ends: Cameron 1997; Jales 2024, algorithm 4. */
    PUBLISHED,
    /** The text of Jales 2024, section 5.3. */
    DESCRIBED_CORRECTION,
    /** Jales 2024, algorithm 5, as printed. */
    PRINTED_CORRECTION,
    /** It looks through the whole plateau at every stop. */
    CORRECTED
  }

  private static final int NONE = -1;

  private final Polytope<E> points;
  private final int[][] neighbours;
  private final Rule rule;
  private final int start;

  private HillClimbing(Polytope<E> points, int[][] neighbours, Rule rule, int start) {
    this.points = points;
    this.neighbours = neighbours;
    this.rule = rule;
    this.start = start;
  }

  /**
   * Returns the corrected search, started at point 0.
   *
   * @param points the points
   * @param neighbours the indices of the neighbours of each point, in the order in which they are
   *     tried
   */
  public static <E> HillClimbing<E> of(Polytope<E> points, int[][] neighbours) {
    if (neighbours.length != points.size()) {
      throw new IllegalArgumentException(
          "%d lists of neighbours for %d points".formatted(neighbours.length, points.size()));
    }
    int[][] copy = new int[neighbours.length][];
    for (int x = 0; x < copy.length; x++) {
      copy[x] = neighbours[x].clone();
      for (int a : copy[x]) {
        if (a < 0 || a >= copy.length) {
          throw new IllegalArgumentException(
              "point %d has the neighbour %d, but there are %d points"
                  .formatted(x, a, copy.length));
        }
      }
    }
    return new HillClimbing<>(points, copy, Rule.CORRECTED, 0);
  }

  /**
   * Returns the corrected search on the vertices and edges of the convex hull, started at its first
   * vertex. Points that are not vertices have no neighbours and are never found.
   *
   * @throws IllegalArgumentException also if the points have more than three coordinates, or one
   *     that is not exactly a double
   */
  public static <E> HillClimbing<E> onHull(Polytope<E> points) {
    ConvexHull hull = ConvexHull.of(doubles(points));
    int[][] neighbours = new int[points.size()][0];
    for (int vertex : hull.vertices()) {
      neighbours[vertex] = hull.neighbours(vertex).stream().mapToInt(Integer::intValue).toArray();
    }
    return of(points, neighbours).withStart(hull.vertices().get(0));
  }

  private static <E> double[][] doubles(Polytope<E> points) {
    OrderedField<E> field = points.field();
    double[][] rows = new double[points.size()][points.dimension()];
    for (int x = 0; x < rows.length; x++) {
      for (int k = 0; k < rows[x].length; k++) {
        E coordinate = points.get(x).get(k);
        rows[x][k] = field.toDouble(coordinate);
        if (Double.isInfinite(rows[x][k]) || field.compare(field.of(rows[x][k]), coordinate) != 0) {
          throw new IllegalArgumentException(
              "point %d has the coordinate %s, which is not a double".formatted(x, coordinate));
        }
      }
    }
    return rows;
  }

  /** Returns this search with another rule. */
  public HillClimbing<E> withRule(Rule rule) {
    return new HillClimbing<>(points, neighbours, rule, start);
  }

  /** Returns this search from another start. */
  public HillClimbing<E> withStart(int start) {
    if (start < 0 || start >= points.size()) {
      throw new IllegalArgumentException(
          "the start is point %d, but there are %d points".formatted(start, points.size()));
    }
    return new HillClimbing<>(points, neighbours, rule, start);
  }

  /** Returns the points. */
  public Polytope<E> points() {
    return points;
  }

  @Override
  public Polytope<E> toPolytope() {
    return points;
  }

  /** Returns the start of {@link #supportIndex(Vec)}. */
  public int start() {
    return start;
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
  public int supportIndex(Vec<E> direction) {
    return supportIndex(direction, start);
  }

  /** Returns the index of the point that the search finds in this direction from this start. */
  public int supportIndex(Vec<E> direction, int from) {
    return switch (rule) {
      case PUBLISHED -> climb(direction, from);
      case DESCRIBED_CORRECTION -> described(direction, from);
      case PRINTED_CORRECTION -> printed(direction, from);
      case CORRECTED -> corrected(direction, from);
    };
  }

  /** Algorithm 4: always to the first higher neighbour. */
  private int climb(Vec<E> d, int from) {
    int x = from;
    for (int a = firstHigher(d, x); a != NONE; a = firstHigher(d, x)) {
      x = a;
    }
    return x;
  }

  private int firstHigher(Vec<E> d, int x) {
    E height = d.dot(points.get(x));
    return IntStream.of(neighbours[x])
        .filter(a -> compareHeight(d, a, height) > 0)
        .findFirst()
        .orElse(NONE);
  }

  private int described(Vec<E> d, int from) {
    E height = d.dot(points.get(from));
    if (IntStream.of(neighbours[from]).anyMatch(a -> compareHeight(d, a, height) != 0)) {
      return climb(d, from);
    }
    int other = search(d, from, true);
    return other != NONE && compareHeight(d, other, height) > 0 ? climb(d, other) : from;
  }

  /** Algorithm 5: a search that ends at the first point that is not as high. */
  private int printed(Vec<E> d, int from) {
    BitSet visited = new BitSet();
    visited.set(from);
    Deque<Integer> m = new ArrayDeque<>();
    m.push(from);
    while (!m.isEmpty()) {
      int x = m.pop();
      E height = d.dot(points.get(x));
      for (int a : neighbours[x]) {
        if (!visited.get(a)) {
          int order = compareHeight(d, a, height);
          if (order > 0) {
            return climb(d, a);
          }
          if (order < 0) {
            return x;
          }
          visited.set(a);
          m.push(a);
        }
      }
    }
    return from;
  }

  private int corrected(Vec<E> d, int from) {
    int x = climb(d, from);
    for (int a = search(d, x, false); a != NONE; a = search(d, x, false)) {
      x = climb(d, a);
    }
    return x;
  }

  /**
   * Returns the first neighbour of the plateau of x that is higher, or lower where that counts, or
   * {@link #NONE}.
   */
  private int search(Vec<E> d, int x, boolean lowerCounts) {
    E height = d.dot(points.get(x));
    BitSet plateau = new BitSet();
    plateau.set(x);
    Deque<Integer> waiting = new ArrayDeque<>();
    waiting.push(x);
    while (!waiting.isEmpty()) {
      for (int a : neighbours[waiting.pop()]) {
        int order = compareHeight(d, a, height);
        if (order > 0 || (order < 0 && lowerCounts)) {
          return a;
        }
        if (order == 0 && !plateau.get(a)) {
          plateau.set(a);
          waiting.push(a);
        }
      }
    }
    return NONE;
  }

  private int compareHeight(Vec<E> d, int a, E height) {
    return field().compare(d.dot(points.get(a)), height);
  }
}
