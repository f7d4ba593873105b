package org.certigjk.fast.query;

import java.util.Arrays;
import java.util.Random;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;

/** Pairs with any degeneracy, and any start, from a seed. */
public final class ExactCases {

  public final Vertices a;
  public final Vertices b;
  public final Candidate start;

  private final Random random;
  private final int dimension;
  private final int kind;

  public ExactCases(long seed, int maxDimension) {
    this.random = new Random(seed * 7919);
    this.dimension = 1 + random.nextInt(maxDimension);
    int drawn = random.nextInt(9);
    // any doubles at all, but seldom in many dimensions: the truth then takes seconds
    this.kind = drawn == 6 && dimension > 2 && random.nextInt(10) != 0 ? 0 : drawn;
    int max = dimension <= 3 ? 10 : 7;
    double[][] pointsA = body(max, kind);
    double[][] pointsB = body(max, random.nextInt(4) == 0 ? random.nextInt(6) : kind);
    int[] exponents = {0, 0, 0, 40, -40, 200, -200, 900, -1000};
    int exponent = kind == 6 ? 0 : exponents[random.nextInt(exponents.length)];
    scale(pointsA, exponent);
    scale(pointsB, exponent);
    if (random.nextInt(3) == 0) {
      touch(pointsA, pointsB);
    }
    boolean hull = dimension <= 3 && random.nextInt(3) == 0;
    this.a = hull ? Vertices.of(pointsA).withHull() : Vertices.of(pointsA);
    this.b = hull ? Vertices.of(pointsB).withHull() : Vertices.of(pointsB);
    this.start = start(exponent);
  }

  private Candidate start(int exponent) {
    Candidate start = new Candidate(dimension);
    if (random.nextInt(4) == 0) {
      Arrays.setAll(
          start.t, c -> c < dimension ? Math.scalb(draw(random.nextInt(4)), exponent) : 0);
    }
    start.size = random.nextInt(dimension + 2);
    for (int k = 0; k < start.size; k++) {
      start.a[k] = random.nextInt(a.size);
      start.b[k] = random.nextInt(b.size);
    }
    return start;
  }

  private double draw(int kind) {
    return switch (kind) {
      case 0 -> random.nextInt(5) - 2;
      case 1 -> random.nextInt(17) - 8;
      case 2 -> random.nextDouble() * 2 - 1;
      case 3 -> noisy(random.nextInt(5) - 2);
      case 4 -> Math.scalb((double) random.nextInt(9) - 4, random.nextInt(60) - 30);
      case 5 -> (random.nextInt(3) - 1) * Double.MIN_VALUE * (1 + random.nextInt(3));
      case 6 -> anyDouble();
      case 7 -> random.nextInt(2001) - 1000;
      default -> 1e6 + random.nextInt(3) * 0x1p-30;
    };
  }

  private double noisy(double x) {
    return switch (random.nextInt(4)) {
      case 0 -> Math.nextUp(x);
      case 1 -> Math.nextDown(x);
      default -> x;
    };
  }

  private double anyDouble() {
    double x = Double.longBitsToDouble(random.nextLong());
    return Double.isFinite(x) ? x : 1;
  }

  private double[][] body(int max, int kind) {
    double[][] points = new double[1 + random.nextInt(max)][dimension];
    for (double[] point : points) {
      Arrays.setAll(point, c -> draw(kind));
    }
    int change = random.nextInt(6);
    for (int k = 1; k < points.length; k++) {
      if (change == 0 && random.nextBoolean()) {
        points[k] = points[random.nextInt(k)].clone();
      } else if (change == 1) {
        points[k][dimension - 1] = points[0][dimension - 1];
      } else if (change == 2 && k > 1) {
        double along = (k % 5) * 0.5;
        double[] from = points[0];
        double[] to = points[1];
        Arrays.setAll(points[k], c -> finite(from[c] + (to[c] - from[c]) * along));
      }
    }
    return points;
  }

  private static double finite(double x) {
    return Double.isFinite(x) ? x : 1;
  }

  private static void scale(double[][] points, int exponent) {
    for (double[] point : points) {
      Arrays.setAll(point, c -> Math.scalb(point[c], exponent));
    }
  }

  /** Moves A so that a vertex of it is at one of B, or nearly. */
  private void touch(double[][] pointsA, double[][] pointsB) {
    double[] from = pointsA[random.nextInt(pointsA.length)].clone();
    double[] to = pointsB[random.nextInt(pointsB.length)];
    for (double[] point : pointsA) {
      Arrays.setAll(point, c -> finite(point[c] + (to[c] - from[c])));
    }
  }
}
