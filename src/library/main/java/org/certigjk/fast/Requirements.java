package org.certigjk.fast;

/** What the workspaces ask of their users. */
final class Requirements {

  private Requirements() {}

  static void sameDimension(DoublePolytope a, DoublePolytope b) {
    if (a.dimension() != b.dimension()) {
      throw new IllegalArgumentException(
          "A has dimension %d, B has dimension %d".formatted(a.dimension(), b.dimension()));
    }
  }

  static void sameDimension(DoublePolytope a, Pose poseA, DoublePolytope b, Pose poseB) {
    sameDimension(a, b);
    int n = a.dimension();
    if (poseA.dimension() != n || poseB.dimension() != n) {
      throw new IllegalArgumentException(
          "the poses have dimensions %d and %d, A and B have dimension %d"
              .formatted(poseA.dimension(), poseB.dimension(), n));
    }
  }

  static void translation(double[] t, int dimension) {
    if (t.length != dimension) {
      throw new IllegalArgumentException(
          "a translation of dimension %d, A has dimension %d".formatted(t.length, dimension));
    }
    for (int k = 0; k < t.length; k++) {
      if (!Double.isFinite(t[k])) {
        throw new IllegalArgumentException(
            "translation, coordinate %d: %s is not a number".formatted(k, t[k]));
      }
    }
  }
}
