package org.certigjk.gjk;

import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * ISA-GJK: whether two bodies are apart, from frame to frame. Each frame is one search for a
 * separating axis that starts from the last axis found and W = ∅. If that axis separates them
 * still, one support point of A ⊖ B shows it.
 *
 * <p>Source: van den Bergen 1999, section 4; Jales 2024, section 5.4. Where two frames meet, the
 * paper would go on from v = 0; here the last axis that did separate them is kept.
 *
 * <p><b>Guarantee.</b> As {@link SeparatingAxis}: the frames before never change whether the bodies
 * are found to be apart, but only which axis shows it.
 *
 * <p><b>Limits.</b> Mutable: not for several threads at once.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Polytope<BigFraction> b = Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}});
 * IncrementalSeparatingAxis<BigFraction> pair = new IncrementalSeparatingAxis<>();
 * pair.next(Polytope.of(Rationals.INSTANCE, new double[][] {{2, 0}, {3, 5}}), b).apart();   // true
 * pair.next(Polytope.of(Rationals.INSTANCE, new double[][] {{2, 1}, {3, 6}}), b).supportCalls();   // 1
 * }</pre>
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public final class IncrementalSeparatingAxis<E> {

  private final SeparatingAxisRequest<E> request;
  private @Nullable Vec<E> axis;

  /** Starts with the default request. */
  public IncrementalSeparatingAxis() {
    this(SeparatingAxisRequest.defaults());
  }

  /**
   * Starts with a request.
   *
   * @param request its axis is that of the first frame; its first W is that of every frame
   */
  public IncrementalSeparatingAxis(SeparatingAxisRequest<E> request) {
    this.request = request;
    this.axis = request.axis();
  }

  /** Returns whether the bodies are apart as they are now. */
  public SeparatingAxisResult<E> next(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    SeparatingAxisResult<E> result = SeparatingAxis.find(a, b, request.withAxis(axis));
    if (result.apart()) {
      axis = result.axis();
    }
    return result;
  }

  /** Returns the last axis found, the one that the next frame starts from; {@code null} if none. */
  public @Nullable Vec<E> axis() {
    return axis;
  }
}
