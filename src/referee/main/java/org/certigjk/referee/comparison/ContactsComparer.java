package org.certigjk.referee.comparison;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Vec;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.comparison.Mismatch.Measure;
import org.jspecify.annotations.Nullable;

/**
 * The comparison of claimed contact points p and q of bodies that meet: each has to be in its body,
 * p &minus; q as long as the depth, and q &minus; p a right normal, as far as the errors that are
 * allowed for p and q leave its direction: {@link NormalComparer} with δ their sum.
 */
final class ContactsComparer {

  private final ClaimedPoints points;
  private final SignedDistance truth;
  private final Precision precision;
  private final NormalComparer normals;

  ContactsComparer(
      ClaimedPoints points, SignedDistance truth, Precision precision, NormalComparer normals) {
    this.points = points;
    this.truth = truth;
    this.precision = precision;
    this.normals = normals;
  }

  /** Compares by profile k. */
  @Nullable Mismatch within(Tolerance tolerance) {
    return compare(tolerance.ofA(), tolerance.ofB(), tolerance.sum());
  }

  /** Compares by the profile exact. */
  @Nullable Mismatch exact() {
    Radius ofP = points.roundingOfP();
    Radius ofQ = points.roundingOfQ();
    return compare(ofP, ofQ, ofP.plus(ofQ));
  }

  private @Nullable Mismatch compare(Radius ofP, Radius ofQ, Radius ofLength) {
    Mismatch outside = points.outside(Fault.CONTACTS_OUTSIDE, ofP, ofQ);
    if (outside != null) {
      return outside;
    }
    Vec<BigFraction> n = points.difference().unaryMinus();
    if (!truth.isNearDepth(n.squaredNorm(), ofLength)) {
      return notDeepest(n.squaredNorm(), ofLength);
    }
    return n.isZero()
        ? null
        : normals.compare(
            Fault.CONTACTS_NOT_ALONG_NORMAL,
            "the difference of the contact points",
            n,
            ofP.plus(ofQ));
  }

  private Mismatch notDeepest(BigFraction square, Radius ofLength) {
    double claim = Roundings.round(precision, Conversions.sqrtToDouble(square));
    Measure measure = Measure.of(claim, truth.depth(), ofLength.value());
    return new Mismatch(
        Fault.CONTACTS_NOT_DEEPEST,
        measure,
        MismatchWords.number("distance between the contact points", measure, precision));
  }
}
