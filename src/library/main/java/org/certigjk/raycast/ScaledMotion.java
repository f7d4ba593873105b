package org.certigjk.raycast;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.integral.Coordinates;
import org.certigjk.integral.FilteredPolytope;
import org.certigjk.integral.IntegralPair;
import org.certigjk.number.Ratio;
import org.certigjk.number.UnreducedRationals;

/**
 * A moving body, a resting one and the direction of the motion, all times a positive number: over
 * the rationals an integer that makes all coordinates integers; over other fields, and where it is
 * not {@linkplain IntegralPair#isShort short}, 1.
 *
 * <p>Where times are fractions p/q, the bodies at the time p/q are q A + p r and q B, integers
 * again. Index pairs, weights, directions and times are the same for a motion and for its
 * multiples.
 *
 * @param a A
 * @param b B
 * @param direction r
 * @param numerator p for a time; the time itself over other fields
 * @param denominator q for a time; 1 over other fields
 * @param lowest the same time in lowest terms
 * @param element the element of the field of the bodies
 * @param <E> the type of their coordinates
 * @param <R> the type of the scaled ones
 */
record ScaledMotion<E, R>(
    IndexedSupportMapping<R> a,
    IndexedSupportMapping<R> b,
    Vec<R> direction,
    UnaryOperator<R> numerator,
    UnaryOperator<R> denominator,
    UnaryOperator<R> lowest,
    Function<R, E> element) {

  /** Scales a motion over an exact field. */
  static <E> ScaledMotion<E, ?> of(Polytope<E> a, Polytope<E> b, Vec<E> direction) {
    OrderedField<E> field = a.field();
    return field.equals(Rationals.INSTANCE) && IntegralPair.isShort(a.toRational(), b.toRational())
        ? ofRational(a.toRational(), b.toRational(), direction.toRational(), field)
        : new ScaledMotion<>(a, b, direction, t -> t, t -> field.one(), t -> t, t -> t);
  }

  private static <E> ScaledMotion<E, Ratio> ofRational(
      Polytope<BigFraction> a,
      Polytope<BigFraction> b,
      Vec<BigFraction> direction,
      OrderedField<E> field) {
    UnreducedRationals ratios = UnreducedRationals.INSTANCE;
    List<Vec<BigFraction>> withDirection = new ArrayList<>(List.of(direction));
    for (int k = 0; k < a.size(); k++) {
      withDirection.add(a.get(k));
    }
    IntegralPair pair = IntegralPair.of(Polytope.from(withDirection), b);
    Polytope<Ratio> scaled = Coordinates.map(pair.a(), ratios, Ratio::of);
    int[] points = IntStream.range(1, scaled.size()).toArray();
    return new ScaledMotion<>(
        new FilteredPolytope<>(Polytope.of(scaled.get(points))),
        new FilteredPolytope<>(Coordinates.map(pair.b(), ratios, Ratio::of)),
        scaled.get(0),
        t -> Ratio.of(t.numerator()),
        t -> Ratio.of(t.denominator()),
        t -> ratios.of(t.toRational()),
        t -> field.of(t.toRational()));
  }

  /** Returns q A + p r. */
  IndexedSupportMapping<R> movedAt(R time) {
    return new Image<>(a, denominator.apply(time), direction.times(numerator.apply(time)));
  }

  /** Returns q B. */
  IndexedSupportMapping<R> restingAt(R time) {
    OrderedField<R> field = b.field();
    return new Image<>(b, denominator.apply(time), direction.times(field.zero()));
  }

  /** The body f X + x with f &gt; 0. */
  private record Image<R>(IndexedSupportMapping<R> body, R factor, Vec<R> translation)
      implements IndexedSupportMapping<R> {

    @Override
    public OrderedField<R> field() {
      return body.field();
    }

    @Override
    public int dimension() {
      return body.dimension();
    }

    @Override
    public int supportIndex(Vec<R> d) {
      return body.supportIndex(d);
    }

    @Override
    public Vec<R> get(int index) {
      return body.get(index).times(factor).plus(translation);
    }
  }
}
