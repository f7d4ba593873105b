package org.certigjk.gjk;

import static org.certigjk.gjk.PointSet.vec;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.samples.Pair;
import org.certigjk.samples.Pairs;
import org.junit.jupiter.api.Test;

/** Non-negative least squares, by examples and by its conditions of optimality. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class ConeProjectionTest {

  private static final Rationals Q = Rationals.INSTANCE;

  private static ConeProjection<BigFraction> project(double[][] x, double... s) {
    ConeProjection<BigFraction> projection =
        new ConeProjection<>(
            Polytope.of(Q, x), Polytope.of(Q, new double[1][s.length]), Vec.of(Q, s));
    projection.solve(Integer.MAX_VALUE);
    assertTrue(projection.isOptimal());
    return projection;
  }

  @Test
  void insideTheCone() {
    ConeProjection<BigFraction> projection =
        project(new double[][] {{1, 0}, {0, 1}, {-1, 5}}, -2, -3);
    assertEquals(vec("0", "0"), projection.residual());
    assertEquals(2, projection.pairs().size());
  }

  @Test
  void outsideTheCone() {
    ConeProjection<BigFraction> projection = project(new double[][] {{1, 0}, {1, 1}}, -2, 3);
    assertEquals(vec("0", "3"), projection.residual());
    assertEquals(List.of(new IndexPair(0, 0)), projection.pairs());
    assertEquals(List.of(new BigFraction(2)), projection.multipliers());
  }

  @Test
  void nothingToAdd() {
    ConeProjection<BigFraction> projection = project(new double[][] {{1, 0}, {1, 1}}, 1, 0);
    assertEquals(vec("1", "0"), projection.residual());
    assertEquals(List.of(), projection.pairs());
  }

  @Test
  void aPointIsDroppedAgain() {
    ConeProjection<BigFraction> projection =
        project(new double[][] {{4, 1, 0}, {3, -9, 1}, {5, 9, 9}, {1, 1, -8}}, -4, -2, -1);
    assertTrue(projection.pairs().size() >= 2);
  }

  @Test
  void limitOfInsertions() {
    double[][] x = {{1, 0}, {0, 1}, {-1, 5}};
    for (int limit = 0; limit < 4; limit++) {
      ConeProjection<BigFraction> projection =
          new ConeProjection<>(
              Polytope.of(Q, x), Polytope.of(Q, new double[1][2]), Vec.of(Q, -2, -3));
      projection.solve(limit);
      assertEquals(limit >= 2, projection.isOptimal());
      assertEquals(Math.min(limit, 2), projection.pairs().size());
    }
  }

  @Test
  void roundingThatPreventsTheDecrease() {
    ConeProjection<Double> projection =
        new ConeProjection<>(
            Polytope.of(Doubles.INSTANCE, new double[][] {{1e-200, 1e200}}),
            Polytope.of(Doubles.INSTANCE, new double[1][2]),
            Vec.of(Doubles.INSTANCE, 0, -1e200));
    projection.solve(Integer.MAX_VALUE);
    assertFalse(projection.isOptimal());
  }

  /** r = s + Σ μₚ·p, μₚ &gt; 0, rᵀp = 0 for the p in use and rᵀx &ge; 0 for all x. */
  @Property(seed = "7001", tries = 600)
  void conditionsOfOptimality(
      @ForAll(supplier = Pairs.Small.class) Pair pair,
      @ForAll(supplier = Pairs.Small.class) Pair other) {
    int n = pair.a().dimension();
    double[] start = new double[n];
    for (int i = 0; i < n; i++) {
      start[i] = other.rowsA()[0][i % other.rowsA()[0].length] + i;
    }
    Vec<BigFraction> s = Vec.of(Q, start);
    ConeProjection<BigFraction> projection = new ConeProjection<>(pair.a(), pair.b(), s);
    projection.solve(Integer.MAX_VALUE);
    assertTrue(projection.isOptimal());
    MinkowskiDifference<BigFraction> x = new MinkowskiDifference<>(pair.a(), pair.b());
    Vec<BigFraction> r = projection.residual();
    Vec<BigFraction> sum = s;
    for (int k = 0; k < projection.pairs().size(); k++) {
      IndexPair p = projection.pairs().get(k);
      BigFraction multiplier = projection.multipliers().get(k);
      assertTrue(multiplier.compareTo(BigFraction.ZERO) > 0);
      assertEquals(BigFraction.ZERO, r.dot(x.get(p.a(), p.b())));
      sum = sum.plus(x.get(p.a(), p.b()).times(multiplier));
    }
    assertEquals(sum, r);
    assertTrue(r.dot(x.support(r.unaryMinus())).compareTo(BigFraction.ZERO) >= 0);
    assertTrue(projection.pairs().size() <= n);
  }
}
