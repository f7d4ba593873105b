package org.certigjk.shape;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.OrderedField;

/**
 * A field that has another one compute: an implementation overrides what it does otherwise.
 *
 * <p><b>Guarantee.</b> All operations, also those for which {@link OrderedField} has a default, are
 * those of {@link #computing()}.
 *
 * <p><b>Example.</b> The rational numbers, with a word at each comparison:
 *
 * <pre>{@code
 * class Talking implements ForwardingField<BigFraction> {
 *   public Rationals computing() {
 *     return Rationals.INSTANCE;
 *   }
 *
 *   public int compare(BigFraction a, BigFraction b) {
 *     System.out.println(a + " or " + b);
 *     return computing().compare(a, b);
 *   }
 * }
 * }</pre>
 *
 * @param <E> the type of the elements
 */
public interface ForwardingField<E> extends OrderedField<E> {

  /** Returns the field that computes; it is asked for before every operation. */
  OrderedField<E> computing();

  @Override
  default boolean exact() {
    return computing().exact();
  }

  @Override
  default E zero() {
    return computing().zero();
  }

  @Override
  default E one() {
    return computing().one();
  }

  @Override
  default E plus(E a, E b) {
    return computing().plus(a, b);
  }

  @Override
  default E times(E a, E b) {
    return computing().times(a, b);
  }

  @Override
  default E unaryMinus(E a) {
    return computing().unaryMinus(a);
  }

  @Override
  default E inverse(E a) {
    return computing().inverse(a);
  }

  @Override
  default int compare(E a, E b) {
    return computing().compare(a, b);
  }

  @Override
  default BigFraction toRational(E a) {
    return computing().toRational(a);
  }

  @Override
  default E of(BigFraction q) {
    return computing().of(q);
  }

  @Override
  default E of(BigInteger k) {
    return computing().of(k);
  }

  @Override
  default E of(double x) {
    return computing().of(x);
  }

  @Override
  default double toDouble(E a) {
    return computing().toDouble(a);
  }

  @Override
  default E minus(E a, E b) {
    return computing().minus(a, b);
  }

  @Override
  default E div(E a, E b) {
    return computing().div(a, b);
  }

  @Override
  default E clearDenominator(E c, E x) {
    return computing().clearDenominator(c, x);
  }

  @Override
  default int signum(E a) {
    return computing().signum(a);
  }

  @Override
  default boolean isZero(E a) {
    return computing().isZero(a);
  }
}
