package org.certigjk.field;

import org.apache.commons.math3.fraction.BigFraction;

/** Numbers as the messages of this package write them. */
final class Numerals {

  private Numerals() {}

  /** Returns "p/q" in lowest terms, with q &gt; 0, also if q = 1. */
  static String format(BigFraction number) {
    BigFraction lowest = Rationals.INSTANCE.toRational(number);
    return lowest.getNumerator() + "/" + lowest.getDenominator();
  }
}
