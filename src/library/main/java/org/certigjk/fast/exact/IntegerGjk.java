package org.certigjk.fast.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.certigjk.fast.search.Arithmetic;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.integral.IntegerBody;
import org.certigjk.integral.IntegerCorral;
import org.certigjk.integral.Interruption;
import org.certigjk.predicates.IntegerPoints;
import org.certigjk.predicates.ScaledIntegers;
import org.jspecify.annotations.Nullable;

/**
 * The distance in any dimension and for coordinates of any size: the Gilbert–Johnson–Keerthi search
 * over integers.
 *
 * <p><b>Algorithm.</b> All coordinates are integers times a common unit. The simplex is an {@link
 * IntegerCorral}; a vertex of A or B that is beyond it, found by a sweep, joins it until there is
 * none.
 *
 * <p><b>Guarantee.</b> That of {@link ExactQuery}.
 *
 * <p><b>Errors.</b> {@link CancellationException} soon after the thread is interrupted.
 */
public final class IntegerGjk {

  private final IntegerBody a;
  private final IntegerBody b;
  private final List<IntegerCorral.Point> pool = new ArrayList<>();

  private IntegerGjk(IntegerBody a, IntegerBody b) {
    this.a = a;
    this.b = b;
  }

  /**
   * Returns the simplex of the point of A ⊖ B nearest to the origin; if they meet, one whose hull
   * contains the origin.
   *
   * @param start what may be that simplex
   * @param dimension n
   */
  public static IntegerCorral search(IntegerBody a, IntegerBody b, Candidate start, int dimension) {
    IntegerGjk search = new IntegerGjk(a, b);
    int count = Math.min(start.size, dimension + 1);
    for (int k = 0; k < count; k++) {
      search.pool.add(search.point(start.a[k], start.b[k]));
    }
    if (count == 0) {
      search.pool.add(search.point(0, 0));
    }
    return search.solve();
  }

  /** Returns the distance of A + t and B, or of images, and puts the simplex in the candidate. */
  static double distance(Vertices a, Vertices b, Candidate c) {
    ExactBodies bodies = ExactBodies.ofVertices(a, b, c);
    IntegerCorral corral = search(bodies.a(), bodies.b(), c, a.dimension);
    store(corral, c);
    // v · v = v · y₀
    return ScaledIntegers.root(
        IntegerPoints.dot(corral.nearest(), corral.points().get(0).y),
        corral.denominator().multiply(bodies.denominator().pow(2)),
        bodies.exponent());
  }

  private IntegerCorral solve() {
    IntegerCorral corral = IntegerCorral.of(pool);
    IntegerCorral.@Nullable Point beyond = beyond(corral);
    while (beyond != null) {
      Interruption.check();
      corral.insert(beyond);
      beyond = beyond(corral);
    }
    return corral;
  }

  private IntegerCorral.Point point(int i, int j) {
    return new IntegerCorral.Point(i, j, IntegerPoints.minus(a.get(i), b.get(j)));
  }

  /** Returns a point y with v &middot; y &lt; v &middot; v, first from the pool. */
  private IntegerCorral.@Nullable Point beyond(IntegerCorral corral) {
    BigInteger[] v = corral.nearest();
    IntegerCorral.Point first = corral.points().get(0);
    BigInteger level = IntegerPoints.dot(v, first.y);
    if (level.signum() == 0) {
      return null;
    }
    for (IntegerCorral.Point point : pool) {
      if (IntegerPoints.dot(v, point.y).compareTo(level) < 0) {
        return point;
      }
    }
    BigInteger[] opposite = new BigInteger[v.length];
    Arrays.setAll(opposite, c -> v[c].negate());
    int beyondA = a.beyond(first.a, v);
    int beyondB = b.beyond(first.b, opposite);
    return beyondA == IntegerBody.NONE && beyondB == IntegerBody.NONE
        ? null
        : point(
            beyondA == IntegerBody.NONE ? first.a : beyondA,
            beyondB == IntegerBody.NONE ? first.b : beyondB);
  }

  /** Puts the simplex in the candidate. */
  public static void store(IntegerCorral corral, Candidate candidate) {
    candidate.size = corral.points().size();
    for (int k = 0; k < candidate.size; k++) {
      candidate.a[k] = corral.points().get(k).a;
      candidate.b[k] = corral.points().get(k).b;
    }
    candidate.stage = Arithmetic.INTEGERS;
  }
}
