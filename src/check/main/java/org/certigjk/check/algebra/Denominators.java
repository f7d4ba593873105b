package org.certigjk.check.algebra;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Makes vectors, each with one denominator, of numbers that were read. */
public final class Denominators {

  /** The most bits that a denominator for several vectors has. */
  private static final int SHORT = 20_000;

  /** The most bits that the numerators of a vector have in all. */
  private static final long MOST_BITS = 1L << 30;

  private Denominators() {}

  /**
   * Returns the vectors of these numbers: with one denominator if that is short, so that it need
   * not be looked for in sums, else each with its own.
   *
   * @param refusal what is thrown, made of the reason, if a denominator is too long
   */
  public static <X extends Exception> Vector[] all(
      List<List<Ratio>> rows, Function<String, X> refusal) throws X {
    BigInteger common = BigInteger.ONE;
    for (List<Ratio> row : rows) {
      common = common == null ? null : common(row, common, SHORT);
    }
    List<Vector> vectors = new ArrayList<>();
    for (List<Ratio> row : rows) {
      long limit = Math.max(SHORT, MOST_BITS / row.size());
      BigInteger own = common == null ? common(row, BigInteger.ONE, limit) : common;
      if (own == null) {
        throw refusal.apply(
            "the common denominator of %s numbers has more than %s bits"
                .formatted(row.size(), limit));
      }
      vectors.add(over(own, row));
    }
    return vectors.toArray(Vector[]::new);
  }

  /**
   * Returns a common multiple of the denominators and another number, the least one but for
   * denominators that are not short (the time for a common divisor grows with the square of the
   * length); {@code null} if it has more bits than the limit.
   */
  private static @Nullable BigInteger common(List<Ratio> numbers, BigInteger other, long limit) {
    BigInteger common = other;
    for (Ratio number : numbers) {
      Interruption.check();
      BigInteger q = number.denominator();
      if (common.mod(q).signum() != 0) {
        common = common.multiply(q.bitLength() > SHORT ? q : q.divide(common.gcd(q)));
      }
      if (common.bitLength() > limit) {
        return null;
      }
    }
    return common;
  }

  private static Vector over(BigInteger denominator, List<Ratio> numbers) {
    return new Vector(
        numbers.stream()
            .map(number -> number.numerator().multiply(denominator.divide(number.denominator())))
            .toArray(BigInteger[]::new),
        denominator);
  }
}
