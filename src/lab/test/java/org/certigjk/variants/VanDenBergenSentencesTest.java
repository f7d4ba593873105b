package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.shape.SphericalExtension;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What single sentences of van den Bergen 1999 say. */
class VanDenBergenSentencesTest {

  private static final Doubles FIELD = Doubles.INSTANCE;

  /** δ of this v on a body. */
  private static double delta(SupportMapping<Double> body, Vec<Double> v) {
    return v.dot(body.support(v.unaryMinus())) / Math.sqrt(v.squaredNorm());
  }

  @Test
  @DisplayName(
      "section 2: on a flat body a change of v by 10⁻⁶ takes δ from 1 to 0, on a round one not")
  void lowerBoundIsIllConditionedOnFlatBodies() {
    Vec<Double> v = Vec.of(FIELD, 0, 1);
    Vec<Double> near = Vec.of(FIELD, 1e-6, 1);
    Polytope<Double> flat = Polytope.of(FIELD, new double[][] {{-1e6, 1}, {1e6, 1}});
    assertEquals(1, delta(flat, v));
    assertEquals(0, delta(flat, near), 1e-9);
    SphericalExtension<Double> round =
        SphericalExtension.ball(FIELD, Vec.of(FIELD, 0, 1 + 1e6), 1e6);
    assertEquals(1, delta(round, v), 1e-9);
    assertEquals(1, delta(round, near), 1e-5);
  }

  @Test
  @DisplayName("section 5: over doubles the weights are positive, but need not add up to 1")
  void roundedWeightsNeedNotAddUpToOne() {
    Polytope<Double> y = Polytope.of(FIELD, new double[][] {{-1, 1}, {2, 1}});
    Vec<Double> weights =
        Objects.requireNonNull(new JohnsonSubAlgorithm<Double>().solve(y.get(new int[] {0, 1})))
            .weights();
    assertEquals(0.666, weights.get(0), 1e-3);
    assertEquals(0.333, weights.get(1), 1e-3);
    assertTrue(weights.toRational().sum().compareTo(BigFraction.ONE) < 0);
  }

  @Test
  @DisplayName("section 3: a support point of a polytope takes one inner product for each vertex")
  void oneInnerProductForEachVertex() {
    for (int n : new int[] {1, 2, 10, 50}) {
      CountingField field = new CountingField();
      double[][] rows = new double[n][];
      for (int i = 0; i < n; i++) {
        rows[i] = new double[] {i, i * i, 1 - i};
      }
      Polytope<BigFraction> polytope = Polytope.of(field, rows);
      Vec<BigFraction> direction = Vec.of(field, 1, -1, 2);
      field.products = 0;
      polytope.supportIndex(direction);
      assertEquals(3 * n, field.products);
    }
  }

  /** The rational numbers, with the products counted. */
  private static final class CountingField implements OrderedField<BigFraction> {
    private int products;

    @Override
    public boolean exact() {
      return true;
    }

    @Override
    public BigFraction zero() {
      return BigFraction.ZERO;
    }

    @Override
    public BigFraction one() {
      return BigFraction.ONE;
    }

    @Override
    public BigFraction plus(BigFraction a, BigFraction b) {
      return a.add(b);
    }

    @Override
    public BigFraction times(BigFraction a, BigFraction b) {
      products++;
      return a.multiply(b);
    }

    @Override
    public BigFraction unaryMinus(BigFraction a) {
      return a.negate();
    }

    @Override
    public BigFraction inverse(BigFraction a) {
      return a.reciprocal();
    }

    @Override
    public int compare(BigFraction a, BigFraction b) {
      return a.compareTo(b);
    }

    @Override
    public BigFraction toRational(BigFraction a) {
      return a;
    }
  }

  @Test
  @DisplayName("appendix A: for ‖n‖ = 1 the plane n·x + δ = 0 passes the origin at the distance δ")
  void signedDistance() {
    Rationals q = Rationals.INSTANCE;
    Vec<BigFraction> normal =
        Vec.of(q, new BigFraction(2, 7), new BigFraction(-3, 7), new BigFraction(6, 7));
    assertEquals(BigFraction.ONE, normal.squaredNorm());
    for (int k = -3; k <= 3; k++) {
      BigFraction delta = new BigFraction(k, 5);
      Vec<BigFraction> foot = normal.times(delta.negate());
      assertEquals(BigFraction.ZERO, normal.dot(foot).add(delta), "the foot is in the plane");
      assertEquals(delta.pow(2), foot.squaredNorm());
      BigFraction atOrigin = normal.dot(Vec.of(q, 0, 0, 0)).add(delta);
      assertEquals(k >= 0, atOrigin.compareTo(BigFraction.ZERO) >= 0, "the positive half-space");
    }
  }
}
