package org.certigjk.referee.comparison;

import java.util.Arrays;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.referee.Accuracy;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/**
 * What {@link Profile profile} k allows for one query: τ, its two parts, and what {@link
 * NormalComparer} allows for directions.
 *
 * @param ofA 2k·u·√n·(max|a| + m), by how much k ulps move the points of A and its margin m,
 *     rounded; of a posed body |a| is the sum of the magnitudes of the terms that a coordinate is
 *     added up from, as {@link Profile} says
 * @param ofB the same of B
 * @param sum τ
 * @param ofDirections 2τ; all with the tolerance that the documentation of the call states
 */
record Tolerance(Radius ofA, Radius ofB, Radius sum, Radius ofDirections) {

  private static final Tolerance NONE =
      new Tolerance(Radius.ZERO, Radius.ZERO, Radius.ZERO, Radius.ZERO);

  private static final BigFraction FOUR = new BigFraction(4);

  /** Returns what is allowed; nothing by the exact profile. */
  static Tolerance of(
      Profile profile, Declaration engine, Call call, Query query, SignedDistance truth) {
    if (profile.isExact()) {
      return NONE;
    }
    Tolerance noise = noise(profile, engine, query);
    Radius documented = documented(call.tolerance(), query, truth);
    return new Tolerance(
        noise.ofA.plus(documented),
        noise.ofB.plus(documented),
        noise.sum.plus(documented),
        noise.ofDirections.plus(documented));
  }

  private static Radius documented(Accuracy accuracy, Query query, SignedDistance truth) {
    Radius sum = Radius.of(accuracy.absolute());
    if (accuracy.relative() > 0) {
      sum = sum.plus(truth.share(accuracy.relative()));
    }
    if (accuracy.size() > 0) {
      BigFraction part = Conversions.toRational(accuracy.size()).multiply(Domain.size(query));
      sum = sum.plus(Radius.ofSquare(part.multiply(part)));
    }
    return sum;
  }

  private static Tolerance noise(Profile profile, Declaration engine, Query query) {
    Precision precision = engine.precision();
    double margin = engine.margin();
    double noise = profile.k() * Roundings.ulpOfOne(precision); // 2ku, exact
    double least = Roundings.leastNormal(precision);
    int n = query.dimension();
    Poses poses = query.poses();
    if (poses == null) {
      double a = Math.max(least, Roundings.largest(query.pair().a()));
      double b = Math.max(least, Roundings.largest(query.pair().b()));
      return of(
          radius(noise, n, a, margin),
          radius(noise, n, b, margin),
          radius(noise, n, a, b, margin, margin));
    }
    BigFraction a = size(engine, query.pair().a(), poses.a());
    BigFraction b = size(engine, query.pair().b(), poses.b());
    return of(radius(noise, n, a), radius(noise, n, b), radius(noise, n, a.add(b)));
  }

  private static Tolerance of(Radius ofA, Radius ofB, Radius sum) {
    return new Tolerance(ofA, ofB, sum, sum.times(FOUR));
  }

  /** Returns R², with R = √n·(max|a| + max|b|), each with the margin: no a &minus; b is longer. */
  static BigFraction squaredReach(Declaration engine, Query query) {
    Poses poses = query.poses();
    BigFraction a = size(engine, query.pair().a(), poses == null ? null : poses.a());
    BigFraction b = size(engine, query.pair().b(), poses == null ? null : poses.b());
    return squared(1, query.dimension(), a.add(b));
  }

  private static BigFraction size(Declaration engine, double[][] points, @Nullable Pose pose) {
    double least = Roundings.leastNormal(engine.precision());
    BigFraction largest =
        pose == null
            ? Conversions.toRational(Math.max(least, Roundings.largest(points)))
            : largest(points, pose, least);
    return largest.add(Conversions.toRational(engine.margin()));
  }

  /**
   * Returns by how much k ulps move a vector: 2ku·‖x‖, each coordinate at least the least normal.
   */
  static Radius noise(Profile profile, Precision precision, double[] x) {
    BigFraction sum = BigFraction.ZERO;
    for (double coordinate : x) {
      sum =
          sum.add(Radius.square(Math.max(Math.abs(coordinate), Roundings.leastNormal(precision))));
    }
    BigFraction share = Radius.square(profile.k() * Roundings.ulpOfOne(precision));
    return Radius.ofSquare(share.multiply(sum));
  }

  /** Returns noise·√n·&Sigma; sizes. */
  private static Radius radius(double noise, int n, double... sizes) {
    return Radius.near(
        Arrays.stream(sizes).map(size -> noise * Math.sqrt(n) * size).sum(),
        () -> {
          BigFraction sum = BigFraction.ZERO;
          for (double size : sizes) {
            sum = sum.add(Conversions.toRational(size));
          }
          return squared(noise, n, sum);
        });
  }

  /**
   * Returns whether so little decides between separated and overlapping that no verdict is wrong.
   */
  boolean hides(SignedDistance truth) {
    return !sum.isZero() && (!truth.isKnown() || truth.isNear(0, sum));
  }

  private static Radius radius(double noise, int n, BigFraction sum) {
    return Radius.ofSquare(squared(noise, n, sum));
  }

  private static BigFraction squared(double noise, int n, BigFraction sum) {
    BigFraction product = Conversions.toRational(noise).multiply(sum);
    return product.multiply(product).multiply(n);
  }

  /**
   * Returns the largest &Sigma; |M_rc x_c| + |t_r|, with no number taken as less than the least.
   */
  private static BigFraction largest(double[][] points, Pose pose, double least) {
    BigFraction largest = BigFraction.ZERO;
    BigFraction[][] linear = linear(pose, least);
    double[] translation = pose.translation();
    for (int r = 0; r < linear.length; r++) {
      for (double[] x : points) {
        BigFraction sum = magnitude(translation[r], least);
        for (int c = 0; c < x.length; c++) {
          sum = sum.add(linear[r][c].multiply(magnitude(x[c], least)));
        }
        largest = sum.compareTo(largest) > 0 ? sum : largest;
      }
    }
    return largest;
  }

  /** Returns what stands for each |M_rc|: of a quaternion 2, or more if it has tiny numbers. */
  private static BigFraction[][] linear(Pose pose, double least) {
    double[][] rows = pose.rows();
    int n = pose.dimension();
    BigFraction[][] linear = new BigFraction[n][n];
    if (pose.form() == Pose.Form.QUATERNION) {
      BigFraction rounded = squaredNorm(rows[0], least).divide(squaredNorm(rows[0], 0));
      Arrays.stream(linear).forEach(row -> Arrays.fill(row, rounded.multiply(2)));
    } else {
      for (int r = 0; r < n; r++) {
        double[] row = rows[r];
        Arrays.setAll(linear[r], c -> magnitude(row[c], least));
      }
    }
    return linear;
  }

  private static BigFraction squaredNorm(double[] numbers, double least) {
    BigFraction sum = BigFraction.ZERO;
    for (double x : numbers) {
      sum = sum.add(magnitude(x, least).pow(2));
    }
    return sum;
  }

  private static BigFraction magnitude(double x, double least) {
    return Conversions.toRational(Math.max(least, Math.abs(x)));
  }
}
