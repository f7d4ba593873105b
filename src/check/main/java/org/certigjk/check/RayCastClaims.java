package org.certigjk.check;

import java.math.BigInteger;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;
import org.certigjk.check.text.Chars;
import org.jspecify.annotations.Nullable;

/** A record of a ray cast. What is null is {@code null}. */
final class RayCastClaims implements Kind {

  static final String TIME = "timeOfImpact";
  private static final String POINT = "point";
  private static final String NORMAL = "normal";
  private static final String HIT = "hit";
  private static final String MISS = "miss";

  private final boolean hit;

  /** The time of impact. */
  private final @Nullable Ratio time;

  /** The common point. */
  private final @Nullable Vector point;

  private final @Nullable Vector normal;
  private final Certificate certificate;
  private final boolean certified;

  private RayCastClaims(Fields fields) throws Refusal {
    this.hit = Chars.same(fields.verdict().oneOf(HIT, MISS), HIT);
    this.time = Field.rational().elementOrNull(fields.get(TIME));
    this.point = Field.rational().vectorOrNull(fields.get(POINT));
    this.normal = Field.rational().vectorOrNull(fields.get(NORMAL));
    this.certificate = Certificate.read(fields.certificate(), Field.rational());
    this.certified = fields.isCertified();
  }

  static RayCastClaims read(Item record) throws Refusal {
    return new RayCastClaims(
        record.fields(
            Item.names(
                Fields.ID,
                Fields.VERDICT,
                TIME,
                POINT,
                NORMAL,
                Fields.CERTIFICATE,
                Fields.CERTIFIED),
            Item.names(Bodies.A, Bodies.B, Bodies.DIRECTION)));
  }

  @Override
  public Field field() {
    return Field.rational();
  }

  @Override
  public boolean moves() {
    return true;
  }

  @Override
  public Outcome judge(Bodies bodies) throws Refusal {
    /*@ nullable @*/ Vector r = bodies.direction();
    if (!certified || r == null) {
      throw Refusal.rejected("certified is false, but over the rationals every answer is proved");
    }
    if (hit != (time != null)) {
      throw Refusal.rejected(
          hit
              ? "verdict is hit, but there is no time of impact"
              : "verdict is miss, but there is a time of impact");
    }
    if (r.dimension() != bodies.dimension()) {
      throw Refusal.unreadable(1, Bodies.DIRECTION, "the dimension is not that of the points");
    }
    if (time == null) {
      judgeMiss(bodies.swept(r));
    } else {
      judgeHit(time, r, bodies);
    }
    return Outcome.ACCEPTED;
  }

  private void judgeMiss(Bodies swept) throws Refusal {
    if (!certificate.separates()) {
      throw Refusal.rejected(Chars.text("a miss, but the certificate is for ", certificate.kind()));
    }
    Vector v = certificate.proved(swept);
    /*@ nullable @*/ Vector d = certificate.direction();
    if (d != null) {
      Claims.requireSame("certificate.direction", d, v);
    }
    if (point != null || normal != null) {
      throw Refusal.rejected("point and normal should be null: there is no contact");
    }
  }

  private void judgeHit(Ratio t, Vector r, Bodies bodies) throws Refusal {
    requireFittingKind(t);
    certificate.proved(bodies.movedTo(t, r));
    /*@ nullable @*/ Vector d = certificate.direction();
    if (t.signum() > 0 && d != null) {
      requireFirst(d, r);
    }
    requirePoint(bodies);
    requireNormal(d);
  }

  /** Demands a time from 0 to 1 and a certificate of a contact, of an overlap at 0 only. */
  private void requireFittingKind(Ratio t) throws Refusal {
    if (t.signum() < 0 || t.compareTo(Ratio.of(1)) > 0) {
      throw Refusal.rejected(Chars.text("timeOfImpact is ", t, ", not from 0 to 1"));
    }
    boolean overlaps = certificate.overlaps();
    if (!certificate.touches() && !(overlaps && t.signum() == 0)) {
      throw noContact(t);
    }
  }

  private Refusal noContact(Ratio t) {
    return Refusal.rejected(
        Chars.text(
            "a certificate for ", certificate.kind(), " does not prove a first contact at ", t));
  }

  private void requirePoint(Bodies bodies) throws Refusal {
    /*@ nullable @*/ Vector weights = certificate.weights();
    if (point == null || weights == null) {
      throw Refusal.rejected("point is null, but there is a contact");
    }
    Claims.requireSame("point", point, weights.combination(bodies.ofB(certificate.pairs())));
  }

  private void requireNormal(@Nullable Vector d) throws Refusal {
    if ((d == null) != (normal == null)) {
      throw Refusal.rejected("normal is null exactly if the bodies overlap");
    }
    if (d != null && normal != null) {
      Claims.requireSame("normal", normal, d);
    }
  }

  /** Demands a direction against the motion, of coprime whole numbers. */
  private static void requireFirst(Vector d, Vector r) throws Refusal {
    if (d.dot(r).signum() >= 0) {
      throw Refusal.rejected(
          "certificate: direction·r is not negative, so that there may be an earlier contact");
    }
    BigInteger common = BigInteger.ZERO;
    /*@ loop_invariant 0 <= k <= d.numerators.length && common != null;
    @ loop_assigns k, common;
    @ loop_decreases d.numerators.length - k; @*/
    for (int k = 0; k < d.dimension(); k++) {
      common = common.gcd(d.numerator(k));
    }
    if (d.denominator().compareTo(common) != 0) {
      throw Refusal.rejected(Chars.text("normal is ", d, ", not of coprime whole numbers"));
    }
  }
}
