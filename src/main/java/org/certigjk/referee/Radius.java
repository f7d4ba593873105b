package org.certigjk.referee;

import java.util.Arrays;
import java.util.function.Supplier;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.jspecify.annotations.Nullable;

/**
 * A tolerance √q, q rational: comparisons with square roots on both sides, decided exactly.
 *
 * <p><b>Algorithm.</b> Most comparisons are settled in doubles, with a margin for their rounding;
 * the others by {@link RootSum}.
 */
final class Radius {

  static final Radius ZERO = new Radius(0, () -> BigFraction.ZERO);

  /** More than the relative error of the few roundings of a comparison in doubles. */
  private static final double MARGIN = 0x1p-48;

  /** Numbers below are compared exactly: underflow would count. */
  private static final double SMALLEST = 0x1p-960;

  private final Supplier<BigFraction> exact;
  private final double value;

  /** √exact; {@code null} until it is asked for. */
  private @Nullable BigFraction square;

  private Radius(double value, Supplier<BigFraction> exact) {
    this.value = value;
    this.exact = exact;
  }

  /** Returns √square. */
  static Radius ofSquare(BigFraction square) {
    return new Radius(Conversions.sqrtToDouble(square), () -> square);
  }

  /**
   * Returns √square for a square that is not computed unless it is needed.
   *
   * @param value √square up to a few roundings, if it is neither subnormal nor infinite
   */
  static Radius near(double value, Supplier<BigFraction> square) {
    return value >= SMALLEST && value < Double.POSITIVE_INFINITY
        ? new Radius(value, square)
        : ofSquare(square.get());
  }

  private BigFraction square() {
    BigFraction known = square;
    if (known == null) {
      known = exact.get();
      square = known;
    }
    return known;
  }

  /** Returns this tolerance, rounded. */
  double value() {
    return value;
  }

  boolean isZero() {
    return value == 0;
  }

  /** Returns true only if every number within {@code error} of x ≥ 0 is at most this. */
  boolean surelyReaches(double x, double error) {
    return value >= SMALLEST
        && x + error < Double.POSITIVE_INFINITY
        && (x + error) * (1 + MARGIN) <= value * (1 - MARGIN);
  }

  /** Returns true only if no number within {@code error} of x ≥ 0 is at most this. */
  boolean surelyMisses(double x, double error) {
    return x >= SMALLEST && (x - error) * (1 - MARGIN) > value * (1 + MARGIN);
  }

  /** Returns whether the absolute value of a {@linkplain RootSum sum of roots} is at most this. */
  boolean reaches(BigFraction... squares) {
    BigFraction[] sum = Arrays.copyOf(squares, squares.length + 1);
    sum[squares.length] = square().negate();
    if (RootSum.sign(sum) > 0) {
      return false;
    }
    for (int i = 0; i < squares.length; i++) {
      sum[i] = squares[i].negate();
    }
    return RootSum.sign(sum) <= 0;
  }

  /** Returns the sum of the two tolerances, rounded up by no more than a few parts in 2⁵⁰. */
  Radius plus(Radius that) {
    return ofSquare(square(Math.nextUp(Math.nextUp(value) + Math.nextUp(that.value))));
  }

  static BigFraction square(double d) {
    BigFraction exact = Conversions.toRational(d);
    return exact.multiply(exact);
  }
}
