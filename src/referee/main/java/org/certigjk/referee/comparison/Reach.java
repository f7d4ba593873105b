package org.certigjk.referee.comparison;

import java.util.Arrays;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.referee.Declaration;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/**
 * The magnitudes of two enlarged bodies that rounding is relative to.
 *
 * @param a max|a| and its margin; of a posed body |a| is the sum of the magnitudes of the terms
 *     that a coordinate is added up from, as {@link Profile} says
 * @param b the same of B
 */
record Reach(BigFraction a, BigFraction b) {

  /** Returns those of the bodies of a query. */
  static Reach of(Declaration engine, Query query) {
    Poses poses = query.poses();
    double least = Roundings.leastNormal(engine.precision());
    BigFraction a = largest(query.pair().a(), poses == null ? null : poses.a(), least);
    BigFraction b = largest(query.pair().b(), poses == null ? null : poses.b(), least);
    return new Reach(
        a.add(Conversions.toRational(engine.margins().a())),
        b.add(Conversions.toRational(engine.margins().b())));
  }

  /** Returns n·(a + b)²: the square of what no a &minus; b is longer than, in n dimensions. */
  BigFraction squared(int n) {
    BigFraction sum = a.add(b);
    return sum.multiply(sum).multiply(n);
  }

  /** Returns the largest magnitude, with no number taken as less than the least. */
  private static BigFraction largest(double[][] points, @Nullable Pose pose, double least) {
    if (pose == null) {
      return magnitude(Roundings.largest(points), least);
    }
    return pose.form() == Pose.Form.QUATERNION
        ? largestTurned(points, pose, least)
        : largestMoved(points, pose, least);
  }

  /** Returns the largest &Sigma; |M_rc x_c| + |t_r|. */
  private static BigFraction largestMoved(double[][] points, Pose pose, double least) {
    BigFraction largest = BigFraction.ZERO;
    for (double[] row : pose.rows()) {
      for (double[] x : points) {
        BigFraction sum = magnitude(row[x.length], least);
        for (int c = 0; c < x.length; c++) {
          sum = sum.add(magnitude(row[c], least).multiply(magnitude(x[c], least)));
        }
        largest = max(largest, sum);
      }
    }
    return largest;
  }

  /**
   * Returns the largest &Sigma; |M_rc x_c| + |t_r|, where each |M_rc| is 2, or more of a tiny q.
   */
  private static BigFraction largestTurned(double[][] points, Pose pose, double least) {
    double[] q = pose.rows()[0];
    BigFraction rounded = squaredNorm(q, least).divide(squaredNorm(q, 0));
    BigFraction largest = BigFraction.ZERO;
    for (double[] x : points) {
      largest = max(largest, sum(x, least));
    }
    double translation = Roundings.largest(new double[][] {pose.translation()});
    return rounded.multiply(2).multiply(largest).add(magnitude(translation, least));
  }

  private static BigFraction max(BigFraction x, BigFraction y) {
    return x.compareTo(y) < 0 ? y : x;
  }

  private static BigFraction sum(double[] numbers, double least) {
    return Arrays.stream(numbers)
        .mapToObj(x -> magnitude(x, least))
        .reduce(BigFraction.ZERO, BigFraction::add);
  }

  private static BigFraction squaredNorm(double[] numbers, double least) {
    return Arrays.stream(numbers)
        .mapToObj(x -> magnitude(x, least).pow(2))
        .reduce(BigFraction.ZERO, BigFraction::add);
  }

  /** Returns |x|, taken as no less than the least. */
  static BigFraction magnitude(double x, double least) {
    return Conversions.toRational(Math.max(least, Math.abs(x)));
  }
}
