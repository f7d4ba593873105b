package org.certigjk.vectors;

/**
 * Where the two bodies of a query are.
 *
 * @param a the pose of A
 * @param b the pose of B
 */
public record Poses(Pose a, Pose b) {

  /** Checks that both are of one dimension. */
  public Poses {
    if (a.dimension() != b.dimension()) {
      throw new IllegalArgumentException(
          "poses of %s and of %s dimensions".formatted(a.dimension(), b.dimension()));
    }
  }
}
