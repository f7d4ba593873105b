package org.certigjk.check.algebra;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** Ratios as texts. */
public final class Decimals {

  private static final int SHOWN_BITS = 128;

  /** From here on a common divisor would take long. */
  private static final int LONG_BITS = 1 << 16;

  private Decimals() {}

  /** Returns "p/q" in lowest terms, for messages; a long one rounded. */
  static String shown(Ratio ratio) {
    int bits = ratio.numerator().bitLength() + ratio.denominator().bitLength();
    if (bits > LONG_BITS) {
      return "about " + rounded(ratio);
    }
    BigInteger common = ratio.numerator().gcd(ratio.denominator());
    BigInteger p = ratio.numerator().divide(common);
    BigInteger q = ratio.denominator().divide(common);
    return p.bitLength() + q.bitLength() <= SHOWN_BITS ? p + "/" + q : "about " + rounded(ratio);
  }

  /** Of both numbers the leading bits are enough. */
  private static BigDecimal rounded(Ratio ratio) {
    int cutP = Math.max(ratio.numerator().bitLength() - SHOWN_BITS, 0);
    int cutQ = Math.max(ratio.denominator().bitLength() - SHOWN_BITS, 0);
    return new BigDecimal(ratio.numerator().shiftRight(cutP))
        .divide(new BigDecimal(ratio.denominator().shiftRight(cutQ)), MathContext.DECIMAL128)
        .multiply(BigDecimal.valueOf(2).pow(cutP - cutQ, MathContext.DECIMAL128))
        .round(MathContext.DECIMAL64);
  }
}
