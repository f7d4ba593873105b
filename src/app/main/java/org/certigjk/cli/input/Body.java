package org.certigjk.cli.input;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.json.JsonNumbers;
import org.certigjk.json.JsonText;
import org.certigjk.number.Numerals;
import org.jspecify.annotations.Nullable;

/**
 * The points of a body as they were read: doubles where all numbers are, and elements of the field
 * when they are asked for.
 *
 * @param <E> the type of the coordinates
 */
public final class Body<E> {

  /** No double has so many bits in numerator and denominator. */
  private static final int LONGER_THAN_DOUBLES = 2200;

  private final Arithmetic<E> arithmetic;
  private final double @Nullable [][] rows;
  private @Nullable Polytope<E> points;

  private Body(Arithmetic<E> arithmetic, double @Nullable [][] rows, @Nullable Polytope<E> points) {
    this.arithmetic = arithmetic;
    this.rows = rows;
    this.points = points;
  }

  /** Returns the body with these points. */
  public static <E> Body<E> of(Arithmetic<E> arithmetic, Polytope<E> points) {
    return new Body<>(arithmetic, null, points);
  }

  /** Returns the points. */
  public Polytope<E> points() {
    Polytope<E> known = points;
    if (known == null) {
      if (rows == null) {
        throw new IllegalStateException("neither doubles nor points");
      }
      known = Polytope.of(arithmetic.field(), rows);
      points = known;
    }
    return known;
  }

  /** Returns the points as doubles, {@code null} if a coordinate is none. */
  public @Nullable DoublePolytope doubles() {
    return rows == null ? DoublePolytope.fromOrNull(points()) : DoublePolytope.of(rows);
  }

  /** Returns the number of points. */
  int size() {
    return rows == null ? points().size() : rows.length;
  }

  /** Returns the points as they were read, {@code null} if a coordinate was no double. */
  double @Nullable [][] rows() {
    return rows;
  }

  /** Returns the body with only these of the points. */
  Body<E> only(BitSet wanted) {
    if (rows != null) {
      double[][] some = wanted.stream().mapToObj(k -> rows[k]).toArray(double[][]::new);
      return new Body<>(arithmetic, some, null);
    }
    Polytope<E> all = points();
    return of(arithmetic, Polytope.from(wanted.stream().mapToObj(all::get).toList()));
  }

  /** Returns n. */
  public int dimension() {
    return rows == null ? points().dimension() : rows[0].length;
  }

  /** Writes the points as a field that every reader reads as the same numbers. */
  public void write(JsonText json, String name) {
    if (rows == null) {
      new JsonNumbers<>(arithmetic.field()).writeInput(json, name, points());
    } else {
      JsonNumbers.writeInput(json, name, rows);
    }
  }

  /**
   * Returns a lower bound of what {@link #write} writes, in bytes, quickly: p and q of a number
   * "p/q" that is too long to be a double are counted by their bits.
   */
  public long leastLength() {
    OrderedField<E> field = arithmetic.field();
    if (rows != null || !field.exact()) {
      return 0;
    }
    long length = 0;
    Polytope<E> known = points();
    for (int k = 0; k < known.size(); k++) {
      for (int c = 0; c < known.dimension(); c++) {
        BigFraction number = field.toRational(known.get(k).get(c));
        long bits = (long) number.getNumerator().bitLength() + number.getDenominator().bitLength();
        length += bits < LONGER_THAN_DOUBLES ? 0 : (long) ((bits - 2) * Math.log10(2));
      }
    }
    return length;
  }

  /** Collects numerals: coordinate by coordinate, point by point. */
  static final class Builder<E> {

    private final Arithmetic<E> arithmetic;
    private final boolean nearest;
    private final List<double[]> rows = new ArrayList<>();
    private final List<Vec<E>> points = new ArrayList<>();
    private double[] row = new double[4];
    private int length;

    /** The coordinates of the present point, from the first one on that is not a double. */
    private final List<E> elements = new ArrayList<>();

    Builder(Arithmetic<E> arithmetic) {
      this.arithmetic = arithmetic;
      this.nearest = !Double.isNaN(arithmetic.decimal("0"));
    }

    /** Returns the number of points. */
    int size() {
      return rows.size() + points.size();
    }

    /** Returns the dimension of the first point. */
    int dimension() {
      return rows.isEmpty() ? points.get(0).dimension() : rows.get(0).length;
    }

    /** Returns the number of coordinates of the present point. */
    int length() {
      return elements.isEmpty() ? length : elements.size();
    }

    /**
     * Adds a coordinate to the present point.
     *
     * @throws NumberFormatException if it is not a numeral, or beyond the range
     */
    void add(String numeral) {
      double number =
          elements.isEmpty() && points.isEmpty() ? arithmetic.decimal(numeral) : Double.NaN;
      if (Double.isNaN(number)) {
        addElement(arithmetic.parse(numeral));
      } else {
        add(number);
      }
    }

    /** Adds a coordinate, if {@link #takesDoubles()}. */
    void add(double number) {
      row = length < row.length ? row : Arrays.copyOf(row, 2 * length);
      row[length] = number;
      length++;
    }

    /** Returns whether a decimal can be added as the double nearest to it. */
    boolean takesDoubles() {
      return nearest && elements.isEmpty() && points.isEmpty();
    }

    /** Adds a point, if {@link #takesDoubles()} and no other point has been begun. */
    void addPoint(double[] point) {
      rows.add(point);
    }

    /**
     * Adds a coordinate that is a double in the file.
     *
     * @throws NumberFormatException if it is not finite, or beyond the range of the field
     */
    void addDouble(double number) {
      if (!Double.isFinite(number)) {
        throw new NumberFormatException(number + " is no coordinate: it must be finite");
      }
      if (takesDoubles()) {
        add(number + 0.0);
      } else {
        addElement(arithmetic.parse(Numerals.formatHex(number)));
      }
    }

    private void addElement(E element) {
      for (int c = 0; c < length; c++) {
        elements.add(arithmetic.field().of(row[c]));
      }
      length = 0;
      elements.add(element);
    }

    /** Ends the present point. */
    void endPoint() {
      if (elements.isEmpty()) {
        rows.add(Arrays.copyOf(row, length));
        length = 0;
        return;
      }
      for (double[] before : rows) {
        points.add(Vec.of(arithmetic.field(), before));
      }
      rows.clear();
      points.add(Vec.from(arithmetic.field(), elements));
      elements.clear();
    }

    Body<E> build() {
      return points.isEmpty()
          ? new Body<>(arithmetic, rows.toArray(double[][]::new), null)
          : of(arithmetic, Polytope.from(points));
    }
  }
}
