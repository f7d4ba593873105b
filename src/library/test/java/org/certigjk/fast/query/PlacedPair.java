package org.certigjk.fast.query;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.search.Placement;
import org.certigjk.fast.search.Vertices;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/** Two bodies under placements, with any degeneracy, from a seed; and their exact images. */
public final class PlacedPair {

  public final Vertices a;
  public final Vertices b;
  public final Placement inA;
  public final Placement inB;

  private final Random random;
  private final int dimension;

  public PlacedPair(long seed) {
    this.random = new Random(seed * 7919);
    this.dimension = 2 + random.nextInt(2);
    int kind = random.nextInt(7);
    double[][] pointsA = body(kind);
    double[][] pointsB = body(random.nextInt(4) == 0 ? random.nextInt(7) : kind);
    this.inB = placement(translation());
    Placement first = placement(translation());
    int change = random.nextInt(4);
    this.inA = change == 0 ? touching(first, pointsA, pointsB) : first;
    if (change == 1) {
      level(pointsA, pointsB);
    }
    boolean hull = random.nextInt(3) == 0;
    this.a = hull ? Vertices.of(pointsA).withHull() : Vertices.of(pointsA);
    this.b = hull ? Vertices.of(pointsB).withHull() : Vertices.of(pointsB);
  }

  private double[][] body(int kind) {
    double[][] points = new double[1 + random.nextInt(9)][dimension];
    for (double[] point : points) {
      Arrays.setAll(point, c -> draw(kind));
    }
    return points;
  }

  private double draw(int kind) {
    return switch (kind) {
      case 0 -> random.nextInt(5) - 2;
      case 1 -> random.nextInt(17) / 8.0 - 1;
      case 2 -> 1e6 + random.nextInt(3) * 0x1p-20;
      case 3 -> Math.scalb((double) random.nextInt(9) - 4, random.nextInt(40) - 20);
      case 4 -> random.nextInt(3) / 3.0;
      default -> random.nextGaussian();
    };
  }

  private double[] translation() {
    double[] t = new double[dimension];
    int kind = random.nextInt(5);
    Arrays.setAll(
        t,
        c ->
            switch (kind) {
              case 0 -> random.nextInt(5) - 2;
              case 1 -> 1e3 * random.nextGaussian();
              default -> 2 * random.nextGaussian();
            });
    return t;
  }

  private Placement placement(double[] t) {
    int kind = random.nextInt(dimension == 3 ? 8 : 4);
    if (kind > 3) {
      return Placement.of(quaternion(kind), t);
    }
    double[] m = new double[dimension * dimension];
    Arrays.setAll(m, k -> entry(kind, k / dimension, k % dimension));
    return matrix(m, t);
  }

  /** The identity, small integers, anything, and what is nearly or exactly singular. */
  private double entry(int kind, int row, int column) {
    double column10 = 0.1 * column + 0.3;
    return switch (kind) {
      case 0 -> row == column ? 1 : 0;
      case 1 -> random.nextInt(3) - 1;
      case 2 -> random.nextGaussian();
      default -> row == 0 ? column10 : random.nextInt(2) * column10;
    };
  }

  private static Placement matrix(double[] m, double[] t) {
    int n = t.length;
    double[] rows = new double[n * (n + 1)];
    for (int i = 0; i < n; i++) {
      System.arraycopy(m, n * i, rows, (n + 1) * i, n);
      rows[(n + 1) * i + n] = t[i];
    }
    return Placement.of(rows, n);
  }

  /** Small integers, units, any size. */
  private double[] quaternion(int kind) {
    double[] q = new double[4];
    Arrays.setAll(
        q,
        k ->
            switch (kind) {
              case 4 -> random.nextInt(5) - 2;
              case 5 -> Math.scalb(random.nextGaussian(), random.nextInt(99) - 60);
              case 6 -> Math.scalb(random.nextGaussian(), -900 - random.nextInt(150));
              default -> random.nextGaussian();
            });
    q[0] = q[0] == 0 ? 1 : q[0];
    return q;
  }

  /** The same but for t, so that a vertex of A is at one of B but for the rounding. */
  private Placement touching(Placement placement, double[][] pointsA, double[][] pointsB) {
    double[] p = image(placement, pointsA[0]);
    double[] q = image(inB, pointsB[0]);
    double[] t = new double[dimension];
    Arrays.setAll(t, c -> placement.t[c] + (q[c] - p[c]));
    return placement.quaternion.length > 0
        ? Placement.of(placement.quaternion, t)
        : matrix(flat(placement), t);
  }

  private double[] flat(Placement placement) {
    double[] m = new double[dimension * dimension];
    Arrays.setAll(m, k -> placement.m[3 * (k / dimension) + k % dimension]);
    return m;
  }

  private static double[] image(Placement placement, double[] p) {
    double[] image = new double[p.length];
    for (int i = 0; i < p.length; i++) {
      image[i] = placement.t[i];
      for (int j = 0; j < p.length; j++) {
        image[i] += placement.m[3 * i + j] * p[j];
      }
    }
    return image;
  }

  /** Moves the other points of A, so that of rotated ones none is nearer to B's first, nearly. */
  private void level(double[][] pointsA, double[][] pointsB) {
    double[] p = image(inA, pointsA[0]);
    double[] q = image(inB, pointsB[0]);
    for (int k = 1; k < pointsA.length; k++) {
      double[] y = new double[3];
      for (int c = 0; c < dimension; c++) {
        y[c] = p[c] - q[c];
      }
      double[] z = {random.nextGaussian(), random.nextGaussian(), random.nextGaussian()};
      double[] along =
          dimension == 2
              ? new double[] {-y[1] * z[0], y[0] * z[0], 0}
              : new double[] {
                y[1] * z[2] - y[2] * z[1], y[2] * z[0] - y[0] * z[2], y[0] * z[1] - y[1] * z[0]
              };
      for (int j = 0; j < dimension; j++) {
        double back = 0;
        for (int i = 0; i < dimension; i++) {
          back += inA.m[3 * i + j] * along[i];
        }
        pointsA[k][j] = pointsA[0][j] + back;
      }
    }
  }

  /** Returns the exact image of the points given. */
  public static Polytope<BigFraction> image(Vertices body, Placement placement) {
    List<Vec<BigFraction>> points = new ArrayList<>();
    for (double[] point : body.points()) {
      points.add(Vec.of(Rationals.INSTANCE, exact(placement, point)));
    }
    return Polytope.from(points);
  }

  private static BigFraction[] exact(Placement placement, double[] p) {
    BigFraction[] image =
        placement.quaternion.length > 0 ? rotated(placement, p) : mapped(placement, p);
    Arrays.setAll(image, i -> image[i].add(Conversions.toRational(placement.t[i])));
    return image;
  }

  private static BigFraction[] mapped(Placement placement, double[] p) {
    BigFraction[] image = new BigFraction[p.length];
    for (int i = 0; i < p.length; i++) {
      image[i] = BigFraction.ZERO;
      for (int j = 0; j < p.length; j++) {
        image[i] = image[i].add(times(placement.m[3 * i + j], p[j]));
      }
    }
    return image;
  }

  private static BigFraction times(double x, double y) {
    return Conversions.toRational(x).multiply(Conversions.toRational(y));
  }

  /** q p q&#8315;&sup1;, by the multiplication of quaternions. */
  private static BigFraction[] rotated(Placement placement, double[] p) {
    BigFraction[] q = new BigFraction[4];
    BigFraction[] conjugate = new BigFraction[4];
    BigFraction square = BigFraction.ZERO;
    for (int k = 0; k < 4; k++) {
      q[k] = Conversions.toRational(placement.quaternion[k]);
      conjugate[k] = k == 0 ? q[k] : q[k].negate();
      square = square.add(q[k].multiply(q[k]));
    }
    BigFraction[] pure = {
      BigFraction.ZERO,
      Conversions.toRational(p[0]),
      Conversions.toRational(p[1]),
      Conversions.toRational(p[2])
    };
    BigFraction[] product = product(product(q, pure), conjugate);
    return new BigFraction[] {
      product[1].divide(square), product[2].divide(square), product[3].divide(square)
    };
  }

  private static BigFraction[] product(BigFraction[] p, BigFraction[] q) {
    return new BigFraction[] {
      sum(p[0].multiply(q[0]), p[1].multiply(q[1]).negate(), p[2].multiply(q[2]).negate())
          .subtract(p[3].multiply(q[3])),
      sum(p[0].multiply(q[1]), p[1].multiply(q[0]), p[2].multiply(q[3]))
          .subtract(p[3].multiply(q[2])),
      sum(p[0].multiply(q[2]), p[2].multiply(q[0]), p[3].multiply(q[1]))
          .subtract(p[1].multiply(q[3])),
      sum(p[0].multiply(q[3]), p[3].multiply(q[0]), p[1].multiply(q[2]))
          .subtract(p[2].multiply(q[1]))
    };
  }

  private static BigFraction sum(BigFraction x, BigFraction y, BigFraction z) {
    return x.add(y).add(z);
  }
}
