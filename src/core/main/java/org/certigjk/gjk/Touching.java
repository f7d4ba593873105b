package org.certigjk.gjk;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.TouchingCertificate;

/**
 * The bodies meet without overlapping: the origin is on the boundary of A ⊖ B in Rⁿ. Always so
 * where they meet and A ⊖ B is not of full dimension.
 *
 * @param certificate the proof, if the field is exact
 * @param run the run
 * @param <E> the type of the coordinates
 */
public record Touching<E>(TouchingCertificate<E> certificate, Run<E> run)
    implements DistanceResult.Answer<E> {

  @Override
  public E squaredDistance() {
    return certificate.weights().field().zero();
  }

  @Override
  public Verdict verdict() {
    return Verdict.TOUCHING;
  }

  @Override
  public Touching<BigFraction> toRational() {
    return new Touching<>(certificate.toRational(), run.toRational());
  }
}
