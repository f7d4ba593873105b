package org.certigjk.referee;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Polytope;
import org.certigjk.vectors.Query;

/**
 * What an engine is made for, by what its documentation says: coordinates that are 0 or of a
 * magnitude from the least to the largest, and bodies whose size, the greatest difference of a
 * coordinate, is from the least to the largest. What is wrong outside is told apart from what is
 * wrong inside.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} unless 0 ≤ least ≤ largest, of both.
 *
 * @param least the least magnitude of a coordinate
 * @param largest the largest
 * @param leastSize the least size of a body
 * @param largestSize the largest
 */
public record Domain(double least, double largest, double leastSize, double largestSize) {

  /** Everything: the documentation says nothing. */
  public static final Domain ALL = new Domain(0, Double.MAX_VALUE);

  /** Checks the order. */
  public Domain {
    check(least, largest);
    check(leastSize, largestSize);
  }

  /** Makes one for bodies of any size. */
  public Domain(double least, double largest) {
    this(least, largest, 0, Double.MAX_VALUE);
  }

  private static void check(double least, double largest) {
    if (!(0 <= least && least <= largest && largest < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("a domain from %s to %s".formatted(least, largest));
    }
  }

  /** Returns whether it tells coordinates apart. */
  public boolean hasCoordinates() {
    return least > 0 || largest < Double.MAX_VALUE;
  }

  /** Returns whether it tells sizes apart. */
  public boolean hasSizes() {
    return leastSize > 0 || largestSize < Double.MAX_VALUE;
  }

  /** Returns whether both bodies of a query, with its poses, are in it. */
  public boolean contains(Query query) {
    return equals(ALL)
        || (query.poses() == null
            ? contains(query.pair().a()) && contains(query.pair().b())
            : contains(query.exactA()) && contains(query.exactB()));
  }

  private boolean contains(double[][] points) {
    int n = points[0].length;
    double size = 0;
    for (int c = 0; c < n; c++) {
      double low = Double.POSITIVE_INFINITY;
      double high = Double.NEGATIVE_INFINITY;
      for (double[] point : points) {
        double x = Math.abs(point[c]);
        if (x != 0 && !(least <= x && x <= largest)) {
          return false;
        }
        low = Math.min(low, point[c]);
        high = Math.max(high, point[c]);
      }
      size = Math.max(size, high - low);
    }
    return !hasSizes() || (leastSize <= size && size <= largestSize);
  }

  private boolean contains(Polytope<BigFraction> points) {
    BigFraction size = BigFraction.ZERO;
    for (int c = 0; c < points.dimension(); c++) {
      BigFraction low = points.get(0).get(c);
      BigFraction high = low;
      for (int k = 0; k < points.size(); k++) {
        BigFraction x = points.get(k).get(c);
        if (!x.equals(BigFraction.ZERO) && !isBetween(least, x.abs(), largest)) {
          return false;
        }
        low = x.compareTo(low) < 0 ? x : low;
        high = x.compareTo(high) > 0 ? x : high;
      }
      BigFraction extent = high.subtract(low);
      size = extent.compareTo(size) > 0 ? extent : size;
    }
    return !hasSizes() || isBetween(leastSize, size, largestSize);
  }

  private static boolean isBetween(double low, BigFraction x, double high) {
    return x.compareTo(Conversions.toRational(low)) >= 0
        && x.compareTo(Conversions.toRational(high)) <= 0;
  }
}
