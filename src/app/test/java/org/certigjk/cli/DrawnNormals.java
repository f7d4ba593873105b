package org.certigjk.cli;

import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Polytope;
import org.certigjk.referee.Margins;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.vectors.Query;

/** Normals, and contact points along them, drawn about the right normal of a query. */
final class DrawnNormals {

  private final Random random;
  private final double[][] a;
  private final double[][] b;

  /** A right normal, of length 1. */
  private final double[] n;

  private final double tiny;

  DrawnNormals(Random random, Query query, double[] normal, double tiny) {
    this.random = random;
    this.tiny = tiny;
    this.a = doubles(query.exactA());
    this.b = doubles(query.exactB());
    this.n = sum(normal, 0, normal, 1 / length(normal));
  }

  private static double[][] doubles(Polytope<BigFraction> body) {
    return body.points().stream().map(point -> point.toDoubles()).toArray(double[][]::new);
  }

  /**
   * Right, along an axis, opposite, 0, so short that it loses digits, or such that about so much
   * separation is lost.
   */
  double[] next(double fall) {
    double[] none = new double[n.length];
    double[] shares = {0.5, 0.9, 0.97, 1.03, 1.1, 2, 1000};
    return switch (random.nextInt(20)) {
      case 0, 1 -> n;
      case 2 -> sum(none, 0, n, -3);
      case 3 -> none;
      case 4 -> {
        none[random.nextInt(n.length)] = random.nextBoolean() ? 1 : -1;
        yield none;
      }
      case 5 -> {
        none[0] = random.nextBoolean() ? Double.POSITIVE_INFINITY : 1e39;
        yield none;
      }
      case 6, 7 -> sum(none, 0, n, tiny);
      default -> losing(fall * shares[random.nextInt(shares.length)]);
    };
  }

  /** Turns the normal away until so much separation is lost. */
  private double[] losing(double fall) {
    double[] other = new double[n.length];
    for (int c = 0; c < other.length; c++) {
      other[c] = random.nextGaussian();
    }
    double right = separation(n);
    double low = -70;
    double high = 5;
    for (int k = 0; k < 60; k++) {
      double middle = (low + high) / 2;
      boolean lost = right - separation(sum(n, 1, other, Math.pow(2, middle))) > fall;
      high = lost ? middle : high;
      low = lost ? low : middle;
    }
    return sum(n, 1, other, Math.pow(2, low));
  }

  private double separation(double[] direction) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (double[] x : a) {
      low = Math.min(low, dot(direction, x));
    }
    for (double[] x : b) {
      high = Math.max(high, dot(direction, x));
    }
    return (low - high) / length(direction);
  }

  /** Moves contact points of two bodies to those of the bodies enlarged by margins. */
  void enlarge(double[] p, double[] q, Margins margins) {
    for (int c = 0; c < n.length; c++) {
      p[c] -= margins.a() * n[c];
      q[c] += margins.b() * n[c];
    }
  }

  /** Turns the difference of contact points about their middle, by about what is forgiven. */
  Points turned(double[] p, double[] q, double fall, double perLength) {
    double[] x = sum(p, 1, q, -1);
    double[] m = next(fall + perLength / length(x));
    double[] middle = sum(p, 0.5, q, 0.5);
    double half = length(x) / 2 / length(m);
    return Points.of(sum(middle, 1, m, -half), sum(middle, 1, m, half));
  }

  private static double dot(double[] x, double[] y) {
    double sum = 0;
    for (int c = 0; c < x.length; c++) {
      sum += x[c] * y[c];
    }
    return sum;
  }

  private static double length(double[] x) {
    return Math.sqrt(dot(x, x));
  }

  /** s x + t y. */
  private static double[] sum(double[] x, double s, double[] y, double t) {
    double[] sum = new double[x.length];
    for (int c = 0; c < x.length; c++) {
      sum[c] = s * x[c] + t * y[c];
    }
    return sum;
  }
}
