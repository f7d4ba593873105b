package org.certigjk.referee.comparison;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Comparator;
import org.certigjk.field.Conversions;
import org.certigjk.referee.Domain;
import org.certigjk.referee.comparison.FaultKind.Units;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/**
 * How large the bodies of a query are, for putting examples into an order that a reader wants:
 * ordinary coordinates before those at the ends of the range, and errors in units of the bodies.
 */
public final class Scale {

  /** Coordinates from 10⁻³ to 10³ are ordinary: their decades are from this to {@link #LAST}. */
  private static final int FIRST = -3;

  private static final int LAST = 2;

  private static final int PLAIN = 3;

  private Scale() {}

  /** Returns d where the largest magnitude of a coordinate is from 10ᵈ to 10ᵈ⁺¹; 0 if all are 0. */
  public static int decade(Query query) {
    double largest = FaultKind.size(query);
    if (largest == 0 || Double.isInfinite(largest)) {
      return largest == 0 ? 0 : 308;
    }
    BigDecimal exact = new BigDecimal(largest);
    return exact.precision() - exact.scale() - 1;
  }

  /** Returns a decade in words: "1 to 10" of 0, "1e-5 to 1e-4" of −5. */
  public static String range(int decade) {
    return "%s to %s".formatted(power(decade), power(decade + 1));
  }

  /** Returns 10ᵈ, without an exponent from 10⁻³ to 10³. */
  public static String power(int d) {
    return Math.abs(d) <= PLAIN ? BigDecimal.ONE.scaleByPowerOfTen(d).toPlainString() : "1e" + d;
  }

  /** Returns how many decades the coordinates are from being ordinary. */
  public static int strangeness(Query query) {
    return strangeness(decade(query));
  }

  /** Returns how many decades one is from those that are ordinary. */
  public static int strangeness(int decade) {
    return Math.max(0, Math.max(decade - LAST, FIRST - decade));
  }

  /** The order of decades in which those around 1 are first. */
  public static Comparator<Integer> fromOne() {
    return Comparator.<Integer>comparingInt(d -> Math.max(d, -1 - d)).thenComparing(d -> -d);
  }

  /**
   * Returns a query in another unit, a power of two times as large, in which the largest coordinate
   * is about 1; small ones may be rounded. It is {@code null} if there is none.
   */
  public static @Nullable Query inOrdinaryUnits(Query query) {
    double largest = FaultKind.size(query);
    if (largest == 0 || Double.isInfinite(largest)) {
      return null;
    }
    int exponent = -Math.getExponent(largest);
    Poses poses = query.poses();
    try {
      return new Query(
          PointPair.of(scaled(query.pair().a(), exponent), scaled(query.pair().b(), exponent)),
          poses == null ? null : new Poses(moved(poses.a(), exponent), moved(poses.b(), exponent)));
    } catch (IllegalArgumentException outOfRange) {
      return null;
    }
  }

  private static double[][] scaled(double[][] rows, int exponent) {
    return Arrays.stream(rows)
        .map(row -> Arrays.stream(row).map(x -> scalb(x, exponent)).toArray())
        .toArray(double[][]::new);
  }

  /** The pose of a scaled body: its translation is scaled, too. */
  private static Pose moved(Pose pose, int exponent) {
    return pose.withTranslation(scaled(new double[][] {pose.translation()}, exponent)[0]);
  }

  /** In two steps, for exponents beyond those of doubles. */
  private static double scalb(double x, int exponent) {
    return Math.scalb(Math.scalb(x, exponent / 2), exponent - exponent / 2);
  }

  /** Returns whether the coordinates are ordinary, and if not in which way. */
  public static Units units(Query query) {
    int decade = decade(query);
    return decade > LAST ? Units.LARGE : decade < FIRST ? Units.SMALL : Units.ORDINARY;
  }

  /**
   * Returns the size of the larger body, rounded; of two points the largest magnitude of a
   * coordinate.
   */
  static double size(Query query) {
    double size = Conversions.toDouble(Domain.size(query));
    return size > 0 ? Math.min(size, Double.MAX_VALUE) : FaultKind.size(query);
  }
}
