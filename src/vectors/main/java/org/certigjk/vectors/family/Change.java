package org.certigjk.vectors.family;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.PointPair;

/** A pair that is being changed, and the point and the axis where; for {@link Mutation}. */
final class Change {

  private static final int MOST_POINTS = 64;

  final Draw draw;
  final NumberFormat format;
  private final PointPair before;
  private final PointPair partner;
  private double[][] a;
  private double[][] b;
  private final boolean isOfA;

  /** The body with the point that changes. */
  final double[][] rows;

  /** The point that changes, a row of {@link #rows}. */
  final double[] x;

  /** Another point of the same body, perhaps the same one. */
  final double[] y;

  /** A point of the other body. */
  final double[] z;

  /** The coordinate that changes. */
  final int axis;

  Change(Draw draw, NumberFormat format, PointPair pair, PointPair partner) {
    this.draw = draw;
    this.format = format;
    this.before = pair;
    this.partner = partner;
    this.a = pair.a();
    this.b = pair.b();
    this.isOfA = draw.coin();
    this.rows = isOfA ? a : b;
    this.x = rows[draw.below(rows.length)];
    this.y = own();
    this.z = other();
    this.axis = draw.below(x.length);
  }

  double[][] a() {
    return a;
  }

  double[][] b() {
    return b;
  }

  PointPair before() {
    return before;
  }

  /** Returns a point of the same body. */
  double[] own() {
    return rows[draw.below(rows.length)];
  }

  /** Returns a point of the other body. */
  double[] other() {
    double[][] others = isOfA ? b : a;
    return others[draw.below(others.length)];
  }

  /** Makes the point another one. */
  void put(double[] point) {
    System.arraycopy(point, 0, x, 0, x.length);
  }

  void replace(double[][] newA, double[][] newB) {
    a = newA;
    b = newB;
  }

  /** Adds a point to the body, unless it has many. */
  void add(double[] point) {
    if (rows.length >= MOST_POINTS) {
      return;
    }
    double[][] more = Arrays.copyOf(rows, rows.length + 1);
    more[rows.length] = point;
    replace(isOfA ? more : a, isOfA ? b : more);
  }

  /** Replaces the body without the point by that of the partner. */
  void replaceOthers() {
    if (isOfA) {
      b = partner.b();
    } else {
      a = partner.a();
    }
  }

  void replaceAll(DoubleUnaryOperator function) {
    for (double[][] body : new double[][][] {a, b}) {
      for (double[] row : body) {
        Arrays.setAll(row, c -> function.applyAsDouble(row[c]));
      }
    }
  }

  /** Returns the exponent of the largest coordinate, 0 if all are 0. */
  int exponent() {
    return exponent(a, b);
  }

  static int exponent(double[][] a, double[][] b) {
    double largest = 0;
    for (double[][] body : new double[][][] {a, b}) {
      for (double[] row : body) {
        for (double x : row) {
          largest = Math.max(largest, Math.abs(x));
        }
      }
    }
    return largest == 0 ? 0 : Weight.highestBit(largest);
  }

  /** Returns the changed pair, rounded to the format; without the change if it left the range. */
  PointPair rounded() {
    replaceAll(format::round);
    boolean isFinite =
        Arrays.stream(new double[][][] {a, b})
            .flatMap(Arrays::stream)
            .flatMapToDouble(Arrays::stream)
            .allMatch(Double::isFinite);
    if (isFinite) {
      return PointPair.of(a, b);
    }
    a = before.a();
    b = before.b();
    replaceAll(format::nearest);
    return PointPair.of(a, b);
  }
}
