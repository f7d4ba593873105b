package org.certigjk.fast.filter;

import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.ErrorBounds;

/** The proof in doubles for the dimension of the bodies. */
public final class Filter {

  private Filter() {}

  /**
   * Returns the distance of A + t and B, correctly rounded, or NaN if that is not proved: always in
   * more than three dimensions, and out of range.
   */
  public static double distance(Vertices a, Vertices b, Candidate c) {
    if (a.dimension > 3 || !isInRange(a, b, c.t)) {
      return Double.NaN;
    }
    return a.dimension == 3 ? Filter3.distance(a, b, c) : Filter2.distance(a, b, c);
  }

  /**
   * Returns the distance of the origin from the plane, in the plane from the line, through a
   * candidate of n pairs, correctly rounded, if it is proved that A &ominus; B lies on the same
   * side of it as the origin, and that the foot is in the simplex: at least the penetration depth.
   * If that is not proved, NaN or 0.
   */
  public static double depth(Vertices a, Vertices b, Candidate c) {
    if (!isInRange(a, b, c.t)) {
      return Double.NaN;
    }
    return a.dimension == 3 ? Filter3.depth(a, b, c) : Filter2.depth(a, b, c);
  }

  /** Returns whether no coordinate exceeds {@link ErrorBounds#LARGEST}. */
  static boolean isInRange(Vertices a, Vertices b, double[] t) {
    boolean inRange = a.magnitude <= ErrorBounds.LARGEST && b.magnitude <= ErrorBounds.LARGEST;
    for (int k = 0; k < a.dimension; k++) {
      inRange &= Math.abs(t[k]) <= ErrorBounds.LARGEST;
    }
    return inRange;
  }
}
