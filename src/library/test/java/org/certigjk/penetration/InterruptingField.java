package org.certigjk.penetration;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;

/** The rational numbers, which interrupt the thread after some comparisons. */
final class InterruptingField implements OrderedField<BigFraction> {

  private static final Rationals RATIONALS = Rationals.INSTANCE;

  private int left = -1;

  /** Asks for an interruption when so many comparisons have been made from now on. */
  void interruptAfter(int comparisons) {
    left = comparisons;
  }

  @Override
  public boolean exact() {
    return true;
  }

  @Override
  public BigFraction zero() {
    return RATIONALS.zero();
  }

  @Override
  public BigFraction one() {
    return RATIONALS.one();
  }

  @Override
  public BigFraction plus(BigFraction a, BigFraction b) {
    return RATIONALS.plus(a, b);
  }

  @Override
  public BigFraction times(BigFraction a, BigFraction b) {
    return RATIONALS.times(a, b);
  }

  @Override
  public BigFraction unaryMinus(BigFraction a) {
    return RATIONALS.unaryMinus(a);
  }

  @Override
  public BigFraction inverse(BigFraction a) {
    return RATIONALS.inverse(a);
  }

  @Override
  public int compare(BigFraction a, BigFraction b) {
    left--;
    if (left == 0) {
      Thread.currentThread().interrupt();
    }
    return RATIONALS.compare(a, b);
  }

  @Override
  public BigFraction toRational(BigFraction a) {
    return RATIONALS.toRational(a);
  }
}
