package org.certigjk.penetration;

import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Verdict;

/**
 * How deep two bodies are in each other: one of {@link Penetrating}, {@link ZeroDepth} (they touch)
 * and {@link Apart} (they have no point in common, and no depth).
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * if (result instanceof Penetrating<BigFraction> penetrating) {
 *   penetrating.squaredDepth();
 *   penetrating.penetrationVector();
 * }
 * }</pre>
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public sealed interface PenetrationResult<E> permits Penetrating, ZeroDepth, Apart {

  /** Returns the answer of the distance query that came first, with its certificate. */
  DistanceResult.Answer<E> distance();

  /** Returns how the bodies lie: overlapping, touching or separated. */
  default Verdict verdict() {
    return distance().verdict();
  }
}
