package org.certigjk.shape;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;

/**
 * An affine map T(x) = Bx + c from Rⁿ to Rᵐ, B with m rows and n columns, c ∈ Rᵐ.
 *
 * <p>Source: van den Bergen 1999, section 3. For maps that move bodies without changing their shape
 * see {@link Rotations}. B may be singular, and m &ne; n: a projection or an embedding is an affine
 * map too.
 *
 * <p><b>Guarantee.</b> Immutable. Exact over an exact field.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for rows of different dimension or field, for
 * a translation with more or fewer coordinates than there are rows, and for a point or a region of
 * another dimension than n.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Rationals field = Rationals.INSTANCE;
 * AffineMap<BigFraction> shear =
 *     AffineMap.of(List.of(Vec.of(field, 1, 1), Vec.of(field, 0, 1)), Vec.of(field, 0, 5));
 * shear.apply(Vec.of(field, 1, 2));   // (3, 7)
 * }</pre>
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
@SuppressWarnings("index") // there is at least one row, and rows are numbers from 0
public final class AffineMap<E> {

  private final Vec<E>[] rows;
  private final Vec<E> translation;

  private AffineMap(Vec<E>[] rows, Vec<E> translation) {
    this.rows = rows;
    this.translation = translation;
  }

  /** Returns the map x ↦ Bx + c, B given by its rows. */
  public static <E> AffineMap<E> of(List<Vec<E>> rows, Vec<E> translation) {
    if (rows.size() != translation.dimension()) {
      throw new IllegalArgumentException(
          "a matrix with %d rows and a translation with %d coordinates"
              .formatted(rows.size(), translation.dimension()));
    }
    Vec<E>[] copy = newArray(rows.size());
    for (int i = 0; i < copy.length; i++) {
      copy[i] = rows.get(i);
      requireFits(copy[0], copy[i], i);
      Regions.requireSameField("row " + i, copy[i].field(), "the translation", translation.field());
    }
    return new AffineMap<>(copy, translation);
  }

  /** Returns the map x ↦ x + c. */
  public static <E> AffineMap<E> translation(Vec<E> translation) {
    int n = translation.dimension();
    List<Vec<E>> rows = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      rows.add(Vec.unit(translation.field(), n, i));
    }
    return of(rows, translation);
  }

  /** Returns the map x ↦ (a₁x₁, …, aₙxₙ). */
  public static <E> AffineMap<E> scaling(Vec<E> factors) {
    int n = factors.dimension();
    List<Vec<E>> rows = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      rows.add(Vec.unit(factors.field(), n, i).times(factors.get(i)));
    }
    return linear(rows);
  }

  /** Returns the map x ↦ Bx, B given by its rows. */
  public static <E> AffineMap<E> linear(List<Vec<E>> rows) {
    if (rows.isEmpty()) {
      throw new IllegalArgumentException("a matrix needs at least one row");
    }
    OrderedField<E> field = rows.get(0).field();
    return of(rows, Vec.unit(field, rows.size(), 0).times(field.zero()));
  }

  private static <E> void requireFits(Vec<E> first, Vec<E> row, int index) {
    if (row.dimension() != first.dimension()) {
      throw new IllegalArgumentException(
          "row %d has %d coordinates, row 0 has %d"
              .formatted(index, row.dimension(), first.dimension()));
    }
  }

  /** A generic array cannot be made otherwise; at run time it is a {@code Vec[]}. */
  @SuppressWarnings("unchecked")
  private static <E> Vec<E>[] newArray(int length) {
    return (Vec<E>[]) new Vec<?>[length];
  }

  /** Returns the field of the coefficients. */
  public OrderedField<E> field() {
    return translation.field();
  }

  /** Returns n, the dimension of the arguments. */
  public int dimension() {
    return rows[0].dimension();
  }

  /** Returns m, the dimension of the values. */
  public int imageDimension() {
    return rows.length;
  }

  /** Returns the row of B with this index, from 0. */
  public Vec<E> row(int index) {
    return rows[index];
  }

  /** Returns c. */
  public Vec<E> translation() {
    return translation;
  }

  /** Returns T(x) = Bx + c. */
  public Vec<E> apply(Vec<E> x) {
    return linearPart(x).plus(translation);
  }

  /** Returns Bx. */
  private Vec<E> linearPart(Vec<E> x) {
    List<E> products = new ArrayList<>();
    for (Vec<E> row : rows) {
      products.add(row.dot(x));
    }
    return Vec.from(field(), products);
  }

  /** Returns Bᵀv, the direction that v becomes when it is pulled back. */
  public Vec<E> pullBack(Vec<E> v) {
    return v.combination(rows);
  }

  /** Returns the map x ↦ T(S(x)), where T is this map and S the other one. */
  public AffineMap<E> after(AffineMap<E> other) {
    List<Vec<E>> products = new ArrayList<>();
    for (Vec<E> row : rows) {
      products.add(other.pullBack(row)); // a row of the product is a combination of rows
    }
    return of(products, apply(other.translation));
  }

  /** Returns T(A) as a support mapping. */
  public AffineImage<E> image(SupportMapping<E> region) {
    return AffineImage.of(this, region);
  }

  /** Returns T(P), given by the images of the points, with the same indices. */
  public Polytope<E> image(Polytope<E> polytope) {
    List<Vec<E>> points = new ArrayList<>();
    for (int k = 0; k < polytope.size(); k++) {
      points.add(apply(polytope.get(k)));
    }
    return Polytope.from(points);
  }

  /** Returns the rows and the translation in one line. */
  @Override
  public String toString() {
    return "x ↦ " + Arrays.toString(rows) + "x + " + translation;
  }
}
