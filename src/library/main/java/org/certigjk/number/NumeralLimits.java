package org.certigjk.number;

/**
 * How long a numeral may be that {@link Numerals} reads, because 1e999999999 is a short text for a
 * number of 400 megabytes.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Numerals.parseExact("1e20000", new NumeralLimits(1000, 20_000));   // 10 to the power of 20000
 * }</pre>
 *
 * @param length the greatest number of characters
 * @param exponent the greatest magnitude of the exponent of a number that is read exactly
 * @since 0.2.0
 */
public record NumeralLimits(int length, int exponent) {

  /** The limits where no others are given. */
  public static final NumeralLimits DEFAULT =
      new NumeralLimits(Numerals.MAX_LENGTH, Numerals.MAX_EXPONENT);

  /** Returns these limits, but not less than the default for the characters: rounding is cheap. */
  NumeralLimits forRounding() {
    return new NumeralLimits(Math.max(length, Numerals.MAX_LENGTH), exponent);
  }

  /** Which limit a numeral exceeds. */
  public enum Kind {
    /** That of the characters. */
    LENGTH,
    /** That of the exponent. */
    EXPONENT
  }
}
