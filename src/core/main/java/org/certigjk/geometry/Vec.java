package org.certigjk.geometry;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.jspecify.annotations.Nullable;

/**
 * A vector x = (x₁, …, xₙ) over an ordered field, n &ge; 1. Points are vectors from the origin.
 *
 * <p>It carries its field, so that {@code a.plus(b)}, or {@code a + b} in Kotlin, needs no context.
 * The inner product is xᵀy = Σ xᵢyᵢ. There is no norm, only its square: roots belong to the edge of
 * the library.
 *
 * <p><b>Guarantee.</b> Immutable. Over an exact field every operation is exact.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} when two vectors of different dimensions meet.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Vec<BigFraction> x = Vec.of(Rationals.INSTANCE, 0.5, 1);
 * x.dot(x);      // 5 / 4
 * x.plus(x);     // (1, 2)
 * }</pre>
 *
 * @param <E> the type of the coordinates
 */
public final class Vec<E> {

  private final OrderedField<E> field;
  private final E[] coordinates;

  /** Copies the array: no other object has that of this vector, and no method writes into it. */
  @SuppressWarnings("nullness:assignment") // the copy is as long
  private Vec(OrderedField<E> field, E[] coordinates) {
    if (coordinates.length == 0) {
      throw new IllegalArgumentException("a vector needs at least one coordinate");
    }
    this.field = field;
    this.coordinates = Arrays.copyOf(coordinates, coordinates.length);
    /*@ assert this.coordinates != coordinates && begins(); @*/
  }

  /**
   * Returns the vector with these coordinates, each taken as {@link OrderedField#of(double)}.
   *
   * @throws IllegalArgumentException if there is none, or one is infinite or NaN
   */
  public static <E> Vec<E> of(OrderedField<E> field, double... coordinates) {
    E[] elements = newArray(coordinates.length);
    for (int i = 0; i < coordinates.length; i++) {
      elements[i] = field.of(coordinates[i]);
    }
    return new Vec<>(field, elements);
  }

  /**
   * Returns the vector with these coordinates, each taken as {@link OrderedField#of(BigFraction)}.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static <E> Vec<E> of(OrderedField<E> field, BigFraction... coordinates) {
    E[] elements = newArray(coordinates.length);
    for (int i = 0; i < coordinates.length; i++) {
      elements[i] = field.of(coordinates[i]);
    }
    return new Vec<>(field, elements);
  }

  /**
   * Returns the vector with these coordinates.
   *
   * @throws IllegalArgumentException if there is none
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // copied
  public static <E> Vec<E> from(OrderedField<E> field, E... coordinates) {
    return new Vec<>(field, coordinates);
  }

  /**
   * Returns the vector with these coordinates, in the order of the collection.
   *
   * @throws IllegalArgumentException if there is none
   */
  @SuppressWarnings("unchecked") // as newArray
  public static <E> Vec<E> from(OrderedField<E> field, Collection<? extends E> coordinates) {
    return new Vec<>(field, (E[]) coordinates.toArray());
  }

  /**
   * Returns the unit vector of Rⁿ that is 1 in the coordinate {@code index} and 0 in the others.
   *
   * @throws IndexOutOfBoundsException if there is no such coordinate
   */
  public static <E> Vec<E> unit(OrderedField<E> field, int dimension, int index) {
    E[] elements = newArray(dimension);
    Arrays.fill(elements, field.zero());
    elements[index] = field.one();
    return new Vec<>(field, elements);
  }

  /** The arrays made here never leave this class, which reads them as {@code Object[]}. */
  @SuppressWarnings("unchecked")
  private static <E> E[] newArray(int length) {
    return (E[]) new Object[length];
  }

  /** A new array with a place for each coordinate. */
  @SuppressWarnings("unchecked") // as above
  private E[] newRow() {
    return (E[]) new Object[coordinates.length];
  }

  /**
   * Returns the vector with these coordinates over the field of this one.
   *
   * @throws IllegalArgumentException if there is none
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // copied
  public final Vec<E> withCoordinates(E... elements) {
    return new Vec<>(field, elements);
  }

  /** Returns the field of the coordinates. */
  public OrderedField<E> field() {
    return field;
  }

  /** Returns n, the number of coordinates. */
  public int dimension() {
    return coordinates.length;
  }

  /**
   * Returns the coordinate with this index, from 0.
   *
   * @throws IndexOutOfBoundsException if there is none
   */
  public E get(int index) {
    return coordinates[index];
  }

  /** Returns x + y. */
  public Vec<E> plus(Vec<E> y) {
    requireSameDimension(y);
    E[] sum = newRow();
    /*@ loop_invariant 0 <= i <= coordinates.length
    @       && (\forall int k; 0 <= k < i;
    @         sum[k] != null && OrderedField.val(sum[k]) == at(k) + y.at(k));
    @ loop_assigns i, sum[*];
    @ loop_decreases coordinates.length - i; @*/
    for (int i = 0; i < coordinates.length; i++) {
      sum[i] = field.plus(get(i), y.get(i));
    }
    return new Vec<>(field, sum);
  }

  /** Returns x &minus; y. */
  public Vec<E> minus(Vec<E> y) {
    requireSameDimension(y);
    E[] difference = newRow();
    /*@ loop_invariant 0 <= i <= coordinates.length
    @       && (\forall int k; 0 <= k < i;
    @         difference[k] != null && OrderedField.val(difference[k]) == at(k) - y.at(k));
    @ loop_assigns i, difference[*];
    @ loop_decreases coordinates.length - i; @*/
    for (int i = 0; i < coordinates.length; i++) {
      difference[i] = field.minus(get(i), y.get(i));
    }
    return new Vec<>(field, difference);
  }

  /** Returns &minus;x. */
  public Vec<E> unaryMinus() {
    E[] opposite = newRow();
    /*@ loop_invariant 0 <= i <= coordinates.length
    @       && (\forall int k; 0 <= k < i;
    @         opposite[k] != null && OrderedField.val(opposite[k]) == -at(k));
    @ loop_assigns i, opposite[*];
    @ loop_decreases coordinates.length - i; @*/
    for (int i = 0; i < coordinates.length; i++) {
      opposite[i] = field.unaryMinus(get(i));
    }
    return new Vec<>(field, opposite);
  }

  /** Returns cx. */
  public Vec<E> times(E c) {
    E[] product = newRow();
    /*@ loop_invariant 0 <= i <= coordinates.length
    @       && (\forall int k; 0 <= k < i;
    @         product[k] != null
    @           && OrderedField.val(product[k]) == OrderedField.val(c) * at(k));
    @ loop_assigns i, product[*];
    @ loop_decreases coordinates.length - i; @*/
    for (int i = 0; i < coordinates.length; i++) {
      product[i] = field.times(c, get(i));
    }
    return new Vec<>(field, product);
  }

  /**
   * Returns cx for a c &gt; 0 that makes the coordinates simple: over the rationals, integers. As a
   * direction it is the same, s_X(cd) = s_X(d), and inner products with it need no common
   * denominators.
   */
  public Vec<E> cleared() {
    E c = field.one();
    /*@ loop_invariant 0 <= i <= coordinates.length && c != null && OrderedField.val(c) > 0;
    @ loop_assigns i, c;
    @ loop_decreases coordinates.length - i; @*/
    for (int i = 0; i < coordinates.length; i++) {
      c = field.clearDenominator(c, get(i));
    }
    return times(c);
  }

  /** Returns the inner product xᵀy = Σ xᵢyᵢ, summed in the order of the coordinates. */
  public E dot(Vec<E> y) {
    requireSameDimension(y);
    E sum = field.zero();
    /*@ loop_invariant 0 <= i <= coordinates.length
    @       && sum != null
    @       && OrderedField.val(sum) == productTo(y, i)
    @       && defines(y);
    @ loop_assigns i, sum;
    @ loop_decreases coordinates.length - i; @*/
    for (int i = 0; i < coordinates.length; i++) {
      sum = field.plus(sum, field.times(get(i), y.get(i)));
    }
    return sum;
  }

  /** Returns xᵀx = ‖x‖². */
  public E squaredNorm() {
    return dot(this);
  }

  /**
   * Returns the combination Σ λᵢpᵢ of as many points as this vector λ has coordinates.
   *
   * @throws IllegalArgumentException if there are more or fewer points
   */
  public Vec<E> combination(Vec<E>[] points) {
    requireAsMany(points);
    Vec<E> sum = points[0].times(get(0));
    /*@ loop_invariant 1 <= i <= points.length
    @       && (\forall int k; 0 <= k < i;
    @         points[k].coordinates.length == points[0].coordinates.length)
    @       && sum != null
    @       && sum.field.exact()
    @       && sum.coordinates.length == points[0].coordinates.length
    @       && (\forall Vec<E> d, t;
    @         d != null && t != null && d.coordinates.length == points[0].coordinates.length
    @           && t.coordinates.length == coordinates.length
    @           && (\forall int k; 0 <= k < points.length; t.at(k) == d.product(points[k]));
    @         d.product(sum) == productTo(t, i))
    @       && (\forall Vec<E> t; t != null; defines(t) : product(t));
    @ loop_assigns i, sum;
    @ loop_decreases points.length - i; @*/
    for (int i = 1; i < points.length; i++) {
      sum = sum.plus(points[i].times(get(i)));
    }
    return sum;
  }

  /** Returns the sum of the coordinates. */
  public E sum() {
    E sum = field.zero();
    /*@ loop_invariant 0 <= i <= coordinates.length
    @       && sum != null
    @       && OrderedField.val(sum) == sumTo(i);
    @ loop_assigns i, sum;
    @ loop_decreases coordinates.length - i; @*/
    for (int i = 0; i < coordinates.length; i++) {
      sum = field.plus(sum, get(i));
    }
    return sum;
  }

  /**
   * Returns the same vector over the rationals: each coordinate as the number it stands for.
   *
   * @throws ArithmeticException if a coordinate is infinite or NaN
   */
  public Vec<BigFraction> toRational() {
    BigFraction[] rational = new BigFraction[coordinates.length];
    for (int i = 0; i < rational.length; i++) {
      rational[i] = field.toRational(coordinates[i]);
    }
    return new Vec<>(Rationals.INSTANCE, rational);
  }

  /**
   * Returns the coordinates in order, as a list that cannot be changed.
   *
   * @since 0.2.0
   */
  public List<E> coordinates() {
    return List.of(coordinates);
  }

  /**
   * Returns the coordinates as doubles, each as {@link OrderedField#toDouble}.
   *
   * @since 0.2.0
   */
  public double[] toDoubles() {
    double[] doubles = new double[coordinates.length];
    for (int i = 0; i < doubles.length; i++) {
      doubles[i] = field.toDouble(coordinates[i]);
    }
    return doubles;
  }

  /** Returns whether x = 0. */
  public boolean isZero() {
    /*@ loop_invariant 0 <= i <= coordinates.length && (\forall int k; 0 <= k < i; at(k) == 0);
    @ loop_assigns i;
    @ loop_decreases coordinates.length - i; @*/
    for (int i = 0; i < coordinates.length; i++) {
      if (!field.isZero(get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Returns the first coordinate, for {@code val (x, y) = p} in Kotlin. */
  public E component1() {
    return get(0);
  }

  /** Returns the second coordinate. */
  public E component2() {
    return get(1);
  }

  /** Returns the third coordinate. */
  public E component3() {
    return get(2);
  }

  private void requireAsMany(Vec<E>[] points) {
    if (points.length != coordinates.length) {
      throw new IllegalArgumentException(
          points.length + " points with " + coordinates.length + " weights");
    }
  }

  private void requireSameDimension(Vec<E> y) {
    if (coordinates.length != y.coordinates.length) {
      throw new IllegalArgumentException(
          "vectors of dimensions " + coordinates.length + " and " + y.coordinates.length);
    }
  }

  /** Equal are vectors with equal coordinates, in the sense of their own {@code equals}. */
  @Override
  public boolean equals(@Nullable Object other) {
    // no pattern variable: OpenJML's runtime checks miscompile it
    return other instanceof Vec<?> && Arrays.equals(coordinates, ((Vec<?>) other).coordinates);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(coordinates);
  }

  /** Returns the coordinates as (x₁, …, xₙ), each in its own notation. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("(");
    for (int i = 0; i < coordinates.length; i++) {
      text.append(i == 0 ? "" : ", ").append(coordinates[i]);
    }
    return text.append(')').toString();
  }
}
