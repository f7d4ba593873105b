package org.certigjk.shape;

import org.certigjk.field.EuclideanField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;

/**
 * The points at distance at most ρ from a core K, that is K with a ball of radius ρ &ge; 0 around
 * each of its points.
 *
 * <pre>  s(d) = s_K(d) + ρd/‖d‖,   s(0) = s_K(0),   h(d) = h_K(d) + ρ‖d‖.</pre>
 *
 * <p>With a point as core it is a {@link #ball}, with a segment a {@link #capsule}, with a box a
 * box with rounded edges.
 *
 * <p>Source: van den Bergen 1999, section 3 (sphere, there centred at the origin). That distances
 * between spherical extensions are those of the cores less the radii is used in Gilbert, Johnson
 * and Keerthi 1988; see {@code SphericalGjk}.
 *
 * <p><b>Guarantee.</b> Immutable. The bounds of {@link BoundedSupportMapping}.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a radius that is negative or not a number,
 * and for a core over another field.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * RationalsWithRoots field = RationalsWithRoots.of(64);
 * SphericalExtension<BigFraction> ball =
 *     SphericalExtension.ball(field, Vec.of(field, 1, 0), field.of(5.0));
 * ball.support(Vec.of(field, 3, 4));   // (4, 4)
 * }</pre>
 *
 * @param <E> the type of the coordinates
 */
public final class SphericalExtension<E> implements BoundedSupportMapping<E> {

  private final EuclideanField<E> field;
  private final SupportMapping<E> core;
  private final E radius;

  private SphericalExtension(EuclideanField<E> field, SupportMapping<E> core, E radius) {
    this.field = field;
    this.core = core;
    this.radius = radius;
  }

  /** Returns the points at distance at most {@code radius} from {@code core}. */
  public static <E> SphericalExtension<E> of(
      EuclideanField<E> field, SupportMapping<E> core, E radius) {
    Regions.requireSameField("the core", core.field(), "its extension", field);
    Regions.requireLength("the radius", field, radius);
    return new SphericalExtension<>(field, core, radius);
  }

  /** Returns the ball with this centre. */
  public static <E> SphericalExtension<E> ball(EuclideanField<E> field, Vec<E> centre, E radius) {
    return of(field, Polytope.of(centre), radius);
  }

  /** Returns the capsule whose core is the segment from p to q. */
  public static <E> SphericalExtension<E> capsule(
      EuclideanField<E> field, Vec<E> p, Vec<E> q, E radius) {
    return of(field, Polytope.of(p, q), radius);
  }

  /** Returns K. */
  public SupportMapping<E> core() {
    return core;
  }

  /** Returns ρ. */
  public E radius() {
    return radius;
  }

  @Override
  public EuclideanField<E> field() {
    return field;
  }

  @Override
  public int dimension() {
    return core.dimension();
  }

  @Override
  public Vec<E> support(Vec<E> direction) {
    Vec<E> point = core.support(direction);
    E squaredLength = direction.squaredNorm();
    if (field.isZero(squaredLength)) {
      return point;
    }
    E scale = field.times(radius, field.inverseSqrt(squaredLength)); // ρ/‖d‖ or a little less
    return point.plus(direction.times(scale));
  }

  @Override
  public E supportUpperBound(Vec<E> direction) {
    E length = field.sqrt(direction.squaredNorm());
    return field.plus(
        BoundedSupportMapping.upperBound(core, direction), field.times(radius, length));
  }

  @Override
  public boolean isPolyhedral() {
    return field.isZero(radius) && BoundedSupportMapping.isPolyhedral(core);
  }

  /** Returns core and radius in one line. */
  @Override
  public String toString() {
    return "spherical extension of " + core + " by " + radius;
  }
}
