package org.certigjk.fast.exact;

import java.math.BigInteger;
import org.certigjk.exact.DoubleDouble;
import org.certigjk.predicates.BoundedVector;
import org.certigjk.predicates.IntegerVector;
import org.certigjk.predicates.ScaledIntegers;
import org.jspecify.annotations.Nullable;

/**
 * The point v of a simplex with positive weights that is nearest to the origin: its direction,
 * whether it is 0, and its length.
 *
 * <p><b>Definition.</b> Up to a positive factor in the middle column,
 *
 * <pre>
 *   vertex        v = y_i                                 ‖v‖ = ‖y_i‖
 *   edge          v ∝ c &times; d,  c = d &times; y_i               ‖v‖ = ‖c‖ / ‖d‖
 *   face          v ∝ n (y_i &middot; n)                         ‖v‖ = |y_i &middot; n| / ‖n‖
 *   tetrahedron   v = 0.
 * </pre>
 *
 * <p>y_i is that end of the edge or corner of the face that is nearest to the origin: the errors
 * are proportional to its length.
 *
 * <p><b>Guarantee.</b> {@link #vector} differs from a positive multiple of v by its error bound at
 * most, which is less than a billionth of it: where that cannot be had in pairs of doubles, it is
 * rounded from integers. {@link #distance} is correctly rounded.
 */
final class ExactDirection {

  /** The largest relative error with which a vector is used. */
  private static final double ACCEPTED = 0x1p-30;

  /** From here on the products in a squared length are exact. */
  private static final double SMALLEST = 0x1p-470;

  /** The error of a root of a sum of squares, of a quotient, and of what goes into them. */
  private static final double EVALUATION = 16 * DoubleDouble.U;

  private final ExactSimplex simplex;
  private final ExactPoints points;

  /** The place of the point nearest to the origin. */
  private final int nearest;

  /** y_i in that place. */
  private final BoundedVector y;

  /** d for an edge; else y again. */
  private final BoundedVector d;

  /** y_i, c or n. */
  private final BoundedVector product;

  /** The sign of y_i &middot; n for a face; else 1. */
  private final int side;

  /** Whether integers were needed. */
  boolean usesIntegers;

  /** For a simplex of at most three points. */
  ExactDirection(ExactSimplex simplex) {
    this.simplex = simplex;
    this.points = simplex.points;
    this.nearest = nearest(simplex);
    this.y = points.y(nearest);
    this.side = simplex.size == 3 ? simplex.side() : 1;
    if (simplex.size == 1) {
      this.d = y;
      this.product = y;
    } else {
      int[] members = simplex.members;
      this.d = points.d(members[0], members[1]);
      this.product = d.cross(simplex.size == 2 ? y : points.d(members[0], members[2]));
    }
  }

  private static int nearest(ExactSimplex simplex) {
    int nearest = simplex.members[0];
    for (int k = 1; k < simplex.size; k++) {
      int i = simplex.members[k];
      if (simplex.points.y(i).norm < simplex.points.y(nearest).norm) {
        nearest = i;
      }
    }
    return nearest;
  }

  /** Returns a positive multiple of v, nearly; {@code null} if v = 0. */
  @Nullable BoundedVector vector() {
    if (side == 0) {
      return null;
    }
    BoundedVector rounded =
        switch (simplex.size) {
          case 1 -> y;
          case 2 -> product.cross(d);
          default -> times(product, side);
        };
    if (rounded.norm > 0 && rounded.error <= rounded.norm * ACCEPTED) {
      return rounded;
    }
    if (simplex.size == 1 || points.pair.isLattice) {
      return rounded.norm > 0 ? rounded : null;
    }
    usesIntegers = true;
    BoundedVector exact = BoundedVector.of(integerD().crossDirection(integerOther()), false);
    return exact.norm == 0 ? null : simplex.size == 2 ? exact.cross(d) : times(exact, side);
  }

  private static BoundedVector times(BoundedVector x, int sign) {
    return sign > 0 ? x : x.unaryMinus();
  }

  private IntegerVector integerD() {
    return points.integerD(simplex.members[0], simplex.members[1]);
  }

  /** The second factor of c or n. */
  private IntegerVector integerOther() {
    return simplex.size == 2
        ? points.integerY(nearest)
        : points.integerD(simplex.members[0], simplex.members[2]);
  }

  /** Returns the sign of the inner product with v. */
  int sign(IntegerVector p) {
    usesIntegers = true;
    return switch (simplex.size) {
      case 1 -> p.dot(points.integerY(nearest)).signum();
      case 2 -> signOnEdge(p);
      default -> side * p.determinantSign(integerD(), integerOther());
    };
  }

  /**
   * p &middot; (c &times; d) = (p &middot; y_i)(d &middot; d) &minus; (p &middot; d)(d &middot;
   * y_i).
   */
  private int signOnEdge(IntegerVector p) {
    IntegerVector edge = integerD();
    IntegerVector point = points.integerY(nearest);
    BigInteger first = p.dot(point).multiply(edge.dot(edge));
    return first.compareTo(p.dot(edge).multiply(edge.dot(point)));
  }

  /** Returns ‖v‖ 2<sup>scale</sup> for v &ne; 0, correctly rounded. */
  double distance(int scale) {
    double distance = length(product, heightIn(product), y.dotError(product), scale);
    if (Double.isNaN(distance) && simplex.size > 1) {
      distance = sharpDistance(scale);
    }
    return Double.isNaN(distance) ? exactDistance(scale) : distance;
  }

  private DoubleDouble heightIn(BoundedVector n) {
    return simplex.size == 3 ? y.value.dot(n.value).abs() : DoubleDouble.of(0);
  }

  /** What cancels is computed in integers and rounded: c, or y_i &middot; n. */
  private double sharpDistance(int scale) {
    usesIntegers = true;
    if (simplex.size == 2) {
      BoundedVector exact = BoundedVector.of(integerD().crossRounded(integerOther()), false);
      return length(exact, DoubleDouble.of(0), 0, scale);
    }
    DoubleDouble height =
        points.integerY(nearest).determinantRounded(integerD(), integerOther()).abs();
    return length(product, height, height.high() * DoubleDouble.U, scale);
  }

  /**
   * Returns ‖v‖ 2<sup>scale</sup> correctly rounded, or NaN.
   *
   * @param x y_i, c or n
   * @param height |y_i &middot; n| for a face
   * @param heightError a bound on its error
   */
  private double length(BoundedVector x, DoubleDouble height, double heightError, int scale) {
    if (x.norm < SMALLEST || d.norm < SMALLEST) {
      return Double.NaN;
    }
    double relative = x.relativeError() + EVALUATION;
    DoubleDouble length = x.value.dot(x.value).sqrt();
    if (simplex.size == 2) {
      length = length.div(d.value.dot(d.value).sqrt());
    } else if (simplex.size == 3) {
      relative += heightError / height.high();
      length = height.div(length);
    }
    if (!(relative < ACCEPTED && length.high() >= SMALLEST)) {
      return Double.NaN;
    }
    double rounded = Math.scalb(length.roundedWithin(relative * 1.0625), scale);
    // a subnormal number would have been rounded twice
    return rounded > Double.MIN_NORMAL ? rounded : Double.NaN;
  }

  private double exactDistance(int scale) {
    BigInteger[] square = square();
    return ScaledIntegers.root(square[0], square[1], exponent() + scale);
  }

  /** Returns numerator and denominator of ‖v‖², in units of 4^{@link #exponent()}. */
  BigInteger[] square() {
    usesIntegers = true;
    IntegerVector point = points.integerY(nearest);
    if (simplex.size == 1) {
      return new BigInteger[] {point.dot(point), BigInteger.ONE};
    }
    if (simplex.size == 2) {
      IntegerVector edge = integerD();
      BigInteger square = edge.dot(edge);
      BigInteger along = edge.dot(point);
      // c · c = (d · d)(y · y) − (d · y)²
      BigInteger product = square.multiply(point.dot(point)).subtract(along.multiply(along));
      return new BigInteger[] {product, square};
    }
    IntegerVector n = integerD().cross(integerOther());
    BigInteger height = point.dot(n);
    return new BigInteger[] {height.multiply(height), n.dot(n)};
  }

  int exponent() {
    return points.integerY(nearest).exponent();
  }
}
