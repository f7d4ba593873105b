package org.certigjk.check;

import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;
import org.certigjk.check.text.Chars;
import org.jspecify.annotations.Nullable;

/** A record of a depth. What is null is {@code null}. */
final class DepthClaims implements Kind {

  static final String SQUARED_DEPTH = "squaredDepth";
  private static final String VECTOR = "penetrationVector";

  private final String verdict;
  private final @Nullable Ratio squaredDepth;
  private final Length depth;
  private final @Nullable Vector vector;

  /** The certificate of a depth. */
  private final @Nullable DepthCertificate enclosing;

  /** Else that of the distance. */
  private final @Nullable Certificate certificate;

  private final boolean certified;

  private DepthClaims(
      Fields fields, @Nullable DepthCertificate enclosing, @Nullable Certificate certificate)
      throws Refusal {
    this.verdict =
        fields
            .verdict()
            .oneOf(Certificate.SEPARATED, Certificate.TOUCHING, Certificate.OVERLAPPING);
    this.squaredDepth = Field.rational().elementOrNull(fields.get(SQUARED_DEPTH));
    this.depth = Length.read(fields, "depth");
    this.vector = Field.rational().vectorOrNull(fields.get(VECTOR));
    this.enclosing = enclosing;
    this.certificate = certificate;
    this.certified = fields.isCertified();
  }

  static DepthClaims read(Item record) throws Refusal {
    Fields fields =
        record.fields(
            Item.names(
                Fields.ID,
                Fields.VERDICT,
                SQUARED_DEPTH,
                "depth",
                "depthHex",
                VECTOR,
                Fields.CERTIFICATE,
                Fields.CERTIFIED),
            Item.names(Bodies.A, Bodies.B));
    Item proof = fields.certificate();
    /*@ nullable @*/ Item kind = proof.members().get(Certificate.KIND);
    if (kind != null && Chars.same(kind.text(), DepthCertificate.KIND)) {
      return new DepthClaims(fields, DepthCertificate.read(proof), null);
    }
    return new DepthClaims(fields, null, Certificate.read(proof, Field.rational()));
  }

  @Override
  public Field field() {
    return Field.rational();
  }

  @Override
  public boolean moves() {
    return false;
  }

  @Override
  public Outcome judge(Bodies bodies) throws Refusal {
    if (!certified) {
      throw Refusal.rejected("certified is false, but over the rationals every depth is proved");
    }
    requireFittingKind();
    if (enclosing != null) {
      judgeDepth(enclosing, bodies);
    }
    if (certificate != null) {
      judgeDistance(certificate, bodies);
    }
    return Outcome.ACCEPTED;
  }

  private void judgeDepth(DepthCertificate enclosing, Bodies bodies) throws Refusal {
    requireVector(enclosing.proved(bodies));
  }

  private void judgeDistance(Certificate certificate, Bodies bodies) throws Refusal {
    Vector v = certificate.proved(bodies);
    if (certificate.touches()) {
      requireVector(v);
    } else {
      requireNone(v, certificate.direction());
    }
  }

  private void requireFittingKind() throws Refusal {
    boolean overlap = Chars.same(verdict, Certificate.OVERLAPPING);
    if (certificate == null) {
      if (!overlap) {
        throw wrongKind("depth");
      }
    } else if (overlap || !Chars.same(certificate.kind(), verdict)) {
      throw wrongKind(certificate.kind());
    }
  }

  private Refusal wrongKind(String kind) {
    return Refusal.rejected(
        Chars.text("verdict is ", verdict, ", but the certificate is for ", kind));
  }

  private void requireVector(Vector p) throws Refusal {
    if (vector == null || squaredDepth == null) {
      throw Refusal.rejected("squaredDepth or penetrationVector is null, but there is a depth");
    }
    Claims.requireSame("penetrationVector", vector, p);
    Claims.requireSame("squaredDepth", squaredDepth, vector.dot(vector));
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
