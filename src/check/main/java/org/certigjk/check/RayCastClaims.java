package org.certigjk.check;

import java.math.BigInteger;
import java.util.List;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;
import org.jspecify.annotations.Nullable;

/**
 * A record of a ray cast. What is null is {@code null}.
 *
 * @param hit whether the verdict is a hit
 * @param time the time of impact
 * @param point the common point
 * @param normal the normal
 * @param certificate the certificate
 * @param certified whether there is a proof
 */
record RayCastClaims(
    boolean hit,
    @Nullable Ratio time,
    @Nullable Vector point,
    @Nullable Vector normal,
    Certificate certificate,
    boolean certified)
    implements Kind {

  static RayCastClaims read(Item record) throws Refusal {
    Fields fields =
        record.fields(
            List.of("id", "verdict", "timeOfImpact", "point", "normal", "certificate", "certified"),
            List.of("a", "b", "direction"));
    Item time = fields.get("timeOfImpact");
    return new RayCastClaims(
        fields.get("verdict").word(List.of("hit", "miss")).equals("hit"),
        time.isNull() ? null : Field.RATIONAL.element(time),
        vector(fields.get("point")),
        vector(fields.get("normal")),
        Certificate.read(fields.get("certificate"), Field.RATIONAL),
        fields.get("certified").flag());
  }

  private static @Nullable Vector vector(Item item) throws Refusal {
    return item.isNull() ? null : Field.RATIONAL.vector(item);
  }

  @Override
  public boolean moves() {
    return true;
  }

  @Override
  public Outcome judge(Bodies bodies) throws Refusal {
    Vector r = bodies.direction();
    if (!certified || r == null) {
      throw Refusal.rejected("certified is false, but over the rationals every answer is proved");
    }
    if (hit != (time != null)) {
      throw Refusal.rejected(
          "verdict is %s, but there is %s time of impact"
              .formatted(hit ? "hit" : "miss", time == null ? "no" : "a"));
    }
    if (r.dimension() != bodies.dimension()) {
      throw Refusal.unreadable(1, "direction", "the dimension is not that of the points");
    }
    if (time == null) {
      judgeMiss(bodies.swept(r));
    } else {
      judgeHit(time, r, bodies);
    }
    return Outcome.ACCEPTED;
  }

  private void judgeMiss(Bodies swept) throws Refusal {
    if (!certificate.kind().equals(Certificate.SEPARATED)) {
      throw Refusal.rejected("a miss, but the certificate is for " + certificate.kind());
    }
    Vector v = certificate.proved(swept);
    if (certificate.direction() != null) {
      Claims.requireSame("certificate.direction", certificate.direction(), v);
    }
    if (point != null || normal != null) {
      throw Refusal.rejected("point and normal should be null: there is no contact");
    }
  }

  private void judgeHit(Ratio t, Vector r, Bodies bodies) throws Refusal {
    if (t.signum() < 0 || t.compareTo(Ratio.of(1)) > 0) {
      throw Refusal.rejected("timeOfImpact is " + t + ", not from 0 to 1");
    }
    boolean touches = certificate.kind().equals(Certificate.TOUCHING);
    boolean overlaps = certificate.kind().equals(Certificate.OVERLAPPING);
    if (!touches && !(overlaps && t.signum() == 0)) {
      throw Refusal.rejected(
          "a certificate for " + certificate.kind() + " does not prove a first contact at " + t);
    }
    certificate.proved(bodies.at(t, r));
    Vector d = certificate.direction();
    if (t.signum() > 0 && d != null) {
      requireFirst(d, r);
    }
    Vector weights = certificate.weights();
    if (point == null || weights == null) {
      throw Refusal.rejected("point is null, but there is a contact");
    }
    Claims.requireSame("point", point, weights.combination(bodies.ofB(certificate.pairs())));
    if (d == null || normal == null) {
      if (d != null || normal != null) {
        throw Refusal.rejected("normal is null exactly if the bodies overlap");
      }
    } else {
      Claims.requireSame("normal", normal, d);
    }
  }

  private static void requireFirst(Vector d, Vector r) throws Refusal {
    if (d.dot(r).signum() >= 0) {
      throw Refusal.rejected(
          "certificate: direction·r is not negative, so that there may be an earlier contact");
    }
    BigInteger common = BigInteger.ZERO;
    for (int k = 0; k < d.dimension(); k++) {
      common = common.gcd(d.numerator(k));
    }
    if (!d.denominator().equals(common)) {
      throw Refusal.rejected("normal is " + d + ", not of coprime whole numbers");
    }
  }
}
