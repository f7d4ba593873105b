package org.certigjk.penetration;

import java.math.BigInteger;
import java.util.function.BiFunction;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Polytope;
import org.certigjk.integral.FilteredPolytope;
import org.certigjk.integral.IntegralPair;
import org.certigjk.number.Ratio;

/**
 * Two bodies times a positive number, the scale: over the rationals an integer that makes all their
 * coordinates integers, a power of two if they are doubles; over other fields, and where it is not
 * {@linkplain IntegralPair#isShort short}, 1. Index pairs, weights and directions are the same for
 * the bodies and for their multiples; lengths and points are to be divided by the scale.
 *
 * <p>So over the rationals hardly anything but integers is computed with, and a fraction is brought
 * to lowest terms when it becomes part of an answer.
 *
 * @param a A times the scale
 * @param b B times the scale
 * @param scale the scale
 * @param quotient makes the element p/q of the field of A and B
 * @param <E> the type of the coordinates
 * @param <R> the type of the scaled ones
 */
record ScaledBodies<E, R>(
    IndexedSupportMapping<R> a, IndexedSupportMapping<R> b, R scale, BiFunction<R, R, E> quotient) {

  /** Scales two bodies over an exact field. */
  static <E> ScaledBodies<E, ?> of(Polytope<E> a, Polytope<E> b) {
    OrderedField<E> field = a.field();
    IntegralPair pair =
        field.equals(Rationals.INSTANCE)
            ? IntegralPair.ifShort(a.toRational(), b.toRational())
            : null;
    return pair == null
        ? new ScaledBodies<>(a, b, field.one(), field::div)
        : ofRational(pair, field);
  }

  private static <E> ScaledBodies<E, BigInteger> ofRational(
      IntegralPair pair, OrderedField<E> field) {
    return new ScaledBodies<>(
        new FilteredPolytope<>(pair.a()),
        new FilteredPolytope<>(pair.b()),
        pair.scale(),
        (p, q) -> field.of(Ratio.of(p, q).toRational()));
  }
}
