package org.certigjk.gjk;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.OverlappingCertificate;

/**
 * The bodies overlap: the origin is in the interior of A ⊖ B in Rⁿ.
 *
 * @param certificate the proof, if the field is exact
 * @param run the run
 * @param <E> the type of the coordinates
 */
public record Overlapping<E>(OverlappingCertificate<E> certificate, Run<E> run)
    implements DistanceResult.Answer<E> {

  @Override
  public E squaredDistance() {
    return certificate.weights().field().zero();
  }

  @Override
  public Verdict verdict() {
    return Verdict.OVERLAPPING;
  }

  @Override
  public Overlapping<BigFraction> toRational() {
    return new Overlapping<>(certificate.toRational(), run.toRational());
  }
}
