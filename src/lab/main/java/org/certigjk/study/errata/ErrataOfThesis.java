package org.certigjk.study.errata;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Gjk;
import org.certigjk.hull.HillClimbing;
import org.certigjk.hull.HillClimbing.Rule;
import org.certigjk.study.Numbers;
import org.certigjk.study.Points;
import org.certigjk.subalgorithms.SubAlgorithm;

/** Steps of Jales 2024 (000) on inputs where they go wrong. */
final class ErrataOfThesis {

  private ErrataOfThesis() {}

  /** What the steps answer, and what is right. */
  static List<Erratum> steps() {
    return List.of(
        climb(
            "000/section-5.3-text",
            Rule.DESCRIBED_CORRECTION,
            new int[][] {{-1, 0, 0}, {0, 0, 0}, {1, 0, 0}, {0, 1, -1}, {0, 1, 1}},
            new int[][] {{1, 3, 4}, {0, 2}, {1, 3, 4}, {0, 2, 4}, {0, 2, 3}},
            1),
        climb(
            "000/algorithm-5",
            Rule.PRINTED_CORRECTION,
            new int[][] {{0, 0}, {1, -1}, {1, 1}},
            new int[][] {{1, 2}, {0, 2}, {0, 1}},
            0),
        zeroAxis());
  }

  /** How high a climb comes along the last axis. */
  private static Erratum climb(
      String claim, Rule rule, int[][] points, int[][] neighbours, int start) {
    Polytope<BigFraction> x = Points.of(points);
    Vec<BigFraction> up = Vec.unit(Rationals.INSTANCE, x.dimension(), x.dimension() - 1);
    HillClimbing<BigFraction> search = HillClimbing.of(x, neighbours);
    int found = search.withRule(rule).supportIndex(up, start);
    int right = search.supportIndex(up, start);
    return Erratum.of(
        claim,
        "X = %s, d = %s, from %s"
            .formatted(Numbers.exact(x), Numbers.exact(up), Numbers.exact(x.get(start))),
        "max dᵀx",
        up.dot(x.get(found)),
        up.dot(x.get(right)));
  }

  /** Algorithm 6 from v = 0 answers 0, which means that the bodies meet. */
  private static Erratum zeroAxis() {
    Polytope<BigFraction> a = Points.of(new int[][] {{1, 0}});
    Polytope<BigFraction> b = Points.origin(2);
    Vec<BigFraction> zero = Vec.of(Rationals.INSTANCE, 0, 0);
    return Erratum.of(
        "000/algorithm-6",
        "A = %s, B = %s, W = ∅, v = %s"
            .formatted(Numbers.exact(a), Numbers.exact(b), Numbers.exact(zero)),
        "‖v‖² (0 if A and B meet)",
        algorithm6(a, b, zero).squaredNorm(),
        Gjk.distance(a, b).distanceVector().squaredNorm());
  }

  /** Algorithm 6 as printed, for bodies that one pass at most tells apart. */
  private static Vec<BigFraction> algorithm6(
      Polytope<BigFraction> a, Polytope<BigFraction> b, Vec<BigFraction> start) {
    MinkowskiDifference<BigFraction> difference = new MinkowskiDifference<>(a, b);
    Vec<BigFraction> v = start;
    while (!v.isZero()) {
      Vec<BigFraction> s = difference.get(a.supportIndex(v.unaryMinus()), b.supportIndex(v));
      if (v.dot(s).compareTo(BigFraction.ZERO) > 0) {
        break;
      }
      v = ErrataOfOthers.solve(SubAlgorithm.JOHNSON, Polytope.of(s)).v();
    }
    return v;
  }
}
