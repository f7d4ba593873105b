package org.certigjk.vectors;

/**
 * Where the two bodies of a query are.
 *
 * @param a the pose of A
 * @param b the pose of B
 */
public record Poses(Pose a, Pose b) {

  /** Checks that both are of one form and of one dimension. */
  public Poses {
    if (a.form() != b.form()) {
      throw new IllegalArgumentException(
          "one pose has a matrix and the other a quaternion: both are to have the same");
    }
    if (a.dimension() != b.dimension()) {
      throw new IllegalArgumentException(
          "poses of %s and of %s dimensions".formatted(a.dimension(), b.dimension()));
    }
  }

  /** Returns by which numbers both are given. */
  public Pose.Form form() {
    return a.form();
  }
}
