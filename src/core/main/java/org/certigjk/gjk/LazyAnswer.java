package org.certigjk.gjk;

import java.util.List;
import java.util.function.Supplier;
import org.certigjk.certificate.Certificate;
import org.jspecify.annotations.Nullable;

/**
 * What the answers have in common: the certificate and the run, whose numbers are converted to
 * rational ones when they are first read.
 *
 * @param <E> the type of the coordinates
 * @param <C> the kind of certificate
 */
abstract class LazyAnswer<E, C extends Certificate<E>> {

  private final Supplier<C> certificate;
  private final Run<E> run;

  LazyAnswer(Supplier<C> certificate, Run<E> run) {
    this.certificate = certificate;
    this.run = run;
  }

  /** Returns ‖v(A ⊖ B)‖². */
  public abstract E squaredDistance();

  /** Returns the proof, if the field is exact. */
  public C certificate() {
    return certificate.get();
  }

  /** Returns the run. */
  public Run<E> run() {
    return run;
  }

  private List<Object> members() {
    return List.of(squaredDistance(), certificate(), run);
  }

  /** Equal are answers of which everything is equal. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof LazyAnswer<?, ?> answer && members().equals(answer.members());
  }

  @Override
  public int hashCode() {
    return members().hashCode();
  }

  /**
   * Returns the verdict, the squared distance, the closest points and the number of iterations; the
   * rest is in {@link #certificate()} and {@link #run()}.
   */
  @Override
  public String toString() {
    return "%s[squaredDistance=%s, closestPoints=%s and %s, iterations=%d]"
        .formatted(
            getClass().getSimpleName(),
            squaredDistance(),
            run.closestPoints().a(),
            run.closestPoints().b(),
            run.iterations());
  }
}
