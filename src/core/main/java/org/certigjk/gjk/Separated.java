package org.certigjk.gjk;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.SeparatedCertificate;

/**
 * The bodies are apart: ‖v(A ⊖ B)‖² &gt; 0.
 *
 * @param squaredDistance ‖v‖²
 * @param certificate the proof, if the field is exact
 * @param run the run
 * @param <E> the type of the coordinates
 */
public record Separated<E>(E squaredDistance, SeparatedCertificate<E> certificate, Run<E> run)
    implements DistanceResult.Answer<E> {

  @Override
  public Verdict verdict() {
    return Verdict.SEPARATED;
  }

  @Override
  public Separated<BigFraction> toRational() {
    return new Separated<>(
        certificate.weights().field().toRational(squaredDistance),
        certificate.toRational(),
        run.toRational());
  }
}
