package org.certigjk.explorer.oracle;

import java.math.BigDecimal;
import java.math.BigInteger;

/** A fraction p/q in lowest terms, q &gt; 0, from scratch. */
record Q(BigInteger p, BigInteger q) implements Comparable<Q> {

  static final Q ZERO = new Q(BigInteger.ZERO, BigInteger.ONE);
  static final Q ONE = new Q(BigInteger.ONE, BigInteger.ONE);

  /** Cancels. */
  Q {
    BigInteger common = p.gcd(q).multiply(BigInteger.valueOf(q.signum()));
    p = p.divide(common);
    q = q.divide(common);
  }

  /** Returns the number that a double stands for. */
  static Q of(double x) {
    return of(new BigDecimal(x));
  }

  static Q of(BigDecimal x) {
    return x.scale() > 0
        ? new Q(x.unscaledValue(), BigInteger.TEN.pow(x.scale()))
        : new Q(x.toBigIntegerExact(), BigInteger.ONE);
  }

  /** Reads an integer, a ratio or a decimal as what it says. */
  static Q written(String text) {
    String[] parts = text.replace('−', '-').split("/");
    Q numerator = of(new BigDecimal(parts[0]));
    return parts.length == 1 ? numerator : numerator.over(of(new BigDecimal(parts[1])));
  }

  /** Reads a ratio as what it says, and any other numeral as the nearest double. */
  static Q nearest(String text) {
    return text.contains("/") ? written(text) : of(Double.parseDouble(text));
  }

  Q plus(Q x) {
    return new Q(p.multiply(x.q).add(x.p.multiply(q)), q.multiply(x.q));
  }

  Q minus(Q x) {
    return new Q(p.multiply(x.q).subtract(x.p.multiply(q)), q.multiply(x.q));
  }

  Q times(Q x) {
    return new Q(p.multiply(x.p), q.multiply(x.q));
  }

  Q over(Q x) {
    return new Q(p.multiply(x.q), q.multiply(x.p));
  }

  Q abs() {
    return new Q(p.abs(), q);
  }

  int sign() {
    return p.signum();
  }

  @Override
  public int compareTo(Q x) {
    return p.multiply(x.q).compareTo(x.p.multiply(q));
  }

  boolean isLess(Q x) {
    return compareTo(x) < 0;
  }

  static Q[] minus(Q[] x, Q[] y) {
    Q[] difference = new Q[x.length];
    for (int c = 0; c < x.length; c++) {
      difference[c] = x[c].minus(y[c]);
    }
    return difference;
  }

  static Q dot(Q[] x, Q[] y) {
    Q sum = ZERO;
    for (int c = 0; c < x.length; c++) {
      sum = sum.plus(x[c].times(y[c]));
    }
    return sum;
  }

  /** Returns Σ λ x. */
  static Q[] combination(Q[] lambda, Q[][] points) {
    Q[] sum = minus(points[0], points[0]);
    for (int i = 0; i < points.length; i++) {
      for (int c = 0; c < sum.length; c++) {
        sum[c] = sum[c].plus(lambda[i].times(points[i][c]));
      }
    }
    return sum;
  }
}
