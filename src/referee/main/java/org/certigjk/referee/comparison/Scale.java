package org.certigjk.referee.comparison;

import java.math.BigDecimal;
import org.certigjk.field.Conversions;
import org.certigjk.referee.Domain;
import org.certigjk.vectors.Query;

/**
 * How large the bodies of a query are, for putting examples into an order that a reader wants:
 * ordinary coordinates before those at the ends of the range, and errors in units of the bodies.
 */
public final class Scale {

  /** Coordinates from 10⁻³ to 10³ are ordinary: their decades are from this to {@link #LAST}. */
  private static final int FIRST = -3;

  private static final int LAST = 2;

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

  /** Returns how many decades the coordinates are from being ordinary. */
  public static int strangeness(Query query) {
    int decade = decade(query);
    return Math.max(0, Math.max(decade - LAST, FIRST - decade));
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
