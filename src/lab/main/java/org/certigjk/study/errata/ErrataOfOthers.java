package org.certigjk.study.errata;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Iteration;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.study.Numbers;
import org.certigjk.study.Points;
import org.certigjk.subalgorithms.CachedJohnson;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.Alzubaidi;
import org.certigjk.variants.VanDenBergen;
import org.certigjk.variants.VanDenBergenRequest;
import org.certigjk.variants.VariantResult;

/** What the papers 001 to 004 say, on inputs where it does not hold. */
final class ErrataOfOthers {

  private static final int LIMIT = 60;

  /** Points on which the first, which is the start, is discarded and comes back. */
  private static final int[][] BACK = {{-2, -2, 0}, {-1, 0, 1}, {-1, 2, 1}, {-2, 2, -1}};

  private ErrataOfOthers() {}

  /** What the steps and definitions answer, and what is right. */
  static List<Erratum> steps() {
    Alzubaidi<BigFraction> loop = new Alzubaidi<BigFraction>().withClamp(); // as the text demands
    return List.of(
        largestSubset(),
        chain(),
        loop("003/gjk-step-12", loop, new int[][] {{1, 0}, {3, -1}, {3, 1}}),
        loop("003/gjk-step-14", loop.withClosestPoint(), new int[][] {{-2, -2}, {0, -2}, {2, 1}}));
  }

  /** What is said of a number or a vector, and what it is. */
  static List<Erratum> sentences() {
    return List.of(firstNorm(), discarded(), nothingKept(), volume(), translation(), pointVisits());
  }

  static SubSimplex<BigFraction> solve(SubAlgorithm algorithm, Polytope<BigFraction> y) {
    return Objects.requireNonNull(algorithm.<BigFraction>create().solve(y.get(all(y))));
  }

  private static int[] all(Polytope<BigFraction> y) {
    return IntStream.range(0, y.size()).toArray();
  }

  /** Searches all subsets Z for the largest with positive weights of v(aff Z). */
  private static Erratum largestSubset() {
    Polytope<BigFraction> y = Points.of(new int[][] {{-1, 2}, {1, 2}, {0, 1}});
    int[] largest = {};
    for (int mask = 1; mask < 1 << y.size(); mask++) {
      int set = mask;
      int[] z = Arrays.stream(all(y)).filter(i -> (set >> i & 1) == 1).toArray();
      SubSimplex<BigFraction> nearest = solve(SubAlgorithm.JOHNSON, Polytope.of(y.get(z)));
      // v(conv Z) needs all points of Z exactly if the weights of v(aff Z) are positive
      largest = nearest.size() == z.length && z.length > largest.length ? z : largest;
    }
    SubSimplex<BigFraction> right = solve(SubAlgorithm.JOHNSON, y);
    return Erratum.of(
        "001/section-2-largest",
        "Y = " + Numbers.exact(y),
        "X",
        Polytope.of(y.get(largest)),
        Polytope.from(
            IntStream.range(0, right.size()).mapToObj(k -> y.get(right.index(k))).toList()));
  }

  /** The loop from W₀ = ∅ and the first of these points. */
  private static VariantResult<BigFraction> run(Polytope<BigFraction> m) {
    return new VanDenBergen<BigFraction>(
            VanDenBergenRequest.published()
                .withAbsoluteTolerance(0)
                .withRelativeTolerance(0)
                .withMaxIterations(LIMIT)
                .withTrace(true),
            CachedJohnson::new)
        .distance(m, Points.origin(m.dimension()));
  }

  private static Erratum firstNorm() {
    Polytope<BigFraction> m =
        Polytope.of(Rationals.INSTANCE, new double[][] {{0.5, 1}, {-3, 1}, {3, 1}});
    VariantResult<BigFraction> run = run(m);
    return Erratum.of(
        "001/section-2-norm-monotone",
        "A ⊖ B = %s, v₀ = %s".formatted(Numbers.exact(m), Numbers.exact(m.get(0))),
        "‖v₁‖², at most ‖v₀‖²",
        run.trace().get(1).squaredNorm(),
        run.trace().get(0).squaredNorm());
  }

  private static Erratum discarded() {
    Polytope<BigFraction> m = Points.of(BACK);
    VariantResult<BigFraction> run = run(m);
    List<IndexPair> inserted =
        run.trace().subList(0, run.iterations()).stream().map(Iteration::supportPair).toList();
    int again = inserted.size() - (int) inserted.stream().distinct().count();
    return Erratum.of(
        "001/section-4-discarded", back(m), "support points that come again", again, 0);
  }

  private static Erratum nothingKept() {
    Polytope<BigFraction> m = Points.of(BACK);
    VariantResult<BigFraction> run = run(m);
    List<IndexPair> kept = new ArrayList<>(run.trace().get(2).simplex());
    kept.retainAll(run.trace().get(3).simplex());
    return Erratum.of(
        "001/section-4-reappear", back(m), "points of W₂ that are in W₃, at least", kept.size(), 1);
  }

  private static String back(Polytope<BigFraction> m) {
    return "A ⊖ B = %s, v₀ = %s".formatted(Numbers.exact(m), Numbers.exact(m.get(0)));
  }

  /** Three points of a line have an area of 0. */
  private static Erratum volume() {
    Polytope<BigFraction> y = Points.of(new int[][] {{-1}, {0}, {1}});
    BigFraction norm = solve(SubAlgorithm.GREER, y).v().squaredNorm();
    return new Erratum(
        "002/5-zero-volume-origin",
        "V = " + Numbers.exact(y),
        "is the origin in conv V",
        norm.getNumerator().signum() == 0 ? "yes" : "no",
        "no");
  }

  private static Erratum translation() {
    Polytope<BigFraction> y = Points.of(new int[][] {{-1, 1}, {3, 1}});
    Polytope<BigFraction> moved = Points.of(new int[][] {{0, 1}, {4, 1}});
    return Erratum.of(
        "002/1-invariance",
        "V = %s, and the weights of %s".formatted(Numbers.exact(y), Numbers.exact(moved)),
        "weights",
        weights(moved),
        weights(y));
  }

  /** One weight for each point, 0 for those that are left out. */
  private static Vec<BigFraction> weights(Polytope<BigFraction> y) {
    SubSimplex<BigFraction> found = solve(SubAlgorithm.GREER, y);
    BigFraction[] weights = new BigFraction[y.size()];
    Arrays.fill(weights, BigFraction.ZERO);
    for (int k = 0; k < found.size(); k++) {
      weights[found.index(k)] = found.weights().get(k);
    }
    return Vec.from(Rationals.INSTANCE, List.of(weights));
  }

  /** Section 3, steps 2 to 7 as printed; P and H are numbered from 1. */
  private static Erratum chain() {
    int[][] p = {{}, {0, 0}, {0, 1}, {1, 0}}; // sorted
    int n = 3;
    int[][] h = new int[2 * n + 2][];
    h[1] = p[1];
    h[2] = p[n];
    int k = 3;
    for (int i = 1; i <= n - 1; i++) {
      k = append(h, k, 3, p[i]);
    }
    int t = k + 1;
    for (int i = n - 2; i >= 1; i--) {
      k = append(h, k, t, p[i]);
    }
    Polytope<BigFraction> all = Points.of(p[1], p[2], p[3]); // a triangle: all are vertices
    return Erratum.of(
        "003/monotone-chain",
        "P = " + Numbers.exact(all),
        "H",
        Points.of(Arrays.copyOfRange(h, 1, k)),
        all);
  }

  private static int append(int[][] h, int end, int least, int[] point) {
    int k = end;
    while (k >= least && cross(h[k - 2], h[k - 1], point) <= 0) {
      k--;
    }
    h[k] = point;
    return k + 1;
  }

  private static int cross(int[] p, int[] q, int[] r) {
    return (q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1]);
  }

  /** The recursion goes from a simplex to all its facets. */
  private static Erratum pointVisits() {
    int[] visits = new int[5]; // by the number of points
    visit(4, visits);
    return Erratum.of(
        "004/visits-points",
        "a tetrahedron, every facet of which is visited",
        "visits of each point, at most",
        visits[1] / 4,
        3);
  }

  private static void visit(int points, int[] visits) {
    visits[points]++;
    for (int facet = 0; facet < points && points > 1; facet++) {
      visit(points - 1, visits);
    }
  }

  private static Erratum loop(String claim, Alzubaidi<BigFraction> loop, int[][] points) {
    Polytope<BigFraction> m = Points.of(points);
    return Erratum.of(
        claim,
        "A ⊖ B = " + Numbers.exact(m),
        "squared distance",
        loop.distance(m, Points.origin(2)).v().squaredNorm(),
        Gjk.distance(m, Points.origin(2)).distanceVector().squaredNorm());
  }
}
