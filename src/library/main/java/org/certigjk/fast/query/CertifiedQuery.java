package org.certigjk.fast.query;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.certigjk.certificate.IndexPair;
import org.certigjk.fast.exact.ExactBodies;
import org.certigjk.fast.exact.ExactQuery;
import org.certigjk.fast.filter.Filter;
import org.certigjk.fast.search.Arithmetic;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Kernel;
import org.certigjk.fast.search.Placement;
import org.certigjk.fast.search.Vertices;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.integral.ExactAnswer;
import org.certigjk.number.Ratio;

/** The stages of a query in their order: propose, prove, and where that fails decide exactly. */
public final class CertifiedQuery {

  private CertifiedQuery() {}

  /**
   * Returns the double nearest to the distance of A + t and B, ties to even. The candidate is then
   * the simplex that was found to be optimal.
   */
  public static double distance(Vertices a, Vertices b, Candidate c) {
    c.rest();
    return proved(a, b, c);
  }

  /** The same for two bodies where they are: the answer is about the images of the candidate. */
  public static double distance(Vertices a, Placement inA, Vertices b, Placement inB, Candidate c) {
    c.place(a, inA, b, inB);
    return proved(c.imageA(), c.imageB(), c);
  }

  private static double proved(Vertices a, Vertices b, Candidate c) {
    Kernel.distance(a, b, c);
    double distance = filtered(a, b, c);
    return Double.isNaN(distance) ? exact(a, b, c) : distance;
  }

  /**
   * The same from a simplex that somebody else proposes, in the candidate: it is proved or
   * corrected.
   */
  public static double certify(Vertices a, Vertices b, Candidate c) {
    c.rest();
    double distance = filtered(a, b, c);
    if (!Double.isNaN(distance)) {
      return distance;
    }
    List<IndexPair> proposed = pairs(a, b, c);
    distance = proved(a, b, c);
    c.confirmed = proposed.equals(pairs(a, b, c));
    return distance;
  }

  private static double filtered(Vertices a, Vertices b, Candidate c) {
    c.stage = Arithmetic.FILTER;
    c.confirmed = true;
    return Filter.distance(a, b, c);
  }

  private static double exact(Vertices a, Vertices b, Candidate c) {
    List<IndexPair> proposed = pairs(a, b, c);
    double distance = ExactQuery.distance(a, b, c);
    c.confirmed = proposed.equals(pairs(a, b, c));
    return distance;
  }

  /**
   * Returns whether A + t and B, of which the distance rounds to 0, are known to meet without an
   * exact look: in up to three dimensions, unless coordinates are extremely fine or large.
   *
   * <p>All coordinates are multiples of 2<sup>e</sup>, e &ge; &minus;200, and differences are at
   * most D &le; 2<sup>203</sup>. v &ne; 0 is the point nearest to 0 of a vertex, of an edge with
   * direction d, or of a triangle with normal N of A ⊖ B, so that ‖v‖ is at least 2<sup>e</sup>,
   * 2<sup>2e</sup> / ‖d‖ or 2<sup>3e</sup> / ‖N‖, where ‖d‖ &le; 2D and ‖N‖ &le; 4D²: at least
   * 2<sup>&minus;1008</sup>, which is not rounded to 0.
   */
  public static boolean isZero(Vertices a, Vertices b, Candidate c) {
    double largest = Math.max(a.magnitude, b.magnitude);
    for (double coordinate : c.t) {
      largest = Math.max(largest, Math.abs(coordinate));
    }
    int exponent = c.exponent(Math.min(a.exponent(), b.exponent()));
    return a.dimension <= 3 && exponent >= -200 && largest <= 0x1p200;
  }

  /** Returns the index pairs of the simplex, among the points given, in ascending order. */
  public static List<IndexPair> pairs(Vertices a, Vertices b, Candidate c) {
    List<IndexPair> pairs = new ArrayList<>();
    for (int k = 0; k < c.size; k++) {
      pairs.add(new IndexPair(a.body().given(c.a[k]), b.body().given(c.b[k])));
    }
    pairs.sort(Comparator.comparingInt(IndexPair::a).thenComparingInt(IndexPair::b));
    return pairs;
  }

  /** Returns the result for the simplex that was found to be optimal. */
  public static DistanceResult<Ratio> result(Vertices a, Vertices b, Candidate c) {
    int points = a.body().givenSize() + b.body().givenSize();
    Gjk.requireSimplicesFit(Math.min(a.dimension, points - 2) + 1);
    ExactBodies bodies = ExactBodies.ofGiven(a, b, c);
    return ExactAnswer.of(bodies.givenA(), bodies.givenB(), bodies.unit(), pairs(a, b, c));
  }
}
