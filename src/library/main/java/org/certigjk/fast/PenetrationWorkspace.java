package org.certigjk.fast;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.depth.DepthQuery;
import org.certigjk.fast.query.UnitVector;
import org.certigjk.gjk.Verdict;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.Penetration;
import org.certigjk.penetration.PenetrationResult;

/**
 * The penetration depth of polytopes with {@code double} coordinates, by a search in doubles whose
 * end is decided exactly: the length of the shortest motion of A, by &minus;p, that ends the
 * overlap with B. It has a workspace of its own beside {@link DistanceWorkspace}, because an answer
 * consists of other things, and the search needs more room.
 *
 * <p><b>Algorithm.</b> Do the bodies meet? If so, a polytope inside of A &ominus; B expands until
 * its nearest facet cannot (van den Bergen 2001), all of it in doubles. Then it is decided whether
 * A &ominus; B is on one side of the plane of this facet, which makes its distance an upper bound,
 * and whether the surface is closed around the origin and no facet is nearer, which makes it a
 * lower bound; these are the conditions of {@link org.certigjk.penetration.PenetrationChecker}.
 * Each is the sign of a polynomial in the coordinates. It is evaluated in doubles, and counts if it
 * exceeds a bound on its rounding error ({@link org.certigjk.predicates.ErrorBounds}); else
 * exactly. If a condition does not hold, as where bodies touch or the search stopped too early,
 * {@link Penetration} searches from the start. {@link #stage} tells which arithmetic was needed.
 *
 * <p><b>Guarantee.</b> {@link #depth} is the double nearest to the penetration depth of the two
 * polytopes as they are given, ties to even. {@link #result} is what {@link Penetration} answers. A
 * query that ends at {@link Stage#FILTER} allocates nothing but arrays that are kept. The bounds
 * are derived and tested; that their formulas hold is proved in Coq, that they are composed rightly
 * here is not.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for polytopes of different dimension; {@link
 * IllegalStateException} if there is no query yet to ask about.
 *
 * <p><b>Limits.</b> Not safe for use by several threads at once: one workspace for each. Other
 * dimensions than 2 and 3, and coordinates beyond 2<sup>238</sup> or all below
 * 2<sup>&minus;225</sup>, are searched exactly, which takes milliseconds.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * DoublePolytope a = DoublePolytope.of(new double[][] {{0, 0}, {4, 0}, {4, 4}, {0, 4}});
 * DoublePolytope b = DoublePolytope.of(new double[][] {{3, 2}, {9, 1}, {9, 3}});
 * PenetrationWorkspace workspace = new PenetrationWorkspace();
 * workspace.depth(a, b);              // 1.0
 * workspace.verdict();                // OVERLAPPING
 * double[] p = new double[2];
 * workspace.penetrationVector(p);     // (1, 0)
 * }</pre>
 *
 * @since 0.2.0
 */
public final class PenetrationWorkspace {

  private final DepthQuery query = new DepthQuery();
  private final Answer answer = new Answer("depth(a, b)");

  /** Makes a workspace. */
  public PenetrationWorkspace() {}

  /**
   * Returns the double nearest to the penetration depth of A and B, ties to even; 0 if they touch
   * or are apart, which {@link #verdict} tells.
   */
  public double depth(DoublePolytope a, DoublePolytope b) {
    answer.forget();
    Requirements.sameDimension(a, b);
    double depth = query.depth(a.vertices, b.vertices);
    answer.isAbout(a.vertices, b.vertices);
    return depth;
  }

  /** Returns how the bodies of the last {@link #depth} lie: overlapping, touching or separated. */
  public Verdict verdict() {
    answer.require();
    return query.verdict();
  }

  /**
   * Writes the penetration vector p of the last {@link #depth}, each coordinate correctly rounded,
   * ties to even: the point of the boundary of A &ominus; B nearest to the origin, so that A
   * &minus; p touches B. Where several are nearest, it is the lexicographically greatest, as {@link
   * Penetration} says. 0 if the bodies do not overlap.
   *
   * @param p room for n numbers
   * @throws IllegalArgumentException if there is room for more or less than n numbers
   */
  public void penetrationVector(double[] p) {
    answer.require();
    query.vector(p);
  }

  /**
   * Writes p / ‖p‖ of the last {@link #depth}: each coordinate is within 2<sup>&minus;51</sup> of
   * the exact one, absolutely.
   *
   * @param n room for n numbers
   * @throws IllegalArgumentException if there is room for more or less than n numbers
   * @throws IllegalStateException if the bodies do not overlap: then p = 0
   */
  public void normal(double[] n) {
    answer.require();
    query.vector(n);
    if (UnitVector.divide(n, query.depth())) {
      return;
    }
    if (!(query.result() instanceof Penetrating<BigFraction> penetrating)) {
      throw new IllegalStateException("A and B do not overlap: there is no normal");
    }
    UnitVector.of(penetrating.penetrationVector(), n);
  }

  /**
   * Writes a point of A and one of B that the last {@link #depth} found furthest in each other,
   * whose difference is p, each coordinate correctly rounded, ties to even: moving A by &minus;p
   * brings them together. Of bodies that touch, a common point, twice; of bodies that are apart,
   * the points nearest to each other. They need not be the only ones.
   *
   * @param onA room for the point of A, n numbers
   * @param onB room for the point of B, n numbers
   * @throws IllegalArgumentException if there is room for more or less than n numbers
   */
  public void contactPoints(double[] onA, double[] onB) {
    answer.require();
    query.contactPoints(onA, onB);
  }

  /**
   * Returns the result of the last {@link #depth}, in rational numbers, with a certificate. It is
   * searched for exactly when it is first asked for.
   */
  public PenetrationResult<BigFraction> result() {
    answer.require();
    return query.result();
  }

  /** Returns the arithmetic that the last {@link #depth} needed. */
  public Stage stage() {
    answer.require();
    return Stage.of(query.stage());
  }
}
