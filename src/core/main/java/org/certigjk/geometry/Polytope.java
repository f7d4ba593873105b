package org.certigjk.geometry;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.OrderedField;
import org.jspecify.annotations.Nullable;

/**
 * The convex hull of finitely many points p₀, …, pₘ₋₁ of Rⁿ, given by these points.
 *
 * <p>Nothing is asked of the points: they may repeat, lie on a line or a plane, or be inside the
 * hull of the others. By the theorem of support computability (Jales 2024, theorem 2.3), h_P(d) =
 * h_conv(P)(d), a support point of the hull is found among the points themselves.
 *
 * <p><b>Guarantee.</b> Immutable. {@link #supportIndex} is the <em>lowest</em> index that attains
 * the maximum, and costs m inner products.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for no points, for points of different
 * dimensions or fields, and for a coordinate that is not a number.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Polytope<BigFraction> square =
 *     Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}, {1, 0}, {1, 1}, {0, 1}});
 * square.supportIndex(Vec.of(Rationals.INSTANCE, 1, 1)); // 2
 * square.supportIndex(Vec.of(Rationals.INSTANCE, 1, 0)); // 1, the lower of 1 and 2
 * }</pre>
 *
 * @param <E> the type of the coordinates
 */
public final class Polytope<E> implements IndexedSupportMapping<E> {

  private final Vec<E>[] points;

  /** Copies the array, so that no other object has that of this polytope. */
  private Polytope(Vec<E>[] points) {
    this.points = Arrays.copyOf(points, points.length);
    /*@ assert this.points != points && begins(); @*/
  }

  /** Returns the convex hull of the points. */
  @SafeVarargs
  @SuppressWarnings("varargs") // copied
  public static <E> Polytope<E> of(Vec<E>... points) {
    requirePoints(points.length);
    for (int i = 0; i < points.length; i++) {
      requireFits(points[0], points[i], i);
    }
    return new Polytope<>(points);
  }

  /** Returns the convex hull of the points whose coordinates are the rows. */
  public static <E> Polytope<E> of(OrderedField<E> field, double[][] rows) {
    requirePoints(rows.length);
    Vec<E>[] points = newArray(rows.length);
    for (int i = 0; i < rows.length; i++) {
      points[i] = Vec.of(field, rows[i]);
    }
    return of(points);
  }

  /** Returns the convex hull of the points. */
  @SuppressWarnings("nullness") // a new array, as long as the list
  public static <E> Polytope<E> from(List<? extends Vec<E>> points) {
    return of(points.toArray(Polytope.<E>newArray(0)));
  }

  /** Returns the same polytope over the rationals: each coordinate as the number it stands for. */
  public Polytope<BigFraction> toRational() {
    Vec<BigFraction>[] rational = newArray(points.length);
    for (int i = 0; i < points.length; i++) {
      rational[i] = points[i].toRational();
    }
    return of(rational);
  }

  /**
   * Returns the points in order, as a list that cannot be changed.
   *
   * @since 0.2.0
   */
  public List<Vec<E>> points() {
    return List.of(points);
  }

  /**
   * Returns the polytope moved by t: every point p becomes p + t, rounded if the field rounds.
   *
   * @throws IllegalArgumentException if t has another dimension, or a coordinate becomes infinite
   * @since 0.2.0
   */
  public Polytope<E> translated(Vec<E> t) {
    return from(points().stream().map(point -> point.plus(t)).toList());
  }

  private static void requirePoints(int count) {
    if (count == 0) {
      throw new IllegalArgumentException("a polytope needs at least one point");
    }
  }

  private static <E> void requireFits(Vec<E> first, Vec<E> point, int index) {
    if (point.dimension() != first.dimension()) {
      throw new IllegalArgumentException(
          "point %d has %d coordinates, point 0 has %d"
              .formatted(index, point.dimension(), first.dimension()));
    }
    if (!point.field().equals(first.field())) {
      throw new IllegalArgumentException(
          "point %d is over %s, point 0 over %s".formatted(index, point.field(), first.field()));
    }
    if (!first.field().exact()) {
      requireNumbers(point, index);
    }
  }

  private static <E> void requireNumbers(Vec<E> point, int index) {
    try {
      point.toRational();
    } catch (ArithmeticException notNumber) {
      throw new IllegalArgumentException(
          "point %d is %s: every coordinate must be a number".formatted(index, point), notNumber);
    }
  }

  /** A generic array cannot be made otherwise; at run time it is a {@code Vec[]}. */
  @SuppressWarnings("unchecked")
  private static <E> Vec<E>[] newArray(int length) {
    return (Vec<E>[]) new Vec<?>[length];
  }

  @Override
  public OrderedField<E> field() {
    return points[0].field();
  }

  @Override
  public int dimension() {
    return points[0].dimension();
  }

  /** Returns m, the number of points. */
  public int size() {
    return points.length;
  }

  @Override
  public Vec<E> get(int index) {
    return points[index];
  }

  @Override
  public int supportIndex(Vec<E> direction) {
    OrderedField<E> field = field();
    int best = 0;
    E maximum = direction.dot(points[0]);
    /*@ loop_invariant 1 <= i <= points.length
    @       && 0 <= best < i
    @       && maximum != null
    @       && OrderedField.val(maximum) == direction.product(points[best])
    @       && (\forall int k; 0 <= k < i;
    @         direction.product(point(k)) <= OrderedField.val(maximum))
    @       && (\forall int k; 0 <= k < best;
    @         direction.product(point(k)) < OrderedField.val(maximum));
    @ loop_assigns i, best, maximum;
    @ loop_decreases points.length - i; @*/
    for (int i = 1; i < points.length; i++) {
      E value = direction.dot(points[i]);
      if (field.compare(value, maximum) > 0) {
        best = i;
        maximum = value;
      }
    }
    return best;
  }

  /** Equal are polytopes with equal points in the same order. */
  @Override
  public boolean equals(@Nullable Object other) {
    // with a pattern variable OpenJML's runtime checking makes bytecode that does not verify
    return other instanceof Polytope<?> && Arrays.equals(points, ((Polytope<?>) other).points);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(points);
  }

  /** Returns the points in order, in braces. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    for (int i = 0; i < points.length; i++) {
      text.append(i == 0 ? "" : ", ").append(points[i]);
    }
    return text.append('}').toString();
  }
}
