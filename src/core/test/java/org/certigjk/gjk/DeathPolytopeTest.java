package org.certigjk.gjk;

import static org.certigjk.gjk.PointSet.distance;
import static org.certigjk.gjk.PointSet.distanceFrom;
import static org.certigjk.gjk.PointSet.fractions;
import static org.certigjk.gjk.PointSet.inserted;
import static org.certigjk.gjk.PointSet.norms;
import static org.certigjk.gjk.PointSet.simplices;
import static org.certigjk.gjk.PointSet.vec;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The death polytopes of Jales 2024, chapter 6, and his algorithms 1 and 6 at their limits. */
class DeathPolytopeTest {

  private static final Rationals Q = Rationals.INSTANCE;

  /** a = (−2^m, 2^(m−1)), pᵢ = (2^(2m−i) − 2^m, 4^(m−i) + 2^(m−1)), i = 0, …, m − 1. */
  private static double[][] deathPolytope(int n) {
    int m = n - 1;
    double[][] points = new double[n][];
    points[0] = new double[] {-Math.scalb(1, m), Math.scalb(1, m - 1)};
    for (int i = 0; i < m; i++) {
      points[i + 1] =
          new double[] {
            Math.scalb(1, 2 * m - i) - Math.scalb(1, m),
            Math.scalb(1, 2 * (m - i)) + Math.scalb(1, m - 1)
          };
    }
    return points;
  }

  static IntStream sizesOfDeathPolytopes() {
    return IntStream.rangeClosed(3, 24);
  }

  @ParameterizedTest
  @MethodSource("sizesOfDeathPolytopes")
  @DisplayName("Jales 2024, 6: a polytope with Ω(n) iterations exists: exactly n − 1")
  void deathPolytopeNeedsOneIterationLessThanVertices(int n) {
    DistanceResult<BigFraction> result = distance(deathPolytope(n), 1);
    assertEquals(n - 1, result.iterations());
    assertEquals(Verdict.SEPARATED, result.verdict());
    List<Integer> order = Stream.concat(Stream.of(0), IntStream.range(2, n).boxed()).toList();
    assertEquals(order, inserted(result));
  }

  @Test
  @DisplayName("Jales 2024, 5.1: the same in space, with third coordinates 0")
  void deathPolytopeInSpace() {
    for (int n = 3; n <= 12; n++) {
      double[][] flat = deathPolytope(n);
      for (int i = 0; i < n; i++) {
        flat[i] = new double[] {flat[i][0], flat[i][1], 0};
      }
      DistanceResult<BigFraction> result = distance(flat, 1);
      assertEquals(n - 1, result.iterations());
      assertEquals(inserted(distance(deathPolytope(n), 1)), inserted(result));
    }
  }

  @Test
  @DisplayName("Jales 2024, 6: the norms of the death polytope with n = 5")
  void deathPolytopeOfFive() {
    double[][] m = {{-16, 8}, {240, 264}, {112, 72}, {48, 24}, {16, 12}};
    for (int i = 0; i < 5; i++) {
      assertEquals(Vec.of(Q, m[i]), Vec.of(Q, deathPolytope(5)[i]));
    }
    assertEquals(fractions("127296", "288", "1024/5", "2304/17", "1280/13"), norms(distance(m, 1)));
  }

  @Test
  @DisplayName("Jales 2024, 6: other starts of the death polytope with n = 9")
  void deathPolytopeFromOtherStarts() {
    List<Integer> iterations =
        IntStream.range(0, 9).mapToObj(s -> distance(deathPolytope(9), s).iterations()).toList();
    assertEquals(List.of(8, 8, 7, 6, 5, 4, 3, 2, 1), iterations);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 8, 16, 21, 26})
  @DisplayName("Jales 2024, 6: the death polytope needs n − 1 iterations in double arithmetic too")
  void deathPolytopeInDoubles(int n) {
    DistanceResult<Double> result =
        Gjk.distance(
            Polytope.of(Doubles.INSTANCE, deathPolytope(n)),
            Polytope.of(Doubles.INSTANCE, new double[1][2]),
            DistanceRequest.<Double>defaults().withStart(List.of(new IndexPair(1, 0))));
    assertEquals(n - 1, result.iterations());
  }

  @Test
  @DisplayName("Jales 2024, algorithm 6, 'arbitrary v' = 0 answers colliding: the distance is 1")
  void oneStepFromTheOrigin() {
    assertEquals(BigFraction.ONE, distance(new double[][] {{1, 0}}, 0).squaredDistance());
  }

  @Test
  @DisplayName("Jales 2024, algorithm 1 does not reduce W₀: dependent start simplices")
  void dependentStartSimplex() {
    DistanceResult.Answer<BigFraction> line =
        distanceFrom(new double[][] {{1, 0}, {2, 0}, {-1, 0}}, List.of(0, 1));
    assertEquals(Verdict.TOUCHING, line.verdict());
    assertEquals(List.of(List.of(0), List.of(0, 2)), simplices(line));
    DistanceResult.Answer<BigFraction> triangle =
        distanceFrom(new double[][] {{1, 0}, {2, 1}, {2, -1}, {0, 3}}, List.of(0, 1, 2));
    assertEquals(vec("9/10", "3/10"), triangle.distanceVector());
  }
}
