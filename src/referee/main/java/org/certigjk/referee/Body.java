package org.certigjk.referee;

import java.util.Arrays;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.LinearSpan;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.Verdict;
import org.certigjk.referee.Domain.Range;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.truth.Truth;
import org.jspecify.annotations.Nullable;

/** One body of a query, to be measured exactly. */
final class Body {

  private final double[][] points;
  private final @Nullable Pose pose;

  /** The least and the largest of each coordinate; a difference of two may have to be exact. */
  private final double[] low;

  private final double[] high;

  private Body(double[][] points, @Nullable Pose pose) {
    this.points = points;
    this.pose = pose;
    this.low = points[0].clone();
    this.high = points[0].clone();
    for (double[] point : points) {
      for (int c = 0; c < point.length; c++) {
        low[c] = Math.min(low[c], point[c]);
        high[c] = Math.max(high[c], point[c]);
      }
    }
  }

  static Body a(Query query) {
    return new Body(query.pair().a(), query.poses() == null ? null : query.poses().a());
  }

  static Body b(Query query) {
    return new Body(query.pair().b(), query.poses() == null ? null : query.poses().b());
  }

  /** Returns whether all coordinates other than 0 have such magnitudes. */
  boolean hasCoordinatesIn(Range range) {
    if (range.isAll()) {
      return true;
    }
    if (pose == null) {
      return Arrays.stream(points)
          .flatMapToDouble(Arrays::stream)
          .map(Math::abs)
          .allMatch(x -> x == 0 || (range.least() <= x && x <= range.largest()));
    }
    Polytope<BigFraction> image = pose.image(points);
    for (int k = 0; k < image.size(); k++) {
      for (int c = 0; c < image.dimension(); c++) {
        BigFraction x = image.get(k).get(c).abs();
        if (!x.equals(BigFraction.ZERO) && !range.contains(x)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns whether the size is in a range; doubles decide where their rounding cannot matter. */
  boolean hasSizeIn(Range range) {
    if (range.isAll()) {
      return true;
    }
    double rounded = 0;
    for (int c = 0; c < low.length; c++) {
      rounded = Math.max(rounded, high[c] - low[c]);
    }
    boolean isSure = pose == null && rounded != range.least() && rounded != range.largest();
    return isSure ? range.least() < rounded && rounded < range.largest() : range.contains(size());
  }

  /** Returns the greatest difference of a coordinate. */
  BigFraction size() {
    BigFraction size = BigFraction.ZERO;
    Polytope<BigFraction> image = pose == null ? null : pose.image(points);
    for (int c = 0; c < low.length; c++) {
      BigFraction extent =
          image == null
              ? Conversions.toRational(high[c]).subtract(Conversions.toRational(low[c]))
              : extent(image, c);
      size = extent.compareTo(size) > 0 ? extent : size;
    }
    return size;
  }

  private static BigFraction extent(Polytope<BigFraction> image, int c) {
    BigFraction least = image.get(0).get(c);
    BigFraction largest = least;
    for (int k = 1; k < image.size(); k++) {
      BigFraction x = image.get(k).get(c);
      least = x.compareTo(least) < 0 ? x : least;
      largest = x.compareTo(largest) > 0 ? x : largest;
    }
    return largest.subtract(least);
  }

  /** Returns whether it has an interior: it is so if and only if its edges span the space. */
  boolean isSolid() {
    Polytope<BigFraction> image = image();
    LinearSpan<BigFraction> span = new LinearSpan<>(Rationals.INSTANCE, image.dimension());
    for (int k = 1; k < image.size() && !span.isWhole(); k++) {
      span.add(image.get(k).minus(image.get(0)));
    }
    return span.isWhole();
  }

  private Polytope<BigFraction> image() {
    return pose == null ? Polytope.of(Rationals.INSTANCE, points) : pose.image(points);
  }

  /** Returns whether each point is a vertex, and there once: apart from the hull of the others. */
  boolean isOfVertices() {
    for (int k = 0; k < points.length && points.length > 1; k++) {
      double[][] others = new double[points.length - 1][];
      System.arraycopy(points, 0, others, 0, k);
      System.arraycopy(points, k + 1, others, k, others.length - k);
      if (beside(new double[][] {points[k]}, others).verdict() != Verdict.SEPARATED) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether it is at most so many times as large as it is wide. The width, the least
   * distance of two parallel planes with the body between them, is the shortest way that it has to
   * be moved to leave its place, the depth of the body in itself.
   */
  boolean isAtMostSoLong(double aspect) {
    Expected itself = beside(points, points);
    if (itself.verdict() != Verdict.OVERLAPPING) {
      return false;
    }
    BigFraction size = size();
    BigFraction most = Conversions.toRational(aspect);
    return size.multiply(size)
            .compareTo(most.multiply(most).multiply(Objects.requireNonNull(itself.squaredDepth())))
        <= 0;
  }

  private Expected beside(double[][] a, double[][] b) {
    return new Truth()
        .of(new Query(PointPair.of(a, b), pose == null ? null : new Poses(pose, pose)));
  }
}
