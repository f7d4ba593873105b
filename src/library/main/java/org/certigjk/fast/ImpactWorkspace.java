package org.certigjk.fast;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.impact.ImpactQuery;
import org.certigjk.raycast.RayCast;
import org.certigjk.raycast.RayCastResult;

/**
 * The time of impact of a polytope A with {@code double} coordinates that is translated by r, while
 * B rests, by a search in doubles whose end is decided exactly.
 *
 * <pre>  t* = min { t ∈ [0, 1] | (A + t r) ∩ B ≠ ∅ }.</pre>
 *
 * <p><b>Algorithm.</b> A search in doubles proposes the facet of A &ominus; B at which the line {
 * &minus;t r } enters, or a direction that separates the bodies all the way. Then it is decided
 * whether the line goes through that facet, and whether A &ominus; B is on one side of its plane;
 * t* is the time at which the line crosses the plane. Each is the sign of a polynomial in the
 * coordinates. It is evaluated in doubles, and counts if it exceeds a bound on its rounding error
 * ({@link org.certigjk.predicates.ErrorBounds}); else in integers. If a condition does not hold,
 * {@link RayCast} searches from the start. {@link #stage} tells which arithmetic was needed.
 *
 * <p><b>Guarantee.</b> {@link #time} is the double nearest to t* for the polytopes and the
 * direction as they are given, ties to even. {@link #result} is what {@link RayCast} answers. A
 * query that ends at {@link Stage#FILTER} allocates nothing, nor do point and normal but where
 * their rounding is in doubt. The bounds are derived and tested; that their formulas hold is proved
 * in Coq, that they are composed rightly here is not.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for polytopes or directions of different
 * dimension and for a direction that is not finite; {@link IllegalStateException} if there is no
 * query yet to ask about.
 *
 * <p><b>Limits.</b> Not safe for use by several threads at once: one workspace for each. Other
 * dimensions than 2 and 3, and coordinates beyond 2<sup>238</sup>, are searched exactly, which
 * takes milliseconds.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * DoublePolytope a = DoublePolytope.of(new double[][] {{0, 0}, {1, 0}, {0, 1}});
 * DoublePolytope b = DoublePolytope.of(new double[][] {{2, 2}, {3, 2}, {2, 3}});
 * ImpactWorkspace workspace = new ImpactWorkspace();
 * workspace.time(a, b, 4, 3);   // 0.42857142857142855, that is 3/7
 * workspace.time(a, b, 1, 0);   // Infinity
 * }</pre>
 *
 * @since 0.2.0
 */
public final class ImpactWorkspace {

  private final ImpactQuery query = new ImpactQuery();
  private final Answer answer = new Answer("time(a, b, r)");

  /** Makes a workspace. */
  public ImpactWorkspace() {}

  /**
   * Returns the double nearest to t*, ties to even; infinite if A and B do not meet from the time 0
   * to 1. An array passed for r is only read; without one, the call makes one.
   */
  public double time(DoublePolytope a, DoublePolytope b, double... r) {
    answer.forget();
    Requirements.sameDimension(a, b);
    Requirements.translation(r, a.dimension());
    double time = query.time(a.vertices, b.vertices, r);
    answer.isAbout(a.vertices, b.vertices);
    return time;
  }

  /**
   * Writes a common point of A + t* r and B at the last {@link #time}, each coordinate correctly
   * rounded, ties to even. It need not be the only one.
   *
   * @param point room for n numbers
   * @throws IllegalArgumentException if there is room for more or less than n numbers
   * @throws IllegalStateException if the bodies do not meet
   */
  public void contactPoint(double[] point) {
    answer.require();
    if (!query.point(point)) {
      throw new IllegalStateException("there is no common point: the bodies do not meet");
    }
  }

  /**
   * Writes a unit normal of a plane between A + t* r and B at the last {@link #time}, from B to A.
   * Each coordinate is within 2<sup>&minus;50</sup> of the exact one, absolutely.
   *
   * @param n room for n numbers
   * @throws IllegalArgumentException if there is room for more or less than n numbers
   * @throws IllegalStateException if there is no such plane: the bodies do not meet, or overlap at
   *     the start
   */
  public void normal(double[] n) {
    answer.require();
    if (!query.normal(n)) {
      throw new IllegalStateException(
          "there is no normal: the bodies do not meet, or overlap at the start");
    }
  }

  /**
   * Returns the result of the last {@link #time}, in rational numbers, with a certificate. It is
   * searched for exactly when it is first asked for.
   */
  public RayCastResult<BigFraction> result() {
    answer.require();
    return query.result();
  }

  /** Returns the arithmetic that the last {@link #time} needed. */
  public Stage stage() {
    answer.require();
    return Stage.of(query.stage());
  }
}
