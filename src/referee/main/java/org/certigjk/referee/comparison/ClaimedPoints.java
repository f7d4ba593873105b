package org.certigjk.referee.comparison;

import java.util.Arrays;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.comparison.Mismatch.Measure;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/** A point p that is claimed to be in A, and q in B, rounded to the precision of the engine. */
final class ClaimedPoints {

  private final Membership membership;
  private final Query query;
  private final Expected expected;
  private final Precision precision;
  private final Margins margins;
  private final double[] p;
  private final double[] q;

  ClaimedPoints(Membership membership, Subject subject, Outcome.Points points) {
    this.membership = membership;
    this.query = subject.query();
    this.expected = subject.expected();
    this.precision = subject.engine().precision();
    this.margins = subject.engine().margins();
    this.p = rounded(points.a());
    this.q = rounded(points.b());
  }

  private double[] rounded(double[] point) {
    return Arrays.stream(point).map(x -> Roundings.round(precision, x)).toArray();
  }

  double[] p() {
    return p;
  }

  double[] q() {
    return q;
  }

  /** Returns how far the last rounding can have moved p. */
  Radius roundingOfP() {
    return Radius.ofLastRounding(precision, p);
  }

  /** Returns how far the last rounding can have moved q. */
  Radius roundingOfQ() {
    return Radius.ofLastRounding(precision, q);
  }

  /** Returns p &minus; q. */
  Vec<BigFraction> difference() {
    return Vec.of(Rationals.INSTANCE, p).minus(Vec.of(Rationals.INSTANCE, q));
  }

  /**
   * Returns which of them is outside of its enlarged body, or {@code null} if none is.
   *
   * @param fault what that is
   * @param ofP by how much p may be outside
   * @param ofQ by how much q may be
   */
  @Nullable Mismatch outside(Fault fault, Radius ofP, Radius ofQ) {
    Mismatch outside = outside(fault, p, true, ofP);
    return outside != null ? outside : outside(fault, q, false, ofQ);
  }

  private @Nullable Mismatch outside(Fault fault, double[] point, boolean ofA, Radius rounding) {
    Radius radius = Radius.of(ofA ? margins.a() : margins.b()).plus(rounding);
    double[] known = ofA ? expected.points().a() : expected.points().b();
    if (isSurelyNear(point, known, radius) || membership.isWithin(radius, point, query, ofA)) {
      return null;
    }
    Measure measure = Measure.of(membership.distance(), 0, radius.value());
    return new Mismatch(fault, measure, MismatchWords.outside(ofA ? "A" : "B", point, measure));
  }

  /** Returns true only if a point is within the radius of a point that rounds to the known one. */
  private static boolean isSurelyNear(double[] point, double[] known, Radius radius) {
    double distance = 0;
    double error = 0;
    for (int c = 0; c < point.length; c++) {
      distance += Math.abs(point[c] - known[c]); // ‖·‖₁ ≥ ‖·‖
      error += Math.ulp(known[c]);
    }
    return radius.surelyReaches(distance, error);
  }
}
