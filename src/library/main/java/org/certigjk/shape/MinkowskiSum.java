package org.certigjk.shape;

import org.certigjk.field.OrderedField;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;

/**
 * The Minkowski sum A ⊕ B = { a + b | a ∈ A, b ∈ B } of two regions, by its support mapping.
 *
 * <pre>  s_{A ⊕ B}(d) = s_A(d) + s_B(d),   h_{A ⊕ B}(d) = h_A(d) + h_B(d).</pre>
 *
 * <p>Source: van den Bergen 1999, section 2, with &minus;B for B.
 *
 * <p><b>Guarantee.</b> Immutable. The bounds of {@link BoundedSupportMapping}.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for regions of different dimension or field.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Rationals field = Rationals.INSTANCE;
 * MinkowskiSum<BigFraction> sum =
 *     MinkowskiSum.of(Box.of(Vec.of(field, 1, 1)), Box.of(Vec.of(field, 2, 0)));
 * sum.support(Vec.of(field, 1, -1));   // (3, -1)
 * }</pre>
 *
 * @param <E> the type of the coordinates
 */
public final class MinkowskiSum<E> implements BoundedSupportMapping<E> {

  private final SupportMapping<E> a;
  private final SupportMapping<E> b;

  private MinkowskiSum(SupportMapping<E> a, SupportMapping<E> b) {
    this.a = a;
    this.b = b;
  }

  /** Returns A ⊕ B. */
  public static <E> MinkowskiSum<E> of(SupportMapping<E> a, SupportMapping<E> b) {
    Regions.requireSameSpace("A", a, "B", b);
    return new MinkowskiSum<>(a, b);
  }

  @Override
  public OrderedField<E> field() {
    return a.field();
  }

  @Override
  public int dimension() {
    return a.dimension();
  }

  @Override
  public Vec<E> support(Vec<E> direction) {
    return a.support(direction).plus(b.support(direction));
  }

  @Override
  public E supportUpperBound(Vec<E> direction) {
    return field()
        .plus(
            BoundedSupportMapping.upperBound(a, direction),
            BoundedSupportMapping.upperBound(b, direction));
  }

  @Override
  public boolean isPolyhedral() {
    return BoundedSupportMapping.isPolyhedral(a) && BoundedSupportMapping.isPolyhedral(b);
  }

  /** Returns the two regions with ⊕ between them. */
  @Override
  public String toString() {
    return "(" + a + ") ⊕ (" + b + ")";
  }
}
