package org.certigjk.number;

import java.math.BigInteger;
import java.util.function.Function;
import org.apache.commons.math3.Field;
import org.apache.commons.math3.FieldElement;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.OrderedField;

/**
 * A field of Commons Math whose elements can be compared, as an {@link OrderedField}.
 *
 * <p><b>Definition.</b> Operations are those of the elements ({@link FieldElement}); 0 and 1 are
 * those of the {@link Field}; the order is {@code compareTo} after the addition of 0, which changes
 * nothing in a field and turns the &minus;0.0 of a floating-point type into 0.0.
 *
 * <p><b>Guarantee.</b> That of the element type. {@link #exact(Field, Function, Function)} is for
 * types whose operations are exact for all elements, such as {@code BigFraction}; all others go
 * through {@link #inexact(Field, Function, Function)}: {@code Decimal64} is a {@code double},
 * {@code BigReal} rounds quotients, {@code Fraction} fails when an {@code int} overflows.
 *
 * <p><b>Errors.</b> {@link ArithmeticException} for 1/0 and a/0 over an exact field.
 *
 * <p><b>Limits.</b> {@code Complex}, {@code Dfp}, {@code DerivativeStructure} and {@code
 * SparseGradient} are not comparable and cannot be adapted.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * OrderedField<Decimal64> field =
 *     CommonsMathField.inexact(
 *         Decimal64Field.getInstance(),
 *         q -> new Decimal64(Conversions.toDouble(q)),
 *         a -> Doubles.INSTANCE.toRational(a.doubleValue()));
 * field.plus(field.of(0.1), field.of(0.2));   // 0.30000000000000004
 * }</pre>
 *
 * @param <T> the type of the elements
 * @since 0.1.0
 */
public final class CommonsMathField<T extends FieldElement<T> & Comparable<T>>
    implements OrderedField<T> {
  private final Field<T> field;
  private final boolean exact;
  private final Function<BigFraction, T> ofRational;
  private final Function<T, BigFraction> toRational;

  private CommonsMathField(
      Field<T> field,
      boolean exact,
      Function<BigFraction, T> ofRational,
      Function<T, BigFraction> toRational) {
    this.field = field;
    this.exact = exact;
    this.ofRational = ofRational;
    this.toRational = toRational;
  }

  /**
   * Adapts a field whose operations are exact for all elements.
   *
   * @param ofRational the element equal to a rational number
   * @param toRational the rational number that an element stands for
   */
  public static <T extends FieldElement<T> & Comparable<T>> CommonsMathField<T> exact(
      Field<T> field, Function<BigFraction, T> ofRational, Function<T, BigFraction> toRational) {
    return new CommonsMathField<>(field, true, ofRational, toRational);
  }

  /**
   * Adapts a type whose operations round, or fail for some elements.
   *
   * @param ofRational the element nearest to a rational number
   * @param toRational the rational number that an element stands for; throws {@link
   *     ArithmeticException} if there is none (an infinity, NaN)
   */
  public static <T extends FieldElement<T> & Comparable<T>> CommonsMathField<T> inexact(
      Field<T> field, Function<BigFraction, T> ofRational, Function<T, BigFraction> toRational) {
    return new CommonsMathField<>(field, false, ofRational, toRational);
  }

  @Override
  public boolean exact() {
    return exact;
  }

  @Override
  public T zero() {
    return field.getZero();
  }

  @Override
  public T one() {
    return field.getOne();
  }

  @Override
  public T plus(T a, T b) {
    return a.add(b);
  }

  @Override
  public T times(T a, T b) {
    return a.multiply(b);
  }

  @Override
  public T unaryMinus(T a) {
    return a.negate();
  }

  @Override
  public T inverse(T a) {
    return divisor(a).reciprocal();
  }

  @Override
  public int compare(T a, T b) {
    return a.add(zero()).compareTo(b.add(zero()));
  }

  @Override
  public BigFraction toRational(T a) {
    return toRational.apply(a);
  }

  @Override
  public T of(BigFraction q) {
    return ofRational.apply(q);
  }

  @Override
  public T of(BigInteger k) {
    return of(new BigFraction(k));
  }

  @Override
  public T minus(T a, T b) {
    return a.subtract(b);
  }

  @Override
  public T div(T a, T b) {
    return a.divide(divisor(b));
  }

  @Override
  public String toString() {
    return "CommonsMathField(" + field.getClass().getSimpleName() + ")";
  }

  /** Returns {@code a}; Commons Math's types do not agree on what they throw if it is 0. */
  private T divisor(T a) {
    if (exact && isZero(a)) {
      throw new ArithmeticException("division by 0 in " + this);
    }
    return a;
  }
}
