package org.certigjk.shape;

import java.util.List;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;

/**
 * Rotations about the origin whose matrices are orthogonal exactly, BᵀB = 1, because sine and
 * cosine are rational functions of their parameters.
 *
 * <p><b>Definition.</b> In the plane, with t = tan(φ/2), the rotation by φ has cos φ = (1 &minus;
 * t²)/(1 + t²) and sin φ = 2t/(1 + t²). In space the quaternion q = (w, x, y, z) &ne; 0 turns by 2
 * arctan(‖(x, y, z)‖/w) about (x, y, z), by
 *
 * <pre>
 *              1    ⎛ w²+x²−y²−z²   2(xy−wz)      2(xz+wy)    ⎞
 *   B =  ────────── ⎜ 2(xy+wz)      w²−x²+y²−z²   2(yz−wx)    ⎟
 *       w²+x²+y²+z² ⎝ 2(xz−wy)      2(yz+wx)      w²−x²−y²+z² ⎠ .
 * </pre>
 *
 * q need not be a unit quaternion, and cq gives the same rotation.
 *
 * <p>Source: Rodrigues 1840. Every rotation with rational coefficients arises so from a rational q,
 * and these rotations are dense among all.
 *
 * <p><b>Guarantee.</b> Over an exact field lengths and distances are kept exactly.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for the quaternion 0 and for one without four
 * coordinates.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Rationals field = Rationals.INSTANCE;
 * AffineMap<BigFraction> turn = Rotations.planar(field, new BigFraction(1, 2));
 * turn.apply(Vec.of(field, 5, 0));   // (3, 4)
 * AffineMap<BigFraction> cycle = Rotations.of(Vec.of(field, 1, 1, 1, 1));
 * cycle.apply(Vec.of(field, 7, 8, 9));   // (9, 7, 8)
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Rotations {

  private Rotations() {}

  /** Returns the rotation of the plane by the angle φ with t = tan(φ/2), counterclockwise. */
  public static <E> AffineMap<E> planar(OrderedField<E> field, E t) {
    E square = field.times(t, t);
    E scale = field.inverse(field.plus(field.one(), square));
    E cosine = field.times(field.minus(field.one(), square), scale);
    E sine = field.times(field.plus(t, t), scale);
    return AffineMap.linear(
        List.of(
            Vec.from(field, List.of(cosine, field.unaryMinus(sine))),
            Vec.from(field, List.of(sine, cosine))));
  }

  /** Returns the rotation of space that the quaternion (w, x, y, z) describes. */
  public static <E> AffineMap<E> of(Vec<E> quaternion) {
    if (quaternion.dimension() != 4) {
      throw new IllegalArgumentException(
          "a quaternion has 4 coordinates, not " + quaternion.dimension());
    }
    if (quaternion.isZero()) {
      throw new IllegalArgumentException("the quaternion 0 describes no rotation");
    }
    OrderedField<E> field = quaternion.field();
    E scale = field.inverse(quaternion.squaredNorm());
    return AffineMap.linear(
        List.of(
            row(quaternion, 1, 2, 3).times(scale),
            cycled(row(quaternion, 2, 3, 1)).times(scale),
            cycled(cycled(row(quaternion, 3, 1, 2))).times(scale)));
  }

  /**
   * Returns (w² + x² &minus; y² &minus; z², 2(xy &minus; wz), 2(xz + wy)), the first row; the
   * others follow from it if x, y, z change places cyclically.
   */
  private static <E> Vec<E> row(Vec<E> q, int x, int y, int z) {
    OrderedField<E> field = q.field();
    E kept = field.plus(product(q, 0, 0), product(q, x, x));
    E lost = field.plus(product(q, y, y), product(q, z, z));
    E second = field.minus(product(q, x, y), product(q, 0, z));
    E third = field.plus(product(q, x, z), product(q, 0, y));
    return Vec.from(
        field,
        List.of(field.minus(kept, lost), field.plus(second, second), field.plus(third, third)));
  }

  @SuppressWarnings("index") // the coordinates of a quaternion have the numbers 0 to 3
  private static <E> E product(Vec<E> q, int i, int j) {
    return q.field().times(q.get(i), q.get(j));
  }

  /** Returns (u₃, u₁, u₂). */
  private static <E> Vec<E> cycled(Vec<E> u) {
    return Vec.from(u.field(), List.of(u.get(2), u.get(0), u.get(1)));
  }
}
