package org.certigjk.referee.comparison;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.referee.Accuracy;
import org.certigjk.referee.Call;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.QueryMotion;

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
  static Tolerance of(Profile profile, Subject subject, Call call) {
    if (profile.isExact()) {
      return NONE;
    }
    double noise = profile.k() * Roundings.ulpOfOne(subject.engine().precision()); // 2ku, exact
    int n = subject.query().dimension();
    Reach reach = subject.reach();
    Radius sum = radius(noise, n, reach.a().add(reach.b()));
    Radius documented = documented(call.tolerance(), subject);
    return new Tolerance(
        radius(noise, n, reach.a()).plus(documented),
        radius(noise, n, reach.b()).plus(documented),
        sum.plus(documented),
        sum.times(FOUR).plus(documented));
  }

  private static Radius documented(Accuracy accuracy, Subject subject) {
    Radius sum = Radius.of(accuracy.absolute());
    if (accuracy.relative() > 0) {
      sum = sum.plus(subject.truth().share(accuracy.relative()));
    }
    if (accuracy.size() > 0) {
      BigFraction part =
          Conversions.toRational(accuracy.size()).multiply(Domain.size(subject.query()));
      sum = sum.plus(Radius.ofSquare(part.multiply(part)));
    }
    return sum;
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

  /** Returns 4ku·√n·max|r|: by how much k ulps of r, and of the time, move A on its way. */
  static Radius ofMotion(Profile profile, Subject subject, QueryMotion motion) {
    if (profile.isExact()) {
      return Radius.ZERO;
    }
    Precision precision = subject.engine().precision();
    double most = Roundings.largest(new double[][] {motion.toArray()});
    BigFraction size = Reach.magnitude(most, Roundings.leastNormal(precision));
    double noise = profile.k() * Roundings.ulpOfOne(precision);
    return radius(noise, subject.query().dimension(), size.multiply(2));
  }

  /** Returns noise·√n·size. */
  private static Radius radius(double noise, int n, BigFraction size) {
    return Radius.near(
        noise * Math.sqrt(n) * Conversions.toDouble(size),
        () -> {
          BigFraction product = Conversions.toRational(noise).multiply(size);
          return product.multiply(product).multiply(n);
        });
  }

  /**
   * Returns whether so little decides between separated and overlapping that no verdict is wrong.
   */
  boolean hides(SignedDistance truth) {
    return !sum.isZero() && (!truth.isKnown() || truth.isNear(0, sum));
  }
}
