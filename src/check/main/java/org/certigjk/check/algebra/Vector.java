package org.certigjk.check.algebra;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A vector of rational numbers with one denominator. */
public final class Vector {

  private final BigInteger[] numerators;
  private final BigInteger denominator;

  /** Makes the vector with these coordinates; the denominator is positive, the array is copied. */
  public Vector(BigInteger[] numerators, BigInteger denominator) {
    this.numerators = Arrays.copyOf(numerators, numerators.length);
    this.denominator = denominator;
    /*@ assert this.numerators != numerators && begins(); @*/
  }

  /** Returns the vector that is x in every coordinate. */
  public static Vector constant(Ratio x, int dimension) {
    BigInteger[] numerators = new BigInteger[dimension];
    /*@ loop_invariant 0 <= k <= dimension
    @       && (\forall int m; 0 <= m < k; numerators[m] == x.numerator && numerators[m] != null);
    @ loop_assigns k, numerators[*];
    @ loop_decreases dimension - k; @*/
    for (int k = 0; k < dimension; k++) {
      numerators[k] = x.numerator();
    }
    Vector constant = new Vector(numerators, x.denominator());
    /*@ assert (\forall int k; 0 <= k < dimension; constant.numerators[k] == x.numerator); @*/
    return constant;
  }

  public static Vector zero(int dimension) {
    return constant(Ratio.of(0), dimension);
  }

  public int dimension() {
    return numerators.length;
  }

  public BigInteger denominator() {
    return denominator;
  }

  public BigInteger numerator(int k) {
    return numerators[k];
  }

  public Ratio get(int k) {
    return new Ratio(numerators[k], denominator);
  }

  public boolean isZero() {
    /*@ loop_invariant 0 <= i <= numerators.length && (\forall int k; 0 <= k < i; at(k) == 0);
    @ loop_assigns i;
    @ loop_decreases numerators.length - i; @*/
    for (int i = 0; i < numerators.length; i++) {
      /*@ assert Ratio.hasSign(numerators[i].number(), denominator.number()); @*/
      if (numerators[i].signum() != 0) {
        return false;
      }
    }
    return true;
  }

  public Vector plus(Vector other) {
    Interruption.check();
    boolean alike = denominator.compareTo(other.denominator) == 0;
    BigInteger common = alike ? denominator : denominator.multiply(other.denominator);
    BigInteger[] sums = new BigInteger[numerators.length];
    /*@ loop_invariant 0 <= i <= sums.length && common.number() > 0
    @       && (\forall int k; 0 <= k < i; sums[k] != null
    @         && Ratio.quotient(sums[k].number(), common.number()) == at(k) + other.at(k));
    @ loop_assigns i, sums[*];
    @ loop_decreases sums.length - i; @*/
    for (int i = 0; i < sums.length; i++) {
      BigInteger n = numerators[i];
      BigInteger m = other.numerator(i);
      /*@ assert Ratio.adds(n.number(), m.number(), denominator.number()); @*/
      /*@ assert Ratio.sums(n.number(), denominator.number(), m.number(),
      @     other.denominator.number()); @*/
      sums[i] = alike ? n.add(m) : n.multiply(other.denominator).add(m.multiply(denominator));
    }
    return new Vector(sums, common);
  }

  public Vector minus(Vector other) {
    return plus(other.times(Ratio.of(-1)));
  }

  public Vector times(Ratio factor) {
    Interruption.check();
    BigInteger common = factor.denominator().multiply(denominator);
    BigInteger[] products = new BigInteger[numerators.length];
    /*@ loop_invariant 0 <= i <= products.length && common.number() > 0
    @       && (\forall int k; 0 <= k < i; products[k] != null
    @         && Ratio.quotient(products[k].number(), common.number()) == factor.value() * at(k));
    @ loop_assigns i, products[*];
    @ loop_decreases products.length - i; @*/
    for (int i = 0; i < products.length; i++) {
      /*@ assert Ratio.multiplies(factor.numerator.number(), factor.denominator.number(),
      @     numerators[i].number(), denominator.number()); @*/
      products[i] = factor.numerator().multiply(numerators[i]);
    }
    return new Vector(products, common);
  }

  public Ratio dot(Vector other) {
    Interruption.check();
    BigInteger common = denominator.multiply(other.denominator);
    BigInteger sum = BigInteger.ZERO;
    /*@ assert common.number() > 0 && Ratio.hasSign(0, common.number()); @*/
    /*@ loop_invariant 0 <= i <= numerators.length && sum != null && defines(other)
    @       && Ratio.quotient(sum.number(), common.number()) == productTo(other, i);
    @ loop_assigns i, sum;
    @ loop_decreases numerators.length - i; @*/
    for (int i = 0; i < numerators.length; i++) {
      BigInteger product = numerators[i].multiply(other.numerators[i]);
      /*@ assert Ratio.multiplies(numerators[i].number(), denominator.number(),
      @     other.numerators[i].number(), other.denominator.number()); @*/
      /*@ assert Ratio.adds(sum.number(), product.number(), common.number()); @*/
      sum = sum.add(product);
    }
    return new Ratio(sum, common);
  }

  /** Returns Σ wₖ pₖ of as many points as this vector w has coordinates. */
  public Vector combination(Vector[] points) {
    Vector sum = points[0].times(get(0));
    /*@ loop_invariant 1 <= k <= points.length && sum != null
    @       && sum.numerators.length == points[0].numerators.length
    @       && (\forall int c; 0 <= c < sum.numerators.length; sum.at(c) == mixTo(points, c, k));
    @ loop_assigns k, sum;
    @ loop_decreases points.length - k; @*/
    for (int k = 1; k < points.length; k++) {
      sum = sum.plus(points[k].times(get(k)));
    }
    return sum;
  }

  public Ratio sum() {
    BigInteger sum = BigInteger.ZERO;
    /*@ assert Ratio.hasSign(0, denominator.number()); @*/
    /*@ loop_invariant 0 <= i <= numerators.length && sum != null
    @       && Ratio.quotient(sum.number(), denominator.number()) == sumTo(i);
    @ loop_assigns i, sum;
    @ loop_decreases numerators.length - i; @*/
    for (int i = 0; i < numerators.length; i++) {
      /*@ assert Ratio.adds(sum.number(), numerators[i].number(), denominator.number()); @*/
      sum = sum.add(numerators[i]);
    }
    return new Ratio(sum, denominator);
  }

  /** Returns the vector of the magnitudes of the coordinates. */
  public Vector magnitudes() {
    BigInteger[] magnitudes = new BigInteger[numerators.length];
    /*@ loop_invariant 0 <= i <= magnitudes.length
    @       && (\forall int k; 0 <= k < i; magnitudes[k] != null
    @         && Ratio.quotient(magnitudes[k].number(), denominator.number())
    @           == (at(k) < 0 ? -at(k) : at(k)));
    @ loop_assigns i, magnitudes[*];
    @ loop_decreases magnitudes.length - i; @*/
    for (int i = 0; i < magnitudes.length; i++) {
      /*@ assert Ratio.hasSign(numerators[i].number(), denominator.number()); @*/
      /*@ assert Ratio.opposes(numerators[i].number(), denominator.number()); @*/
      magnitudes[i] = numerators[i].abs();
    }
    return new Vector(magnitudes, denominator);
  }

  /** Returns the greatest magnitude of a coordinate. */
  public Ratio greatest() {
    Ratio greatest = get(0).magnitude();
    /*@ loop_invariant 1 <= i <= numerators.length && greatest != null
    @       && (\forall int k; 0 <= k < i; -greatest.value() <= at(k) <= greatest.value())
    @       && (\exists int k; 0 <= k < i; greatest.value() == (at(k) < 0 ? -at(k) : at(k)));
    @ loop_assigns i, greatest;
    @ loop_decreases numerators.length - i; @*/
    for (int i = 1; i < numerators.length; i++) {
      Ratio magnitude = get(i).magnitude();
      greatest = magnitude.compareTo(greatest) > 0 ? magnitude : greatest;
    }
    return greatest;
  }

  /** Returns the first coordinate that is further from the other than the slack; −1 if none is. */
  public int firstFar(Vector other, Vector slack) {
    /*@ loop_invariant 0 <= k <= numerators.length
    @       && (\forall int m; 0 <= m < k; -slack.at(m) <= at(m) - other.at(m) <= slack.at(m));
    @ loop_assigns k;
    @ loop_decreases numerators.length - k; @*/
    for (int k = 0; k < numerators.length; k++) {
      if (!get(k).isNear(other.get(k), slack.get(k))) {
        return k;
      }
    }
    return -1;
  }

  /** Returns the first coordinate that is not positive; −1 if all are. */
  public int firstNotPositive() {
    /*@ loop_invariant 0 <= k <= numerators.length && (\forall int m; 0 <= m < k; at(m) > 0);
    @ loop_assigns k;
    @ loop_decreases numerators.length - k; @*/
    for (int k = 0; k < numerators.length; k++) {
      if (get(k).signum() <= 0) {
        return k;
      }
    }
    return -1;
  }

  /** Whether x·p ≥ x·x for this x and all of these points. */
  public boolean isLeastOf(Vector[] points) {
    Ratio square = dot(this);
    /*@ loop_invariant 0 <= k <= points.length
    @       && (\forall int m; 0 <= m < k; product(points[m]) >= product(this));
    @ loop_assigns k;
    @ loop_decreases points.length - k; @*/
    for (int k = 0; k < points.length; k++) {
      if (dot(points[k]).compareTo(square) < 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns a negative number, 0 or a positive one, as the first coordinates that differ say. */
  public int compareLexicographically(Vector other) {
    /*@ loop_invariant 0 <= k <= numerators.length
    @       && (\forall int m; 0 <= m < k; at(m) == other.at(m));
    @ loop_assigns k;
    @ loop_decreases numerators.length - k; @*/
    for (int k = 0; k < numerators.length; k++) {
      int sign = get(k).compareTo(other.get(k));
      if (sign != 0) {
        return sign;
      }
    }
    return 0;
  }

  @Override
  public String toString() {
    return IntStream.range(0, numerators.length)
        .mapToObj(k -> get(k).toString())
        .collect(Collectors.joining(", ", "(", ")"));
  }
}
