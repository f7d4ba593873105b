package org.certigjk.referee.comparison;

import java.math.BigDecimal;
import java.math.MathContext;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.gjk.Verdict;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;
import org.certigjk.vectors.Expected;
import org.jspecify.annotations.Nullable;

/**
 * The exact answer to a query in one number: σ of {@link Profile} less the margins of the engine.
 * It is the distance of bodies that are separated, 0 if they touch, and minus the depth if they
 * overlap.
 *
 * <p><b>Definition.</b> Enlarging the bodies by m and m′ takes m + m′ from the least dᵀ(a &minus;
 * b), the same for all unit vectors d, so from σ. σ is a root of a rational number with a sign, and
 * so the number is ±√q &minus; (m + m′).
 *
 * <p><b>Limits.</b> Of overlapping bodies whose depth the test vector does not have, only the
 * verdict is known.
 */
public final class SignedDistance {

  /** Digits of a first guess. */
  private static final MathContext GUESS = new MathContext(60);

  private final Expected expected;
  private final Precision precision;

  /** q with the sign of σ. */
  private final BigFraction square;

  /** m + m′. */
  private final BigFraction margins;

  private final boolean known;

  private final Verdict verdict;

  /** The nearest number of the precision, once it was asked for. */
  private @Nullable Double value;

  private SignedDistance(
      Expected expected, Precision precision, BigFraction square, Margins margins, boolean known) {
    this.expected = expected;
    this.precision = precision;
    this.square = square;
    this.margins = Conversions.toRational(margins.a()).add(Conversions.toRational(margins.b()));
    this.known = known;
    this.verdict =
        known && !margins.areNone() ? verdict(compareTo(BigFraction.ZERO)) : expected.verdict();
  }

  /** Returns what is right for this engine. */
  public static SignedDistance of(Expected expected, Declaration engine) {
    BigFraction depth = expected.squaredDepth();
    boolean known = expected.verdict() != Verdict.OVERLAPPING || depth != null;
    BigFraction square =
        expected.verdict() == Verdict.SEPARATED
            ? expected.squaredDistance()
            : depth == null ? BigFraction.ZERO : depth.negate();
    return new SignedDistance(expected, engine.precision(), square, engine.margins(), known);
  }

  /** Returns what the bodies do. */
  public Verdict verdict() {
    return verdict;
  }

  private static Verdict verdict(int sign) {
    return sign > 0 ? Verdict.SEPARATED : sign == 0 ? Verdict.TOUCHING : Verdict.OVERLAPPING;
  }

  /** Returns whether more than the verdict is known. */
  public boolean isKnown() {
    return known;
  }

  /** Returns the distance, 0 if they meet, rounded to the precision of the engine. */
  public double distance() {
    return verdict() == Verdict.SEPARATED ? value() : 0;
  }

  /** Returns the depth, 0 if they do not overlap, rounded; NaN if it is not known. */
  public double depth() {
    return known ? verdict() == Verdict.OVERLAPPING ? -value() : 0 : Double.NaN;
  }

  /** Returns the nearest number of the precision; only if more than the verdict is known. */
  double value() {
    Double known = value;
    if (known == null) {
      known = margins.equals(BigFraction.ZERO) ? withoutMargin() : nearest();
      value = known;
    }
    return known;
  }

  private double withoutMargin() {
    boolean apart = expected.verdict() == Verdict.SEPARATED;
    return apart ? root(expected) : -root(square.abs(), precision);
  }

  private double root(Expected separated) {
    return precision == Precision.SINGLE ? separated.singleDistance() : separated.distance();
  }

  private static double root(BigFraction q, Precision precision) {
    return precision == Precision.SINGLE ? Conversions.sqrtToFloat(q) : Conversions.sqrtToDouble(q);
  }

  /** Goes from a guess to the number between whose midpoints with its neighbours this is. */
  private double nearest() {
    double x = guess();
    while (Double.isFinite(x)) {
      int up = compareTo(midpoint(x, next(x, true)));
      int down = compareTo(midpoint(x, next(x, false)));
      if (up <= 0 && down >= 0) {
        return x;
      }
      x = next(x, up > 0);
    }
    return x;
  }

  private double guess() {
    BigFraction q = square.abs();
    BigDecimal root =
        new BigDecimal(q.getNumerator())
            .divide(new BigDecimal(q.getDenominator()), GUESS)
            .sqrt(GUESS);
    BigDecimal sum =
        new BigDecimal(margins.getNumerator()).divide(new BigDecimal(margins.getDenominator()));
    BigDecimal sigma = square.getNumerator().signum() < 0 ? root.negate() : root;
    return Roundings.round(precision, sigma.subtract(sum).doubleValue());
  }

  private double next(double x, boolean up) {
    double towards = up ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
    return precision == Precision.SINGLE
        ? Math.nextAfter((float) x, towards)
        : Math.nextAfter(x, towards);
  }

  private static BigFraction midpoint(double x, double y) {
    return Double.isFinite(y)
        ? Conversions.toRational(x).add(Conversions.toRational(y)).divide(2)
        : Conversions.toRational(x).multiply(2);
  }

  private int compareTo(BigFraction x) {
    return RootSum.sign(square, RootSum.term(margins.add(x).negate()));
  }

  /** Returns r times the absolute value, as a tolerance; 0 if only the verdict is known. */
  Radius share(double r) {
    int sign = known ? compareTo(BigFraction.ZERO) : 0;
    if (sign == 0) {
      return Radius.ZERO;
    }
    BigFraction signed = Conversions.toRational(sign * r);
    return Radius.of(
        r * Math.abs(value()),
        () ->
            new BigFraction[] {
              square.multiply(RootSum.term(signed)), RootSum.term(margins.multiply(signed).negate())
            });
  }

  /** Returns whether a number may stand for this one, as the distance or minus the depth. */
  boolean isNear(double claim, Radius tolerance) {
    double value = value();
    if (Double.isFinite(value)) {
      double difference = Math.abs(claim - value);
      double error =
          2 * Math.ulp(value) + (precision == Precision.SINGLE ? Math.ulp((float) value) : 0);
      if (tolerance.surelyReaches(difference, error)) {
        return true;
      }
      if (tolerance.surelyMisses(difference, error)) {
        return false;
      }
    }
    BigFraction shifted = Conversions.toRational(claim).add(margins);
    return tolerance.reaches(RootSum.term(shifted), square.negate());
  }

  /** Returns whether the separation along a direction, less the margins, may stand for this. */
  boolean isNearSeparation(Separation separation, Radius tolerance) {
    double value = separation.value();
    double sigma = RootSum.value(square);
    double difference = Math.abs(value - sigma);
    double error = Math.ulp(value) + Math.ulp(sigma);
    return tolerance.surelyReaches(difference, error)
        || (!tolerance.surelyMisses(difference, error)
            && tolerance.reaches(separation.term(), square.negate()));
  }

  /** Returns whether the root of a square may stand for the depth, minus this number. */
  boolean isNearDepth(BigFraction claim, Radius tolerance) {
    return tolerance.reaches(claim, RootSum.term(margins).negate(), square);
  }

  /** Returns whether the root of a square may stand for this number. */
  boolean isNearRoot(BigFraction claim, Radius tolerance) {
    return tolerance.reaches(claim, RootSum.term(margins), square.negate());
  }
}
