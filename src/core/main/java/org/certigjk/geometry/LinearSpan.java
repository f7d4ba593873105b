package org.certigjk.geometry;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Integers;
import org.certigjk.field.OrderedField;
import org.certigjk.field.RationalField;
import org.certigjk.field.Rationals;
import org.jspecify.annotations.Nullable;

/**
 * The linear span of vectors x₁, …, x_k of Rⁿ, kept as the rows of a reduced row echelon form
 * (Gauss–Jordan elimination, first non-zero entry as pivot).
 *
 * <p>Over {@link Rationals} and every {@link RationalField} the elimination runs on integers
 * ({@link IntegralSpan}), on positive multiples of the vectors; the reduced form is the same.
 *
 * <p><b>Guarantee.</b> Exact over an exact field. Mutable; not for use by several threads.
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public final class LinearSpan<E> {

  private final OrderedField<E> field;
  private final int ambientDimension;
  private final List<Row<E>> rows = new ArrayList<>();

  /** The span of the multiples over the integers; {@code null} where rows are kept instead. */
  private final @Nullable IntegralSpan<BigInteger> integral;

  private record Row<E>(int pivot, Vec<E> entries) {}

  /** Makes the span {0} in Rⁿ. */
  public LinearSpan(OrderedField<E> field, int ambientDimension) {
    this.field = field;
    this.ambientDimension = ambientDimension;
    boolean rational = field.equals(Rationals.INSTANCE) || field instanceof RationalField;
    this.integral = rational ? new IntegralSpan<>(Integers.INSTANCE, ambientDimension) : null;
  }

  /** Returns the dimension of the span. */
  public int dimension() {
    return integral == null ? rows.size() : integral.dimension();
  }

  /** Returns whether the span is all of Rⁿ. */
  public boolean isWhole() {
    return dimension() == ambientDimension;
  }

  /** Adds x, and returns whether the span has grown, that is, x was not in it. */
  public boolean add(Vec<E> x) {
    if (integral != null) {
      return integral.add(integers(x));
    }
    Vec<E> rest = x;
    for (Row<E> row : rows) {
      rest = rest.minus(row.entries.times(rest.get(row.pivot)));
    }
    int pivot = firstNewPivot(rest);
    if (pivot == ambientDimension) {
      return false;
    }
    Vec<E> entries = rest.times(field.inverse(rest.get(pivot)));
    rows.replaceAll(
        row -> new Row<>(row.pivot, row.entries.minus(entries.times(row.entries.get(pivot)))));
    rows.add(new Row<>(pivot, entries));
    return true;
  }

  /** Rounding can leave a rest in the column of an old pivot; it is not a pivot again. */
  private int firstNewPivot(Vec<E> x) {
    int index = 0;
    while (index < ambientDimension && (isPivot(index) || field.isZero(x.get(index)))) {
      index++;
    }
    return index;
  }

  /**
   * Returns a vector d &ne; 0 that is orthogonal to the span, or {@code null} if the span is all of
   * Rⁿ: d is 1 in the first column without a pivot, 0 in the others.
   */
  public @Nullable Vec<E> orthogonal() {
    if (isWhole()) {
      return null;
    }
    if (integral != null) {
      return quotient(
          Objects.requireNonNull(integral.orthogonal(), "not whole"), integral.determinant());
    }
    int free = firstFreeColumn();
    Vec<E> d = Vec.unit(field, ambientDimension, free);
    for (Row<E> row : rows) {
      Vec<E> pivotUnit = Vec.unit(field, ambientDimension, row.pivot);
      d = d.minus(pivotUnit.times(row.entries.get(free)));
    }
    return d;
  }

  /** A positive multiple of x. */
  private Vec<BigInteger> integers(Vec<E> x) {
    return Vec.from(
        Integers.INSTANCE,
        x.cleared().coordinates().stream().map(c -> field.toRational(c).getNumerator()).toList());
  }

  private Vec<E> quotient(Vec<BigInteger> x, BigInteger divisor) {
    return Vec.from(
        field, x.coordinates().stream().map(c -> field.of(new BigFraction(c, divisor))).toList());
  }

  private int firstFreeColumn() {
    int column = 0;
    while (isPivot(column)) {
      column++;
    }
    return column;
  }

  private boolean isPivot(int column) {
    return rows.stream().anyMatch(row -> row.pivot == column);
  }
}
