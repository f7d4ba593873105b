package org.certigjk.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.constraints.IntRange;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.samples.Pair;
import org.certigjk.samples.Pairs;
import org.certigjk.samples.Polytopes;

/** What Jales 2024 says of hyperplanes, half-spaces and nearest points in chapter 2. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE, tries = 300)
class HalfSpaceProperties {

  private static final Rationals Q = Rationals.INSTANCE;

  /** x ∈ H⁺(a, b). */
  private static boolean isAbove(Vec<BigFraction> a, BigFraction b, Vec<BigFraction> x) {
    return a.dot(x).compareTo(b) >= 0;
  }

  /** x ∈ H⁻(a, b). */
  private static boolean isBelow(Vec<BigFraction> a, BigFraction b, Vec<BigFraction> x) {
    return a.dot(x).compareTo(b) <= 0;
  }

  @Property(seed = "6101")
  @Label("definition 2.4: H⁺(−a, −b) = H⁻(a, b)")
  void mirrored(
      @ForAll(supplier = Pairs.Small.class) Pair pair, @ForAll @IntRange(min = -9, max = 9) int b) {
    BigFraction offset = new BigFraction(b);
    for (Vec<BigFraction> a : Polytopes.points(pair.a())) {
      for (Vec<BigFraction> x : Polytopes.points(pair.b())) {
        assertEquals(isBelow(a, offset, x), isAbove(a.unaryMinus(), offset.negate(), x));
      }
    }
  }

  @Property(seed = "6102")
  @Label("X is in H⁻(d, h_X(d)), whose hyperplane has the signed distance h_X(d)/‖d‖ from 0")
  void supportingHyperplane(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    for (Vec<BigFraction> d : Polytopes.points(pair.b())) {
      if (!d.isZero()) {
        BigFraction h = pair.a().supportValue(d);
        Polytopes.points(pair.a()).forEach(x -> assertTrue(isBelow(d, h, x)));
        Vec<BigFraction> foot = d.times(h.divide(d.squaredNorm()));
        assertEquals(h, d.dot(foot));
        // on the side of d, if h is positive; and of length |h|/‖d‖
        assertEquals(Q.signum(h), Q.signum(d.dot(foot)));
        assertEquals(h.multiply(h).divide(d.squaredNorm()), foot.squaredNorm());
        for (Vec<BigFraction> x : Polytopes.points(pair.a())) {
          Vec<BigFraction> y = x.plus(d.times(h.subtract(d.dot(x)).divide(d.squaredNorm())));
          assertEquals(h, d.dot(y));
          assertTrue(y.squaredNorm().compareTo(foot.squaredNorm()) >= 0);
        }
      }
    }
  }

  @Property(seed = "6103")
  @Label("lemma 2.6, a ≠ 0: (b/aᵀa) a if 0 < b, otherwise 0, is nearest in H⁺(a, b)")
  void nearestOfTheHalfSpace(
      @ForAll(supplier = Pairs.Small.class) Pair pair, @ForAll @IntRange(min = -9, max = 9) int b) {
    BigFraction offset = new BigFraction(b);
    for (Vec<BigFraction> a : Polytopes.points(pair.a())) {
      if (!a.isZero()) {
        BigFraction factor = b > 0 ? offset.divide(a.squaredNorm()) : BigFraction.ZERO;
        Vec<BigFraction> v = a.times(factor);
        assertTrue(isAbove(a, offset, v));
        for (Vec<BigFraction> x : Polytopes.points(pair.b())) {
          assertTrue(!isAbove(a, offset, x) || x.squaredNorm().compareTo(v.squaredNorm()) >= 0);
        }
      }
    }
  }

  @Property(seed = "6104")
  @Label("theorem 2.1: of two points with the same norm the middle is nearer")
  void chord(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    for (Vec<BigFraction> x : Polytopes.points(pair.a())) {
      for (int c = 0; c < x.dimension(); c++) {
        Vec<BigFraction> unit = Vec.unit(Q, x.dimension(), c);
        Vec<BigFraction> y = x.minus(unit.times(x.get(c).multiply(2)));
        assertEquals(x.squaredNorm(), y.squaredNorm());
        Vec<BigFraction> middle = x.plus(y).times(BigFraction.ONE_HALF);
        int order = middle.squaredNorm().compareTo(x.squaredNorm());
        assertTrue(x.equals(y) ? order == 0 : order < 0);
      }
    }
  }

  @Example
  @Label("figure 3: without convexity several points are nearest, here (1, 0) and (0, 1)")
  void severalNearestPoints() {
    List<Vec<BigFraction>> x =
        List.of(Vec.of(Q, 1.0, 0.0), Vec.of(Q, 0.0, 1.0), Vec.of(Q, 1.0, 1.0));
    long nearest = x.stream().filter(p -> p.squaredNorm().equals(BigFraction.ONE)).count();
    assertEquals(2, nearest);
    assertFalse(x.stream().anyMatch(p -> p.squaredNorm().compareTo(BigFraction.ONE) < 0));
  }

  @Example
  @Label("proof of theorem 2.2: (0, 1) has weights 1/2, 1/2 in {(−1, 1), (1, 1)}: no inner point")
  void innerPointOfItsAffineHull() {
    Polytope<BigFraction> p = Polytope.of(Q, new double[][] {{-1, 1}, {1, 1}});
    Vec<BigFraction> up = Vec.of(Q, 0.0, 1.0);
    assertEquals(BigFraction.ONE, p.supportValue(up));
    assertEquals(BigFraction.MINUS_ONE, p.supportValue(up.unaryMinus()));
  }
}
