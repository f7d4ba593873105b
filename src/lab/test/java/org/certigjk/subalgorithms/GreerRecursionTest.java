package org.certigjk.subalgorithms;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.number.Numerals;
import org.certigjk.samples.BruteForce;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Greer's recursion, with and without boundary elimination, and without coordinates. */
class GreerRecursionTest {

  private static final Rationals Q = Rationals.INSTANCE;

  private static Vec<BigFraction>[] points(double[]... rows) {
    return SubAlgorithmTest.points(Q, rows);
  }

  private static Vec<BigFraction> vec(String... coordinates) {
    return Vec.of(Q, Stream.of(coordinates).map(Numerals::parseExact).toArray(BigFraction[]::new));
  }

  private static SubSimplex<BigFraction> solve(
      DistanceSubAlgorithm<BigFraction> algorithm, Vec<BigFraction>[] y) {
    SubSimplex<BigFraction> found = algorithm.solve(y);
    assertTrue(found != null, "no subset");
    return found;
  }

  private static Vec<BigFraction>[] gram(Vec<BigFraction>[] y) {
    Vec<BigFraction>[] rows = y.clone();
    Arrays.setAll(rows, i -> Vec.from(Q, Stream.of(y).map(y[i]::dot).toList()));
    return rows;
  }

  private static int[] all(Object[] y) {
    return IntStream.range(0, y.length).toArray();
  }

  @Test
  @DisplayName("α = (-1, 6, -4): both facets with a negative αᵢ are needed, 2 and 8/5")
  void everyNegativeFacetIsNeeded() {
    Vec<BigFraction>[] y =
        points(new double[] {-2, -2}, new double[] {-1, 1}, new double[] {-1, 2});
    assertEquals(vec("-1", "6", "-4"), Kkt.alpha(gram(y), all(y)));
    assertEquals(
        new BigFraction(2),
        solve(new GreerRecursion<>(), points(new double[] {-1, 1}, new double[] {-1, 2}))
            .v()
            .squaredNorm());
    SubSimplex<BigFraction> found = solve(new GreerRecursion<>(), y);
    assertEquals("indices [0, 1], weights (1 / 5, 4 / 5), v (-6 / 5, 2 / 5)", found.toString());
  }

  @Test
  @DisplayName("Q of a triangle in the plane is singular, and the triangle is not degenerate")
  void singularQ() {
    Vec<BigFraction>[] y = points(new double[] {0, 0}, new double[] {1, 0}, new double[] {0, 1});
    List<Vec<BigFraction>> rows = new ArrayList<>();
    for (Vec<BigFraction> row : gram(y)) {
      rows.add(vec(row.get(0) + "", row.get(1) + "", row.get(2) + "", "0"));
    }
    assertEquals(2, LinearEquations.of(rows).rank());
    assertEquals(vec("1", "0", "0"), Kkt.alpha(gram(y), all(y)));
    assertNotEquals(
        BigFraction.ZERO, SquaredDistances.of(y).cayleyMenger(new int[] {0, 1, 2}).determinant());
  }

  @Test
  @DisplayName("no volume, and yet the origin inside: {-1, 0, 1}")
  void degenerateAroundTheOrigin() {
    Vec<BigFraction>[] y = points(new double[] {-1}, new double[] {0}, new double[] {1});
    for (SubAlgorithm algorithm :
        List.of(
            SubAlgorithm.GREER,
            SubAlgorithm.GREER_ALL_FACETS,
            SubAlgorithm.COORDINATE_FREE_GREER)) {
      assertEquals(vec("0"), solve(algorithm.create(), y).v());
    }
  }

  @Test
  @DisplayName("the origin outside, and all αᵢ ≥ 0: it is in front of the facet")
  void outsideWithoutNegative() {
    Vec<BigFraction>[] y = points(new double[] {-1, 1}, new double[] {1, 1});
    assertEquals(vec("1/2", "1/2"), Kkt.alpha(gram(y), all(y)));
  }

  /**
   * The elimination as a statement about any solution of the equations: to the basic one a random
   * multiple of every affine dependence is added, and a facet with αᵢ &lt; 0 must have v.
   */
  @Test
  @DisplayName("section 3: the facets with αᵢ < 0 suffice, also for degenerate Y and any solution")
  void boundaryElimination() {
    Random random = new Random(2002);
    int degenerate = 0;
    for (int k = 0; k < 800; k++) {
      double[][] rows = new double[2 + random.nextInt(4)][];
      for (int i = 0; i < rows.length; i++) {
        rows[i] = random.ints(2, -2, 3).asDoubleStream().toArray();
      }
      Vec<BigFraction>[] y = points(rows);
      Vec<BigFraction> alpha = Kkt.alpha(gram(y), all(y));
      for (int i = 3; i < rows.length; i++) {
        alpha = alpha.plus(dependence(y, i).times(new BigFraction(random.nextInt(41) - 20)));
      }
      degenerate += rows.length > 3 ? 1 : 0;
      Vec<BigFraction> any = alpha;
      assertEquals(any.combination(y), Kkt.alpha(gram(y), all(y)).combination(y));
      BigFraction squared = BruteForce.of(BruteForce.exactly(rows)).squaredDistance();
      int[] negative =
          IntStream.range(0, rows.length)
              .filter(i -> any.get(i).compareTo(BigFraction.ZERO) < 0)
              .toArray();
      assertTrue(
          negative.length == 0
              || IntStream.of(negative).anyMatch(i -> squared.equals(without(rows, i))));
    }
    assertTrue(degenerate > 300);
  }

  /** Coefficients z with Σ zᵢyᵢ = 0 and Σ zᵢ = 0, from the points 0, 1, 2 and i of the plane. */
  private static Vec<BigFraction> dependence(Vec<BigFraction>[] y, int i) {
    int[] of = {0, 1, 2, i};
    BigFraction[] z = new BigFraction[y.length];
    Arrays.fill(z, BigFraction.ZERO);
    for (int k = 0; k < of.length; k++) {
      int omitted = of[k];
      int[] others = IntStream.of(of).filter(j -> j != omitted).toArray();
      BigFraction area = area(y[others[0]], y[others[1]], y[others[2]]);
      z[omitted] = k % 2 == 0 ? area : area.negate();
    }
    return Vec.of(Q, z);
  }

  private static BigFraction area(Vec<BigFraction> a, Vec<BigFraction> b, Vec<BigFraction> c) {
    Vec<BigFraction> u = b.minus(a);
    Vec<BigFraction> w = c.minus(a);
    return u.get(0).multiply(w.get(1)).subtract(u.get(1).multiply(w.get(0)));
  }

  private static BigFraction without(double[][] rows, int i) {
    double[][] facet =
        IntStream.range(0, rows.length)
            .filter(k -> k != i)
            .mapToObj(k -> rows[k])
            .toArray(double[][]::new);
    return BruteForce.of(BruteForce.exactly(facet)).squaredDistance();
  }

  @Nested
  @DisplayName("section 4: distances only")
  class CoordinateFree {

    @Test
    @DisplayName("(12): inner products from squared distances")
    void innerProducts() {
      Vec<BigFraction>[] y =
          points(new double[] {-1, 1}, new double[] {3, 1}, new double[] {2, -5});
      assertArrayEquals(gram(y), SquaredDistances.of(y).innerProducts());
    }

    @Test
    @DisplayName(
        "Cayley–Menger: 288 V² = 8 for the unit tetrahedron, -16 A² = -4 for half a square")
    void volumes() {
      Vec<BigFraction>[] y =
          points(
              new double[] {0, 0, 0}, new double[] {1, 0, 0},
              new double[] {0, 1, 0}, new double[] {0, 0, 1});
      SquaredDistances<BigFraction> distances = SquaredDistances.of(y);
      assertEquals(new BigFraction(8), distances.cayleyMenger(all(y)).determinant());
      assertEquals(new BigFraction(-4), distances.cayleyMenger(new int[] {0, 1, 2}).determinant());
      assertEquals(3, distances.affineDimension());
    }

    @Test
    @DisplayName("the rank gives the dimension of the affine hull; volume 0 is found")
    void degenerate() {
      SquaredDistances<BigFraction> flat =
          SquaredDistances.of(
              points(
                  new double[] {1, 1, 1}, new double[] {2, 1, 1},
                  new double[] {3, 1, 1}, new double[] {5, 7, 9}));
      assertEquals(2, flat.affineDimension());
      assertTrue(flat.isDegenerate(new int[] {0, 1, 2}));
      assertTrue(flat.isDegenerate(new int[] {0, 1, 2, 3}));
      assertEquals(false, flat.isDegenerate(new int[] {0, 1, 3}));
    }

    @Test
    @DisplayName("subset and weights are the same after a rotation or reflection about the origin")
    void invariance() {
      Random random = new Random(12);
      for (int k = 0; k < 200; k++) {
        double[][] rows = new double[1 + random.nextInt(4)][];
        for (int i = 0; i < rows.length; i++) {
          rows[i] = random.ints(3, -3, 4).asDoubleStream().toArray();
        }
        Vec<BigFraction>[] y = points(rows);
        Vec<BigFraction>[] turned = y.clone();
        Arrays.setAll(turned, i -> turned(y[i]));
        SubSimplex<BigFraction> found = solve(new CoordinateFreeGreer<>(), y);
        SubSimplex<BigFraction> other = solve(new CoordinateFreeGreer<>(), turned);
        assertEquals(found.weights(), other.weights());
        assertEquals(turned(found.v()), other.v());
      }
    }
  }

  /** (x, y, z) ↦ (3x − 4y, 4x + 3y, −5z) / 5. */
  private static Vec<BigFraction> turned(Vec<BigFraction> p) {
    return Vec.of(
        Q,
        p.get(0).multiply(3).subtract(p.get(1).multiply(4)).divide(5),
        p.get(0).multiply(4).add(p.get(1).multiply(3)).divide(5),
        p.get(2).negate());
  }

  @Test
  @DisplayName("equations: rank, determinant, and the solution that is 0 where it can be")
  void linearEquations() {
    LinearEquations<BigFraction> regular =
        LinearEquations.of(List.of(vec("0", "2", "4"), vec("3", "1", "5")));
    assertEquals(2, regular.rank());
    assertEquals(new BigFraction(-6), regular.determinant());
    assertEquals(vec("1", "2"), regular.solution());
    LinearEquations<BigFraction> singular =
        LinearEquations.of(List.of(vec("1", "2", "3", "4"), vec("2", "4", "6", "8")));
    assertEquals(1, singular.rank());
    assertEquals(vec("4", "0", "0"), singular.solution());
  }

  @Test
  @DisplayName("in doubles the largest entry is the pivot: 10⁻²⁰ would lose the solution")
  void pivoting() {
    Doubles field = Doubles.INSTANCE;
    LinearEquations<Double> equations =
        LinearEquations.of(List.of(Vec.of(field, 1e-20, 1, 1), Vec.of(field, 1, 1, 2)));
    assertEquals(Vec.of(field, 1, 1), equations.solution());
  }
}
