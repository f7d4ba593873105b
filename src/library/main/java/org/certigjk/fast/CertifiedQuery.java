package org.certigjk.fast;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.certigjk.certificate.IndexPair;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.integral.ExactAnswer;
import org.certigjk.number.Ratio;
import org.certigjk.predicates.ErrorBounds;

/** The stages of a query in their order: propose, prove, and where that fails decide exactly. */
final class CertifiedQuery {

  private CertifiedQuery() {}

  /** Returns the distance that the kernel finds; nothing is proved of it. */
  static double kernelDistance(DoublePolytope a, DoublePolytope b, Candidate c) {
    return switch (a.dimension) {
      case 1, 2 -> Kernel2.run(a, b, c);
      case 3 -> Kernel3.run(a, b, c);
      default -> KernelN.run(a, b, c);
    };
  }

  /**
   * Returns the double nearest to the distance of A + t and B, ties to even. The candidate is then
   * the simplex that was found to be optimal.
   */
  static double distance(DoublePolytope a, DoublePolytope b, Candidate c) {
    c.points.set(a, b);
    kernelDistance(a, b, c);
    if (a.dimension <= 3 && isInRange(a, b, c.t)) {
      double distance = a.dimension == 3 ? Filter3.distance(a, b, c) : Filter2.distance(a, b, c);
      if (!Double.isNaN(distance)) {
        c.stage = Stage.FILTER;
        return distance;
      }
    }
    return ExactQuery.distance(a, b, c);
  }

  static boolean isInRange(DoublePolytope a, DoublePolytope b, double[] t) {
    boolean inRange = a.magnitude <= ErrorBounds.LARGEST && b.magnitude <= ErrorBounds.LARGEST;
    for (int k = 0; k < a.dimension; k++) {
      inRange &= Math.abs(t[k]) <= ErrorBounds.LARGEST;
    }
    return inRange;
  }

  /** Returns the index pairs of the simplex, among the points given, in ascending order. */
  static List<IndexPair> pairs(DoublePolytope a, DoublePolytope b, Candidate c) {
    List<IndexPair> pairs = new ArrayList<>();
    for (int k = 0; k < c.size; k++) {
      pairs.add(new IndexPair(a.given(c.a[k]), b.given(c.b[k])));
    }
    pairs.sort(Comparator.comparingInt(IndexPair::a).thenComparingInt(IndexPair::b));
    return pairs;
  }

  /** Returns the result for the simplex that was found to be optimal. */
  static DistanceResult<Ratio> result(DoublePolytope a, DoublePolytope b, Candidate c) {
    Gjk.requireSimplicesFit(Math.min(a.dimension, a.size() + b.size() - 2) + 1);
    int exponent = IntegerGjk.exponent(Math.min(a.givenExponent(), b.givenExponent()), c.t);
    return ExactAnswer.of(
        a.integers(c.t, exponent),
        b.integers(new double[c.t.length], exponent),
        Ratio.powerOfTwo(exponent),
        pairs(a, b, c));
  }
}
