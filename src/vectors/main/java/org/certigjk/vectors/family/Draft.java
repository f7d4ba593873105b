package org.certigjk.vectors.family;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleSupplier;
import java.util.function.DoubleUnaryOperator;
import org.certigjk.vectors.KnownAnswer;
import org.certigjk.vectors.NumberFormat;
import org.jspecify.annotations.Nullable;

/** A pair as a generator makes it: two arrays of points, what was drawn, what is known. */
final class Draft {

  final double[][] a;
  final double[][] b;
  final Map<String, String> parameters = new LinkedHashMap<>();
  @Nullable KnownAnswer answer;

  Draft(double[][] a, double[][] b) {
    this.a = a;
    this.b = b;
  }

  /**
   * Draws coordinate by coordinate where B is, and then the points of both, A around 0.
   *
   * @param place draws a coordinate of the place of B
   * @param point draws a coordinate of a point, from that of its place
   */
  static Draft aroundTwoPlaces(
      int dimension, int size, DoubleSupplier place, DoubleUnaryOperator point) {
    double[][] a = new double[size][dimension];
    double[][] b = new double[size][dimension];
    for (int c = 0; c < dimension; c++) {
      double ofB = place.getAsDouble();
      for (int k = 0; k < size; k++) {
        a[k][c] = point.applyAsDouble(0);
        b[k][c] = point.applyAsDouble(ofB);
      }
    }
    return new Draft(a, b);
  }

  /** Records a parameter. */
  Draft with(String name, Object value) {
    parameters.put(name, value.toString());
    return this;
  }

  /** Records what is known of the answer. */
  Draft knowing(KnownAnswer known) {
    this.answer = known;
    return this;
  }

  /** Rounds all coordinates to numbers of this format. */
  Draft rounded(NumberFormat format) {
    for (double[][] rows : List.of(a, b)) {
      for (double[] row : rows) {
        for (int c = 0; c < row.length; c++) {
          row[c] = format.round(row[c]);
        }
      }
    }
    return this;
  }

  /** Returns this pair or its mirror image, with the same parameters and answer. */
  Draft mirroredIf(boolean mirrored) {
    Draft draft = mirrored ? new Draft(b, a) : new Draft(a, b);
    draft.parameters.putAll(parameters);
    draft.answer = answer;
    return draft;
  }
}
