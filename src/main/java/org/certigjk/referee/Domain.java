package org.certigjk.referee;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Polytope;
import org.certigjk.vectors.Query;

/**
 * For which coordinates an engine is made, by what its documentation says: 0, and those of a
 * magnitude from the least to the largest. What is wrong outside is told apart from what is wrong
 * inside.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} unless 0 ≤ least ≤ largest.
 *
 * @param least the least magnitude
 * @param largest the largest
 */
public record Domain(double least, double largest) {

  /** All coordinates: the documentation says nothing. */
  public static final Domain ALL = new Domain(0, Double.MAX_VALUE);

  /** Checks the order. */
  public Domain {
    if (!(0 <= least && least <= largest && largest < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("a domain from %s to %s".formatted(least, largest));
    }
  }

  /** Returns whether all coordinates of a query, with its poses, are in it. */
  public boolean contains(Query query) {
    return equals(ALL)
        || (query.poses() == null
            ? contains(query.pair().a()) && contains(query.pair().b())
            : contains(query.exactA()) && contains(query.exactB()));
  }

  private boolean contains(double[][] points) {
    for (double[] point : points) {
      for (double x : point) {
        if (x != 0 && !(least <= Math.abs(x) && Math.abs(x) <= largest)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean contains(Polytope<BigFraction> points) {
    BigFraction from = Conversions.toRational(least);
    BigFraction to = Conversions.toRational(largest);
    for (int k = 0; k < points.size(); k++) {
      for (int c = 0; c < points.dimension(); c++) {
        BigFraction x = points.get(k).get(c).abs();
        boolean zero = x.equals(BigFraction.ZERO);
        if (!zero && (x.compareTo(from) < 0 || x.compareTo(to) > 0)) {
          return false;
        }
      }
    }
    return true;
  }
}
