package org.certigjk.integral;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * The convex hull of points with integer coordinates, over a field. Of many points no more than a
 * piece is made at a time, again whenever it is needed: a vector of exact numbers takes many times
 * the memory of its coordinates in doubles.
 *
 * <p><b>Guarantee.</b> As {@link Polytope}: {@link #supportIndex} is the lowest index that attains
 * the maximum.
 */
final class PiecewisePolytope<E> implements IndexedSupportMapping<E> {

  /** The number of points of a piece, the last one aside. */
  static final int PIECE = 1 << 12;

  private final OrderedField<E> field;
  private final IntegerRows rows;
  private final @Nullable Polytope<E> whole;

  PiecewisePolytope(OrderedField<E> field, IntegerRows rows) {
    this.field = field;
    this.rows = rows;
    this.whole = rows.size() <= PIECE ? Polytope.from(vectors(0, rows.size())) : null;
  }

  /** Returns the polytope itself, or {@code null} if it has more than one piece. */
  @Nullable Polytope<E> whole() {
    return whole;
  }

  int pieces() {
    return (rows.size() + PIECE - 1) / PIECE;
  }

  /** Returns chosen points and behind them those of a piece; none beyond the last piece. */
  Polytope<E> piece(int number, int... chosen) {
    List<Vec<E>> vectors = new ArrayList<>(chosen.length + PIECE);
    for (int index : chosen) {
      vectors.add(get(index));
    }
    int from = Math.min(number * PIECE, rows.size());
    vectors.addAll(vectors(from, Math.min(from + PIECE, rows.size())));
    return Polytope.from(vectors);
  }

  private List<Vec<E>> vectors(int from, int to) {
    List<Vec<E>> vectors = new ArrayList<>(to - from);
    for (int k = from; k < to; k++) {
      vectors.add(vector(field, rows.get(k)));
    }
    return vectors;
  }

  /** Returns the vector with these coordinates. */
  static <E> Vec<E> vector(OrderedField<E> field, BigInteger[] x) {
    List<E> coordinates = new ArrayList<>(x.length);
    for (BigInteger coordinate : x) {
      coordinates.add(field.of(coordinate));
    }
    return Vec.from(field, coordinates);
  }

  @Override
  public OrderedField<E> field() {
    return field;
  }

  @Override
  public int dimension() {
    return rows.get(0).length;
  }

  @Override
  public Vec<E> get(int index) {
    return whole != null ? whole.get(index) : vector(field, rows.get(index));
  }

  @Override
  public int supportIndex(Vec<E> direction) {
    if (whole != null) {
      return whole.supportIndex(direction);
    }
    int best = 0;
    E maximum = direction.dot(get(0));
    for (int number = 0; number < pieces(); number++) {
      Polytope<E> piece = piece(number);
      int index = piece.supportIndex(direction);
      E value = direction.dot(piece.get(index));
      if (field.compare(value, maximum) > 0) {
        best = number * PIECE + index;
        maximum = value;
      }
    }
    return best;
  }

  /** Returns the points in order, in braces; only their number if they are many. */
  @Override
  public String toString() {
    return whole != null ? whole.toString() : "{" + rows.size() + " points}";
  }
}
