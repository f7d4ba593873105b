package org.certigjk.study;

import java.util.Locale;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.study.isa.IsaBody;
import org.certigjk.subalgorithms.JohnsonTable;
import org.certigjk.vectors.Draw;
import org.jspecify.annotations.Nullable;

/**
 * What Johnson's sub-algorithm makes over doubles of a triangle whose nearest point is inside,
 * against the exact answer for the same doubles.
 *
 * @param pair the relative error of Δ₀({y₀, y₁})
 * @param all the largest relative error of Δ₀, Δ₁ and Δ₂ of all three points
 * @param wrongSign whether some Δ that the sub-algorithm may look at has another sign than it
 *     should
 * @param noSubset whether it finds no subset
 * @param v the relative error of v, NaN if it finds no subset
 */
record ThinTriangle(double pair, double all, boolean wrongSign, boolean noSubset, double v) {

  private static final int[] INDICES = {0, 1, 2};

  /** All three points, as a bit mask. */
  private static final int ALL = 7;

  /** How a triangle can be thin. */
  enum Kind {
    /** Two points are at the distance t from one another. */
    TWO_POINTS,
    /** A point is at the distance t from the line through the others, between them. */
    ON_A_LINE;

    String label() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /** Returns what becomes of a random triangle at about the distance 1. */
  static ThinTriangle of(Kind kind, double t, Draw draw) {
    double[][] y = points(kind, t, draw);
    Polytope<Double> rounded = Polytope.of(Doubles.INSTANCE, y);
    Polytope<BigFraction> exact = rounded.toRational();
    JohnsonTable<Double> found = JohnsonTable.of(rounded.get(INDICES));
    JohnsonTable<BigFraction> right = JohnsonTable.of(exact.get(INDICES));
    double all = 0;
    boolean wrongSign = false;
    for (int j = 0; j < INDICES.length; j++) {
      all = Math.max(all, error(found.cofactor(ALL, j), right.cofactor(ALL, j)));
      for (int s = 1; s <= ALL; s++) {
        double sign = right.cofactor(s, j).compareTo(BigFraction.ZERO);
        wrongSign |= Math.signum(found.cofactor(s, j)) != sign;
      }
    }
    @Nullable SubSimplex<Double> answer =
        new JohnsonSubAlgorithm<Double>().solve(rounded.get(INDICES));
    Vec<BigFraction> v =
        Objects.requireNonNull(new JohnsonSubAlgorithm<BigFraction>().solve(exact.get(INDICES)))
            .v();
    return new ThinTriangle(
        error(found.cofactor(3, 0), right.cofactor(3, 0)),
        all,
        wrongSign,
        answer == null,
        answer == null ? Double.NaN : relativeNorm(answer.v().toRational().minus(v), v));
  }

  private static double error(double found, BigFraction right) {
    if (right.compareTo(BigFraction.ZERO) == 0) {
      return found == 0 ? 0 : Double.POSITIVE_INFINITY;
    }
    return Conversions.toDouble(Conversions.toRational(found).subtract(right).divide(right).abs());
  }

  /** Returns ‖x‖/‖y‖. */
  static double relativeNorm(Vec<BigFraction> x, Vec<BigFraction> y) {
    return y.isZero()
        ? Double.POSITIVE_INFINITY
        : Conversions.sqrtToDouble(x.squaredNorm().divide(y.squaredNorm()));
  }

  /** Three points p of a plane through the origin with Σ λp = 0, λ > 0, moved by its normal. */
  private static double[][] points(Kind kind, double t, Draw draw) {
    double[] normal = draw.direction(3);
    double[] u = unitCross(normal, draw.direction(3));
    double[] w = unitCross(normal, u);
    double[][] p = new double[3][3];
    double[] place = kind == Kind.TWO_POINTS ? new double[] {0, 0, 1} : new double[] {0, 1, 0.5};
    double[] side = kind == Kind.TWO_POINTS ? new double[] {0, t, 0.5} : new double[] {0, 0, t};
    double[] weights = {draw.between(0.2, 0.5), draw.between(0.2, 0.5), 0};
    weights[2] = 1 - weights[0] - weights[1];
    double[] centre = new double[3];
    for (int i = 0; i < p.length; i++) {
      for (int c = 0; c < 3; c++) {
        p[i][c] = place[i] * u[c] + side[i] * w[c];
        centre[c] += weights[i] * p[i][c];
      }
    }
    double distance = draw.between(0.5, 2.0);
    for (double[] point : p) {
      for (int c = 0; c < 3; c++) {
        point[c] += distance * normal[c] - centre[c];
      }
    }
    return p;
  }

  /** Returns the unit vector in the direction x × y. */
  private static double[] unitCross(double[] x, double[] y) {
    double[] z = IsaBody.cross(x, y);
    double norm = StrictMath.sqrt(IsaBody.dot(z, z));
    return new double[] {z[0] / norm, z[1] / norm, z[2] / norm};
  }
}
