package org.certigjk.fast.exact;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.field.Conversions;
import org.certigjk.predicates.BoundedVector;
import org.certigjk.predicates.DoubleDoubleVector;
import org.certigjk.predicates.ErrorBounds;
import org.certigjk.predicates.IntegerVector;
import org.certigjk.predicates.ScaledIntegers;
import org.jspecify.annotations.Nullable;

/**
 * The plane through n points y_k of A &ominus; B, in the plane a line, if it was proved that A
 * &ominus; B is on the other side of it than the origin, that A approaches it, and that the line {
 * &minus;t r } goes through the simplex of the points: then it enters A &ominus; B there.
 *
 * <p>With the normal n, the time is t* = n &middot; y_0 / &minus;n &middot; r; the weights of the
 * common point are the determinants of the other points and r.
 *
 * <p><b>Guarantee.</b> Every answer is exact, or correctly rounded where it is a double.
 */
public final class ExactImpact {

  private static final IntegerVector UP = IntegerVector.of(0, 0, 1, 0);

  private final ExactPair pair;
  private final ExactSimplex simplex;
  private final ExactDirection direction;
  private final IntegerVector r;
  private final IntegerVector normal;

  private ExactImpact(ExactSimplex simplex, double[] r) {
    this.simplex = simplex;
    this.pair = simplex.points.pair;
    this.direction = new ExactDirection(simplex);
    this.r = vector(r);
    this.normal = edge(1).cross(r.length == 2 ? UP : edge(2));
  }

  /** Returns it, or null if a condition does not hold, or coordinates are out of range. */
  public static @Nullable ExactImpact of(Vertices a, Vertices b, Candidate c, double[] r) {
    double length =
        r.length == 2 ? ErrorBounds.norm(r[0], r[1], 0) : ErrorBounds.norm(r[0], r[1], r[2]);
    if (!ExactQuery.isInRange(Math.max(a.magnitude, b.magnitude))
        || !ExactQuery.isInRange(length)) {
      return null;
    }
    ExactSimplex simplex = new ExactSimplex(new ExactPair(a, b, c.t));
    for (int k = 0; k < c.size; k++) {
      simplex.add(c.a[k], c.b[k]);
    }
    simplex.keepAll();
    ExactImpact impact = new ExactImpact(simplex, r);
    return impact.holds() ? impact : null;
  }

  private static IntegerVector vector(double[] x) {
    int exponent = 0;
    for (double coordinate : x) {
      exponent = Math.min(exponent, ScaledIntegers.exponent(coordinate));
    }
    return IntegerVector.of(
        ScaledIntegers.integer(x[0], exponent),
        ScaledIntegers.integer(x[1], exponent),
        x.length == 2 ? BigInteger.ZERO : ScaledIntegers.integer(x[2], exponent),
        exponent);
  }

  private IntegerVector edge(int k) {
    return simplex.points.integerD(0, k);
  }

  private IntegerVector point(int k) {
    return simplex.points.integerY(k);
  }

  private boolean holds() {
    BoundedVector v = direction.vector();
    return v != null
        && direction.sign(r) < 0
        && isPierced()
        && !new ExactSides(simplex, v, 1).isBeyond(direction);
  }

  /** Whether no weight is negative. */
  private boolean isPierced() {
    int sign = r.dot(normal).signum();
    return simplex.size == 2
        ? sign * point(1).determinantSign(UP, r) >= 0 && sign * point(0).determinantSign(r, UP) >= 0
        : sign * point(1).determinantSign(point(2), r) >= 0
            && sign * point(2).determinantSign(point(0), r) >= 0
            && sign * point(0).determinantSign(point(1), r) >= 0;
  }

  /** Returns t*, correctly rounded; infinite if it is greater than 1. */
  public double time() {
    BigInteger height = point(0).dot(normal).abs();
    BigInteger approach = r.dot(normal).abs();
    int exponent = point(0).exponent() - r.exponent();
    boolean isLate =
        exponent >= 0
            ? height.shiftLeft(exponent).compareTo(approach) > 0
            : height.compareTo(approach.shiftLeft(-exponent)) > 0;
    return isLate ? Double.POSITIVE_INFINITY : Conversions.toDouble(height, approach, exponent);
  }

  /**
   * Writes the unit normal of the plane from B to A, each coordinate with a relative error of at
   * most 2<sup>&minus;50</sup>.
   */
  public void normal(double[] unit) {
    DoubleDoubleVector n = edge(1).crossDirection(unit.length == 2 ? UP : edge(2));
    double x = n.xRounded();
    double y = n.yRounded();
    double z = n.zRounded();
    double length = -r.dot(normal).signum() * Math.sqrt(x * x + y * y + z * z);
    unit[0] = x / length;
    unit[1] = y / length;
    if (unit.length == 3) {
      unit[2] = z / length;
    }
  }

  /** Writes the common point at the time t*, each coordinate correctly rounded. */
  public void point(double[] point) {
    BigFraction[] weights = weights();
    double[][] axes = pair.b.axes;
    for (int axis = 0; axis < point.length; axis++) {
      BigFraction sum = BigFraction.ZERO;
      for (int k = 0; k < simplex.size; k++) {
        BigFraction coordinate = Conversions.toRational(axes[axis][simplex.points.b[k]]);
        sum = sum.add(weights[k].multiply(coordinate));
      }
      point[axis] = Conversions.toDouble(sum);
    }
  }

  private BigFraction[] weights() {
    IntegerVector across = point(0).cross(r);
    BigFraction approach = number(r, normal);
    if (simplex.size == 2) {
      BigFraction second = number(across, UP).divide(approach);
      return new BigFraction[] {BigFraction.ONE.subtract(second), second};
    }
    BigFraction second = number(edge(2), across).divide(approach);
    BigFraction third = number(edge(1), across).divide(approach).negate();
    return new BigFraction[] {BigFraction.ONE.subtract(second).subtract(third), second, third};
  }

  /** The inner product of two vectors. */
  private static BigFraction number(IntegerVector p, IntegerVector q) {
    return new BigFraction(p.dot(q)).multiply(new BigFraction(2).pow(p.exponent() + q.exponent()));
  }
}
