package org.certigjk.integral;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/**
 * Maps vectors coordinate by coordinate, and points one by one.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Vec<BigFraction> thirds = Vec.of(Rationals.INSTANCE, new BigFraction(1, 3), BigFraction.ONE);
 * Coordinates.map(thirds, Doubles.INSTANCE, Conversions::toDouble);   // (0.3333333333333333, 1.0)
 * }</pre>
 */
public final class Coordinates {

  private Coordinates() {}

  /** Returns (f(x₁), …, f(xₙ)) over a field. */
  public static <E, F> Vec<F> map(
      Vec<E> x, OrderedField<F> field, Function<? super E, ? extends F> f) {
    List<F> coordinates = new ArrayList<>();
    for (int c = 0; c < x.dimension(); c++) {
      coordinates.add(f.apply(x.get(c)));
    }
    return Vec.from(field, coordinates);
  }

  /** Returns such points in their order. */
  public static <E, F> Polytope<F> map(
      Polytope<E> points, OrderedField<F> field, Function<? super E, ? extends F> f) {
    return map(points, point -> map(point, field, f));
  }

  /** Returns the images of points in their order. */
  public static <E, F> Polytope<F> map(Polytope<E> points, Function<? super Vec<E>, Vec<F>> image) {
    List<Vec<F>> images = new ArrayList<>();
    for (int k = 0; k < points.size(); k++) {
      images.add(image.apply(points.get(k)));
    }
    return Polytope.from(images);
  }
}
