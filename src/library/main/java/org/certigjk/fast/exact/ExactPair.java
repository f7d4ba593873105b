package org.certigjk.fast.exact;

import java.math.BigInteger;
import org.certigjk.exact.DoubleDouble;
import org.certigjk.fast.filter.FilterLattice;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.BoundedVector;
import org.certigjk.predicates.DoubleDoubleVector;
import org.certigjk.predicates.IntegerVector;
import org.certigjk.predicates.ScaledIntegers;

/**
 * The differences of vertices of A + t and B as vectors of R&sup3;, the third coordinate being 0 in
 * the plane: in pairs of doubles, and in integers as multiples of a power of two.
 *
 * <p>In pairs of doubles each coordinate has a relative error of {@link DoubleDouble#U} at most. A
 * difference of two differences is found from one within A and one within B, so that neither the
 * distance of the figures nor t costs it accuracy.
 */
final class ExactPair {

  /** Four longs below this power of two have a sum that {@link IntegerVector} holds as a long. */
  private static final int LONG_BITS = 59;

  final Vertices a;
  final Vertices b;

  private final double[] t;

  /** Whether no expression of a degree up to four is ever rounded in doubles. */
  final boolean isLattice;

  ExactPair(Vertices a, Vertices b, double[] t) {
    this.a = a;
    this.b = b;
    this.t = t;
    this.isLattice = FilterLattice.contains(a, b, t, true);
  }

  /** Returns a_i + t &minus; b_j. */
  BoundedVector difference(int i, int j) {
    return BoundedVector.of(
        new DoubleDoubleVector(
            DoubleDouble.difference(a.x[i], b.x[j]).plus(t[0]),
            DoubleDouble.difference(a.y[i], b.y[j]).plus(t[1]),
            DoubleDouble.difference(a.z[i], b.z[j]).plus(t[2])),
        isLattice);
  }

  /** Returns (a_j &minus; a_i) &minus; (b_l &minus; b_k). */
  BoundedVector edge(int i, int j, int k, int l) {
    return BoundedVector.of(
        new DoubleDoubleVector(
            DoubleDouble.difference(a.x[j], a.x[i]).minus(DoubleDouble.difference(b.x[l], b.x[k])),
            DoubleDouble.difference(a.y[j], a.y[i]).minus(DoubleDouble.difference(b.y[l], b.y[k])),
            DoubleDouble.difference(a.z[j], a.z[i]).minus(DoubleDouble.difference(b.z[l], b.z[k]))),
        isLattice);
  }

  /** Returns p_j &minus; p_i. */
  static BoundedVector edge(Vertices p, int i, int j) {
    return BoundedVector.of(
        new DoubleDoubleVector(
            DoubleDouble.difference(p.x[j], p.x[i]),
            DoubleDouble.difference(p.y[j], p.y[i]),
            DoubleDouble.difference(p.z[j], p.z[i])),
        false);
  }

  /** Returns a_i + t &minus; b_j. */
  IntegerVector integerDifference(int i, int j) {
    return sum(a.x[i], t[0], -b.x[j], 0, a.y[i], t[1], -b.y[j], 0, a.z[i], t[2], -b.z[j], 0);
  }

  /** Returns (a_j &minus; a_i) &minus; (b_l &minus; b_k). */
  IntegerVector integerEdge(int i, int j, int k, int l) {
    return sum(
        a.x[j], -a.x[i], -b.x[l], b.x[k], a.y[j], -a.y[i], -b.y[l], b.y[k], a.z[j], -a.z[i],
        -b.z[l], b.z[k]);
  }

  /** Returns p_j &minus; p_i. */
  static IntegerVector integerEdge(Vertices p, int i, int j) {
    int e = p.exponent();
    return Math.getExponent(p.magnitude) + 1 - (long) e <= LONG_BITS
        ? IntegerVector.of(
            ScaledIntegers.longInteger(p.x[j], e) - ScaledIntegers.longInteger(p.x[i], e),
            ScaledIntegers.longInteger(p.y[j], e) - ScaledIntegers.longInteger(p.y[i], e),
            ScaledIntegers.longInteger(p.z[j], e) - ScaledIntegers.longInteger(p.z[i], e),
            e)
        : sum(p.x[j], -p.x[i], 0, 0, p.y[j], -p.y[i], 0, 0, p.z[j], -p.z[i], 0, 0);
  }

  /** Returns the vector of three sums, with an exponent that suits these numbers. */
  private static IntegerVector sum(double... x) {
    int exponent = Integer.MAX_VALUE;
    double magnitude = 0;
    for (double summand : x) {
      exponent = Math.min(exponent, ScaledIntegers.exponent(summand));
      magnitude = Math.max(magnitude, Math.abs(summand));
    }
    if (magnitude == 0) {
      return IntegerVector.of(0, 0, 0, 0);
    }
    return Math.getExponent(magnitude) + 1 - exponent <= LONG_BITS
        ? IntegerVector.of(
            smallSum(x, 0, exponent), smallSum(x, 4, exponent), smallSum(x, 8, exponent), exponent)
        : IntegerVector.of(
            largeSum(x, 0, exponent), largeSum(x, 4, exponent), largeSum(x, 8, exponent), exponent);
  }

  private static long smallSum(double[] x, int from, int exponent) {
    long sum = 0;
    for (int k = from; k < from + 4; k++) {
      sum += ScaledIntegers.longInteger(x[k], exponent);
    }
    return sum;
  }

  private static BigInteger largeSum(double[] x, int from, int exponent) {
    BigInteger sum = BigInteger.ZERO;
    for (int k = from; k < from + 4; k++) {
      sum = sum.add(ScaledIntegers.integer(x[k], exponent));
    }
    return sum;
  }
}
