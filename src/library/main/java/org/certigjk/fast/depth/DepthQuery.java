package org.certigjk.fast.depth;

import java.util.Arrays;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.exact.ExactPlane;
import org.certigjk.fast.filter.Filter;
import org.certigjk.fast.query.CertifiedQuery;
import org.certigjk.fast.query.NearestPoints;
import org.certigjk.fast.search.Arithmetic;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Verdict;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.Penetration;
import org.certigjk.penetration.PenetrationResult;
import org.jspecify.annotations.Nullable;

/**
 * The stages of a query for the penetration depth in their order: do the bodies meet; expand a
 * polytope in doubles; prove that its nearest facet supports and no other is nearer, in doubles,
 * then exactly; and where that fails search exactly.
 */
public final class DepthQuery {

  /** Stands for the bodies before there are any. */
  private static final Vertices ORIGIN = Vertices.of(new double[1], 1);

  /** The optimal simplex of the distance query. */
  private Candidate meeting = new Candidate(3);

  private NearestPoints meetingPoints = new NearestPoints(meeting);

  /**
   * The simplex around p, on a plane that supports A &ominus; B, if p is known to be the only one.
   */
  final Candidate facet = new Candidate(3);

  private final NearestPoints facetPoints = new NearestPoints(facet);

  private final Expansion surface = new Surface();
  private final Expansion polygon = new Polygon();

  private Vertices a = ORIGIN;
  private Vertices b = ORIGIN;
  private double distance;
  private double depth;

  /** Whether the facet is known, and its p is the only one. */
  private boolean unique;

  private @Nullable PenetrationResult<BigFraction> exact;

  /** Makes room. */
  public DepthQuery() {}

  /** Returns the double nearest to the depth of A in B, ties to even; 0 if they do not overlap. */
  public double depth(Vertices a, Vertices b) {
    this.a = a;
    this.b = b;
    exact = null;
    unique = false;
    depth = 0;
    if (meeting.t.length != Math.max(3, a.dimension)) {
      meeting = new Candidate(a.dimension);
      meetingPoints = new NearestPoints(meeting);
    }
    meeting.size = 0;
    distance = CertifiedQuery.distance(a, b, meeting);
    meetingPoints.set(a, b);
    facetPoints.set(a, b);
    facet.stage = meeting.stage;
    if (distance == 0) {
      depth = a.dimension == 2 || a.dimension == 3 ? proved() : Double.NaN;
      depth = Double.isNaN(depth) ? searched() : depth;
    }
    return depth;
  }

  /** Returns the depth of bodies that overlap if it can be proved, else NaN. */
  private double proved() {
    Expansion k = a.dimension == 2 ? polygon : surface;
    facet.size = meeting.size;
    System.arraycopy(meeting.a, 0, facet.a, 0, facet.size);
    System.arraycopy(meeting.b, 0, facet.b, 0, facet.size);
    if (!k.expand(a, b, facet)) {
      return Double.NaN;
    }
    double filtered = Filter.depth(a, b, facet);
    if (InnerBall.isProved(k, facet, filtered)) {
      unique = true;
      return filtered;
    }
    ExactPlane plane = ExactPlane.of(a, b, facet);
    if (plane == null) {
      return Double.NaN;
    }
    double rounded = plane.distance(facet);
    InnerBall.Verdict verdict = InnerBall.decide(k, rounded, plane);
    unique = verdict == InnerBall.Verdict.PROVED;
    if (facet.stage != Arithmetic.INTEGERS) {
      facet.stage = plane.stage();
    }
    return verdict == InnerBall.Verdict.NO ? Double.NaN : rounded;
  }

  private double searched() {
    facet.stage = Arithmetic.INTEGERS;
    return result() instanceof Penetrating<BigFraction> penetrating
        ? Conversions.sqrtToDouble(penetrating.squaredDepth())
        : 0;
  }

  /** Returns whether the facet is known, and its p is the only one. */
  boolean isUnique() {
    return unique;
  }

  /** Returns the last depth. */
  public double depth() {
    return depth;
  }

  /** Returns the arithmetic that it needed. */
  public Arithmetic stage() {
    return facet.stage;
  }

  /** Returns how the bodies lie. */
  public Verdict verdict() {
    if (depth > 0) {
      return Verdict.OVERLAPPING;
    }
    return distance > 0 ? Verdict.SEPARATED : result().verdict();
  }

  /** Returns the exact result, which is searched for when it is first asked for. */
  public PenetrationResult<BigFraction> result() {
    PenetrationResult<BigFraction> known = exact;
    if (known == null) {
      known = Penetration.depth(CertifiedQuery.result(a, b, meeting).toRational());
      exact = known;
    }
    return known;
  }

  /** Writes p; 0 if the bodies do not overlap. */
  public void vector(double[] p) {
    if (unique) {
      facetPoints.vector(p);
      return;
    }
    NearestPoints.requireRoom(a, p);
    if (verdict() == Verdict.OVERLAPPING) {
      round(overlapping().penetrationVector(), p);
    } else {
      Arrays.fill(p, 0);
    }
  }

  /** Writes a point of A and one of B whose difference is p, or which are nearest to each other. */
  public void contactPoints(double[] onA, double[] onB) {
    if (unique) {
      facetPoints.closest(onA, onB);
    } else if (verdict() == Verdict.OVERLAPPING) {
      NearestPoints.requireRoom(a, onA);
      NearestPoints.requireRoom(a, onB);
      round(overlapping().witnessPoints().a(), onA);
      round(overlapping().witnessPoints().b(), onB);
    } else {
      meetingPoints.closest(onA, onB);
    }
  }

  private Penetrating<BigFraction> overlapping() {
    return (Penetrating<BigFraction>) result();
  }

  private static void round(Vec<BigFraction> exact, double[] rounded) {
    for (int c = 0; c < rounded.length; c++) {
      rounded[c] = Conversions.toDouble(exact.get(c));
    }
  }
}
