package org.certigjk.hull;

import java.util.Arrays;

/** Rows of coordinates made into columns. */
@SuppressWarnings("index") // all rows, and all columns, are equally long
final class Coordinates {

  /** Magnitudes between 2 to plus and minus this power are left as they are. */
  private static final int ORDINARY = 100;

  private Coordinates() {}

  /**
   * The coordinates of points of {@code least} to {@code most} dimensions as {@code most} columns;
   * those beyond the points' dimension are 0, and so is &minus;0.0.
   *
   * @throws IllegalArgumentException for no points, points of different or other dimensions, and a
   *     coordinate that is NaN or infinite
   */
  static double[][] columns(double[][] points, int least, int most) {
    if (points.length == 0) {
      throw new IllegalArgumentException("no points: a hull has at least one");
    }
    int dimension = points[0].length;
    if (dimension < least || dimension > most) {
      throw new IllegalArgumentException(
          "the points have %d coordinates: a hull is found for %d to %d"
              .formatted(dimension, least, most));
    }
    double[][] columns = new double[most][points.length];
    for (int k = 0; k < points.length; k++) {
      if (points[k].length != points[0].length) {
        throw new IllegalArgumentException(
            "point %d has %d coordinates, point 0 has %d"
                .formatted(k, points[k].length, points[0].length));
      }
      for (int c = 0; c < points[k].length; c++) {
        columns[c][k] = number(points[k][c], k, c);
      }
    }
    return columns;
  }

  private static double number(double x, int point, int coordinate) {
    if (!Double.isFinite(x)) {
      throw new IllegalArgumentException(
          "point %d, coordinate %d: %s is not a number".formatted(point, coordinate, x));
    }
    return x + 0.0;
  }

  /**
   * Brings the coordinates near 1 if they are huge or tiny, by a power of two, if all products are
   * exact. No orientation changes, and computing one in doubles no longer overflows or underflows.
   */
  static void scale(double[][] columns) {
    double magnitude = 0;
    for (double[] column : columns) {
      for (double coordinate : column) {
        magnitude = Math.max(magnitude, Math.abs(coordinate));
      }
    }
    int shift = -Math.getExponent(magnitude);
    boolean scalable =
        Math.abs(shift) > ORDINARY
            && Arrays.stream(columns)
                .flatMapToDouble(Arrays::stream)
                .allMatch(x -> Math.scalb(Math.scalb(x, shift), -shift) == x);
    if (scalable) {
      for (double[] column : columns) {
        Arrays.setAll(column, k -> Math.scalb(column[k], shift));
      }
    }
  }
}
