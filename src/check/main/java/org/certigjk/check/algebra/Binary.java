package org.certigjk.check.algebra;

/** A double by its bits: a sign, an exponent and a significand (IEEE 754, binary64). */
public final class Binary {

  /** The bits of a significand, with the leading one. */
  private static final int BITS = 53;

  /** 2⁵²: so many significands have the same exponent. */
  private static final long UNIT = 4_503_599_627_370_496L;

  /** The exponent of infinities and of what is not a number. */
  private static final int INFINITE = 2047;

  /** The exponent of 2¹²⁸, which is above all floats. */
  private static final int BEYOND_FLOATS = 1151;

  private final long bits;
  private final int exponent;

  /** The magnitude is m 2ⁿ. */
  private final long m;

  private final int n;

  /** It is also an odd number times a power of two, unless it is 0. */
  private final long odd;

  private final int power;

  private Binary(long bits) {
    this.bits = bits;
    long magnitude = bits < 0 ? bits - Long.MIN_VALUE : bits;
    this.exponent = (int) (magnitude / UNIT);
    this.m = exponent == 0 ? magnitude : magnitude % UNIT + UNIT;
    this.n = exponent == 0 ? -1074 : exponent - 1075;
    long half = m;
    int k = 0;
    /*@ assert Ratio.areUnits() && java.math.BigInteger.doubles(0); @*/
    /*@ loop_invariant 0 <= k <= BITS && 0 <= half <= m && (half == 0 <==> m == 0)
    @       && half < java.math.BigInteger.twoTo(BITS - k)
    @       && half * java.math.BigInteger.twoTo(n + k) == m * java.math.BigInteger.twoTo(n);
    @ loop_assigns k, half;
    @ loop_decreases BITS - k; @*/
    while (k < BITS && half % 2 == 0) {
      /*@ assert java.math.BigInteger.doubles(n + k)
      @     && java.math.BigInteger.doubles(BITS - k - 1); @*/
      half = half / 2;
      k++;
    }
    this.odd = half;
    this.power = n + k;
  }

  /** Returns the double of which {@link Double#doubleToLongBits} returns these bits. */
  public static Binary of(long bits) {
    return new Binary(bits);
  }

  public boolean isFinite() {
    return exponent < INFINITE;
  }

  public boolean isNegative() {
    return bits < 0 && m != 0;
  }

  /** Returns m, where the magnitude is m 2ⁿ. */
  public long significand() {
    return m;
  }

  /** Returns n. */
  public int power() {
    return n;
  }

  /** Whether the doubles of smaller magnitude are nearer than those of greater. */
  public boolean isNarrow() {
    return m == UNIT && exponent > 1;
  }

  /** Whether both are the same number. */
  public boolean is(Binary other) {
    return bits == other.bits || (m == 0 && other.m == 0);
  }

  /** Whether a finite double is a float too. */
  public boolean isFloat() {
    return m == 0 || (odd < 16_777_216 && power >= -149 && exponent < BEYOND_FLOATS);
  }

  /** Returns the number that a finite double stands for. */
  public Ratio exact() {
    /*@ assert exponent < INFINITE ==> isFinite(bits, exponent, m); @*/
    if (m == 0) {
      return Ratio.of(0);
    }
    return Ratio.of(bits < 0 ? -odd : odd).times(Ratio.powerOfTwo(power));
  }

  @Override
  public String toString() {
    return String.valueOf(Double.longBitsToDouble(bits));
  }
}
