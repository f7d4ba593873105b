package org.certigjk.formulas;

import java.math.BigInteger;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Calls of the methods of {@code java-numbers.txt}: fractions of few bits and many, near ties, and
 * near both ends of the range.
 */
final class NumberQueries {

  private static final String FORMAT = "org.certigjk.field.BinaryFormat";

  private static final BigInteger FOUR = BigInteger.valueOf(4);

  private final MethodCalls calls;
  private final Random random;

  NumberQueries(MethodCalls calls, Random random) {
    this.calls = calls;
    this.random = random;
  }

  /** Calls each of them. */
  void write() {
    boolean single = random.nextBoolean();
    format(single ? "BINARY32" : "BINARY64", single ? 24 : 53, single ? -149 : -1074);
    BigInteger p = integer(1 + random.nextInt(1200));
    BigInteger q = integer(1 + random.nextInt(1200));
    fraction(p, q, exponent() + q.bitLength() - p.bitLength());
    root(p, q, (2 * exponent() + q.bitLength() - p.bitLength()) / 2);
    exactly();
    ratios();
    BigInteger tie = integer(54).setBit(53).setBit(0);
    BigInteger scale = BigInteger.ONE.shiftLeft(random.nextInt(200));
    BigInteger near = tie.multiply(scale).add(nudge());
    fraction(near, scale, exponent() - 54);
    root(near.pow(2).add(nudge()), scale.pow(2), exponent() - 54);
  }

  /** A positive one of at most so many bits. */
  private BigInteger integer(int bits) {
    return new BigInteger(bits, random).add(BigInteger.ONE);
  }

  /** Of a number within the range, or near one of its ends. */
  private int exponent() {
    return switch (random.nextInt(4)) {
      case 0 -> -1080 + random.nextInt(64);
      case 1 -> 1020 + random.nextInt(8);
      default -> random.nextInt(2000) - 1000;
    };
  }

  /** The numerator may also be negative or 0; rarely the denominator is no positive number. */
  private void fraction(BigInteger p, BigInteger q, int exponent) {
    BigInteger sign =
        BigInteger.valueOf(random.nextInt(16) == 0 ? 0 : random.nextBoolean() ? 1 : -1);
    BigInteger signed = p.multiply(sign);
    BigInteger refused = random.nextInt(16) == 0 ? q.negate() : q;
    calls.call("Conversions.toDouble", signed, refused, exponent);
    calls.call("Conversions.toDouble", new BigFraction(signed, q));
  }

  /** Fractions whose value or root is a double or a float, nearly a tie of them, or anything. */
  private void ratios() {
    boolean single = random.nextBoolean();
    int bits = single ? 25 : 54;
    BigInteger tie = integer(bits).setBit(bits - 1).setBit(0);
    BigInteger scale = BigInteger.ONE.shiftLeft(random.nextInt(2 * bits));
    int exponent = single ? random.nextInt(300) - 160 : exponent();
    BigFraction near =
        scaled(tie.multiply(scale).add(nudge()), scale, exponent - random.nextInt(bits));
    BigFraction square =
        scaled(tie.multiply(scale).pow(2).add(nudge()), scale.pow(2), 2 * (exponent - bits));
    BigFraction any = new BigFraction(integer(1 + random.nextInt(400)), integer(400));
    for (BigFraction q : new BigFraction[] {near, square, any, BigFraction.ZERO}) {
      BigFraction signed = random.nextInt(4) == 0 ? q.negate() : q;
      Object format = MethodCalls.constant(FORMAT, single ? "BINARY32" : "BINARY64");
      calls.call("Conversions.nearest", format, signed, 1 + random.nextInt(2));
      calls.call("Conversions.notNegative", signed);
      calls.call("Conversions.toFloat", signed);
      calls.call("Conversions.sqrtToDouble", signed);
      calls.call("Conversions.sqrtToFloat", signed);
    }
  }

  /** -1, 0 or 1. */
  private BigInteger nudge() {
    return BigInteger.valueOf(random.nextInt(3) - 1);
  }

  private static BigFraction scaled(BigInteger p, BigInteger q, int exponent) {
    return new BigFraction(p.shiftLeft(Math.max(exponent, 0)), q.shiftLeft(Math.max(-exponent, 0)));
  }

  /** Makes a fraction of any double, and of any float, also of one that is no number. */
  private void exactly() {
    int biased = random.nextInt(8) == 0 ? 2047 * random.nextInt(2) : random.nextInt(2048);
    long fraction = random.nextBoolean() ? random.nextLong() >>> 12 : random.nextInt(2);
    long sign = random.nextBoolean() ? Long.MIN_VALUE : 0;
    calls.call(
        "Conversions.toRational", Double.longBitsToDouble(sign | (long) biased << 52 | fraction));
    int bits = random.nextInt(8) == 0 ? 255 * random.nextInt(2) << 23 : random.nextInt();
    calls.call("Conversions.toRational", Float.intBitsToFloat(bits));
  }

  private void root(BigInteger p, BigInteger q, int exponent) {
    BigInteger sign = BigInteger.valueOf(random.nextInt(16) == 0 ? random.nextInt(2) - 1 : 1);
    BigInteger refused = random.nextInt(16) == 0 ? BigInteger.ZERO : q;
    calls.call("Conversions.sqrtToDouble", p.multiply(sign), refused, exponent);
  }

  private void format(String name, int precision, int minExponent) {
    Object format = MethodCalls.constant(FORMAT, name);
    int exponent = minExponent + random.nextInt(200);
    long significand = random.nextLong() >>> 64 - precision;
    calls.callOf(format, "BinaryFormat.bits", exponent, significand);
    boolean more = random.nextBoolean();
    BigInteger many = integer(precision + 3).setBit(precision + 1);
    BigInteger few = integer(1 + random.nextInt(precision)).multiply(FOUR);
    calls.callOf(format, "BinaryFormat.round", many, exponent, more);
    calls.callOf(format, "BinaryFormat.round", few, minExponent - 1, more);
    BigInteger p = integer(1 + random.nextInt(400));
    BigInteger q = integer(1 + random.nextInt(400));
    calls.callOf(format, "BinaryFormat.nearest", p, q, 1 + random.nextInt(2));
  }
}
