package org.certigjk.number;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Lowest terms of many numbers at once, with one gcd of long integers where denominators are the
 * same but for powers of two, as those of an answer are.
 *
 * <p><b>Algorithm.</b> Powers of two are shifted out. Let q be odd and P = p₁p₂⋯ mod q for the
 * numerators p₁, p₂, … over q. Then g = gcd(P, q) is a multiple of every gcd(pᵢ, q), because a
 * prime that divides pᵢ to some power divides the product at least as often. So gcd(pᵢ, q) =
 * gcd(pᵢ, g), and g is seldom longer than a few bits.
 *
 * @since 0.2.0
 */
public final class LowestTerms {

  /** One remainder of a number so many times as long as q costs less than one for each factor. */
  private static final int FEW = 8;

  /** A number without common powers of two. */
  private record Shifted(Ratio number, BigInteger p, BigInteger q) {}

  private LowestTerms() {}

  /** Finds lowest terms: {@link Ratio#lowestTerms()} then has them. */
  public static void find(List<Ratio> numbers) {
    Map<BigInteger, List<Shifted>> byOddDenominator = new HashMap<>();
    for (Ratio number : numbers) {
      BigInteger p = number.numerator();
      BigInteger q = number.denominator();
      int twos = q.getLowestSetBit();
      int shift = p.signum() == 0 ? twos : Math.min(p.getLowestSetBit(), twos);
      byOddDenominator
          .computeIfAbsent(q.shiftRight(twos), odd -> new ArrayList<>())
          .add(new Shifted(number, p.shiftRight(shift), q.shiftRight(shift)));
    }
    byOddDenominator.forEach(LowestTerms::find);
  }

  private static void find(BigInteger q, List<Shifted> numbers) {
    BigInteger g = q.equals(BigInteger.ONE) ? q : common(q, numbers);
    for (Shifted shifted : numbers) {
      BigInteger divisor =
          g.equals(BigInteger.ONE) ? g : LongGcd.of(shifted.p.mod(g), g); // g is often short
      shifted.number.setLowestTerms(
          divisor.equals(BigInteger.ONE) ? shifted.p : shifted.p.divide(divisor),
          divisor.equals(BigInteger.ONE) ? shifted.q : shifted.q.divide(divisor));
    }
  }

  /** A divisor of q that every common divisor of it and a numerator divides. */
  private static BigInteger common(BigInteger q, List<Shifted> numbers) {
    BigInteger product = BigInteger.ONE;
    for (Shifted shifted : numbers) {
      product = product.multiply(shifted.p);
      if (product.bitLength() > FEW * q.bitLength()) {
        product = product.mod(q);
      }
    }
    return LongGcd.of(product.mod(q), q);
  }
}
