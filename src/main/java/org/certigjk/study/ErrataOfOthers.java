package org.certigjk.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.variants.Alzubaidi;
import org.certigjk.gjk.variants.Claim;
import org.certigjk.gjk.variants.DistanceVariant;
import org.certigjk.gjk.variants.DivideAndConquer;
import org.certigjk.gjk.variants.VariantResult;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.SubAlgorithm;
import org.certigjk.simplex.SubSimplex;

/** The slips of van den Bergen 1999 (001), Greer 2024 (002), 003 and 004. */
final class ErrataOfOthers {

  private static final int LIMIT = 60;

  private ErrataOfOthers() {}

  static List<Erratum> all() {
    List<Erratum> all = new ArrayList<>(ofBergenAndGreer());
    all.addAll(ofPolygonLoop());
    all.addAll(ofRecursion());
    return all;
  }

  private static List<Erratum> ofBergenAndGreer() {
    return List.of(
        ErrataOfThesis.reappearance("001", "4"),
        largestSubset(),
        negativeWeight(),
        rank(),
        volume(),
        everyFacet(),
        probability(),
        probabilityError(),
        absoluteError());
  }

  private static List<Erratum> ofPolygonLoop() {
    return List.of(
        chain(),
        sign(),
        loop(
            "003",
            "5, algorithm, with equation 6",
            "t unlimited",
            "t brought into [0, 1], as the text of 4.4 asks",
            new Alzubaidi<BigFraction>().withMaxIterations(LIMIT),
            new int[][] {{1, 0}, {3, 0}, {3, 1}}),
        loop(
            "003",
            "5, second termination condition",
            "if the closest point was found before, the distance is 0",
            "no such condition",
            new Alzubaidi<BigFraction>().withClamp().withMaxIterations(LIMIT),
            new int[][] {{-1, -1}, {0, -1}, {1, 0}}),
        loop(
            "003",
            "5, step 14 (without the second condition)",
            "keep the closer point",
            "keep the simplex of the closest point",
            new Alzubaidi<BigFraction>()
                .withClamp()
                .withoutSecondCondition()
                .withMaxIterations(LIMIT),
            new int[][] {{-1, -1}, {0, -1}, {1, 0}}),
        loop(
            "003",
            "4.2 and 5, simplices of two points only (mended otherwise)",
            "a line segment",
            "up to three points",
            new Alzubaidi<BigFraction>()
                .withClamp()
                .withoutSecondCondition()
                .withCloserEdge()
                .withMaxIterations(LIMIT),
            new int[][] {{-1, -1}, {2, -1}, {-1, 2}}));
  }

  private static List<Erratum> ofRecursion() {
    return List.of(
        loop(
            "004",
            "step 4",
            "d·s(w, −d) ≥ d·s(M, −d)",
            "≤, that is, equality",
            recursion().withPrintedComparison(),
            new int[][] {{-1, 1}, {1, 1}}),
        loop(
            "004",
            "step 6",
            "the smallest simplex containing s(M, −d)",
            "the smallest containing the closest point",
            recursion().withPrintedReduction(),
            new int[][] {{-1, 1}, {1, 1}}),
        visits());
  }

  private static DivideAndConquer<BigFraction> recursion() {
    return DivideAndConquer.<BigFraction>of(SubAlgorithm.LEAST_SQUARES::create)
        .withMaxIterations(LIMIT);
  }

  static SubSimplex<BigFraction> solve(SubAlgorithm algorithm, Polytope<BigFraction> y) {
    DistanceSubAlgorithm<BigFraction> solver = algorithm.create();
    int[] all = new int[y.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = i;
    }
    return Objects.requireNonNull(solver.solve(y.get(all)));
  }

  private static Erratum largestSubset() {
    Polytope<BigFraction> y = Points.of(new int[][] {{-1, 2}, {1, 2}, {0, 1}});
    SubSimplex<BigFraction> edge =
        solve(SubAlgorithm.JOHNSON, Points.of(new int[][] {{-1, 2}, {1, 2}}));
    SubSimplex<BigFraction> right = solve(SubAlgorithm.JOHNSON, y);
    return new Erratum(
        "001",
        "2",
        "X is the largest Z ⊆ Y such that all λ of v(aff Z) are positive",
        "the Z with λ > 0 whose v(aff Z) supports conv Y",
        "Y = " + Numbers.exact(y),
        "Z = {y₀, y₁}, λ = %s, v = %s"
            .formatted(Numbers.exact(edge.weights()), Numbers.exact(edge.v())),
        "X = {y₂}: %s, v = %s"
            .formatted(Numbers.exact(y.get(right.index(0))), Numbers.exact(right.v())));
  }

  private static Erratum negativeWeight() {
    Polytope<BigFraction> y = Points.of(new int[][] {{-1, 1}, {1, 1}});
    SubSimplex<BigFraction> found = solve(SubAlgorithm.GREER, y);
    return new Erratum(
        "002",
        "3",
        "if the origin is not in the simplex, some αᵢ is negative",
        "if the projection of the origin is not in the simplex",
        "V = " + Numbers.exact(y),
        "some αᵢ < 0",
        "α = %s, and the nearest point is %s"
            .formatted(Numbers.exact(found.weights()), Numbers.exact(found.v())));
  }

  private static Erratum rank() {
    Polytope<BigFraction> y = Points.of(new int[][] {{0, 0}, {1, 0}, {0, 1}});
    BigFraction[][] q = new BigFraction[3][3];
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        q[i][j] = y.get(i).dot(y.get(j));
      }
    }
    Vec<BigFraction> p = y.get(1).minus(y.get(0));
    Vec<BigFraction> r = y.get(2).minus(y.get(0));
    BigFraction area = p.get(0).multiply(r.get(1)).subtract(p.get(1).multiply(r.get(0)));
    return new Erratum(
        "002",
        "5",
        "a simplex is degenerate if Q_V drops rank",
        "if the matrix of the equations (7) does",
        "V = " + Numbers.exact(y),
        "det Q_V = " + Numbers.exact(determinant(q)) + ": degenerate",
        "twice the area is " + Numbers.exact(area));
  }

  private static BigFraction determinant(BigFraction[][] q) {
    BigFraction sum = BigFraction.ZERO;
    for (int k = 0; k < 3; k++) {
      BigFraction[] second = q[1];
      BigFraction[] third = q[2];
      int i = (k + 1) % 3;
      int j = (k + 2) % 3;
      BigFraction minor = second[i].multiply(third[j]).subtract(second[j].multiply(third[i]));
      sum = sum.add(q[0][k].multiply(minor));
    }
    return sum;
  }

  private static Erratum volume() {
    Polytope<BigFraction> y = Points.of(new int[][] {{-1}, {0}, {1}});
    return new Erratum(
        "002",
        "5",
        "a simplex of zero volume cannot contain the origin",
        "it can",
        "V = " + Numbers.exact(y),
        "the origin is outside",
        "the nearest point is " + Numbers.exact(solve(SubAlgorithm.GREER, y).v()));
  }

  /** All lists of four points of a 3 × 3 grid: as tetrahedra in the plane all are degenerate. */
  private static Erratum everyFacet() {
    int wrong = 0;
    int all = 0;
    for (int code = 0; code < 9 * 9 * 9 * 9; code++) {
      int[][] points = new int[4][];
      int rest = code;
      boolean ascending = true;
      for (int i = 0; i < 4; i++) {
        points[i] = new int[] {rest % 9 / 3 - 1, rest % 3 - 1};
        ascending &= rest % 9 <= rest / 9 % 9 || i == 3;
        rest /= 9;
      }
      if (ascending) {
        Polytope<BigFraction> y = Points.of(points);
        Vec<BigFraction> eliminated = solve(SubAlgorithm.GREER, y).v();
        wrong += eliminated.equals(solve(SubAlgorithm.GREER_ALL_FACETS, y).v()) ? 0 : 1;
        all++;
      }
    }
    return new Erratum(
        "002",
        "5 and 6, line 7",
        "for a degenerate simplex every facet must be visited",
        "those with αᵢ < 0 for any solution of (7) suffice",
        "all %s lists of 4 points of {−1, 0, 1}², without order".formatted(all),
        "wrong results are possible",
        wrong + " differ from the result over all facets");
  }

  private static Erratum probability() {
    int[][] points = {{3, 1, -1}, {-1, 2, 1}, {1, -1, 4}, {-2, -3, 1}};
    int found = 0;
    for (int pattern = 0; pattern < 16; pattern++) {
      int[][] signed = new int[4][3];
      for (int i = 0; i < 4; i++) {
        for (int c = 0; c < 3; c++) {
          signed[i][c] = (pattern >> i & 1) == 0 ? points[i][c] : -points[i][c];
        }
      }
      Polytope<BigFraction> m = Points.of(signed);
      found += Gjk.distance(m, Points.origin(3)).distanceVector().isZero() ? 1 : 0;
    }
    return new Erratum(
        "002",
        "7a",
        "1/2^(k+1)",
        "1/2^k (as in the table)",
        "k = 3, the 16 choices of signs for " + Numbers.exact(Points.of(points)),
        "1/16 of them contain the origin",
        found + "/16 of them contain the origin");
  }

  private static Erratum probabilityError() {
    return new Erratum(
        "002",
        "7a, table, k = 5",
        "error 0.0057",
        "0.00057",
        "the printed estimate, 0.03182",
        "0.0057",
        Numbers.fixed(Math.abs(0.03182 - 1.0 / 32), 5));
  }

  private static Erratum absoluteError() {
    double first = 1.0000000155117723 - 1.0;
    double last = 0.00010971798612974 - 0.0001;
    return new Erratum(
        "002",
        "7b",
        "the absolute error remains similar; inherent in GJK",
        "it is the tolerance divided by the gap",
        "the printed errors at the gaps 1 and 0.0001",
        "similar",
        "the second is %s times the first".formatted(Numbers.fixed(last / first, 0)));
  }

  /** Sections 3's chain, step by step as printed; indices from 1. */
  private static Erratum chain() {
    int[][] p = {{}, {0, 0}, {0, 1}, {1, 0}}; // sorted
    int n = 3;
    int[][] h = new int[2 * n + 2][];
    h[1] = p[1];
    h[2] = p[n];
    int k = 3;
    for (int i = 1; i <= n - 1; i++) {
      while (k >= 3 && cross(h[k - 2], h[k - 1], p[i]) <= 0) {
        k--;
      }
      h[k] = p[i];
      k++;
    }
    int t = k + 1;
    for (int i = n - 2; i >= 1; i--) {
      while (k >= t && cross(h[k - 2], h[k - 1], p[i]) <= 0) {
        k--;
      }
      h[k] = p[i];
      k++;
    }
    List<int[]> output = new ArrayList<>();
    for (int i = 1; i < k; i++) {
      output.add(h[i]);
    }
    int[][] all = {p[1], p[2], p[3]};
    return new Erratum(
        "003",
        "3, steps 3 to 6",
        "H begins with the first and the last point, k = 3",
        "H empty, k = 1; the upper chain goes to n",
        "P = " + Numbers.exact(Points.of(all)),
        "H = " + Numbers.exact(Points.of(output.toArray(int[][]::new))),
        "all " + all.length + " points are vertices");
  }

  private static int cross(int[] p, int[] q, int[] r) {
    return (q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1]);
  }

  private static Erratum sign() {
    Polytope<BigFraction> m = Points.of(new int[][] {{1, -1}, {1, 1}});
    Vec<BigFraction> c = Gjk.distance(m, Points.origin(2)).distanceVector(); // of length 1
    Vec<BigFraction> d = c.unaryMinus();
    BigFraction dz = d.dot(m.get(m.supportIndex(d)));
    return new Erratum(
        "003",
        "5, step 13",
        "return DZ",
        "return −DZ",
        "M = " + Numbers.exact(m),
        Numbers.exact(dz),
        Numbers.exact(c.squaredNorm()));
  }

  private static Erratum loop(
      String paper,
      String place,
      String printed,
      String right,
      DistanceVariant<BigFraction> loop,
      int[][] points) {
    Polytope<BigFraction> m = Points.of(points);
    VariantResult<BigFraction> result = loop.distance(m, Points.origin(2));
    Vec<BigFraction> v = Gjk.distance(m, Points.origin(2)).distanceVector();
    return new Erratum(
        paper,
        place,
        printed,
        right,
        "M = " + Numbers.exact(m),
        result.claim() == Claim.NONE
            ? "no answer after " + LIMIT + " iterations"
            : "squared distance " + Numbers.exact(result.v().squaredNorm()),
        "squared distance " + Numbers.exact(v.squaredNorm()));
  }

  /** The recursion goes from a simplex to all its facets. */
  private static Erratum visits() {
    int[] visits = new int[5]; // by the number of points
    visit(4, visits);
    return new Erratum(
        "004",
        "the note on the recursion",
        "each edge up to two times, each point up to three times",
        "each point up to six times",
        "the full recursion from a tetrahedron",
        "edges 2, points 3",
        "edges %s, points %s".formatted(visits[2] / 6, visits[1] / 4));
  }

  private static void visit(int points, int[] visits) {
    visits[points]++;
    for (int facet = 0; facet < points && points > 1; facet++) {
      visit(points - 1, visits);
    }
  }
}
