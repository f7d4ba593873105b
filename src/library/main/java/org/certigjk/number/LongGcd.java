package org.certigjk.number;

import java.math.BigInteger;

/**
 * The greatest common divisor of long integers, by matrices from their leading bits.
 *
 * <p><b>Algorithm.</b> Euclid's steps on the leading half of the bits give a 2 &times; 2 matrix of
 * integers with determinant &plusmn;1, which is applied to the whole numbers (Lehmer 1938; with the
 * matrix found in the same way, in halves, Knuth 1970 and Schönhage 1971). Where leading bits are
 * not enough to make the numbers shorter, one step of Euclid does.
 *
 * <p><b>Guarantee.</b> Such a matrix keeps the greatest common divisor, whatever its entries are: a
 * quotient from too few bits costs time and not the answer.
 */
final class LongGcd {

  /** Below this number of bits the JDK is as fast. */
  private static final int SHORT = 4096;

  private static final int LONG = 62;

  /**
   * The numbers, a &ge; b &ge; 0, and the matrix (p q; r s) that makes them from the first ones.
   */
  private BigInteger a;

  private BigInteger b;
  private BigInteger p = BigInteger.ONE;
  private BigInteger q = BigInteger.ZERO;
  private BigInteger r = BigInteger.ZERO;
  private BigInteger s = BigInteger.ONE;

  private LongGcd(BigInteger a, BigInteger b) {
    this.a = a;
    this.b = b;
    order();
  }

  /** Returns the greatest common divisor. */
  static BigInteger of(BigInteger a, BigInteger b) {
    if (Math.min(a.bitLength(), b.bitLength()) < SHORT) {
      return a.gcd(b);
    }
    LongGcd pair = new LongGcd(a.abs(), b.abs());
    while (pair.b.bitLength() >= SHORT) {
      pair.shorten(Math.min(pair.a.bitLength() / 2, pair.b.bitLength() - 1), false);
    }
    return pair.a.gcd(pair.b);
  }

  private void order() {
    if (a.compareTo(b) < 0) {
      BigInteger c = a;
      a = b;
      b = c;
      c = p;
      p = r;
      r = c;
      c = q;
      q = s;
      s = c;
    }
  }

  /** Makes b as short as so many bits, or a little longer; with or without the matrix. */
  private void shorten(int bits, boolean withMatrix) {
    while (b.bitLength() > bits) {
      int length = a.bitLength();
      // so many leading bits determine half as many bits of quotients
      int leading = Math.min(length / 2, 2 * (length - bits));
      if (length <= LONG || leading < LONG / 2 || length - b.bitLength() > leading / 4) {
        divide(withMatrix);
        continue;
      }
      LongGcd top = new LongGcd(a.shiftRight(length - leading), b.shiftRight(length - leading));
      if (leading <= LONG) {
        top.shortenLongs(leading / 2);
      } else {
        top.shorten(leading / 2, true);
      }
      apply(top, withMatrix);
      if (b.bitLength() > length - leading / 4) {
        divide(withMatrix);
      }
    }
  }

  /** The same, with the matrix, for numbers of at most 62 bits that come with a permutation. */
  private void shortenLongs(int bits) {
    long x = a.longValue();
    long y = b.longValue();
    long[] above = {p.longValue(), q.longValue()};
    long[] below = {r.longValue(), s.longValue()};
    while (Long.SIZE - Long.numberOfLeadingZeros(y) > bits) {
      long quotient = x / y;
      long rest = x - quotient * y;
      x = y;
      y = rest;
      long[] next = {above[0] - quotient * below[0], above[1] - quotient * below[1]};
      above = below;
      below = next;
    }
    a = BigInteger.valueOf(x);
    b = BigInteger.valueOf(y);
    p = BigInteger.valueOf(above[0]);
    q = BigInteger.valueOf(above[1]);
    r = BigInteger.valueOf(below[0]);
    s = BigInteger.valueOf(below[1]);
  }

  /** One step of Euclid. */
  private void divide(boolean withMatrix) {
    BigInteger[] quotient = a.divideAndRemainder(b);
    a = b;
    b = quotient[1];
    if (withMatrix) {
      BigInteger c = p.subtract(quotient[0].multiply(r));
      p = r;
      r = c;
      c = q.subtract(quotient[0].multiply(s));
      q = s;
      s = c;
    }
  }

  private void apply(LongGcd m, boolean withMatrix) {
    BigInteger x = m.p.multiply(a).add(m.q.multiply(b));
    BigInteger y = m.r.multiply(a).add(m.s.multiply(b));
    boolean negativeX = x.signum() < 0;
    boolean negativeY = y.signum() < 0;
    a = x.abs();
    b = y.abs();
    if (withMatrix) {
      x = m.p.multiply(p).add(m.q.multiply(r));
      y = m.p.multiply(q).add(m.q.multiply(s));
      BigInteger z = m.r.multiply(p).add(m.s.multiply(r));
      BigInteger w = m.r.multiply(q).add(m.s.multiply(s));
      p = negativeX ? x.negate() : x;
      q = negativeX ? y.negate() : y;
      r = negativeY ? z.negate() : z;
      s = negativeY ? w.negate() : w;
    }
    order();
  }
}
