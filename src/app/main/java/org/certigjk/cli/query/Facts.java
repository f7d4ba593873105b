package org.certigjk.cli.query;

import org.certigjk.geometry.Vec;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.PenetrationResult;
import org.certigjk.penetration.ZeroDepth;
import org.jspecify.annotations.Nullable;

/** What is printed about a result and follows from it. */
final class Facts {

  /** The verdict of a ray cast with a time of impact. */
  static final String HIT = "hit";

  /** The verdict of a ray cast without one. */
  static final String MISS = "miss";

  private Facts() {}

  /** Returns the penetration vector: 0 for bodies that touch, {@code null} if they are apart. */
  static <E> @Nullable Vec<E> penetrationVector(PenetrationResult<E> result) {
    if (result instanceof Penetrating<E> penetrating) {
      return penetrating.penetrationVector();
    }
    return result instanceof ZeroDepth<E> ? result.distance().distanceVector() : null;
  }
}
