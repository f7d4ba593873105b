package org.certigjk.shape;

import org.certigjk.field.EuclideanField;
import org.certigjk.geometry.Vec;

/**
 * The capped cone around the y-axis with its apex at y = η and a base of radius ρ at y = &minus;η.
 * With σ = √(x² + z²),
 *
 * <pre>
 *   s(x, y, z) = (0, η, 0)            if 2ηy > ρσ,
 *                (ρx/σ, −η, ρz/σ)     else, if σ > 0,
 *                (0, −η, 0)           otherwise.
 * </pre>
 *
 * <p>Source: van den Bergen 1999, section 3. The paper asks y &gt; ‖(x, y, z)‖ sin α with sin α =
 * ρ/√(ρ² + 4η²). For y &gt; 0 that is 4η²y² &gt; ρ²σ², which needs no root, so that the choice
 * between apex and base is never rounded over an exact field.
 *
 * <p><b>Guarantee.</b> Immutable. The bounds of {@link BoundedSupportMapping}; h = max(ηy, ρσ
 * &minus; ηy).
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a length that is negative or not a number.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * RationalsWithRoots field = RationalsWithRoots.of(64);
 * Cone<BigFraction> cone = Cone.of(field, field.of(5.0), field.of(2.0));
 * cone.support(Vec.of(field, 3, 0, 4));    // (3, -2, 4)
 * cone.support(Vec.of(field, 3, 10, 4));   // (0, 2, 0)
 * }</pre>
 *
 * @param <E> the type of the coordinates
 */
public final class Cone<E> extends RoundSolid<E> {

  private Cone(EuclideanField<E> field, E radius, E halfHeight) {
    super(field, radius, halfHeight);
  }

  /** Returns the cone with the radius ρ and the half height η. */
  public static <E> Cone<E> of(EuclideanField<E> field, E radius, E halfHeight) {
    return new Cone<>(field, radius, halfHeight);
  }

  @Override
  public Vec<E> support(Vec<E> direction) {
    return isApexFurther(direction)
        ? direction.withCoordinates(field().zero(), halfHeight(), field().zero())
        : supportOfDisc(direction, field().unaryMinus(halfHeight()));
  }

  /** Returns whether y &gt; 0 and 4η²y² &gt; ρ²σ². */
  private boolean isApexFurther(Vec<E> direction) {
    E y = direction.get(1);
    if (field().signum(y) <= 0) {
      return false;
    }
    E rise = field().times(field().plus(halfHeight(), halfHeight()), y);
    E reach = field().times(field().times(radius(), radius()), squaredSigma(direction));
    return field().compare(field().times(rise, rise), reach) > 0;
  }

  @Override
  public E supportUpperBound(Vec<E> direction) {
    E atApex = field().times(halfHeight(), direction.get(1));
    E atBase = field().minus(reachOfDisc(direction), atApex);
    return field().compare(atApex, atBase) > 0 ? atApex : atBase;
  }

  /** Returns the lengths in one line. */
  @Override
  public String toString() {
    return "cone of " + super.toString();
  }
}
