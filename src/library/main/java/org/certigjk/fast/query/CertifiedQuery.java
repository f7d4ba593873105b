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
    double distance = Filter.distance(a, b, c);
    if (Double.isNaN(distance)) {
      return ExactQuery.distance(a, b, c);
    }
    c.stage = Arithmetic.FILTER;
    return distance;
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
