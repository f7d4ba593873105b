package org.certigjk.samples;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * Orientations by decimal arithmetic, in which every double and every sum and product of doubles is
 * exact. It shares no code and no idea with the library.
 */
public final class Determinants {

  private Determinants() {}

  /** The coordinates as decimals. */
  public static BigDecimal[] exactly(double... point) {
    return Arrays.stream(point).mapToObj(BigDecimal::new).toArray(BigDecimal[]::new);
  }

  /** The coordinates as decimals, row by row. */
  public static BigDecimal[][] exactly(double[]... points) {
    return Arrays.stream(points).map(Determinants::exactly).toArray(BigDecimal[][]::new);
  }

  /**
   * The coordinates times one power of two, so that they are integers and not all even: no
   * orientation changes, and computing one takes less time.
   */
  public static BigDecimal[][] integers(double[]... points) {
    BigDecimal scale = BigDecimal.valueOf(2).pow(1074);
    BigInteger[][] multiples =
        Arrays.stream(exactly(points))
            .map(point -> Arrays.stream(point).map(x -> x.multiply(scale).toBigIntegerExact()))
            .map(point -> point.toArray(BigInteger[]::new))
            .toArray(BigInteger[][]::new);
    int shift =
        Arrays.stream(multiples)
            .flatMap(Arrays::stream)
            .filter(x -> x.signum() != 0)
            .mapToInt(BigInteger::getLowestSetBit)
            .min()
            .orElse(0);
    return Arrays.stream(multiples)
        .map(point -> Arrays.stream(point).map(x -> new BigDecimal(x.shiftRight(shift))))
        .map(point -> point.toArray(BigDecimal[]::new))
        .toArray(BigDecimal[][]::new);
  }

  /** det(q &minus; p, r &minus; p), or det(q &minus; p, r &minus; p, s &minus; p). */
  public static BigDecimal orientation(double[]... points) {
    return orientation(exactly(points));
  }

  /** The same of decimals. */
  public static BigDecimal orientation(BigDecimal[]... points) {
    BigDecimal[][] rows = new BigDecimal[points.length - 1][];
    Arrays.setAll(rows, i -> minus(points[i + 1], points[0]));
    return rows.length == 2 ? cross(rows[0], rows[1], 0, 1) : dot(cross(rows[0], rows[1]), rows[2]);
  }

  /** x &minus; y. */
  public static BigDecimal[] minus(BigDecimal[] x, BigDecimal[] y) {
    BigDecimal[] difference = new BigDecimal[x.length];
    Arrays.setAll(difference, i -> x[i].subtract(y[i]));
    return difference;
  }

  /** x + y. */
  public static BigDecimal[] plus(BigDecimal[] x, BigDecimal[] y) {
    BigDecimal[] sum = new BigDecimal[x.length];
    Arrays.setAll(sum, i -> x[i].add(y[i]));
    return sum;
  }

  /** x · y. */
  public static BigDecimal dot(BigDecimal[] x, BigDecimal[] y) {
    BigDecimal sum = BigDecimal.ZERO;
    for (int i = 0; i < x.length; i++) {
      sum = sum.add(x[i].multiply(y[i]));
    }
    return sum;
  }

  /** x × y. */
  public static BigDecimal[] cross(BigDecimal[] x, BigDecimal[] y) {
    return new BigDecimal[] {cross(x, y, 1, 2), cross(x, y, 2, 0), cross(x, y, 0, 1)};
  }

  private static BigDecimal cross(BigDecimal[] x, BigDecimal[] y, int i, int j) {
    return x[i].multiply(y[j]).subtract(x[j].multiply(y[i]));
  }
}
