package org.certigjk.exact;

/**
 * A sum of products of three longs in two's complement of 192 bits. With factors of at most 2⁶¹ in
 * magnitude it holds 2⁸ products.
 */
final class Sum192 {

  private long low;
  private long middle;
  private long high;

  /** Adds abc. */
  void add(long a, long b, long c) {
    long productLow = a * b;
    long productHigh = Math.multiplyHigh(a, b);
    // (2⁶⁴ productHigh + productLow) c, productLow as an unsigned number
    long first = productLow * c;
    long second = Math.multiplyHigh(productLow, c) + (productLow >> 63 & c);
    long third = productHigh * c;
    long fourth = Math.multiplyHigh(productHigh, c);
    addAt0(first);
    addAt64(second, second >> 63);
    addAt64(third, fourth);
  }

  private void addAt0(long x) {
    low += x;
    if (Long.compareUnsigned(low, x) < 0) {
      addAt64(1, 0);
    }
  }

  private void addAt64(long x, long above) {
    middle += x;
    high += above;
    if (Long.compareUnsigned(middle, x) < 0) {
      high++;
    }
  }

  /** The sign. */
  int signum() {
    return high < 0 ? -1 : (low | middle | high) == 0 ? 0 : 1;
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
