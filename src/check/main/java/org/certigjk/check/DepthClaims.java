package org.certigjk.check;

import java.util.List;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;
import org.jspecify.annotations.Nullable;

/**
 * A record of a depth. What is null is {@code null}.
 *
 * @param verdict the verdict
 * @param squaredDepth p·p
 * @param depth its root
 * @param vector p
 * @param enclosing the certificate of a depth
 * @param certificate else that of the distance
 * @param certified whether there is a proof
 */
record DepthClaims(
    String verdict,
    @Nullable Ratio squaredDepth,
    Length depth,
    @Nullable Vector vector,
    @Nullable DepthCertificate enclosing,
    @Nullable Certificate certificate,
    boolean certified)
    implements Kind {

  static DepthClaims read(Item record) throws Refusal {
    Fields fields =
        record.fields(
            List.of(
                "id",
                "verdict",
                "squaredDepth",
                "depth",
                "depthHex",
                "penetrationVector",
                "certificate",
                "certified"),
            List.of("a", "b"));
    Item square = fields.get("squaredDepth");
    Item vector = fields.get("penetrationVector");
    Item proof = fields.get("certificate");
    Item kind = proof.members().get("kind");
    boolean deep = kind != null && kind.text().equals(DepthCertificate.KIND);
    return new DepthClaims(
        fields
            .get("verdict")
            .word(List.of(Certificate.SEPARATED, Certificate.TOUCHING, Certificate.OVERLAPPING)),
        square.isNull() ? null : Field.RATIONAL.element(square),
        Length.read(fields, "depth"),
        vector.isNull() ? null : Field.RATIONAL.vector(vector),
        deep ? DepthCertificate.read(proof) : null,
        deep ? null : Certificate.read(proof, Field.RATIONAL),
        fields.get("certified").flag());
  }

  @Override
  public Outcome judge(Bodies bodies) throws Refusal {
    if (!certified) {
      throw Refusal.rejected("certified is false, but over the rationals every depth is proved");
    }
    String kind = certificate == null ? DepthCertificate.KIND : certificate.kind();
    boolean overlap = verdict.equals(Certificate.OVERLAPPING);
    if (!kind.equals(overlap ? DepthCertificate.KIND : verdict)) {
      throw Refusal.rejected(
          "verdict is %s, but the certificate is for %s".formatted(verdict, kind));
    }
    if (enclosing != null) {
      requireVector(enclosing.proved(bodies));
    } else if (certificate != null) {
      Vector v = certificate.proved(bodies);
      if (certificate.kind().equals(Certificate.TOUCHING)) {
        requireVector(v);
      } else {
        requireNone(v, certificate.direction());
      }
    }
    return Outcome.ACCEPTED;
  }

  private void requireVector(Vector p) throws Refusal {
    if (vector == null || squaredDepth == null) {
      throw Refusal.rejected("squaredDepth or penetrationVector is null, but there is a depth");
    }
    Claims.requireSame("penetrationVector", vector, p);
    Claims.requireSame("squaredDepth", squaredDepth, p.dot(p));
    depth.requireRootOf(squaredDepth);
  }

  private void requireNone(Vector v, @Nullable Vector direction) throws Refusal {
    if (direction != null) {
      Claims.requireSame("certificate.direction", direction, v);
    }
    if (vector != null || squaredDepth != null || !depth.isNull()) {
      throw Refusal.rejected(
          "squaredDepth, depth, depthHex and penetrationVector should be null: the bodies are"
              + " apart");
    }
  }
}
