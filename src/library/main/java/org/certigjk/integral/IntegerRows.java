package org.certigjk.integral;

import java.math.BigInteger;

/** Points with integer coordinates, each made when it is asked for. */
public interface IntegerRows {

  /** Returns the number of points. */
  int size();

  /** Returns the coordinates of a point. */
  BigInteger[] get(int index);

  /** Returns points that are there already. */
  static IntegerRows of(BigInteger[]... points) {
    return new IntegerRows() {
      @Override
      public int size() {
        return points.length;
      }

      @Override
      public BigInteger[] get(int index) {
        return points[index];
      }
    };
  }
}
