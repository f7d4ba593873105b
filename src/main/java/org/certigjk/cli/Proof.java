package org.certigjk.cli;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.certificate.Violation;
import org.certigjk.geometry.Polytope;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.PenetrationResult;
import org.certigjk.penetration.RayCastResult;
import org.jspecify.annotations.Nullable;

/**
 * Checks certificates over the rationals, whatever field they come from: each number is taken as
 * the number it stands for. So what is accepted here is a proof, also if it was found with rounded
 * numbers.
 */
final class Proof {

  private Proof() {}

  /** Returns what is wrong with the certificate, or {@code null} if it is a proof. */
  static <E> @Nullable Violation<BigFraction> violation(
      Certificate<E> certificate, Polytope<E> a, Polytope<E> b) {
    return exact(certificate).violation(a.toRational(), b.toRational());
  }

  /** Returns whether the certificate is a proof; one with an infinity or NaN is not. */
  static <E> boolean holds(Certificate<E> certificate, Polytope<E> a, Polytope<E> b) {
    try {
      return violation(certificate, a, b) == null;
    } catch (ArithmeticException notNumber) {
      return false;
    }
  }

  /** Returns whether a depth, or that there is none, is proved. */
  static boolean holds(PenetrationResult<BigFraction> result, Pair<BigFraction> pair) {
    return result instanceof Penetrating<BigFraction> penetrating
        ? penetrating.certificate().certifies(pair.a(), pair.b())
        : result.distance().certificate().certifies(pair.a(), pair.b());
  }

  /** Returns whether a time of impact, or that there is none, is proved. */
  static boolean holds(RayCastResult<BigFraction> result, Motion<BigFraction> motion) {
    return result.certificate().certifies(motion.pair().a(), motion.pair().b(), motion.direction());
  }

  private static Certificate<BigFraction> exact(Certificate<?> certificate) {
    if (certificate instanceof SeparatedCertificate<?> separated) {
      return new SeparatedCertificate<>(separated.pairs(), separated.weights().toRational());
    }
    if (certificate instanceof TouchingCertificate<?> touching) {
      return new TouchingCertificate<>(
          touching.pairs(), touching.weights().toRational(), touching.direction().toRational());
    }
    OverlappingCertificate<?> overlapping = (OverlappingCertificate<?>) certificate;
    return new OverlappingCertificate<>(
        overlapping.pairs(), overlapping.weights().toRational(), overlapping.basis());
  }
}
