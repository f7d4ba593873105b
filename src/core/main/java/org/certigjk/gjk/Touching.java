package org.certigjk.gjk;

import java.util.function.Supplier;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.TouchingCertificate;

/**
 * The bodies meet without overlapping: the origin is on the boundary of A ⊖ B in Rⁿ. Always so
 * where they meet and A ⊖ B is not of full dimension.
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public final class Touching<E> extends LazyAnswer<E, TouchingCertificate<E>>
    implements DistanceResult.Answer<E> {

  /**
   * Makes the answer.
   *
   * @param certificate the proof, if the field is exact
   * @param run the run
   */
  public Touching(TouchingCertificate<E> certificate, Run<E> run) {
    super(() -> certificate, run);
  }

  private Touching(Supplier<TouchingCertificate<E>> certificate, Run<E> run) {
    super(certificate, run);
  }

  @Override
  public E squaredDistance() {
    return certificate().weights().field().zero();
  }

  @Override
  public Verdict verdict() {
    return Verdict.TOUCHING;
  }

  @Override
  public Touching<BigFraction> toRational() {
    return new Touching<>(new Lazy<>(() -> certificate().toRational()), run().toRational());
  }
}
