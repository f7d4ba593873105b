package org.certigjk.study;

import java.util.List;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.HillClimbing;
import org.certigjk.geometry.HillClimbing.Rule;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;

/** The slips of Jales 2024 (000). */
final class ErrataOfThesis {

  private static final int[][] BACK = {{-2, -1, -1}, {0, -1, 0}, {0, -1, 2}, {0, 0, 2}};
  private static final int BACK_START = 2;

  private ErrataOfThesis() {}

  static List<Erratum> all() {
    return List.of(
        startVector(),
        order(),
        supportTheorem(),
        minors(),
        subsetBound("4.2, algorithm 2, and the text before it", new int[][] {{-1}, {1}}),
        subsetBound("4.2, algorithms 2 and 3", new int[][] {{-1, 1}, {1, 1}}),
        backupBound(),
        backupSign(),
        reappearance("000", "5.1"),
        iterations(),
        supportPoints(),
        climb(
            "5.2, algorithm 4 (Cameron 1997)",
            "stops where no neighbour is higher",
            Rule.PUBLISHED,
            new int[][] {{-1, 0}, {0, 0}, {1, 0}, {0, 1}},
            new int[][] {{1, 3}, {0, 2}, {1, 3}, {0, 2}},
            1),
        climb(
            "5.3, the text",
            "searches only at the start, until a point is not as high",
            Rule.DESCRIBED_CORRECTION,
            new int[][] {{-1, 0, 0}, {0, 0, 0}, {1, 0, 0}, {0, 1, -1}, {0, 1, 1}},
            new int[][] {{1, 3, 4}, {0, 2}, {1, 3, 4}, {0, 2, 4}, {0, 2, 3}},
            1),
        climb(
            "5.3, algorithm 5",
            "returns at the first neighbour that is lower",
            Rule.PRINTED_CORRECTION,
            new int[][] {{0, 0}, {1, -1}, {1, 1}},
            new int[][] {{1, 2}, {0, 2}, {0, 1}},
            0),
        arbitraryAxis());
  }

  private static Erratum of(
      String place,
      String printed,
      String right,
      String witness,
      String printedAnswer,
      String exactAnswer) {
    return new Erratum("000", place, printed, right, witness, printedAnswer, exactAnswer);
  }

  private static DistanceResult<BigFraction> back() {
    return Points.run(Points.of(BACK), BACK_START);
  }

  private static Erratum startVector() {
    Polytope<BigFraction> w = Points.of(new int[][] {{-1, 1}, {1, 1}});
    Vec<BigFraction> v = Gjk.distance(w, Points.origin(2)).distanceVector();
    return of(
        "3.1",
        "v₀ = v(W₀)",
        "v₀ = v(conv W₀)",
        "W₀ = " + Numbers.exact(w),
        "‖v₀‖² = " + Numbers.exact(w.get(0).squaredNorm()) + " at the nearest point of W₀",
        "‖v₀‖² = " + Numbers.exact(v.squaredNorm()));
  }

  private static Erratum order() {
    DistanceResult<BigFraction> run = back();
    BigFraction before = run.trace().get(0).squaredNorm();
    BigFraction after = run.trace().get(1).squaredNorm();
    return of(
        "3.3, theorem 3.3",
        "‖vᵢ‖ < ‖vᵢ₊₁‖",
        "‖vᵢ₊₁‖ < ‖vᵢ‖",
        "M = " + Numbers.exact(Points.of(BACK)),
        "%s < %s: %s"
            .formatted(Numbers.exact(before), Numbers.exact(after), before.compareTo(after) < 0),
        "%s < %s: %s"
            .formatted(Numbers.exact(after), Numbers.exact(before), after.compareTo(before) < 0));
  }

  /** Theorem 3.1 (2), converse: 0 = yᵀy + h_X(−y) for some y is said of x. */
  private static Erratum supportTheorem() {
    Polytope<BigFraction> x = Points.of(new int[][] {{1, 1}, {3, 1}, {1, 3}});
    Vec<BigFraction> v = Gjk.distance(x, Points.origin(2)).distanceVector();
    Vec<BigFraction> y = x.get(1);
    return of(
        "3.2, theorem 3.1 (2), the converse",
        "0 = yᵀy + h_X(−y)",
        "0 = xᵀx + h_X(−x)",
        "X = %s, x = v(X) = %s, y = %s"
            .formatted(Numbers.exact(x), Numbers.exact(v), Numbers.exact(y)),
        Numbers.exact(excess(x, y)),
        Numbers.exact(excess(x, v)));
  }

  private static BigFraction excess(Polytope<BigFraction> x, Vec<BigFraction> y) {
    Vec<BigFraction> down = y.unaryMinus();
    return y.squaredNorm().add(down.dot(x.get(x.supportIndex(down))));
  }

  /** The last column of A'ₛ for n = 2: (x₂ − x₁)ᵀx₂ against (x₂ − x₁)ᵀ(x₂ − x₁). */
  private static Erratum minors() {
    Polytope<BigFraction> y = Points.of(new int[][] {{1, 1}, {3, 1}});
    Vec<BigFraction> edge = y.get(1).minus(y.get(0));
    return of(
        "4.1, the matrix A'ₛ, last column",
        "(x₂ − x₁)ᵀxₙ",
        "(xᵢ − x₁)ᵀ(xₙ − x₁)",
        "x₁, x₂ = " + Numbers.exact(y) + "; the determinant should be Δ(Y) = ‖x₂ − x₁‖²",
        Numbers.exact(edge.dot(y.get(1))),
        Numbers.exact(edge.squaredNorm()));
  }

  /** Johnson's test passes first at the label s: with a lower bound of the loop it never does. */
  private static Erratum subsetBound(String place, int[][] points) {
    Polytope<BigFraction> y = Points.of(points);
    SubSimplex<BigFraction> found = johnson(y);
    int label = 0;
    for (int k = 0; k < found.size(); k++) {
      label += 1 << found.index(k);
    }
    int printed = 1 << (y.size() - 1);
    return of(
        place,
        "s ∈ {1, …, 2^(#Y−1)}",
        "s ∈ {1, …, 2^#Y − 1}",
        "Y = %s; the first subset that passes has s = %s".formatted(Numbers.exact(y), label),
        label <= printed ? "v = " + Numbers.exact(found.v()) : "s ≤ " + printed + ": error",
        "v = " + Numbers.exact(found.v()));
  }

  private static SubSimplex<BigFraction> johnson(Polytope<BigFraction> y) {
    return Objects.requireNonNull(new JohnsonSubAlgorithm<BigFraction>().solve(array(y)));
  }

  private static Vec<BigFraction>[] array(Polytope<BigFraction> y) {
    int[] all = new int[y.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = i;
    }
    return y.get(all);
  }

  /** The backup procedure takes the nearest of the subsets tried: s = 1 and 2 are the points. */
  private static Erratum backupBound() {
    Polytope<BigFraction> y = Points.of(new int[][] {{-1, 1}, {1, 1}});
    Vec<BigFraction> nearest = y.get(0);
    if (y.get(1).squaredNorm().compareTo(nearest.squaredNorm()) < 0) {
      nearest = y.get(1);
    }
    return of(
        "4.2, algorithm 3",
        "s ∈ {1, …, 2^(#Y−1)}",
        "s ∈ {1, …, 2^#Y − 1}",
        "Y = " + Numbers.exact(y),
        "v = " + Numbers.exact(nearest) + ", without an error",
        "v = " + Numbers.exact(johnson(y).v()));
  }

  /** Of two equal points both Δ are 0, so that the weights are 0/0. */
  private static Erratum backupSign() {
    Polytope<BigFraction> y = Points.of(new int[][] {{1, 1}, {1, 1}});
    BigFraction delta0 = y.get(1).dot(y.get(1).minus(y.get(0)));
    BigFraction delta1 = y.get(0).dot(y.get(0).minus(y.get(1)));
    return of(
        "4.2, the text on the backup procedure",
        "0 ≤ Δᵢ(Yₛ)",
        "0 < Δᵢ(Yₛ), as in algorithm 3",
        "Y = " + Numbers.exact(y),
        "Yₛ = Y passes; λ₁ = %s/%s"
            .formatted(Numbers.exact(delta0), Numbers.exact(delta0.add(delta1))),
        "v = " + Numbers.exact(johnson(y).v()));
  }

  static Erratum reappearance(String paper, String place) {
    DistanceResult<BigFraction> run = back();
    Polytope<BigFraction> m = run.run().a();
    return new Erratum(
        paper,
        place,
        "a discarded support point never reappears",
        "true in the plane, false in space",
        "M = %s, start %s".formatted(Numbers.exact(m), Numbers.exact(m.get(BACK_START))),
        "0 support points inserted again",
        Points.reinsertions(run) + " support point inserted again");
  }

  private static Erratum iterations() {
    Polytope<BigFraction> m = Points.of(ReappearanceStudy.longest());
    DistanceResult<BigFraction> run = Points.run(m, 0);
    return of(
        "5.1",
        "so there are at most as many iterations as support points",
        "no such bound is known",
        "M = " + Numbers.exact(m) + ", the first as start",
        "at most " + m.size() + " iterations",
        run.iterations() + " iterations");
  }

  /** All points of A ⊖ B are on the paraboloid z = x² + y², with tangent (2x, 2y, −1). */
  private static Erratum supportPoints() {
    Polytope<BigFraction> a = Points.of(new int[][] {{0, 0, 0}, {1, 0, 1}, {2, 0, 4}, {3, 0, 9}});
    Polytope<BigFraction> b =
        Points.of(new int[][] {{0, 0, 0}, {0, -1, -1}, {0, -2, -4}, {0, -3, -9}});
    int found = 0;
    for (int x = 0; x < a.size(); x++) {
      for (int y = 0; y < b.size(); y++) {
        Vec<BigFraction> d = Vec.of(Rationals.INSTANCE, 2.0 * x, 2.0 * y, -1.0);
        found += a.supportIndex(d) == x && b.supportIndex(d.unaryMinus()) == y ? 1 : 0;
      }
    }
    return of(
        "5.1",
        "O(#A + #B) support points",
        "O(#A·#B) in space",
        "A = %s, B = %s".formatted(Numbers.exact(a), Numbers.exact(b)),
        "at most " + (a.size() + b.size()),
        found + " support points");
  }

  private static Erratum climb(
      String place, String printed, Rule rule, int[][] points, int[][] neighbours, int start) {
    Polytope<BigFraction> x = Points.of(points);
    Vec<BigFraction> up = Vec.unit(Rationals.INSTANCE, x.dimension(), x.dimension() - 1);
    HillClimbing<BigFraction> search = HillClimbing.of(x, neighbours);
    int found = search.withRule(rule).supportIndex(up, start);
    int right = search.supportIndex(up, start);
    return of(
        place,
        printed,
        "at every stop search the whole plateau",
        "X = %s, d = %s, start %s"
            .formatted(Numbers.exact(x), Numbers.exact(up), Numbers.exact(x.get(start))),
        "s = %s, dᵀs = %s"
            .formatted(Numbers.exact(x.get(found)), Numbers.exact(up.dot(x.get(found)))),
        "s = %s, dᵀs = %s"
            .formatted(Numbers.exact(x.get(right)), Numbers.exact(up.dot(x.get(right)))));
  }

  /** The loop of algorithm 6 is not entered with v = 0, and v = 0 is returned. */
  private static Erratum arbitraryAxis() {
    Polytope<BigFraction> a = Points.of(new int[][] {{1, 0}});
    Vec<BigFraction> v = Vec.of(Rationals.INSTANCE, 0.0, 0.0);
    return of(
        "5.4, algorithm 6",
        "v arbitrary",
        "v ≠ 0, or one pass before the test",
        "A = %s, B = {(0, 0)}, v = 0".formatted(Numbers.exact(a)),
        v.isZero() ? "v = 0 at once: colliding" : "",
        "squared distance "
            + Numbers.exact(Gjk.distance(a, Points.origin(2)).distanceVector().squaredNorm()));
  }
}
