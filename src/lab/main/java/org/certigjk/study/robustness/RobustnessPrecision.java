package org.certigjk.study.robustness;

import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.number.Floats;

/**
 * One of the two binary formats that distance loops are run in.
 *
 * @param label the name of the format
 * @param field its arithmetic
 * @param rounding takes a double to the nearest number of the format
 * @param spacing the distance from a number to the next larger one of the format
 * @param <E> the type of its numbers
 */
public record RobustnessPrecision<E>(
    String label,
    OrderedField<E> field,
    DoubleUnaryOperator rounding,
    DoubleUnaryOperator spacing) {

  public static final RobustnessPrecision<Float> FLOAT =
      new RobustnessPrecision<>(
          "float", Floats.INSTANCE, x -> (float) x, x -> (double) Math.ulp((float) x));

  public static final RobustnessPrecision<Double> DOUBLE =
      new RobustnessPrecision<>("double", Doubles.INSTANCE, x -> x, Math::ulp);

  /** Both formats. */
  public static final List<RobustnessPrecision<?>> ALL = List.of(FLOAT, DOUBLE);

  /** Returns the points with every coordinate rounded to this format. */
  double[][] round(double[][] points) {
    return Arrays.stream(points)
        .map(point -> Arrays.stream(point).map(rounding).toArray())
        .toArray(double[][]::new);
  }

  /** Returns how many units in the last place of the exact distance the claimed one is off. */
  double errorInUlps(double claimed, double exact) {
    return Math.abs(claimed - exact) / spacing.applyAsDouble(exact);
  }

  @Override
  public String toString() {
    return label;
  }
}
