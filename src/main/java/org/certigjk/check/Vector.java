package org.certigjk.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A vector of rational numbers with one denominator.
 *
 * @param numerators the numerators
 * @param denominator the denominator, positive
 */
record Vector(List<BigInteger> numerators, BigInteger denominator) {

  /** Returns the vector of these numbers. */
  static Vector of(List<Ratio> numbers) {
    return all(List.of(numbers)).get(0);
  }

  /** Returns vectors of these numbers, all with the same denominator. */
  static List<Vector> all(List<List<Ratio>> rows) {
    BigInteger common = BigInteger.ONE;
    for (List<Ratio> row : rows) {
      for (Ratio number : row) {
        BigInteger q = number.denominator();
        if (common.mod(q).signum() != 0) {
          common = common.multiply(q.divide(common.gcd(q)));
        }
      }
    }
    List<Vector> vectors = new ArrayList<>();
    for (List<Ratio> row : rows) {
      List<BigInteger> numerators = new ArrayList<>();
      for (Ratio number : row) {
        numerators.add(number.numerator().multiply(common.divide(number.denominator())));
      }
      vectors.add(new Vector(numerators, common));
    }
    return vectors;
  }

  static Vector zero(int dimension) {
    return new Vector(Collections.nCopies(dimension, BigInteger.ZERO), BigInteger.ONE);
  }

  int dimension() {
    return numerators.size();
  }

  Ratio get(int k) {
    return new Ratio(numerators.get(k), denominator);
  }

  boolean isZero() {
    return numerators.stream().allMatch(numerator -> numerator.signum() == 0);
  }

  Vector plus(Vector other) {
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

  Vector minus(Vector other) {
    return plus(other.times(Ratio.of(-1)));
  }

  Vector times(Ratio factor) {
    return new Vector(
        numerators.stream().map(factor.numerator()::multiply).toList(),
        denominator.multiply(factor.denominator()));
  }

  Ratio dot(Vector other) {
    BigInteger sum = BigInteger.ZERO;
    for (int k = 0; k < dimension(); k++) {
      sum = sum.add(numerators.get(k).multiply(other.numerators.get(k)));
    }
    return new Ratio(sum, denominator.multiply(other.denominator));
  }

  /** Returns Σ wₖ pₖ of as many points as this vector w has coordinates. */
  Vector combination(List<Vector> points) {
    Vector sum = points.get(0).times(get(0));
    for (int k = 1; k < points.size(); k++) {
      sum = sum.plus(points.get(k).times(get(k)));
    }
    return sum;
  }

  Ratio sum() {
    return new Ratio(numerators.stream().reduce(BigInteger.ZERO, BigInteger::add), denominator);
  }

  /** Returns the vector of the magnitudes of the coordinates. */
  Vector magnitudes() {
    return new Vector(numerators.stream().map(BigInteger::abs).toList(), denominator);
  }

  /** Returns the greatest magnitude of a coordinate. */
  Ratio greatest() {
    return new Ratio(Collections.max(magnitudes().numerators), denominator);
  }

  /** Returns a negative number, 0 or a positive one, as the first coordinates that differ say. */
  int compareLexicographically(Vector other) {
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
