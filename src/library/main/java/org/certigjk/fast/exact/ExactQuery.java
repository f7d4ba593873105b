package org.certigjk.fast.exact;

import org.certigjk.fast.search.Arithmetic;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.BoundedVector;
import org.certigjk.predicates.ErrorBounds;

/**
 * The distance of A + t and B from a simplex that may be right, nearly right or bad: the
 * Gilbert–Johnson–Keerthi search of which every decision is the exact sign of a polynomial.
 *
 * <p><b>Algorithm.</b> In up to three dimensions, the plane as the plane z = 0: {@link
 * ExactSimplex} reduces the simplex to its nearest face, {@link ExactDirection} gives v; if no
 * vertex of A has (a &minus; a_s) &middot; v &lt; 0 and none of B has (b &minus; b_s) &middot; v
 * &gt; 0, where (a_s, b_s) is a pair of the simplex, then v = v((A + t) ⊖ B). Else a vertex that
 * has joins the simplex: ‖v‖ falls with each, and there are finitely many simplices. Signs are
 * evaluated in doubles, in pairs of doubles and in integers, as far as necessary. Coordinates whose
 * products could overflow or underflow go to {@link ExactScaling} first, more dimensions to {@link
 * IntegerGjk}.
 *
 * <p><b>Guarantee.</b> For any finite input and any candidate the distance is the double nearest to
 * ‖v‖, ties to even. The candidate is then a simplex with positive weights, affinely independent,
 * whose point nearest to the origin is v.
 */
public final class ExactQuery {

  /** If all coordinates are smaller, products of four underflow. */
  private static final double SMALLEST = 0x1p-225;

  private final ExactSimplex simplex;
  private final Candidate candidate;
  private boolean usesIntegers;

  private ExactQuery(ExactPair pair, Candidate candidate) {
    this.candidate = candidate;
    this.simplex = new ExactSimplex(pair);
  }

  /** Returns the distance, and puts the simplex in the candidate. */
  public static double distance(Vertices a, Vertices b, Candidate c) {
    if (a.dimension > 3 || c.isPlaced) {
      return IntegerGjk.distance(a, b, c);
    }
    double magnitude = Math.max(a.magnitude, b.magnitude);
    for (int k = 0; k < a.dimension; k++) {
      magnitude = Math.max(magnitude, Math.abs(c.t[k]));
    }
    return isInRange(magnitude)
        ? new ExactQuery(new ExactPair(a, b, c.t), c).solve(0)
        : ExactScaling.distance(a, b, c, magnitude);
  }

  /** Whether products of four coordinates neither overflow nor underflow all. */
  static boolean isInRange(double magnitude) {
    return magnitude <= ErrorBounds.LARGEST && (magnitude >= SMALLEST || magnitude == 0);
  }

  /**
   * The same for coordinates in the range of the filters; the distance is multiplied by 2^scale.
   */
  static double distance(Vertices a, Vertices b, Candidate c, int scale) {
    return new ExactQuery(new ExactPair(a, b, c.t), c).solve(scale);
  }

  private double solve(int scale) {
    start();
    double distance = search(scale);
    simplex.store(candidate);
    candidate.stage =
        usesIntegers || simplex.signs.usesIntegers ? Arithmetic.INTEGERS : Arithmetic.DOUBLE_DOUBLE;
    return distance;
  }

  private void start() {
    int count = Math.min(candidate.size, ExactPoints.SIZE);
    for (int k = 0; k < count; k++) {
      simplex.add(candidate.a[k], candidate.b[k]);
    }
    if (count == 0) {
      simplex.add(0, 0);
    }
  }

  private double search(int scale) {
    int newest = 0;
    while (true) {
      simplex.reduce(newest);
      if (simplex.size == ExactPoints.SIZE) {
        return 0;
      }
      ExactDirection direction = new ExactDirection(simplex);
      BoundedVector v = direction.vector();
      newest = v == null ? 0 : insertBeyond(direction, v);
      double distance = v != null && newest == 0 ? direction.distance(scale) : 0;
      usesIntegers |= direction.usesIntegers;
      if (newest == 0) {
        return distance;
      }
    }
  }

  /** Adds a pair that is beyond the simplex; returns its place as a bit, or 0 if there is none. */
  private int insertBeyond(ExactDirection direction, BoundedVector v) {
    ExactSides sides = new ExactSides(simplex, v, 1);
    return sides.isBeyond(direction) ? 1 << simplex.add(sides.inA(), sides.inB()) : 0;
  }
}
