package org.certigjk.fast.depth;

import java.util.Arrays;
import java.util.Random;

/** Pairs of bodies in the plane and in space of which most overlap, of many kinds, from a seed. */
public final class MeetingBodies {

  /** The number of kinds: seeds that differ by a multiple of it are of the same kind. */
  public static final int KINDS = 11;

  private static final int GENERAL = 3;

  public final double[][] a;
  public final double[][] b;

  private final Random random;
  private final int dimension;

  public MeetingBodies(long seed, int dimension) {
    this.random = new Random(seed * 104_729 + dimension);
    this.dimension = dimension;
    int kind = (int) (seed % KINDS);
    this.a = body(kind);
    this.b = body(kind);
    change(kind);
  }

  /** Whether no face of one of the bodies is parallel to something of the other but by chance. */
  public static boolean isGeneral(long seed) {
    return seed % KINDS < GENERAL;
  }

  private double[][] body(int kind) {
    return switch (kind) {
      case 0, 9 -> points(4 + random.nextInt(12), () -> random.nextDouble() * 2 - 1);
      case 1 -> ball(20 + random.nextInt(40));
      case 2 -> points(60, random::nextGaussian);
      case 3 -> points(4 + random.nextInt(8), () -> random.nextInt(5));
      case 4, 8 -> box(random.nextInt(3), 1 + random.nextInt(4), 1);
      case 5, 10 -> box(random.nextInt(3), 1 + random.nextInt(4), 0.1);
      case 6 -> points(5, () -> random.nextInt(3) + Math.scalb(random.nextInt(3) - 1.0, -52));
      default -> points(6, () -> 1e6 + random.nextDouble());
    };
  }

  private void change(int kind) {
    switch (kind) {
      case 8 -> concentric();
      case 9 -> share();
      case 10 -> scale(random.nextBoolean() ? -210 : 210);
      default -> flatten(kind);
    }
  }

  private interface Draw {
    double draw();
  }

  private double[][] points(int count, Draw draw) {
    double[][] points = new double[count][dimension];
    for (double[] point : points) {
      Arrays.setAll(point, c -> draw.draw());
    }
    return points;
  }

  private double[][] ball(int count) {
    double[][] points = points(count, random::nextGaussian);
    double shift = random.nextDouble();
    for (double[] point : points) {
      double norm = Math.sqrt(Arrays.stream(point).map(x -> x * x).sum());
      Arrays.setAll(point, c -> point[c] / norm + (c == 0 ? shift : 0));
    }
    return points;
  }

  private double[][] box(int low, int length, double unit) {
    double[][] points = new double[1 << dimension][dimension];
    int[] lengths = new int[dimension];
    Arrays.setAll(lengths, c -> length + random.nextInt(3));
    for (int k = 0; k < points.length; k++) {
      int corner = k;
      Arrays.setAll(points[k], c -> unit * (low + (corner >> c & 1) * lengths[c]));
    }
    return points;
  }

  /** Two boxes around the same point, of which one may be in the other. */
  private void concentric() {
    for (double[][] body : new double[][][] {a, b}) {
      double[] far = body[body.length - 1].clone();
      double[] near = body[0].clone();
      for (double[] point : body) {
        Arrays.setAll(point, c -> point[c] - (near[c] + far[c]) / 2);
      }
    }
  }

  private void share() {
    for (int k = 0; k < Math.min(a.length, b.length) / 2; k++) {
      b[k] = a[random.nextInt(a.length)].clone();
    }
  }

  private void scale(int exponent) {
    for (double[][] body : new double[][][] {a, b}) {
      for (double[] point : body) {
        Arrays.setAll(point, c -> Math.scalb(point[c], exponent));
      }
    }
  }

  /** Makes one of the bodies flat, now and then. */
  private void flatten(int kind) {
    if (kind >= GENERAL && random.nextInt(4) == 0) {
      for (double[] point : a) {
        point[dimension - 1] = b[0][dimension - 1] + 0.25;
      }
    }
  }
}
