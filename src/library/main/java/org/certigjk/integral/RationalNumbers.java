package org.certigjk.integral;

import java.util.List;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;

/** Whether a proof about bodies over any exact field can be checked over the rationals. */
public final class RationalNumbers {

  private RationalNumbers() {}

  /** Returns whether every coordinate equals the rational number that it is converted to. */
  public static <E> boolean only(List<Polytope<E>> bodies) {
    return bodies.stream().allMatch(RationalNumbers::only);
  }

  private static <E> boolean only(Polytope<E> body) {
    OrderedField<E> field = body.field();
    return field instanceof Rationals
        || body.points().stream()
            .flatMap(point -> point.coordinates().stream())
            .allMatch(x -> field.compare(field.of(field.toRational(x)), x) == 0);
  }
}
