package org.certigjk.fast.query;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.fast.exact.IntegerGjk;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Kernel;
import org.certigjk.fast.search.Vertices;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.integral.CommonUnit;
import org.certigjk.integral.ExactAnswer;
import org.certigjk.integral.IntegerCorral;
import org.certigjk.integral.IntegerRows;
import org.certigjk.integral.RationalBody;
import org.certigjk.number.Ratio;

/**
 * The distance of polytopes with rational coordinates of any size, over integers and without a gcd
 * before the result is read.
 *
 * <p><b>Algorithm.</b> All coordinates are integers times one unit. A Gilbert–Johnson–Keerthi
 * search over the coordinates as doubles proposes a simplex; from there a search over the integers
 * goes on until no point is nearer, moving from simplex to simplex as in Wolfe, <i>Finding the
 * nearest point in a polytope</i>, Mathematical Programming 11, 1976.
 *
 * <p><b>Guarantee.</b> Verdict, squared distance and distance vector are those of {@link Gjk} over
 * the rationals. The certificate is accepted by {@link
 * org.certigjk.certificate.CertificateChecker}, though it may be another one; the result counts no
 * iterations.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} as from {@link Gjk}; {@link
 * java.util.concurrent.CancellationException} soon after the thread is interrupted.
 *
 * <p><b>Limits.</b> Those of {@link Gjk}. Numbers are as long as determinants of the coordinates in
 * their common unit: 1 and 10<sup>&minus;10000</sup> together make integers of 33 000 bits. Where
 * the common denominator is not {@linkplain org.certigjk.integral.IntegralPair#isShort short},
 * {@link Gjk} costs less.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Polytope<BigFraction> a = Polytope.of(Vec.of(Rationals.INSTANCE, new BigFraction(1, 3)));
 * Polytope<BigFraction> b = Polytope.of(Vec.of(Rationals.INSTANCE, new BigFraction(1, 7)));
 * RationalQuery.distance(a, b).distanceVector();   // (4 / 21)
 * }</pre>
 *
 * @since 0.2.0
 */
public final class RationalQuery {

  private RationalQuery() {}

  /** Returns the distance, each number in lowest terms. */
  public static DistanceResult<BigFraction> distance(
      Polytope<BigFraction> a, Polytope<BigFraction> b) {
    return unreducedDistance(a, b).toRational();
  }

  /** Returns the same with numbers that are not in lowest terms, which costs less. */
  public static DistanceResult<Ratio> unreducedDistance(
      Polytope<BigFraction> a, Polytope<BigFraction> b) {
    int dimension = new MinkowskiDifference<>(a, b).dimension();
    Gjk.requireSimplicesFit(Math.min(dimension, a.size() + b.size() - 2) + 1);
    CommonUnit integers = new CommonUnit(a, b);
    Candidate candidate = new Candidate(dimension);
    Vertices roundedA = Vertices.of(integers.rounded(integers.a()));
    Vertices roundedB = Vertices.of(integers.rounded(integers.b()));
    Kernel.distance(roundedA, roundedB, candidate);
    IntegerCorral corral =
        IntegerGjk.search(
            new RationalBody(integers.a()), new RationalBody(integers.b()), candidate, dimension);
    IntegerGjk.store(corral, candidate);
    List<IndexPair> pairs = CertifiedQuery.pairs(roundedA, roundedB, candidate);
    return ExactAnswer.of(
        IntegerRows.of(integers.a()), IntegerRows.of(integers.b()), integers.unit(), pairs);
  }
}
