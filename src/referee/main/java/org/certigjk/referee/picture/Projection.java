package org.certigjk.referee.picture;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/**
 * A picture of Rⁿ in the plane, x ↦ (xᵀu, xᵀw), computed exactly.
 *
 * <p>u and w are exactly orthogonal and, within 10⁻¹⁵, of length 1, so lengths parallel to the
 * picture are true. u is so near to the direction asked for that the gap between the bodies, which
 * may be far narrower than they are deep, is seen as it is.
 *
 * @param across u, to the right
 * @param up w
 */
record Projection(Vec<BigFraction> across, Vec<BigFraction> up) {

  /** The plane as it is. */
  static Projection ofPlane() {
    return new Projection(unit(2, 0), unit(2, 1));
  }

  /** Two pictures of space, from above and from the front. */
  static List<Projection> alongAxes() {
    return List.of(new Projection(unit(3, 0), unit(3, 1)), new Projection(unit(3, 0), unit(3, 2)));
  }

  /**
   * Two pictures of space, in both of which a vector v &ne; 0 points to the right in its true
   * length: one with the axis upwards that v is least along, as far as it is orthogonal to v, and
   * one with the third direction.
   *
   * @param bits v is rounded to so many bits
   */
  static List<Projection> along(Vec<BigFraction> v, int bits) {
    Vec<BigFraction> direction = rounded(v.cleared(), bits);
    Vec<BigFraction> axis = unit(3, smallest(direction));
    Vec<BigFraction> up =
        axis.times(direction.squaredNorm()).minus(direction.times(axis.dot(direction))).cleared();
    Vec<BigFraction> across = normalised(direction);
    return List.of(
        new Projection(across, normalised(up)),
        new Projection(across, normalised(cross(direction, up))));
  }

  private static Vec<BigFraction> unit(int dimension, int index) {
    return Vec.unit(Rationals.INSTANCE, dimension, index);
  }

  /** The last of the coordinates that are nearest to 0, so that z is upwards if it can be. */
  private static int smallest(Vec<BigFraction> v) {
    int smallest = 0;
    for (int i = 1; i < v.dimension(); i++) {
      if (v.get(i).abs().compareTo(v.get(smallest).abs()) <= 0) {
        smallest = i;
      }
    }
    return smallest;
  }

  private static Vec<BigFraction> cross(Vec<BigFraction> x, Vec<BigFraction> y) {
    return x.withCoordinates(minor(x, y, 1, 2), minor(x, y, 2, 0), minor(x, y, 0, 1)).cleared();
  }

  private static BigFraction minor(Vec<BigFraction> x, Vec<BigFraction> y, int i, int j) {
    return x.get(i).multiply(y.get(j)).subtract(x.get(j).multiply(y.get(i)));
  }

  /** The same direction in integers of so many bits, and no longer than it was. */
  private static Vec<BigFraction> rounded(Vec<BigFraction> integers, int bits) {
    int excess = Math.max(0, bits(integers) - bits);
    BigFraction[] rounded = new BigFraction[integers.dimension()];
    for (int i = 0; i < rounded.length; i++) {
      rounded[i] = new BigFraction(integers.get(i).getNumerator().shiftRight(excess));
    }
    return integers.withCoordinates(rounded);
  }

  private static int bits(Vec<BigFraction> integers) {
    int bits = 0;
    for (int i = 0; i < integers.dimension(); i++) {
      bits = Math.max(bits, integers.get(i).getNumerator().abs().bitLength());
    }
    return bits;
  }

  /** Divides by a double near the length, after a power of two that brings it into range. */
  private static Vec<BigFraction> normalised(Vec<BigFraction> integers) {
    BigInteger power = BigInteger.ONE.shiftLeft(bits(integers));
    Vec<BigFraction> scaled = integers.times(new BigFraction(BigInteger.ONE, power));
    double length = Conversions.sqrtToDouble(scaled.squaredNorm());
    return scaled.times(Conversions.toRational(1 / length));
  }

  /** Returns the picture of a point. */
  Vec<BigFraction> image(Vec<BigFraction> x) {
    return across.withCoordinates(x.dot(across), x.dot(up));
  }

  /** Returns the pictures of points. */
  Polytope<BigFraction> image(Polytope<BigFraction> points) {
    return Polytope.from(
        IntStream.range(0, points.size()).mapToObj(i -> image(points.get(i))).toList());
  }
}
