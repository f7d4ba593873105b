package org.certigjk.check.algebra;

import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Numbers that were read, at least one, of which a vector is made. */
public final class Row {

  private final Ratio[] numbers;

  /** Makes a row; the array is copied. */
  public Row(Ratio[] numbers) {
    this.numbers = Arrays.copyOf(numbers, numbers.length);
    /*@ assert begins(); @*/
  }

  public int size() {
    return numbers.length;
  }

  /**
   * Returns a common multiple of the denominators and another number, the least one but for
   * denominators that are not short (the time for a common divisor grows with the square of the
   * length); {@code null} if it has more bits than the limit.
   */
  @Nullable BigInteger common(BigInteger other, long limit) {
    BigInteger common = other;
    /*@ loop_invariant 0 <= k <= numbers.length && common != null && common.number() > 0;
    @ loop_assigns k, common;
    @ loop_decreases numbers.length - k; @*/
    for (int k = 0; k < numbers.length; k++) {
      Interruption.check();
      BigInteger q = numbers[k].denominator();
      if (common.mod(q).signum() != 0) {
        common = common.multiply(rest(q, common));
      }
      if (common.bitLength() > limit) {
        return null;
      }
    }
    return common;
  }

  /** Returns what is left of a denominator without what it has in common with another number. */
  private static BigInteger rest(BigInteger q, BigInteger common) {
    return q.bitLength() > Denominators.SHORT ? q : q.divide(q.gcd(common));
  }

  /**
   * Returns the vector of the numbers, over a common multiple of their denominators; {@code null}
   * if it is none.
   */
  @Nullable Vector over(BigInteger denominator) {
    BigInteger[] numerators = new BigInteger[numbers.length];
    /*@ loop_invariant 0 <= k <= numerators.length
    @       && (\forall int m; 0 <= m < k; numerators[m] != null
    @         && Ratio.quotient(numerators[m].number(), denominator.number())
    @           == at(m));
    @ loop_assigns k, numerators[*];
    @ loop_decreases numerators.length - k; @*/
    for (int k = 0; k < numerators.length; k++) {
      BigInteger p = numbers[k].numerator();
      BigInteger q = numbers[k].denominator();
      BigInteger factor = denominator.divide(q);
      if (factor.multiply(q).compareTo(denominator) != 0) {
        return null;
      }
      /*@ assert factor.number() > 0;
      @ assert Ratio.expands(p.number(), q.number(), factor.number()); @*/
      numerators[k] = p.multiply(factor);
    }
    return new Vector(numerators, denominator);
  }
}
