package org.certigjk.penetration;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.shape.ForwardingField;

/** The rational numbers, which interrupt the thread after some comparisons. */
final class InterruptingField implements ForwardingField<BigFraction> {

  private int left = -1;

  /** Asks for an interruption when so many comparisons have been made from now on. */
  void interruptAfter(int comparisons) {
    left = comparisons;
  }

  @Override
  public Rationals computing() {
    return Rationals.INSTANCE;
  }

  @Override
  public int compare(BigFraction a, BigFraction b) {
    left--;
    if (left == 0) {
      Thread.currentThread().interrupt();
    }
    return computing().compare(a, b);
  }

  @Override
  public int signum(BigFraction a) {
    return compare(a, zero());
  }

  @Override
  public boolean isZero(BigFraction a) {
    return compare(a, zero()) == 0;
  }
}
