package org.certigjk.referee.comparison;

import java.util.Arrays;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.referee.Engine.Precision;
import org.jspecify.annotations.Nullable;

/**
 * A tolerance, the root of a rational number or a sum of some, also of negative ones: comparisons
 * with square roots on both sides, decided exactly.
 *
 * <p><b>Algorithm.</b> Most comparisons are settled in doubles, with a margin for their rounding;
 * the others by {@link RootSum}.
 */
final class Radius {

  static final Radius ZERO = new Radius(0, () -> new BigFraction[0]);

  /** More than the relative error of the few roundings of a comparison in doubles. */
  private static final double MARGIN = 0x1p-48;

  /** Numbers below are compared exactly: underflow would count. */
  private static final double SMALLEST = 0x1p-960;

  private final Supplier<BigFraction[]> exact;
  private final double value;

  /** What exact gives; {@code null} until it is asked for. */
  private BigFraction @Nullable [] squares;

  private Radius(double value, Supplier<BigFraction[]> exact) {
    this.value = value;
    this.exact = exact;
  }

  /** Returns √square. */
  static Radius ofSquare(BigFraction square) {
    return new Radius(Conversions.sqrtToDouble(square), () -> new BigFraction[] {square});
  }

  /**
   * Returns a {@linkplain RootSum sum of roots} that is not negative.
   *
   * @param value the sum up to a few roundings
   */
  static Radius of(double value, Supplier<BigFraction[]> sum) {
    return new Radius(value, sum);
  }

  /** Returns √&sum; (ulp(x<sub>i</sub>)/2)², how far rounding to x can have moved a point. */
  static Radius ofLastRounding(Precision precision, double[] x) {
    BigFraction sum = BigFraction.ZERO;
    for (double coordinate : x) {
      sum = sum.add(square(Roundings.ulp(precision, coordinate)));
    }
    return ofSquare(sum.divide(4));
  }

  /** Returns a number ≥ 0. */
  static Radius of(double number) {
    return number == 0 ? ZERO : ofSquare(square(number));
  }

  /**
   * Returns √square for a square that is not computed unless it is needed.
   *
   * @param value √square up to a few roundings, if it is neither subnormal nor infinite
   */
  static Radius near(double value, Supplier<BigFraction> square) {
    return value >= SMALLEST && value < Double.POSITIVE_INFINITY
        ? new Radius(value, () -> new BigFraction[] {square.get()})
        : ofSquare(square.get());
  }

  private BigFraction[] squares() {
    BigFraction[] known = squares;
    if (known == null) {
      known = exact.get();
      squares = known;
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
        && value < Double.POSITIVE_INFINITY
        && x + error < Double.POSITIVE_INFINITY
        && (x + error) * (1 + MARGIN) <= value * (1 - MARGIN);
  }

  /** Returns true only if no number within {@code error} of x ≥ 0 is at most this. */
  boolean surelyMisses(double x, double error) {
    return x >= SMALLEST && (x - error) * (1 - MARGIN) > value * (1 + MARGIN);
  }

  /** Returns whether the absolute value of a {@linkplain RootSum sum of roots} is at most this. */
  boolean reaches(BigFraction... sum) {
    BigFraction[] all = Arrays.copyOf(sum, sum.length + squares().length);
    for (int i = 0; i < squares().length; i++) {
      all[sum.length + i] = squares()[i].negate();
    }
    if (RootSum.sign(all) > 0) {
      return false;
    }
    for (int i = 0; i < sum.length; i++) {
      all[i] = sum[i].negate();
    }
    return RootSum.sign(all) <= 0;
  }

  /** Returns the sum of two tolerances. */
  Radius plus(Radius that) {
    return isZero()
        ? that
        : that.isZero() ? this : new Radius(value + that.value, () -> joined(that));
  }

  /** Returns this tolerance times √square. */
  Radius times(BigFraction square) {
    if (isZero()) {
      return this;
    }
    double product = value * Conversions.sqrtToDouble(square);
    return new Radius(
        Math.max(product, Double.MIN_VALUE), // no less than what is not 0
        () -> Arrays.stream(squares()).map(square::multiply).toArray(BigFraction[]::new));
  }

  private BigFraction[] joined(Radius that) {
    return Stream.of(squares(), that.squares()).flatMap(Arrays::stream).toArray(BigFraction[]::new);
  }

  static BigFraction square(double d) {
    BigFraction exact = Conversions.toRational(d);
    return exact.multiply(exact);
  }
}
