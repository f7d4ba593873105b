package org.certigjk.vectors;

import java.util.Locale;

/**
 * The binary formats of IEEE 754 in which coordinates are given: ±m·2^e with 0 &le; m &lt; 2^{@link
 * #bits()} and e &ge; {@link #leastExponent()} &minus; bits + 1.
 *
 * <p>A pair whose coordinates are all {@link #SINGLE} is the same to an engine that computes in
 * {@code float} and to one that computes in {@code double}: nothing is rounded on the way in.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * NumberFormat.SINGLE.round(0.1);   // 0.10000000149011612
 * NumberFormat.SINGLE.ulp(1);       // 1.1920928955078125E-7
 * }</pre>
 */
public enum NumberFormat {
  /** The type {@code double}, binary64. */
  DOUBLE(53, -1022, 1023, 15),
  /** The type {@code float}, binary32. */
  SINGLE(24, -126, 127, 6);

  private final int bits;
  private final int leastExponent;
  private final int greatestExponent;
  private final int digits;

  NumberFormat(int bits, int leastExponent, int greatestExponent, int digits) {
    this.bits = bits;
    this.leastExponent = leastExponent;
    this.greatestExponent = greatestExponent;
    this.digits = digits;
  }

  /** Returns the name of this format in lower case. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the number of bits of a significand, 53 or 24. */
  public int bits() {
    return bits;
  }

  /** Returns the exponent of the smallest normal number. */
  public int leastExponent() {
    return leastExponent;
  }

  /** Returns the exponent of the largest number. */
  public int greatestExponent() {
    return greatestExponent;
  }

  /** Returns how many decimal digits a number of this format can always hold, 15 or 6. */
  public int digits() {
    return digits;
  }

  /** Returns the smallest positive number, which is subnormal. */
  public double leastValue() {
    return Math.scalb(1.0, leastExponent - bits + 1);
  }

  /** Returns the largest number. */
  public double greatestValue() {
    return this == DOUBLE ? Double.MAX_VALUE : Float.MAX_VALUE;
  }

  /** Returns the number of this format that is nearest to x, infinite if x is beyond its range. */
  public double round(double x) {
    return this == DOUBLE ? x : (float) x;
  }

  /**
   * Returns the number of this format that is nearest to x, the largest if x is beyond its range.
   */
  public double nearest(double x) {
    return Math.max(-greatestValue(), Math.min(greatestValue(), round(x)));
  }

  /** Returns whether x is a number of this format, finite. */
  public boolean has(double x) {
    return Double.isFinite(x) && round(x) == x;
  }

  /** Returns the distance from a number x of this format to the next larger one in magnitude. */
  public double ulp(double x) {
    return this == DOUBLE ? Math.ulp(x) : Math.ulp((float) x);
  }
}
