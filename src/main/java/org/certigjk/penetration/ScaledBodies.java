package org.certigjk.penetration;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Integers;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/**
 * Two bodies times a positive number, the scale: over the rationals an integer that makes all their
 * coordinates integers, a power of two if they are doubles; over other fields 1. Index pairs,
 * weights and directions are the same for the bodies and for their multiples; lengths and points
 * are to be divided by the scale.
 *
 * <p>So over the rationals nothing but integers is computed with, and a fraction is brought to
 * lowest terms when it becomes part of an answer.
 *
 * @param a A times the scale
 * @param b B times the scale
 * @param scale the scale
 * @param quotient makes the element p/q of the field of A and B
 * @param <E> the type of the coordinates
 * @param <R> the type of the scaled ones
 */
record ScaledBodies<E, R>(Polytope<R> a, Polytope<R> b, R scale, BiFunction<R, R, E> quotient) {

  /** Scales two bodies over an exact field. */
  static <E> ScaledBodies<E, ?> of(Polytope<E> a, Polytope<E> b) {
    OrderedField<E> field = a.field();
    return field.equals(Rationals.INSTANCE)
        ? ofRational(a.toRational(), b.toRational(), field)
        : new ScaledBodies<>(a, b, field.one(), field::div);
  }

  private static <E> ScaledBodies<E, BigInteger> ofRational(
      Polytope<BigFraction> a, Polytope<BigFraction> b, OrderedField<E> field) {
    BigInteger scale = commonDenominator(b, commonDenominator(a, BigInteger.ONE));
    return new ScaledBodies<>(
        scaled(a, scale), scaled(b, scale), scale, (p, q) -> field.of(fraction(p, q)));
  }

  /** A common multiple of a number and the denominators. */
  private static BigInteger commonDenominator(Polytope<BigFraction> body, BigInteger multiple) {
    BigInteger common = multiple;
    for (int i = 0; i < body.size(); i++) {
      for (int c = 0; c < body.dimension(); c++) {
        common = commonMultiple(common, body.get(i).get(c).getDenominator());
      }
    }
    return common;
  }

  private static BigInteger commonMultiple(BigInteger x, BigInteger y) {
    if (isPowerOfTwo(x) && isPowerOfTwo(y)) {
      return x.max(y);
    }
    return x.mod(y).signum() == 0 ? x : x.divide(x.gcd(y)).multiply(y);
  }

  private static boolean isPowerOfTwo(BigInteger x) {
    return x.bitCount() == 1;
  }

  private static Polytope<BigInteger> scaled(Polytope<BigFraction> body, BigInteger scale) {
    List<Vec<BigInteger>> points = new ArrayList<>();
    for (int i = 0; i < body.size(); i++) {
      List<BigInteger> coordinates = new ArrayList<>();
      for (int c = 0; c < body.dimension(); c++) {
        BigFraction x = body.get(i).get(c);
        coordinates.add(x.getNumerator().multiply(quotient(scale, x.getDenominator())));
      }
      points.add(Vec.from(Integers.INSTANCE, coordinates));
    }
    return Polytope.from(points);
  }

  /** The integer x/y. */
  private static BigInteger quotient(BigInteger x, BigInteger y) {
    return isPowerOfTwo(y) ? x.shiftRight(y.bitLength() - 1) : x.divide(y);
  }

  /** The fraction p/q in lowest terms; powers of two are cheaper to remove than other divisors. */
  private static BigFraction fraction(BigInteger p, BigInteger q) {
    int zeros = Math.max(0, Math.min(p.getLowestSetBit(), q.getLowestSetBit()));
    return new BigFraction(p.shiftRight(zeros), q.shiftRight(zeros));
  }
}
