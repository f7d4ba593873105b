package org.certigjk.shape;

import java.util.List;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.hull.ConvexHull;

/**
 * The convex hull conv(X₁ ∪ … ∪ Xₖ) of several regions, by its support mapping.
 *
 * <pre>  s(d) = that sᵢ(d) with the greatest dᵀsᵢ(d),   h(d) = max hᵢ(d).</pre>
 *
 * Ties go to the lowest i. The hull of two balls is a cone with rounded ends, that of a disc and a
 * point a cone, that of points the {@link Polytope}. (The faces of such a hull are the business of
 * {@link ConvexHull}.)
 *
 * <p>Source: Jales 2024, theorem 2.3, with regions for points.
 *
 * <p><b>Guarantee.</b> Immutable. The bounds of {@link BoundedSupportMapping}.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for no regions and for regions of different
 * dimension or field.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Rationals field = Rationals.INSTANCE;
 * UnionHull<BigFraction> hull =
 *     UnionHull.of(Box.of(Vec.of(field, 1, 1)), Polytope.of(Vec.of(field, 0, 3)));
 * hull.support(Vec.of(field, 1, 1));   // (0, 3)
 * hull.support(Vec.of(field, 3, 1));   // (1, 1)
 * }</pre>
 *
 * @param <E> the type of the coordinates
 */
public final class UnionHull<E> implements BoundedSupportMapping<E> {

  private final List<SupportMapping<E>> regions;

  private UnionHull(List<SupportMapping<E>> regions) {
    this.regions = regions;
  }

  /** Returns the convex hull of the regions. */
  @SafeVarargs
  @SuppressWarnings("varargs") // only read
  public static <E> UnionHull<E> of(SupportMapping<E>... regions) {
    return from(List.of(regions));
  }

  /** Returns the convex hull of the regions. */
  public static <E> UnionHull<E> from(List<? extends SupportMapping<E>> regions) {
    if (regions.isEmpty()) {
      throw new IllegalArgumentException("a hull needs at least one region");
    }
    for (int i = 1; i < regions.size(); i++) {
      Regions.requireSameSpace("region 0", regions.get(0), "region " + i, regions.get(i));
    }
    return new UnionHull<>(List.copyOf(regions));
  }

  @Override
  public OrderedField<E> field() {
    return regions.get(0).field();
  }

  @Override
  public int dimension() {
    return regions.get(0).dimension();
  }

  @Override
  public Vec<E> support(Vec<E> direction) {
    Vec<E> furthest = regions.get(0).support(direction);
    E greatest = direction.dot(furthest);
    for (SupportMapping<E> region : regions.subList(1, regions.size())) {
      Vec<E> point = region.support(direction);
      E value = direction.dot(point);
      if (field().compare(value, greatest) > 0) {
        furthest = point;
        greatest = value;
      }
    }
    return furthest;
  }

  @Override
  public E supportUpperBound(Vec<E> direction) {
    E greatest = BoundedSupportMapping.upperBound(regions.get(0), direction);
    for (SupportMapping<E> region : regions.subList(1, regions.size())) {
      E bound = BoundedSupportMapping.upperBound(region, direction);
      greatest = field().compare(bound, greatest) > 0 ? bound : greatest;
    }
    return greatest;
  }

  @Override
  public boolean isPolyhedral() {
    return regions.stream().allMatch(BoundedSupportMapping::isPolyhedral);
  }

  /** Returns the regions after the word hull. */
  @Override
  public String toString() {
    return "hull of " + regions;
  }
}
