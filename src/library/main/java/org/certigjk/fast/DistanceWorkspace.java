package org.certigjk.fast;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.fast.filter.Threshold;
import org.certigjk.fast.query.CertifiedQuery;
import org.certigjk.fast.query.NearestPoints;
import org.certigjk.fast.query.UnitVector;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Kernel;
import org.certigjk.fast.search.Vertices;
import org.certigjk.field.Conversions;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Separated;
import org.certigjk.number.Ratio;

/**
 * The certified query: the distance ‖v(A ⊖ B)‖ of polytopes with {@code double} coordinates, by a
 * search in doubles whose end is decided exactly.
 *
 * <p><b>Algorithm.</b> A Gilbert–Johnson–Keerthi search in doubles proposes a simplex. Then it is
 * decided whether its point of least norm is v(A ⊖ B): the weights are positive and no point of A
 * or B is further in the direction of the other body. Each is the sign of a polynomial in the
 * coordinates. It is evaluated in doubles, and counts if it exceeds a bound on its rounding error
 * ({@link org.certigjk.predicates.ErrorBounds}); else in double-double arithmetic, with its own
 * bounds; else in integers. If the simplex is not optimal, an exact search goes on from it. {@link
 * #stage} tells which arithmetic was needed.
 *
 * <p><b>Guarantee.</b> {@link #distance} is the double nearest to the distance of the two polytopes
 * as they are given, ties to even: 0 if and only if they meet or the distance is at most half the
 * smallest subnormal. {@link #result} is what {@link Gjk} answers over the rationals, verdict,
 * squared distance and distance vector; its certificate is valid, though it may be another one.
 * Multiplying all coordinates by a power of two changes nothing but the exponent, as long as no
 * coordinate is rounded. A query that ends at {@link Stage#FILTER} allocates nothing but arrays
 * that are kept. How much of this is proved and how much tested is said in {@code
 * docs/verification.md}.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for polytopes of different dimension; {@link
 * IllegalStateException} if there is no query yet to ask about.
 *
 * <p><b>Limits.</b> Not safe for use by several threads at once: one workspace for each. The
 * filters in doubles serve up to three dimensions; above, integers decide every query. Numbers too
 * large or too small for the filters are scaled by a power of two first, which takes an allocation.
 * A distance beyond the range of doubles is infinite. {@link #result} has the limits of {@link
 * Gjk}.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * DoublePolytope a = DoublePolytope.of(new double[][] {{-1, 1}, {1, 1}});
 * DoublePolytope b = DoublePolytope.of(new double[][] {{0, 0}});
 * DistanceWorkspace workspace = new DistanceWorkspace();
 * workspace.distance(a, b);             // 1.0
 * workspace.stage();                    // FILTER
 * workspace.result().distanceVector();  // (0, 1)
 * }</pre>
 *
 * @since 0.1.0
 */
public final class DistanceWorkspace {

  private Candidate candidate = new Candidate(3);
  private NearestPoints points = new NearestPoints(candidate);
  private final Answer answer = new Answer("distance(a, b)");
  private double distance;

  /** Makes a workspace. */
  public DistanceWorkspace() {}

  /** Returns the double nearest to the distance of A and B, ties to even. */
  public double distance(DoublePolytope a, DoublePolytope b) {
    prepare(a, b);
    return answered(
        a.vertices, b.vertices, CertifiedQuery.distance(a.vertices, b.vertices, candidate));
  }

  /**
   * Returns the double nearest to the distance of each of many pairs, as {@link
   * #distance(DoublePolytope, DoublePolytope)}: the work is split as the parallel streams of the
   * JDK split it; the numbers do not depend on how. No body may be updated meanwhile.
   *
   * @param bodies among which there may be several dimensions
   * @param pairs the index of A and that of B, pair after pair
   * @return the distances in the order of the pairs
   * @throws IllegalArgumentException if the indices are no pairs, there is no such body, or the
   *     dimensions of two differ
   */
  public static double[] distances(List<DoublePolytope> bodies, int... pairs) {
    return PairBatch.distances(bodies.toArray(DoublePolytope[]::new), pairs);
  }

  /**
   * Returns what {@link #distance} returns, from a simplex that any other program has found: if it
   * is optimal, that is proved, without a search, as far as {@link Stage#FILTER} decides; else the
   * search goes on from it. {@link #isConfirmed} tells which.
   *
   * @param simplex indices among the points given, at most n + 1 pairs, as {@link #pairs} returns
   *     them; points that are not extreme are left out where a polytope has its hull
   * @throws IllegalArgumentException if there are more pairs, or there is no such point
   */
  public double certify(DoublePolytope a, DoublePolytope b, List<IndexPair> simplex) {
    prepare(a, b);
    if (simplex.size() > a.dimension() + 1) {
      throw new IllegalArgumentException(
          "%d pairs: a simplex in dimension %d has at most %d"
              .formatted(simplex.size(), a.dimension(), a.dimension() + 1));
    }
    for (int k = 0; k < simplex.size(); k++) {
      IndexPair pair = simplex.get(k);
      if (pair.a() < 0 || pair.a() >= a.size() || pair.b() < 0 || pair.b() >= b.size()) {
        throw new IllegalArgumentException(
            "pair %d is %s, A has %d points, B has %d".formatted(k, pair, a.size(), b.size()));
      }
      int i = a.vertices.vertex(pair.a());
      int j = b.vertices.vertex(pair.b());
      if (i >= 0 && j >= 0) {
        candidate.add(i, j);
      }
    }
    return answered(
        a.vertices, b.vertices, CertifiedQuery.certify(a.vertices, b.vertices, candidate));
  }

  /**
   * Returns the double nearest to the distance of the images of A and B, ties to even: of the exact
   * images, which are neither rounded nor stored. What is asked afterwards is about them.
   *
   * @throws IllegalArgumentException if the dimensions of bodies and poses differ
   */
  public double distance(DoublePolytope a, Pose poseA, DoublePolytope b, Pose poseB) {
    Requirements.sameDimension(a, poseA, b, poseB);
    prepare(a, b);
    double distance =
        CertifiedQuery.distance(
            a.vertices, poseA.placement, b.vertices, poseB.placement, candidate);
    return answered(candidate.imageA(), candidate.imageB(), distance);
  }

  private double answered(Vertices a, Vertices b, double distance) {
    points.set(a, b);
    answer.isAbout(a, b);
    this.distance = distance;
    return distance;
  }

  /**
   * Returns whether A and B have a common point, exactly. A direction that certainly separates them
   * ends the search. This leaves no answer that could be asked about.
   */
  public boolean intersects(DoublePolytope a, DoublePolytope b) {
    boolean meet =
        side(a, b, 0) != Threshold.Side.NOT_CLOSER
            && distance(a, b) == 0
            && (CertifiedQuery.isZero(a.vertices, b.vertices, candidate)
                || squaredDistance().equals(BigFraction.ZERO));
    answer.forget();
    return meet;
  }

  /**
   * Returns whether ‖v(A ⊖ B)‖ &lt; d, exactly: also where the distance is rounded to d. A
   * direction in which they certainly are as far apart, and points that are closer, end the search.
   * For d &le; 0 it is false, for +∞ true. This leaves no answer that could be asked about.
   *
   * @throws IllegalArgumentException if d is NaN
   */
  public boolean closerThan(DoublePolytope a, DoublePolytope b, double d) {
    if (Double.isNaN(d)) {
      throw new IllegalArgumentException("a distance is compared with NaN");
    }
    Threshold.Side side = side(a, b, Math.max(d, 0));
    if (side != Threshold.Side.UNDECIDED) {
      return side == Threshold.Side.CLOSER;
    }
    double rounded = distance(a, b); // monotone: if it is not d, it is on the right side
    boolean isCloser = rounded < d;
    if (rounded == d && d > 0) {
      isCloser =
          d == Double.POSITIVE_INFINITY
              || squaredDistance().compareTo(Conversions.toRational(d).pow(2)) < 0;
    }
    answer.forget();
    return isCloser;
  }

  private Threshold.Side side(DoublePolytope a, DoublePolytope b, double d) {
    prepare(a, b);
    return Threshold.decide(a.vertices, b.vertices, d);
  }

  private BigFraction squaredDistance() {
    return ((DistanceResult.Answer<BigFraction>) result()).squaredDistance();
  }

  /**
   * Returns the distance that the search in doubles finds, for comparison: it may be wrong, and
   * nothing says when.
   */
  public double kernelDistance(DoublePolytope a, DoublePolytope b) {
    prepare(a, b);
    candidate.rest();
    return Kernel.distance(a.vertices, b.vertices, candidate);
  }

  private void prepare(DoublePolytope a, DoublePolytope b) {
    Requirements.sameDimension(a, b);
    answer.forget();
    if (candidate.t.length != Math.max(3, a.vertices.dimension)) {
      candidate = new Candidate(a.vertices.dimension);
      points = new NearestPoints(candidate);
    }
    if (candidate.isPlaced) {
      Arrays.fill(candidate.t, 0);
    }
    candidate.size = 0;
  }

  /** Returns the result of the last {@link #distance}, in rational numbers, with a certificate. */
  public DistanceResult<BigFraction> result() {
    return unreducedResult().toRational();
  }

  /** Returns the same result with numbers that are not in lowest terms, which costs less. */
  public DistanceResult<Ratio> unreducedResult() {
    return CertifiedQuery.result(answer.a(), answer.b(), candidate);
  }

  /**
   * Writes the points of A and of B of the last {@link #distance} that are nearest to each other,
   * each coordinate correctly rounded, ties to even; of bodies that meet, a common point, twice.
   * Where {@linkplain #areClosestPointsUnique several} points are nearest, it is those that the
   * weights of {@link #pairs} give, the simplex at which the search ended. Which one that is
   * depends on the order of the points, on whether there is a hull, after {@link #certify} on the
   * simplex proposed, and in a {@link MovingPair} on the frames before. The bounds on the rounding
   * are derived and tested, but not proved in Coq.
   *
   * @param onA room for the point of A, n numbers
   * @param onB room for the point of B, n numbers
   * @throws IllegalArgumentException if there is room for more or less than n numbers
   */
  public void closestPoints(double[] onA, double[] onB) {
    points().closest(onA, onB);
  }

  /**
   * Returns whether the {@link #closestPoints} of the last {@link #distance} are the only ones, of
   * bodies that meet whether they have one point in common: exactly. Of bodies that are apart and
   * at rest, in up to three dimensions, in doubles where a bound on their rounding shows it, as
   * where a vertex is nearest or edges cross; else in integers, as always where the answer is no,
   * where they meet or under a pose, which may take milliseconds. The bound is derived and tested,
   * but not proved in Coq.
   */
  public boolean areClosestPointsUnique() {
    return points().areUnique();
  }

  /**
   * Writes the distance vector v(A ⊖ B) of the last {@link #distance}, which leads from B to A as
   * {@link #closestPoints} do, each coordinate correctly rounded, ties to even, tested as there. It
   * is unique; 0 if and only if A and B meet, but for coordinates that are at most half the
   * smallest subnormal.
   *
   * @param v room for n numbers
   * @throws IllegalArgumentException if there is room for more or less than n numbers
   */
  public void distanceVector(double[] v) {
    points().vector(v);
  }

  /**
   * Writes the unit normal v / ‖v‖ of the last {@link #distance}, which leads from B to A: each
   * coordinate is within 2<sup>&minus;51</sup> of the exact one.
   *
   * @param normal room for n numbers
   * @throws IllegalArgumentException if there is room for more or less than n numbers
   * @throws IllegalStateException if A and B meet: then v = 0
   */
  public void unitNormal(double[] normal) {
    distanceVector(normal);
    if (UnitVector.divide(normal, distance)) {
      return;
    }
    if (!(result() instanceof Separated<BigFraction> separated)) {
      throw new IllegalStateException("A and B meet: there is no normal");
    }
    UnitVector.of(separated.distanceVector(), normal);
  }

  /**
   * Returns whether the simplex that the search in doubles, or the caller of {@link #certify}, has
   * proposed is the one that was proved to be optimal; else the exact search has found another.
   */
  public boolean isConfirmed() {
    answer.require();
    return candidate.isConfirmed();
  }

  /** Returns the index pairs of the simplex that the last {@link #distance} found optimal. */
  public List<IndexPair> pairs() {
    return CertifiedQuery.pairs(answer.a(), answer.b(), candidate);
  }

  /** Returns the arithmetic that the last {@link #distance} needed. */
  public Stage stage() {
    answer.require();
    return Stage.of(candidate.stage);
  }

  /** Returns the points of the last answer. */
  private NearestPoints points() {
    answer.require();
    return points;
  }
}
