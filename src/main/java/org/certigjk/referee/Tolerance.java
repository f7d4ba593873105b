package org.certigjk.referee;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;

/**
 * What {@link Profile profile} k allows for one query: τ and its two parts.
 *
 * @param ofA 2k·u·√n·max|a|, by how much k ulps move the points of A; of a posed body |a| is the
 *     sum of the magnitudes of the terms that a coordinate is added up from
 * @param ofB 2k·u·√n·max|b|
 * @param sum τ
 */
record Tolerance(Radius ofA, Radius ofB, Radius sum) {

  private static final Tolerance NONE = new Tolerance(Radius.ZERO, Radius.ZERO, Radius.ZERO);

  /** Returns what is allowed; nothing by the exact profile. */
  static Tolerance of(Profile profile, Precision precision, Query query) {
    if (profile.isExact()) {
      return NONE;
    }
    double noise = profile.k() * Roundings.ulpOfOne(precision); // 2ku, exact
    double least = Roundings.leastNormal(precision);
    int n = query.dimension();
    Poses poses = query.poses();
    if (poses == null) {
      double a = Math.max(least, largest(query.pair().a()));
      double b = Math.max(least, largest(query.pair().b()));
      return new Tolerance(radius(noise, n, a, 0), radius(noise, n, 0, b), radius(noise, n, a, b));
    }
    BigFraction a = largest(query.pair().a(), poses.a(), least);
    BigFraction b = largest(query.pair().b(), poses.b(), least);
    return new Tolerance(radius(noise, n, a), radius(noise, n, b), radius(noise, n, a.add(b)));
  }

  /** Returns noise·√n·(a + b). */
  private static Radius radius(double noise, int n, double a, double b) {
    return Radius.near(
        noise * Math.sqrt(n) * a + noise * Math.sqrt(n) * b,
        () -> squared(noise, n, Conversions.toRational(a).add(Conversions.toRational(b))));
  }

  private static Radius radius(double noise, int n, BigFraction sum) {
    return Radius.ofSquare(squared(noise, n, sum));
  }

  private static BigFraction squared(double noise, int n, BigFraction sum) {
    BigFraction product = Conversions.toRational(noise).multiply(sum);
    return product.multiply(product).multiply(n);
  }

  private static double largest(double[][] points) {
    double largest = 0;
    for (double[] point : points) {
      for (double x : point) {
        largest = Math.max(largest, Math.abs(x));
      }
    }
    return largest;
  }

  /**
   * Returns the largest &Sigma; |M_rc x_c| + |t_r|, with no number taken as less than the least.
   */
  private static BigFraction largest(double[][] points, Pose pose, double least) {
    BigFraction largest = BigFraction.ZERO;
    for (double[] row : pose.rows()) {
      for (double[] x : points) {
        BigFraction sum = magnitude(row[x.length], least);
        for (int c = 0; c < x.length; c++) {
          sum = sum.add(magnitude(row[c], least).multiply(magnitude(x[c], least)));
        }
        largest = sum.compareTo(largest) > 0 ? sum : largest;
      }
    }
    return largest;
  }

  private static BigFraction magnitude(double x, double least) {
    return Conversions.toRational(Math.max(least, Math.abs(x)));
  }
}
