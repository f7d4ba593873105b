package org.certigjk.check.algebra;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A vector of rational numbers with one denominator.
 *
 * @param numerators the numerators
 * @param denominator the denominator, positive
 */
public record Vector(List<BigInteger> numerators, BigInteger denominator) {

  /** The most bits that a denominator for several vectors has. */
  private static final int SHORT = 20_000;

  /** The most bits that the numerators of a vector have in all. */
  private static final long MOST_BITS = 1L << 30;

  /** Returns the vector that is x in every coordinate. */
  public static Vector constant(Ratio x, int dimension) {
    return new Vector(Collections.nCopies(dimension, x.numerator()), x.denominator());
  }

  /**
   * Returns the vectors of these numbers: with one denominator if that is short, so that it need
   * not be looked for in sums, else each with its own.
   *
   * @param refusal what is thrown, made of the reason, if a denominator is too long
   */
  public static <X extends Exception> List<Vector> all(
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
    return vectors;
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
            .toList(),
        denominator);
  }

  public static Vector zero(int dimension) {
    return constant(Ratio.ZERO, dimension);
  }

  public int dimension() {
    return numerators.size();
  }

  public Ratio get(int k) {
    return new Ratio(numerators.get(k), denominator);
  }

  public boolean isZero() {
    return numerators.stream().allMatch(numerator -> numerator.signum() == 0);
  }

  public Vector plus(Vector other) {
    Interruption.check();
    boolean alike = denominator.equals(other.denominator);
    List<BigInteger> sums = new ArrayList<>();
    for (int k = 0; k < dimension(); k++) {
      BigInteger mine = numerators.get(k);
      BigInteger its = other.numerators.get(k);
      sums.add(
          alike ? mine.add(its) : mine.multiply(other.denominator).add(its.multiply(denominator)));
    }
    return new Vector(sums, alike ? denominator : denominator.multiply(other.denominator));
  }

  public Vector minus(Vector other) {
    return plus(other.times(Ratio.of(-1)));
  }

  public Vector times(Ratio factor) {
    Interruption.check();
    return new Vector(
        numerators.stream().map(factor.numerator()::multiply).toList(),
        denominator.multiply(factor.denominator()));
  }

  public Ratio dot(Vector other) {
    Interruption.check();
    BigInteger sum = BigInteger.ZERO;
    for (int k = 0; k < dimension(); k++) {
      sum = sum.add(numerators.get(k).multiply(other.numerators.get(k)));
    }
    return new Ratio(sum, denominator.multiply(other.denominator));
  }

  /** Returns Σ wₖ pₖ of as many points as this vector w has coordinates. */
  public Vector combination(List<Vector> points) {
    Vector sum = points.get(0).times(get(0));
    for (int k = 1; k < points.size(); k++) {
      sum = sum.plus(points.get(k).times(get(k)));
    }
    return sum;
  }

  public Ratio sum() {
    return new Ratio(numerators.stream().reduce(BigInteger.ZERO, BigInteger::add), denominator);
  }

  /** Returns the vector of the magnitudes of the coordinates. */
  public Vector magnitudes() {
    return new Vector(numerators.stream().map(BigInteger::abs).toList(), denominator);
  }

  /** Returns the greatest magnitude of a coordinate. */
  public Ratio greatest() {
    return new Ratio(Collections.max(magnitudes().numerators), denominator);
  }

  /** Returns a negative number, 0 or a positive one, as the first coordinates that differ say. */
  public int compareLexicographically(Vector other) {
    for (int k = 0; k < dimension(); k++) {
      int sign = get(k).compareTo(other.get(k));
      if (sign != 0) {
        return sign;
      }
    }
    return 0;
  }

  @Override
  public String toString() {
    return numerators.stream()
        .map(numerator -> new Ratio(numerator, denominator).toString())
        .collect(Collectors.joining(", ", "(", ")"));
  }
}
