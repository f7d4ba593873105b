package org.certigjk.referee;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/**
 * What an engine is made for, by what its documentation says. What is wrong with a query outside of
 * it is no breach of anything, and told apart.
 *
 * <p>The <em>size</em> of a body is the greatest difference of a coordinate. Its <em>width</em> is
 * the least distance of two parallel hyperplanes that have the body between them, 0 if it is flat,
 * and its <em>aspect</em> is size over width.
 *
 * <p><b>Limits.</b> Widths are measured in up to {@value #MEASURED_DIMENSIONS} dimensions. In more,
 * no query is in a domain that limits the aspect: it is not known to be.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} unless ratio and aspect are at least 1, and
 * finite or infinite, and the number of points is.
 *
 * @param coordinates the magnitudes of coordinates other than 0
 * @param sizes the sizes of bodies
 * @param ratio the most that the size of the one body may be of that of the other
 * @param aspect the greatest aspect of a body
 * @param points how many points a body may have
 * @param bodies which points are a body
 */
public record Domain(
    Range coordinates, Range sizes, double ratio, double aspect, int points, Bodies bodies) {

  /** Everything: the documentation says nothing. */
  public static final Domain ALL = of(Range.ALL, Range.ALL);

  /** Bodies with an interior: its documentation excludes flat ones. */
  public static final Domain SOLID =
      new Domain(
          Range.ALL,
          Range.ALL,
          Double.POSITIVE_INFINITY,
          Double.POSITIVE_INFINITY,
          Integer.MAX_VALUE,
          Bodies.SOLID);

  /** In more dimensions the aspect is not known. */
  public static final int MEASURED_DIMENSIONS = 3;

  /** Which points are a body. */
  public enum Bodies {
    /** Any: also repeated ones, such as are inside of the hull, and all in one plane. */
    POINTS,
    /** Each is a vertex of the hull, and there once; the hull may be flat. */
    HULL,
    /** The hull has an interior. */
    SOLID
  }

  /** Checks the numbers. */
  public Domain {
    if (!(ratio >= 1 && aspect >= 1 && points >= 1)) {
      throw new IllegalArgumentException(
          "a domain of ratio %s, aspect %s and %s points: each is at least 1"
              .formatted(ratio, aspect, points));
    }
  }

  /** Returns one for bodies of such coordinates and sizes. */
  public static Domain of(Range coordinates, Range sizes) {
    return new Domain(
        coordinates,
        sizes,
        Double.POSITIVE_INFINITY,
        Double.POSITIVE_INFINITY,
        Integer.MAX_VALUE,
        Bodies.POINTS);
  }

  /** Its limits, by the keys with which they are declared. */
  public enum Limit {
    /** The most points of a body. */
    POINTS,
    /** The least and the greatest magnitude of a coordinate. */
    DOMAIN,
    /** The least and the greatest size of a body. */
    SIZES,
    /** The greatest ratio of the sizes of two bodies. */
    RATIO,
    /** What bodies may be flat. */
    BODIES,
    /** The greatest ratio of the extents of a body. */
    ASPECT
  }

  /** Returns whether both bodies of a query, with its poses, are in it. */
  public boolean contains(Query query) {
    return excluding(query) == null;
  }

  /** Returns the first limit that the bodies of a query, with its poses, are beyond. */
  public @Nullable Limit excluding(Query query) {
    if (equals(ALL)) {
      return null;
    }
    Body a = Body.a(query);
    Body b = Body.b(query);
    for (Limit limit : Limit.values()) {
      boolean within =
          switch (limit) {
            case POINTS -> Math.max(query.pair().sizeA(), query.pair().sizeB()) <= points;
            case DOMAIN -> a.hasCoordinatesIn(coordinates) && b.hasCoordinatesIn(coordinates);
            case SIZES -> a.hasSizeIn(sizes) && b.hasSizeIn(sizes);
            case RATIO -> Double.isInfinite(ratio) || isAtMost(ratio, a.size(), b.size());
            case BODIES -> allows(a) && allows(b);
            case ASPECT -> Double.isInfinite(aspect) || isAtMostSoLong(query, a, b);
          };
      if (!within) {
        return limit;
      }
    }
    return null;
  }

  private boolean isAtMostSoLong(Query query, Body a, Body b) {
    return query.dimension() <= MEASURED_DIMENSIONS
        && a.isAtMostSoLong(aspect)
        && b.isAtMostSoLong(aspect);
  }

  private boolean allows(Body body) {
    return switch (bodies) {
      case POINTS -> true;
      case HULL -> body.isOfVertices();
      case SOLID -> body.isSolid();
    };
  }

  private static boolean isAtMost(double ratio, BigFraction x, BigFraction y) {
    BigFraction times = Conversions.toRational(ratio);
    return x.compareTo(y.multiply(times)) <= 0 && y.compareTo(x.multiply(times)) <= 0;
  }

  /** Returns the size of the larger body of a query, with its poses. */
  public static BigFraction size(Query query) {
    BigFraction a = Body.a(query).size();
    BigFraction b = Body.b(query).size();
    return a.compareTo(b) > 0 ? a : b;
  }

  /**
   * Numbers from the least to the largest.
   *
   * <p><b>Errors.</b> {@link IllegalArgumentException} unless 0 ≤ least ≤ largest &lt; &infin;.
   *
   * @param least the least
   * @param largest the largest
   */
  public record Range(double least, double largest) {

    /** All that are finite. */
    public static final Range ALL = new Range(0, Double.MAX_VALUE);

    /** Checks the order. */
    public Range {
      if (!(0 <= least && least <= largest && largest < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException("a domain from %s to %s".formatted(least, largest));
      }
    }

    /** Returns whether it is {@link #ALL}. */
    public boolean isAll() {
      return equals(ALL);
    }

    boolean contains(BigFraction x) {
      return x.compareTo(Conversions.toRational(least)) >= 0
          && x.compareTo(Conversions.toRational(largest)) <= 0;
    }
  }
}
