package org.certigjk.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Verdict;
import org.certigjk.shape.RationalsWithRoots;
import org.certigjk.shape.SphericalExtension;
import org.junit.jupiter.api.Test;

/**
 * Random pairs of balls with gaps from 1 to 1e−12 against the analytic distance ‖p − q‖ − ρ − σ, in
 * exact decimal arithmetic: x ≤ √Q − r if and only if (x + r)² ≤ Q, for x + r ≥ 0.
 */
class SpherePairsTest {

  private static final RationalsWithRoots FIELD = RationalsWithRoots.of(64);

  /** For a gap of 1e-12 to a relative error of 1e-9: 70 bits of the radius, and some to spare. */
  private static final RationalsWithRoots LONG_ROOTS = RationalsWithRoots.of(96);

  /** Two balls: p, ρ and q, σ. */
  private record Balls(double[] p, double rho, double[] q, double sigma) {

    static Balls random(Random random) {
      double rho = Math.abs(random.nextGaussian());
      double sigma = Math.abs(random.nextGaussian());
      double gap = Math.pow(10, -12 * random.nextDouble());
      double[] p = {random.nextGaussian(), random.nextGaussian(), random.nextGaussian()};
      double[] d = {random.nextGaussian(), random.nextGaussian(), random.nextGaussian()};
      double scale = (rho + sigma + gap) / Math.sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
      double[] q = {p[0] + scale * d[0], p[1] + scale * d[1], p[2] + scale * d[2]};
      return new Balls(p, rho, q, sigma);
    }

    /** ‖p − q‖². */
    BigDecimal squaredDistanceOfCentres() {
      BigDecimal sum = BigDecimal.ZERO;
      for (int i = 0; i < 3; i++) {
        sum = sum.add(new BigDecimal(p[i]).subtract(new BigDecimal(q[i])).pow(2));
      }
      return sum;
    }

    /** The balls are apart, and the bounds contain their distance. */
    boolean areApartWithin(DistanceBounds bounds) {
      BigDecimal squared = squaredDistanceOfCentres();
      BigDecimal radii = new BigDecimal(rho).add(new BigDecimal(sigma));
      return compare(squared, radii, 0) > 0
          && compare(squared, radii, bounds.lower()) >= 0
          && compare(squared, radii, bounds.upper()) <= 0;
    }

    /** The sign of √squared − radii − x. */
    private static int compare(BigDecimal squared, BigDecimal radii, double x) {
      return squared.compareTo(radii.add(new BigDecimal(x)).pow(2));
    }

    SphericalExtension<BigFraction> a(RationalsWithRoots field) {
      return SphericalExtension.ball(field, Vec.of(field, p), field.of(rho));
    }

    SphericalExtension<BigFraction> b(RationalsWithRoots field) {
      return SphericalExtension.ball(field, Vec.of(field, q), field.of(sigma));
    }

    @Override
    public String toString() {
      return Arrays.toString(p) + ", " + rho + " and " + Arrays.toString(q) + ", " + sigma;
    }
  }

  @Test
  void intervalsContainTheAnalyticDistance() {
    Random random = new Random(100_000);
    for (int k = 0; k < 20_000; k++) {
      Balls balls = Balls.random(random);
      SphericalResult result = SphericalGjk.distance(balls.a(FIELD), balls.b(FIELD));
      DistanceBounds bounds = result.distance();
      assertEquals(Verdict.SEPARATED, result.verdict(), balls::toString);
      assertTrue(balls.areApartWithin(bounds), () -> balls + ": " + bounds);
      assertTrue(Math.nextUp(bounds.lower()) >= bounds.upper(), balls::toString);
    }
  }

  /** The same balls as shapes like any other, of which the loop knows support points only. */
  @Test
  void loopAgrees() {
    Random random = new Random(20);
    for (int k = 0; k < 20; k++) {
      Balls balls = Balls.random(random);
      IntervalResult result = IntervalGjk.distance(balls.a(LONG_ROOTS), balls.b(LONG_ROOTS));
      DistanceBounds bounds = result.distance();
      assertEquals(Verdict.SEPARATED, result.verdict(), balls::toString);
      assertTrue(balls.areApartWithin(bounds), () -> balls + ": " + bounds);
      assertTrue(bounds.width() <= 1.000001e-9 * bounds.upper(), balls::toString);
    }
  }
}
