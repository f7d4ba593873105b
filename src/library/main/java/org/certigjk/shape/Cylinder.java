package org.certigjk.shape;

import org.certigjk.field.EuclideanField;
import org.certigjk.geometry.Vec;

/**
 * The capped cylinder of radius ρ around the y-axis from y = &minus;η to y = η. With σ = √(x² +
 * z²),
 *
 * <pre>
 *   s(x, y, z) = (ρx/σ, sgn(y)η, ρz/σ)   if σ > 0,
 *                (0, sgn(y)η, 0)         otherwise,    sgn(y) = −1 if y &lt; 0, else 1.
 * </pre>
 *
 * <p>Source: van den Bergen 1999, section 3.
 *
 * <p><b>Guarantee.</b> Immutable. The bounds of {@link BoundedSupportMapping}; h = η|y| + ρσ.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a length that is negative or not a number.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * RationalsWithRoots field = RationalsWithRoots.of(64);
 * Cylinder<BigFraction> cylinder = Cylinder.of(field, field.of(5.0), field.of(2.0));
 * cylinder.support(Vec.of(field, 3, -1, 4));   // (3, -2, 4)
 * }</pre>
 *
 * @param <E> the type of the coordinates
 */
public final class Cylinder<E> extends RoundSolid<E> {

  private Cylinder(EuclideanField<E> field, E radius, E halfHeight) {
    super(field, radius, halfHeight);
  }

  /** Returns the cylinder with the radius ρ and the half height η. */
  public static <E> Cylinder<E> of(EuclideanField<E> field, E radius, E halfHeight) {
    return new Cylinder<>(field, radius, halfHeight);
  }

  @Override
  public Vec<E> support(Vec<E> direction) {
    return supportOfDisc(direction, height(direction));
  }

  /** Returns sgn(y)η. */
  private E height(Vec<E> direction) {
    return field().signum(direction.get(1)) < 0 ? field().unaryMinus(halfHeight()) : halfHeight();
  }

  @Override
  public E supportUpperBound(Vec<E> direction) {
    return field().plus(field().times(height(direction), direction.get(1)), reachOfDisc(direction));
  }

  /** Returns the lengths in one line. */
  @Override
  public String toString() {
    return "cylinder of " + super.toString();
  }
}
