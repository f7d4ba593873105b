package org.certigjk.fast.filter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.query.ExactTruth;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.junit.jupiter.api.Test;

/** The rounded norm against the exact one, which is rounded by {@link Conversions#sqrtToDouble}. */
class RoundedDistanceTest {

  private static final int[] SCALES = {0, 0, 0, 0, 200, -200, -420};

  private final Random random = new Random(21);
  private final Candidate c = new Candidate(3);
  private int decided;
  private int asked;

  RoundedDistanceTest() {
    for (int k = 0; k < 3; k++) {
      c.a[k] = k;
      c.b[k] = k;
    }
  }

  @Test
  void weightsOnTheGridHaveSumOneExactly() {
    for (int k = 0; k < 10_000; k++) {
      double w1 = RoundedDistance.onGrid(Math.scalb(random.nextDouble(), -random.nextInt(60)));
      double w2 = RoundedDistance.onGrid((1 - w1) * random.nextDouble());
      double w0 = 1 - w1 - w2;
      assertEquals(
          BigFraction.ONE,
          Conversions.toRational(w0)
              .add(Conversions.toRational(w1))
              .add(Conversions.toRational(w2)));
    }
  }

  /** With the exact point and &tau; = 0. */
  @Test
  void anyPoint() {
    for (int k = 0; k < 6_000; k++) {
      int scale = SCALES[k % SCALES.length];
      Vertices a = polytope(scale, k % 5 == 0);
      Vertices b = k % 3 == 0 ? near(a, k % 60) : polytope(scale, k % 5 == 0);
      boolean moved = k % 4 == 0;
      move(moved ? scale : Integer.MIN_VALUE);
      double w1 = RoundedDistance.onGrid(random.nextDouble());
      double w2 = RoundedDistance.onGrid((1 - w1) * random.nextDouble());
      double reach = reach(a, b);
      expect(norm(a, b, 1, 0, 0), RoundedDistance.vertex(a, b, c, moved, reach));
      expect(norm(a, b, 1 - w1, w1, 0), RoundedDistance.edge(a, b, c, moved, w1, reach, 0));
      expect(
          norm(a, b, 1 - w1 - w2, w1, w2), RoundedDistance.face(a, b, c, moved, w1, w2, reach, 0));
    }
    assertTrue(decided > 0.9 * asked, decided + " of " + asked);
  }

  /** Wrong weights with the &tau; that they cause: the answer is that of the right weights. */
  @Test
  void pointsOfAnEdgeNextToTheNearest() {
    for (int k = 0; k < 6_000; k++) {
      // y0 = (-p, r, s), y1 = (q, r, s): the nearest point is (0, r, s)
      double p = 1 + random.nextInt(1 << 20);
      double q = 1 + random.nextInt(1 << 20);
      double r = (1 + random.nextInt(1 << 20)) * Math.scalb(1.0, -random.nextInt(40));
      double s = random.nextInt(1 << 20);
      Vertices a = Vertices.of(new double[] {-p, r, s}, new double[] {q, r, s});
      Vertices b = Vertices.of(new double[3], new double[3]);
      double tau = Math.scalb(random.nextDouble(), -20 - random.nextInt(40)) * (p + q);
      double weight = Math.min(p / (p + q) + tau / (p + q), 1);
      BigFraction square = Conversions.toRational(r).pow(2).add(Conversions.toRational(s).pow(2));
      move(Integer.MIN_VALUE);
      double bound = tau + 0x1p-50 * (p + q);
      expect(
          Conversions.sqrtToDouble(square),
          RoundedDistance.edge(a, b, c, false, weight, p + q + r + s, bound));
    }
    assertTrue(decided > 0.5 * asked, decided + " of " + asked);
  }

  /** Halfway between two doubles: undecided, but for a single coordinate. */
  @Test
  void halfway() {
    for (int k = 1; k < 1_000; k++) {
      double even = 0x1p53 + 8 * k;
      Vertices a = Vertices.of(new double[] {even, 0, 0});
      Vertices b = Vertices.of(new double[] {-1, 0, 0});
      assertEquals(even, RoundedDistance.vertex(a, b, c, false, 2 * even));
      Vertices d = Vertices.of(new double[] {0, 3 * even, 4 * even});
      Vertices e = Vertices.of(new double[] {0, -12, -16});
      // 5 (even + 4), and doubles have a distance of 8
      assertTrue(Double.isNaN(RoundedDistance.vertex(d, e, c, false, 8 * even)));
    }
  }

  @Test
  void underflowIsUndecided() {
    Vertices a = Vertices.of(new double[] {0x1p-460, 0x1p-461, 0});
    Vertices b = Vertices.of(new double[3]);
    assertTrue(Double.isNaN(RoundedDistance.vertex(a, b, c, false, 0x1p-460)));
    assertEquals(0, RoundedDistance.vertex(b, b, c, false, 0));
  }

  private void expect(double exact, double rounded) {
    asked++;
    if (!Double.isNaN(rounded)) {
      decided++;
      assertEquals(exact, rounded);
    }
  }

  private double norm(Vertices a, Vertices b, double... weights) {
    Vec<BigFraction> v = Vec.of(Rationals.INSTANCE, c.t);
    for (int k = 0; k < 3; k++) {
      v =
          v.plus(
              ExactTruth.rational(a)
                  .get(k)
                  .minus(ExactTruth.rational(b).get(k))
                  .times(Conversions.toRational(weights[k])));
    }
    return Conversions.sqrtToDouble(v.squaredNorm());
  }

  private double reach(Vertices a, Vertices b) {
    double reach = 0;
    for (int k = 0; k < 3; k++) {
      reach =
          Math.max(
              reach,
              Math.abs(a.x[k] - b.x[k]) + Math.abs(a.y[k] - b.y[k]) + Math.abs(a.z[k] - b.z[k]));
    }
    return (reach + Math.abs(c.t[0]) + Math.abs(c.t[1]) + Math.abs(c.t[2])) * (1 + 0x1p-50);
  }

  private Vertices polytope(int scale, boolean integers) {
    double[][] points = new double[3][3];
    for (double[] point : points) {
      for (int i = 0; i < 3; i++) {
        double x = integers ? random.nextInt(20) - 10 : random.nextGaussian();
        point[i] = Math.scalb(x, scale);
      }
    }
    return Vertices.of(points);
  }

  private Vertices near(Vertices a, int bits) {
    double[][] points = new double[3][];
    for (int k = 0; k < 3; k++) {
      points[k] = new double[] {a.x[k], a.y[k], a.z[k]};
      for (int i = 0; i < 3; i++) {
        points[k][i] *= 1 + Math.scalb(random.nextDouble(), -bits);
      }
    }
    return Vertices.of(points);
  }

  private void move(int scale) {
    for (int i = 0; i < 3; i++) {
      c.t[i] = scale == Integer.MIN_VALUE ? 0 : Math.scalb(random.nextGaussian(), scale);
    }
  }
}
