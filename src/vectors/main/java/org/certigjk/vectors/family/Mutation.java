package org.certigjk.vectors.family;

import java.util.Arrays;
import java.util.Locale;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;

/**
 * Small changes to a pair that tend to make it harder: ties, contacts, flat and repeated points,
 * other units.
 *
 * <p><b>Guarantee.</b> The pair that comes back has the dimension of the pair that went in and
 * coordinates of the format asked for, all finite, and at most one point more than the larger of
 * the two pairs has. Same numbers drawn, same pair, on any machine. A change that would leave the
 * range, or for which the pair has too few points, changes nothing; a pair beyond the range of the
 * format asked for is cut off at its ends.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * PointPair pair = PointPair.of(new double[][] {{0, 0}, {0, 3}}, new double[][] {{2, 1}});
 * Mutation.NARROW.apply(new Draw(3), pair, pair, NumberFormat.DOUBLE);
 * // {{0.0, 0.0}, {0.0, 3.0}} and {{0.0, 1.0}}, which touch
 * }</pre>
 */
public enum Mutation {
  /** A coordinate of a point becomes that of another point of the same body. */
  ALIGN(c -> c.x[c.axis] = c.y[c.axis]),
  /** A coordinate of a point becomes that of a point of the other body. */
  LEVEL(c -> c.x[c.axis] = c.z[c.axis]),
  /** A point becomes the same as another point of its body. */
  REPEAT(c -> c.put(c.y)),
  /** A point becomes the same as a point of the other body. */
  SHARE(c -> c.put(c.z)),
  /** A point moves to the middle between two points of its body: it is not extreme. */
  MIDPOINT(c -> c.put(combination(c.y, c.own(), 0.5))),
  /** A point moves to the middle between the bodies. */
  MEET(c -> c.put(combination(c.y, c.z, 0.5))),
  /** A point moves to the line through two points of the other body. */
  TO_EDGE(c -> c.put(combination(c.z, c.other(), eighths(c)))),
  /** A point moves to the plane of three points of the other body. */
  TO_FACE(c -> c.put(combination(combination(c.z, c.other(), eighths(c)), c.other(), eighths(c)))),
  /** A coordinate moves to a number beside it. */
  ULP(c -> c.x[c.axis] += (c.draw.coin() ? 1 : -1) * c.format.ulp(c.x[c.axis])),
  /** A coordinate becomes 0 or changes its sign. */
  NEGATE(c -> c.x[c.axis] = c.draw.coin() ? 0 : -c.x[c.axis]),
  /** A coordinate is multiplied by a power of two. */
  STRETCH(c -> c.x[c.axis] = Math.scalb(c.x[c.axis], c.draw.between(-20, 20))),
  /** All coordinates are rounded to a few bits. */
  ROUND(Mutation::round),
  /** A body becomes flat: a coordinate is the same for all its points. */
  FLATTEN(c -> Arrays.stream(c.rows).forEach(row -> row[c.axis] = c.x[c.axis])),
  /** Both bodies move far away together. */
  FAR(Mutation::far),
  /** All coordinates are multiplied by a power of two. */
  SCALE(Mutation::scale),
  /** The second body becomes that of another pair. */
  MIX(c -> c.replaceOthers()),
  /**
   * A body of less than 64 points gets one more, by which two of its points make a parallelogram.
   */
  ADD(c -> c.add(combination(c.x, combination(c.y, c.own(), 0.5), 2))),
  /**
   * B moves towards A along the distance vector: until they touch, or half the way, or until they
   * miss each other or overlap by a part of 2⁻¹ to 2⁻⁵² of the distance; exactly if the coordinates
   * have room for it, in another unit if need be.
   */
  NARROW(c -> Narrowing.apply(c));

  /** Makes a change. */
  @FunctionalInterface
  private interface Operator {
    void apply(Change change);
  }

  @SuppressWarnings("ImmutableEnumChecker") // operators have no state
  private final Operator operator;

  Mutation(Operator operator) {
    this.operator = operator;
  }

  /** Returns the name in kebab case. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * Returns the pair after this change.
   *
   * @param draw where random numbers come from
   * @param pair the pair
   * @param other a pair of the same dimension to mix with
   * @param format the format of the coordinates that come back
   */
  public PointPair apply(Draw draw, PointPair pair, PointPair other, NumberFormat format) {
    if (pair.dimension() != other.dimension()) {
      throw new IllegalArgumentException(
          "a pair in %s dimensions and one in %s to mix it with"
              .formatted(pair.dimension(), other.dimension()));
    }
    Change change = new Change(draw, format, pair, other);
    operator.apply(change);
    return change.rounded();
  }

  /** Returns the pair after a change that is drawn too. */
  public static PointPair any(Draw draw, PointPair pair, PointPair other, NumberFormat format) {
    return values()[draw.below(values().length)].apply(draw, pair, other, format);
  }

  /**
   * Returns the query after one to three changes of its points; where the bodies are stays as it
   * is, rounded to the format.
   */
  public static Query of(Query query, Query other, Draw draw, NumberFormat format) {
    PointPair pair = query.pair();
    for (int k = draw.between(1, 3); k > 0; k--) {
      pair = any(draw, pair, other.pair(), format);
    }
    Poses poses = query.poses();
    return new Query(
        pair,
        poses == null ? null : new Poses(poses.a().rounded(format), poses.b().rounded(format)));
  }

  /** A number of 0, 1/8, …, 1 as factor of a combination. */
  private static double eighths(Change c) {
    return c.draw.between(0, 8) / 8.0;
  }

  /** Returns (1 − t)x + ty. */
  private static double[] combination(double[] x, double[] y, double t) {
    double[] sum = new double[x.length];
    Arrays.setAll(sum, c -> (1 - t) * x[c] + t * y[c]);
    return sum;
  }

  /** Rounds to multiples of a power of two, 1 to 12 bits below that of the largest coordinate. */
  private static void round(Change c) {
    int unit = c.exponent() - c.draw.between(1, 12);
    c.replaceAll(x -> scalb(Math.rint(scalb(x, -unit)), unit));
  }

  private static void far(Change c) {
    double offset = scalb(1, c.exponent() + c.draw.between(1, c.format.bits() - 3));
    double[] move = c.draw.direction(c.x.length);
    for (double[][] rows : new double[][][] {c.a(), c.b()}) {
      for (double[] row : rows) {
        for (int k = 0; k < row.length; k++) {
          row[k] += c.format.round(offset * move[k]);
        }
      }
    }
  }

  /** By 2^±60, or to near where squares or fourth powers leave the range, or its ends. */
  private static void scale(Change c) {
    int top = c.format.greatestExponent();
    int[] edges = {top, top / 2, top / 4, -top / 4, -top / 2, -top, -top - c.format.bits() + 1};
    int to =
        c.draw.coin()
            ? c.exponent() + c.draw.between(-60, 60)
            : edges[c.draw.below(edges.length)] + c.draw.between(-12, 12);
    int by = to - c.exponent();
    c.replaceAll(x -> scalb(x, by));
  }

  /** x·2^exponent in two steps, for exponents beyond those of doubles. */
  private static double scalb(double x, int exponent) {
    return Math.scalb(Math.scalb(x, exponent / 2), exponent - exponent / 2);
  }
}
