package org.certigjk.raycast;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.integral.Coordinates;

/** A polytope that moves along a line. */
public final class Motion {

  private Motion() {}

  /** Returns A + x. */
  public static <E> Polytope<E> moved(Polytope<E> a, Vec<E> x) {
    return Coordinates.map(a, point -> point.plus(x));
  }

  /**
   * Returns conv(A ∪ (A + r)), all that A sweeps over on its way: first the points of A, then, in
   * the same order, those of A + r.
   */
  static <E> Polytope<E> swept(Polytope<E> a, Vec<E> r) {
    List<Vec<E>> points = new ArrayList<>();
    for (int i = 0; i < a.size(); i++) {
      points.add(a.get(i));
    }
    for (int i = 0; i < a.size(); i++) {
      points.add(a.get(i).plus(r));
    }
    return Polytope.from(points);
  }

  static <E> void requireFits(Polytope<E> a, Vec<E> direction) {
    if (direction.dimension() != a.dimension()) {
      throw new IllegalArgumentException(
          "the direction has dimension %s, A has dimension %s"
              .formatted(direction.dimension(), a.dimension()));
    }
    if (!direction.field().equals(a.field())) {
      throw new IllegalArgumentException(
          "the direction is over %s, A is over %s".formatted(direction.field(), a.field()));
    }
  }
}
