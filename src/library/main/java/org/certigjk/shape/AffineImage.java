package org.certigjk.shape;

import org.certigjk.field.OrderedField;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;

/**
 * The image T(A) of a region under an affine map T(x) = Bx + c, by its support mapping.
 *
 * <pre>  s_{T(A)}(d) = T(s_A(Bᵀd)),   h_{T(A)}(d) = h_A(Bᵀd) + cᵀd.</pre>
 *
 * <p>Source: van den Bergen 1999, section 3, theorem 1. It holds for singular B too.
 *
 * <p><b>Guarantee.</b> Immutable. The bounds of {@link BoundedSupportMapping}.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} if the map is not defined on the space of the
 * region.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Rationals field = Rationals.INSTANCE;
 * AffineMap<BigFraction> quarterTurn = Rotations.planar(field, field.one());
 * AffineImage<BigFraction> upright =
 *     AffineImage.of(quarterTurn, Box.of(Vec.of(field, 2, 1)));
 * upright.support(Vec.of(field, 1, 3));   // (1, 2)
 * }</pre>
 *
 * @param <E> the type of the coordinates
 */
public final class AffineImage<E> implements BoundedSupportMapping<E> {

  private final AffineMap<E> map;
  private final SupportMapping<E> region;

  private AffineImage(AffineMap<E> map, SupportMapping<E> region) {
    this.map = map;
    this.region = region;
  }

  /** Returns T(A). */
  public static <E> AffineImage<E> of(AffineMap<E> map, SupportMapping<E> region) {
    if (map.dimension() != region.dimension()) {
      throw new IllegalArgumentException(
          "the map takes points of dimension %d, the region has dimension %d"
              .formatted(map.dimension(), region.dimension()));
    }
    Regions.requireSameField("the map", map.field(), "the region", region.field());
    return new AffineImage<>(map, region);
  }

  @Override
  public OrderedField<E> field() {
    return map.field();
  }

  @Override
  public int dimension() {
    return map.imageDimension();
  }

  @Override
  public Vec<E> support(Vec<E> direction) {
    return map.apply(region.support(map.pullBack(direction)));
  }

  @Override
  public E supportUpperBound(Vec<E> direction) {
    E moved = BoundedSupportMapping.upperBound(region, map.pullBack(direction));
    return field().plus(moved, map.translation().dot(direction));
  }

  @Override
  public boolean isPolyhedral() {
    return BoundedSupportMapping.isPolyhedral(region);
  }

  /** Returns the region and the map in one line. */
  @Override
  public String toString() {
    return "image of " + region + " under " + map;
  }
}
