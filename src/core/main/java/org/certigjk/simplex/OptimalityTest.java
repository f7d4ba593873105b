package org.certigjk.simplex;

import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * The test that Johnson's sub-algorithm ends with, for sub-algorithms of other packages.
 *
 * @since 0.2.0
 */
public final class OptimalityTest {

  private OptimalityTest() {}

  /** Returns the sub-simplex if none of all the points is nearer than its v, otherwise null. */
  public static <E> @Nullable SubSimplex<E> ifNearest(SubSimplex<E> found, Vec<E>[] y) {
    return found.ifNearest(y);
  }
}
