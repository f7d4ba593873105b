package org.certigjk.samples;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.function.UnaryOperator;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/** Changes to polytopes and rows of coordinates. */
public final class Polytopes {

  private Polytopes() {}

  /** The points in order, in a list that may be changed. */
  public static <E> List<Vec<E>> points(Polytope<E> body) {
    List<Vec<E>> points = new ArrayList<>();
    for (int i = 0; i < body.size(); i++) {
      points.add(body.get(i));
    }
    return points;
  }

  /** Every point changed. */
  public static <E> Polytope<E> map(Polytope<E> body, UnaryOperator<Vec<E>> change) {
    return Polytope.from(points(body).stream().map(change).toList());
  }

  /** Every coordinate changed. */
  public static double[][] map(double[][] rows, DoubleUnaryOperator change) {
    return Arrays.stream(rows)
        .map(row -> Arrays.stream(row).map(change).toArray())
        .toArray(double[][]::new);
  }
}
