package org.certigjk.exact;

/**
 * A sum of products of three longs in two's complement of 192 bits. With factors of at most 2⁶¹ in
 * magnitude it holds 2⁸ products.
 */
final class Sum192 {

  private long low;
  private long middle;
  private long high;

  /** Zero. */
  Sum192() {}

  /** Adds abc. */
  void add(long a, long b, long c) {
    long productLow = low(a, b);
    long productHigh = high(a, b);
    // (2⁶⁴ productHigh + productLow) c, productLow as an unsigned number
    /*@ assert isSum(a, b, c, productHigh, productLow); @*/
    /*@ assert isBounded(a, b) && isBounded(productHigh, c); @*/
    addUnsigned(productLow, c);
    addAt64(low(productHigh, c), high(productHigh, c));
  }

  /** Adds xc, x as an unsigned number. */
  private void addUnsigned(long x, long c) {
    long first = low(x, c);
    long second = high(x, c) + ifNegative(x, c);
    /*@ assert isBounded(x, c); @*/
    addAt0(first);
    addAt64(second, ifNegative(second, -1));
  }

  private void addAt0(long x) {
    low += x;
    if (isBelow(low, x)) {
      addAt64(1, 0);
    }
  }

  private void addAt64(long x, long above) {
    middle += x;
    high += above;
    if (isBelow(middle, x)) {
      high++;
    }
  }

  /** xy modulo 2⁶⁴. */
  private static long low(long x, long y) {
    return x * y;
  }

  /** xy divided by 2⁶⁴, rounded down. */
  private static long high(long x, long y) {
    return Math.multiplyHigh(x, y);
  }

  /** y if x is negative, else 0. */
  private static long ifNegative(long x, long y) {
    return x >> 63 & y;
  }

  /** Whether x &lt; y as unsigned numbers. */
  private static boolean isBelow(long x, long y) {
    return x + Long.MIN_VALUE < y + Long.MIN_VALUE;
  }

  /** The sign. */
  int signum() {
    return high < 0 ? -1 : low == 0 && middle == 0 && high == 0 ? 0 : 1;
  }

  /** The sum with a relative error of at most 12u&sup2;, the six additions of double-doubles. */
  DoubleDouble rounded() {
    boolean negative = high < 0;
    long flip = negative ? -1 : 0;
    // −x = ~x + 1: the 1 is added to the lowest half
    long first = low ^ flip;
    DoubleDouble sum = append(DoubleDouble.of(0), high ^ flip, 0);
    sum = append(sum, middle ^ flip, 0);
    sum = append(sum, first, negative ? 1 : 0);
    return negative ? sum.unaryMinus() : sum;
  }

  /** Returns 2⁶⁴ sum + x + more, x as an unsigned number. */
  private static DoubleDouble append(DoubleDouble sum, long x, int more) {
    double upper = x >>> 32;
    double lower = (x & 0xffffffffL) + more;
    return sum.times(0x1p32).plus(upper).times(0x1p32).plus(lower);
  }
}
