package org.certigjk.shape;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.PolytopeMapping;
import org.certigjk.geometry.Vec;

/**
 * The box [&minus;η₁, η₁] × … × [&minus;ηₙ, ηₙ] with the half extents ηᵢ &ge; 0, centred at the
 * origin, its edges along the axes.
 *
 * <pre>  s(x) = (sgn(x₁)η₁, …, sgn(xₙ)ηₙ),   sgn(x) = −1 if x &lt; 0, else 1.</pre>
 *
 * <p>Source: van den Bergen 1999, section 3, there for n = 3. A box somewhere else is an {@link
 * AffineImage}.
 *
 * <p><b>Guarantee.</b> Immutable. A support point costs n comparisons instead of the 2ⁿ inner
 * products of {@link #toPolytope()}. The corner with the index Σ bᵢ2ⁱ, i = 0, …, n &minus; 1, has
 * +η in the coordinates with bᵢ = 1. Ties go to +η, hence to the <em>highest</em> index, other than
 * those of {@link Polytope}.
 *
 * <p><b>Limits.</b> At most {@value #MAX_DIMENSION} dimensions.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a half extent that is negative or not a
 * number, and for too many dimensions.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Box<BigFraction> box = Box.of(Vec.of(Rationals.INSTANCE, 1, 2, 3));
 * box.support(Vec.of(Rationals.INSTANCE, 1, -1, 0)); // (1, -2, 3)
 * }</pre>
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public final class Box<E> implements PolytopeMapping<E>, BoundedSupportMapping<E> {

  /** The greatest number of dimensions: the corners are numbered by an {@code int}. */
  public static final int MAX_DIMENSION = 30;

  private final Vec<E> halfExtents;

  private Box(Vec<E> halfExtents) {
    this.halfExtents = halfExtents;
  }

  /** Returns the box with these half extents. */
  public static <E> Box<E> of(Vec<E> halfExtents) {
    if (halfExtents.dimension() > MAX_DIMENSION) {
      throw new IllegalArgumentException(
          "a box of dimension %d: at most %d are possible"
              .formatted(halfExtents.dimension(), MAX_DIMENSION));
    }
    for (int i = 0; i < halfExtents.dimension(); i++) {
      Regions.requireLength("half extent " + i, halfExtents.field(), halfExtents.get(i));
    }
    return new Box<>(halfExtents);
  }

  /** Returns (η₁, …, ηₙ). */
  public Vec<E> halfExtents() {
    return halfExtents;
  }

  @Override
  public OrderedField<E> field() {
    return halfExtents.field();
  }

  @Override
  public int dimension() {
    return halfExtents.dimension();
  }

  @Override
  @SuppressWarnings("index") // at most 30 of the lower bits are set
  public int supportIndex(Vec<E> direction) {
    int index = 0;
    for (int i = 0; i < dimension(); i++) {
      if (field().signum(direction.get(i)) >= 0) {
        index |= 1 << i;
      }
    }
    return index;
  }

  /** Returns the number of corners, 2ⁿ; corners coincide where a half extent is 0. */
  public int size() {
    return 1 << dimension();
  }

  @Override
  public Vec<E> get(int index) {
    if (index < 0 || index >= size()) {
      throw new IndexOutOfBoundsException(
          "corner %d of a box with %d corners".formatted(index, size()));
    }
    List<E> corner = new ArrayList<>();
    for (int i = 0; i < dimension(); i++) {
      E eta = halfExtents.get(i);
      corner.add((index >> i & 1) == 1 ? eta : field().unaryMinus(eta));
    }
    return Vec.from(field(), corner);
  }

  /** Returns h(x) = Σ |xᵢ|ηᵢ. */
  @Override
  public E supportUpperBound(Vec<E> direction) {
    return supportValue(direction);
  }

  @Override
  public boolean isPolyhedral() {
    return true;
  }

  /** Returns the polytope of the 2ⁿ corners, with the same indices. */
  @Override
  public Polytope<E> toPolytope() {
    List<Vec<E>> corners = new ArrayList<>();
    for (int index = 0; index < size(); index++) {
      corners.add(get(index));
    }
    return Polytope.from(corners);
  }

  /** Returns the half extents after the name. */
  @Override
  public String toString() {
    return "box " + halfExtents;
  }
}
