package org.certigjk.gjk;

import java.util.function.Supplier;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.SeparatedCertificate;

/**
 * The bodies are apart: ‖v(A ⊖ B)‖² &gt; 0.
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public final class Separated<E> extends LazyAnswer<E, SeparatedCertificate<E>>
    implements DistanceResult.Answer<E> {

  private final Supplier<E> squaredDistance;

  /**
   * Makes the answer.
   *
   * @param squaredDistance ‖v‖²
   * @param certificate the proof, if the field is exact
   * @param run the run
   */
  public Separated(E squaredDistance, SeparatedCertificate<E> certificate, Run<E> run) {
    this(() -> squaredDistance, () -> certificate, run);
  }

  private Separated(
      Supplier<E> squaredDistance, Supplier<SeparatedCertificate<E>> certificate, Run<E> run) {
    super(certificate, run);
    this.squaredDistance = squaredDistance;
  }

  /** Returns ‖v‖². */
  @Override
  public E squaredDistance() {
    return squaredDistance.get();
  }

  @Override
  public Verdict verdict() {
    return Verdict.SEPARATED;
  }

  @Override
  public Separated<BigFraction> toRational() {
    return new Separated<>(
        new Lazy<>(() -> certificate().weights().field().toRational(squaredDistance())),
        new Lazy<>(() -> certificate().toRational()),
        run().toRational());
  }
}
