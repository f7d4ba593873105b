package org.certigjk.vectors;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.jspecify.annotations.Nullable;

/**
 * What an implementation is asked: two point sets, and where they are if they are not where their
 * points are. The bodies that the answer is about are {@link #exactA} and {@link #exactB}.
 *
 * @param pair the points
 * @param poses where the bodies are, or {@code null} if they are where their points are
 */
public record Query(PointPair pair, @Nullable Poses poses) {

  /** Checks that points and poses are of one dimension. */
  public Query {
    if (poses != null && poses.a().dimension() != pair.dimension()) {
      throw new IllegalArgumentException(
          "points of %s dimensions and poses of %s"
              .formatted(pair.dimension(), poses.a().dimension()));
    }
  }

  /** Returns the query about bodies that are where their points are. */
  public static Query of(PointPair pair) {
    return new Query(pair, null);
  }

  /** Returns n. */
  public int dimension() {
    return pair.dimension();
  }

  /** Returns the body A, posed exactly. */
  public Polytope<BigFraction> exactA() {
    return poses == null ? Polytope.of(Rationals.INSTANCE, pair.a()) : poses.a().image(pair.a());
  }

  /** Returns the body B, posed exactly. */
  public Polytope<BigFraction> exactB() {
    return poses == null ? Polytope.of(Rationals.INSTANCE, pair.b()) : poses.b().image(pair.b());
  }

  /**
   * Returns whether every number of it is a {@code float}, so that engines of that type can be
   * asked.
   */
  public boolean single() {
    return allSingle(pair.a())
        && allSingle(pair.b())
        && (poses == null || (allSingle(poses.a().rows()) && allSingle(poses.b().rows())));
  }

  private static boolean allSingle(double[][] rows) {
    for (double[] row : rows) {
      for (double x : row) {
        if (!NumberFormat.SINGLE.has(x)) {
          return false;
        }
      }
    }
    return true;
  }
}
