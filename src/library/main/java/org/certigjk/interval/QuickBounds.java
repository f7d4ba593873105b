package org.certigjk.interval;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Conversions;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.SquaredDistanceBounds;
import org.certigjk.number.Ratio;

/**
 * True bounds for two polytopes that cost little: time in proportion to the number of coordinates,
 * however long their numbers are. They are what can be said of a query that took too long.
 *
 * <p><b>Algorithm.</b> All coordinates are divided by one power of two, so that they are less than
 * 2, and rounded to doubles. A few steps x &larr; the point of the segment from x to s that is
 * nearest to the origin, s a support point of A ⊖ B in the direction &minus;x, give weights, and x
 * as a direction d. From them follow
 *
 * <pre>
 *   ‖v(A ⊖ B)‖  ≤  ‖Σ λᵢ(aᵢ − bᵢ) / Σ λᵢ‖              (an upper bound)
 *   ‖v(A ⊖ B)‖  ≥  max(0, min dᵀ(a − b)) / ‖d‖         (a lower bound)
 *   depth       ≤  max(0, max dᵀ(a − b)) / ‖d‖         (an upper bound, here for several d)
 * </pre>
 *
 * <p>Source: van den Bergen 1999, section 2, for the first two; for the step, Gilbert, Johnson and
 * Keerthi 1988 with no more than two points.
 *
 * <p><b>Guarantee.</b> The bounds hold: what rounding can do is added, at most 2⁻⁵² of the greatest
 * coordinate for each point. They are not sharp, and may say no more than that the squared distance
 * is at least 0.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for bodies of different dimension.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Polytope<Double> a = Polytope.of(Doubles.INSTANCE, new double[][] {{-1, 1}, {1, 1}});
 * Polytope<Double> b = Polytope.of(Doubles.INSTANCE, new double[][] {{0, 0}});
 * SquaredDistanceBounds bounds = QuickBounds.of(a, b).squaredDistance();   // 1 is between them
 * }</pre>
 *
 * @param <E> the type of the coordinates
 * @since 0.2.0
 */
public final class QuickBounds<E> {

  private static final int STEPS = 100;
  private static final int WORK = 1 << 24;

  /** What rounding does to a coordinate of a − b is at most this. */
  private static final double ROUNDING = 0x1p-52;

  /**
   * An upper bound of the squared depth, with the direction that proves it.
   *
   * @param squared the bound
   * @param direction the direction
   * @param <E> the type of the coordinates
   */
  public record Depth<E>(BigFraction squared, Vec<E> direction) {}

  private final OrderedField<E> field;
  private final int dimension;
  private final int exponent;
  private final double[][] a;
  private final double[][] b;
  private final List<IndexPair> pairs;
  private final Vec<E> weights;
  private final Vec<E> direction;
  private final Vec<BigFraction> point;

  private QuickBounds(Polytope<E> bodyA, Polytope<E> bodyB) {
    if (bodyA.dimension() != bodyB.dimension()) {
      throw new IllegalArgumentException(
          "A has dimension %s, B %s".formatted(bodyA.dimension(), bodyB.dimension()));
    }
    field = bodyA.field();
    dimension = bodyA.dimension();
    exponent = Math.max(exponent(bodyA), exponent(bodyB));
    a = scaled(bodyA, exponent);
    b = scaled(bodyB, exponent);
    Map<IndexPair, Double> found = descend();
    pairs = List.copyOf(found.keySet());
    List<E> elements = new ArrayList<>();
    found.values().forEach(weight -> elements.add(field.of(weight)));
    weights = Vec.from(field, elements);
    point = point();
    direction = direction(point);
  }

  /** Finds the bounds. */
  public static <E> QuickBounds<E> of(Polytope<E> a, Polytope<E> b) {
    return new QuickBounds<>(a, b);
  }

  /**
   * Returns the greatest exponent e with a coordinate that may be 2ᵉ or more; all are below 2ᵉ⁺¹.
   */
  private static <E> int exponent(Polytope<E> body) {
    int greatest = Integer.MIN_VALUE / 2;
    for (int k = 0; k < body.size(); k++) {
      for (int c = 0; c < body.dimension(); c++) {
        BigFraction number = body.field().toRational(body.get(k).get(c));
        if (number.getNumerator().signum() != 0) {
          int size = number.getNumerator().abs().bitLength() - number.getDenominator().bitLength();
          greatest = Math.max(greatest, size);
        }
      }
    }
    return greatest == Integer.MIN_VALUE / 2 ? 0 : greatest;
  }

  private static <E> double[][] scaled(Polytope<E> body, int exponent) {
    double[][] points = new double[body.size()][body.dimension()];
    for (int k = 0; k < points.length; k++) {
      for (int c = 0; c < points[k].length; c++) {
        BigFraction number = body.field().toRational(body.get(k).get(c));
        points[k][c] =
            Conversions.toDouble(number.getNumerator(), number.getDenominator(), -exponent);
      }
    }
    return points;
  }

  /** Goes down from the first pair; returns pairs with positive weights. */
  private Map<IndexPair, Double> descend() {
    double[] x = difference(0, 0);
    Map<IndexPair, Double> weights = new LinkedHashMap<>();
    weights.put(new IndexPair(0, 0), 1.0);
    long cost = (long) (a.length + b.length) * dimension;
    for (long step = Math.max(1, Math.min(STEPS, WORK / cost)); step > 0; step--) {
      IndexPair support = new IndexPair(least(a, x, 1), least(b, x, -1));
      double[] s = difference(support.a(), support.b());
      double[] way = new double[dimension];
      for (int c = 0; c < dimension; c++) {
        way[c] = s[c] - x[c];
      }
      double gain = -dot(x, way);
      if (!(gain > 0x1p-40 * dot(x, x))) {
        return weights;
      }
      double part = Math.min(1, gain / dot(way, way));
      for (int c = 0; c < dimension; c++) {
        x[c] += part * way[c];
      }
      weights.replaceAll((pair, weight) -> weight * (1 - part));
      weights.merge(support, part, Double::sum);
      weights.values().removeIf(weight -> weight < 0x1p-60);
    }
    return weights;
  }

  private double[] difference(int i, int j) {
    double[] difference = new double[dimension];
    for (int c = 0; c < dimension; c++) {
      difference[c] = a[i][c] - b[j][c];
    }
    return difference;
  }

  private static int least(double[][] points, double[] x, int sign) {
    int best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int k = 0; k < points.length; k++) {
      double value = sign * dot(x, points[k]);
      if (value < least) {
        best = k;
        least = value;
      }
    }
    return best;
  }

  private static double dot(double[] x, double[] y) {
    double sum = 0;
    for (int c = 0; c < x.length; c++) {
      sum += x[c] * y[c];
    }
    return sum;
  }

  /** Returns Σ λᵢ(aᵢ − bᵢ) / Σ λᵢ for the rounded points, exactly. */
  private Vec<BigFraction> point() {
    Vec<BigFraction> lambda = weights.toRational();
    OrderedField<BigFraction> rationals = lambda.field();
    @SuppressWarnings("unchecked") // a generic array cannot be made otherwise
    Vec<BigFraction>[] points = (Vec<BigFraction>[]) new Vec<?>[pairs.size()];
    for (int k = 0; k < points.length; k++) {
      IndexPair pair = pairs.get(k);
      points[k] = Vec.of(rationals, a[pair.a()]).minus(Vec.of(rationals, b[pair.b()]));
    }
    return lambda.times(lambda.sum().reciprocal()).combination(points);
  }

  /** Returns a vector of about this direction, of numbers of the field with magnitudes up to 1. */
  private Vec<E> direction(Vec<BigFraction> x) {
    double[] rounded = new double[dimension];
    double greatest = 0;
    for (int c = 0; c < dimension; c++) {
      rounded[c] = Conversions.toDouble(x.get(c));
      greatest = Math.max(greatest, Math.abs(rounded[c]));
    }
    for (int c = 0; c < dimension; c++) {
      rounded[c] = Math.scalb(rounded[c], -Math.getExponent(greatest) - 1);
    }
    return Vec.of(field, rounded);
  }

  /** Returns a lower bound of the least dᵀ(a − b), for the points divided by the power of two. */
  private double least(double[] d) {
    double size = 0;
    for (double coordinate : d) {
      size += Math.abs(coordinate);
    }
    double found = dot(d, a[least(a, d, 1)]) - dot(d, b[least(b, d, -1)]);
    double error = (dimension + 3) * 0x1p-50 * size + dimension * 0x1p-1000;
    return Math.nextDown(found - error);
  }

  /** Returns max(0, m)² / dᵀd in the unit of the bodies. */
  private BigFraction square(double m, double[] d) {
    if (m <= 0) {
      return BigFraction.ZERO;
    }
    BigFraction root = Conversions.toRational(m);
    BigFraction norm = Vec.of(point.field(), d).squaredNorm();
    return root.multiply(root).divide(norm).multiply(Ratio.powerOfTwo(2 * exponent).toRational());
  }

  /** Returns the index pairs of the upper bound. */
  public List<IndexPair> pairs() {
    return pairs;
  }

  /** Returns their weights, which are positive; their sum need not be 1. */
  public Vec<E> weights() {
    return weights;
  }

  /** Returns the direction of the lower bound, from B to A; it may be 0. */
  public Vec<E> direction() {
    return direction;
  }

  /** Returns bounds of the squared distance, 0 if the bodies meet. */
  public SquaredDistanceBounds squaredDistance() {
    double error = dimension * ROUNDING;
    BigFraction rounding = Conversions.toRational(error);
    BigFraction square = point.squaredNorm();
    BigFraction norm = Conversions.toRational(Math.nextUp(Conversions.sqrtToDouble(square)));
    BigFraction upper =
        square
            .add(norm.add(norm).add(rounding).multiply(rounding))
            .multiply(Ratio.powerOfTwo(2 * exponent).toRational());
    double[] d = direction.toDoubles();
    return new SquaredDistanceBounds(square(least(d), d), upper);
  }

  /** Returns an upper bound of the squared depth of bodies that meet. */
  public Depth<E> squaredDepth() {
    Depth<E> best = null;
    List<Vec<E>> directions = new ArrayList<>();
    for (int c = 0; c < dimension; c++) {
      Vec<E> axis = Vec.unit(field, dimension, c);
      directions.add(axis);
      directions.add(axis.unaryMinus());
    }
    if (!direction.isZero()) {
      directions.add(direction);
    }
    for (Vec<E> d : directions) {
      BigFraction bound = square(-least(d.unaryMinus().toDoubles()), d.toDoubles());
      if (best == null || bound.compareTo(best.squared()) < 0) {
        best = new Depth<>(bound, d);
      }
    }
    if (best == null) {
      throw new IllegalStateException("there is an axis in every dimension");
    }
    return best;
  }

  /**
   * Returns a time from 0 to 1 before which A, moved by r in the time 1, does not meet B; {@link
   * #direction()} proves it, if that is not 0.
   */
  public BigFraction earliestContact(Vec<E> r) {
    double least = least(direction.toDoubles());
    if (least <= 0) {
      return BigFraction.ZERO;
    }
    BigFraction approach = direction.toRational().dot(r.toRational()).negate();
    BigFraction gap =
        Conversions.toRational(least).multiply(Ratio.powerOfTwo(exponent).toRational());
    return approach.compareTo(gap) <= 0 ? BigFraction.ONE : gap.divide(approach);
  }
}
