package org.certigjk.gjk;

import java.util.function.Supplier;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.OverlappingCertificate;

/**
 * The bodies overlap: the origin is in the interior of A ⊖ B in Rⁿ.
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public final class Overlapping<E> extends LazyAnswer<E, OverlappingCertificate<E>>
    implements DistanceResult.Answer<E> {

  /**
   * Makes the answer.
   *
   * @param certificate the proof, if the field is exact
   * @param run the run
   */
  public Overlapping(OverlappingCertificate<E> certificate, Run<E> run) {
    super(() -> certificate, run);
  }

  private Overlapping(Supplier<OverlappingCertificate<E>> certificate, Run<E> run) {
    super(certificate, run);
  }

  @Override
  public E squaredDistance() {
    return certificate().weights().field().zero();
  }

  @Override
  public Verdict verdict() {
    return Verdict.OVERLAPPING;
  }

  @Override
  public Overlapping<BigFraction> toRational() {
    return new Overlapping<>(new Lazy<>(() -> certificate().toRational()), run().toRational());
  }
}
