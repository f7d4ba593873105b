package org.certigjk.fast.impact;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.exact.ExactImpact;
import org.certigjk.fast.query.CertifiedQuery;
import org.certigjk.fast.query.NearestPoints;
import org.certigjk.fast.search.Arithmetic;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Verdict;
import org.certigjk.raycast.Hit;
import org.certigjk.raycast.RayCast;
import org.certigjk.raycast.RayCastResult;
import org.jspecify.annotations.Nullable;

/**
 * The stages of a query for the time of impact in their order: propose, in doubles, the facet of A
 * &ominus; B that the ray meets, or a direction that separates the bodies all the way; prove it, in
 * doubles, then exactly; and where that fails search exactly.
 */
public final class ImpactQuery {

  /** The answer where the bodies do not meet. */
  private static final double NEVER = Double.POSITIVE_INFINITY;

  /** Stands for the bodies before there are any. */
  private static final Vertices ORIGIN = Vertices.of(new double[1], 1);

  /** The optimal simplex of the distance at the start, where that was asked for. */
  private Candidate start = new Candidate(3);

  /** The simplex that the ray meets, if it is known. */
  private final Candidate facet = new Candidate(3);

  private final Portal portal = new Portal();
  private final ImpactFilter filter = new ImpactFilter();

  private Vertices a = ORIGIN;
  private Vertices b = ORIGIN;
  private double[] r = new double[1];
  private double time;
  private Arithmetic stage = Arithmetic.FILTER;

  /** Whether the ray is proved to meet the facet. */
  private boolean known;

  private @Nullable RayCastResult<BigFraction> exact;

  /** Makes room. */
  public ImpactQuery() {}

  /**
   * Returns the double nearest to the time at which A, moving by r from the time 0 to 1, first
   * meets B, ties to even; infinite if they do not meet.
   */
  public double time(Vertices a, Vertices b, double[] direction) {
    this.a = a;
    this.b = b;
    if (r.length != direction.length) {
      r = new double[direction.length];
    }
    System.arraycopy(direction, 0, r, 0, r.length);
    exact = null;
    known = false;
    stage = Arithmetic.FILTER;
    double proved = r.length == 2 || r.length == 3 ? proved() : Double.NaN;
    time = !Double.isNaN(proved) ? proved : meetAtStart() ? 0 : searched();
    return time;
  }

  private double proved() {
    boolean moves = false;
    for (double coordinate : r) {
      moves |= coordinate != 0;
    }
    return moves ? proved(portal.find(a, b, r, facet)) : entersBefore();
  }

  private double proved(Portal.Outcome outcome) {
    return switch (outcome) {
      case FACET -> atFacet();
      case AXIS ->
          AxisFilter.separates(
                  a, b, portal.dx, portal.dy, portal.dz, r[0], r[1], r.length == 2 ? 0 : r[2])
              ? NEVER
              : Double.NaN;
      case NOTHING -> Double.NaN;
    };
  }

  private double atFacet() {
    double filtered = filter.time(a, b, facet, r);
    if (filtered == ImpactFilter.BEFORE) {
      return entersBefore();
    }
    if (!Double.isNaN(filtered)) {
      known = true;
      return filtered;
    }
    ExactImpact impact = ExactImpact.of(a, b, facet, r);
    if (impact == null) {
      return Double.NaN;
    }
    stage = Arithmetic.INTEGERS;
    known = true;
    return impact.time();
  }

  /**
   * If the line { &minus;t r } enters A &ominus; B before 0, it meets it later only if it is in it.
   */
  private double entersBefore() {
    return meetAtStart() ? 0 : NEVER;
  }

  private boolean meetAtStart() {
    if (start.t.length != Math.max(3, a.dimension)) {
      start = new Candidate(a.dimension);
    }
    start.size = 0;
    double distance = CertifiedQuery.distance(a, b, start);
    stage = start.stage;
    // a positive distance may be rounded to 0
    return distance == 0
        && (start.size > a.dimension
            || CertifiedQuery.result(a, b, start).verdict() != Verdict.SEPARATED);
  }

  private double searched() {
    stage = Arithmetic.INTEGERS;
    return result() instanceof Hit<BigFraction> hit
        ? Conversions.toDouble(hit.timeOfImpact())
        : NEVER;
  }

  /** Writes the unit normal from B to A at the time of impact; returns false if there is none. */
  public boolean normal(double[] n) {
    NearestPoints.requireRoom(a, n);
    ExactImpact impact = atImpact();
    if (impact != null) {
      impact.normal(n);
      return true;
    }
    if (time == NEVER || !(result() instanceof Hit<BigFraction> hit) || hit.normal() == null) {
      return false;
    }
    normalize(hit.normal(), n);
    return true;
  }

  private static void normalize(Vec<BigFraction> exact, double[] n) {
    BigFraction largest = BigFraction.ZERO;
    for (int c = 0; c < n.length; c++) {
      BigFraction magnitude = exact.get(c).abs();
      largest = magnitude.compareTo(largest) > 0 ? magnitude : largest;
    }
    double square = 0;
    for (int c = 0; c < n.length; c++) {
      n[c] = Conversions.toDouble(exact.get(c).divide(largest));
      square += n[c] * n[c];
    }
    double length = Math.sqrt(square);
    for (int c = 0; c < n.length; c++) {
      n[c] /= length;
    }
  }

  /** Writes a common point at the time of impact; returns false if there is none. */
  public boolean point(double[] point) {
    NearestPoints.requireRoom(a, point);
    ExactImpact impact = atImpact();
    if (impact != null) {
      impact.point(point);
    } else if (time != NEVER && result() instanceof Hit<BigFraction> hit) {
      for (int c = 0; c < point.length; c++) {
        point[c] = Conversions.toDouble(hit.point().get(c));
      }
    }
    return time != NEVER;
  }

  /** The plane between the bodies at the time of impact, if it is known. */
  private @Nullable ExactImpact atImpact() {
    return known && time != NEVER ? ExactImpact.of(a, b, facet, r) : null;
  }

  /** Returns the arithmetic that the last query needed. */
  public Arithmetic stage() {
    return stage;
  }

  /** Returns the exact result, which is searched for when it is first asked for. */
  public RayCastResult<BigFraction> result() {
    RayCastResult<BigFraction> result = exact;
    if (result == null) {
      result = RayCast.cast(rational(a), rational(b), Vec.of(Rationals.INSTANCE, r));
      exact = result;
    }
    return result;
  }

  private static Polytope<BigFraction> rational(Vertices body) {
    return Polytope.of(Rationals.INSTANCE, body.points());
  }
}
