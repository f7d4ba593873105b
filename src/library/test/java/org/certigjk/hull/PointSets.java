package org.certigjk.hull;

import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.certigjk.samples.Polytopes;

/** Point sets for hulls, from seeds. */
final class PointSets {

  private PointSets() {}

  /** Points of the unit sphere, rounded: all extreme, or nearly all. */
  static double[][] sphere(int count, long seed) {
    Random random = new Random(seed);
    return rows(
        count,
        k -> {
          double[] p = {random.nextGaussian(), random.nextGaussian(), random.nextGaussian()};
          double norm = StrictMath.sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]);
          return new double[] {p[0] / norm, p[1] / norm, p[2] / norm};
        });
  }

  /** Points inside the unit cube. */
  static double[][] cube(int count, long seed) {
    Random random = new Random(seed);
    return rows(
        count, k -> new double[] {random.nextDouble(), random.nextDouble(), random.nextDouble()});
  }

  /** Points on the faces of the unit cube: many on one plane. */
  static double[][] cubeFaces(int count, long seed) {
    Random random = new Random(seed);
    return rows(
        count,
        k -> {
          double[] p = {random.nextDouble(), random.nextDouble(), random.nextDouble()};
          p[random.nextInt(3)] = random.nextInt(2);
          return p;
        });
  }

  /** Points with integer coordinates from 0 to {@code most}: many repeated, on lines, on planes. */
  static double[][] lattice(int count, int most, long seed) {
    Random random = new Random(seed);
    return rows(
        count,
        k ->
            new double[] {
              random.nextInt(most + 1), random.nextInt(most + 1), random.nextInt(most + 1)
            });
  }

  /** All points with integer coordinates from 0 to {@code most}. */
  static double[][] grid(int most) {
    int side = most + 1;
    return rows(
        side * side * side, k -> new double[] {k % side, k / side % side, k / (side * side)});
  }

  /** Points of an ellipse, on a prism over it, so that faces have many vertices. */
  static double[][] prism(int count, long seed) {
    Random random = new Random(seed);
    return rows(
        count,
        k -> {
          double t = random.nextDouble();
          double w = 1 + t * t;
          return new double[] {(1 - t * t) / w, 2 * t / w, k % 2};
        });
  }

  /** Points of the plane x + y = z or, rounded, next to it. */
  static double[][] nearPlane(int count, long seed) {
    Random random = new Random(seed);
    return rows(
        count,
        k -> {
          double x = random.nextDouble();
          double y = random.nextDouble();
          return new double[] {x, y, x + y};
        });
  }

  /** Points of the plane x = z, exactly. */
  static double[][] onPlane(int count, long seed) {
    Random random = new Random(seed);
    return rows(
        count,
        k -> {
          double x = random.nextDouble();
          return new double[] {x, random.nextDouble(), x};
        });
  }

  /** Points of the moment curve (t, t², t³): all extreme, with long thin faces. */
  static double[][] momentCurve(int count, long seed) {
    Random random = new Random(seed);
    return rows(
        count,
        k -> {
          double t = random.nextInt(1 << 16) * 0x1p-16;
          return new double[] {t, t * t, t * t * t};
        });
  }

  /** Points with the largest, the smallest and ordinary coordinates. */
  static double[][] extremes(int count, long seed) {
    Random random = new Random(seed);
    double[] magnitudes = {
      0, Double.MIN_VALUE, 1, 3, 0x1p1022, 0x1.8p1023, Double.MAX_VALUE, Math.nextDown(0x1p1023)
    };
    return Polytopes.map(
        new double[count][3],
        x -> magnitudes[random.nextInt(magnitudes.length)] * (random.nextInt(3) - 1));
  }

  /** Every coordinate moved by up to {@code most} ulps. */
  static double[][] movedByUlps(double[][] points, int most, long seed) {
    Random random = new Random(seed);
    return Polytopes.map(points, x -> x + (random.nextInt(2 * most + 1) - most) * Math.ulp(x));
  }

  /** Every coordinate times a power of two. */
  static double[][] scaled(double[][] points, int exponent) {
    return Polytopes.map(points, x -> Math.scalb(x, exponent));
  }

  /** The points in another order: point k is point order[k] of the ones given. */
  static double[][] permuted(double[][] points, int... order) {
    return IntStream.of(order).mapToObj(k -> points[k]).toArray(double[][]::new);
  }

  /** A random order. */
  static int[] order(int count, long seed) {
    Random random = new Random(seed);
    int[] order = IntStream.range(0, count).toArray();
    for (int k = count - 1; k > 0; k--) {
      int other = random.nextInt(k + 1);
      int moved = order[k];
      order[k] = order[other];
      order[other] = moved;
    }
    return order;
  }

  /** All points twice. */
  static double[][] doubled(double[][] points) {
    return Stream.of(points, points).flatMap(Stream::of).toArray(double[][]::new);
  }

  private interface Row {
    double[] at(int k);
  }

  private static double[][] rows(int count, Row row) {
    return IntStream.range(0, count).mapToObj(row::at).toArray(double[][]::new);
  }

  /** Every point changed. */
  static double[][] map(double[][] points, UnaryOperator<double[]> change) {
    return Stream.of(points).map(change).toArray(double[][]::new);
  }
}
