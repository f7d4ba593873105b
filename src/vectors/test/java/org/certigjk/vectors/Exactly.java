package org.certigjk.vectors;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.samples.BruteForce;
import org.jspecify.annotations.Nullable;

/** Exact facts about arrays of doubles. */
public final class Exactly {

  private Exactly() {}

  public static BigFraction[][] rows(double[][] rows) {
    return BruteForce.exactly(rows);
  }

  /** Reads {@code [1, -2, 3]}. */
  static BigFraction[] vector(@Nullable String text) {
    String list = Objects.requireNonNull(text).replaceAll("[\\[\\] ]", "");
    return Arrays.stream(list.split(",", -1))
        .map(k -> new BigFraction(new BigInteger(k)))
        .toArray(BigFraction[]::new);
  }

  /** N·x for all rows x. */
  static BigFraction[] heights(double[][] rows, BigFraction[] normal) {
    return Arrays.stream(rows(rows)).map(x -> dot(x, normal)).toArray(BigFraction[]::new);
  }

  static BigFraction dot(BigFraction[] x, BigFraction[] y) {
    BigFraction sum = BigFraction.ZERO;
    for (int c = 0; c < x.length; c++) {
      sum = sum.add(x[c].multiply(y[c]));
    }
    return sum;
  }

  static BigFraction max(BigFraction[] numbers) {
    return Arrays.stream(numbers).max(BigFraction::compareTo).orElseThrow();
  }

  static BigFraction min(BigFraction[] numbers) {
    return Arrays.stream(numbers).min(BigFraction::compareTo).orElseThrow();
  }

  /** The rows whose height is that of the plane. */
  static BigFraction[][] at(double[][] rows, BigFraction[] heights, BigFraction plane) {
    BigFraction[][] exact = rows(rows);
    return IntStream.range(0, rows.length)
        .filter(k -> heights[k].equals(plane))
        .mapToObj(k -> exact[k])
        .toArray(BigFraction[][]::new);
  }

  /** The dimension of the affine hull. */
  public static int affineRank(BigFraction[][] rows) {
    if (rows.length == 1) {
      return 0;
    }
    BigFraction[][] differences = new BigFraction[rows.length - 1][];
    for (int k = 1; k < rows.length; k++) {
      differences[k - 1] = minus(rows[k], rows[0]);
    }
    return BruteForce.rank(differences);
  }

  public static BigFraction[] minus(BigFraction[] x, BigFraction[] y) {
    BigFraction[] difference = new BigFraction[x.length];
    for (int c = 0; c < x.length; c++) {
      difference[c] = x[c].subtract(y[c]);
    }
    return difference;
  }

  /** The distance that is known by construction, rounded. */
  static double distance(@Nullable KnownAnswer answer) {
    return Conversions.sqrtToDouble(
        Objects.requireNonNull(Objects.requireNonNull(answer).squaredDistance()));
  }
}
