package org.certigjk.shape;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.field.EuclideanField;
import org.certigjk.geometry.Vec;

/**
 * The ellipsoid Σ (xᵢ/aᵢ)² &le; 1 with the semi-axes aᵢ &ge; 0 along the coordinate axes (xᵢ = 0
 * where aᵢ = 0), centred at the origin. It is the image of the unit ball under x ↦ (a₁x₁, …, aₙxₙ);
 * with D = diag(a₁, …, aₙ),
 *
 * <pre>  s(d) = D²d/‖Dd‖,   s(d) = 0 if Dd = 0,   h(d) = ‖Dd‖.</pre>
 *
 * <p>Source: van den Bergen 1999, section 3, sphere and theorem 1.
 *
 * <p><b>Guarantee.</b> Immutable. The bounds of {@link BoundedSupportMapping}.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a semi-axis that is negative or not a
 * number, and for semi-axes over another field.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * RationalsWithRoots field = RationalsWithRoots.of(64);
 * Ellipsoid<BigFraction> ellipse = Ellipsoid.of(field, Vec.of(field, 3, 2));
 * ellipse.support(Vec.of(field, 1, 2));   // (9 / 5, 8 / 5)
 * }</pre>
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public final class Ellipsoid<E> implements BoundedSupportMapping<E> {

  private final EuclideanField<E> field;
  private final Vec<E> semiAxes;

  private Ellipsoid(EuclideanField<E> field, Vec<E> semiAxes) {
    this.field = field;
    this.semiAxes = semiAxes;
  }

  /** Returns the ellipsoid with these semi-axes. */
  public static <E> Ellipsoid<E> of(EuclideanField<E> field, Vec<E> semiAxes) {
    Regions.requireSameField("the vector of semi-axes", semiAxes.field(), "the ellipsoid", field);
    for (int i = 0; i < semiAxes.dimension(); i++) {
      Regions.requireLength("semi-axis " + i, field, semiAxes.get(i));
    }
    return new Ellipsoid<>(field, semiAxes);
  }

  /** Returns (a₁, …, aₙ). */
  public Vec<E> semiAxes() {
    return semiAxes;
  }

  @Override
  public EuclideanField<E> field() {
    return field;
  }

  @Override
  public int dimension() {
    return semiAxes.dimension();
  }

  @Override
  public Vec<E> support(Vec<E> direction) {
    Vec<E> onBall = scaled(direction);
    E squaredLength = onBall.squaredNorm();
    Vec<E> point = scaled(onBall);
    return point.times(
        field.isZero(squaredLength) ? field.zero() : field.inverseSqrt(squaredLength));
  }

  /** Returns Dx. */
  private Vec<E> scaled(Vec<E> x) {
    List<E> scaled = new ArrayList<>();
    for (int i = 0; i < dimension(); i++) {
      scaled.add(field.times(semiAxes.get(i), x.get(i)));
    }
    return Vec.from(field, scaled);
  }

  @Override
  public E supportUpperBound(Vec<E> direction) {
    return field.sqrt(scaled(direction).squaredNorm());
  }

  @Override
  public boolean isPolyhedral() {
    int thick = 0;
    for (int i = 0; i < dimension(); i++) {
      thick += field.signum(semiAxes.get(i));
    }
    return thick <= 1;
  }

  /** Returns the semi-axes after the name. */
  @Override
  public String toString() {
    return "ellipsoid " + semiAxes;
  }
}
