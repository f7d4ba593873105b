package org.certigjk.referee;

import java.util.SplittableRandom;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.PointPair;

/**
 * Bodies in space whose nearest points are where two edges cross, often in their middles, at a gap
 * from 1/10 to 1e−15 of their size (floats: 1e−7), beside points at all scales: the simplex is an
 * edge near the origin, whose computed axis is as uncertain as the rounding of coordinates, by the
 * gap.
 */
final class CrossingEdges {

  private static final int MOST_OTHERS = 7;

  private final SplittableRandom random;
  private final double[] p;
  private final double[] q;
  private final double[] normal;

  private CrossingEdges(SplittableRandom random) {
    this.random = random;
    double angle = Math.pow(10, -3 * random.nextDouble());
    boolean isAnyAngle = random.nextBoolean();
    this.p = unit();
    double[] other = unit();
    this.q = isAnyAngle ? other : sum(p, angle, other);
    double[] cross = new double[3];
    for (int c = 0; c < 3; c++) {
      int d = (c + 1) % 3;
      int e = (c + 2) % 3;
      cross[c] = p[d] * q[e] - p[e] * q[d];
    }
    this.normal = times(1 / norm(cross), cross);
  }

  static PointPair draw(SplittableRandom random, NumberFormat format) {
    return new CrossingEdges(random).pair(format == NumberFormat.SINGLE ? 7 : 15, format);
  }

  private PointPair pair(int digits, NumberFormat format) {
    double gap = Math.pow(10, -1 - (digits - 1) * random.nextDouble());
    double aside = random.nextBoolean() ? 0 : Math.pow(10, -digits * random.nextDouble());
    int others = random.nextInt(MOST_OTHERS);
    double[] centre = sum(times(gap, normal), aside, p);
    return PointPair.of(
        body(new double[3], p, -scale(digits), others, digits, format),
        body(centre, q, scale(digits), others, digits, format));
  }

  /** From 1 to 10 to the power of minus digits, every order of magnitude as often. */
  private double scale(int digits) {
    return random.nextBoolean() ? 1 : Math.pow(10, -digits * random.nextDouble());
  }

  /** An edge through the centre, and points on one side of it, as high as it says. */
  private double[][] body(
      double[] centre, double[] along, double height, int others, int digits, NumberFormat format) {
    double[][] points = new double[2 + others][];
    double end = random.nextBoolean() ? 1 : 0.5 + random.nextDouble();
    points[0] = sum(centre, 1, along);
    points[1] = sum(centre, -end, along);
    for (int k = 2; k < points.length; k++) {
      double width = scale(digits);
      double[] point =
          sum(
              times(width * (2 * random.nextDouble() - 1), p),
              width * (2 * random.nextDouble() - 1),
              q);
      points[k] = sum(point, height * (0.05 + random.nextDouble()), normal);
    }
    for (double[] point : points) {
      for (int c = 0; c < 3; c++) {
        point[c] = format == NumberFormat.SINGLE ? (float) point[c] : point[c];
      }
    }
    return points;
  }

  private double[] unit() {
    double[] x = random.doubles(3, -1, 1).toArray();
    return times(1 / norm(x), x);
  }

  private static double norm(double[] x) {
    return Math.sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
  }

  private static double[] times(double t, double[] x) {
    return new double[] {t * x[0], t * x[1], t * x[2]};
  }

  /** x + t y. */
  private static double[] sum(double[] x, double t, double[] y) {
    return new double[] {x[0] + t * y[0], x[1] + t * y[1], x[2] + t * y[2]};
  }
}
